"""From lines to a tree, and from a tree and an edit to the next tree.

There is one parser. After an edit it runs over the new text and asks, before it reads an item, whether the old tree has
one that begins here, was not touched, and whose next item was not touched; such items are taken over, in whole runs.

Braces decide the nesting. Where those of a chunk do not balance, something is damaged, and the indentation of lines
tells where (see `imbalance`); a chunk whose braces balance may be indented as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.syntax.erase import erase, real_offset
from mlir_ls.syntax.header import Language
from mlir_ls.syntax.reuse import OldChunk, is_unclean
from mlir_ls.syntax.shape import Fault, Shape
from mlir_ls.syntax.steps import (
    BLANK,
    BROKEN,
    CLOSE,
    LABEL,
    MORE,
    NODE,
    OPEN,
    STRAY,
    BodyState,
    HeaderState,
    LineStep,
    broken_open,
    count_slots,
    open_brackets,
    without_comment,
)
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tolerant import ANYTHING
from mlir_ls.syntax.tree import RUN_SIZE, Body, Chunk, Node, Place, Region, RegionContext, Run, extent

#: A line that no operation goes on with: it begins one, a block, or closes a region.
_ANCHOR = re.compile(r'[ \t]*(?:%[^=(){}<>"]*=\s*(?:"|[A-Za-z_])|\^[A-Za-z0-9_$.-]+\s*[(:]|\}|"[^"]*"\s*\(|[a-z_0-9]+\.[\w$.]+\s*(?![=,}\s:>\])]))')

_UNDECIDED = 1 << 30

#: The lines of a header longer than this are not read one by one.
_LONG_HEADER = 2000

_FIRST_TOKEN = re.compile(r"\s*([A-Za-z_][A-Za-z0-9_$.]*|->|::|.)")


class Automaton:
    """The states of one language, shared by all documents that are read with it."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bodies: dict[str, BodyState] = {}

    def body(self, default_dialect: str) -> BodyState:
        """The state in a region whose bare operation names belong to a dialect."""
        state = self._bodies.get(default_dialect)
        if state is None:
            state = self._bodies[default_dialect] = BodyState(self.language, default_dialect)
        return state


class Lines:
    """The erased lines of a text, taken apart all at once (`bulk`) or each when it is asked for."""

    __slots__ = ("_at", "keys", "lines", "names")

    def __init__(self, lines: Sequence[str], bulk: bool) -> None:
        self.lines = lines
        self.keys: list[str] | None = None
        self.names: tuple[str, ...] = ()
        if bulk:
            erased, names = erase("\n".join(lines))
            self.keys = erased.split("\n")
            known: dict[str, str] = {}
            self.names = tuple([known.setdefault(name, name) for name in names])

    def key(self, line: int) -> str:
        """The erased form of a line."""
        return self.keys[line] if self.keys is not None else erase(self.lines[line]).text


class _Frame:
    """A region that is being read, and the operation that it belongs to."""

    __slots__ = (
        "body",
        "clean",
        "column",
        "fault",
        "header",
        "informative",
        "items",
        "labels",
        "last",
        "last_line",
        "lead",
        "limit",
        "names",
        "node_column",
        "open_line",
        "opener_indent",
        "pieces",
        "regions",
        "runs",
        "start_line",
    )

    def __init__(self, body: BodyState, open_line: int, column: int, opener_indent: int) -> None:
        self.body = body
        self.open_line = open_line
        self.column = column
        self.opener_indent = opener_indent
        self.items: list[Node] = []
        self.labels: list[int] = []
        self.runs: list[Run] = []
        self.last: Node | None = None
        self.last_line = 0
        self.lead = -1
        self.clean = True
        self.informative: bool | None = None  # the items are indented, so that indentation means something
        self.limit = _UNDECIDED  # an item indented no more than this is looked at closely
        # of the operation
        self.header: HeaderState | None = None
        self.fault: Fault | None = None
        self.names: list[str] = []
        self.pieces: list[Place] = []
        self.regions: list[Region] = []
        self.node_column = 0
        self.start_line = 0


