"""From lines to the tree of a chunk.

There is one parser. After an edit it runs over the new text and looks, before it reads an item, for one in the old tree that
begins here, was not touched, and whose next item was not touched; such items are taken over, in whole runs.
"""

from __future__ import annotations

from itertools import chain

from mlir_ls.interruption import pause
from mlir_ls.syntax.brackets import brackets_after, without_comment
from mlir_ls.syntax.continuation import (
    LONG_LINE,
    NO_INDENT,
    begins_block,
    begins_inside,
    begins_item,
    closes_around,
    closing_line,
    codes_of,
    ends_before,
    goes_on_after,
    interrupts,
    is_clause,
    is_word,
    may_go_on,
)
from mlir_ls.syntax.erase import count_slots
from mlir_ls.syntax.nesting import NEXT_LINE, Nesting, OpenOperation, OpenRegion
from mlir_ls.syntax.partial.long_lines import step_at
from mlir_ls.syntax.recovery import (
    belongs_outside,
    broken_item,
    contradicted,
    end_lacking,
    end_unclosed,
    ignore_imbalance,
    is_stray,
    opens_unspoken,
    pass_stray_brace,
)
from mlir_ls.syntax.reuse import OldChunk
from mlir_ls.syntax.source import LineSource
from mlir_ls.syntax.steps import (
    BLANK,
    BROKEN,
    CLOSE,
    LABEL,
    MAX_CACHED_LINE,
    MORE,
    NODE,
    OPEN,
    STRAY,
    Automaton,
    HeaderState,
    LineStep,
)
from mlir_ls.syntax.tokens import BLANKS
from mlir_ls.syntax.tolerant.reading import ANYTHING
from mlir_ls.syntax.tree import Chunk, Node, RegionContext, extent

_MANY_LINES = 16
"""A header that goes on for so many lines is read on by several lines at a time."""

_LINES_AT_ONCE = 32
"""How many lines are read between two pauses."""


def parse_chunk(
    automaton: Automaton, source: LineSource, first: int, end: int, first_slot: int, net: int, old: OldChunk | None = None
) -> tuple[Chunk, int, int]:
    """Reads lines `first` to `end`; `net` is how many more braces open than close.

    Also: how many items were read, and the slot after them where the source was erased in bulk.
    """
    parser = _ChunkParser(automaton, source, first, end, net, old)
    chunk, slot = parser.parse(first_slot)
    return chunk, parser.nesting.fresh, slot


