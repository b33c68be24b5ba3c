"""What all that looks at a text knows of the language: brackets, strings, and the words with something in angle brackets."""

from __future__ import annotations

CLOSING_OF = {"(": ")", "[": "]", "{": "}", "<": ">"}
"""Whether `<` is a bracket or an operator depends on where it stands."""

OPENING_OF = {")": "(", "]": "[", "}": "{", ">": "<"}
OPENING = frozenset("([{<")
CLOSING = frozenset(")]}>")

COMPARISONS = frozenset((">=", "<=", "=="))

DIGITS = frozenset("0123456789")

STRING = r'"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"'
"""A string, as a part of regular expressions."""

ANGLED_TYPES = frozenset(("tensor", "vector", "memref", "complex", "tuple"))
ANGLED_ATTRIBUTES = frozenset(("array", "affine_map", "affine_set", "strided"))
ELEMENTS = frozenset(("dense", "sparse", "dense_resource", "opaque"))
"""The words of attributes that have their type after a colon."""
