"""The colours of Kate and of Sublime Text, by programs that read the same files: KDE's highlighter, and bat."""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

EDITORS = Path(__file__).parents[2] / "editors"
KATE = shutil.which("kate-syntax-highlighter") or shutil.which("ksyntaxhighlighter6")
BAT = shutil.which("batcat") or shutil.which("bat")

TEXT = """\
// of a loom
func.func @weave(%thread: tensor<4x?xf32>) -> index {
  %cloth:2 = "loom.weave"(%thread) {warp = "wool\\n", weft} : (tensor<4x?xf32>) -> (i32, !loom.cloth)
  cf.br ^next
^next:
  return %cloth#0 : i32
}
"""
DIFFERENT = ["// of a loom", "func.func", "@weave", "4x?x", "wool", "\\n"]
"""Parts that have a colour each, and none that of plain text."""

Spans = list[tuple[str, str]]
"""The pieces of a text, and what colours each: "" for plain text."""


def colour(spans: Spans, part: str) -> str:
    """What colours a part: that of the piece in which it stands first."""
    return next(style for text, style in spans if part in text)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "weave.mlir"
    made.write_text(TEXT, encoding="utf-8")
    return made


@pytest.mark.skipif(KATE is None, reason="no highlighter of KDE (Debian: apt install libkf5syntaxhighlighting-tools)")
def test_kate_colours_a_file_by_its_name(file: Path) -> None:
    folder = file.parent / "data" / "org.kde.syntax-highlighting" / "syntax"
    folder.mkdir(parents=True)
    shutil.copy(EDITORS / "kate" / "mlir.xml", folder)
    environment = {**os.environ, "XDG_DATA_HOME": str(file.parent / "data"), "QT_LOGGING_RULES": "*.debug=false"}
    command = [str(KATE), "--theme", "Breeze Light", str(file)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert "Definition (MLIR)" in run.stdout
    body = run.stdout[run.stdout.index("<pre>") + len("<pre>") : run.stdout.index("</pre>")]
    pieces = re.findall(r'<span style="([^"]*)">(.*?)</span>|([^<]+)', body, re.DOTALL)
    spans = [(html.unescape(text or plain), style) for style, text, plain in pieces]
    assert "".join(text for text, _ in spans).strip() == TEXT.strip()
    styles = [colour(spans, part) for part in DIFFERENT]
    assert len({*styles, ""}) == len(DIFFERENT) + 1
    assert colour(spans, '"loom.weave"') == colour(spans, "func.func") == colour(spans, "cf.br")
    assert colour(spans, "%thread") == colour(spans, "%cloth#0") != ""
    assert colour(spans, "f32") == colour(spans, "!loom.cloth") != ""


@pytest.mark.skipif(BAT is None, reason="no bat (Debian: apt install bat)")
def test_the_syntax_of_sublime_text_is_compiled_and_colours_a_file_by_its_name(file: Path) -> None:
    source, target = file.parent / "source", file.parent / "target"
    (source / "syntaxes").mkdir(parents=True)
    shutil.copy(EDITORS / "sublime" / "MLIR.sublime-syntax", source / "syntaxes")
    environment = {**os.environ, "BAT_CACHE_PATH": str(target), "BAT_CONFIG_PATH": os.devnull}
    build = [str(BAT), "cache", "--build", "--source", str(source), "--target", str(target)]
    subprocess.run(build, cwd=file.parent, env=environment, capture_output=True, timeout=60, check=True)
    show = [str(BAT), "--plain", "--paging=never", "--color=always", "--theme=ansi", str(file)]
    run = subprocess.run(show, cwd=file.parent, env=environment, capture_output=True, text=True, timeout=60, check=True)
    pieces = re.findall(r"\x1b\[(\d+)m(.*?)\x1b\[0m|([^\x1b]+)", run.stdout, re.DOTALL)
    spans = [(text or plain, code) for code, text, plain in pieces]
    assert "".join(text for text, _ in spans) == TEXT
    assert colour(spans, "func.func") == colour(spans, '"loom.weave"') == colour(spans, "cf.br") != ""
    others = [colour(spans, part) for part in ("func.func", "@weave", "4x?x", "wool", "\\n")]
    assert len({*others, ""}) == len(others) + 1
    assert colour(spans, " of a loom") not in ("", colour(spans, "func.func"))
    assert colour(spans, "warp") != colour(spans, "%thread")
