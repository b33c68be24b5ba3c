"""Pipelines that are run on a document or a part of it: the output, its links to the text, what goes wrong, what is not run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from client import Client, Json, Start

from mlir_opt import MLIR_OPT, needs_mlir_opt

needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts")

TEXT = """\
// RUN: mlir-opt %s -cse -split-input-file -verify-diagnostics -o - | FileCheck %s
#map = affine_map<(d0) -> (d0)>
func.func @used(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  %3 = func.call @used(%2) : (i32) -> i32
  return %3 : i32
}
func.func private @unused(i32)
// -----
func.func @g() {
  return
}
"""
REQUEST_FAILED, CANCELLED = -32803, -32800


def begin(client: Client, folder: Path, program: str | None, text: str = TEXT, trusted: bool | None = True, **others: Json) -> str:
    """A session with a document that is not saved; its URI."""
    opt = {"opt": {"path": program, **others}} if program is not None else {}
    client.begin(rootUri=folder.as_uri(), initializationOptions={"mlir": {"trusted": trusted, **opt}})
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, text)
    return uri


def pipeline(client: Client, uri: str, **given: Json) -> Json:
    return client.request("mlir/runPipeline", {"textDocument": {"uri": uri}, **given})


def script(folder: Path, text: str) -> str:
    program = folder / "my-opt"
    program.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def linked(result: Json, text: str = TEXT) -> list[tuple[str, str]]:
    """The lines of an output with those of the text that they are of."""
    lines = text.split("\n")
    pairs = zip(result["output"].split("\n"), result["links"], strict=True)
    return [(line.strip(), lines[link].strip()) for line, link in pairs if link >= 0 and line.strip() != "}"]


@needs_mlir_opt
def test_the_flags_of_a_run_line_make_an_output_that_is_linked_to_the_text(start: Start, tmp_path: Path) -> None:
    client = start()
    uri = begin(client, tmp_path, MLIR_OPT)
    found = pipeline(client, uri, run=0)
    assert (found["trouble"], found["command"]) == ("", f"{Path(str(MLIR_OPT)).name} -cse -split-input-file")
    assert "loc(" not in found["output"]
    assert "// -----" in found["output"]
    pairs = linked(found)
    assert ("%0 = arith.addi %arg0, %arg0 : i32", "%0 = arith.addi %a, %a : i32") in pairs
    assert ("%1 = arith.muli %0, %0 : i32", "%2 = arith.muli %0, %1 : i32") in pairs
    assert ("func.func @f(%arg0: i32) -> i32 {", "func.func @f(%a: i32) -> i32 {") in pairs
    assert ("func.func @g() {", "func.func @g() {") in pairs


@needs_mlir_opt
@pytest.mark.parametrize(
    ("part", "line", "functions"),
    [
        ("document", 0, ["@used", "@f", "@unused", "@g"]),
        ("chunk", 6, ["@used", "@f", "@unused"]),
        ("function", 6, ["@used", "@f"]),
        ("function", 3, ["@used"]),
        ("function", 14, ["@g"]),
    ],
)
def test_a_part_of_the_text_is_run_with_what_it_refers_to(
    start: Start, tmp_path: Path, part: str, line: int, functions: list[str]
) -> None:
    client = start()
    uri = begin(client, tmp_path, MLIR_OPT)
    found = pipeline(client, uri, flags="--pass-pipeline='builtin.module(func.func(cse))'", part=part, line=line)
    assert found["trouble"] == ""
    assert [name for name in ("@used", "@f", "@unused", "@g") if f"{name}(" in found["output"].replace("call ", "(")] == functions
    assert all(("addi" in ours) == ("addi" in theirs) for ours, theirs in linked(found))


@needs_mlir_opt
def test_what_the_compiler_says_comes_back_to_the_text(start: Start, tmp_path: Path) -> None:
    client = start()
    text = 'func.func @f() {\n  "what.is"() : () -> ()\n  return\n}\n'
    uri = begin(client, tmp_path, MLIR_OPT, text)
    found = pipeline(client, uri, flags="--cse")
    assert (found["output"], found["diagnostics"]) == ("", 1)
    assert found["trouble"].startswith("line 2:12: error: ")
    theirs: list[Json] = []
    while not theirs:
        theirs = [each for each in client.diagnostics(uri, 1) if each["code"] == "own-compiler"]
    assert theirs[0]["range"]["start"] == {"line": 1, "character": 11}
    client.change(uri, 2, {"text": "module {}\n"})
    client.diagnostics(uri, 2)
    assert pipeline(client, uri, flags="--cse")["output"] == "module {\n}\n"
    assert "--no-such-pass" in pipeline(client, uri, flags="--no-such-pass")["trouble"]


@needs_mlir_opt
def test_a_reproducer_runs_as_it_says(start: Start, tmp_path: Path) -> None:
    client = start()
    text = TEXT.partition("// -----")[0] + (
        '{-# external_resources: { mlir_reproducer: { pipeline: "builtin.module(cse)", disable_threading: true, verify_each: true } } #-}\n'
    )
    uri = begin(client, tmp_path, MLIR_OPT, text)
    found = pipeline(client, uri, reproducer=True)
    assert found["trouble"] == ""
    assert found["output"].count("arith.addi") == 1
    titles = client.request("mlir/pipelines", {"textDocument": {"uri": uri}})
    assert [each["parameters"] for each in titles] == [{"run": 0}, {"reproducer": True}]


@needs_scripts
@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("kill -SEGV $$", "it crashed"),
        ("while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done", "it wrote more than 32 MiB"),
        ("printf 'a\\000\\377'", "what it printed is no text"),
        ("sleep 600", "it took longer than 0.5 seconds, which the setting `opt.timeout` allows"),
        ("echo 'no such pass' >&2; exit 3", "no such pass"),
        ("exit 3", "it ended with status 3"),
    ],
)
def test_a_compiler_that_misbehaves_has_a_sentence(start: Start, tmp_path: Path, text: str, trouble: str) -> None:
    client = start()
    body = f'case "$1" in --help) exit 0;; esac\n{text}'
    uri = begin(client, tmp_path, script(tmp_path, body), timeout=0.5 if "sleep" in text else 60)
    found = pipeline(client, uri, flags="-x")
    assert found["trouble"] == trouble
    assert len(found["output"]) < 5_000_000
    assert client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 6, "character": 9}})


@needs_scripts
def test_a_crash_shows_its_reproducer(start: Start, tmp_path: Path) -> None:
    client = start()
    body = """\
