"""`python -m mlir_ls` is `mlir-ls`."""

import sys

from mlir_ls.cli import main

if __name__ == "__main__":
    sys.exit(main())
