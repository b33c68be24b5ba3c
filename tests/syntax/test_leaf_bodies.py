"""The bodies of dialects' types and attributes, read by a grammar that a dialect brings."""

from __future__ import annotations

import pytest

from mlir_ls.syntax.leaf import LeafError, LeafParser, LeafReader, may_equal
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.build.builder import DialectBody, DialectBodyParser, NoSuchName
from mlir_ls.syntax.leaf.errors import UnknownAttribute, UnknownType
from mlir_ls.syntax.leaf.forms import MODERN
from mlir_ls.syntax.leaf.types import DialectType
from plain_leaves import BY_GRAMMAR


def _bed(text: str, leaves: LeafReader) -> DialectBody:
    """`<size>`, where the size 1 may be left out."""
    size = text[1:-1].strip() or "1"
    if not size.isdigit():
        raise LeafError("expected a size", len(text) - len(text[1:].lstrip()))
    return DialectBody("" if size == "1" else f"<{size}>", (int(size),))


def _side(text: str, leaves: LeafReader) -> DialectBody:
    """A word without brackets, or in parentheses."""
    if text[:1] == "<":
        raise LeafError("expected a side", 0)
    return DialectBody(text.strip(), (text.strip("( )"),))


def _garden(dialect: str, mnemonic: str) -> DialectBodyParser | NoSuchName | None:
    if dialect != "garden":
        return None
    return {"bed": _bed, "side": _side, "wild": None}.get(mnemonic, NoSuchName(f"no {mnemonic}"))


@pytest.fixture(params=[True, False], ids=["shortcuts", "grammar"])
def parser(request: pytest.FixtureRequest) -> LeafParser:
    return LeafParser(MODERN if request.param else BY_GRAMMAR, _garden, _garden)


def test_a_dialect_brings_the_grammar_of_its_bodies(parser: LeafParser) -> None:
    known = parser.parse_type("tensor<2x!garden.bed< 3 >>").element  # type: ignore[attr-defined]
    assert isinstance(known, DialectType)
    assert (known.parameters, known.body, str(known)) == ((3,), "3", "!garden.bed<3>")
    assert not may_equal(known, parser.parse_type("!garden.bed<4>"))


def test_spellings_of_one_type_are_one_type(parser: LeafParser) -> None:
    bed = parser.parse_type("!garden.bed")
    assert [parser.parse_type(text) for text in ("!garden.bed<1>", "!garden<bed>", "!garden<bed<1>>")] == [bed] * 3
    side = parser.parse_attribute("#garden<side   left>")
    assert isinstance(side, DialectAttr)
    assert (side.mnemonic, side.parameters, str(side)) == ("side", ("left",), "#garden<side left>")
    assert str(parser.parse_attribute("#garden< side (left) >")) == "#garden<side(left)>"
    assert parser.parse_attribute(str(side)) is side


def test_what_one_language_reads_in_a_body_is_nothing_to_another(parser: LeafParser) -> None:
    unread = LeafParser().parse_type("!garden.bed<7>")
    read = parser.parse_type("!garden.bed<7>")
    otherwise = LeafParser(MODERN, lambda dialect, mnemonic: _list).parse_type("!garden.bed<7>")
    found = [each.parameters for each in (unread, read, otherwise) if isinstance(each, DialectType)]
    assert found == [None, (7,), ("7",)]
    assert str(unread) == str(read) == str(otherwise)


@pytest.mark.parametrize(
    ("text", "kind", "message", "offset"),
    [
        ("tuple<!garden.bed< x>>", LeafError, "expected a size", 19),
        ("!garden.side<left>", LeafError, "expected a side", 12),
        ("tuple<!garden.pond>", UnknownType, "no pond", 14),
        ("!garden.pond<3>", UnknownType, "no pond", 8),
        ("!garden<pond 3>", UnknownType, "no pond", 8),
        ("tensor<2xf32, #garden.pond>", UnknownAttribute, "no pond", 22),
        ('!garden<"x">', UnknownType, "no ", 8),
    ],
)
def test_mistakes_are_reported_with_their_places(
    parser: LeafParser, text: str, kind: type[LeafError], message: str, offset: int
) -> None:
    with pytest.raises(LeafError) as caught:
        parser.parse_type(text)
    assert (type(caught.value), caught.value.message, caught.value.offset) == (kind, message, offset)


def test_what_no_grammar_is_known_of_is_left_alone(parser: LeafParser) -> None:
    for text in ("!garden.wild<a b>", "!meadow.bed<a b>", "!meadow<a b>"):
        found = parser.parse_type(text)
        assert isinstance(found, DialectType)
        assert (found.parameters, str(found)) == (None, text)
    assert may_equal(parser.parse_type("!garden.wild<a>"), parser.parse_type("!garden.wild<b>"))


def test_what_is_read_inside_a_type_with_a_name_stays_there(parser: LeafParser) -> None:
    inner = parser.inside('"a"').inside('"b"')
    assert inner.open_names == ('"a"', '"b"')
    assert inner.parse_type("!garden.bed<2>") is parser.parse_type("!garden.bed<2>")
    inner.parse_type('!wild.bed<"a">')
    assert '!wild.bed<"a">' not in parser.types
    assert parser.open_names == ()


def test_an_alias_in_a_body_is_resolved_and_read_again() -> None:
    parser = LeafParser(MODERN, lambda dialect, mnemonic: _list if mnemonic == "list" else None)
    found = parser.parse_type("!garden.list<!row>")
    assert found.has_alias
    resolved = parser.resolve(found, {"!row": parser.parse_type("i32")})
    assert isinstance(resolved, DialectType)
    assert (str(resolved), resolved.parameters) == ("!garden.list<i32>", ("i32",))


def _list(text: str, leaves: LeafReader) -> DialectBody:
    return DialectBody(text, (text[1:-1],))
