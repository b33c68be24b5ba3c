"""Reading `prop-dict`: the inherent attributes of an operation that an assembly format does not spell elsewhere.

Declarative assembly format, "prop-dict". Up to LLVM 22 it is an attribute dictionary in angle brackets. An MLIR behind LLVM 22
leaves the braces out, and spells each value as the format would spell the attribute.
"""

from __future__ import annotations

from mlir_ls.ods.assembly.attributes import opt_attribute
from mlir_ls.ods.assembly.found import Opt, Step, TypesRead
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText


def braced_properties(reader: HeaderReader, _: TypesRead) -> None:
    """`<{name = value, …}>`."""
    if reader.accept("<"):
        reader.attribute_dictionary()
        reader.expect(">")


def properties_of_any_release(spec: OpSpec, registry: Registry) -> Step:
    """`<{name = value, …}>`, or `<name = value, …>`: a project may be built with an MLIR behind LLVM 22."""
    values: dict[str, Opt] = {}

    def value(name: str, reader: HeaderReader, found: TypesRead) -> None:
        declared = spec.attribute(name)
        if declared is not None:
            if name not in values:
                values[name] = opt_attribute(declared, registry)
            index, count = reader.index, len(reader.attributes)
            if values[name](reader, found) and reader.tokens[reader.index] in (",", ">", ""):
                return
            reader.index = index
            reader.implied.pop(name, None)
            del reader.attributes[count:]
        start = reader.offset()
        reader.attribute()
        reader.add_attribute(name, start)

    def read(reader: HeaderReader, found: TypesRead) -> None:
        if reader.tokens[reader.index] != "<" or reader.peek_at(1) in ("{", ""):
            braced_properties(reader, found)
            return

        def entry() -> None:
            place = reader.offset()
            name = reader.opt_keyword()
            if name is None:
                reader.fail("expected the name of an attribute")
            if reader.accept("="):
                value(name, reader, found)
                reader.attributes[-1] = reader.attributes[-1]._replace(name=name, name_offset=place)
            else:
                end = reader.end_of_last()
                reader.attributes.append(AttributeText(name, place, end, end))

        reader.delimited("<", entry)

    return read
