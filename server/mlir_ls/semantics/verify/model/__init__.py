"""An operation as checks see it: its operands, attributes, regions, and what is around it."""
