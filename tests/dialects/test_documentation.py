"""What operations are for, in a line, and where their documentation is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mlir_ls.ods.documentation import page_of, summary_of
from mlir_ls.ods.profiles import profiles
from mlir_ls.ods.registry import default_registry, profile_registry
from mlir_ls.ods.spec import OpSpec, SourceLocation

OLDER = ("affine", "arith", "builtin", "cf", "func", "gpu", "linalg", "llvm", "math", "memref", "scf", "tensor", "vector")
"""Dialects whose operations of earlier releases have summaries, too."""

MAX_LENGTH = 100

INCLUDE = Path("/usr/lib/llvm-22/include")


def spec(name: str) -> OpSpec:
    found = default_registry().op(name)
    assert found is not None
    return found


SUMMARIZED = [
    *[(profile, dialect) for profile in profiles() if profile.startswith("llvm-") for dialect in OLDER],
    *[("llvm-22", dialect) for dialect in default_registry().dialects() if default_registry().ops_of(dialect)],
]


@pytest.mark.parametrize(("profile", "dialect"), dict.fromkeys(SUMMARIZED))
def test_every_operation_has_a_summary(profile: str, dialect: str) -> None:
    registry = profile_registry(profile)
    specs = [registry.op(name) for name in registry.ops_of(dialect)]
    summaries = {each.name: summary_of(each) for each in specs if each is not None}
    assert summaries
    assert [name for name, text in summaries.items() if not re.fullmatch(r"[A-Z].*\.", text)] == []
    assert [name for name, text in summaries.items() if len(text) > MAX_LENGTH] == []


def test_no_summary_is_of_an_operation_that_no_release_has() -> None:
    for dialect, file in _files().items():
        known = {name.partition(".")[2] for profile in profiles() for name in profile_registry(profile).ops_of(dialect)}
        names = [line.partition(": ")[0] for line in file.read_text(encoding="utf-8").splitlines()]
        assert names == sorted(names), dialect
        assert set(names) <= known, dialect


def _files() -> dict[str, Path]:
    folder = Path(summary_of.__code__.co_filename).parents[1] / "dialects"
    return {file.parent.name: file for file in folder.glob("*/summaries.txt")}


@pytest.mark.extended
@pytest.mark.skipif(not (INCLUDE / "mlir").is_dir(), reason="the .td files of LLVM 22 are not installed")
def test_summaries_are_worded_by_us() -> None:
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in (INCLUDE / "mlir").rglob("*.td")]
    theirs = "\n".join([_words(text) for text in texts])
    ours = [spec(name) for dialect in default_registry().dialects() for name in default_registry().ops_of(dialect)]
    assert [each.name for each in ours if _words(summary_of(each)) in theirs] == []


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def test_the_summary_of_a_dialect_is_shown_instead() -> None:
    own = OpSpec("arith.addi", summary=" Adds. ", location=SourceLocation("own.td", 3))
    assert summary_of(own) == "Adds."
    assert page_of(own) == ""
    silent = OpSpec("arith.addi", location=SourceLocation("own.td", 3))
    assert summary_of(silent) == ""


@pytest.mark.parametrize("name", ["own.op", "../x.op", "con.op", "\0.op"])
def test_other_operations_have_none(name: str) -> None:
    assert summary_of(OpSpec(name)) == ""


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("arith.addi", "ArithOps/#arithaddi-arithaddiop"),
        ("affine.delinearize_index", "Affine/#affinedelinearize_index-affineaffinedelinearizeindexop"),
        ("builtin.module", "Builtin/#builtinmodule-moduleop"),
        ("cf.cond_br", "ControlFlowDialect/#cfcond_br-cfcondbranchop"),
        ("llvm.getelementptr", "LLVM/#llvmgetelementptr-llvmgepop"),
        ("scf.forall.in_parallel", "SCFDialect/#scfforallin_parallel-scfinparallelop"),
        ("ml_program.func", "MLProgramOps/#ml_programfunc-ml_programfuncop"),
    ],
)
def test_pages(name: str, address: str) -> None:
    assert page_of(spec(name)) == f"https://mlir.llvm.org/docs/Dialects/{address}"


def test_a_dialect_without_a_page() -> None:
    assert page_of(OpSpec("own.op")) == ""
