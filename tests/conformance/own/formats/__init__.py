"""Operations with random assembly formats, whose own compiler is the judge of texts that use them."""
