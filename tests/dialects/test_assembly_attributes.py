"""Attributes are spelled by an assembly format as short as their definition allows."""

from __future__ import annotations

import pytest
from assembly_support import check_fault, language, op, read, results

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import AttrDef, AttributeSpec, EnumSpec, Parameter, RegionSpec, Trait
from mlir_ls.syntax.header import Language

COLOR = EnumSpec("own.Color", (("red", 0), ("green", 5), ("dark-blue", 6)), width=8)
FLAGS = EnumSpec("own.Flags", (("none", 0), ("fast", 1), ("exact", 2)), bits=True, separator=", ")


def with_attribute(attribute: AttributeSpec, assembly_format: str = "$a `end`", *definitions: AttrDef) -> Language:
    spec = op(assembly_format, attributes=(attribute,))
    return language(spec, attributes=definitions, enums=(COLOR, FLAGS))


def keyword(enum: str, optional: bool = False) -> AttributeSpec:
    return AttributeSpec("a", ("enum", enum), optional=optional, syntax=("keyword", enum))


@pytest.mark.parametrize(
    "text",
    ["5", "-5 : i8", "0x1F", "1.5 : f32", '"s"', "[1, [2]]", "{x = 1}", "true", "unit", "i32", "#own.x<1>", "@f::@g"],
)
def test_any_attribute(text: str) -> None:
    known = with_attribute(AttributeSpec("a"))
    assert list(read(f"own.op {text} end", known).attributes()) == ["a"]


def test_an_attribute_that_is_missing() -> None:
    check_fault(
        """
own.op end
       ^^^ expected-token: expected attribute 'a', but got 'end'
""",
        with_attribute(AttributeSpec("a")),
    )


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [
        (AttributeSpec("a", "flat_symbol_ref"), "expected attribute 'a', a symbol such as '@name', but got '{'"),
        (AttributeSpec("a", ("allof", "string", "unknown")), "expected attribute 'a', but got '{'"),
        (AttributeSpec("a", ("int", 32), value_type="i32"), "expected attribute 'a', but got '{'"),
    ],
)
def test_braces_in_place_of_an_attribute_that_is_no_dictionary_are_those_of_the_region(
    attribute: AttributeSpec, expected: str
) -> None:
    known = language(op("$a $r attr-dict", attributes=(attribute,), regions=(RegionSpec("r"),)))
    check_fault(f"own.op {{\n…\n}}\n       ^ expected-token: {expected}", known)


def test_a_dictionary_in_place_of_an_attribute_that_may_be_one() -> None:
    known = language(op("$a $r attr-dict", attributes=(AttributeSpec("a", "dictionary", value_type="none"),), regions=(RegionSpec("r"),)))
    assert list(read("own.op {x = 1} {…}", known).attributes()) == ["a"]


def test_an_attribute_takes_its_type_along_only_if_the_definition_does_not_give_it() -> None:
    colon = "$a `:` type($r)"
    untyped = op(colon, attributes=(AttributeSpec("a"),), results=results("r"))
    check_fault(
        """
own.op 5 : i8
            ^ expected-token: expected ':', but got the end of the operation
""",
        language(untyped),
    )
    typed = op(colon, attributes=(AttributeSpec("a", value_type="i64"),), results=results("r"))
    operation = read("own.op 5 : i8", language(typed))
    assert operation.attributes() == {"a": "5"}
    assert operation.all_implied() == {"a": "5 : i64"}


def test_an_alias_takes_no_type_along() -> None:
    spec = op("$a `:` type($r)", attributes=(AttributeSpec("a"),), results=results("r"))
    assert read("own.op #alias : i8", language(spec)).attributes() == {"a": "#alias"}


def test_optional_attributes() -> None:
    known = with_attribute(AttributeSpec("a", optional=True))
    assert read("own.op end", known).attributes() == {}
    assert read("own.op 5 end", known).attributes() == {"a": "5"}


@pytest.mark.parametrize(
    ("constraint", "present"), [("string", '"s"'), ("array", "[1]"), (("each", "string"), "[]"), ("symbol_ref", "@f")]
)
def test_an_optional_attribute_of_some_kinds_is_known_by_its_first_token(constraint: Term, present: str) -> None:
    known = with_attribute(AttributeSpec("a", constraint, optional=True), "($a^)? attr-dict")
    assert list(read(f"own.op {present}", known).attributes()) == ["a"]
    assert list(read("own.op {b}", known).attributes()) == ["b"]


