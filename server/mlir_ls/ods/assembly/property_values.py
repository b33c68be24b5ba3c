"""Reading the values of properties that are no attributes, as an assembly format spells them.

ODS, "Properties". `AttributeSpec.syntax` in `ods.spec` lists how they are spelled.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.assembly.enums import case_reader, case_test, opt_case
from mlir_ls.ods.assembly.found import NotKnown, Opt, TypesRead
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.syntax.leaf.attributes import ArrayAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType
from mlir_ls.syntax.reader import HeaderReader

Value = Callable[[HeaderReader], bool]
"""Reads a value if one comes next, and says whether it did."""

_IN_WORDS = {"string": "a string", "integer": "an integer", "unsigned": "an integer", "bool": "'true' or 'false'"}
_WIDTHS = ("integer", "unsigned")
_OF_CASES = ("keyword", "named_keyword")
_IN_ONE_STRING = "string"
"""The last word of the syntax of an enum whose cases are bits, several of which are one string."""


def opt_property(name: str, syntax: Term, registry: Registry) -> Opt:
    """Reads a property if it comes next."""
    word = _word_of(syntax)
    if word == "keyword" and isinstance(syntax, tuple):
        return opt_case(name, registry.enum(str(syntax[1])), several=syntax[-1] != _IN_ONE_STRING)
    if word == "named_keyword" and isinstance(syntax, tuple):
        several = syntax[-1] != _IN_ONE_STRING
        return opt_case(name, registry.enum(str(syntax[2])), str(syntax[1]), several=several)
    if word in _WIDTHS:
        return _integer_property(name, syntax)
    if word == "optional" and isinstance(syntax, tuple) and _word_of(syntax[1]) in _OF_CASES:
        return _optional_case(name, opt_property(name, syntax[1], registry))
    opt = _value(syntax, registry)

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        start = reader.starts[reader.index]
        if not opt(reader):
            return False
        reader.add_attribute(name, start)
        return True

    return read


def refuse_property(reader: HeaderReader, name: str, syntax: Term, registry: Registry) -> None:
    """Gives up where a property does not come next, if it is of a kind that has a name."""
    word = str(_word_of(syntax))
    if word in _IN_WORDS:
        reader.fail(f"expected {_IN_WORDS[word]} for property '{name}'")
    if has_word_for_none(syntax):
        held = syntax[1] if isinstance(syntax, tuple) and word == "optional" else ""
        if isinstance(held, tuple) and held[0] == "keyword":
            case_reader(registry.enum(str(held[1])), several=False)(reader)
        reader.fail(f"expected 'none' or the value of property '{name}'")


def has_word_for_none(syntax: Term) -> bool:
    """Whether a property is spelled, as `none`, where it has no value."""
    return _word_of(syntax) in ("optional", "some")


def _word_of(syntax: Term) -> Term:
    return syntax[0] if isinstance(syntax, tuple) else syntax


def _width_of(syntax: Term) -> int:
    """How many bits an integer of a property has."""
    return syntax[1] if isinstance(syntax, tuple) and isinstance(syntax[1], int) else 64


def _optional_case(name: str, case: Opt) -> Opt:
    """A case of an enum, or `none`; in the generic form it is a list of at most one."""

    def read(reader: HeaderReader, found: TypesRead) -> bool:
        start = reader.starts[reader.index]
        if reader.accept("none"):
            reader.add_attribute(name, start)
            reader.implied[name] = ArrayAttr(())
            return True
        if not case(reader, found):
            return False
        if name in reader.implied:
            reader.implied[name] = ArrayAttr((reader.implied[name],))
        return True

    return read


def _integer_property(name: str, syntax: Term) -> Opt:
    """A property that is an integer; what it is in the generic form is noted as well."""
    type_ = IntegerType(_width_of(syntax))

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        start = reader.starts[reader.index]
        value = _opt_integer(reader, syntax)
        if value is None:
            return False
        reader.add_attribute(name, start)
        reader.implied[name] = IntegerAttr(value, type_)
        return True

    return read


def _opt_integer(reader: HeaderReader, syntax: Term) -> int | None:
    """An integer of as many bits as C++ holds, if one comes next; a negative one may wrap around where there is no sign.

    `false` and `true` are integers of one bit, which is a sign.
    """
    start, token = reader.starts[reader.index], reader.tokens[reader.index]
    if token in ("false", "true"):
        reader.index += 1
        return -(token == "true")
    value = reader.opt_integer(wide=True)
    width = _width_of(syntax)
    limit = 1 << (width - (_word_of(syntax) == "integer"))
    if value is not None and not -limit <= value < limit:
        message = f"the integer is too large: the property has {width} bits"
        reader.fail_at("bad-attribute", message, start, reader.end_of_last())
    return value


def _value(syntax: Term, registry: Registry) -> Value:
    if _word_of(syntax) in _WIDTHS:
        return lambda reader: _opt_integer(reader, syntax) is not None
    if syntax == "string":
        return lambda reader: reader.opt_string() is not None
    if syntax == "bool":
        return lambda reader: reader.accept_any(("true", "false", "0", "1")) is not None
    if syntax == "unit":
        return lambda reader: reader.accept_any(("unit", "unit_absent")) is not None
    if isinstance(syntax, tuple) and len(syntax) > 1:
        return _compound(syntax, registry)
    return _unknown


def _unknown(reader: HeaderReader) -> bool:
    if reader.at_end():
        return False
    raise NotKnown


def _compound(syntax: tuple[Term, ...], registry: Registry) -> Value:
    word = syntax[0]
    if word == "keyword":
        return _case(syntax, registry)
    if word == "named_keyword":
        mnemonic, inner_case = str(syntax[1]), _case(syntax[1:], registry)
        return lambda reader: reader.accept(mnemonic) and _bracketed(reader, inner_case)
    inner = _value(syntax[1], registry)
    if word == "array":
        return lambda reader: reader.opt_delimited("[", lambda: _require(reader, inner)) is not None
    if word == "optional":
        return lambda reader: reader.accept("none") or inner(reader)
    if word == "some":
        return lambda reader: reader.accept("none") or (reader.accept("some") and _bracketed(reader, inner))
    return _unknown


def _case(syntax: tuple[Term, ...], registry: Registry) -> Value:
    """A case of the enum that is named second."""
    enum = registry.enum(str(syntax[1]))
    read_case, comes_next = case_reader(enum, syntax[-1] != _IN_ONE_STRING), case_test(enum)

    def read(reader: HeaderReader) -> bool:
        if not comes_next(reader):
            return False
        read_case(reader)
        return True

    return read


def _bracketed(reader: HeaderReader, inner: Value) -> bool:
    reader.expect("<")
    _require(reader, inner)
    reader.expect(">")
    return True


def _require(reader: HeaderReader, opt: Value) -> None:
    if not opt(reader):
        reader.fail("expected the value of a property")
