"""Makes `docs/productions.md` from the grammar blocks of the documents: `python docs/productions.py FOLDER`.

Each production and each operation that a document defines gets a row with the example that shows it: a chunk of a file in
`tests/profiles/samples`, whose first line names what it shows. The tests read every chunk. Each sentence that requires
something (`requirements`) gets a row with the code that checks it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from requirements import answers, sentences_of

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs" / "productions.md"
SAMPLES = ROOT / "tests" / "profiles" / "samples"

DOCUMENTS = {
    "langref-2018-12.md": ("MLIR Specification, December 2018", "2018-12"),
    "langref-2019-03.md": ("MLIR Specification, March 2019", "2019-03"),
    "standard-dialect-2019-12.md": ("Standard dialect, December 2019", "2020-10"),
    "langref-2020-10.md": ("MLIR Language Reference, October 2020", "2020-10"),
    "memref-dialect-modern.md": ("'memref' dialect of today", "memref"),
}
"""The documents by the names of their files: a title, and the sample file that shows them."""

_HEADING = re.compile(r"^#+\s+(.*?)\s*(?:\{#.*\})?\s*$", re.MULTILINE)
_BLOCK = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_PRODUCTION = re.compile(r"^[ \t]*([A-Za-z][\w-]*)\s*::=", re.MULTILINE)
_OPERATION = re.compile(r"'[a-z_]+' (?:terminator )?(?:operation|instruction|statement)")
_MEMREF = re.compile(r"^(memref\.[a-z_.]+) \(", re.MULTILINE)
_NOTATION = "Notation"
_REQUIREMENTS = """Every sentence that requires something, by its section and its first words, with the code of the diagnostic
that reports what breaks it, or why nothing can. `docs/requirements.tsv` has the answers."""


class Row(NamedTuple):
    """Something that a document defines, and where."""

    document: str
    section: str
    name: str


def rows(folder: Path) -> Iterator[Row]:
    """All productions and operations of the documents in a folder; the productions of the notation itself aside."""
    for file in DOCUMENTS:
        text = (folder / file).read_text(encoding="utf-8")
        yield from dict.fromkeys(_rows_of(file, text))


def _rows_of(file: str, text: str) -> Iterator[Row]:
    for found in _MEMREF.finditer(text):
        yield Row(file, "Operations", found[1])
    headings = [(found.start(), found[1]) for found in _HEADING.finditer(text)]
    for at, heading in headings:
        if _OPERATION.fullmatch(heading):
            yield Row(file, heading, heading)
        for block in _BLOCK.finditer(text, at, next((start for start, _ in headings if start > at), len(text))):
            for found in _PRODUCTION.finditer(block[1]):
                if heading != _NOTATION:
                    yield Row(file, heading, found[1])


def shown() -> dict[tuple[str, str], str]:
    """The examples by sample file and name: the place of the chunk that shows it."""
    found: dict[tuple[str, str], str] = {}
    for file in sorted(SAMPLES.glob("*.mlir")):
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            if line.startswith("// shows: "):
                for name in line.removeprefix("// shows: ").split(", "):
                    found.setdefault((file.stem, name), f"{file.name}:{number}")
    return found


def _escaped(key: str) -> str:
    return re.sub(r"([<>*%#|])", r"\\\1", key)


def _answered(answer: str) -> str:
    return answer[2:] if answer.startswith("- ") else ", ".join([f"`{code}`" for code in answer.split()])


def table(folder: Path) -> str:
    """The whole page."""
    examples = shown()
    lines = [
        "# What the documents of the language define",
        "",
        "Made by `docs/productions.py` from the grammar blocks of the documents. The examples are in",
        "`tests/profiles/samples`, by file and line.",
    ]
    document = ""
    for row in rows(folder):
        if row.document != document:
            document = row.document
            lines += ["", f"## {DOCUMENTS[document][0]}", "", "| section | production or operation | example |"]
            lines.append("| --- | --- | --- |")
        example = examples.get((DOCUMENTS[document][1], row.name), "none")
        lines.append(f"| {row.section} | {row.name} | {example} |")
    lines += ["", "# What they require", "", _REQUIREMENTS]
    for file, (title, _) in DOCUMENTS.items():
        lines += ["", f"## Requirements of {title}", "", "| section | sentence | checked as |", "| --- | --- | --- |"]
        for requirement in dict.fromkeys(sentences_of((folder / file).read_text(encoding="utf-8"))):
            answer = _answered(answers().get(requirement, "none"))
            lines.append(f"| {requirement.section} | {_escaped(requirement.key)} … | {answer} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(Path(sys.argv[1])), encoding="utf-8")
