"""Assembly formats are read into elements, in the order in which they are spelled."""

from __future__ import annotations

import random

import pytest

from mlir_ls.ods.assembly.elements import (
    AttrDict,
    Clauses,
    Code,
    Custom,
    Element,
    FunctionalType,
    Group,
    Literal,
    PropDict,
    Qualified,
    Ref,
    Space,
    StructDirective,
    TypeOf,
    Variable,
    Whole,
)
from mlir_ls.ods.assembly.grammar import FormatError, parse_by_grammar, parse_format
from mlir_ls.ods.assembly.shortcut import plain_format
from mlir_ls.ods.registry import default_registry

A, B = Variable("a"), Variable("b")


@pytest.mark.parametrize(
    ("text", "elements"),
    [
        ("$a^ type($b^)", (A, TypeOf(B))),
        ("", ()),
        (" $a `,`\n $b ", (A, Literal(","), B)),
        ("`keyword` `->` `(`", (Literal("keyword"), Literal("->"), Literal("("))),
        ("`` ` ` `\\n`", (Space(""), Space(" "), Space("\n"))),
        ("attr-dict", (AttrDict(False),)),
        ("attr-dict-with-keyword prop-dict", (AttrDict(True), PropDict())),
        ("operands results", (Whole("operands"), Whole("results"))),
        ("regions successors", (Whole("regions"), Whole("successors"))),
        ("type($a) type(operands)", (TypeOf(A), TypeOf(Whole("operands")))),
        ("qualified($a)qualified(type($b))", (Qualified(A), Qualified(TypeOf(B)))),
        ("functional-type($a, results)", (FunctionalType(A, Whole("results")),)),
        ("custom<Name>()", (Custom("Name", ()),)),
        (
            'custom<Name>($a, type($a), ref($b), ref(type($b)), "code")',
            (Custom("Name", (A, TypeOf(A), Ref(B), Ref(TypeOf(B)), Code("code"))),),
        ),
        ("oilist(`x` $a | `y`)", (Clauses(((Literal("x"), A), (Literal("y"),))),)),
        ("($a^)?", (Group((A,), (), A, False),)),
        ("(`x` $a^):(`y`)?", (Group((Literal("x"), A), (Literal("y"),), A, False),)),
        ("(`x`) : (`y` $a^)?", (Group((Literal("x"),), (Literal("y"), A), A, True),)),
        ("(`x` ($b^)? $a^)?", (Group((Literal("x"), Group((B,), (), B, False), A), (), A, False),)),
        ("`<` struct(params) `>`", (Literal("<"), StructDirective((Whole("params"),)), Literal(">"))),
        ("struct($a, $b)", (StructDirective((A, B)),)),
    ],
)
def test_elements(text: str, elements: tuple[Element, ...]) -> None:
    assert parse_format(text) == elements


@pytest.mark.parametrize(
    ("text", "offset"),
    [("$a `,", 3), ("($a^", 0), ("$a unheard-of", 3), ("type()", 5), ("custom<>()", 0), ("`a` )", 4), ("`a` | `b`", 4)],
)
def test_mistakes_have_a_place(text: str, offset: int) -> None:
    with pytest.raises(FormatError) as caught:
        parse_format(text)
    assert caught.value.offset <= offset


@pytest.mark.parametrize("text", ["type(attr-dict)", "qualified(`x`)", "ref(operands)", "functional-type(`x`, $a)"])
def test_what_takes_a_variable_takes_nothing_else(text: str) -> None:
    with pytest.raises(FormatError, match="takes"):
        parse_format(text)


def test_a_literal_and_a_variable_of_the_same_name_differ() -> None:
    literal, variable = parse_format("`nowait` $nowait")
    assert literal != variable


def formats() -> list[str]:
    """The formats of all operations, types and attributes of the default dialects."""
    found = set()
    for name in default_registry().dialects():
        data = default_registry().dialect(name)
        assert data is not None
        for table in (data.ops, data.types, data.attributes):
            found.update([each.assembly_format for each in table.values() if each.assembly_format is not None])
    return sorted(found)


def test_every_format_of_the_default_dialects_is_read_alike_with_and_without_the_grammar() -> None:
    assert len(formats()) > 1000
    for text in formats():
        assert plain_format(text) == parse_by_grammar(text), text


@pytest.mark.parametrize("seed", range(3))
def test_damaged_formats_are_read_alike_with_and_without_the_grammar(seed: int) -> None:
    rng = random.Random(seed)
    pieces = ["", *'()^?:$`|,"-x', " ", "\n", "type(", "custom<X>(", '"a"', "struct(", "oilist(", "($a^)?"]
    for text in rng.choices([text for text in formats() if len(text) < 300], k=200):
        at = rng.randrange(len(text) + 1)
        damaged = text[:at] + rng.choice(pieces) + text[at + rng.randrange(3) :]
        try:
            expected = parse_by_grammar(damaged)
        except FormatError:
            expected = None
        assert plain_format(damaged) == expected, f"seed {seed}: {damaged!r}"


@pytest.mark.parametrize("text", ["$a\x1e`,` $b", "$a\x85$b", "$a\u00a0$b", "$\u00e9", "(" * 3000, "`,` " + "type(" * 3000 + "$a" + ")" * 3000])
def test_odd_formats_are_read_alike_with_and_without_the_grammar(text: str) -> None:
    found = plain_format(text)
    try:
        expected = parse_by_grammar(text)
    except FormatError:
        expected = None
    assert found is None or found == expected
    if expected is None:
        with pytest.raises(FormatError):
            parse_format(text)


def test_formats_are_not_nested_for_ever() -> None:
    with pytest.raises(FormatError, match="nested too deeply") as found:
        parse_format("`(` " + "(" * 100)
    assert found.value.offset == 4 + 50
    parse_format("`(` " * 100)
