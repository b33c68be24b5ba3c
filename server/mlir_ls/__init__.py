"""Language server and editor tooling for MLIR."""

__version__ = "0.1.0"
