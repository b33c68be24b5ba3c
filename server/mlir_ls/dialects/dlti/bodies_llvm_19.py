"""dlti of LLVM 19: entries are attributes of their own, and a colon stands between a device and its description."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.dlti.bodies import ATTRIBUTES as _TODAY
from mlir_ls.dialects.dlti.bodies import Entry, check_keys, check_strings, device_problem, entry, listed_entries
from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader

_ENTRY = "#dlti.dl_entry<{}, {}>"


def _attribute(reader: BodyReader) -> Entry:
    """`#dlti.dl_entry<…>`"""
    if not reader.comes("#"):
        reader.fail("an entry is `#dlti.dl_entry<…>`")
    return entry(reader)


def _device(reader: BodyReader) -> Entry:
    """A string `:` the description of a device"""
    if not reader.comes('"'):
        reader.fail("expected a string")
    key = reader.leaves.parse_attribute(reader.string())
    reader.expect(":")
    start = reader.position
    value = reader.attribute()
    problem = device_problem(key, value)
    if problem:
        reader.fail_at(problem, start)
    return key, value


def _layout(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` entry,* `>`"""
    start = reader.position
    entries = reader.delimited("<", lambda: _attribute(reader))
    check_keys(reader, entries, start, may_be_empty=True)
    return listed_entries(entries, _ENTRY)


def _with_strings(read: Callable[[BodyReader], Entry], spelling: str) -> Callable[[BodyReader, Known], DeclaredBody]:
    """The reader of `<` entry,+ `>` with strings as keys."""

    def body(reader: BodyReader, known: Known) -> DeclaredBody:
        start = reader.position
        entries = reader.delimited("<", lambda: read(reader))
        check_strings(reader, entries, start)
        check_keys(reader, entries, start, may_be_empty=True)
        return listed_entries(entries, spelling)

    return body


ATTRIBUTES = {
    **_TODAY,
    "dl_spec": _layout,
    "target_device_spec": _with_strings(_attribute, _ENTRY),
    "target_system_spec": _with_strings(_device, "{}: {}"),
}
