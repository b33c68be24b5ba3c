"""Assembly formats of which `mlir-tblgen` makes no parser."""
