"""From the parse trees of the leaf grammar to types, attributes, affine maps and locations."""
