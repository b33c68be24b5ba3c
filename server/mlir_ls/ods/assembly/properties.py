"""Reading `prop-dict`: the inherent attributes of an operation that an assembly format does not spell elsewhere.

Declarative assembly format, "prop-dict". Up to LLVM 22 it is an attribute dictionary in angle brackets. An MLIR after LLVM 22
leaves the braces out, spells each value as the format would spell the attribute, and takes no name that is not declared.
"""

from __future__ import annotations

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.assembly.attributes import opt_attribute
from mlir_ls.ods.assembly.found import Opt, Step, TypesRead
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText

SEGMENT_SIZES = ("SegmentSizes", "segment_sizes")
"""How the names of properties end that say how many values each group of operands or results has."""


def braced_properties(reader: HeaderReader, _: TypesRead) -> None:
    """`<{name = value, …}>`, or `<#name>`."""
    reader.opt_properties()


def properties_of_any_release(spec: OpSpec, registry: Registry) -> Step:
    """`<{name = value, …}>`, or `<name = value, …>`: a project may be built with an MLIR after LLVM 22."""
    values: dict[str, Opt] = {}
    names = [each.name for each in spec.attributes]

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
        if reader.tokens[reader.index] != "<" or reader.peek_at(1)[:1] in ("{", "#"):
            braced_properties(reader, found)
            return

        first = len(reader.attributes)

        def entry() -> None:
            place = reader.offset()
            name = reader.opt_keyword()
            if name is None:
                reader.fail("expected the name of an attribute")
            if name not in names and not name.endswith(SEGMENT_SIZES) and not reader.at_end():
                similar = nearest(name, names)
                message = f"'{name}' is no property of '{spec.name}'{suggestion(similar)}"
                reader.fail_at("unknown-keyword", message, place, place + len(name), similar)
            if any([each.name == name for each in reader.attributes[first:]]):
                reader.fail_at("duplicate-attribute", f"'{name}' is given twice", place, place + len(name))
            if reader.accept("="):
                value(name, reader, found)
                reader.attributes[-1] = reader.attributes[-1]._replace(name=name, name_offset=place)
            else:
                end = reader.end_of_last()
                reader.attributes.append(AttributeText(name, place, end, end))

        reader.bare_attribute_dictionary(entry)

    return read