class _ChunkParser:
    def __init__(
        self, automaton: Automaton, source: LineSource, first: int, end: int, net: int, old: OldChunk | None
    ) -> None:
        self.automaton = automaton
        self.source = source
        self.first, self.end = first, end
        self.old = old
        top = OpenRegion(automaton.body("builtin"), None, first, 0)
        self.nesting = Nesting(top, net)
        self.back = 0  # so many lines before the one that was looked at last are to be read again

    def parse(self, slot: int) -> tuple[Chunk, int]:
        """The chunk; `slot` is that of its first name where the source was erased in bulk. Also: the slot after it."""
        source, end, old, nesting = self.source, self.end, self.old, self.nesting
        keys, names = source.keys, source.names
        line = self.first
        frame = nesting.top
        lacking = nesting.imbalance < 0
        next_pause = line + _LINES_AT_ONCE
        while line < end:
            if line >= next_pause:
                next_pause = line + _LINES_AT_ONCE
                pause()
            if old is not None and nesting.operation is None and old.may_reuse(line):
                taken = self._reuse(frame, line)
                if taken:
                    line += taken
                    continue
            if keys is not None:
                key = keys[line]
                if not key and nesting.operation is None:
                    # half of the lines that were written by hand are comments or empty
                    line += 1
                    continue
            else:
                key, names = source.line(line)
                slot = 0
            if nesting.operation is None:
                step = frame.body.steps.get(key)
                if step is None:
                    step = frame.body.make(key) if len(key) < MAX_CACHED_LINE else step_at(frame.body, key)[0]
                kind = step.kind
                if kind == NODE and not step.rest and not lacking:
                    if step.indent <= frame.limit and contradicted(nesting, step, line, self.source, self.end):
                        frame = nesting.top
                        continue
                    last = frame.last
                    if last is None or step.indent <= last.column or not is_clause(last.shape, step):
                        # what follows is `frame.append`, written out for the line that is by far the most frequent
                        if last is None:
                            frame.lead = line - frame.open_line
                        else:
                            last.height = line - frame.last_line
                            if step.indent > last.column and last.shape.kind != "label":
                                frame.clean = False
                        node = Node(step.shape, names[slot : slot + step.taken], step.indent)
                        frame.items.append(node)
                        frame.last = node
                        frame.last_line = line
                        nesting.fresh += 1
                        slot += step.slots
                        line += 1
                        continue
                if kind == BLANK:
                    slot += step.slots
                    line += 1
                    continue
                if kind == LABEL and not step.rest:
                    nesting.append(Node(step.shape, names[slot : slot + step.taken], step.indent), line)
                    slot += step.slots
                    line += 1
                    continue
                is_sure = kind == OPEN and (step.shape.syntax is not None or not is_word(step.shape))
                if is_sure and not step.rest and step.indent > frame.limit:
                    operation = OpenOperation(line, step.indent, step.indent, names[slot : slot + step.taken])
                    frame = self._open(operation, step.header, line, NEXT_LINE, step.indent)
                    slot += step.slots
                    line += 1
                    continue
                if kind == CLOSE and not nesting.imbalance and step.indent in (frame.indent, frame.open_indent):
                    outer = self._plain_close(step, names, slot, line)
                    if outer is not None:
                        frame = outer
                        slot += step.slots
                        line += 1
                        continue
                passed, slots = self._strays(line, names, slot) if kind == STRAY else (0, 0)
            else:
                passed, slots = self._bracketed(line, names, slot)
                if not passed:
                    passed, slots = self._several(line, names, slot)
            if passed:
                slot += slots
                line += passed
                frame = nesting.top
                continue
            consumed = self._line(key, names, slot, line)
            frame = nesting.top
            if consumed >= 0:
                slot += consumed
                line += 1
            elif self.back:
                line -= self.back
                if keys is not None:
                    slot -= sum(map(count_slots, keys[line : line + self.back]))
                self.back = 0
        while nesting.operation is not None:
            self._give_up(end)
        while nesting.outer:
            end_unclosed(nesting, end)
        return Chunk(nesting.top.region(end, nesting.imbalance), end - self.first), slot

    # -- one line, piece by piece ---------------------------------------------------------------------------------

    def _line(self, key: str, names: tuple[str, ...], slot: int, line: int, before: str = "") -> int:
        """Reads a line that is not one plain item; how many slots it had, or -1 if it has to be looked at again.

        `before` holds lines before it that have not been read yet. They and it belong to the header that is open.
        """
        nesting = self.nesting
        line_slots = -1
        text, at = before + key, 0
        hidden = 0  # characters of the names between the beginning of the line and `at`
        line_indent = len(key) - len(key.lstrip(BLANKS))
        at_line_start = True
        while True:
            base = at - len(before)
            operation = nesting.operation
            if operation is not None:
                header = operation.header
                assert header is not None
                unclosed = operation.indent if nesting.imbalance > 0 else 0
                if at_line_start and not before and closes_around(header, key, unclosed):
                    self._give_up(line)
                    return -1
                step, end = step_at(header, text, at)
                if step.back:
                    self._end_in_front(operation, step, line)
                    return -1
                if at_line_start and not before:
                    lacking = operation.indent if nesting.imbalance < 0 else NO_INDENT
                    if ends_before(header, step, key, nesting.top.body, lacking, self.source, line, self.end):
                        self._give_up(line)
                        return -1
            else:
                step, end = step_at(nesting.top.body, text, at)
            if line_slots < 0:
                line_slots = count_slots(key) if end < len(text) else step.slots
            kind = step.kind
            if at_line_start and operation is None and kind not in (BLANK, LABEL, CLOSE):
                if may_go_on(nesting.top.last, step, key, self.source, line + 1, self.end):
                    if self._continue(text[at:], line):
                        continue
                    if step.fallback is not None:
                        step = step.fallback
                        kind = step.kind
                    elif kind == STRAY and nesting.top.in_damage(step.indent, step.shape.text):
                        step = LineStep.silent(step)
                    elif kind == STRAY and belongs_outside(nesting, step.indent, line, key, self.source, self.end):
                        return -1
                elif (
                    step.indent <= nesting.top.limit
                    and step.shape.kind != "label"
                    and contradicted(nesting, step, line, self.source, self.end)
                ):
                    return -1
            elif kind == STRAY and operation is None and nesting.top.ends_damaged():
                step = LineStep.silent(step)
            taken = names[slot : slot + step.taken]
            slot += step.taken
            column = base + hidden + step.indent if base and operation is None else step.indent
            hidden += sum(map(len, taken if base >= 0 else taken[count_slots(before) :]))
            rest_column = base + step.rest_at + hidden if end < len(text) else NEXT_LINE
            if kind == CLOSE:
                at = end
                if is_stray(nesting, step.indent, line, at_line_start, self.source, self.end):
                    at = pass_stray_brace(nesting, text, end, names, slot, line, rest_column, at_line_start)
                else:
                    self._close(step, line, rest_column, at_line_start)
                at_line_start = False
            elif kind == BLANK:
                return line_slots
            else:
                self._take(step, operation, taken, line, column, line_indent, rest_column)
                at_line_start = at_line_start and step.taken == 0 and step.rest_at == 0
                at = end
            if at == len(text):
                return line_slots

    def _take(
        self,
        step: LineStep,
        operation: OpenOperation | None,
        taken: tuple[str, ...],
        line: int,
        column: int,
        indent: int,
        rest_column: int,
    ) -> None:
        """Carries out a step, in the header of `operation` or, without one, between two items."""
        nesting, kind = self.nesting, step.kind
        if operation is not None:
            operation.names += taken
        elif kind == LABEL or (kind == NODE and nesting.imbalance >= 0):
            nesting.top.clean = nesting.top.clean and column == indent
            nesting.append(Node(step.shape, taken, column), line)
            return
        else:
            operation = OpenOperation(line, column, indent, taken)
        if kind == MORE:
            operation.header = step.header
            nesting.operation = operation
        elif kind == OPEN:
            self._open(operation, step.header, line, rest_column, indent)
        elif kind in (BROKEN, STRAY):
            broken_item(nesting, operation, step, line, self.end, self.source, self.automaton)
        elif nesting.imbalance >= 0 or step.rest or not opens_unspoken(
            nesting, operation, step.shape, line, self.end, self.source, self.automaton
        ):
            nesting.complete(operation, step.shape)

    def _end_in_front(self, operation: OpenOperation, step: LineStep, line: int) -> None:
        """The header that is open ended before this line, with the brace of a region: lines between are read again."""
        assert operation.header is not None
        # the texts of both lack the same regions where there are a great many
        lost = count_slots(operation.header.text) - count_slots(step.shape.text)
        operation.names = operation.names[: len(operation.names) - lost]
        self.back = step.back
        opener = line - step.back - 1
        text = self.source.lines[opener]
        self._open(operation, step.header, opener, NEXT_LINE, len(text) - len(text.lstrip(BLANKS)))

    def _plain_close(self, step: LineStep, names: tuple[str, ...], slot: int, line: int) -> OpenRegion | None:
        """A line that closes the innermost region and at most opens the next one: `_line` for most of them, written out.
        The region that is open after it; None where there is more to it than that."""
        nesting = self.nesting
        operation = nesting.top.operation
        header = operation.header if operation is not None else None
        after = header.steps.get(step.rest) if header is not None else None
        if after is None or after.rest or after.kind not in (NODE, OPEN):
            return None
        operation = nesting.leave(line, step.indent)
        if after.taken:
            operation.names += names[slot : slot + after.taken]
        if after.kind == NODE:
            nesting.complete(operation, after.shape)
            return nesting.top
        return self._open(operation, after.header, line, NEXT_LINE, step.indent)

    def _open(
        self, operation: OpenOperation, header: HeaderState | None, line: int, column: int, indent: int
    ) -> OpenRegion:
        """Enters a region of an operation, whose header ends with the brace of it; as `Nesting.open`."""
        assert header is not None
        operation.header = header
        frame = self.nesting.open(operation, self.automaton.body(header.inner_dialect), line, column, indent)
        if self.nesting.imbalance:
            ignore_imbalance(self.nesting, operation, self.source, self.end)
        return frame

    def _close(self, step: LineStep, line: int, column: int, at_line_start: bool) -> None:
        """A closing brace leaves the region."""
        if at_line_start:
            end_lacking(self.nesting, step.indent, line)
        elif self.nesting.top.open_line != line:
            self.nesting.top.clean = False
        self.nesting.leave(line, column)

    def _bracketed(self, line: int, names: tuple[str, ...], slot: int) -> tuple[int, int]:
        """Reads the lines up to the one that closes the brackets of a header at once, where there are several.

        One by one, each would have the lines before it read again. Says how many lines, and how many slots they have.
        """
        assert self.nesting.operation is not None
        header = self.nesting.operation.header
        assert header is not None
        source, brackets, doubtful = self.source, header.brackets, bool(header.shape.faults)
        if not brackets:
            return 0, 0
        parts: list[str] = []
        taken: list[tuple[str, ...]] = []
        slots: list[int] = []
        for number in range(line, self.end):
            if source.keys is not None:
                key, start = source.keys[number], slot + sum(slots[-1:])
            else:
                (key, names), start = source.line(number), 0
            code = without_comment(key)
            found = brackets_after(code, brackets) if len(code) < LONG_LINE else None
            if found is None or interrupts(self.nesting.top.body, key, source, brackets, number, self.end, doubtful):
                break
            if self.nesting.imbalance < 0 and begins_inside(header, key, self.nesting.operation.indent):
                break
            if self.nesting.imbalance > 0 and closes_around(header, key, self.nesting.operation.indent):
                break
            parts.append(code)
            taken.append(names[start : start + count_slots(code)])
            slots.append(start + count_slots(key) - slot)
            brackets = found.opened
            if found.kept == 0 or found.region:
                # here the header may be over, or a region may begin
                break
        text = "\n".join(parts)
        end = step_at(header, text)[1] if len(parts) > 1 else 0
        count = text.count("\n", 0, end) + 1
        if count == 1:
            return 0, 0
        before = "".join([part + "\n" for part in parts[: count - 1]])
        self._line(parts[count - 1], tuple(chain.from_iterable(taken)), 0, line + count - 1, before)
        return count, slots[count - 1]

    def _several(self, line: int, names: tuple[str, ...], slot: int) -> tuple[int, int]:
        """Reads several lines of a header that has gone on for many, as many as it has; half as many, where it ends in them.

        Says how many lines, and how many slots they have; none where there is only one to be read.
        """
        nesting = self.nesting
        operation = nesting.operation
        assert operation is not None
        header = operation.header
        assert header is not None
        if header.inside or header.lines < _MANY_LINES or line == operation.closing:
            return 0, 0
        if operation.closing is None:
            operation.closing = closing_line(self.source, header, nesting.top.body, line, self.end)
        is_guess = line < operation.closing
        count = operation.closing - line if is_guess else min(operation.ahead // 2 or header.lines, self.end - line)
        parts, taken, slots = codes_of(self.source, line, count, names, slot)
        while count > 1:
            text = "\n".join(parts[:count])
            step = header.steps.get(text) or header.make(text)
            if step.kind == MORE and not step.rest:
                doubtful = bool(step.shape.faults)
                keys = [self.source.key(number) for number in range(line, line + count)]
                if not any([begins_item(nesting.top.body, key, doubtful) for key in keys]):
                    for each in taken[:count]:
                        operation.names += each
                    operation.header = step.header
                    return count, slots[count - 1]
            operation.ahead = count
            operation.closing = 0  # where it does not end, or no more than it is known to end
            count //= 2
        return 0, 0

    def _strays(self, line: int, names: tuple[str, ...], slot: int) -> tuple[int, int]:
        """Reads several lines that begin no item and go on with the one before them, which goes on for many.

        Only where anything may go on with it. Says how many lines, and how many slots they have.
        """
        nesting = self.nesting
        frame = nesting.top
        last = frame.last
        if last is None or not frame.items or ANYTHING not in last.shape.expected or last.shape.faults:
            return 0, 0
        text = last.shape.text
        height = text.count("\n")
        if height < _MANY_LINES or last.body is not None or line - frame.last_line != height + 1:
            return 0, 0
        header = HeaderState(self.automaton, frame.body.default_dialect, text, False, last.shape, None)
        count = min(height, self.end - line)
        parts, taken, slots = codes_of(self.source, line, count, names, slot)
        while count > 1:
            step = header.make("\n".join(parts[:count]))
            is_over = step.kind == NODE and not step.rest and not step.shape.faults and ANYTHING in step.shape.expected
            if is_over and all([self._is_stray(self.source.key(number)) for number in range(line, line + count)]):
                frame.take_back()
                nesting.fresh -= 1
                added = tuple(chain.from_iterable(taken[:count]))
                nesting.append(Node(step.shape, last.names + added, last.column), line - height - 1)
                return count, slots[count - 1]
            count //= 2
        return 0, 0

    def _is_stray(self, key: str) -> bool:
        """Whether a line begins no item, and is not blank."""
        step, end = step_at(self.nesting.top.body, key)
        return step.kind == STRAY and end == len(key)

    def _give_up(self, line: int) -> None:
        """The header that is being read does not go on in this line, which begins an item of its own."""
        operation = self.nesting.operation
        assert operation is not None
        header = operation.header
        assert header is not None
        broken_item(self.nesting, operation, header.incomplete(), line - 1, self.end, self.source, self.automaton)

    def _continue(self, text: str, line: int) -> bool:
        """Whether a line that begins nothing goes on with the item before it, which is then being read again."""
        nesting = self.nesting
        frame = nesting.top
        last = frame.last
        if last is None or not frame.items or not goes_on_after(last, text):
            return False
        before = last.shape.text + "\n" * (line - frame.last_line - extent(last) - 1)
        header = HeaderState(self.automaton, frame.body.default_dialect, before, False, last.shape, None)
        step = header.make(text)
        if (step.shape.faults and not last.shape.faults) or (step.rest and not step.rest_at):
            return False
        operation = OpenOperation(frame.last_line, last.column, last.column, last.names)
        operation.header = header
        if last.body is not None:
            operation.pieces, operation.regions = [*last.body.pieces], [*last.body.regions]
        frame.take_back()
        frame.clean = frame.clean and not begins_block(text)
        nesting.fresh -= 1
        nesting.operation = operation
        return True

    def _reuse(self, frame: OpenRegion, line: int) -> int:
        """Takes over items of the old tree that begin at a line; how many lines they span."""
        assert self.old is not None
        imbalance = self.nesting.imbalance
        context = RegionContext(frame.body.default_dialect, frame.indent, frame.informative, imbalance)
        found = self.old.items_at(line, context)
        if found is None:
            return 0
        frame.take_over(found, line)
        return found.height
