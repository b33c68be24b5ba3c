"""dlti: tables of what a target is like."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.parameters import Value
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr

Entry = tuple[Value, "Attribute | None"]


def _key(reader: BodyReader) -> Value:
    """A type, or a string"""
    if reader.at_type():
        return reader.type()
    if not reader.comes('"'):
        reader.fail("expected a type or a string")
    return reader.leaves.parse_attribute(reader.string())


def _entry(reader: BodyReader) -> Entry:
    """key (`=` | `:`) value, or the attribute that is an entry

    A colon was written before LLVM 20.
    """
    if reader.comes("#"):
        start = reader.position
        found = reader.attribute()
        if isinstance(found, DialectAttr) and found.mnemonic == "dl_entry" and found.parameters is not None:
            return found.parameters[0], found.parameters[1]
        if not isinstance(found, AttributeAlias):
            reader.fail_at(f"expected an entry, found `{found}`", start)
        return found, None
    key = _key(reader)
    if not reader.accept(":"):
        reader.expect("=")
    return key, reader.attribute()


def _spelled(entry: Entry) -> str:
    key, value = entry
    return str(key) if value is None else f"{key} = {value}"


def _entries(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` entry,* `>`"""
    start = reader.position
    entries = reader.delimited("<", lambda: _entry(reader))
    seen: set[Value] = set()
    for key, value in entries:
        if key in seen and value is not None:
            reader.fail_at(f"`{key}` is given twice", start + 1)
        seen.add(key)
    return DeclaredBody(f"<{', '.join(map(_spelled, entries))}>", (entries,))


def _single(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` key `,` value `>`"""
    reader.expect("<")
    key = _key(reader)
    reader.expect(",")
    value = reader.attribute()
    reader.expect(">")
    return DeclaredBody(f"<{key}, {value}>", (key, value))


ATTRIBUTES = {
    "dl_entry": _single,
    "dl_spec": _entries,
    "map": _entries,
    "target_device_spec": _entries,
    "target_system_spec": _entries,
}
