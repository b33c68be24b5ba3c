"""Settings of the user, of a client and of a project: what counts, and the diagnostics of wrong settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlir_ls.analysis import CheckOptions
from mlir_ls.ods.project.sources import Loaded, SourceProblem
from mlir_ls.settings import (
    EMPTY,
    Layer,
    Project,
    Settings,
    Trust,
    check_options_of,
    client_layer,
    diagnostics_of,
    is_trusted,
    layout_of,
    project_of,
)


def project(folder: Path, own: Layer = EMPTY, trust: Trust = Trust.PROGRAMS) -> Project:
    return project_of(str(folder), own, lambda _: trust)


def write(folder: Path, text: str, name: str = ".mlir-ls.toml") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def problems(found: Project) -> list[tuple[str | None, int | None, str]]:
    return [(Path(one.file).name if one.file else None, one.line, one.message) for one in found.problems]


def test_without_a_file_nothing_is_wished(tmp_path: Path) -> None:
    assert project(tmp_path) == Project(Settings(), None, ())


def test_all_settings_of_a_file(tmp_path: Path) -> None:
    write(
        tmp_path,
        """
strict = true
assume = ["photon"]
profile = "llvm-19"
line-limit = 100
dialects = ["include/Beam.td"]
includes = ["include", "/opt/include"]
tblgen.path = "build/llvm-tblgen"

