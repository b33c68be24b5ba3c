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
    (f"{VALUES} {TYPES} $body successors `,` successors", "spells 'successors' twice"),
    (f"{VALUES} {TYPES} $body oilist(`x` | `y`) oilist(`z` $note | `x`)", "has `x` in 'oilist' directives that follow each other"),
    (f"{VALUES} {TYPES} $body oilist(`x`) oilist(`y`) oilist(`x`)", "has `x` in 'oilist' directives that follow each other"),
    (f"{VALUES} {TYPES} $body oilist(`x` | `y`) ` ` oilist(`z` `y` | `x`)", None),
    (f"{VALUES} {TYPES} $body oilist(`x` | `y`) oilist(`z` `y`) `,` oilist(`x`)", None),
    (f"{VALUES} {TYPES} $body custom<X>()", "has 'custom<X>', which takes at least one argument"),
    (f"{VALUES} {TYPES} $body prop-dict", None),
    (f"{VALUES} prop-dict {TYPES} $body prop-dict", "has more than one 'prop-dict'"),
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


WITH_A_COLON = "has a ':' after '{}', which is any attribute and may go on with a ':' and its type"
WITH_A_REGION = "has the region '$body' after 'attr-dict', whose braces are read first: 'attr-dict-with-keyword' begins with a word"
READ_IN_TWO_WAYS: Sequence[tuple[str, str | None]] = [
    *[(f"attr-dict {between} $body", WITH_A_REGION) for between in ("", "``", "$note", "$depth", "$flag", "$several", "$to")],
    *[(f"attr-dict {between} $body", WITH_A_REGION) for between in ("($note^)?", "(`x` $note^)?", "(`x` $note^) : (`y`)?")],
    ("attr-dict ($body^)?", WITH_A_REGION),
    ("attr-dict (`x` $note^) : ($body)?", WITH_A_REGION),
    ("prop-dict attr-dict $body", WITH_A_REGION),
    *[(f"attr-dict {between} $body", None) for between in ("`,`", "$size", "custom<X>($note)", "oilist(`x` $note)", "prop-dict")],
    ("attr-dict regions", None),
    ("attr-dict (`x` $body^)?", None),
    ("attr-dict-with-keyword $body", None),
    *[(f"$any {between} `:` $body attr-dict", WITH_A_COLON.format("$any")) for between in ("", "` `", "$note", "$several")],
    ("$any (`,` $note^)? `:` $body attr-dict", WITH_A_COLON.format("$any")),
    ("$any (`:` $note^)? `,` $body attr-dict", WITH_A_COLON.format("$any")),
    ("$any attr-dict `:` $body", WITH_A_COLON.format("$any")),
    ("(`x` $maybe^)? `:` $body attr-dict", WITH_A_COLON.format("$maybe")),
    ("qualified($kind) `:` $body attr-dict", WITH_A_COLON.format("$kind")),
    ("($maybe^) : (`:`)? `,` $body attr-dict", None),
    ("(`x` $maybe^) : (`y`)? `:` $body attr-dict", WITH_A_COLON.format("$maybe")),
    ("$any $more `:` $body attr-dict", WITH_A_COLON.format("$any")),
    ("$kind `:` $body attr-dict", None),
    ("$typed `:` $body attr-dict", None),
    ("qualified($size) `:` $body attr-dict", None),
    *[(f"$any {between} `:` $body attr-dict", None) for between in ("`,`", "$size", "custom<X>($note)", "oilist(`x` $note)")],
    ("ref($note) `,` $body attr-dict", "has 'ref' outside of a 'custom' directive"),
]


def test_formats_that_can_be_read_in_two_ways(tmp_path: Path) -> None:
    parts = """
      let arguments = (ins AnyAttr:$any, OptionalAttr<AnyAttr>:$maybe, OptionalAttr<StrAttr>:$note, I32Attr:$size, UnitAttr:$flag,
                       DefaultValuedAttr<I32Attr, "3">:$depth, A_KindAttr:$kind, TypedAttrInterface:$typed, Variadic<I32>:$several);
      let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
      let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
    """.replace("\n", " ")
    head = (
        'include "mlir/IR/BuiltinAttributeInterfaces.td"\n'
        'def A_Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"Fine", 0>]> { let cppNamespace = "::a"; }\n'
        'def A_KindAttr : EnumAttr<A_Dialect, A_Kind, "kind">;\n'
    )
    definitions = []
    for number, (spelled, _) in enumerate(READ_IN_TWO_WAYS):
        left = ("$several", "$to") if " regions" in spelled else ("$several", "$to", "$more")
        rest = "".join([f" `,` {each}" for each in left if each not in spelled])
        definitions.append(f'def A_Op{number:02} : A_Op<"op{number:02}"> {{{parts} let assemblyFormat = [{{{spelled}{rest}}}]; }}\n')
    found = _refusals(head + "".join(definitions), tmp_path)
    wrong = [(number, message) for number, (_, message) in enumerate(READ_IN_TWO_WAYS) if message is not None]
    assert found == [f"the assembly format of 'a.op{number:02}' {message}" for number, message in wrong]
    for definition, (spelled, message) in zip(definitions, READ_IN_TWO_WAYS, strict=True):
        assert _is_judged_right("op", head + definition, tmp_path) in (None, message is None), spelled


def test_what_former_years_read_in_one_way_gets_no_warning(tmp_path: Path) -> None:
    definition = """def A_OneOp : A_Op<"one", [NoSideEffect]> {
      let regions = (region AnyRegion:$body); let assemblyFormat = "attr-dict $body";
    }\n"""
    assert _refusals(definition, tmp_path) == []


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
    ("$r custom<X>()", "has 'custom<X>', which takes at least one argument"),
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
