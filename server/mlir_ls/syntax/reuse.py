"""What of an old tree can be taken over: a cursor over it by line."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from mlir_ls.syntax.continuation import begins_block, is_bare_name, is_word
from mlir_ls.syntax.shape import OpShape, is_damaged
from mlir_ls.syntax.steps import looks_assigned
from mlir_ls.syntax.tokens import BLANKS
from mlir_ls.syntax.tolerant.reading import ANYTHING
from mlir_ls.syntax.tree import Chunk, Node, Region, RegionContext, RelativePosition, Run, closing_of, extent, region_line_of


class Reused(NamedTuple):
    """Siblings of the old tree, the lines they span up to the next item, and the last of them.

    `informative`: whether the items of the region they are put into are indented. `clean`: nothing is broken among them, and
    their indentation contradicts no braces.
    """

    runs: list[Run]
    height: int
    last: Node
    informative: bool | None
    clean: bool


def _begins_with_values(text: str) -> bool:
    """Whether all of the first line of a header are results, which may as well be operands of the item before it."""
    line, broken, _ = text.partition("\n")
    return bool(broken) and line[:1] == "%" and "=" not in line


def _begins_without_colon(text: str) -> bool:
    """Whether only the second line of a header makes a label of the first one, which may as well be a successor."""
    return begins_block(text) and "\n" in text


def _depends_on_item_before(shape: OpShape) -> bool:
    """Whether the item before one decides if it is a part of that, or what is wrong with it."""
    begins_nothing = bool(shape.faults) and not shape.name
    if shape.kind == "broken" or begins_nothing:
        return True
    text = shape.text
    return _begins_with_values(text) or _begins_without_colon(text) or is_word(shape) or looks_assigned(shape, text)


class OldChunk:
    """A chunk before an edit that replaced the lines `first` to `last` by others and moved what is after by `shift`.

    `start` is the chunk's first line. Lines are those of the document; `lines` holds the new ones.
    """

    __slots__ = ("_levels", "chunk", "first", "last", "lines", "new_last", "shift", "start")

    def __init__(self, chunk: Chunk, lines: Sequence[str], start: int, first: int, last: int, shift: int) -> None:
        self.chunk = chunk
        self.lines = lines
        self.start = start
        self.first = first
        self.last = last
        self.shift = shift
        self.new_last = last + shift
        self._levels = [_level(chunk.region, start, start + chunk.height)]

    def may_reuse(self, line: int) -> bool:
        """Whether a line of the new text is one of the old text as well."""
        return line < self.first or line >= self.new_last

    def items_at(self, line: int, context: RegionContext) -> Reused | None:
        """The untouched siblings from the one that begins at a line of the new text, if there are any.

        An item is untouched if neither its lines nor the first line of what follows it are.
        """
        before = line < self.first
        old_line = line if before else line - self.shift
        found = self._locate(old_line)
        if found is None:
            return None
        region, region_line, run_index, index = found
        if region.context.default_dialect != context.default_dialect:
            return None
        first = region.runs[run_index].items[index]
        if not self._begins_line(line, first.column):
            return None
        if not before and first.shape.faults:
            return None
        if _depends_on_item_before(first.shape):
            return None
        end = self._end_before(region, region_line) if before else None
        runs = _runs_between(region, run_index, index, end)
        # at the top level a brace that closes nothing is an item, which inside of a region would close that
        moves_inside = region is self.chunk.region and context.opener_indent >= 0
        if region.context.imbalance != context.imbalance or context.imbalance or moves_inside:
            runs = _leading_clean(runs, region, run_index, index)
        if context.imbalance < 0:
            runs = _before(runs, _may_lack_brace if context.opener_indent >= 0 else _lacks_brace_or_goes_on)
        runs = self._up_to_line_end(runs, line, region is self.chunk.region)
        if not runs:
            return None
        if context.informative is None:
            informative = self._informative(runs, line, context.opener_indent)
            if context.imbalance > 0 and informative is False:
                return None  # the region may end before them
            context = context._replace(informative=informative)
        if region.context != context and context.informative:
            limit = context.opener_indent
            if any([run.least_column <= limit for run in runs]):
                return None
        if context.imbalance > 0:
            is_flat = not context.informative and context.opener_indent >= 0
            runs = _before(runs, _is_or_holds_symbol if is_flat else _holds_symbol)
            runs = self._up_to_line_end(runs, line, region is self.chunk.region)
            if not runs:
                return None
        # what was broken in the region may have been before them, or after
        clean = region.clean or _are_nested_as_indented(runs, context)
        return Reused(runs, sum([run.height for run in runs]), runs[-1].items[-1], context.informative, clean)

    def _locate(self, line: int) -> tuple[Region, int, int, int] | None:
        """The region, its line, and the run and item of it that begins first on a line of the old text.

        The levels on the way down are cached: the lines that are requested only grow.
        """
        levels = self._levels
        while len(levels) > 1 and line > levels[-1].end:
            levels.pop()
        while True:
            level = levels[-1]
            found = _place_in(level, line)
            if found is None:
                return None
            run_index, index, item_line = found
            runs = level.region.runs
            if item_line == line:
                shared = index == 0 and run_index > 0 and runs[run_index - 1].items[-1].height == 0
                on_opener = line == level.line and level.region.column > 0
                return None if shared or on_opener else (level.region, level.line, run_index, index)
            inner = _level_inside(runs[run_index].items[index], item_line, line)
            if inner is None:
                return None
            levels.append(inner)

    def _begins_line(self, line: int, column: int) -> bool:
        return not self.lines[line][:column].strip(BLANKS)

    def _informative(self, runs: list[Run], line: int, opener_indent: int) -> bool | None:
        """Whether the first item that is no label and begins its line is indented deeper than the operation around it.

        One whose results are a line of their own does not say. None where there is no such item; `line` is that of the first.
        """
        for run in runs:
            for item in run.items:
                decides = item.shape.kind != "label" and not _begins_with_values(item.shape.text)
                if decides and self._begins_line(line, item.column):
                    return item.column > opener_indent
                line += item.height
        return None

    def _up_to_line_end(self, runs: list[Run], line: int, outermost: bool) -> list[Run]:
        """The items without those at the end that share a line with what follows them."""
        end = line + sum([run.height for run in runs])
        if outermost and end >= self.start + self.chunk.height + self.shift:
            return runs
        while runs and runs[-1].items[-1].height <= extent(runs[-1].items[-1]):
            last = runs[-1]
            runs = runs[:-1]
            if len(last.items) > 1:
                runs.append(_part(last, 0, len(last.items) - 1))
        return runs

    def _end_before(self, region: Region, region_line: int) -> tuple[int, int] | None:
        """Run and index of the first item that may not be reused before the edit; None if all may be."""
        if region_line + region.height < self.first:
            return None
        start = region_line + region.lead
        starts = [start]
        for run in region.runs:
            if start >= self.first:
                break
            start += run.height
            starts.append(start)
        for run_index in range(min(len(starts), len(region.runs)) - 1, -1, -1):
            run = region.runs[run_index]
            for index in range(run.at(self.first - 1 - starts[run_index]), -1, -1):
                item = run.items[index]
                begins_line = self._begins_line(starts[run_index] + run.starts[index], item.column)
                if begins_line and not is_bare_name(item.shape.text) and not _begins_without_colon(item.shape.text):
                    return run_index, index
        return 0, 0


class _Level(NamedTuple):
    """A region on the way down to a line, the line of its opening brace and that of its closing one.

    `starts` are the lines on which its runs begin, and the one on which the last of them ends.
    """

    region: Region
    line: int
    end: int
    starts: list[int]


def _level(region: Region, line: int, end: int) -> _Level:
    starts = list(accumulate([run.height for run in region.runs], initial=line + region.lead))
    return _Level(region, line, end, starts)


def _place_in(level: _Level, line: int) -> tuple[int, int, int] | None:
    """Of a region, the run, the index and the line of the first item on a line or else of the last one before it."""
    starts, runs = level.starts, level.region.runs
    if not runs or not starts[0] <= line <= starts[-1]:
        return None
    run_index = min(bisect_right(starts, line) - 1, len(runs) - 1)
    run, start = runs[run_index], starts[run_index]
    index = run.at(line - start)
    while index > 0 and run.starts[index] == line - start == run.starts[index - 1]:
        index -= 1
    return run_index, index, start + run.starts[index]


def _level_inside(item: Node, item_line: int, line: int) -> _Level | None:
    """The region of an operation that a line is in, if it is after the line of that region's opening brace."""
    if item.body is None:
        return None
    # the pieces of a header stand in order, and each but the first begins with the closing brace of a region
    number = bisect_left(item.body.pieces, line - item_line, 1, key=_line_of) - 1
    if number >= len(item.body.regions):
        return None
    inner_line = item_line + region_line_of(item.body, number)
    end = item_line + closing_of(item.body, number).line
    return _level(item.body.regions[number], inner_line, end) if inner_line < line <= end else None


