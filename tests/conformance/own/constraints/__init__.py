"""Operations whose parts have random constraints and traits, and texts that use them."""
