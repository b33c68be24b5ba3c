"""The sentences of the documents that require something, each by its section and its first words: `sentences_of(text)`.

`requirements.tsv` beside it says of each how it is checked: the codes of the diagnostics, or, after a dash, why nothing
can check it. `productions.py` puts them into `productions.md`; a test keeps the list complete.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ANSWERS = Path(__file__).resolve().parent / "requirements.tsv"

_REQUIRING = re.compile(
    r"\b(?:must|cannot|required?|requires|undefined|errors?|verifier|(?:only|is|not|are) allowed|at least|at most|invalid"
    r"|has to|have to|should|restricted|not support|illegal|match(?:es)?|expected to be|limited|guaranteed|may not|only dialect"
    r"|sole constraint|need to|needs to|never|disallowed|is legal|only symbolic|only applies|only defined)\b",
    re.IGNORECASE,
)
_FENCED = re.compile(r"^```.*?^```[^\n]*$", re.MULTILINE | re.DOTALL)
_PARAGRAPH = re.compile(r"\n\s*\n|\n(?=#)|\n(?=[-*] )|\n(?=- {3})")
_HEADING = re.compile(r"#+\s+(.*?)\s*(?:\{#.*\})?\s*(?:\n|\Z)")
_OPERATION = re.compile(r"(memref\.[a-z_.]+) \(memref::\w+\)")
_SENTENCE = re.compile(r"(?<=[.:!;])\s+(?=[A-Z`'\[(])")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_KEY_WORDS = 6


class Requirement(NamedTuple):
    """A sentence that requires something: its section and its first words."""

    section: str
    key: str


def sentences_of(text: str) -> Iterator[Requirement]:
    """The requirements of a document in the order of its text."""
    section = ""
    for paragraph in _PARAGRAPH.split(_FENCED.sub("\n", text)):
        block = paragraph.strip()
        heading = _HEADING.match(block) or _OPERATION.match(block)
        if heading is not None:
            section, block = heading[1], block[heading.end() :]
        for sentence in _SENTENCE.split(" ".join(block.split())):
            if _REQUIRING.search(sentence) and not sentence.startswith("TODO"):
                yield Requirement(section, _key(sentence))


def _key(sentence: str) -> str:
    words = re.sub(r"[`*|\[\]]", "", _LINK.sub(r"\1", sentence)).split()
    return " ".join(words[:_KEY_WORDS])


@cache
def answers() -> dict[Requirement, str]:
    """How each requirement is checked, or why it is not."""
    rows = [line.split("\t") for line in ANSWERS.read_text(encoding="utf-8").splitlines() if line]
    return {Requirement(section, key): answer for section, key, answer in rows}
