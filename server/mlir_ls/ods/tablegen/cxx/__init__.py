"""C++ in definitions: predicates, transformers and parameters, read as far as they mean what MLIR itself declares."""
