"""The syntaxes that ODS does not declare: operations with a hand-written parser, and `custom<...>` directives.

One module a dialect, imported when the dialect is first asked for. Each has a table `OPERATIONS` of read functions by
the name of the operation without its dialect, and a table `DIRECTIVES` of directives by name. They are those of the
default profile; what another profile has otherwise is in a module of `releases`, in tables of the same names, by full
names such as "gpu.module" and "gpu.OffloadingHandler".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mlir_ls.dialects.assembly.directives import Directive
from mlir_ls.dialects.profiles import DEFAULT_PROFILE
from mlir_ls.syntax.reader import Reader

_DIALECTS = frozenset(
    (
        *("acc", "affine", "amdgpu", "arith", "async", "bufferization", "builtin", "cf", "emitc", "func", "gpu", "irdl"),
        *("linalg", "llvm", "loop", "memref", "ml_program", "nvvm", "omp", "pdl", "pdl_interp", "rocdl", "scf", "shape"),
        *("smt", "sparse_tensor", "spirv", "spv", "std", "test", "tosa", "transform", "vector", "wasmssa", "xegpu"),
    )
)


def hand_written(op_name: str, profile: str = DEFAULT_PROFILE) -> Callable[[Reader], None] | None:
    """How to read what follows the name of an operation in its custom form; None where nobody wrote it down."""
    dialect, _, name = op_name.partition(".")
    found: Callable[[Reader], None] | None = _entry(dialect, name, "OPERATIONS", profile)
    return found


def custom_directive(dialect: str, name: str, profile: str = DEFAULT_PROFILE) -> Directive | None:
    """The directive `custom<name>` of a dialect's assembly formats; None where nobody wrote it down."""
    found: Directive | None = _entry(dialect, name, "DIRECTIVES", profile)
    return found


def _entry(dialect: str, name: str, table: str, profile: str) -> Any:
    other = _table(_release(profile), table).get(f"{dialect}.{name}")
    return other if other is not None else _table(_module(dialect), table).get(name)


def _table(module: ModuleType | None, table: str) -> dict[str, Any]:
    return {} if module is None else getattr(module, table, {})


@cache
def _release(profile: str) -> ModuleType | None:
    prefix = "spec_" if profile[:1].isdigit() else ""
    name = f"{__name__}.releases.{prefix}{profile.replace('-', '_')}"
    return import_module(name) if find_spec(name) is not None else None


@cache
def _module(dialect: str) -> ModuleType | None:
    return import_module(f"{__name__}.{dialect}") if dialect in _DIALECTS else None
