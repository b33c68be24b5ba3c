"""Assembly formats of which MLIR's generator makes no parser get a warning, and no others do; `mlir-tblgen` is the judge."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from test_ods_import import INSTALLED, needs_tblgen
from test_printed_records import MLIR_TBLGEN
from test_project import sources
from test_project_operations import HEAD

from mlir_ls.ods.project.load import load

pytestmark = needs_tblgen

PARTS = """
  let arguments = (ins Variadic<I32>:$several, Optional<I32>:$maybe, I32:$one, AnyInteger:$any, OptionalAttr<I32Attr>:$note,
                   I32Attr:$size, DefaultValuedAttr<I32Attr, "3">:$depth, UnitAttr:$flag, DefaultValuedAttr<UnitAttr, "false">:$mark,
                   I64Prop:$count, UnitProp:$quick, DefaultValuedProp<I64Prop, "2">:$level);
  let results = (outs Variadic<AnyType>:$made, Index:$at);
  let regions = (region AnyRegion:$body);
"""
VALUES = "$several $maybe $one $any $size $count attr-dict"
TYPES = "type($any) type($made)"
ANCHOR = "an optional group whose anchor is"
OPERATIONS = [
    (f"{VALUES} {TYPES} $body", None),
    (f"{VALUES} {TYPES} ($body^)?", None),
    (f"{VALUES} {TYPES} $body ($note^ $depth)?", None),
    (f"{VALUES} {TYPES} $body (`x` $depth^)?", None),
    (f"{VALUES} {TYPES} $body (`x` $flag^)? (`y` $mark^)? (`z` $quick^)? ($level^)?", None),
    (f"{VALUES} {TYPES} $body (custom<X>($note, ref($one))^)?", None),
    (f"{VALUES} {TYPES} $body (`x`) : ($note^)?", None),
    (f"{VALUES} {TYPES} $body (`x` ($note^)? $depth^)?", None),
    (f"{VALUES} type($any) $body (`:` type($made)^)?", None),
    (f"{VALUES} type($any) $body (`:` functional-type($several, $made)^)?", None),
    (f"{VALUES} {TYPES} oilist(`x` $note | `y` $depth | `z` $body)", None),
    (f"{VALUES} {TYPES} $body `a.b` `a$b` `->` `...` `?` `` `\\n`", None),
    ("$several $one $any $size $count attr-dict type($any) type($made) $body ($maybe^)?", None),
    (f"{VALUES} {TYPES} $body ($note $depth)?", "has an optional group without an anchor ('^')"),
    (f"{VALUES} {TYPES} $body (`x`^ $note)?", f"has {ANCHOR} neither a variable nor a type"),
    (f"{VALUES} {TYPES} $body ($note prop-dict^)?", f"has {ANCHOR} neither a variable nor a type"),
    (
        "$several $maybe $one $any $count attr-dict type($any) type($made) $body ($size^)?",
        f"has {ANCHOR} '$size', which is never left out",
    ),
    (
        "$several $maybe $one $any $size attr-dict type($any) type($made) $body ($count^)?",
        f"has {ANCHOR} '$count', which is never left out",
    ),
    (f"{VALUES} type($made) $body (`:` type($any)^)?", f"has {ANCHOR} '$any', which is never left out"),
    (
        "$several $maybe $any $size $count attr-dict type($any) type($made) $body ($note^ $one)?",
        "has '$one' in an optional group, which is never left out",
    ),
    (
        f"{VALUES} type($any) $body (type($made)^)?",
        "has an optional group that begins neither with a literal, a variable nor a 'custom' directive",
    ),
    (
        f"{VALUES} {TYPES} $body (`x` $note^ prop-dict)?",
        "has something in an optional group that is no literal, variable or type",
    ),
    (
        "$several $maybe $one $any $count attr-dict type($any) type($made) $body oilist(`x` $size)",
        "has '$size' in a clause of 'oilist', which is never left out",
    ),
    (f"{VALUES} {TYPES} $body type($any)", "spells the type of '$any' twice"),
    (f"{VALUES} {TYPES} $body type(results)", "spells the type of 'results' twice"),
    (f"{VALUES} {TYPES} $body `a-b`", "has `a-b`, which is no keyword and no punctuation"),
    (f"{VALUES} {TYPES} $body `@`", "has `@`, which is no keyword and no punctuation"),
    ("operands $any $size $count attr-dict type(operands) type($made) $body", "spells '$any' twice"),
    (
        "operands $size $count attr-dict type($any) type($made) $body",
        "does not spell the type of '$several', which follows from nothing else",
    ),
]


@pytest.mark.parametrize(("spelled", "message"), OPERATIONS)
def test_formats_of_operations(spelled: str, message: str | None, tmp_path: Path) -> None:
    definition = f'def A_OneOp : A_Op<"one", [AttrSizedOperandSegments]> {{{PARTS} let assemblyFormat = [{{{spelled}}}]; }}\n'
    assert _refusals(definition, tmp_path) == ([] if message is None else [f"the assembly format of 'a.one' {message}"])
    assert _is_judged_right("op", definition, tmp_path) in (None, message is None)


TRAITS: Sequence[tuple[str, str, str, str, str | None]] = [
    ("", "AnyInteger:$a, AnyInteger:$b, AnyInteger:$c", "", "$a $b $c type($a)", "b"),
    (
        'AllTypesMatch<["a", "b"]>, AllTypesMatch<["a", "c"]>',
        "AnyInteger:$a, AnyInteger:$b, AnyInteger:$c",
        "",
        "$a $b $c type($a)",
        None,
    ),
    (
        'AllTypesMatch<["a", "b"]>, AllTypesMatch<["b", "c"]>',
        "AnyInteger:$a, AnyInteger:$b, AnyInteger:$c",
        "",
        "$a $b $c type($a)",
        "c",
    ),
    ("SameTypeOperands", "AnyInteger:$a, Index:$b", "", "$a $b", "a"),
    ("SameTypeOperands", "AnyInteger:$a, Index:$b", "", "$a $b type($b)", None),
    ("", "I32:$a", "Optional<I32>:$r", "$a", "r"),
    ("", "Variadic<I32>:$a", "I32:$r", "$a", None),
    ("DeclareOpInterfaceMethods<InferTypeOpInterface>", "I32:$a", "AnyType:$r, AnyType:$q", "$a", None),
    ("DeclareOpInterfaceMethods<InferTypeOpInterface>", "I32:$a", "AnyType:$r, AnyType:$q", "$a type($q)", "r"),
]


@pytest.mark.parametrize(("traits", "arguments", "results", "spelled", "missing"), TRAITS)
def test_types_that_follow(
    traits: str, arguments: str, results: str, spelled: str, missing: str | None, tmp_path: Path
) -> None:
    parts = f"let arguments = (ins {arguments}); let results = (outs {results});"
    definition = f'include "mlir/Interfaces/InferTypeOpInterface.td"\ndef A_OneOp : A_Op<"one", [{traits}]> {{ {parts} '
    definition += f'let assemblyFormat = "{spelled} attr-dict"; }}\n'
    message = f"the assembly format of 'a.one' does not spell the type of '${missing}', which follows from nothing else"
    assert _refusals(definition, tmp_path) == ([] if missing is None else [message])
    assert _is_judged_right("op", definition, tmp_path) in (None, missing is None)


def test_a_trait_that_divides_nothing(tmp_path: Path) -> None:
    definition = """def A_OneOp : A_Op<"one", [AttrSizedOperandSegments]> {
      let arguments = (ins Optional<I32>:$x); let assemblyFormat = "($x^)? attr-dict";
    }\n"""
    message = "'a.one' has the trait 'AttrSizedOperandSegments', which needs at least two variadic operands"
    assert _refusals(definition, tmp_path) == [message]
    assert _is_judged_right("op", definition, tmp_path) in (None, False)


PARAMETERS = [
    ("$r ($o^ $d)?", None),
    ("$r (`x`) : ($o^)? $d", None),
    ("$r (`x` struct($o, $d)^)?", None),
    ("$r $d (`x` custom<X>(ref($r), $o)^)?", None),
    ("$r (qualified($o)^ ($d^)?)?", None),
    ("$r ($o $d)?", "has an optional group without an anchor ('^')"),
    ("$r ($o `x`^)?", "has an optional group whose anchor is no parameter"),
    ("($o^ $r)?", "has '$r' in an optional group, which is never left out"),
    ("(`x` $o^) : (struct($r, $d))?", "has '$r' in an optional group, which is never left out"),
    ("$d $o (`x` custom<X>($r)^)?", "has '$r' in an optional group, which is never left out"),
    ("$r (($o^)? $d^)?", "has an optional group that begins neither with a literal, a variable nor a 'custom' directive"),
    ("params $o", "spells parameters twice"),
    ("$r `x y`", "has `x y`, which is no keyword and no punctuation"),
]


@pytest.mark.parametrize(("spelled", "message"), PARAMETERS)
def test_formats_of_attributes(spelled: str, message: str | None, tmp_path: Path) -> None:
    parameters = '(ins "int":$r, OptionalParameter<"int">:$o, DefaultValuedParameter<"int", "3">:$d)'
    definition = f'def A_One : A_Attr<"One", "one"> {{ let parameters = {parameters}; let assemblyFormat = "{spelled}"; }}\n'
    assert _refusals(definition, tmp_path) == ([] if message is None else [f"the assembly format of '#a.one' {message}"])
    assert _is_judged_right("attrdef", definition, tmp_path) in (None, message is None)


def _refusals(definition: str, folder: Path) -> list[str]:
    (folder / "A.td").write_text(HEAD + definition, encoding="utf-8")
    (folder / "cache").mkdir()
    return [each.message for each in load(sources(folder / "A.td"), folder / "cache").problems]


def _is_judged_right(kind: str, definition: str, folder: Path) -> bool | None:
    """Whether the reference makes a parser; None where it is not installed."""
    if not MLIR_TBLGEN or INSTALLED is None:
        return None
    file = folder / "judged.td"
    file.write_text(HEAD + definition, encoding="utf-8")
    command = [MLIR_TBLGEN, f"-gen-{kind}-defs", "-I", str(INSTALLED[1]), str(file)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
