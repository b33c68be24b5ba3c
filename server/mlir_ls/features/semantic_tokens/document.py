"""Semantic tokens: what every word of a document is, as the numbers of the Language Server Protocol ("Semantic Tokens").

The numbers of a span of tokens do not depend on where it stands, but for those of its first token. So they are cached with
operations and runs of operations, and an edit makes anew those on the way from the edited line to the top.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast, get_args

from mlir_ls.analysis import Analysis
from mlir_ls.caches import registered_cache
from mlir_ls.features.semantic_tokens.arguments import Arguments, with_arguments
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.features.semantic_tokens.shapes import TokenPiece, TokenSpan, half_typed_arguments, pieces_of
from mlir_ls.interruption import pause
from mlir_ls.semantics.cached.views import CachedView, Holder
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node, Region, Run, Tree, extent, region_line_of
from mlir_ls.text import Encoding, common_ends, to_units

_NONE: Arguments = {}

_MAX_SHAPES = 5_000
"""Shapes whose tokens are kept for the operations to come. In some texts nearly every operation has a shape of its own."""

_MAX_COPIED = 200
"""Parts of the tokens of an operation up to which those of the one around it have copies of them."""

_pieces: dict[Encoding, dict[OpShape, tuple[TokenPiece, ...]]] = registered_cache({})


class CachedTokens(NamedTuple):
    """The tokens of an operation or a run, and the arguments among which they are."""

    arguments: Arguments
    tokens: TokenSpan | None


_views: dict[Encoding, CachedView[CachedTokens]] = {
    encoding: CachedView(f"tokens in {encoding}") for encoding in get_args(Encoding)
}
"""CachedTokens with runs and with operations that have regions."""


class TokenEdit(NamedTuple):
    """`removed` numbers from `start` on are replaced by the numbers in `text`, each with a comma after it."""

    start: int
    removed: int
    text: str


def tokens(analysis: Analysis, encoding: Encoding, memory: Memory) -> str:
    """The tokens of a document: numbers, each with a comma after it."""
    parts, counts = _Walk(analysis, encoding, None).document(analysis.document.tree)
    memory.parts, memory.counts = parts, counts
    memory.result += 1
    return "".join(parts)


def token_changes(analysis: Analysis, encoding: Encoding, memory: Memory) -> TokenEdit | None:
    """How the tokens of a document differ from those of the last request; None where they do not."""
    old = memory.parts
    parts, counts = _Walk(analysis, encoding, None).document(analysis.document.tree)
    memory.parts, memory.counts = parts, counts
    memory.result += 1
    first, suffix = common_ends(old, parts)
    start = sum(counts[:first])
    removed = "".join(old[first : len(old) - suffix]).split(",")[:-1]
    added = "".join(parts[first : len(parts) - suffix]).split(",")[:-1]
    first, suffix = common_ends(removed, added)
    text = "".join([f"{number}," for number in added[first : len(added) - suffix]])
    count = len(removed) - first - suffix
    return TokenEdit(start + first, count, text) if count or text else None


def tokens_between(analysis: Analysis, encoding: Encoding, first: int, last: int) -> str:
    """The tokens of the items that reach into some lines, as `tokens` gives them."""
    walk = _Walk(analysis, encoding, (first, last))
    return "".join(walk.document(analysis.document.tree)[0])


class _Writer:
    """Puts the numbers of spans one after the other. Lines and characters are those of the document."""

    __slots__ = ("counts", "first", "line", "parts", "start", "texts")

    def __init__(self) -> None:
        self.first: tuple[int, int] | None = None
        self.line = self.start = 0
        self.parts: list[Any] = []
        self.counts: list[Any] = []
        self.texts: list[str] = []

    def put(self, tokens: TokenSpan, line: int, column: int) -> None:
        """Adds a span that is one text, and begins at a place."""
        first, start, parts, _, last, last_start = tokens
        if first == 0:
            start += column
        first += line
        if self.first is None:
            self.first = first, start
            self.texts.append(parts[0])
        elif first != self.line:
            self.texts.append(f"{first - self.line},{start},{parts[0]}")
        else:
            self.texts.append(f"0,{start - self.start},{parts[0]}")
        self.line = line + last
        self.start = last_start if last else last_start + column

    def put_all(self, tokens: TokenSpan, line: int) -> None:
        """Adds a span of whole operations that begin on a line."""
        first = line + tokens.line
        if self.first is None:
            self.first = first, tokens.start
        else:
            moved = tokens.start if first != self.line else tokens.start - self.start
            self.texts.append(f"{first - self.line},{moved},")
        self.flush()
        if len(tokens.parts) <= _MAX_COPIED:
            self.parts += tokens.parts
            self.counts += tokens.counts
        else:
            self.parts.append(tokens.parts)
            self.counts.append(tokens.counts)
        self.line, self.start = line + tokens.last_line, tokens.last_start

    def flush(self) -> None:
        """Makes one part of the short texts so far."""
        if self.texts:
            text = "".join(self.texts)
            self.parts.append(text)
            self.counts.append(text.count(","))
            self.texts.clear()

    def span(self, line: int) -> TokenSpan | None:
        """All so far, as something that begins on a line."""
        self.flush()
        if self.first is None:
            return None
        return TokenSpan(self.first[0] - line, self.first[1], self.parts, self.counts, self.line - line, self.start)


class _Walk:
    """The way through a tree: what is missing is found from the top, and made from the bottom."""

    def __init__(self, analysis: Analysis, encoding: Encoding, window: tuple[int, int] | None) -> None:
        self.lines = analysis.document.lines
        self.encoding = encoding
        self.view = _views[encoding]
        self.parts: dict[Node | Run, CachedTokens] = {}  # those that reach out of the window, which are not kept
        self.window = window
        self.shapes = _pieces.setdefault(encoding, {})

    def document(self, tree: Tree) -> tuple[list[str], list[int]]:
        """The parts of a document's tokens, and how many numbers each of them holds."""
        writer = _Writer()
        for line, chunk in tree.chunks_with_lines():
            if self._shows(line, line + chunk.height):
                arguments = _with_labels(_NONE, chunk.region)
                self._complete(chunk.region, line, arguments)
                self._write_region(writer, chunk.region, line, arguments)
        writer.flush()
        if writer.first is None:
            return [], []
        return [f"{writer.first[0]},{writer.first[1]},", *_flat(writer.parts)], [2, *_flat(writer.counts)]

    def _shows(self, first: int, last: int) -> bool:
        return self.window is None or (first <= self.window[1] and last >= self.window[0])

    def _known(self, owner: Node | Run, arguments: Arguments) -> CachedTokens | None:
        known = self._get(owner)
        if known is None:
            return None
        return known if known.arguments is arguments or known.arguments == arguments else None

    def _get(self, owner: Node | Run) -> CachedTokens | None:
        holder = _holder_of(owner)
        return self.view.get(holder) if self.window is None and holder is not None else self.parts.get(owner)

    def _put(self, owner: Node | Run, made: CachedTokens) -> CachedTokens:
        holder = _holder_of(owner)
        if self.window is None and holder is not None:
            self.view.put(holder, made)
        else:
            self.parts[owner] = made
        return made

    def _complete(self, chunk: Region, chunk_line: int, chunk_arguments: Arguments) -> None:
        """Makes what is missing of the tokens of operations with regions."""
        missing: list[tuple[Node, int, Arguments, list[Arguments]]] = []
        todo = [(chunk, chunk_line, chunk_arguments)]
        while todo:
            region, line, arguments = todo.pop()
            line += region.lead
            for run in region.runs:
                if self._shows(line, line + run.height) and self._known(run, arguments) is None:
                    for index in run.bodies:
                        node = run.items[index]
                        body = node.body
                        if body is None or self._known(node, arguments) is not None:
                            continue
                        first = line + run.starts[index]
                        if self.window is None or self._shows(first, first + extent(node)):
                            inner = [_arguments_of(node, number, arguments) for number in range(len(body.regions))]
                            missing.append((node, first, arguments, inner))
                            for number, nested in enumerate(body.regions):
                                todo.append((nested, first + region_line_of(body, number), inner[number]))
                line += run.height
        for node, line, arguments, inner in reversed(missing):
            pause()
            self._put(node, CachedTokens(arguments, self._of_node(node, line, arguments, inner)))

    def _of_node(self, node: Node, line: int, arguments: Arguments, inner: list[Arguments]) -> TokenSpan | None:
        writer = _Writer()
        body, names = node.body, node.names
        assert body is not None
        codes = tuple(map(arguments.get, names, map(len, names)))
        pieces = self.shapes.get(node.shape) or self._pieces_of(node.shape)
        for number, (piece, place) in enumerate(zip(pieces, body.pieces)):  # noqa: B905 - damaged operations
            first = line + place.line
            tokens = piece.span(codes) if self._shows(first, first + piece.height) else None
            if tokens is not None:
                writer.put(tokens, first, to_units(self.lines[first], place.column, self.encoding))
            if number < len(body.regions):
                self._write_region(writer, body.regions[number], line + region_line_of(body, number), inner[number])
        return writer.span(line)

    def _write_region(self, writer: _Writer, region: Region, region_line: int, arguments: Arguments) -> None:
        line = region_line + region.lead
        for run in region.runs:
            if self._shows(line, line + run.height):
                if self.window is not None or len(region.runs) == 1:
                    self._write_run(writer, run, line, arguments)
                else:
                    known = self._known(run, arguments)
                    if known is None:
                        pause()
                        inside = _Writer()
                        self._write_run(inside, run, line, arguments)
                        known = self._put(run, CachedTokens(arguments, inside.span(line)))
                    if known.tokens is not None:
                        writer.put_all(known.tokens, line)
            line += run.height

    def _write_run(self, writer: _Writer, run: Run, line: int, arguments: Arguments) -> None:
        """The hot loop: once for every operation of a document that is opened."""
        shapes, lines, window = self.shapes, self.lines, self.window
        find, put = arguments.get, writer.put
        for node in run.items:
            if window is None or self._shows(line, line + extent(node)):
                if node.body is not None:
                    known = self._get(node)
                    if known is not None and known.tokens is not None:
                        writer.put_all(known.tokens, line)
                else:
                    pieces = shapes.get(node.shape) or self._pieces_of(node.shape)
                    names = node.names
                    tokens = pieces[0].span(tuple(map(find, names, map(len, names))))
                    if tokens is not None:
                        column = node.column
                        text = lines[line]
                        put(tokens, line, column if text.isascii() else to_units(text, column, self.encoding))
            line += node.height

    def _pieces_of(self, shape: OpShape) -> tuple[TokenPiece, ...]:
        if len(self.shapes) >= _MAX_SHAPES:
            self.shapes.clear()
        pieces = self.shapes[shape] = pieces_of(shape, self.encoding)
        return pieces