[opt]
path = "build/beam-opt"
arguments = ["--verify-each"]
timeout = 2.5
""",
    )
    found = project(tmp_path)
    assert found.problems == ()
    settings = found.settings
    assert (settings.strict, settings.assume, settings.profile) == (True, frozenset({"photon"}), "llvm-19")
    (named,) = settings.sources.named
    assert (named.path, named.file, named.line) == (str(tmp_path / "include/Beam.td"), found.file, 5)
    assert settings.sources.includes == (str(tmp_path / "include"), "/opt/include")
    assert settings.sources.tblgen == str(tmp_path / "build/llvm-tblgen")
    assert settings.opt == (str(tmp_path / "build/beam-opt"), ("--verify-each",), 2.5)
    assert layout_of(settings).line_limit == 100
    assert check_options_of(settings, Loaded("/data"), editor=True) == CheckOptions(
        strict=True, assumed=frozenset({"photon"}), profile="llvm-19", editor=True, dialects="/data"
    )


def test_the_nearest_file_counts(tmp_path: Path) -> None:
    write(tmp_path, "strict = true\n")
    write(tmp_path / "inner", "[tool.other]\nx = 1\n", "pyproject.toml")
    assert project(tmp_path / "inner" / "deep").settings.strict
    write(tmp_path / "inner", "[tool.mlir-ls]\nline-limit = 80\n", "pyproject.toml")
    settings = project(tmp_path / "inner" / "deep").settings
    assert (settings.strict, settings.line_limit) == (False, 80)
    write(tmp_path / "inner", "lineLimit = 90\n")
    assert project(tmp_path / "inner").settings.line_limit == 90


def test_the_user_counts_before_the_project_and_lists_are_joined(tmp_path: Path) -> None:
    write(tmp_path, 'profile = "llvm-19"\nassume = ["a"]\ndialects = ["A.td"]\nline-limit = 80\n')
    own = client_layer({"mlir": {"profile": "llvm-22", "assume": ["b"], "dialects": ["B.td"]}}, str(tmp_path / "root"))
    settings = project(tmp_path, own).settings
    assert (settings.profile, settings.line_limit, settings.assume) == ("llvm-22", 80, frozenset({"a", "b"}))
    assert [one.path for one in settings.sources.named] == [str(tmp_path / "root/B.td"), str(tmp_path / "A.td")]


def test_defaults_that_a_client_sends_count_as_not_set(tmp_path: Path) -> None:
    write(tmp_path, 'strict = true\nprofile = "llvm-19"\nassume = ["a"]\n')
    sent = {
        "mlir-ls": {
            "strict": False, "profile": None, "assume": [], "tblgen": {"path": ""}, "trace": {"server": "off"},
            "inlayHints": None, "lineLimit": None, "opt": {"path": "", "arguments": []},
        }
    }
    layer = client_layer(sent, "/")
    assert layer == EMPTY
    settings = project(tmp_path, layer).settings
    assert (settings.strict, settings.profile, settings.assume) == (True, "llvm-19", frozenset({"a"}))


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        ({}, (True, True)),
        ({"inlayHints": False}, (False, False)),
        ({"inlayHints": {"types": False}}, (False, True)),
        ({"inlayHints": {"types": True, "arguments": False}}, (True, False)),
    ],
)
def test_which_hints_are_shown(tmp_path: Path, sent: Any, expected: tuple[bool, bool]) -> None:
    assert project(tmp_path, client_layer(sent, "/")).settings.inlay_hints == expected


@pytest.mark.parametrize(
    "sent",
    [
        {"strict": True},
        {"mlir": {"strict": True}},
        {"mlir-ls": {"strict": True}},
        {"mlir": {"server_path": ""}, "mlir-ls": {"strict": True}},
    ],
)
def test_clients_may_send_settings_under_a_name(sent: Any) -> None:
    assert client_layer(sent, "/").values == {"strict": True}


@pytest.mark.parametrize("sent", [None, [], 3, "x", {"mlir": 3}])
def test_what_is_no_settings_at_all_says_nothing(sent: Any) -> None:
    assert client_layer(sent, "/") == EMPTY
    assert is_trusted(sent) is None


def test_trust_is_what_the_client_says_and_no_file(tmp_path: Path) -> None:
    assert is_trusted({"trusted": True}) is True
    assert is_trusted({"mlir": {"trusted": False}}) is False
    write(tmp_path, "trusted = true\n")
    assert problems(project(tmp_path, trust=Trust.NOTHING)) == [(".mlir-ls.toml", 0, "there is no setting `trusted`")]


NAMING = """
[tool.mlir-ls]
dialects = ["A.td"]
includes = ["."]
tblgen.path = "./tblgen"
opt.path = "./opt"
opt.arguments = ["-x"]
line-limit = 90
"""


@pytest.mark.parametrize(
    ("trust", "passed_over"),
    [(Trust.NOTHING, [2, 3, 4, 5, 6]), (Trust.PATHS, [4, 5, 6]), (Trust.PROGRAMS, [])],
)
def test_how_far_a_file_is_trusted(tmp_path: Path, trust: Trust, passed_over: list[int]) -> None:
    write(tmp_path, NAMING, "pyproject.toml")
    found = project(tmp_path, trust=trust)
    assert [one.line for one in found.problems] == passed_over
    assert not any(one.severe for one in found.problems)
    sources = found.settings.sources
    assert bool(sources.named) == bool(sources.includes) == (trust >= Trust.PATHS)
    assert (sources.tblgen is not None) == (found.settings.opt is not None) == (trust >= Trust.PROGRAMS)
    assert found.settings.line_limit == 90


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("x = [\n", 1, "this is no TOML: "),
        ("\nstrict = 1\n", 1, "`strict` has to be true or false"),
        ('assume = "a"\n', 0, "`assume` has to be a list of texts"),
        ('assume = ["a", "b c"]\n', 0, "`assume` has to be a list of names of dialects such as 'my_dialect', but one is 'b c'"),
        ("dialects = [1]\n", 0, "`dialects` has to be a list of texts"),
        ("line-limit = 0\n", 0, "`line-limit` has to be a number of 1 or more"),
        ("line-limit = true\n", 0, "`line-limit` has to be a number of 1 or more"),
        ("[opt]\n\ntimeout = 1e9\n", 2, "`opt.timeout` has to be a number of seconds, at most 600"),
        ("opt = { path = '' }\n", 0, "`opt.path` has to be the name or the path of a program"),
        ("profile = 'llvm-1'\n", 0, "`profile` has to be one of llvm-next, llvm-22, llvm-19"),
        ("strict = false\nstrikt = true\n", 1, "there is no setting `strikt`; did you mean `strict`?"),
    ],
)
def test_what_makes_no_sense_is_reported_in_its_place(tmp_path: Path, text: str, line: int, message: str) -> None:
    write(tmp_path, text)
    ((file, where, said),) = problems(project(tmp_path))
    assert file == ".mlir-ls.toml"
    assert said.startswith(message)
    assert where == line or "TOML" in message


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / ".mlir-ls.toml").write_bytes(b"strict = true\n# caf\xe9\n")
    ((_, line, message),) = problems(project(tmp_path))
    assert (line, message) == (1, "settings cannot be read: not UTF-8: byte 0xe9")


def test_programs_are_looked_for_in_path_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin" / "some-tblgen"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    own = client_layer({"tblgen.path": "some-tblgen"}, "/")
    assert project(tmp_path, own).settings.sources.tblgen == str(program)
    own = client_layer({"tblgen.path": "other-tblgen"}, "/")
    assert project(tmp_path, own).settings.sources.tblgen == "other-tblgen"


def test_what_a_build_says_is_found_from_its_projects_folder_on(tmp_path: Path) -> None:
    commands = tmp_path / "build" / "tablegen_compile_commands.yml"
    commands.parent.mkdir()
    commands.write_text("", encoding="utf-8")
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    assert project(inner).settings.sources.found == (str(commands),)
    assert project(inner, trust=Trust.PATHS).settings.sources.found == (str(commands),)
    assert project(inner, trust=Trust.NOTHING).settings.sources.found == ()
    only_inside = project_of(str(inner), EMPTY, lambda folder: Trust(2 * (folder >= str(tmp_path / "a"))))
    assert only_inside.settings.sources.found == ()


@pytest.mark.parametrize(
    ("message", "line", "part"),
    [
        ("Variable not defined: 'Pur'", 'def A : Op<"Pur a", [Pure, Pur]>;', 'def A : Op<"Pur a", [Pure, Pur]>;'),
        ("Variable not defined: 'Pur'", '  def A : Op<"a", [Pure, Pur]>;', "Pur"),
        ("Couldn't find class 'Mil_Op'", 'def A : Mil_Op<"a">;', "Mil_Op"),
        ("the format of 'own.a' names '$b'", 'let assemblyFormat = "$a, $b";', "$b"),
        ("something is wrong", "  let a = 1;  ", "let a = 1;"),
    ],
)
def test_a_problem_is_shown_at_the_word_that_it_names(message: str, line: str, part: str) -> None:
    (found,) = diagnostics_of([SourceProblem(message, "a.td", 0)], [line])
    assert line[found.span.start.character : found.span.end.character] == part
