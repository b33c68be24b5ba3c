"""Terms of the vocabulary of constraints: whether a type, an attribute or an integer satisfies one."""
