"""dlti: tables of what a target is like."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.parameters import Value
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr
from mlir_ls.syntax.leaf.body import is_erased_string

Entry = tuple[Value, "Attribute | None"]

_KEYS = tuple(
    f'"dlti.{name}"'
    for name in (
        *("endianness", "stack_alignment", "alloca_memory_space", "global_memory_space", "program_memory_space"),
        *("default_memory_space", "function_pointer_alignment", "legal_int_widths", "mangling_mode"),
    )
)
"""The keys of entries that the dialect declares."""


def _key(reader: BodyReader) -> Value:
    """A type, or a string"""
    if reader.at_type():
        return reader.type()
    if reader.at_end():
        reader.miss_type(_KEYS)
    if not reader.comes('"'):
        reader.fail("expected a type or a string")
    return reader.leaves.parse_attribute(reader.string())


def entry(reader: BodyReader) -> Entry:
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
    reader.expect("=")
    return key, reader.attribute()


def listed_entries(entries: Sequence[Entry], spelling: str = "{} = {}") -> DeclaredBody:
    """The body that entries make up, each in a spelling of its key and its value."""
    spelled = [str(key) if value is None else spelling.format(key, value) for key, value in entries]
    return DeclaredBody(f"<{', '.join(spelled)}>", (entries,))


def device_problem(key: Value, value: Attribute | None) -> str:
    """Why an attribute does not describe a device; "" where it may."""
    mine = isinstance(value, DialectAttr) and value.dialect == "dlti" and value.mnemonic in ("target_device_spec", "")
    is_other = value is not None and not mine and not isinstance(value, AttributeAlias)
    return f"`{key}` must be #dlti.target_device_spec, but got `{value}`" if is_other else ""


def _devices(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` entry,+ `>` with strings as keys and descriptions of devices as values"""
    start = reader.position
    body = _properties(reader, known, may_be_empty=True)
    for key, value in body.parameters[0] if body.parameters else ():
        problem = device_problem(key, value)
        if problem:
            reader.fail_at(problem, start + 1)
    return body


def _properties(reader: BodyReader, known: Known, may_be_empty: bool = False) -> DeclaredBody:
    """`<` entry,+ `>` with strings as keys"""
    start = reader.position
    body = _entries(reader, known, may_be_empty=may_be_empty)
    check_strings(reader, body.parameters[0] if body.parameters else (), start)
    return body


def check_strings(reader: BodyReader, entries: Sequence[Entry], start: int) -> None:
    """Fails if there are no entries, or one whose key is a type."""
    if not entries:
        reader.fail_at("expected an entry", start)
    for key, value in entries:
        if isinstance(key, Type) and value is not None:
            reader.fail_at(f"expected a string, but got `{key}`", start + 1)


def _entries(reader: BodyReader, known: Known, may_be_empty: bool = False) -> DeclaredBody:
    """`<` entry,* `>`, where a key may be the empty string or not"""
    start = reader.position
    entries = reader.delimited("<", lambda: entry(reader))
    check_keys(reader, entries, start, may_be_empty)
    return listed_entries(entries)


def check_keys(reader: BodyReader, entries: Sequence[Entry], start: int, may_be_empty: bool = False) -> None:
    """Fails if a key is given twice, or is the empty string where that may not be."""
    seen: set[Value] = set()
    for key, value in entries:
        if key in seen and value is not None and not is_erased_string(str(key)):
            reader.fail_at(f"`{key}` is given twice", start + 1)
        if str(key) == '""' and not may_be_empty:
            reader.fail_at("the key of an entry is empty", start + 1)
        seen.add(key)


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
