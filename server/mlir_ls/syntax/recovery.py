"""What to do where a text is damaged: broken headers, regions that are not closed, braces that close nothing.

Braces decide the nesting. Where those of a chunk do not balance, something is damaged, and the indentation of lines
show where; a chunk whose braces balance may be indented in any way, and so may the regions of an operation that is indented
as its braces say. `Nesting.imbalance` is the sign of how many more braces open than close.
"""

from __future__ import annotations

from mlir_ls.caches import remembered
from mlir_ls.syntax.brackets import braces, brackets_of, without_comment
from mlir_ls.syntax.continuation import begins_entry, begins_item, is_clause
from mlir_ls.syntax.erase import count_slots
from mlir_ls.syntax.leaf.lexical import CLOSING
from mlir_ls.syntax.nesting import NEXT_LINE, Nesting, OpenOperation, OpenRegion, begins_further_region, with_fault
from mlir_ls.syntax.partial.long_lines import TOO_LONG, step_at
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.syntax.source import LineSource
from mlir_ls.syntax.steps import BROKEN, LABEL, MAX_CACHED_LINE, MORE, NODE, OPEN, Automaton, BodyState, HeaderState, LineStep
from mlir_ls.syntax.tokens import BLANKS
from mlir_ls.syntax.tree import Node

_MAX_LINES_AHEAD = 1000
"""In so many lines the brace is looked for that closes a region, or the last one of an operation."""
_MAX_DEPTH = 16
"""An operation with more braces inside of each other than that is not looked at so closely, as all of these might be, too."""
_MAX_OPEN = 100
"""So many regions that are open inside of one are taken for a nest whose braces are yet to come."""
_FAR = 1 << 30
"""The indentation where none is found in these lines: the region is then taken for one that is closed."""


def contradicted(nesting: Nesting, step: LineStep, line: int, source: LineSource, end: int) -> bool:
    """Looks closely at an item that stands no deeper than the operation whose region it is in, or that is the first.

    True if the region was ended here. One that begins with such an item, in a region that is indented, is ended where its
    brace is lacking: where it would be closed by one that stands less deep. It is typed around lines that are there. One that
    begins with a symbol is ended as well where its operation is no symbol table; one that is not indented, before any symbol.
    """
    frame = nesting.top
    indent = step.indent
    if frame.informative is False:
        return nesting.imbalance > 0 and _leave_for_symbol(nesting, step, line)
    if frame.informative is None:
        is_deeper = indent > frame.indent
        frame.decide(is_deeper)
        if is_deeper or nesting.imbalance <= 0:
            return False
        is_elsewhere = _is_elsewhere(frame, step.shape)
        if frame.indent <= 0:
            return (is_elsewhere or _is_never_closed(source, line, end)) and unwind(nesting, indent, line)
        if not is_elsewhere and _closing_indent(source, line, end) >= frame.indent:
            return False
    frame.clean = False
    if nesting.imbalance <= 0:
        return False
    return unwind(nesting, indent, line)


def _leave_for_symbol(nesting: Nesting, step: LineStep, line: int) -> bool:
    """Ends the regions around a symbol that are not indented and belong to no symbol tables, if so many braces are lacking."""
    frame = nesting.top
    if not _is_elsewhere(frame, step.shape):
        return False
    frame.clean = False
    count = 0
    while count <= nesting.surplus and _is_elsewhere(frame, step.shape) and step.indent <= frame.indent:
        count += 1
        frame = nesting.outer[-count]
    if not 0 < count <= nesting.surplus:
        return False
    for _ in range(count):
        end_unclosed(nesting, line)
    return True


def _is_elsewhere(frame: OpenRegion, shape: OpShape) -> bool:
    """Whether an item defines a symbol, and the operation whose region it would be in is certainly no symbol table.
    "Symbols and Symbol Tables"."""
    operation = frame.operation
    owner = operation.header.shape.syntax if operation is not None and operation.header is not None else None
    return owner is not None and not owner.symbol_table and shape.symbol is not None and shape.syntax is not None


