"""Options of classes for mypyc, which makes the compiled build; they mean nothing where the sources run."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_options):
        """Leaves a class as it is: only the compiler reads the options."""
        return lambda described: described


__all__ = ["build", "mypyc_attr"]


def build() -> str:
    """Which build of the package runs: "compiled" where the modules of the hot path are machine code, else "pure"."""
    hot = find_spec("mlir_ls.syntax.parser")
    return "pure" if hot is None or hot.origin is None or hot.origin.endswith(".py") else "compiled"