class ChunkParser:
    """Reads the lines `first` to `end` of a text as one chunk. `fresh` counts the items that were read anew."""

    def __init__(
        self, automaton: Automaton, source: Lines, first: int, end: int, first_slot: int, net: int, old: OldChunk | None
    ) -> None:
        self.automaton = automaton
        self.source = source
        self.first = first
        self.end = end
        self.slot = first_slot
        self.imbalance = (net > 0) - (net < 0)
        self.old = old
        self.fresh = 0
        self.stack: list[_Frame] = []
        self.top = _Frame(automaton.body("builtin"), first, 0, -1)
        self.top.informative = False
        self.top.limit = -1
        self.pending: HeaderState | None = None
        self.pending_names: list[str] = []
        self.pending_pieces: list[Place] = []
        self.pending_regions: list[Region] = []
        self.pending_line = 0
        self.pending_column = 0
        self.pending_indent = 0
        self.piece_line = 0

    # -- the loop -------------------------------------------------------------------------------------------------

    def parse(self) -> Chunk:
        """The chunk."""
        source, end, old = self.source, self.end, self.old
        keys, names = source.keys, source.names
        slot = self.slot
        line = self.first
        frame = self.top
        while line < end:
            if old is not None and self.pending is None and old.may_reuse(line):
                taken = self._reuse(frame, line)
                if taken:
                    line += taken
                    continue
            if keys is not None:
                key = keys[line]
            else:
                key, line_names = erase(source.lines[line])
                names = tuple(line_names)
                slot = 0
            if self.pending is None:
                step = frame.body.steps.get(key)
                if step is None:
                    step = frame.body.make(key)
                kind = step.kind
                if kind == NODE and not step.rest:
                    if step.indent <= frame.limit and self._contradicted(frame, step.indent, line):
                        frame = self.top
                        continue
                    if frame.last is None:
                        frame.lead = line - frame.open_line
                    else:
                        frame.last.height = line - frame.last_line
                    node = Node(step.shape, names[slot : slot + step.taken], step.indent)
                    frame.items.append(node)
                    frame.last = node
                    frame.last_line = line
                    self.fresh += 1
                    slot += step.slots
                    line += 1
                    continue
                if kind == BLANK:
                    slot += step.slots
                    line += 1
                    continue
            if self.pending is not None and len(self.pending.text) > _LONG_HEADER:
                passed, slots = self._pass_lines(line, names, slot)
                if passed:
                    slot += slots
                    line += passed
                    continue
            consumed = self._line(key, names, slot, line)
            frame = self.top
            if consumed >= 0:
                slot += consumed
                line += 1
        return self._finish()

    def _pass_lines(self, line: int, names: tuple[str, ...], slot: int) -> tuple[int, int]:
        """Passes over lines inside the open brackets of a long header, which would be read again for each of them.

        Says how many lines, and how many slots they have.
        """
        header, source = self.pending, self.source
        assert header is not None
        depth = open_brackets(header.text)
        first, first_slot = line, slot
        parts: list[str] = []
        while line < self.end and depth > 0:
            if source.keys is not None:
                key = source.keys[line]
                names = source.names
            else:
                key, line_names = erase(source.lines[line])
                names, slot = tuple(line_names), 0
            code = without_comment(key)
            depth += open_brackets(code)
            if depth <= 0 or _ANCHOR.match(key):
                break
            parts.append(code)
            self.pending_names += names[slot : slot + count_slots(code)]
            slot += count_slots(key)
            line += 1
        if parts:
            self.pending = header.behind("\n" + "\n".join(parts))
        return line - first, slot - first_slot if source.keys is not None else 0

    # -- one line, piece by piece ---------------------------------------------------------------------------------

    def _line(self, key: str, names: tuple[str, ...], slot: int, line: int) -> int:
        """Reads a line that is not one plain item; how many slots it had, or -1 if it has to be looked at again."""
        line_slots = -1
        first_slot = slot
        text, base = key, 0
        line_indent = len(key) - len(key.lstrip(" \t\0"))
        at_line_start = True
        while True:
            if self.pending is not None:
                state = self.pending
                step = state.steps.get(text) or state.make(text)
                if step.kind in (BROKEN, STRAY) and at_line_start and _ANCHOR.match(key):
                    self._give_up(line)
                    return -1
            else:
                frame = self.top
                step = frame.body.steps.get(text) or frame.body.make(text)
            if line_slots < 0:
                line_slots = step.slots
            column = step.indent + (0 if base == 0 else real_offset(key, names[first_slot : first_slot + line_slots], base))
            if at_line_start and self.pending is None and step.kind not in (BLANK, LABEL, CLOSE):
                if step.kind == STRAY or (step.kind == MORE and not step.shape.name and key.rstrip()[-1] != "="):
                    if self._continue(text, line):
                        continue
                elif step.indent <= self.top.limit and self._contradicted(self.top, step.indent, line):
                    return -1
            taken = names[slot : slot + step.taken]
            text, base, at_line_start = self._take(
                step, text, base, taken, line, column, line_indent, at_line_start
            )
            slot += step.taken
            if not text:
                return line_slots

    def _take(
        self,
        step: LineStep,
        text: str,
        base: int,
        taken: tuple[str, ...],
        line: int,
        column: int,
        line_indent: int,
        at_line_start: bool,
    ) -> tuple[str, int, bool]:
        """Carries out a step; what is left of the line, its offset, and whether the line's start is still to be read."""
        kind = step.kind
        if kind == CLOSE:
            return self._close(step, text, base, line, column, at_line_start)
        if kind == BLANK:
            return "", 0, False
        if self.pending is not None:
            self._extend(step, taken, line)
        elif kind == MORE:
            self._begin(line, column, line_indent)
            self.pending = step.header
            self.pending_names = list(taken)
        elif kind == OPEN:
            self._begin(line, column, line_indent)
            self.pending_names = list(taken)
            assert step.header is not None
            self._open(step.header, line, column, text, taken, None)
        elif kind in (BROKEN, STRAY):
            self._begin(line, column, line_indent)
            self.pending_names = list(taken)
            self._broken(step, line)
        else:
            self._append(Node(step.shape, taken, column), line, kind == LABEL)
        rest = step.rest
        if not rest:
            return "", 0, False
        return rest, base + step.rest_at, at_line_start and step.taken == 0 and step.rest_at == 0

    def _extend(self, step: LineStep, taken: tuple[str, ...], line: int) -> None:
        """Goes on in the header that is being read."""
        kind = step.kind
        self.pending_names += taken
        if kind == MORE:
            self.pending = step.header
        elif kind == OPEN:
            assert step.header is not None
            self.pending = None
            self._open(step.header, line, 0, "", taken, None)
        elif kind in (BROKEN, STRAY):
            self.pending = None
            self._broken(step, line)
        else:
            self.pending = None
            self._complete(step.shape)

    def _begin(self, line: int, column: int, indent: int) -> None:
        """Starts an item that takes more than one step."""
        self.pending_line, self.pending_column, self.pending_indent = line, column, indent
        self.pending_pieces = [Place(0, column)]
        self.pending_regions = []

    def _complete(self, shape: Shape) -> None:
        body = None
        if self.pending_regions or len(self.pending_pieces) > 1:
            body = Body(tuple(self.pending_pieces), tuple(self.pending_regions))
        node = Node(shape, tuple(self.pending_names), self.pending_column, body)
        if any(not region.clean for region in self.pending_regions):
            self.top.clean = False
        self._append(node, self.pending_line, shape.kind == "label")

    def _append(self, node: Node, line: int, label: bool) -> None:
        frame = self.top
        if frame.last is None:
            frame.lead = line - frame.open_line
        else:
            frame.last.height = line - frame.last_line
        if label:
            frame.labels.append(len(frame.items))
        if node.shape.faults:
            frame.clean = False
        frame.items.append(node)
        frame.last = node
        frame.last_line = line
        self.fresh += 1

    # -- regions --------------------------------------------------------------------------------------------------

    def _open(
        self, header: HeaderState, line: int, column: int, text: str, taken: tuple[str, ...], fault: Fault | None
    ) -> None:
        """Enters the region at the end of a header."""
        indent = self.pending_indent
        frame = _Frame(self.automaton.body(header.inner_dialect), line, column, indent)
        frame.header = header
        frame.fault = fault
        frame.names = self.pending_names
        frame.pieces = self.pending_pieces
        frame.regions = self.pending_regions
        frame.node_column = self.pending_column
        frame.start_line = self.pending_line
        self.stack.append(self.top)
        self.top = frame

    def _close(
        self, step: LineStep, text: str, base: int, line: int, column: int, at_line_start: bool
    ) -> tuple[str, int, bool]:
        """A closing brace: leaves the region, or is a stray one."""
        frame = self.top
        if not at_line_start and frame.open_line != line:
            frame.clean = False
        if not self.stack or (self.imbalance and self._is_stray(step, line, at_line_start)):
            self._begin(line, column, step.indent)
            self.pending_names = []
            frame.clean = False
            shape = _fault_shape("}", Fault("stray-brace", "this '}' closes nothing", 0, 1))
            self._append(Node(shape, (), column), line, False)
            rest = step.rest[1:]
            return (rest, base + step.rest_at + 1, False) if rest.strip() else ("", 0, False)
        if at_line_start and step.indent != frame.opener_indent and frame.open_line != line:
            frame.clean = False
            if self.imbalance and step.indent < frame.opener_indent:
                if any(outer.opener_indent == step.indent for outer in self.stack[1:]):
                    self._unwind_to(step.indent, line)
                    frame = self.top
        self._leave(line, column)
        self.pending = frame.header
        return step.rest, base + step.rest_at, False

    def _leave(self, line: int, column: int) -> None:
        """Ends the region on top at a place, and goes on in the header of its operation."""
        frame = self.top
        region = _region_of(frame, line, self.imbalance)
        self.top = self.stack.pop()
        self.pending_names = frame.names
        self.pending_pieces = [*frame.pieces, Place(line - frame.start_line, column)]
        self.pending_regions = [*frame.regions, region]
        self.pending_line, self.pending_column = frame.start_line, frame.node_column
        self.pending_indent = frame.opener_indent
        if not region.clean:
            self.top.clean = False

    def _is_stray(self, step: LineStep, line: int, at_line_start: bool) -> bool:
        """Whether a brace, in a chunk whose braces do not balance, closes nothing, going by its indentation."""
        frame = self.top
        if not at_line_start:
            return frame.open_line != line
        return bool(self.imbalance < 0 and frame.informative and step.indent > frame.opener_indent)

    def _contradicted(self, frame: _Frame, indent: int, line: int) -> bool:
        """Looks closely at an item that stands no deeper than the operation whose region it is in, or that is the first.

        True if the region was ended here.
        """
        if frame.informative is None:
            frame.informative = indent > frame.opener_indent
            frame.limit = frame.opener_indent if frame.informative else -1
            return False
        frame.clean = False
        if self.imbalance <= 0:
            return False
        return self._unwind_to(indent, line, inclusive=True)

    def _unwind_to(self, indent: int, line: int, inclusive: bool = False) -> bool:
        """Ends regions that lack their closing brace, as the indentation of `line` says; true if any was ended."""
        frames = [*self.stack, self.top]
        keep = len(frames)
        while keep > 1 and (frames[keep - 1].opener_indent > indent or (inclusive and frames[keep - 1].opener_indent == indent)):
            keep -= 1
        if keep == len(frames):
            return False
        while len(self.stack) >= keep:
            self._end_unclosed(line)
        return True

    def _end_unclosed(self, line: int) -> None:
        """Ends the region on top without a brace; its operation is over."""
        frame = self.top
        header = frame.header
        assert header is not None
        self._leave(line, 0)
        self.top.clean = False
        opened = len(header.text.rstrip()) - 1
        fault = frame.fault or Fault("unclosed-region", "this region is not closed", max(0, opened), opened + 1)
        shape = _with_fault(header.shape, header.text, fault)
        self._complete(shape)
        self.pending = None

    # -- damage ---------------------------------------------------------------------------------------------------

    def _broken(self, step: LineStep, line: int) -> None:
        """An item with a syntax error; where its line ends with a brace, it opens a region all the same."""
        self.top.clean = False
        shape = step.shape
        if self._opens_region(step, line):
            header = broken_open(shape, self.top.body.default_dialect, self.automaton.language)
            self._open(header, line, 0, "", (), shape.faults[0] if shape.faults else None)
        else:
            self._complete(shape)
        self.pending = None

    def _opens_region(self, step: LineStep, line: int) -> bool:
        if step.rest:
            return False
        deeper = self._indent_behind(line) > self.pending_indent
        if step.trailing_brace:
            return deeper or self.imbalance == 0
        return deeper and self.imbalance < 0

    def _indent_behind(self, line: int) -> int:
        """The indentation of the next line that holds more than white space; -1 behind the last."""
        for index in range(line + 1, min(self.end, line + 200)):
            text = self.source.lines[index]
            stripped = text.lstrip(" \t")
            if stripped and not stripped.startswith("//"):
                return len(text) - len(stripped) if stripped[0] not in "}^" else len(text) - len(stripped)
        return -1

    def _give_up(self, line: int) -> None:
        """The header that is being read does not go on in this line, which begins an item of its own."""
        header = self.pending
        assert header is not None
        self.pending = None
        self.top.clean = False
        fault = header.fault or Fault("expected-token", "the operation is incomplete", 0, len(header.text))
        shape = _with_fault(header.shape, header.text, fault)
        step = LineStep(BROKEN, self.pending_indent, 0)
        step.shape = shape
        step.trailing_brace = header.text.rstrip().endswith("{")
        self._broken(step, line - 1)

    def _continue(self, text: str, line: int) -> bool:
        """Whether a line that begins nothing goes on with the item in front of it, which is then being read again."""
        frame = self.top
        last = frame.last
        if last is None or not frame.items or last.shape.kind == "broken" or last.shape.faults:
            return False
        first = _FIRST_TOKEN.match(text)
        if first is None or not _is_wanted(first[1], last.shape.wanted):
            return False
        gap = line - frame.last_line - extent(last)
        header = HeaderState(
            self.automaton.language, frame.body.default_dialect, last.shape.text + "\n" * (gap - 1), False, last.shape, None
        )
        step = header.make(text)
        if step.kind in (BROKEN, STRAY) or (step.rest and not step.rest_at):
            return False
        frame.items.pop()
        if frame.labels and frame.labels[-1] == len(frame.items):
            frame.labels.pop()
        self.fresh -= 1
        self.pending = header
        self.pending_names = list(last.names)
        self.pending_line, self.pending_column, self.pending_indent = frame.last_line, last.column, last.column
        self.pending_pieces = list(last.body.pieces) if last.body else [Place(0, last.column)]
        self.pending_regions = list(last.body.regions) if last.body else []
        frame.last = frame.items[-1] if frame.items else frame.runs[-1].items[-1] if frame.runs else None
        if frame.last is not None:
            frame.last_line -= frame.last.height
        return True

    # -- reuse ----------------------------------------------------------------------------------------------------

    def _reuse(self, frame: _Frame, line: int) -> int:
        """Takes over items of the old tree that begin at a line; how many lines they span."""
        assert self.old is not None
        context = RegionContext(frame.body.default_dialect, frame.opener_indent, frame.informative, self.imbalance)
        found = self.old.items_at(line, context)
        if found is None:
            return 0
        if frame.last is None:
            frame.lead = line - frame.open_line
        else:
            frame.last.height = line - frame.last_line
        if frame.informative is None and found.informative is not None:
            frame.informative = found.informative
            frame.limit = frame.opener_indent if found.informative else -1
        _flush(frame)
        frame.clean = frame.clean and found.clean
        for run in found.runs:
            _join(frame.runs, run)
        frame.last = found.last
        frame.last_line = line + found.height - found.last.height
        return found.height

    # -- the end --------------------------------------------------------------------------------------------------

    def _finish(self) -> Chunk:
        while self.pending is not None:
            self._give_up(self.end)
        while self.stack:
            self._end_unclosed(self.end)
        region = _region_of(self.top, self.end, self.imbalance)
        return Chunk(region, self.end - self.first)


