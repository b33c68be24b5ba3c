"""`mlir-ls explain` and its pages, whose examples must show what they claim."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_support import Run, Runner

import mlir_ls
from conformance.judge.reference import Question, Reference
from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.commands.explain import codes, page, similar_codes, summary
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.features.fixes import fixes
from mlir_ls.migration import migrate
from mlir_ls.ods.profiles import DEFAULT_PROFILE, is_document
from mlir_ls.text import replaced, split_lines
from mlir_opt import MLIR_OPT, mlir_opt, needs_mlir_opt

WITHOUT_EXAMPLES = {
    *("bad-setting", "dialect-source", "own-compiler", "failed-check", "unreadable-file", "byte-order-mark", "nul-character"),
    *("internal-error", "older-syntax", "unclear-profile"),
}
"""Codes of what no text in UTF-8 can show."""

OTHER_PROFILES = {"newer-syntax", "unknown-profile"}
"""Codes whose examples name a profile themselves, which is what they are about, or are of an MLIR that is newer than all of them."""

OF_MIGRATION = {"no-counterpart"}
"""Codes that `mlir-ls migrate` reports."""

CODE = re.compile(r"([a-z][a-z0-9_]*\.)?[a-z][a-z0-9]*(-[a-z0-9]+)*")
PROFILE = re.compile(r"\n\nProfile: (\S+)\n\n")
EXAMPLE = re.compile(r"^```mlir (bad|good)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


DIALECTS = sorted({code.rpartition(".")[0] for code in codes()})
"""The dialects that have codes of their own; "" stands for what all have in common."""


def codes_of(dialect: str | None) -> list[str]:
    """The codes of a dialect; all codes for None."""
    return [code for code in codes() if dialect is None or code.rpartition(".")[0] == dialect]


def examples(kind: str, dialect: str | None = None) -> list[tuple[str, str]]:
    """The examples of one kind, each with its code."""
    return [(code, text) for code in codes_of(dialect) for found, text in EXAMPLE.findall(page(code) or "") if found == kind]


def reported_by_migration(text: str) -> tuple[Diagnostic, ...]:
    return migrate(analyze(split_lines(text), CheckOptions(), verify=False)).left


def profile_of_text(text: str) -> str:
    return analyze(split_lines(text), CheckOptions(), verify=False).language.profile


def profile_of(code: str) -> str:
    """The profile that the examples of a page are for: the one that it names, or the default."""
    found = PROFILE.search(page(code) or "")
    return found[1] if found is not None else DEFAULT_PROFILE


def test_every_page_is_of_another_code() -> None:
    package = Path(mlir_ls.__file__).parent
    assert len(codes()) == sum(1 for folder in ("explain/*", "dialects/*/pages") for _ in package.glob(f"{folder}/*.md"))
    assert list(package.glob("explain/*.md")) == []


@pytest.mark.parametrize("dialect", DIALECTS)
def test_pages_have_their_parts(dialect: str) -> None:
    for code in codes_of(dialect):
        text = page(code)
        assert text is not None
        assert text.startswith(f"# {code}: ")
        assert 0 < len(summary(text)) <= 80, code
        assert "\n## Repair\n" in text, code
        kinds = [kind for kind, _ in EXAMPLE.findall(text)]
        assert kinds == ([] if code in WITHOUT_EXAMPLES else ["bad", "good"]), code
        assert text.count("```") == 2 * len(kinds), code
        assert CODE.fullmatch(code)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_bad_examples_get_their_codes(dialect: str) -> None:
    for code, text in examples("bad", dialect):
        found = [*check_text(text, CheckOptions(hints=True, profile=profile_of(code))), *reported_by_migration(text)]
        assert code in {diagnostic.code for diagnostic in found}, render(found, text.split("\n"), "bad.mlir")


@pytest.mark.parametrize("dialect", DIALECTS)
def test_good_examples_are_clean(dialect: str) -> None:
    for code, text in examples("good", dialect):
        options = CheckOptions(strict=True, profile=profile_of(code))
        found = [*check_text(text, options), *(reported_by_migration(text) if code in OF_MIGRATION else ())]
        assert not found, f"{code}\n{render(found, text.split(chr(10)), 'good.mlir')}"


def test_examples_are_read_in_the_profile_that_their_page_names() -> None:
    """An example that is copied into a file is checked like here: it names its profile, or looks like it."""
    pages = [(code, text) for kind in ("bad", "good") for code, text in examples(kind) if code not in OTHER_PROFILES]
    assert [code for code, text in pages if profile_of_text(text) != profile_of(code)] == []


ONE_OF_SEVERAL = {
    "types-unrelated": "the result's type was wrong, and its uses say the same wrong type",
    "tensor.slice-type": "the type of the part was wrong, and its uses say the same wrong type",
    "value-type-mismatch": "the function does not return what the value is",
}
"""Codes of bad examples in which a repair leaves something to do, and what that is. None of these is hidden by the repair."""


def test_repairs_of_the_bad_examples_repair_them() -> None:
    """Each repair ends its diagnostic and makes no new one, hints aside."""
    wrong, repaired = [], set()
    for code, text in examples("bad"):
        lines = text.split("\n")
        analysis = analyze(lines, CheckOptions(hints=True))
        shown = analysis.shown
        for found in shown:
            for fix in [fix for diagnostic, fix in fixes(analysis, found.span) if diagnostic is found]:
                repaired.add(code)
                left = check_text(applied(lines, fix), CheckOptions(hints=True))
                gone = messages_of(left).count((found.code, found.message)) < messages_of(shown).count((found.code, found.message))
                new = set(messages_of(left)) - set(messages_of(shown)) - set(messages_of([each for each in left if each.severity == Severity.HINT]))
                leaves_something = code in ONE_OF_SEVERAL and not fix.title.startswith("Change the type of")
                if not gone or bool(new) != leaves_something:
                    wrong.append((code, fix.title, render(left, applied(lines, fix).split("\n"), "repaired.mlir")))
    assert not wrong
    assert repaired >= {"expected-token", "unknown-type", "empty-block", "unclosed-string", *ONE_OF_SEVERAL}


def applied(lines: list[str], fix: Fix) -> str:
    """A text after a repair."""
    return "\n".join(replaced(lines, fix.edits))


def messages_of(found: list[Diagnostic]) -> list[tuple[str, str]]:
    return [(diagnostic.code, diagnostic.message) for diagnostic in found]


def refused_alone(question: Question) -> bool:
    flags = ["--allow-unregistered-dialect"] if question.unregistered else []
    return mlir_opt(*flags, text=question.text).returncode != 0


@pytest.mark.extended
@needs_mlir_opt
@pytest.mark.parametrize("kind", ["bad", "good"])
def test_the_reference_agrees_with_the_examples(kind: str, tmp_path: Path) -> None:
    expected: list[tuple[str, Question, bool]] = []
    for code, text in examples(kind):
        if is_document(profile_of_text(text)):
            continue  # the reference reads no MLIR that old
        if profile_of(code) != DEFAULT_PROFILE:
            continue  # nor one of another release than its own
        findings = [one.severity for one in check_text(text, CheckOptions()) if one.code == code]
        refused = kind == "bad" and Severity.ERROR in findings
        expected.append((code, Question(text, Severity.INFORMATION in findings), refused))
    verdicts = Reference(str(MLIR_OPT), tmp_path).verdicts([question for _, question, _ in expected])
    found = zip(expected, verdicts, strict=True)
    suspects = [each for each, verdict in found if (verdict.refused or verdict.crashed) != each[2]]
    # the reference prints errors of annotations, and accepts the text: its exit status decides
    assert [code for code, question, refused in suspects if refused_alone(question) != refused] == []


def test_an_explanation_is_printed(run: Runner) -> None:
    assert run("explain", "undefined-value") == Run(0, page("undefined-value") or "", "")


def test_an_explanation_in_colours(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "70")
    rows = re.sub(r"\x1b\[[0-9;]*m", "", run("explain", "undefined-value").out).splitlines()
    assert max(map(len, rows)) <= 70
    assert "      %0 = arith.addi %a, %c : i32" in [row.rstrip() for row in rows]
    assert not [row for row in rows if "```" in row]


def test_all_codes_are_listed_with_a_line_each(run: Runner) -> None:
    lines = run("explain").out.splitlines()
    assert [line.split()[0] for line in lines] == codes()
    assert all(line.endswith(summary(page(code) or "")) for line, code in zip(lines, codes(), strict=True))


def test_similar_names_are_offered(run: Runner) -> None:
    assert similar_codes("Undefined_Vlaue")[0] == "undefined-value"
    done = run("explain", "undefined-vlaue")
    assert done.status == 2
    assert done.out == ""
    assert "did you mean undefined-value" in done.err
    for name, meant in {"unknown-op": "unknown-operation", "type-mismatch": "value-type-mismatch", "outerproduct": "vector.outer-product"}.items():
        assert meant in run("explain", name).err
    for name in ("zzzzzz", "nonsense", "hello-world"):
        assert "lists all codes" in run("explain", name).err


def test_the_last_part_of_a_code_is_enough(run: Runner) -> None:
    assert run("explain", "outer-product") == Run(0, page("vector.outer-product") or "", "")


def test_a_code_is_meant_before_those_that_end_with_it(run: Runner) -> None:
    assert run("explain", "returned-values") == Run(0, page("returned-values") or "", "")
    assert page("std.returned-values") not in (None, page("returned-values"))


def test_all_codes_that_a_name_may_mean_are_listed(run: Runner) -> None:
    done = run("explain", "constant-value")
    assert (done.status, done.out) == (2, "")
    assert "several codes end with 'constant-value': arith.constant-value, std.constant-value" in done.err
    assert "affine.not-a-dimension, std.not-a-dimension" in run("explain", "not-a-dimension").err


@pytest.mark.parametrize("spelling", ["gpu-launch-region", "Gpu.Launch_Region", "gpu.lunch-region"])
def test_a_code_with_its_dialect_is_offered(spelling: str) -> None:
    assert similar_codes(spelling)[0] == "gpu.launch-region"


OF_EDITIONS = [
    ("returned-values", "func.func @f(%a: i64) -> i32 {\n  return %a : i64\n}"),
    ("std.returned-values", "mlfunc @f() -> i32 {\n  return\n}"),
    ("arith.constant-value", 'func.func @f() {\n  %0 = arith.constant 1 : si32\n  return\n}'),
    ("std.constant-value", 'cfgfunc @f() {\nbb0:\n  %0 = "constant"() {value: 100} : () -> i1\n  return\n}'),
]


@pytest.mark.parametrize(("code", "text"), OF_EDITIONS)
def test_an_edition_has_codes_and_pages_of_its_own(code: str, text: str, run: Runner) -> None:
    """The code that is reported for a text leads to the page about texts like it."""
    assert code in {found.code for found in check_text(text, CheckOptions())}
    assert profile_of(code) == profile_of_text(text)
    assert run("explain", code).out == page(code)


@pytest.mark.parametrize("code", ["", "../explain/undefined-value", "undefined-value.md"])
def test_what_is_no_code_has_no_page(code: str) -> None:
    assert page(code) is None