@pytest.mark.parametrize(("element", "text", "full"), [("i64", "[1, -2]", "1, -2"), ("i1", "[true]", "true")])
def test_dense_arrays_are_spelled_in_square_brackets(element: str, text: str, full: str) -> None:
    known = with_attribute(AttributeSpec("a", ("dense_array", element)))
    assert read(f"own.op {text} end", known).all_implied() == {"a": f"array<{element}: {full}>"}
    assert read("own.op [] end", known).all_implied() == {"a": f"array<{element}>"}


def test_symbol_names_and_symbol_references() -> None:
    spec = op(
        "$sym_name `calls` $callee",
        attributes=(
            AttributeSpec("sym_name", "string", syntax="symbol_name"),
            AttributeSpec("callee", "flat_symbol_ref"),
        ),
    )
    operation = read("own.op @f calls @g::@h", language(spec))
    assert operation.symbol() == "@f"
    assert operation.symbol_uses() == ["@g::@h"]
    check_fault(
        """
own.op f
       ^ expected-token: expected a symbol name such as '@name', but got 'f'
""",
        language(spec),
    )


@pytest.mark.parametrize(
    ("text", "private"),
    [('"private" @f', True), ('"public" @f', False), ("@f", False), ('@f {sym_visibility = "private"}', True)],
)
def test_the_visibility_of_a_symbol(text: str, private: bool) -> None:
    spec = op(
        "($sym_visibility^)? $sym_name attr-dict",
        attributes=(
            AttributeSpec("sym_visibility", "string", optional=True, value_type="none"),
            AttributeSpec("sym_name", "string", syntax="symbol_name"),
        ),
        traits=(Trait("Symbol"),),
    )
    assert read(f"own.op {text}", language(spec)).shape.private == private


@pytest.mark.parametrize(("text", "value"), [("red", 0), ("green", 5), ('"green"', 5), ('"dark-blue"', 6)])
def test_cases_of_an_enum(text: str, value: int) -> None:
    operation = read(f"own.op {text} end", with_attribute(keyword("own.Color")))
    assert operation.attributes() == {"a": text}
    assert operation.all_implied() == {"a": f"{value} : i8"}


@pytest.mark.parametrize(("text", "value"), [("fast", 1), ("fast, exact", 3), ('"fast, exact"', 3), ("none", 0)])
def test_bits_of_an_enum(text: str, value: int) -> None:
    assert read(f"own.op {text} end", with_attribute(keyword("own.Flags"))).all_implied() == {"a": f"{value} : i32"}


@pytest.mark.parametrize(
    "fixture",
    [
        """
own.op gren end
       ^^^^ unknown-keyword: 'gren' is none of the known keywords here; did you mean 'green'?
""",
        """
own.op yellow end
       ^^^^^^ unknown-keyword: 'yellow' is none of the known keywords here: expected 'red', 'green' or 'dark-blue'
""",
        """
own.op "bleu" end
        ^^^^ unknown-keyword: 'bleu' is none of the known keywords here: expected 'red', 'green' or 'dark-blue'
""",
        """
own.op 5 end
       ^ expected-token: expected 'red', 'green' or 'dark-blue', but got '5'
""",
    ],
)
def test_cases_that_an_enum_does_not_have(fixture: str) -> None:
    check_fault(fixture, with_attribute(keyword("own.Color")))


def test_a_bit_that_an_enum_does_not_have() -> None:
    check_fault(
        """
own.op fast, exakt end
             ^^^^^ unknown-keyword: 'exakt' is none of the known keywords here; did you mean 'exact'?
""",
        with_attribute(keyword("own.Flags")),
    )


def test_every_case_of_an_unknown_enum_is_right() -> None:
    operation = read("own.op whatever | more end", with_attribute(keyword("own.Unheard")))
    assert operation.attributes() == {"a": "whatever | more"}
    assert operation.all_implied() == {}


def test_an_optional_case_is_there_if_it_is_one() -> None:
    known = with_attribute(keyword("own.Color", optional=True), "($a^)? `end`")
    assert read("own.op end", known).attributes() == {}
    assert read("own.op red end", known).attributes() == {"a": "red"}


def definition(assembly_format: str | None, enum: str | None = None) -> AttrDef:
    parameters = (Parameter("value", ("keyword", enum)),) if enum else (Parameter("value", "unknown"),)
    return AttrDef("own.attr", parameters, assembly_format, assembly_format is None, enum=enum)


