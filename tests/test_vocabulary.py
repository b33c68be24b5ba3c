"""Plain technical English: words that code, comments, documentation and messages do without, with the usual ones instead."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

INSTEAD = {
    "ask|asks|asked|asking|asker": "call, query, request, look up",
    "behind": "after",
    "demand|demands|demanded|demanding": "require, requirement, constraint",
    "idle|idles": "unused, no message is waiting",
    "nobody|somebody|someone|whoever|whomever": "name what it is: a caller, a user, an operation; or use the passive",
    "portion|portions": "part",
    "stretch|stretches": "range, span, part",
    "tell|tells|teller|tellers|telling|told": "return, show, report, determine, distinguish",
    "want|wants|wanted|wanting": "expect, require, request",
}
"""Words that are not used, and what is used instead."""

FOLDERS = ("server", "tests", "docs", "editors", "examples", "vscode-extension/src", "syntaxes", ".ci")
SUFFIXES = (".py", ".md", ".peg", ".ts", ".mjs", ".lua", ".el", ".sh", ".txt")

QUOTED = {
    "server/mlir_ls/dialects/vector/pages/stretched-vector.md": "the code of a rule",
    "tests/test_vocabulary.py": "the list itself",
    "tests/test_wheel.py": "`tell` of a file",
}
"""Files and folders with such a word that is not ours or is a name, and whose it is."""

_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_WORDS = {word: instead for words, instead in INSTEAD.items() for word in words.split("|")}


def files() -> list[Path]:
    """The files of the project that are written by hand, and no text of MLIR or output."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout.decode()
    found = [name for name in listed.split("\0") if name.startswith(tuple(f"{each}/" for each in FOLDERS)) or "/" not in name]
    return [
        ROOT / name
        for name in found
        if name.endswith(SUFFIXES) and "/golden/" not in name and not name.startswith(tuple(QUOTED)) and (ROOT / name).exists()
    ]


def unusual(text: str) -> list[tuple[int, str]]:
    """The lines, from 1, with words of the list, also as parts of names such as `told_once`, and these words."""
    return [
        (number, part)
        for number, line in enumerate(text.split("\n"), 1)
        for part in _PARTS.findall(line)
        if part.lower() in _WORDS
    ]


def test_words_that_are_not_used() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: '{word}' (instead: {_WORDS[word.lower()]})"
        for path in files()
        for number, word in unusual(path.read_text(encoding="utf-8", errors="replace"))
    ]
    if not files():
        pytest.skip("this is no clone of the repository")
    assert found == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("# what it was told\nx = asked_once + tellStatus", [(1, "told"), (2, "asked"), (2, "tell")]),
        ("a task, a stretcher, the mask of a toldo", []),
        ("class WantedTypes: ...", [(1, "Wanted")]),
    ],
)
def test_words_are_found_in_prose_and_in_names(text: str, words: list[tuple[int, str]]) -> None:
    assert unusual(text) == words


def test_bounds_are_named_by_their_kind() -> None:
    """A constant that bounds something begins with MAX or MIN."""
    bound = re.compile(r"^ *_?(?:MOST|LONGEST|LARGEST|LEAST|SHORTEST)(?:_[A-Z]+)* *(?::.*)?=", re.MULTILINE)
    assert bound.findall("_MOST_LINES = 3\nMAX_LINES = 3\nLEAST: Final = 1\n") == ["_MOST_LINES =", "LEAST: Final ="]
    python = [path for path in files() if path.suffix == ".py"]
    assert [path.name for path in python if bound.search(path.read_text(encoding="utf-8"))] == []


_CLASS = re.compile(r"^class ([A-Z]\w*)", re.MULTILINE)


def test_the_name_of_a_class_has_one_meaning() -> None:
    """But in the public interface, which names what MLIR names, and among dialects, which do not know of one another."""
    package = ROOT / "server" / "mlir_ls"
    files: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        if path.relative_to(package).parts[0] not in ("api", "dialects"):
            for name in _CLASS.findall(path.read_text("utf-8")):
                files.setdefault(name, []).append(str(path.relative_to(package)))
    assert {name: found for name, found in files.items() if len(found) > 1} == {}
