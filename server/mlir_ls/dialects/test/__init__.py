"""The dialect test: what MLIR tries its parsers, formats and passes with."""
