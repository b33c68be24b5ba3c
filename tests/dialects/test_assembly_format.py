"""Assembly formats are read into elements, in the order in which they are spelled."""

from __future__ import annotations

import pytest
from mlir_ls.dialects.assembly.elements import (
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
    Struct,
    TypeOf,
    Variable,
    Whole,
)
from mlir_ls.dialects.assembly.grammar import FormatError, parse_format
from mlir_ls.dialects.registry import default_registry

A, B = Variable("a"), Variable("b")


@pytest.mark.parametrize(
    ("text", "elements"),
    [
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
        ("`<` struct(params) `>`", (Literal("<"), Struct((Whole("params"),)), Literal(">"))),
        ("struct($a, $b)", (Struct((A, B)),)),
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


def test_every_format_of_the_default_dialects_is_read() -> None:
    registry = default_registry()
    specs = [registry.op(name) for dialect in registry.dialects() for name in registry.ops_of(dialect)]
    formats = {spec.assembly_format for spec in specs if spec is not None and spec.assembly_format is not None}
    assert len(formats) > 800
    for text in formats:
        assert parse_format(text) or not text.strip()