def _closing_indent(source: LineSource, line: int, end: int) -> int:
    """The indentation of the line, from this one on, that closes the region which is open before it; -1 where none does."""
    depth = 0
    for number in range(line, min(end, line + _MAX_LINES_AHEAD)):
        key = source.key(number)
        if "{" not in key and "}" not in key:
            continue
        stripped = key.lstrip(BLANKS)
        net = _braces(key)
        depth += net
        if depth < 0 or (stripped[:1] == "}" and depth == net):
            return len(key) - len(stripped)
        if depth > _MAX_OPEN:
            return _FAR
    return -1 if line + _MAX_LINES_AHEAD >= end else _FAR


def _is_never_closed(source: LineSource, line: int, end: int) -> bool:
    """Whether no line from this one on closes the region that is open before it, though each item that is not indented closes
    its own braces."""
    depth = 0
    has_more = False  # whether the last line that is not indented goes on
    if line + _MAX_LINES_AHEAD < end:
        return False
    for number in range(line, end):
        text = source.lines[number]
        if text[:2] == "//":
            continue
        is_item = text[:1] not in _BETWEEN
        if is_item and depth:
            return False
        if is_item:
            has_more = text.count("(") > text.count(")")
        if "{" in text or "}" in text:
            if not depth and text[:1] in BLANKS and not has_more:
                return False
            depth += _braces(source.key(number))
            if not 0 <= depth <= _MAX_OPEN:
                return False
    return depth == 0


_BETWEEN = frozenset(("", "\r", "^", *BLANKS, *CLOSING))
"""How lines begin between the first one of an operation that is not indented and its last one, where its regions are."""


def ignore_imbalance(nesting: Nesting, operation: OpenOperation, source: LineSource, end: int) -> None:
    """Has braces alone decide in a region that was just opened, if those of its operation balance up to the line before which,
    by its indentation, it ends. What is damaged in the chunk is elsewhere then."""
    if operation.column == operation.indent and _is_balanced(source, operation.line, operation.indent, end):
        nesting.imbalance = 0


def _is_balanced(source: LineSource, line: int, indent: int, end: int) -> bool:
    """Whether the braces of an operation balance, which begins on a line and goes on in those that are indented deeper, and the
    last of these closes one."""
    depth = 0
    closes = False
    for number in range(line, min(end, line + _MAX_LINES_AHEAD)):
        text = source.lines[number]
        stripped = text.lstrip(BLANKS)
        if not stripped or stripped[:2] == "//":
            continue
        deeper = len(text) - len(stripped) - indent
        if deeper <= 0 and number > line:
            goes_on = stripped[0] in CLOSING or (stripped[0] == "^" and depth > 0)
            if deeper < 0 or not goes_on:
                return closes
        if "{" in text or "}" in text:
            depth += _braces(source.key(number))
            if not 0 <= depth <= _MAX_DEPTH:
                return False
            closes = not depth and "}" in text and (number == line or stripped[0] in CLOSING)
        else:
            closes = False
    return closes and line + _MAX_LINES_AHEAD >= end


@remembered(1024)
def _braces(key: str) -> int:
    """What `brackets.braces` says of an erased line; many are equal, and each is in several operations."""
    return braces(key)


def belongs_outside(nesting: Nesting, indent: int, line: int, text: str, source: LineSource, end: int) -> bool:
    """Looks closely at a line that begins no item of the innermost region: whether it is one of a region further out, or begins
    a further region of the operation that this one is in. True if regions were ended here for that.
    """
    top = nesting.top
    is_deeper = indent > (top.indent if top.informative is None else top.limit)
    if nesting.imbalance <= 0 or is_deeper or (top.informative is None and top.indent <= 0):
        return False
    frames = [*nesting.outer, nesting.top]
    keep = len(frames)
    while keep > 1 and frames[keep - 1].indent >= indent:
        keep -= 1
    is_further = keep < len(frames) and frames[keep].indent == indent and begins_further_region(text)
    step = step_at(frames[keep - 1].body, text)[0]
    if not is_further and step.kind not in (NODE, OPEN):
        return False
    return contradicted(nesting, step, line, source, end)


