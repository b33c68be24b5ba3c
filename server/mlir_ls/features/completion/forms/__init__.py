"""Whole forms of operations that completion inserts: from definitions, and from examples, with the values that fit."""
