"""Names and texts of others are harmless where they are shown: on a terminal, and in Markdown."""

from __future__ import annotations

from pathlib import Path

import pytest
from client import Start, at
from hostile_support import needs_posix

from mlir_ls.analysis import CheckOptions
from mlir_ls.commands.format import FormatPlan, format_command
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.formats import github_lines
from mlir_ls.commands.output.progress import picture
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.escaping import code, fenced, harmless, literal, visible_name
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import span

NAME = "a\x1b]0;title\x07\n\r\u202e.mlir"
SHOWN = "a␛]0;title␇␊␍�.mlir"


def test_names_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert visible_name(NAME) == SHOWN
    terminal.complain(NAME)
    assert "\x1b" not in capsys.readouterr().err
    found = Diagnostic("x", Severity.ERROR, span(0, 0, 1), NAME)
    assert render([found], ["\x1b[2J"], NAME).startswith(f"{SHOWN}:1:1: error: ")
    assert not set("\x1b\x07\u202e") & set(render([found], ["\x1b[2J"], NAME) + "".join(github_lines(NAME, [found])))
    assert picture(1, 2, NAME, 80).endswith(SHOWN)


@needs_posix
def test_names_of_files_on_a_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / NAME
    file.write_text('"a.b"()   : () -> ()\n', encoding="utf-8")
    for plan in (
        FormatPlan(FormatOptions(), CheckOptions(), check=True),
        FormatPlan(FormatOptions(), CheckOptions(), diff=True),
    ):
        format_command([str(file)], plan)
        written = capsys.readouterr().out
        assert SHOWN in written
        assert "\x1b" not in written


def test_a_difference_is_exact_but_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal.harmless("\x1b[1m") == "\x1b[1m"
    monkeypatch.setattr(terminal, "is_terminal", lambda stream: True)
    assert terminal.harmless("\x1b[1m\n") == "␛[1m\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**a** `x<f32>` tensor<4xf32> [b](https://mlir.llvm.org)", "**a** `x<f32>` tensor<4xf32> [b](https://mlir.llvm.org)"),
        ("![x](http://evil)", r"\![x](http://evil)"),
        ("<img src=x> </b> <!-- <?x", r"\<img src=x> \</b> \<!-- \<?x"),
        ("[x](command:run)", r"[x]\(command:run)"),
        ("[x](&#99;ommand:run) [y](<command:run>) [z](\ncommand:run)", "[x]\\(&#99;ommand:run) [y]\\(\\<command:run>) [z]\\(\ncommand:run)"),
        ("[x][y]\n\n[y]: command:run", "[x][y]\n\n[y]\\: command:run"),
        (r"\![x](vscode:run) \\<img>", r"\![x]\(vscode:run) \\\<img>"),
        ("a ` b\n` ![x](y) `", "a \\` b\n` ![x](y) `"),
        ("`a` ` b\n` ![x](y) `", "`a` \\` b\n` ![x](y) `"),
        ("| ` | ![a](b) | ` |", r"| \` | \![a]\(b) | \` |"),
        ("- a\n\n  ```\n![x](y)\n  ```\n<img>", "- a\n\n```\n![x](y)\n```\n\\<img>"),
        ("~~~ a`b\n<b>\n~~~\n<b>", "~~~ a`b\n<b>\n~~~\n\\<b>"),
        ("> ```\n<b>", "> \\`\\`\\`\n\\<b>"),
        ("```\n<b>", "```\n<b>\n```"),
        ("````\n```\n<b>\n````\n<b>", "````\n```\n<b>\n````\n\\<b>"),
        ("a\r<b>", "a\n\\<b>"),
    ],
)
def test_markdown_keeps_what_is_harmless(text: str, expected: str) -> None:
    assert harmless(text) == expected
    assert harmless(expected) == expected


def test_names_in_markdown() -> None:
    assert literal("arith.addi") == "arith.addi"
    assert literal("a.<b>[x](y)") == r"a.\<b\>\[x\]\(y\)"
    assert code("a`b") == "`` a`b ``"
    assert code("a\nb") == "`a␊b`"
    assert fenced("```\nx") == "````mlir\n```\nx\n````"


def test_a_hover_on_evil_names(start: Start, tmp_path: Path) -> None:
    names = ["![x](http://evil/y.png)", "<img src='http://evil'>", "[run](command:workbench.action.quit)", "a`<b>`c"]
    text = "".join([f'"test.{name}"() : () -> () loc("{name}":1:1)\n' for name in names])
    client = start()
    client.begin(rootUri=tmp_path.as_uri())
    uri = (tmp_path / "a.mlir").as_uri()
    client.open(uri, text)
    for line, name in enumerate(names):
        own = client.request("textDocument/hover", at(uri, line, 2))["contents"]["value"]
        place = client.request("textDocument/hover", at(uri, line, 30 + len(name)))["contents"]["value"]
        assert own.startswith(f"**{literal('test.' + name)}**")
        assert place.startswith(code(name))