def _is_wanted(token: str, wanted: frozenset[str]) -> bool:
    if token in wanted or ANYTHING in wanted:
        return True
    first = token[0]
    if "<type>" in wanted and (first in "!(" or token[0] in "iuf" or token in ("tensor", "vector", "memref", "index")):
        return True
    return "<attribute>" in wanted and (first in '#"[{@-0123456789' or first.isalpha())


def _fault_shape(text: str, fault: Fault) -> Shape:
    return Shape("broken", text, faults=(fault,))


def _with_fault(shape: Shape, text: str, fault: Fault) -> Shape:
    copy = Shape(**{name: getattr(shape, name) for name in Shape.__slots__})
    copy.text = text
    copy.faults = (fault,)
    copy.slots = 0
    copy.plain = False
    return copy


def _flush(frame: _Frame) -> None:
    """Makes runs of the items that are not in one yet: none spans a label, none is longer than RUN_SIZE.

    The height of the last item may still change; only the end of a region or a reuse calls this, when it is known.
    """
    items = frame.items
    if not items:
        return
    start = 0
    for cut in [*[label for label in frame.labels if label > 0], len(items)]:
        while start < cut:
            stop = min(cut, start + RUN_SIZE)
            part = items[start:stop]
            _join(frame.runs, Run(part, not any([is_unclean(item) for item in part])))
            start = stop
    frame.items = []
    frame.labels = []


def _join(runs: list[Run], run: Run) -> None:
    """Appends a run; two small neighbours of one block become one."""
    if runs and len(runs[-1].items) + len(run.items) <= RUN_SIZE // 2 and run.items[0].shape.kind != "label":
        previous = runs[-1]
        runs[-1] = Run(previous.items + run.items, previous.clean and run.clean)
    else:
        runs.append(run)


def _region_of(frame: _Frame, line: int, imbalance: int) -> Region:
    if frame.last is not None:
        frame.last.height = line - frame.last_line
    _flush(frame)
    lead = frame.lead if frame.lead >= 0 else line - frame.open_line
    context = RegionContext(frame.body.default_dialect, frame.opener_indent, frame.informative, imbalance)
    return Region(frame.runs, lead, line - frame.open_line, frame.column, context, frame.clean)


def parse_chunk(
    automaton: Automaton, source: Lines, first: int, end: int, first_slot: int, net: int, old: OldChunk | None = None
) -> tuple[Chunk, int]:
    """Reads lines `first` to `end`; `net` is how many more braces open than close. Also says how many items were read."""
    parser = ChunkParser(automaton, source, first, end, first_slot, net, old)
    chunk = parser.parse()
    return chunk, parser.fresh
