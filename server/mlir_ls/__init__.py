"""Language server and editor tooling for MLIR."""

__version__ = "0.2.0"