def _line_of(place: RelativePosition) -> int:
    return place.line


def _runs_between(region: Region, run_index: int, index: int, end: tuple[int, int] | None) -> list[Run]:
    """The items from one place up to another, as runs; whole ones are taken as they are."""
    last_run, last_index = end if end is not None else (len(region.runs), 0)
    runs: list[Run] = []
    for number in range(run_index, min(last_run + 1, len(region.runs))):
        run = region.runs[number]
        start = index if number == run_index else 0
        stop = last_index if number == last_run else len(run.items)
        if start >= stop:
            continue
        runs.append(run if start == 0 and stop == len(run.items) else _part(run, start, stop))
    return runs


def _part(run: Run, start: int, stop: int) -> Run:
    items = run.items[start:stop]
    return Run(items, run.clean or are_clean(items))


def _leading_clean(runs: list[Run], region: Region, run_index: int, index: int) -> list[Run]:
    """The leading items whose parse does not depend on whether indentation counts; they begin at a place of a region."""
    kept: list[Run] = []
    for run in runs:
        if not run.clean:
            break
        if kept and _may_hold(kept[-1].items[-1], run.items[0]):
            return _without_last(kept)
        kept.append(run)
    if kept:
        following = _item_after(region, run_index, index, sum([len(run.items) for run in kept]))
        if following is not None and _may_hold(kept[-1].items[-1], following):
            return _without_last(kept)
    return kept


