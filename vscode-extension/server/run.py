"""Runs the server that is part of the extension: it and all that it needs lie beside this file."""

import os
import sys

if sys.version_info < (3, 10):
    sys.exit("mlir-ls needs Python 3.10 or later; this is " + sys.version.split()[0])

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mlir_ls.cli import main  # noqa: E402

sys.exit(main(sys.argv[1:]))
