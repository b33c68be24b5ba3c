"""Hand-written syntaxes: how they are found, and the parts that those of several dialects share."""
