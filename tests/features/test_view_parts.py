"""Outline, folds and links after edits: those of the same text read afresh, and computed anew for what was edited alone."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from fixtures import OPTIONS, analysis_of, text_of
from fuzz.editing import example, random_edit, seed_parameters, torn_example
from mlir_ls.analysis import Analysis, analyze, update
from mlir_ls.features import document_links as links
from mlir_ls.features.folding import _Folds, folded, folds
from mlir_ls.features.symbols import outline, outlined
from mlir_ls.features.symbols.entries import _Outline
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text import structure
from mlir_ls.semantics.cached import view_parts as parts
from mlir_ls.semantics.sources import places_on
from mlir_ls.syntax import nesting
from mlir_ls.text import Edit, Encoding, Position, Span, replacement, split_lines

STEPS = 8
TREE = Client(hierarchical_symbols=True)
LIST = Client()


def texts(analysis: Analysis, encoding: Encoding = "utf-16") -> list[str]:
    """What is sent: the outline as a tree and as a list, and the folds."""
    clients = [client._replace(encoding=encoding) for client in (TREE, LIST)]
    documents = [EncodedDocument(analysis.document.lines, client, "file:///a.mlir") for client in clients]
    outlines = [structure.outline_of(document, outlined(analysis)).text for document in documents]
    return [*outlines, structure.folds_of(documents[0], folded(analysis)).text]


def check_comments(analysis: Analysis) -> None:
    """Every line of comments that begins a row of them begins a fold."""
    lines = analysis.document.lines
    is_comment = [line.lstrip()[:2] == "//" and line[:8] != "// -----" for line in lines]
    firsts = {fold.first for fold in folds(analysis)}
    for number, (here, following) in enumerate(pairwise(is_comment)):
        if here and following and not (number and is_comment[number - 1]):
            assert number in firsts


def check_places(analysis: Analysis) -> None:
    """Every place in a file that a line names is found."""
    expected = [place for number, line in enumerate(analysis.document.lines) for place in places_on(line, number)]
    assert [place._replace(span=links._moved(place.span, line)) for line, place in links._places(analysis)] == expected


@pytest.mark.parametrize("short", [0, 4, 20, 1000])
@pytest.mark.parametrize("seed", seed_parameters(15))
def test_after_edits_all_is_as_in_the_same_text_read_afresh(seed: int, short: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fresh look takes a document in one piece, as far as it can."""
    rng = random.Random(f"{seed} {short}")
    run_size = rng.choice([2, 5, 256])
    lines = example(rng) if rng.random() < 0.6 else split_lines(torn_example(rng))
    analysis = analyze(lines, OPTIONS)
    for _ in range(STEPS):
        with monkeypatch.context() as patched:
            patched.setattr(parts, "MAX_LINES_OF_PART", short)
            patched.setattr(nesting, "RUN_SIZE", run_size)
            analysis = update(analysis, random_edit(analysis.document.lines, rng))
            found = [outline(analysis), folds(analysis), texts(analysis)]
            check_comments(analysis)
            check_places(analysis)
        fresh = analyze(list(analysis.document.lines), OPTIONS)
        assert found == [outline(fresh), folds(fresh), texts(fresh)]


def test_an_answer_is_written_in_the_units_of_the_client() -> None:
    analysis = analysis_of('func.func @f() {\n  "test.𝔪"() ({\n  }) : () -> () loc("𝔪")  func.func private @g()\n}')
    fresh = {encoding: texts(analysis_of("\n".join(analysis.document.lines)), encoding) for encoding in ("utf-8", "utf-16")}
    assert fresh["utf-8"] != fresh["utf-16"]
    for encoding in ("utf-8", "utf-16", "utf-8"):
        assert texts(analysis, encoding) == fresh[encoding]


