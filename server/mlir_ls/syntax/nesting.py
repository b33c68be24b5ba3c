"""The regions and operations that are open at a place of a text, and how they become part of the tree."""

from __future__ import annotations

from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.reuse import Reused, are_clean, goes_deeper, is_cut_short, is_unaligned, may_end_region
from mlir_ls.syntax.shape import Fault, OpShape, RegionShape, changed
from mlir_ls.syntax.steps import BodyState, HeaderState
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import EXPLAINED, Body, Node, Region, RegionContext, RelativePosition, Run, extent
from mlir_ls.system.patterns import deferred

_UNDECIDED = 1 << 30

_CLAUSE = deferred(r"\s*(?:[A-Za-z_]\w*\s*[(<]|%\s*:\s*[A-Za-z!]|->|-?\d|[:,(\[{<=)\]>])")
"""Text that begins no operation, as it begins with a clause or a type in brackets, a value and its type, a number, a sign, or
what closes a bracket."""

_FURTHER_REGION = deferred(r"\s*[A-Za-z_]\w*(?![\w$.])[^%@\"]*\{\s*$")
"""Text that may be a further region of the operation before it, as it begins with a word and ends with a brace."""

RUN_SIZE = 256
"""How many siblings a run holds at most when it is made. Where most have regions it is a quarter: an edit makes the summary of
its run anew, and that costs more then."""

#: The column of content that begins on a later line than the brace does.
NEXT_LINE = 1 << 30


class OpenOperation:
    """An operation whose header takes more than one step: its state, and what was read of it so far.

    `ahead`: of so many lines it is known that one of them ends the header; 0 while nothing is known of that.
    `closing`: the line that probably closes its brackets; None before that is looked for, 0 where it is not known.
    `surplus`: how many more braces its header opens than closes, those of regions aside, as far as `Nesting.explain` has it.
    """

    __slots__ = ("ahead", "closing", "column", "header", "indent", "line", "names", "pieces", "regions", "surplus")

    def __init__(self, line: int, column: int, indent: int, names: tuple[str, ...]) -> None:
        self.line = line
        self.column = column
        self.indent = indent
        self.names = list(names)
        self.pieces = [RelativePosition(0, column)]
        self.regions: list[Region] = []
        self.ahead = 0
        self.closing: int | None = None
        self.surplus = 0
        self.header: HeaderState | None = None

    def node(self, shape: OpShape) -> Node:
        """The finished operation."""
        body = Body(tuple(self.pieces), tuple(self.regions)) if self.regions else None
        return Node(shape, tuple(self.names), self.column, body)