def _before(runs: list[Run], depends: Callable[[Node], bool]) -> list[Run]:
    """The items before the first that depends on later lines, or on the operations around it, where nothing is indented."""
    kept: list[Run] = []
    for run in runs:
        first = _first_dependent(run, depends)
        if first < len(run.items):
            return [*kept, _part(run, 0, first)] if first else kept
        kept.append(run)
    return kept


def _first_dependent(run: Run, depends: Callable[[Node], bool]) -> int:
    """The index of the first item for which a test holds, after all where there is none; found once for each run and test."""
    known = run.first_dependent
    if known is None:
        known = run.first_dependent = {}
    first = known.get(depends)
    if first is None:
        items = run.items
        first = 0
        while first < len(items) and not depends(items[first]):
            first += 1
        known[depends] = first
    return first


def _is_or_holds_symbol(item: Node) -> bool:
    """Whether an item is a symbol, which may end the region that it stands in, or holds one that may."""
    return _is_symbol(item) or _holds_symbol(item)


def _is_symbol(item: Node) -> bool:
    return item.shape.symbol is not None and item.shape.syntax is not None


def _holds_symbol(item: Node) -> bool:
    """Whether an operation, or one inside of it, is no symbol table, and a symbol stands in it where nothing is indented."""
    worklist = [item]
    while worklist:
        node = worklist.pop()
        if node.body is None:
            continue
        syntax = node.shape.syntax
        may_end = syntax is not None and not syntax.symbol_table
        for region in node.body.regions:
            indent = region.context.opener_indent
            for run in region.runs:
                is_flat = may_end and run.least_column <= indent
                if is_flat and any([_is_symbol(each) and each.column <= indent for each in run.items]):
                    return True
                worklist += [run.items[index] for index in run.bodies]
    return False


