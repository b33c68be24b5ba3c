"""`mlir-ls` as a process: pipes, signals, terminals, start-up."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from cli_support import PACKAGE_ROOT, Files, Run, Runner, Start

import mlir_ls.cli
import mlir_ls.lsp
from mlir_ls.commands.output import progress, terminal
from mlir_ls.system.compiling import build

OLDER = "cfgfunc @f() {\nbb0:\n  return\n}\n"
DEADLINE = 30  # seconds after which a process counts as hung


def test_version(run: Runner) -> None:
    assert run("--version") == Run(0, f"mlir-ls {mlir_ls.__version__} ({build()})\n", "")


def test_help_lists_every_command(run: Runner) -> None:
    done = run("--help")
    assert done.status == 0
    for command in ("check", "lsp", "dialects", "explain"):
        assert f"\n    {command} " in done.out


@pytest.mark.parametrize("arguments", [(), ("check",), ("format",)])
def test_help_is_a_command_as_well(run: Runner, arguments: tuple[str, ...]) -> None:
    assert run("help", *arguments) == run(*arguments, "--help")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("chek", "there is no command 'chek'; did you mean 'check'?"),
        ("a.mlir", "there is no command 'a.mlir'; `mlir-ls check a.mlir` checks it"),
        ("qqq", f"there is no command 'qqq'; there are {', '.join(mlir_ls.cli.command_names())}"),
    ],
)
def test_a_command_that_there_is_not(files: Files, run: Runner, name: str, message: str) -> None:
    files({"a.mlir": ""})
    done = run(name)
    assert (done.status, done.out) == (2, "")
    assert done.err.endswith(f"mlir-ls: error: {message}\n")


def test_the_module_is_the_command(start: Start) -> None:
    process = start("--version", real=True)
    assert process.communicate(timeout=DEADLINE)[0] == f"mlir-ls {mlir_ls.__version__} ({build()})\n"


READ = {"0.mlir": "ERR\n" * 20_000}
MIGRATED = {f"{number}.mlir": OLDER * 400 for number in range(3)}


SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")


@pytest.mark.parametrize(
    ("command", "texts"),
    [(("check",), READ), pytest.param(("migrate", "--diff"), MIGRATED, marks=SIGNALS)],
    ids=["check", "migrate"],
)
def test_a_reader_that_goes_away(files: Files, start: Start, command: tuple[str, ...], texts: dict[str, str]) -> None:
    files(texts)
    process = start(*command, *texts)
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait(DEADLINE) == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk(files: Files, start: Start) -> None:
    files({"a.mlir": ""})
    with open("/dev/full", "w") as full:
        process = start("check", "a.mlir", stdout=full)
        error = process.communicate(timeout=DEADLINE)[1]
    assert process.returncode == 2
    assert error.startswith("mlir-ls: ")
    assert "Traceback" not in error


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("help", "check"), ("check", "--help")])
def test_help_that_cannot_be_written(
    start: Start, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    with open("/dev/full", "w") as full:
        process = start(*arguments, stdout=full)
        error = process.communicate(timeout=DEADLINE)[1]
    assert (process.returncode, error) == (2, "mlir-ls: standard output: No space left on device\n")


class _Partial(io.RawIOBase):
    """A stream that takes a few bytes at a time, until it is full."""

    def __init__(self, size: int) -> None:
        self.taken, self.size = b"", size

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        if len(self.taken) == self.size:
            raise OSError(errno.ENOSPC, "No space left on device")
        new = bytes(data[: min(3, self.size - len(self.taken))])
        self.taken += new
        return len(new)


def test_what_a_stream_without_a_buffer_takes_in_parts_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = _Partial(1000)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(stream, "utf-8", write_through=True))  # type: ignore[type-var]
    terminal.write("a result: \u2713, and more\n")
    assert stream.taken == "a result: \u2713, and more\n".encode()


def test_what_a_stream_without_a_buffer_does_not_take_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = _Partial(10)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(stream, "utf-8", write_through=True))  # type: ignore[type-var]
    with pytest.raises(OSError, match="No space left on device: 'standard output'"):
        terminal.write("a result that is longer\n")


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("0", "'0' is not a number of 1 or more"),
        ("²", "'²' is not a number of 1 or more"),
        ("1000000000", "the number is more than 999999999"),
        ("9" * 5000, "the number is more than 999999999"),
    ],
)
def test_a_number_out_of_bounds(start: Start, number: str, message: str) -> None:
    process = start("check", "--jobs", number, "-")
    error = process.communicate(timeout=DEADLINE)[1]
    assert process.returncode == 2
    assert error.endswith(f"argument --jobs: {message}\n")


@pytest.mark.parametrize(
    ("command", "argument"),
    [
        (("check",), "PATH"),
        (("format", "--check"), "PATH"),
        (("migrate",), "PATH"),
        (("test",), "PATH"),
        (("passes",), "FILE"),
        (("graph",), "FILE"),
        (("dialects", "list"), "FOLDER"),
        (("dialects", "find"), "FOLDER"),
        (("dialects", "import", "-o", "out"), "PATH"),
    ],
)
def test_an_empty_name(run: Runner, command: tuple[str, ...], argument: str) -> None:
    done = run(*command, "")
    assert (done.status, done.out) == (2, "")
    assert done.err.endswith(f"argument {argument}: the name is empty; is a variable of the shell not set?\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("check", "--formatt"), "unrecognized arguments: --formatt; did you mean '--format'?"),
        (("check", "--formatt=json"), "unrecognized arguments: --formatt=json; did you mean '--format'?"),
        (("passes", "--chnged"), "unrecognized arguments: --chnged; did you mean '--changed'?"),
        (("dialects", "import", "--outptu", "a"), "unrecognized arguments: --outptu; did you mean '--output'?"),
        (("check", "--jobs", "1"), "the following arguments are required: PATH"),
        (("dialects",), "the following arguments are required: ACTION"),
    ],
)
def test_an_option_that_there_is_not_comes_before_what_is_missing(
    run: Runner, arguments: tuple[str, ...], message: str
) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.endswith(f"error: {message}\n")


@pytest.mark.parametrize("arguments", [("--formatt", "--help"), ("--formatt", "-h")])
def test_help_comes_before_an_option_that_there_is_not(run: Runner, arguments: tuple[str, ...]) -> None:
    assert run("check", *arguments) == run("check", "--help")


def test_what_stands_after_two_hyphens_is_no_option(files: Files, run: Runner) -> None:
    files({"--formatt": ""})
    assert run("check", "--", "--formatt").status == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_no_fault_of_the_file_that_is_migrated(files: Files, start: Start) -> None:
    files({"a.mlir": OLDER})
    with open("/dev/full", "w") as full:
        process = start("migrate", "--diff", "a.mlir", stdout=full)
        error = process.communicate(timeout=DEADLINE)[1]
    assert (process.returncode, error) == (2, "mlir-ls: standard output: No space left on device\n")


@SIGNALS
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_without_a_traceback(files: Files, start: Start, jobs: str) -> None:
    names = ["a.mlir", "b.mlir", "c.mlir", "d.mlir"]
    files({"a.mlir": "ERR", **dict.fromkeys(names[1:], "HANG")})
    process = start("check", *names, "--jobs", jobs, "--format", "json", start_new_session=True)
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["path"] == "a.mlir"
    os.killpg(process.pid, signal.SIGINT)
    rest, error = process.communicate(timeout=DEADLINE)
    assert (process.returncode, rest, error) == (130, "", "mlir-ls: interrupted\n")


@SIGNALS
def test_an_interrupt_to_this_process_alone_ends_the_others(files: Files, start: Start) -> None:
    files({"a.mlir": "ERR", "b.mlir": "HANG", "c.mlir": "HANG"})
    process = start("check", "a.mlir", "b.mlir", "c.mlir", "--jobs", "2", "--format", "json")
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=DEADLINE)[1] == "mlir-ls: interrupted\n"


@SIGNALS
def test_processes_end_with_the_one_that_started_them(files: Files, start: Start) -> None:
    files({"a.mlir": "ERR", "b.mlir": "HANG", "c.mlir": "HANG"})
    process = start("check", "a.mlir", "b.mlir", "c.mlir", "--jobs", "2", "--format", "json")
    assert process.stdout is not None
    process.stdout.readline()
    process.kill()
    process.communicate(timeout=DEADLINE)  # returns when the last process has closed the pipe


@pytest.mark.skipif(sys.platform == "win32", reason="the fake checker needs fork")
def test_a_process_that_dies_costs_one_file(files: Files, start: Start) -> None:
    files({"a.mlir": "ERR", "b.mlir": "DIE", "c.mlir": "ERR"})
    process = start("check", "a.mlir", "b.mlir", "c.mlir", "--jobs", "2", "--format", "json")
    out, error = process.communicate(timeout=DEADLINE)
    assert process.returncode == 2
    found = {answer["path"]: answer["diagnostics"][0]["code"] for answer in map(json.loads, out.splitlines())}
    assert found == {"a.mlir": "undefined-value", "b.mlir": "internal-error", "c.mlir": "undefined-value"}
    assert "b.mlir: internal error" in error


def test_answers_come_as_they_are_found(files: Files, start: Start) -> None:
    files({"a.mlir": "ERR", "b.mlir": "HANG"})
    process = start("check", "a.mlir", "b.mlir", "--format", "json")
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["path"] == "a.mlir"
    assert process.poll() is None


@pytest.mark.skipif(sys.platform == "win32", reason="terminals as POSIX has them")
def test_a_terminal_gets_colours_in_its_width(files: Files, start: Start) -> None:
    import fcntl
    import pty
    import struct
    import termios

    files({"a.mlir": "%x " * 100 + "ERR " + "%y " * 100})
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 64, 0, 0))
    variables = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in variables}
    environment.update(TERM="xterm-256color", PYTHONPATH=str(PACKAGE_ROOT))
    process = start("check", "a.mlir", stdout=theirs, env=environment)
    os.close(theirs)
    process.wait(DEADLINE)
    text = ""
    try:
        while piece := os.read(ours, 65536):
            text += piece.decode()
    except OSError:  # how Linux reports that the other side is closed
        pass
    os.close(ours)
    assert "\x1b[1;31merror: \x1b[0m" in text
    rows = re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()
    assert len(rows[1]) <= 64
    assert rows[1].index("ERR") == rows[2].index("^^^")


def test_output_is_utf8_whatever_the_locale(files: Files, start: Start) -> None:
    files({"a.mlir": "ERR 日"})
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(PACKAGE_ROOT)}
    out, error = start("check", "a.mlir", env=environment).communicate(timeout=DEADLINE)
    assert "    1 | ERR 日\n" in out
    assert error == ""


def test_checking_imports_neither_the_server_nor_what_it_needs() -> None:
    program = (
        "import sys, fake_core; fake_core.install(); from mlir_ls.cli import main; main(['check', '-']);"
        "print(sorted({'pygls', 'lsprotocol', 'rich', 'mlir_ls.lsp.server'} & set(sys.modules)))"
    )
    folders = [str(PACKAGE_ROOT), os.path.dirname(__file__)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    done = subprocess.run(
        [sys.executable, "-c", program], input="ERR", capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


class Screen:
    """A stream that says it is a terminal, or that it is none."""

    encoding = "utf-8"
    closed = False

    def __init__(self, terminal: bool) -> None:
        self.text = ""
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def fileno(self) -> int:
        raise OSError

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


@pytest.mark.parametrize("terminal", [True, False])
def test_the_bar_is_drawn_on_terminals_alone(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    screen = Screen(terminal)
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    bar = progress.ProgressBar()
    bar.show(3, 10, "a.mlir")
    bar.clear()
    assert ("3/10 a.mlir" in screen.text) == terminal
    assert screen.text.endswith("\r\x1b[K") == terminal


def test_short_runs_have_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(True)
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr(progress, "_PATIENCE", 1000.0)
    bar = progress.ProgressBar()
    bar.show(9, 10, "a.mlir")
    bar.clear()
    assert screen.text == ""


@pytest.mark.parametrize("width", [40, 41, 45, 60, 200])
def test_the_bar_fits_its_line(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    for done in (0, 77, 1397):
        assert len(progress.picture(done, 1397, "some/folder/with/a/long/name/and/a/file.mlir", width)) < width


def test_without_a_terminal_it_serves_an_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int | None, str | None]] = []

    def serve(tcp_port: int | None, log_file: str | None) -> int:
        calls.append((tcp_port, log_file))
        return 7

    server = types.ModuleType("mlir_ls.lsp.start")
    server.__dict__["run"] = serve
    monkeypatch.setitem(sys.modules, "mlir_ls.lsp.start", server)
    monkeypatch.setattr(mlir_ls.lsp, "start", server, raising=False)
    with open(os.devnull) as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        assert mlir_ls.cli.main([]) == 7
        assert mlir_ls.cli.main(["--stdio"]) == 7
        assert mlir_ls.cli.main(["lsp", "--stdio"]) == 7
        assert mlir_ls.cli.main(["lsp", "--tcp", "2087", "--log-file", "log.txt"]) == 7
    assert calls == [(None, None), (None, None), (None, None), (2087, "log.txt")]


def test_what_the_system_refuses_is_named_without_words_of_python(run: Runner, tmp_path: Path) -> None:
    assert run("lsp", "--log-file", str(tmp_path)) == Run(2, "", f"mlir-ls: {tmp_path}: {os.strerror(errno.EISDIR)}\n")


def test_on_a_terminal_it_shows_what_can_be_done(monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    monkeypatch.setattr("sys.stdin", Screen(True))
    assert run().out.startswith(f"mlir-ls {mlir_ls.__version__}: ")
