"""A user declares the syntax of what C++ parses by an example of its text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from assembly_support import operands, results

from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, RegionSpec, Result, SourceLocation, SuccessorSpec, Trait
from mlir_ls.ods.syntaxes.by_example import format_of
from mlir_ls.ods.syntaxes.user_declared import with_syntaxes, wrong_syntax

SPEC = OpSpec(
    "own.op",
    operands=operands("a", "b"),
    results=results("r"),
    attributes=(
        AttributeSpec("kind"),
        AttributeSpec("callee", constraint="flat_symbol_ref"),
        AttributeSpec("held", constraint="type_attr"),
        AttributeSpec("fast"),
    ),
    regions=(RegionSpec("body"), RegionSpec("other")),
    successors=(SuccessorSpec("to"),),
    custom_syntax=True,
    location=SourceLocation(str(Path(__file__)), 1),
)
SEVERAL = replace(SPEC, operands=(Operand("first"), Operand("rest", arity="variadic")), results=(Result("all", arity="variadic"),))
NAMED = replace(SPEC, traits=(Trait("Symbol"),), attributes=(AttributeSpec("sym_name", syntax="symbol_name"), *SPEC.attributes))


@pytest.mark.parametrize(
    ("spec", "example", "made"),
    [
        (SPEC, "%r = own.op %x, %y : i32, i8 -> i1", "$a `,` $b attr-dict `:` type($a) `,` type($b) `->` type($r)"),
        (SPEC, "%r = own.op %b to %a : !own.x<i32>", "$b `to` $a attr-dict `:` type($r)"),
        (SPEC, "own.op %x[%y] {a = 1} : (i32, i8) -> i1", "$a `[` $b `]` attr-dict `:` `(` type($a) `,` type($b) `)` `->` type($r)"),
        (SPEC, 'own.op 4, @f, "x" %a attributes {a}', "$kind `,` $callee `,` $fast $a attr-dict-with-keyword"),
        (SPEC, "own.op i32, %a as %b", "$held `,` $a `as` $b attr-dict"),
        (SPEC, "own.op $fast %a => ^bb1 {...} else {}", "$fast $a `=` `>` $to $body `else` $other attr-dict"),
        (SPEC, "own.op by(%a) with(%b : i32) {...} : i8", "oilist( `by` `(` $a `)` | `with` `(` $b `:` type($b) `)` ) $body attr-dict `:` type($r)"),
        (SPEC, "own.op (%a : i32, %b : i8) : i1", "`(` $a `:` type($a) `,` $b `:` type($b) `)` attr-dict `:` type($r)"),
        (SEVERAL, "%r:2 = own.op %x(%y, ...) : i32, ...", "$first `(` $rest `)` attr-dict `:` type($all)"),
        (SEVERAL, "own.op in(%x) of(%rest, ... : i32, ...) {...}", "oilist( `in` `(` $first `)` | `of` `(` $rest `:` type($rest) `)` ) $body attr-dict"),
        (SEVERAL, "%r = own.op %x with(%rest, ...) -> i32, ...", "$first oilist( `with` `(` $rest `)` ) attr-dict (`->` type($all)^)?"),
        (SEVERAL, "%r = own.op %x -> (i32, ...) {...}", "$first (`->` `(` type($all)^ `)`)? $body attr-dict"),
        (SPEC, "%r = own.op by(%a) -> i1", "`by` `(` $a `)` attr-dict `->` type($r)"),
        (NAMED, "own.op @x calls @y", "$sym_name `calls` $callee attr-dict"),
    ],
)
def test_an_example_is_an_assembly_format(spec: OpSpec, example: str, made: str) -> None:
    assert format_of(example, spec) == made


@pytest.mark.parametrize("example", ["own.op [%a : i32, ...]", "own.op [0: ^to, ...]", "own.op %a, %b, %c", "own.op %a : i1, i2, i3, i4, i5", "own.op @f @g", "own.op {...} {...} <", "own.op $no"])
def test_what_does_not_fit_the_definition_changes_nothing(example: str) -> None:
    assert with_syntaxes(SPEC, {"own.op": example}) is SPEC


def test_brackets_of_an_example_are_checked() -> None:
    assert wrong_syntax("own.op", "%r = own.op (%a) : i32") is None
    assert "'(' is not closed" in (wrong_syntax("own.op", "own.op (%a : i32") or "")
    assert "']' closes nothing" in (wrong_syntax("own.op", "own.op %a] : i32") or "")
    assert "assembly format" in (wrong_syntax("own.op", "other.op %a : i32") or "")


def test_what_a_declared_syntax_does_not_spell_may_be_inferred() -> None:
    declared = with_syntaxes(SPEC, {"own.op": "own.op $fast %a, %b"})
    assert {each.name: each.required for each in declared.attributes} == {"kind": False, "callee": False, "held": False, "fast": True}
