"""Runs the server that is part of the extension, or a newer one that is installed in this Python.

It is started with the options -E and -S, so that nothing but the standard library is in reach; all that the server needs
lies beside this file.
"""

import os
import site
import sys

if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("mlir-ls needs Python 3.10 or later; this is " + sys.version)

HERE = os.path.dirname(os.path.abspath(__file__))


def installed_version() -> str:
    """The version of mlir-ls among the packages in reach; empty if there is none. importlib.metadata would take its time."""
    for folder in filter(os.path.isdir, sys.path):
        for name in os.listdir(folder):
            if name.startswith("mlir_ls-") and name.endswith(".dist-info"):
                return name[len("mlir_ls-") : -len(".dist-info")]
    return ""


def parts(version: str) -> "list[int]":
    """A version such as 1.10.0, to be compared."""
    return [int(part) if part.isdecimal() else 0 for part in version.strip().split(".")]


with open(os.path.join(HERE, "version.txt"), encoding="utf-8") as file:
    own = file.read()
only_standard = [HERE, *sys.path[1:]]
site.main()
installed = installed_version()
if parts(installed) <= parts(own):
    sys.path[:] = only_standard
elif HERE in sys.path:
    sys.path.remove(HERE)

from mlir_ls.cli import main  # noqa: E402

sys.exit(main(sys.argv[1:]))
