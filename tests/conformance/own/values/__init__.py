"""Definitions made at random of types, attributes, enums and properties, and texts with values of them."""
