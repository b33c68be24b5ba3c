"""Programs of older MLIR brought to today's: the reference accepts them, and they yield what the documents say."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.migration import Migration, migrate
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

pytestmark = pytest.mark.extended

HERE = Path(__file__).parent
RUNNER = shutil.which("mlir-runner-22")
SEPARATOR = "// -----\n"

LOWERING = (
    "--one-shot-bufferize=allow-unknown-ops --lower-affine --convert-vector-to-scf --convert-scf-to-cf "
    "--expand-strided-metadata --lower-affine --convert-vector-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm "
    "--convert-math-to-llvm --convert-ub-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts"
)

PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
"""In the order of their numbers."""


def migrated(text: str, document: str) -> Migration:
    """`document`: the standard dialect of 2019-12 is read with the language of 2020-10."""
    profile = "2020-10" if document == "2019-12" else document
    return migrate(analyze(split_lines(text), CheckOptions(profile=profile), verify=False))


def programs() -> Iterator[tuple[str, str]]:
    for file in sorted((HERE / "programs").glob("*.mlir")):
        for chunk in file.read_text("utf-8").split(SEPARATOR):
            yield file.stem, chunk


@needs_mlir_opt
def test_programs_are_accepted_or_what_is_missing_is_reported() -> None:
    accepted, silent = 0, []
    found = list(programs())
    for document, text in found:
        result = migrated(text, document)
        done = mlir_opt(text="\n".join(result.lines))
        accepted += done.returncode == 0
        if done.returncode and not result.left:
            silent.append(f"{document}: {text.splitlines()[0]}: {done.stderr}")
        assert not (done.returncode == 0 and result.left), (text, result.left)
    assert silent == []
    assert len(found) >= 60
    assert accepted / len(found) >= 0.97  # what is missing has no counterpart: see below


def test_only_what_has_no_counterpart_is_left() -> None:
    left = {text.splitlines()[0]: [one.message for one in migrated(text, document).left] for document, text in programs()}
    assert {name.removeprefix("// program: "): messages for name, messages in left.items() if messages} == {
        "memory at a fixed address": ["'std.alloc_static' has no counterpart today"],
        "elements that only their dialect can read": ["elements that only a dialect can read have no counterpart today"],
    }


def _comparisons() -> Iterator[tuple[str, str, int]]:
    """Functions that compare pairs with all predicates, by their names or by their numbers, and the bits that they yield."""
    pairs = ((-1, 1), (1, -1), (1, 1))
    bits = [_holds(name, *pair) for name in PREDICATES for pair in pairs]
    expected = sum(1 << at for at, each in enumerate(bits) if each)
    for kind in ("names", "numbers"):
        body = [f"cfgfunc @by_{kind}() -> i32 {{", "entry:", "  %none = constant 0 : i32", "  %s0 = addi %none, %none : i32"]
        for at, (number, (one, other)) in enumerate([(number, pair) for number in range(len(PREDICATES)) for pair in pairs]):
            spelled = f'cmpi "{PREDICATES[number]}", %a{at}, %b{at} : i32'
            if kind == "numbers":
                spelled = f'"cmpi"(%a{at}, %b{at}) {{predicate: {number}}} : (i32, i32) -> i1'
            body += [f"  %a{at} = constant {one} : i32", f"  %b{at} = constant {other} : i32", f"  %c{at} = {spelled}"]
            body += [f"  %w{at} = constant {1 << at} : i32", f"  %v{at} = select %c{at}, %w{at}, %none : i32"]
            body.append(f"  %s{at + 1} = addi %s{at}, %v{at} : i32")
        yield f"by_{kind}", "\n".join([*body, f"  return %s{len(bits)} : i32", "}"]), expected


def _holds(predicate: str, one: int, other: int) -> bool:
    if predicate.startswith("u"):
        one, other = one % 2**32, other % 2**32
    how = predicate[-2:]
    return {
        "eq": one == other,
        "ne": one != other,
        "lt": one < other,
        "le": one <= other,
        "gt": one > other,
        "ge": one >= other,
    }[how]


@cache
def _lowered() -> str:
    """All that can be run, migrated and lowered together."""
    texts = [("2018-12", text) for _, text, _ in _comparisons()]
    for file in sorted((HERE / "runs").glob("*.mlir")):
        texts += [(file.stem, chunk) for chunk in file.read_text("utf-8").split(SEPARATOR)]
    results = [migrated(text, document) for document, text in texts]
    assert [one.message for result in results for one in result.left] == []
    text = "\n".join("\n".join(result.lines) for result in results)
    done = mlir_opt(*LOWERING.split(), text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _runs() -> Iterator[tuple[str, str, float]]:
    """What can be run: the function, the type of its result, and the result, worked out by hand."""
    for name, _, expected in _comparisons():
        yield name, "i32", expected
    for file in sorted((HERE / "runs").glob("*.mlir")):
        text = file.read_text("utf-8")
        for found in re.finditer(r"^// @(\w+) = (-?\d+)", text, re.MULTILINE):
            type_ = re.search(rf"func @{found[1]}\(\) -> (\w+)", text)
            assert type_ is not None
            yield found[1], {"index": "i64"}.get(type_[1], type_[1]), int(found[2])


@needs_mlir_opt
@pytest.mark.skipif(RUNNER is None, reason="mlir-runner is not installed: what is migrated is not run")
def test_what_is_migrated_yields_what_the_documents_say() -> None:
    wrong = []
    for name, type_, expected in _runs():
        command = [str(RUNNER), "-O0", "-e", name, f"--entry-point-result={type_}"]
        done = subprocess.run(command, input=_lowered(), capture_output=True, text=True, check=False)
        if done.returncode or float(done.stdout) != expected:
            wrong.append((name, expected, done.stdout, done.stderr))
    assert wrong == []
