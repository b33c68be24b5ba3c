"""Runs the server that is part of the extension: it and all that it needs lie beside this file."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mlir_ls.cli import main

sys.exit(main(sys.argv[1:]))
