"""What goes on in open brackets: dimensions of shaped types, keys of dictionaries, locations, affine maps and sets."""
