"""That every operation's custom form is written down: as a format with directives that are known, or as a function."""

import re

from mlir_ls.ods.assembly.compile import compile_format
from mlir_ls.ods.assembly.grammar import parse_format
from mlir_ls.ods.language import default_language, find_directive
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.lookup import hand_written

_CODE = re.compile(r'"[^"]*"')
_VARIABLE = re.compile(r"\$(\w+)")
_DIRECTIVE = re.compile(r"custom<(\w+)>")


def operations() -> list[OpSpec]:
    registry = default_registry()
    found = [registry.op(name) for dialect in registry.dialects() for name in registry.ops_of(dialect)]
    return [operation for operation in found if operation is not None]


def declares(operation: OpSpec, name: str) -> bool:
    parts = (operation.operand, operation.result, operation.attribute, operation.region, operation.successor)
    return any(part(name) is not None for part in parts)


def test_every_hand_written_syntax_is_known() -> None:
    unknown = [
        operation.name
        for operation in operations()
        if operation.custom_syntax and operation.assembly_format is None and hand_written(operation.name) is None
    ]
    assert unknown == []


def test_every_directive_is_known() -> None:
    unknown = {
        f"{operation.name}: {name}"
        for operation in operations()
        for name in _DIRECTIVE.findall(operation.assembly_format or "")
        if find_directive(operation.dialect, name) is None
    }
    assert unknown == set()


def test_formats_of_hand_written_syntaxes_speak_of_what_is_declared() -> None:
    written = [operation for operation in operations() if operation.custom_syntax and operation.assembly_format]
    assert written
    for operation in written:
        text = operation.assembly_format or ""
        assert parse_format(text)
        compile_format(operation, default_registry(), default_language().leaves, find_directive)
        missing = [name for name in _VARIABLE.findall(_CODE.sub("", text)) if not declares(operation, name)]
        assert missing == [], operation.name
