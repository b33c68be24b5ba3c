"""Where the chunks of a text begin, and which of its lines are no MLIR."""