def unwind(nesting: Nesting, indent: int, line: int) -> bool:
    """Ends the regions of operations that stand as deep as a line or deeper; true if any was ended.

    The line may be in one whose items stand no deeper than its operation, unless that is the innermost one.
    """
    frames = [*nesting.outer, nesting.top]
    keep = len(frames)
    while keep > 1 and frames[keep - 1].indent >= indent:
        if frames[keep - 1].informative is False and frames[keep - 1].indent == indent and keep < len(frames):
            break
        keep -= 1
    if keep == len(frames):
        return False
    while len(nesting.outer) >= keep:
        end_unclosed(nesting, line)
    return True


def end_unclosed(nesting: Nesting, line: int) -> None:
    """Ends the innermost region without a brace; its operation is over."""
    fault = nesting.top.fault
    operation = nesting.leave(line, 0)
    header = operation.header
    assert header is not None
    header = header.whole()
    nesting.top.clean = False
    brace = max(0, len(header.text.rstrip()) - 1)
    fault = fault or Fault("unclosed-region", "this region is not closed", brace, brace + 1)
    nesting.explain(1)
    nesting.complete(operation, with_fault(header.shape, header.text, fault))


def stray_brace(nesting: Nesting, line: int, column: int, text: str = "}", names: tuple[str, ...] = ()) -> None:
    """Adds a closing brace that closes nothing, or a text that begins with one and is too long to be read after it."""
    note = "" if text == "}" else TOO_LONG
    faults = (Fault("stray-brace", f"this '}}' closes nothing{note}", 0, 1),)
    nesting.append(Node(OpShape("broken", text, slots=len(names), faults=faults), names, column), line)


def refused_brace(nesting: Nesting, line: int, column: int) -> None:
    """Adds a closing brace that closes nothing where the error of the item before it says that something else is expected."""
    nesting.append(Node(OpShape("broken", "}"), (), column), line)


def _is_consequence(frame: OpenRegion, column: int, at_line_start: bool) -> bool:
    """Whether the error of an item before a closing brace that closes nothing says so: it is about what stands right after that
    item, or the brace is one of what goes on with it."""
    last = frame.last
    if last is None:
        return False
    if not at_line_start and (last.shape.faults or last.shape.kind != "broken"):
        return any([fault.start >= len(last.shape.text) for fault in last.shape.faults])
    found = frame.damaged()
    return found is not None and found[1] <= column and not (at_line_start and found[0] is last and last.shape.text == "}")


def pass_stray_brace(
    nesting: Nesting, text: str, at: int, names: tuple[str, ...], slot: int, line: int, column: int, at_line_start: bool
) -> int:
    """A closing brace at an offset of a text that closes nothing. Where what is left of the text begins."""
    frame = nesting.top
    nesting.explain(-1)
    if not at_line_start and frame.open_line != line:
        frame.clean = False
    if len(text) - at > MAX_CACHED_LINE:
        unread = without_comment(text[at:])
        stray_brace(nesting, line, column, unread, names[slot : slot + count_slots(unread)])
        return len(text)
    add = refused_brace if _is_consequence(frame, column, at_line_start) else stray_brace
    add(nesting, line, column)
    return len(text) if text[at + 1 :].isspace() else at + 1


def is_stray(nesting: Nesting, indent: int, line: int, at_line_start: bool, source: LineSource, end: int) -> bool:
    """Whether a closing brace closes nothing. Where one is too many, it is that after which lines go on as deep as before."""
    frame = nesting.top
    if not nesting.outer or (at_line_start and indent > frame.indent and _closes_damage(frame)):
        return True
    if not nesting.imbalance:
        return False
    if not at_line_start:
        return frame.open_line != line or _is_closed_again(nesting, line, source, end)
    if nesting.imbalance > 0:
        return False
    code = without_comment(source.key(line)).strip(BLANKS)
    if frame.informative is False:
        return code == "}" and len(nesting.outer) == 1 and _goes_on_to_end(frame, line, source, end)
    if indent < frame.indent:
        return code == "}" and source.goes_deeper(line, end, frame.indent)
    if frame.informative is None:
        is_open = indent > frame.indent and indent != frame.open_indent
        return (is_open or _begins_in_front(frame, code)) and source.goes_deeper(line, end, frame.indent)
    if indent in (frame.indent, frame.open_indent):
        return (code == "}" or _begins_in_front(frame, code)) and source.goes_deeper(line, end, frame.least_indent())
    return indent > frame.indent


