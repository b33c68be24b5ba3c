"""Headers that were read before, and what is known from them of others."""