if [ "$1" = --help ]; then echo '  --mlir-pass-pipeline-crash-reproducer=<string> - x'; exit 0; fi
for word in "$@"; do case "$word" in *reproducer=*) echo 'module {}' >"${word#*=}";; esac; done
kill -SEGV $$"""
    uri = begin(client, tmp_path, script(tmp_path, body))
    assert pipeline(client, uri, flags="-x")["reproducer"] == "module {}\n"


@needs_scripts
def test_a_run_ends_when_the_next_one_begins_or_it_is_cancelled(start: Start, tmp_path: Path) -> None:
    client = start()
    uri = begin(client, tmp_path, script(tmp_path, f'[ "$1" = --help ] && exit 0; sleep 600; touch {tmp_path}/over'), timeout=500)
    given = {"textDocument": {"uri": uri}, "flags": "-x"}
    first, second = client.call("mlir/runPipeline", given), client.call("mlir/runPipeline", given)
    assert client.reply_to(first)["error"]["code"] == CANCELLED
    client.notify("$/cancelRequest", {"id": second})
    assert client.reply_to(second)["error"]["code"] == CANCELLED
    assert client.stop() == 0
    assert not (tmp_path / "over").exists()


@needs_scripts
@pytest.mark.parametrize(
    ("trusted", "given", "runs"),
    [
        (False, {"flags": "-x"}, False),
        (False, {"run": 0}, False),
        (None, {"flags": "-x"}, True),
        (None, {"run": 0}, False),
        (None, {"reproducer": True}, False),
        (True, {"run": 0}, True),
    ],
)
def test_what_the_text_names_is_run_only_where_it_is_trusted(
    start: Start, tmp_path: Path, trusted: bool | None, given: Json, runs: bool
) -> None:
    client = start()
    program = script(tmp_path, f'[ "$1" = --version ] || touch {tmp_path}/ran')  # the setting is the user's own
    uri = begin(client, tmp_path, program, trusted=trusted)
    reply = client.reply_to(client.call("mlir/runPipeline", {"textDocument": {"uri": uri}, **given}))
    assert ("result" in reply) is runs
    assert (tmp_path / "ran").exists() is runs
    if not runs:
        assert "is not trusted" in reply["error"]["message"]


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("mlir-opt %s --load-pass-plugin=x.so", "loads code"),
        ("mlir-opt %s > x", "it uses '>' of a shell"),
        ("mlir-opt %s -x=%{mine}", "the configuration of the test says"),
        ("FileCheck %s", "this RUN line has no …-opt"),
    ],
)
def test_a_run_line_that_is_not_run_has_its_reason(start: Start, tmp_path: Path, command: str, message: str) -> None:
    client = start()
    uri = begin(client, tmp_path, sys.executable, f"// RUN: {command}\n")
    error = client.fail("mlir/runPipeline", {"textDocument": {"uri": uri}, "run": 0})
    assert error["code"] == REQUEST_FAILED
    assert message in error["message"]


def test_a_quote_that_is_not_closed_and_no_program(start: Start, tmp_path: Path) -> None:
    client = start()
    uri = begin(client, tmp_path, None)
    refused = pipeline(client, uri, flags="--cse")
    assert (refused["command"], refused["trouble"]) == ("", "there is no program to run this: the setting `opt.path` names one, such as mlir-opt")
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir": {"trusted": True, "opt": {"path": "no-such-opt"}}}})
    refused = pipeline(client, uri, flags="--cse")
    assert (refused["command"], refused["trouble"]) == ("", "'no-such-opt', which the setting `opt.path` names, is no program")
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir": {"trusted": True, "opt": {"path": sys.executable, "pipelines": ["--a -b"]}}}})
    assert "not closed" in client.fail("mlir/runPipeline", {"textDocument": {"uri": uri}, "flags": "'"})["message"]
    titles = client.request("mlir/pipelines", {"textDocument": {"uri": uri}})
    assert [each["parameters"] for each in titles] == [{"run": 0}, {"flags": "--a -b"}]


@needs_mlir_opt
@pytest.mark.parametrize(
    ("typed", "label", "text"),
    [
        ("--canonic|", "canonicalize", "--canonicalize"),
        ("--pass-pipeline='builtin.module(func.func(loop-inv|", "loop-invariant-code-motion", "loop-invariant-code-motion"),
        ("--pass-pipeline='builtin.module(canonicalize{max-it|", "max-iterations", "max-iterations="),
        ("--canonicalize=\"region-simplify=agg|", "aggressive", "aggressive"),
        ("--cse --mlir-timi|", "mlir-timing", "--mlir-timing"),
    ],
)
def test_passes_and_their_options_are_completed(start: Start, tmp_path: Path, typed: str, label: str, text: str) -> None:
    client = start()
    uri = begin(client, tmp_path, MLIR_OPT)
    left = typed.rstrip("|")
    found = client.request("mlir/completeFlags", {"textDocument": {"uri": uri}, "text": left, "offset": len(left)})
    item = next(each for each in found if each["label"] == label)
    assert item["text"] == text
    assert item["text"].startswith(left[item["start"] :])
