"""All features at places all over the examples, whole and damaged: no answer may be nonsense."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from fixtures import EXAMPLES, analysis_of
from mlir_ls.analysis import Analysis
from mlir_ls.features.call_hierarchy import incoming, outgoing
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition, type_definition
from mlir_ls.features.document_links import document_links
from mlir_ls.features.fixes import fixes
from mlir_ls.features.folding import folds
from mlir_ls.features.hover import hover
from mlir_ls.features.inlay_hints import Hint, HintOptions, hints
from mlir_ls.features.linked_editing import linked_places
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamed
from mlir_ls.features.selection_range import selections
from mlir_ls.features.signature import signature
from mlir_ls.features.symbols import outline
from mlir_ls.text import Position, Span

SEED = 7
PLACES = 40
_WORD = re.compile(r"[%@^#!]?[\w$.-]+")


def damaged(text: str, rng: random.Random) -> str:
    """A text with a bracket too much, one too few, or a piece missing."""
    at = rng.randrange(len(text))
    kind = rng.randrange(3)
    if kind == 0:
        return text[:at] + rng.choice('{}()<>[]"%@^#!:,=\n') + text[at:]
    if kind == 1:
        return text[:at] + text[at + rng.randrange(1, 9) :]
    line_end = text.find("\n", at)
    return text[:at] + text[line_end if line_end >= 0 else len(text) :]


def spelled(analysis: Analysis, where: Span) -> str:
    """The name at a place, without sigil and quotes."""
    assert where.start.line == where.end.line
    line = analysis.document.lines[where.start.line]
    return line[where.start.character : where.end.character].lstrip("%@^#!").strip('"')


def check_place(analysis: Analysis, place: Position) -> None:
    hover(analysis, place)
    type_definition(analysis, place)
    completions(analysis, place)
    signature(analysis, place)
    link = definition(analysis, place)
    found = references(analysis, place, True)
    if link is not None:
        name = spelled(analysis, link.origin)
        assert spelled(analysis, link.target_name) == name
        assert {spelled(analysis, each) for each in found} == {name}
        assert link.target_name in found
        assert link.origin in found
    for call in incoming(analysis, place):
        assert {spelled(analysis, each) for each in call.places} == {spelled(analysis, found[0])}
    outgoing(analysis, place)
    assert len({spelled(analysis, each) for each in linked_places(analysis, place)}) <= 1
    around = selections(analysis, place)
    assert around[0].start <= place <= around[0].end
    try:
        edits = renamed(analysis, place, "a_fresh_name")
    except RenameError:
        return
    assert len(edits) == len(found)
    assert all(text == "a_fresh_name" for _, text in edits)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
@pytest.mark.parametrize("damages", [0, pytest.param(1, marks=pytest.mark.extended), 3])
def test_no_answer_is_nonsense(example: Path, damages: int) -> None:
    rng = random.Random(f"{SEED} {example.name} {damages}")
    text = example.read_text("utf-8")
    for _ in range(damages):
        text = damaged(text, rng)
    print(f"seed {SEED}, the text is\n{text}")
    analysis = analysis_of(text)
    lines = analysis.document.lines
    places = [
        Position(number, found.start() + rng.randrange(0, 2))
        for number, line in enumerate(lines)
        for found in _WORD.finditer(line)
    ]
    for place in rng.sample(places, min(PLACES, len(places))):
        check_place(analysis, place)
    for entry in outline(analysis):
        assert 0 <= entry.line <= entry.name_line <= entry.end_line < len(lines)
    for fold in folds(analysis):
        assert 0 <= fold.first < fold.last < len(lines)
    everything = Span(Position(0, 0), Position(len(lines), 0))
    for each in (*hints(analysis, 0, len(lines), HintOptions()), *document_links(analysis, [])):
        start = each.position if isinstance(each, Hint) else each.span.start
        assert everything.start <= start <= everything.end
        assert start.character <= len(lines[start.line])
    fixes(analysis, Span(Position(0, 0), Position(len(lines) - 1, 0)))