BODY = AttributeSpec("a", ("attr", "own.attr"), syntax=("body", "own.attr"))


@pytest.mark.parametrize(
    ("assembly_format", "text", "full"),
    [
        ("`<` $value `>`", "<fast, exact>", "#own.attr<fast, exact>"),
        ("$value", "exact", "#own<attr exact>"),
        ("`(` $value `)`", "(none)", "#own<attr(none)>"),
    ],
)
def test_an_enum_in_an_attribute_of_a_dialect(assembly_format: str, text: str, full: str) -> None:
    known = with_attribute(BODY, "$a `end`", definition(assembly_format, "own.Flags"))
    assert read(f"own.op {text} end", known).all_implied() == {"a": full}
    assert read(f"own.op {full} end", known).attributes() == {"a": full}
    assert read("own.op #alias end", known).attributes() == {"a": "#alias"}


def test_mistakes_in_an_enum_in_an_attribute_of_a_dialect() -> None:
    check_fault(
        """
own.op <fsat> end
        ^^^^ unknown-keyword: 'fsat' is none of the known keywords here; did you mean 'fast'?
""",
        with_attribute(BODY, "$a `end`", definition("`<` $value `>`", "own.Flags")),
    )
    check_fault(
        """
own.op fast end
       ^^^^ expected-token: expected '<', but got 'fast'
""",
        with_attribute(BODY, "$a `end`", definition("`<` $value `>`", "own.Flags")),
    )
    check_fault(
        """
own.op fsat end
       ^^^^ unknown-keyword: 'fsat' is none of the known keywords here; did you mean 'fast'?
""",
        with_attribute(BODY, "$a `end`", definition("$value", "own.Flags")),
    )


def test_other_attributes_of_dialects_are_what_stands_in_brackets() -> None:
    known = with_attribute(BODY, "$a `end`", definition("`<` struct(params) `>`"))
    assert read("own.op <value = [1, 2]> end", known).all_implied() == {"a": "#own.attr<value = [1, 2]>"}


def test_a_hand_written_syntax_of_an_attribute_is_no_mistake() -> None:
    assert not read("own.op whatever end", with_attribute(BODY, "$a `end`", definition(None))).shape.known


def test_a_qualified_attribute_is_spelled_in_full() -> None:
    known = with_attribute(BODY, "qualified($a) `end`", definition("`<` $value `>`", "own.Flags"))
    assert read("own.op #own.attr<fast> end", known).attributes() == {"a": "#own.attr<fast>"}
    check_fault(
        """
own.op <fast> end
       ^ expected-token: expected attribute 'a', but got '<'
""",
        known,
    )


@pytest.mark.parametrize(
    ("syntax", "text"),
    [
        ("integer", "-5"),
        ("bool", "true"),
        ("string", '"s"'),
        ("unit", "unit"),
        (("keyword", "own.Flags"), "fast, exact"),
        (("named_keyword", "flags", "own.Flags"), "flags<fast>"),
        (("array", "integer"), "[1, 2]"),
        (("array", "integer"), "[]"),
        (("optional", "integer"), "none"),
        (("optional", "integer"), "5"),
        (("some", "integer"), "none"),
        (("some", "integer"), "some<5>"),
    ],
)
def test_properties(syntax: Term, text: str) -> None:
    known = with_attribute(AttributeSpec("a", syntax=("property", syntax)))
    operation = read(f"own.op {text} end", known)
    assert operation.shape.known
    assert operation.attributes() == {"a": text}


@pytest.mark.parametrize(
    ("syntax", "text"),
    [(("keyword", "own.Flags"), "fast, exact"), (("named_keyword", "flags", "own.Flags"), "flags<fast, exact>")],
)
def test_enums_that_are_properties_are_kept_as_integers(syntax: Term, text: str) -> None:
    known = with_attribute(AttributeSpec("a", syntax=("property", syntax)), "($a^)? `end`")
    assert read(f"own.op {text} end", known).all_implied() == {"a": "3 : i32"}
    assert read("own.op end", known).all_implied() == {}


def test_a_property_of_unknown_syntax_is_no_mistake() -> None:
    known = with_attribute(AttributeSpec("a", syntax=("property", "unknown")))
    assert not read("own.op <whatever> end", known).shape.known
