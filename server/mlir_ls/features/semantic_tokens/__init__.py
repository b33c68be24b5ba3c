"""Semantic tokens: what every word of a document is ("Semantic Tokens")."""