def _goes_on_to_end(frame: OpenRegion, line: int, source: LineSource, end: int) -> bool:
    """Whether a symbol table that is not indented goes on after a brace: the last line has the one that closes it."""
    operation = frame.operation
    owner = operation.header.shape.syntax if operation is not None and operation.header is not None else None
    if owner is None or not owner.symbol_table:
        return False
    frame.clean = False
    following = source.code_after(line, end)
    if not following or following[0] in BLANKS or following[0] == "}" or line + _MAX_LINES_AHEAD < end:
        return False
    depth = 0
    for number in range(line + 1, end):
        key = source.key(number)
        if depth < 0 and without_comment(key).strip(BLANKS):
            return False
        depth += _braces(key)
    return depth == -1


def _closes_damage(frame: OpenRegion) -> bool:
    """Whether a brace is open in what goes on with the last item, which has a mistake."""
    surplus = 0
    for items in (frame.items, *[run.items for run in reversed(frame.runs)]):
        for item in reversed(items):
            if item.body is None:
                surplus += _braces(item.shape.text)
            if item.shape.kind != "broken" or item.shape.faults:
                return bool(item.shape.faults) and surplus > 0
    return False


def _begins_in_front(frame: OpenRegion, code: str) -> bool:
    """Whether a line that begins with a closing brace has an item of the region after it."""
    return begins_item(frame.body, code[1:].lstrip(BLANKS), loosely=True)


def _is_closed_again(nesting: Nesting, line: int, source: LineSource, end: int) -> bool:
    """Whether the region that a line opens and closes at its end is closed once more further down, after its content."""
    frame = nesting.top
    if nesting.imbalance > 0 or nesting.outer[-1].indent >= frame.indent or not source.goes_deeper(line, end, frame.indent):
        return False
    code = without_comment(source.key(line)).rstrip(BLANKS)
    return code[-1:] == "}" and code[:-1].rstrip(BLANKS)[-1:] == "{" and _closing_indent(source, line + 1, end) == frame.indent


def end_lacking(nesting: Nesting, indent: int, line: int) -> None:
    """Before a closing brace at the start of a line: ends inner regions that lack theirs, going by its indentation."""
    frame = nesting.top
    if indent in (frame.indent, frame.open_indent) or frame.open_line == line:
        return
    frame.clean = False
    if nesting.imbalance and indent < frame.indent and any([outer.indent == indent for outer in nesting.outer[1:]]):
        while nesting.top.indent > indent:
            end_unclosed(nesting, line)


def broken_item(
    nesting: Nesting, operation: OpenOperation, step: LineStep, line: int, end: int, source: LineSource, automaton: Automaton
) -> None:
    """An item with a syntax error; where its line ends with a brace, it opens a region all the same."""
    nesting.top.clean = False
    shape = step.shape
    header = HeaderState(automaton, nesting.top.body.default_dialect, shape.text, True, shape, None)
    body = automaton.body(header.inner_dialect)
    if step.trailing_brace and shape.faults and not step.rest and begins_entry(source.code_after(line, end)):
        # the brace is that of a dictionary, up to whose end the header goes on
        operation.header = HeaderState(automaton, nesting.top.body.default_dialect, shape.text, False, shape, shape.faults[0])
        nesting.operation = operation
        return
    opens = _opens_region(nesting, operation, step, body, line, end, source)
    _explain(nesting, operation, shape.text, opens)
    if not opens:
        nesting.complete(operation, shape)
        return
    operation.header = header
    frame = nesting.open(operation, body, line, NEXT_LINE, operation.indent)
    frame.fault = shape.faults[0] if shape.faults else None
    if nesting.imbalance and step.trailing_brace:
        ignore_imbalance(nesting, operation, source, end)


def _explain(nesting: Nesting, operation: OpenOperation, text: str, opens: bool) -> None:
    """What the header of an operation with a mistake, which opens a region or does not, explains of the imbalance of braces."""
    if nesting.imbalance:
        surplus = _braces(text) - opens
        nesting.explain(surplus - operation.surplus)
        operation.surplus = surplus


