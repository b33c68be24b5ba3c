"""dlti: tables of what a target is like."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.parameters import Value
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr
from mlir_ls.syntax.leaf.body import is_erased_string

Entry = tuple[Value, "Attribute | None"]


def _key(reader: BodyReader) -> Value:
    """A type, or a string"""
    if reader.at_type():
        return reader.type()
    if not reader.comes('"'):
        reader.fail("expected a type or a string")
    return reader.leaves.parse_attribute(reader.string())


def _entry(reader: BodyReader, sign: str = "=") -> Entry:
    """key `=` value, or the attribute that is an entry"""
    if reader.comes("#"):
        start = reader.position
        found = reader.attribute()
        if isinstance(found, DialectAttr) and found.mnemonic == "dl_entry" and found.parameters is not None:
            return found.parameters[0], found.parameters[1]
        if not isinstance(found, AttributeAlias):
            reader.fail_at(f"expected an entry, but got `{found}`", start)
        return found, None
    key = _key(reader)
    if sign == "=" or not reader.accept(sign):
        reader.expect("=")
    return key, reader.attribute()


def _spelled(entry: Entry) -> str:
    key, value = entry
    return str(key) if value is None else f"{key} = {value}"


def entries_with(sign: str) -> Callable[[BodyReader, Known], DeclaredBody]:
    """The reader of `<` entry,* `>`, where `=` or a sign stands between a key and its value."""
    return lambda reader, known: _entries(reader, known, sign)


def _devices(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` entry,+ `>` with strings as keys and descriptions of devices as values"""
    start = reader.position
    body = _properties(reader, known, may_be_empty=True)
    for key, value in body.parameters[0] if body.parameters else ():
        mine = isinstance(value, DialectAttr) and value.dialect == "dlti" and value.mnemonic in ("target_device_spec", "")
        if value is not None and not mine and not isinstance(value, AttributeAlias):
            reader.fail_at(f"`{key}` must be #dlti.target_device_spec, but got `{value}`", start + 1)
    return body


def _properties(reader: BodyReader, known: Known, may_be_empty: bool = False) -> DeclaredBody:
    """`<` entry,+ `>` with strings as keys"""
    start = reader.position
    body = _entries(reader, known, may_be_empty=may_be_empty)
    entries = body.parameters[0] if body.parameters else ()
    if not entries:
        reader.fail_at("expected an entry", start)
    for key, value in entries:
        if isinstance(key, Type) and value is not None:
            reader.fail_at(f"expected a string, but got `{key}`", start + 1)
    return body


def _entries(reader: BodyReader, known: Known, sign: str = "=", may_be_empty: bool = False) -> DeclaredBody:
    """`<` entry,* `>`, where a key may be the empty string or not"""
    start = reader.position
    entries = reader.delimited("<", lambda: _entry(reader, sign))
    seen: set[Value] = set()
    for key, value in entries:
        if key in seen and value is not None and not is_erased_string(str(key)):
            reader.fail_at(f"`{key}` is given twice", start + 1)
        if str(key) == '""' and not may_be_empty:
            reader.fail_at("the key of an entry is empty", start + 1)
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
    "target_device_spec": _properties,
    "target_system_spec": _devices,
}