class OpenRegion:
    """An open region: its items so far, and the operation that it belongs to (None for a chunk's).

    `informative`: its items are indented, so that indentation means something in it; None while that is not known.
    `open_indent`: of the line with the opening brace. `limit`: an item that is indented no more than this is to be
    looked at closely. `fault`: of the operation. `around`: the imbalance of the braces around the region. `explained`: what
    it was in the region before damage was found that explains it.
    """

    __slots__ = (
        "around",
        "bodies",
        "body",
        "clean",
        "column",
        "explained",
        "fault",
        "indent",
        "informative",
        "items",
        "labels",
        "last",
        "last_line",
        "lead",
        "limit",
        "open_indent",
        "open_line",
        "operation",
        "runs",
    )

    def __init__(
        self, body: BodyState, operation: OpenOperation | None, line: int, column: int, indent: int = -1, around: int = 0
    ) -> None:
        self.around = around
        self.explained = 0
        self.body = body
        self.operation = operation
        self.open_line = line
        self.open_indent = indent
        self.column = column
        self.indent = operation.indent if operation is not None else -1
        self.items: list[Node] = []
        self.labels: list[int] = []
        self.bodies: list[int] = []
        self.runs: list[Run] = []
        self.last: Node | None = None
        self.last_line = 0
        self.lead = -1
        self.clean = True
        self.fault: Fault | None = None
        self.informative: bool | None = None if operation is not None else False
        self.limit = _UNDECIDED if operation is not None else -1

    def damaged(self) -> tuple[Node, int] | None:
        """The item with a mistake that is followed by nothing but text which belongs to it, and the column of its line."""
        found: Node | None = None
        column = 0
        for items in (self.items, *[run.items for run in reversed(self.runs)]):
            for item in reversed(items):
                if found is None:
                    if item.shape.faults:
                        found, column = item, item.column
                    elif item.shape.kind != "broken":
                        return None
                elif item.height > extent(item) or _lacks_brace(item):
                    return found, column
                else:
                    column = item.column
        return None if found is None else (found, column)

    def in_damage(self, indent: int, text: str) -> bool:
        """Whether a line with this indentation and text, which begins no item, goes on with one that is broken already.

        One that is not indented deeper does where it begins as no operation does, as `_CLAUSE` has it. The indentation of the
        broken one may be a part of what is wrong with it.
        """
        found = self.damaged()
        if found is None:
            return False
        item, column = found
        if indent > column or _CLAUSE.match(text) is not None:
            return True
        if indent < column:
            return False
        syntax = item.shape.syntax
        return syntax is not None and syntax.region_count > 0 and begins_further_region(text)

    def ends_damaged(self) -> bool:
        """Whether a clause of an operation with a mistake may follow: after its regions, or a brace that closes nothing."""
        if self.last is None:
            return False
        shape = self.last.shape
        return (shape.kind == "broken" and shape.text == "}") or (bool(shape.faults) and self.last.body is not None)

    def least_indent(self) -> int:
        """The indentation than which the items are deeper: that before the first of them, where this is no label."""
        items = self.runs[0].items if self.runs else self.items
        return items[0].column - 1 if items and items[0].shape.kind != "label" else self.indent

    def decide(self, informative: bool) -> None:
        """Settles whether indentation means something in the region.

        Where it means nothing here, but the operation is indented itself, the region may end before its brace. So may it where
        a brace is lacking.
        """
        self.informative = informative
        self.clean = self.clean and (informative or self.indent <= 0)
        self.limit = self.indent if informative or self.around > 0 else -1

    def append(self, node: Node, line: int) -> None:
        """Adds an item that begins on a line."""
        if self.last is None:
            self.lead = line - self.open_line
        else:
            self.last.height = line - self.last_line
            if goes_deeper(self.last, node):
                self.clean = False
        if node.shape.kind == "label":
            self.labels.append(len(self.items))
        if node.shape.faults or node.shape.kind == "broken" or ("\n" in node.shape.text and may_end_region(node)):
            self.clean = False
        if node.body is not None:
            self.bodies.append(len(self.items))
        self.items.append(node)
        self.last = node
        self.last_line = line

    def take_back(self) -> None:
        """Removes the last item, one that was added by `append`."""
        self.items.pop()
        for indices in (self.labels, self.bodies):
            if indices and indices[-1] == len(self.items):
                indices.pop()
        self.last = self.items[-1] if self.items else self.runs[-1].items[-1] if self.runs else None
        if self.last is not None:
            self.last_line -= self.last.height

    def take_over(self, found: Reused, line: int) -> None:
        """Adds items of an old tree, the first of which begins on a line."""
        if self.last is None:
            self.lead = line - self.open_line
        else:
            self.last.height = line - self.last_line
            if goes_deeper(self.last, found.runs[0].items[0]):
                self.clean = False
        if self.informative is None and found.informative is not None:
            self.decide(found.informative)
        self._flush()
        self.clean = self.clean and found.clean
        for run in found.runs:
            _join(self.runs, run)
        self.last = found.last
        self.last_line = line + found.height - found.last.height

    def region(self, line: int, imbalance: int) -> Region:
        """The finished region, whose closing brace stands on a line."""
        if self.last is not None:
            self.last.height = line - self.last_line
        self._flush()
        lead = self.lead if self.lead >= 0 else line - self.open_line
        imbalance += EXPLAINED * self.explained
        context = RegionContext(self.body.default_dialect, self.indent, self.informative, imbalance)
        return Region(self.runs, lead, line - self.open_line, self.column, context, self.clean)

    def _flush(self) -> None:
        """Makes runs of the items that are not in one yet: none spans a label, none is longer than it may be."""
        items = self.items
        if not items:
            return
        size = _run_size(len(items), len(self.bodies))
        if not self.runs and len(items) <= size and (not self.labels or self.labels == [0]):
            self.runs.append(Run(items, self.clean or are_clean(items), tuple(self.bodies)))
            self.items = []
            self.labels = []
            self.bodies = []
            return
        start = 0
        for cut in [*[label for label in self.labels if label > 0], len(items)]:
            while start < cut:
                stop = min(cut, start + size)
                part = items[start:stop] if stop - start < len(items) else items
                _join(self.runs, Run(part, self.clean or are_clean(part)))
                start = stop
        self.items = []
        self.labels = []
        self.bodies = []


