"""Bodies in which another one stands of which only C++ knows how far it goes, colons in bodies, values that may be left out."""

from __future__ import annotations

import pytest

from dialect_data import with_dialects
from mlir_ls.ods.bodies.find import Bodies
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, Parameter, TypeDef
from mlir_ls.syntax.leaf import LeafError, LeafParser
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.forms import MODERN

NUMBER = Parameter("number", "integer")
HIDDEN = Parameter("inner", ("attr", "own.hidden"))
SIZE = Parameter("size", ("optional", "integer"), optional=True)
COLOUR = Parameter("colour", ("optional", ("keyword", "own.Colour")), optional=True)
ATTRIBUTES = (
    AttrDef("own.hidden", (NUMBER,), None, True),
    AttrDef("own.half", (NUMBER, Parameter("next", "integer")), "custom<Half>($number) `,` $next"),
    AttrDef("own.around_half", (Parameter("inner", ("attr", "own.half")),), "`<` $inner `>`"),
    AttrDef("own.sized", (HIDDEN, NUMBER), "`<` $inner `->` $number `>`"),
    AttrDef("own.listing", (Parameter("all", ("array", ("attr", "own.hidden"))),), "`<` `[` $all `]` `>`"),
    AttrDef("own.step", (NUMBER, Parameter("to", "integer")), "`{` $number `}` `:` $to"),
    AttrDef("own.steps", (Parameter("all", ("array", ("attr", "own.step"))),), "`<` `[` $all `]` `>`"),
    AttrDef("own.settings", (SIZE, COLOUR, Parameter("of", "type", optional=True)), "`<` struct(params) `>`"),
    AttrDef("own.trailing", (NUMBER, Parameter("of", "type")), "`<` $number `>` `:` $of"),
)


@pytest.fixture(scope="module")
def leaves() -> LeafParser:
    attributes = {each.name.partition(".")[2]: each for each in ATTRIBUTES}
    types = {"sized": TypeDef("own.sized", (HIDDEN, NUMBER), "`<` $inner `,` $number `>`")}
    enums = {"own.Colour": EnumSpec("own.Colour", (("red", 0), ("blue", 1)))}
    bodies = Bodies(with_dialects(Registry({}), [DialectData(DialectFacts("own"), {}, types, attributes, enums)]))
    return LeafParser(MODERN, bodies.type, bodies.attribute)


@pytest.mark.parametrize(
    "text",
    [
        "#own.around_half<a b, 3>",
        "#own.sized<a -> b -> 4>",
        "#own.sized<[a], b -> 4>",
        "#own.sized<-> 4>",
        "#own.sized<(a) -> (b)>",
        "#own.listing<[a, b 0, {c}p1;d]>",
        "!own.sized<a, b, 3>",
        "#own.trailing<3> : i32",
    ],
)
def test_what_follows_a_body_that_only_cpp_reads_may_belong_to_it(text: str, leaves: LeafParser) -> None:
    found = leaves.parse_type(text) if text[0] == "!" else leaves.parse_attribute(text)
    assert str(found) == text
    assert getattr(found, "parameters", None) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#own.listing<[<a>, <b>>", "expected `]`, but got `>`"),
        ("#own.listing<<a>, <b>>", "expected `[`, but got `<`"),
        ("#own.steps<[{1}: 2, {3}- 4]>", "expected `:`, but got `-`"),
        ("#own.steps<[{1}: 2, {3}: x]>", "expected an integer, but got `x`"),
        ("#own<step {1}: x>", "expected an integer, but got `x`"),
    ],
)
def test_what_stands_in_brackets_is_beyond_doubt(text: str, message: str, leaves: LeafParser) -> None:
    with pytest.raises(LeafError) as raised:
        leaves.parse_attribute(text)
    assert raised.value.message == message


@pytest.mark.parametrize("text", ["#own.steps<[{1}: 2, {3}: 4]>", "#own<step {1}: 2>"])
def test_a_colon_after_brackets_that_are_no_angle_brackets_belongs_to_the_body(text: str, leaves: LeafParser) -> None:
    found = leaves.parse_attribute(text)
    assert isinstance(found, DialectAttr)
    assert found.parameters is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#own.settings<>", ""),
        ("#own.settings<colour = blue, size = 3>", ""),
        ("#own.settings<colour = bleu>", "expected `red` or `blue`, but got `bleu`; did you mean `blue`?"),
        ("#own.settings<size = red, colour = red>", "expected an integer, but got `red`"),
        ("#own.settings<of = 3>", "expected a type, but got `3`"),
    ],
)
def test_what_stands_after_the_name_of_a_value_that_may_be_left_out_is_that_value(
    text: str, message: str, leaves: LeafParser
) -> None:
    found = ""
    try:
        leaves.parse_attribute(text)
    except LeafError as error:
        found = error.message
    assert found == message