def opens_unspoken(
    nesting: Nesting, operation: OpenOperation, shape: OpShape, line: int, end: int, source: LineSource, automaton: Automaton
) -> bool:
    """Enters a region of an operation that may have one where its opening brace is lacking, going by indentation."""
    if operation.regions or shape.kind != "operation" or (shape.syntax is not None and not shape.syntax.region_count):
        return False
    indent = operation.indent
    is_around = indent > nesting.top.indent and _closes_further_down(source, line, end, indent)
    is_deeper = source.goes_deeper(line, end, indent)
    if not is_around and not is_deeper:
        may_be_flat = shape.symbol is not None and not nesting.top.informative
        if not may_be_flat or _is_elsewhere(nesting.top, shape) or not _is_flat(source, line, end, indent):
            return False
    header = HeaderState(automaton, nesting.top.body.default_dialect, shape.text, True, shape, None)
    body = automaton.body(header.inner_dialect)
    following = source.code_after(line, end)
    if not _begins_body(shape, body, following) or (not is_deeper and _is_symbol_beside(shape, body, following)):
        return False
    nesting.top.clean = False
    operation.header = header
    _explain(nesting, operation, shape.text, True)
    nesting.open(operation, body, line, NEXT_LINE, operation.indent)
    return True


def _closes_further_down(source: LineSource, line: int, end: int, indent: int) -> bool:
    """Whether a label with this indentation follows, and the brace that closes the region around it has the same one."""
    return source.labels_at(line, end, indent) and _closing_indent(source, line + 1, end) == indent


def _is_flat(source: LineSource, line: int, end: int, indent: int) -> bool:
    """Whether all lines after this one, up to that which closes the region around it, have the indentation `indent`: then
    indentation means nothing, and only braces say what is inside of an operation."""
    depth = 0
    for number in range(line + 1, min(end, line + _MAX_LINES_AHEAD)):
        text = source.lines[number]
        stripped = text.lstrip(BLANKS)
        if not stripped or stripped[:2] == "//":
            continue
        if len(text) - len(stripped) != indent:
            return False
        if "{" in text or "}" in text:
            net = _braces(source.key(number))
            depth += net
            if depth < 0 or (stripped[0] == "}" and depth == net):
                return True
    return False


def _begins_body(shape: OpShape, body: BodyState, following: str) -> bool:
    """Whether a line after a header rather begins an item of its region than goes on with the header."""
    step = step_at(body, following)[0]
    if step.kind not in (NODE, OPEN, LABEL) and not (step.kind in (MORE, BROKEN) and step.shape.name):
        return False
    return not is_clause(shape, step)


def _is_symbol_beside(shape: OpShape, body: BodyState, following: str) -> bool:
    """Whether a line after a header, as an item of its region, defines a symbol there though that is no symbol table."""
    return shape.syntax is not None and not shape.syntax.symbol_table and step_at(body, following)[0].shape.symbol is not None


def _has_regions(shape: OpShape) -> bool:
    return shape.syntax is not None and shape.syntax.region_count > 0


def _opens_region(
    nesting: Nesting, operation: OpenOperation, step: LineStep, body: BodyState, line: int, end: int, source: LineSource
) -> bool:
    if step.rest:
        return False
    deeper = source.goes_deeper(line, end, operation.indent)
    goes_on = step.trailing_brace and step.shape.kind == "broken"
    if not deeper and nesting.imbalance and (goes_on or _has_regions(step.shape)):
        deeper = source.labels_at(line, end, operation.indent)
    if step.trailing_brace:
        is_open = deeper or nesting.imbalance == 0 or source.closes_at(line, end, operation.indent)
        return is_open or (_has_regions(step.shape) and _is_flat(source, line, end, operation.indent))
    may_open = step.shape.kind == "operation" and (step.shape.syntax is None or _has_regions(step.shape))
    if not may_open or nesting.imbalance > 0:
        return False
    text = step.shape.text
    if nesting.imbalance == 0 and "{" not in brackets_of(text) and _braces(text) <= 0:
        return False
    indent = operation.indent
    is_inside = deeper or (nesting.imbalance == 0 and source.labels_at(line, end, indent))
    is_inside = is_inside or (indent > nesting.top.indent and _closes_further_down(source, line, end, indent))
    is_inside = is_inside or (nesting.imbalance < 0 and _is_flat(source, line, end, indent))
    return is_inside and _begins_body(step.shape, body, source.code_after(line, end))
