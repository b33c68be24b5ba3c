"""`python -m mlir_ls` is `mlir-ls`."""

# ruff: noqa: E402
import sys

from mlir_ls.system.programs import forget_current_folder

forget_current_folder()

from mlir_ls.cli import main

if __name__ == "__main__":
    sys.exit(main())
