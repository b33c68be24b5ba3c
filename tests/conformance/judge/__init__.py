"""Every operation, changed in every part, as the reference and as we judge it."""
