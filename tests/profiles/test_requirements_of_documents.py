"""What the documents of 2018, 2019 and 2020 require or allow, sentence by sentence, beyond the examples of the pages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.commands.explain import codes as explained_codes
from mlir_ls.diagnostics import Severity

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT.parent / "shared" / "spec"
sys.path.insert(0, str(ROOT / "docs"))
from requirements import Requirement, answers, sentences_of  # noqa: E402


def errors(text: str, profile: str) -> list[str]:
    return [one.code for one in check_text(text, CheckOptions(profile=profile)) if one.severity == Severity.ERROR]


@pytest.mark.parametrize(
    ("profile", "text"),
    [
        ("2018-12", "#m.x = (i) -> (i)\nextfunc @f(memref<10xf32, #m.x>)"),
        ("2018-12", "cfgfunc @f() {\nload:\n  br for\nfor:\n  return\n}"),
        ("2018-12", "cfgfunc @f(i32) {\ne(%a: i32):\n  br if(%a : i32)\nif(%b: i32):\n  return\n}"),
        ("2018-12", "mlfunc @f(%v: f32, %m: memref<4xf32>, %i: index) {\n  store %v to %m[%i] : memref<4xf32>\n  return\n}"),
        ("2019-03", "!avx.m128 = type vector<4 x f32>\nfunc @f(!avx.m128)"),
        ("2019-03", "!a-b = type i32\nfunc @f(!a-b)"),
        ("2020-10", 'func @f() {\n  "x.y"() {a = +1.5, b = -2.25e-3, c = 0.} : () -> ()\n  return\n}'),
        ("2020-10", "func @f(%v: i32) {\n  br ^a : (%v : i32)\n^a(%x : i32):\n  return\n}"),
        ("llvm-22", "!a-b = i32\n#m-x = affine_map<(d0) -> (d0 + 1)>\nfunc.func private @f(!a-b, memref<4xf32, #m-x>)"),
    ],
)
def test_what_is_allowed(profile: str, text: str) -> None:
    assert errors(text, profile) == []


@pytest.mark.parametrize(
    ("profile", "text", "code"),
    [
        ("2018-12", "#m = (x) -> (x mod 0)", "bad-attribute"),
        ("2018-12", "#m = (x) -> (x floordiv -2)", "bad-attribute"),
        ("2018-12", "extfunc @f(ui8)", "bad-type"),
        ("2018-12", "extfunc @f(!my.type)", "bad-type"),
        ("2018-12", "extfunc @f(memref<4xf32, -1>)", "bad-type"),
        ("2018-12", "extfunc @f(tensor<4xf32, 1>)", "bad-type"),
        ("2018-12", "cfgfunc @f() {\n  return\n}", "std.function-kind"),
        ("2018-12", "mlfunc @f() {\nbb0:\n  return\n}", "std.function-kind"),
        ("2018-12", 'cfgfunc @f() {\nbb0:\n  "x.y"() {cb: @zip : () -> ()} : () -> ()\n  return\n}', "undefined-symbol"),
        ("2019-03", "func @f(none)", "bad-type"),
        ("2019-03", "func @f(memref<4x0xf32>)", "bad-type"),
        ("2019-03", "func @f(!llvm<i32>)", "bad-type"),
        ("2019-03", "func.func @f() {\n  return\n}", "unknown-dialect"),
        ("2019-03", "func @f(%a: f32) {\n  %x = dim %a, 0 : f32\n  return\n}", "operand-type"),
        ("2020-10", "func @f(vector<[4]xf32>)", "bad-type"),
        ("2020-10", 'func @f() {\n  "x.y"() {a = dense<1> : memref<2xi32>} : () -> ()\n  return\n}', "bad-attribute"),
        ("2020-10", 'func @f() {\n  "x.y"() {a = @} : () -> ()\n  return\n}', "expected-token"),
        ("llvm-22", "func.func @f(%c: i1) {\ncf.br ^b\n^b:\n%x = arith.constant 1 : i32\n}", "missing-terminator"),
        ("llvm-22", "func.func @f(%c: i1) {\ncf.br ^b(%c : i1)\n^b(%i: i32):\nreturn\n}", "branch-operands"),
    ],
)
def test_what_is_refused(profile: str, text: str, code: str) -> None:
    assert code in errors(text, profile)


def chunks(folder: str) -> Iterator[tuple[str, str]]:
    """The texts of a folder, each with its profile."""
    for file in sorted((Path(__file__).parent / folder).glob("*.mlir")):
        for chunk in file.read_text("utf-8").split("\n// -----\n"):
            yield file.stem, chunk


def broken() -> Iterator[tuple[str, str, str]]:
    """Texts that break a requirement or a production each: the profile, the code of the diagnostic, the text."""
    for profile, chunk in [*chunks("requirements"), *chunks("refused")]:
        first, _, text = chunk.partition("\n")
        yield profile, first.removeprefix("// wrong: "), text


def test_what_breaks_a_requirement_is_an_error() -> None:
    texts = list(broken())
    assert len(texts) > 900
    assert [(profile, code, text) for profile, code, text in texts if code not in errors(text, profile)] == []


def test_what_the_productions_allow_has_no_errors() -> None:
    allowed = list(chunks("allowed"))
    assert len(allowed) > 250
    assert [(text, errors(text, profile)) for profile, text in allowed if errors(text, profile)] == []


def test_what_checks_a_requirement_is_explained() -> None:
    codes = {code for answer in answers().values() if not answer.startswith("- ") for code in answer.split()}
    assert len(codes) > 30
    assert codes <= set(explained_codes())


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents (../shared/spec) are not there")
def test_every_requirement_of_the_documents_is_answered() -> None:
    found: set[Requirement] = set()
    for file in sorted(DOCUMENTS.glob("*.md")):
        found.update(sentences_of(file.read_text(encoding="utf-8")))
    assert len(found) > 150
    assert found == set(answers())