def _run_size(items: int, with_regions: int) -> int:
    """How many siblings a run holds at most, made of so many items, of which so many have regions."""
    return RUN_SIZE if 2 * with_regions < items else max(1, RUN_SIZE // 4)


def _join(runs: list[Run], run: Run) -> None:
    """Appends a run; two small neighbours of one block become one, as do those between which an item is cut short."""
    if not runs or run.items[0].shape.kind == "label":
        runs.append(run)
        return
    previous = runs[-1]
    count = len(previous.items) + len(run.items)
    is_small = 2 * count <= _run_size(count, len(previous.bodies) + len(run.bodies))
    if is_small or is_cut_short(previous.items[-1], run.items[0]):
        clean = previous.clean and run.clean and not is_unaligned(previous.items[-1], run.items[0])
        runs[-1] = Run(previous.items + run.items, clean)
    else:
        runs.append(run)


def _lacks_brace(item: Node) -> bool:
    """Whether an operation ends where another item begins, as its region has no closing brace."""
    return item.body is not None and item.shape.text.count(REGION) < len(item.body.regions)


class Nesting:
    """All that is open: `top` is the innermost region, `outer` those around it, `operation` the header being read.

    `imbalance`: the sign of how many more braces open than close; 0 in regions that are closed where their indentation says,
    and after damage that explains it. `surplus`: how many more open than close, but for those that damage before explains.
    """

    __slots__ = ("fresh", "imbalance", "operation", "outer", "surplus", "top")

    def __init__(self, top: OpenRegion, surplus: int) -> None:
        self.top = top
        self.outer: list[OpenRegion] = []
        self.operation: OpenOperation | None = None
        self.surplus = surplus
        self.imbalance = (surplus > 0) - (surplus < 0)
        self.fresh = 0

    def append(self, node: Node, line: int) -> None:
        """Adds an item to the innermost region."""
        self.top.append(node, line)
        self.fresh += 1

    def complete(self, operation: OpenOperation, shape: OpShape) -> None:
        """Adds an operation whose header is over."""
        self.operation = None
        self.top.clean = self.top.clean and operation.column == operation.indent
        if operation.regions:
            if not all([region.clean for region in operation.regions]):
                self.top.clean = False
            if shape.faults:
                shape = with_tentative_arguments(shape, len(operation.regions))
        self.append(operation.node(shape), operation.line)

    def open(self, operation: OpenOperation, body: BodyState, line: int, column: int, indent: int) -> OpenRegion:
        """Enters a region of an operation; its content begins at a place of a line with this indentation."""
        self.operation = None
        self.outer.append(self.top)
        self.top = OpenRegion(body, operation, line, column, indent, self.imbalance)
        return self.top

    def explain(self, surplus: int) -> None:
        """Notes that damage was found which opens so many more braces than it closes.

        Where that is all that the chunk has, braces alone decide from here on.
        """
        if not self.imbalance or not surplus:
            return
        self.surplus -= surplus
        imbalance = (self.surplus > 0) - (self.surplus < 0)
        if imbalance == self.imbalance:
            return
        for frame in (self.top, *self.outer):
            frame.explained = frame.explained or self.imbalance
            frame.around = imbalance if frame.around else 0
        self.imbalance = imbalance

    def leave(self, line: int, column: int) -> OpenOperation:
        """Ends the innermost region at a place; its operation goes on there."""
        frame = self.top
        operation = frame.operation
        assert operation is not None
        region = frame.region(line, self.imbalance)
        self.imbalance = frame.around
        self.top = self.outer.pop()
        operation.pieces.append(RelativePosition(line - operation.line, column))
        operation.regions.append(region)
        self.operation = operation
        return operation


def begins_further_region(text: str) -> bool:
    """Whether a text that begins no operation may be a further region of the one before it."""
    return _FURTHER_REGION.match(text) is not None


def with_tentative_arguments(shape: OpShape, regions: int) -> OpShape:
    """A broken header may have been about to name arguments of its regions: any of its values may be one."""
    text = shape.text
    slots = tuple([slot for slot, offset in enumerate(slot_offsets(text)) if text[offset] == "%"])
    known = shape.regions[:regions]
    found = [RegionShape(region.arguments, slots) for region in known]
    found += [RegionShape((), slots)] * (regions - len(known))
    return changed(shape, regions=tuple(found))


def with_fault(shape: OpShape, text: str, fault: Fault) -> OpShape:
    """The shape of a header that ends with a syntax error."""
    return changed(shape, text=text, faults=(fault,), plain=False)
