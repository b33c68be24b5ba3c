"""Pages of the site that are made of the program: the codes of its diagnostics, its Python API."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence

from mlir_ls import api
from mlir_ls.commands.explain import codes, page, summary

_TABLE = "| code | what is wrong |\n| --- | --- |\n"


def pages() -> dict[str, str]:
    """The pages by their paths on the site."""
    return {"codes/index.md": index_of_codes(), "api.md": python_api()}


def table_cell(text: str) -> str:
    """A text in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


# -- codes -----------------------------------------------------------------------------------------------------------


def index_of_codes() -> str:
    """All codes, those of each dialect under its name."""
    groups: dict[str, list[str]] = {}
    for code in codes():
        groups.setdefault(code.rpartition(".")[0], []).append(code)
    head = (
        "# Codes of diagnostics\n\nEach diagnostic has a code, which stands after it in brackets. `mlir-ls explain CODE`\n"
        "prints its page, and in an editor the code is a link to it. Codes that begin with a dialect are about its rules.\n"
    )
    return head + "".join(_code_table(dialect, of_dialect) for dialect, of_dialect in sorted(groups.items()))


def _code_table(dialect: str, found: Sequence[str]) -> str:
    rows = [f"| [{code}]({code}.md) | {table_cell(summary(page(code) or ''))} |\n" for code in found]
    return f"\n## {dialect or 'Of all dialects'}\n\n{_TABLE}{''.join(rows)}"


# -- the Python API --------------------------------------------------------------------------------------------------


def python_api() -> str:
    """What `mlir_ls.api` exports, from its docstrings."""
    head = "# Python API\n\n`mlir_ls.api` is the public interface for scripts; [recipes](recipes.md) show what it is for.\n"
    exported = [(name, getattr(api, name)) for name in api.__all__]
    functions = "".join(_function(name, value) for name, value in exported if inspect.isfunction(value))
    classes = "".join(_class(name, value) for name, value in exported if inspect.isclass(value))
    return f"{head}\n## Functions\n{functions}\n## Classes\n{classes}"


def _function(name: str, function: object) -> str:
    return f"\n### {name}\n\n```python\n{_signature(name, function)}\n```\n\n{_documentation(function)}\n"


def _class(name: str, of: type) -> str:
    rows = [_member_row(member, value) for member, value in vars(of).items() if not member.startswith("_")]
    found = [row for row in rows if row is not None]
    table = "\n| member | meaning |\n| --- | --- |\n" + "".join(found) if found else ""
    return f"\n### {name}\n\n{_documentation(of)}\n{table}"


def _member_row(name: str, value: object) -> str | None:
    """The row of a method, a property or a field; None of what is none of these."""
    if inspect.isfunction(value):
        return f"| `{_signature(name, value)}` | {table_cell(_documentation(value))} |\n"
    wrapped = getattr(value, "fget", None) or getattr(value, "func", None)
    if wrapped is not None or inspect.isdatadescriptor(value):
        return f"| `{name}` | {table_cell(_documentation(wrapped or value))} |\n"
    return None


def _signature(name: str, function: object) -> str:
    assert callable(function)
    spelled = re.sub(r"\(self(?:, )?", "(", f"{name}{inspect.signature(function)}")
    return spelled.replace("'", "")


def _documentation(value: object) -> str:
    return inspect.cleandoc(value.__doc__ or "")
