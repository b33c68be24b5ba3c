"""What becomes of dialects that IRDL describes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from irdl_support import imported, language, operation

from mlir_ls import analysis
from mlir_ls.ods.irdl.importer import import_irdl
from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, Parameter, RegionSpec, Result, SourceLocation, Trait

Codes = Callable[[str], list[str]]

PAIR = """
  irdl.type @pair {
    %any = irdl.any
    %type = irdl.base "!builtin.integer"
    irdl.parameters(left: %type, right: %any)
  }
"""


def op(body: str, around: str = "") -> OpSpec:
    return operation(body, around).ops["op"]


# -- operations -----------------------------------------------------------------------------------------------------


def test_operands_and_results() -> None:
    spec = op("""
        %0 = irdl.any
        %1 = irdl.is i32
        irdl.operands(a: %0, b: optional %1)
        irdl.results(c: variadic %1, d: single %0)
    """)
    assert spec.name == "d.op"
    assert spec.operands == (Operand("a"), Operand("b", ("is", "i32"), "optional"))
    assert spec.results == (Result("c", ("is", "i32"), "variadic"), Result("d"))
    assert (spec.assembly_format, spec.custom_syntax) == (None, False)


@pytest.mark.parametrize(
    ("constraint", "of_a_type", "of_an_attribute"),
    [
        ("irdl.any", "any", "any"),
        ("irdl.is f32", ("is", "f32"), ("holds", ("is", "f32"))),
        ('irdl.is "x"', "never", ("text", "x")),
        ("irdl.is 3 : i8", "never", ("allof", ("equals", 3), ("typed", ("is", "i8")))),
        ("irdl.is true", "never", "true"),
        ("irdl.is unit", "never", "unit"),
        ("irdl.is [1]", "never", "unknown"),
        ('irdl.base "!builtin.integer"', "integer", ("holds", "integer")),
        ('irdl.base "!builtin.f32"', ("is", "f32"), ("holds", ("is", "f32"))),
        ('irdl.base "!builtin.tensor"', "ranked_tensor", ("holds", "ranked_tensor")),
        ('irdl.base "!builtin.later"', "unknown", ("holds", "unknown")),
        ('irdl.base "!llvm.ptr"', ("type", "llvm.ptr"), ("holds", ("type", "llvm.ptr"))),
        ('irdl.base "#builtin.string"', "never", "string"),
        ('irdl.base "#llvm.cconv"', "never", ("attr", "llvm.cconv")),
        ('irdl.base "oops"', "unknown", "unknown"),
        ("irdl.base @d::@pair", ("type", "d.pair"), ("holds", ("type", "d.pair"))),
        ("irdl.base @d::@label", "never", ("attr", "d.label")),
        ("irdl.parametric @d::@pair<%b, %b>", ("type", "d.pair"), ("holds", ("type", "d.pair"))),
        ('irdl.c_pred "good($_self)"', "unknown", "unknown"),
        ("irdl.any_of(%b, %c)", ("anyof", ("is", "i1"), ("is", "i2")), ("anyof", ("holds", ("is", "i1")), ("holds", ("is", "i2")))),
        ("irdl.all_of(%b, %a)", ("is", "i1"), ("holds", ("is", "i1"))),
    ],
)
def test_constraints(constraint: str, of_a_type: object, of_an_attribute: object) -> None:
    spec = op(
        f"""
        %a = irdl.any
        %b = irdl.is i1
        %c = irdl.is i2
        %found = {constraint}
        irdl.operands(o: %found)
        irdl.attributes {{"p" = %found}}
        """,
        PAIR + "irdl.attribute @label",
    )
    assert spec.operands == (Operand("o", of_a_type),)  # type: ignore[arg-type]
    assert spec.attributes == (AttributeSpec("p", of_an_attribute),)  # type: ignore[arg-type]


def test_the_generic_form_says_the_same() -> None:
    spec = op("""
        %0 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
        "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[optional]>}> : (!irdl.attribute) -> ()
    """)
    assert spec.operands == (Operand("a", ("is", "i32"), "optional"),)


def test_several_groups_of_unknown_size_need_segments() -> None:
    assert op("%0 = irdl.any\n%1 = irdl.any\nirdl.operands(a: variadic %0, b: optional %1)").operand_segments
    assert op("%0 = irdl.any\n%1 = irdl.any\nirdl.results(a: variadic %0, b: variadic %1)").result_segments
    assert not op("%0 = irdl.any\nirdl.operands(a: variadic %0)").operand_segments


def test_a_constraint_that_is_used_twice_is_one_type() -> None:
    spec = op("%0 = irdl.any\n%1 = irdl.any\nirdl.operands(a: %0, b: %1)\nirdl.results(c: %0)")
    assert spec.traits == (
        Trait("AddedAtRunTime"),
        Trait("AllTypesMatch", ("a", "c")),
        Trait(
            "SharedConstraints",
            ((("term", "any"), ("term", "any")), (("operand", "a", 0), ("operand", "b", 1), ("result", "c", 0))),
        ),
    )


def test_a_parameter_that_is_a_result_too() -> None:
    spec = op("%0 = irdl.any\n%1 = irdl.parametric @d::@pair<%0, %0>\nirdl.operands(p: %1)\nirdl.results(x: %0)", PAIR)
    assert spec.traits_named("TypesMatchWith") == (
        Trait("TypesMatchWith", ("p", "x", ("parameter", "left"), "one")),
        Trait("TypesMatchWith", ("p", "x", ("parameter", "right"), "one")),
    )


def test_regions() -> None:
    spec = op("""
        %a = irdl.region
        %b = irdl.region() with size 2
        %t = irdl.is i32
        %u = irdl.any
        %c = irdl.region(%t, %u)
        irdl.regions(first: %a, second: %b, third: %c)
    """)
    assert spec.regions == (
        RegionSpec("first"),
        RegionSpec("second", ("blocks", 2), arguments=()),
        RegionSpec("third", arguments=(("is", "i32"), "any")),
    )


# -- types and attributes -------------------------------------------------------------------------------------------


def test_a_type_without_parameters() -> None:
    found = imported("irdl.dialect @d { irdl.type @t }").types["t"]
    assert (found.name, found.parameters, found.assembly_format) == ("d.t", (), None)


def run_test_parameters() -> None:
    found = imported(f"irdl.dialect @d {{ {PAIR} }}").types["pair"]
    assert found.parameters == (Parameter("left", "type"), Parameter("right", "attribute"))
    assert found.assembly_format == "`<` $left `,` $right `>`"


def test_parameters_of_an_attribute() -> None:
    found = imported("""
        irdl.dialect @d {
          irdl.attribute @a {
            %0 = irdl.is "on"
            %1 = irdl.is f32
            %2 = irdl.any_of(%0, %1)
            %3 = irdl.base "#builtin.string"
            irdl.parameters(x: %2, y: %3)
          }
        }""").attributes["a"]
    assert found.parameters == (Parameter("x", ("among", '"on"', "f32")), Parameter("y", ("attribute", "string")))


# -- what surrounds them --------------------------------------------------------------------------------------------


def test_comments_are_summaries_and_descriptions() -> None:
    text = """