def test_the_end_of_a_block_on_a_line_with_another_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block ends where the next one begins, and how many units precede that is up to the text between them."""
    monkeypatch.setattr(parts, "MAX_LINES_OF_PART", 0)
    text = 'func.func @f() {\n^a:\n  "test.a"() : () -> ()\n  "test.b"() : () -> () ^b:\n  return\n}'
    analysis = analysis_of(text)
    texts(analysis)
    line, column = 3, text.split("\n")[3].index("b")
    where = Span(Position(line, column), Position(line, column + 1))
    analysis = update(analysis, replacement(analysis.document.lines, where, "𝔪"))
    assert texts(analysis) == texts(analysis_of("\n".join(analysis.document.lines)))


@pytest.mark.parametrize("short", [0, 1000])
def test_of_regions_that_open_on_one_line_the_longest_folds(short: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MAX_LINES_OF_PART", short)
    text = text_of("""
        module { func.func @f() { "test.x"() ({
              "test.y"() : () -> ()
            }) : () -> ()
            return
          }
          // one
          // two
        }
        // -----
        module {
          func.func private @g()
        }
    """)
    assert [tuple(fold) for fold in folds(analysis_of(text))] == [(0, 7, False), (5, 6, True), (8, 11, False), (9, 10, False)]


# -- how much is done -------------------------------------------------------------------------------------------------

FUNCTION = """\
  // what it is for,
  // in two lines
  func.func @f{0}(%a: i1, %b: i32) -> i32 {{
    %c = scf.if %a -> i32 {{
      scf.yield %b : i32
    }} else {{
      scf.yield %b : i32
    }}
    return %c : i32
  }}"""
COUNT = 500


class Counts:
    """How many items and parts of the outline and the folds were computed, and how many parts were encoded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.items = self.parts = self.written = 0
        for view in (_Outline, _Folds):
            monkeypatch.setattr(view, "items", self._counting(view.items))
        for name in ("_entries", "_folds"):
            monkeypatch.setattr(structure, name, self._writing(getattr(structure, name)))

    def _counting(self, function):  # type: ignore[no-untyped-def]
        def counted(view, run, first, stop, line, room):  # type: ignore[no-untyped-def]
            self.items += stop - first
            self.parts += 1
            return function(view, run, first, stop, line, room)

        return counted

    def _writing(self, write):  # type: ignore[no-untyped-def]
        def counted(*arguments):  # type: ignore[no-untyped-def]
            self.written += 1
            return write(*arguments)

        return counted

    def of(self, analysis: Analysis) -> tuple[int, int, int]:
        """What it takes to answer both requests."""
        self.items = self.parts = self.written = 0
        texts(analysis)
        return self.items, self.parts, self.written


@pytest.mark.parametrize("wrapped", [False, True])
def test_an_edit_has_only_its_operation_computed_anew(wrapped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    functions = [line for number in range(COUNT) for line in FUNCTION.format(number).split("\n")]
    analysis = analyze(["module {", *functions, "}"] if wrapped else functions, OPTIONS)
    counts = Counts(monkeypatch)
    assert counts.of(analysis)[1] >= 2 * COUNT
    assert counts.of(analysis) == (0, 0, 0)
    height = len(FUNCTION.split("\n"))
    for number, added in ((3, 0), (COUNT // 2, 0), (COUNT // 2, 1), (7, 1), (COUNT - 5, 0)):
        line = number * height + 5
        old = analysis.document.lines[line]
        analysis = update(analysis, Edit(line, line + 1, [old + " ", *["    // here"] * added]))
        items, made, written = counts.of(analysis)
        assert items <= 20
        assert made <= 2
        assert written <= 4
        assert counts.of(analysis) == (0, 0, 0)


def test_an_edit_in_a_long_block_has_only_its_run_computed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"  %{number} = arith.constant {number} : i32" for number in range(5000)]
    analysis = analyze(["func.func @f() {", *lines, "  return", "}"], OPTIONS)
    counts = Counts(monkeypatch)
    counts.of(analysis)
    for line in (10, 2500, 4990):
        analysis = update(analysis, Edit(line, line, [f"  %new{line} = arith.constant 1 : i32"]))
        items, made, written = counts.of(analysis)
        assert items <= 4 * nesting.RUN_SIZE
        assert made <= 4
        assert written <= 2
