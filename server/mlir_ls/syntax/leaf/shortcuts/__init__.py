"""Plain spellings of leaves, read without the grammar; the grammar gives the same results."""