// Arithmetic on pairs.
irdl.dialect @d {
  // RUN: nothing

  /// Swaps a pair. The type
  /// stays.
  ///
  /// At no cost.
  irdl.operation @swap
  // CHECK: something
  irdl.type @pair
}"""
    found = imported(text, file="pairs.mlir")
    assert found.facts.summary == "Arithmetic on pairs."
    swap = found.ops["swap"]
    assert (swap.summary, swap.description) == ("Swaps a pair.", "The type stays.\n\nAt no cost.")
    assert swap.location == SourceLocation("pairs.mlir", 9)
    assert found.types["pair"].summary == ""
    bare = imported(text, file="pairs.mlir", keep_prose=False)
    assert (bare.facts.summary, bare.ops["swap"].summary, bare.ops["swap"].location) == ("", "", None)


def test_dialects_inside_modules_and_chunks() -> None:
    text = "module {\n  irdl.dialect @b { }\n}\n// -----\nirdl.dialect @a { irdl.operation @x }"
    assert [one.name for one in import_irdl(text).dialects] == ["a", "b"]


def test_a_text_that_pins_an_older_release() -> None:
    text = "// mlir-ls: profile=llvm-19\nirdl.dialect @d { irdl.operation @op {\n%0 = irdl.any\nirdl.operands(variadic %0, %0)\n} }"
    assert imported(text).ops["op"].operands == (Operand("operand0", arity="variadic"), Operand("operand1"))


# -- mistakes -------------------------------------------------------------------------------------------------------


def problems(text: str) -> list[tuple[int, str, str]]:
    return [(each.span.start.line, each.code, each.message) for each in import_irdl(text).problems]


def test_a_mistake_of_syntax_costs_its_own_definition_only() -> None:
    text = """irdl.dialect @d {
  irdl.operation @broken {
    %0 = irdl.is
    irdl.operands(a: %0)
  }
  irdl.type @bent { irdl.parameters(% }
  irdl.operation @whole { %0 = irdl.is i32
    irdl.operands(a: %0)
  }
}"""
    found = import_irdl(text)
    assert sorted({each.span.start.line for each in found.problems}) == [2, 5]
    (dialect,) = found.dialects
    assert dialect.ops["whole"].operands == (Operand("a", ("is", "i32")),)
    assert dialect.ops["broken"].operands[0].arity == dialect.ops["broken"].results[0].arity == "variadic"
    assert dialect.types["bent"].custom_syntax


def test_a_file_of_another_release_is_read_in_its_syntax() -> None:
    text = "irdl.dialect @d { irdl.operation @op {\n%0 = irdl.any\nirdl.operands(variadic %0, %0)\n} }"
    assert imported(text).ops["op"].operands == (Operand("operand0", "any", "variadic"), Operand("operand1"))
    wrong = text.replace("%0, %0", "%0, %0,")
    pinned = import_irdl(f"// mlir-ls: profile=llvm-22\n{wrong}").problems
    assert [each.message for each in import_irdl(wrong).problems] == [each.message for each in pinned] != []


def test_a_name_alone_is_one_of_the_same_dialect() -> None:
    spec = op(
        """
        %a = irdl.any
        %found = irdl.parametric @pair<%a, %a>
        irdl.operands(o: %found, left: %a)
        """,
        PAIR,
    )
    assert spec.operands == (Operand("o", ("type", "d.pair")), Operand("left"))
    assert Trait("TypesMatchWith", ("o", "left", ("parameter", "left"), "one")) in spec.traits
    elsewhere = "irdl.dialect @e { irdl.operation @op {\n%0 = irdl.base @t\n} }\nirdl.dialect @d { irdl.type @t }"
    assert problems(elsewhere) == [(1, "undefined-symbol", "'@e::@t' is no type or attribute of this file")]


def test_names_that_are_not_defined() -> None:
    text = """irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.base @d::@gone
    irdl.operands(a: %0, b: %lost)
  }
}"""
    assert problems(text) == [
        (2, "undefined-symbol", "'@d::@gone' is no type or attribute of this file"),
        (3, "undefined-value", "value '%lost' is not defined"),
    ]
    assert import_irdl(text).dialects[0].ops["op"].operands == (Operand("a", "unknown"), Operand("b", "unknown"))


def test_what_is_defined_twice_counts_once() -> None:
    text = """irdl.dialect @d {
  irdl.type @t
  irdl.operation @t
}
irdl.dialect @d { irdl.type @u }"""
    assert [each[:2] for each in problems(text)] == [(2, "redefined-symbol"), (4, "redefined-symbol")]
    (dialect,) = import_irdl(text).dialects
    assert (list(dialect.types), list(dialect.ops)) == (["t"], [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "irdl.dialect",
        "irdl.dialect {",
        "irdl.dialect @d { irdl.operation { irdl.operands( } }",
        "irdl.dialect @d { irdl.operation @o { %0 = irdl.any_of(%0)\n irdl.operands(a: %0)\n} }",
        'irdl.dialect @d { irdl.type @"a b" { %0 = irdl.any\n irdl.parameters(a: %0, a: %0)\n} }',
        '"irdl.dialect"() ({ "irdl.operation"() ({}) : () -> () }) : () -> ()',
        "}}}\nirdl.dialect @d {\n\x00",
    ],
)
def test_nothing_raises(text: str) -> None:
    import_irdl(text)


# -- in use ---------------------------------------------------------------------------------------------------------

COLOURS = """
irdl.dialect @colours {
  irdl.type @colour {
    %0 = irdl.is f16
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(depth: %2)
  }
  irdl.operation @mix {
    %any = irdl.any
    %colour = irdl.parametric @colours::@colour<%any>
    irdl.operands(left: %colour, right: %colour)
    irdl.results(mixed: %colour)
  }
  irdl.operation @depth {
    %any = irdl.any
    %colour = irdl.parametric @colours::@colour<%any>
    %share = irdl.base "#builtin.float"
    irdl.operands(colour: %colour)
    irdl.results(depth: %any)
    irdl.attributes {"share" = %share}
  }
  irdl.type @box {
    %any = irdl.any
    irdl.parameters(content: %any)
  }
  irdl.operation @open {
    %any = irdl.any
    %box = irdl.parametric @colours::@box<%any>
    irdl.operands(box: %box)
    irdl.results(content: %any)
  }
}
"""


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch) -> Codes:
    known = language(import_irdl(COLOURS))
    monkeypatch.setattr(analysis, "language_of", lambda *_: known)

    def check(text: str) -> list[str]:
        return [each.code for each in analysis.check_text(text)]

    return check


RED = '%r = "test.any"() : () -> !colours.colour<f32>\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"colours.mix"(%r, %r) : (!colours.colour<f32>, !colours.colour<f32>) -> !colours.colour<f32>', []),
        ('"colours.depth"(%r) {share = 1.0 : f32} : (!colours.colour<f32>) -> f32', []),
        ('"colours.depth"(%r) {share = 1.0 : f32} : (!colours.colour<f32>) -> f16', ["types-unrelated"]),
        ('%b = "test.any"() : () -> !colours.box<f32>\n"colours.open"(%b) : (!colours.box<f32>) -> f32', []),
        ('%b = "test.any"() : () -> !colours.box<f32>\n"colours.open"(%b) : (!colours.box<f32>) -> i1', ["types-unrelated"]),
        ('"colours.depth"(%r) : (!colours.colour<f32>) -> f32', ["missing-attribute"]),
        ('"colours.depth"(%r) {share = 1} : (!colours.colour<f32>) -> f32', ["attribute-value"]),
        ('"colours.mix"(%r) : (!colours.colour<f32>) -> !colours.colour<f32>', ["operand-count"]),
        ('"colours.mix"(%r, %r) : (!colours.colour<f32>, !colours.colour<f32>) -> !colours.colour<f16>', ["types-differ"]),
        ('"colours.mx"(%r) : (!colours.colour<f32>) -> ()', ["unknown-operation"]),
        ("func.func private @f(!colours.colour<i8>)", ["bad-type"]),
        ("func.func private @f(!colours.shade)", ["unknown-type"]),
    ],
)
def test_texts_that_use_the_dialect(codes: Codes, text: str, expected: list[str]) -> None:
    found = [each for each in codes(RED + text) if each != "unknown-dialect"]
    assert found == expected