def _holder_of(owner: Node | Run) -> Holder | None:
    """What tokens are kept with; None for text that has regions and is no operation."""
    summary = run_summary(owner) if isinstance(owner, Run) else body_summary(owner.body) if owner.body is not None else None
    return cast("Holder | None", summary)


def _flat(items: list[Any]) -> list[Any]:
    """The items of a list, and of those that are items in it."""
    if not any([isinstance(item, list) for item in items]):
        return items
    found: list[Any] = []
    todo = [iter(items)]
    while todo:
        for item in todo[-1]:
            if isinstance(item, list):
                todo.append(iter(item))
                break
            found.append(item)
        else:
            todo.pop()
    return found


def _arguments_of(node: Node, number: int, around: Arguments) -> Arguments:
    """The arguments that are visible in a region of an operation."""
    found = _NONE if is_isolated(node) else around
    if number < len(node.shape.regions):
        slots = [each.slot for each in node.shape.regions[number].arguments]
        if node.shape.faults:
            slots += half_typed_arguments(node.shape)
        if slots:
            found = with_arguments(found, [node.names[slot] for slot in slots if slot < len(node.names)])
    assert node.body is not None
    return _with_labels(found, node.body.regions[number])


def _with_labels(around: Arguments, region: Region) -> Arguments:
    """The same with the arguments of the blocks of a region."""
    names: list[str] = []
    for run in region.runs:
        part = run_summary(run)
        for index in part.labels.values():
            label = run.items[index]
            names += [label.names[each.slot] for each in label.shape.definitions]
            names += [label.names[slot] for slot in half_typed_arguments(label.shape)]
    return with_arguments(around, names) if names else around
