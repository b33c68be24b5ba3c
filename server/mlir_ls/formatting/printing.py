"""What the declared syntax of an operation says of its gaps: its assembly format, read once more with notes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from mlir_ls.ods.assembly.compile import compile_format, is_unit
from mlir_ls.ods.assembly.elements import Literal
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.assembly.printed import Notes
from mlir_ls.ods.language import OpenLanguage, find_directive
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.reader import Broken, HeaderReader, RegionBegins
from mlir_ls.syntax.shape import OpShape

_LANGUAGES = 8
_OPERATIONS = 4096


def recorded_gaps(shape: OpShape, language: OpenLanguage) -> dict[int, int]:
    """What the operation's assembly format puts before tokens, by their offsets in the header.

    A number of blanks; a negative one is a line break and -1 less that number. Nothing without an assembly format.
    """
    if not isinstance(shape.syntax, OpSpec) or not shape.syntax.assembly_format:
        return {}
    read = _noting_in(language)(shape.syntax)
    if read is None:
        return {}
    reader = HeaderReader(shape.text, language.leaves)
    while reader.offset() < shape.name_end:
        reader.index += 1
    reader.syntax, reader.name = shape.syntax, shape.name
    reader.definitions = list(shape.definitions)
    try:
        read(reader)
        at = reader.offset()
        if reader.opt_location():
            reader.gaps[at] = reader.gaps.get(at, 0) + 1
    except (Broken, RegionBegins, RecursionError):
        pass
    return reader.gaps


@lru_cache(_LANGUAGES)
def _noting_in(language: OpenLanguage) -> Callable[[OpSpec], Read | None]:
    """What gives the readers of a language's operations: they go with the language."""
    return lru_cache(_OPERATIONS)(partial(_noting, language))


def _noting(language: OpenLanguage, spec: OpSpec) -> Read | None:
    """Reads what follows the name of an operation, and notes what printing puts before the elements."""
    try:
        elements = parse_format(spec.assembly_format or "")
        units = frozenset([attribute.name for attribute in spec.attributes if is_unit(attribute)])
        notes = Notes(elements, units, _apart(spec, language.registry))
        directives = partial(find_directive, profile=language.profile)
        return compile_format(spec, language.registry, language.leaves, directives, notes)
    except FormatError:
        return None


def _apart(spec: OpSpec, registry: Registry) -> frozenset[str]:
    """The attributes of a dialect whose parameters begin with a word: their own printing sets that apart once more."""
    found: list[str] = []
    for attribute in spec.attributes:
        if isinstance(attribute.syntax, tuple) and attribute.syntax[0] == "body":
            dialect, _, mnemonic = str(attribute.syntax[1]).partition(".")
            definition = registry.attr_def(dialect, mnemonic)
            if definition is not None and definition.assembly_format is not None:
                first = parse_format(definition.assembly_format)[:1]
                if first and not isinstance(first[0], Literal):
                    found.append(attribute.name)
    return frozenset(found)