def _lacks_brace_or_goes_on(item: Node) -> bool:
    """Whether an item may lack a brace, or is a symbol table that is not indented, whose last brace may not be that of it."""
    syntax, body = item.shape.syntax, item.body
    is_table = body is not None and syntax is not None and syntax.symbol_table
    if body is not None and is_table and any([_is_flat(region) for region in body.regions]):
        return True
    return _may_lack_brace(item)


def _is_flat(region: Region) -> bool:
    """Whether an item of a region stands no deeper than the line with its opening brace."""
    return any([item.column <= region.context.opener_indent for item in region.items()])


def _may_lack_brace(item: Node) -> bool:
    """Whether an item is a symbol that may lack the opening brace of its region, or a symbol table with one inside.

    So may another operation whose header goes on below its first line, as that may be the first one of the region.
    """
    worklist = [item]
    while worklist:
        node = worklist.pop()
        syntax, body = node.shape.syntax, node.body
        if body is None:
            may_have_regions = node.shape.kind == "operation" and (syntax is None or syntax.region_count > 0)
            if may_have_regions and (node.shape.symbol is not None or "\n" in node.shape.text):
                return True
        elif syntax is None or syntax.symbol_table:
            for region in body.regions:
                if not region.context.informative:
                    worklist += region.items()
    return False


def _are_nested_as_indented(runs: list[Run], context: RegionContext) -> bool:
    """Whether runs of a region hold nothing that is broken, and nothing whose nesting its indentation contradicts; each begins
    on a line of its own."""
    limit = context.opener_indent if context.informative else -1
    if not all([run.clean and run.least_column > limit for run in runs]):
        return False
    return not any([is_unaligned(one.items[-1], other.items[0]) for one, other in pairwise(runs)])


def _without_last(runs: list[Run]) -> list[Run]:
    last = runs[-1]
    return [*runs[:-1], _part(last, 0, len(last.items) - 1)] if len(last.items) > 1 else runs[:-1]


def _item_after(region: Region, run_index: int, index: int, count: int) -> Node | None:
    """The item `count` items after a place, if the region has that many."""
    index += count
    for run in region.runs[run_index:]:
        if index < len(run.items):
            return run.items[index]
        index -= len(run.items)
    return None


def goes_deeper(item: Node, following: Node) -> bool:
    """Whether an item is indented deeper than the one before it, as only the content of its region would be."""
    return following.column > item.column and item.shape.kind != "label"


def is_unaligned(item: Node, following: Node) -> bool:
    """Whether an item is indented deeper than the one before it, or begins on a line of that, whose height is known."""
    return goes_deeper(item, following) or item.height <= extent(item)


def _may_hold(item: Node, following: Node) -> bool:
    """Whether the next item may belong to a region of an item, whose brace is lacking: it is unaligned, or a label below it."""
    is_below = following.shape.kind == "label" and following.column == item.column
    return is_below or is_unaligned(item, following)


def is_cut_short(item: Node, following: Node) -> bool:
    """Whether the text after an item, on its last line or deeper than it, is of no sound item: it may be of this one, of which
    not all was read then."""
    return is_damaged(following.shape) and is_unaligned(item, following)


def are_clean(items: list[Node]) -> bool:
    """Whether no item is broken, none holds something whose nesting indentation contradicts, and all are aligned, each with
    lines of its own."""
    columns = {item.column for item in items if item.shape.kind != "label"}
    if len(columns) >= 2 or any([_is_unclean(item) for item in items]):
        return False
    return all([item.height > extent(item) for item in items[:-1]])


def _is_unclean(node: Node) -> bool:
    """Whether something is wrong in a node, or a line of it would begin or end a region if braces did not balance."""
    return (
        bool(node.shape.faults)
        or node.shape.kind == "broken"
        or (ANYTHING in node.shape.expected and any(map(begins_block, node.shape.text.split("\n")[1:])))
        or may_end_region(node)
        or (node.body is not None and any([not region.clean for region in node.body.regions]))
    )


def may_end_region(node: Node) -> bool:
    """Whether a brace in the header of a node is that of the region around it, if the braces of the chunk do not balance."""
    lines = [(line, line.lstrip(BLANKS)) for line in node.shape.text.split("\n")[1:]]
    return any([rest[:1] == "}" and len(line) - len(rest) < node.column for line, rest in lines])
