"""Reading the value of a property that is no attribute, as its own parser does.

ODS, "Properties": integers, strings and lists of them are spelled as C++ prints them, what is optional as `none` or the value.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.assembly.enums import case_reader, case_test
from mlir_ls.ods.assembly.found import NotKnown
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.syntax.reader import HeaderReader

WIDTHS = ("integer", "unsigned")
"""The words of integers of as many bits as C++ holds."""


def word_of(syntax: Term) -> Term:
    """The word of a syntax of properties, which is all of it or comes first in it."""
    return syntax[0] if isinstance(syntax, tuple) else syntax


def width_of(syntax: Term) -> int:
    """How many bits an integer of a property has."""
    return syntax[1] if isinstance(syntax, tuple) and isinstance(syntax[1], int) else 64


def opt_integer(reader: HeaderReader, syntax: Term) -> int | None:
    """An integer of as many bits as C++ holds, if one comes next; a negative one may wrap around where there is no sign."""
    start = reader.starts[reader.index]
    value = reader.opt_integer(wide=True)
    width = width_of(syntax)
    limit = 1 << (width - (word_of(syntax) == "integer"))
    if value is not None and not -limit <= value < limit:
        message = f"the integer is too large: the property has {width} bits"
        reader.fail_at("bad-attribute", message, start, reader.end_of_last())
    return value


def property_value(syntax: Term, registry: Registry) -> Callable[[HeaderReader], bool]:
    """How to read a value if one comes next."""
    if word_of(syntax) in WIDTHS:
        return lambda reader: opt_integer(reader, syntax) is not None
    if syntax == "string":
        return lambda reader: reader.opt_string() is not None
    if syntax == "bool":
        return lambda reader: reader.accept_any(("true", "false", "0", "1")) is not None
    if syntax == "unit":
        return lambda reader: reader.accept_any(("unit", "unit_absent")) is not None
    if isinstance(syntax, tuple) and len(syntax) > 1:
        return _compound_property(syntax, registry)
    return _unknown_property


def _unknown_property(reader: HeaderReader) -> bool:
    if reader.at_end():
        return False
    raise NotKnown


def _compound_property(syntax: tuple[Term, ...], registry: Registry) -> Callable[[HeaderReader], bool]:
    word = syntax[0]
    if word == "keyword":
        enum = registry.enum(str(syntax[1]))
        read_case, comes_next = case_reader(enum, several=True), case_test(enum)
        return lambda reader: comes_next(reader) and _done(read_case(reader))
    if word == "named_keyword":
        case = property_value(("keyword", syntax[2]), registry)
        return lambda reader: reader.accept(str(syntax[1])) and _bracketed(reader, lambda reader: _require(reader, case))
    inner = property_value(syntax[1], registry)
    if word == "array":
        return lambda reader: reader.opt_delimited("[", lambda: _require(reader, inner)) is not None
    if word == "optional":
        return lambda reader: reader.accept("none") or inner(reader)
    if word == "some":
        return lambda reader: (
            reader.accept("none")
            or (reader.accept("some") and _bracketed(reader, lambda reader: _require(reader, inner)))
        )
    return _unknown_property


def _done(_: object) -> bool:
    return True


def _bracketed(reader: HeaderReader, read: Callable[[HeaderReader], object]) -> bool:
    reader.expect("<")
    read(reader)
    reader.expect(">")
    return True


def _require(reader: HeaderReader, opt: Callable[[HeaderReader], bool]) -> None:
    if not opt(reader):
        reader.fail("expected the value of a property")
