"""Which lines begin an item, and which go on with the header before them."""

from __future__ import annotations

import re

from mlir_ls.syntax.brackets import brackets_after, brackets_of, without_comment
from mlir_ls.syntax.erase import count_slots
from mlir_ls.syntax.partial.long_lines import step_at
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.source import LineSource
from mlir_ls.syntax.steps import BROKEN, LABEL, MORE, NODE, OPEN, STRAY, BodyState, HeaderState, LineStep
from mlir_ls.syntax.tokens import BLANKS, REGION
from mlir_ls.syntax.tolerant.reading import ANYTHING
from mlir_ls.syntax.tree import Node
from mlir_ls.syntax.values import is_type_start
from mlir_ls.system.patterns import deferred

#: A line that no operation goes on with: it begins one, a block, or closes a region.
_ANCHOR = re.compile(
    r'[ \t]*(?:%[^=(){}<>"]*=\s*(?:"|[A-Za-z_])'
    r"|\^[A-Za-z0-9_$.-]+\s*[(:]"
    r"|\}"
    r'|"[^"]*"\s*\('
    r"|[a-z_0-9]+\.[\w$.]+(?![\w$.])\s*(?![=,}\s:>\])]))"
)

_RESULTS_ALONE = deferred(r"[ \t]*%[^=(){}<>\"]*=[ \t]*(?://.*)?$")
"""Results of an operation whose name is on the next line."""

_STRING = deferred(r'[ \t]*"(?:[^"\\]|\\.)*"[ \t]*(?![ \t(])')
"""A string that is no name of an operation in generic form."""

_ALIAS = re.compile(r"[#!][^\s=<>.\"(){}\[\]]*[ \t]*=(?![=>])")
"""The beginning of the definition of an alias, at that of a line: nothing else is spelled so there."""

_FIRST_OF_ITEM = re.compile(r"[ \t]*[%a-z\"^]")
_ENTRY = re.compile(r"[ \t]*[\w.$]+[ \t]*(?:=(?!>)|,)")
"""An entry of a dictionary, whatever its name is the name of elsewhere."""

_BARE_NAME = re.compile(r"[ \t]*[A-Za-z_][\w$]*(?:\.[\w$]+)*[ \t]*")
"""An operation without operands, or an attribute without a value."""

_WORD = deferred(r"[A-Za-z_][\w$]*(?![\w$.])")
"""A name without a dialect, at the beginning of an operation or of what goes on with one."""

_FIRST_TOKEN = deferred(r"\s*([A-Za-z_][A-Za-z0-9_$.]*|->|::|.)")


def begins_item(body: BodyState, key: str, loosely: bool, partly: bool = False) -> bool:
    """Whether a line of a region is an item of its own; `loosely` also where it only looks like the beginning of one, `partly`
    also where it is that of a known operation which is not whole on the line."""
    if begins_alias(key) or (loosely and _ANCHOR.match(key)):
        return True
    if not _FIRST_OF_ITEM.match(key) or _ENTRY.match(key):
        return False
    step, end = step_at(body, key)
    if step.kind == LABEL:  # or the successor of an operation that goes on after it
        return loosely or end == len(key) or step_at(body, key, end)[0].kind != STRAY
    if step.shape.syntax is None and not step.shape.generic:
        return False
    return step.kind in (NODE, OPEN) or (partly and step.kind == MORE and _ANCHOR.match(key) is not None)


def may_hold_operations(header: HeaderState) -> bool:
    """Whether the last of the brackets that are open in a header may be the brace of a region."""
    return header.brackets.endswith("{") or header.text.endswith("{")


def begins_alias(key: str) -> bool:
    """Whether a line is the beginning of the definition of an alias."""
    return _ALIAS.match(key) is not None


def closes_header(header: HeaderState, step: LineStep, key: str) -> bool:
    """Whether a line closes a dictionary that is open in a header, all of whose mistakes are before the line."""
    if key.lstrip(BLANKS)[:1] != "}" or header.brackets[-1:] != "{":
        return False
    return bool(step.shape.faults) and all([fault.end <= len(header.text) for fault in step.shape.faults])


def begins_entry(key: str) -> bool:
    """Whether a line begins an entry of a dictionary, and no item."""
    return _ENTRY.match(key) is not None


def closes_around(header: HeaderState, key: str, lacking: int) -> bool:
    """Whether a line begins with a closing brace that is the one of the region around a header.

    No brace is open in that, or the line is indented less than `lacking`, the header, in a chunk that lacks a closing brace.
    """
    stripped = key.lstrip(BLANKS)
    if header.inside or stripped[:1] != "}":
        return False
    if len(key) - len(stripped) < lacking and (header.shape.faults or without_comment(stripped) == "}"):
        return True
    found = brackets_after(header.text)
    return found is not None and "{" not in found.opened


NO_INDENT = 1 << 30
"""An indentation than which no line has more."""


def ends_before(
    header: HeaderState, step: LineStep, key: str, body: BodyState, lacking: int, source: LineSource, line: int, end: int
) -> bool:
    """Whether a header is over before a line, which is an item of its own in the region around it.

    `step` is what came of reading the line after it. Where an opening brace is lacking in the chunk, the line may be an item of
    the header's region as well; `lacking` is then the indentation of the header.
    """
    doubtful = step.kind in (BROKEN, STRAY) or bool(step.shape.faults)
    is_named = header.shape.kind != "operation" or header.shape.name  # what follows `%a =` is no item of its own
    if not doubtful and (step.kind != MORE or not is_named) and not begins_alias(key):
        return False
    begins = begins_item(body, key, doubtful, partly=not may_hold_operations(header))
    begins = begins or (doubtful and not header.brackets and _RESULTS_ALONE.match(key) is not None)
    if not begins and not (doubtful and begins_inside(header, key, lacking)):
        return False
    if closes_header(header, step, key):
        return False
    return doubtful or not is_last_entry(source, brackets_of(header.text), line, end)


def begins_inside(header: HeaderState, key: str, indent: int) -> bool:
    """Whether a line is an item of a region that a header, with this indentation, is about to have: its brace is lacking."""
    syntax = header.shape.syntax
    if syntax is None or not syntax.region_count or header.inside or REGION in header.text:
        return False
    is_deeper = len(key) - len(key.lstrip(BLANKS)) > indent
    return is_deeper and begins_item(header.inner_body, key, loosely=True)


def is_bare_name(text: str) -> bool:
    """Whether a text may as well be an operation as an entry of a dictionary, and only the next line decides which."""
    return _BARE_NAME.fullmatch(text) is not None


def is_last_entry(source: LineSource, brackets: str, line: int, end: int) -> bool:
    """Whether a line after these open brackets is the last entry of a dictionary: the next line, before `end`, closes it."""
    if brackets[-1:] != "{" or line + 1 >= end or not is_bare_name(without_comment(source.key(line))):
        return False
    return _first_of(source.key(line + 1)) == "}"


def interrupts(
    body: BodyState, key: str, source: LineSource, brackets: str, line: int, end: int, doubtful: bool = False
) -> bool:
    """Whether a line of a region is an item of its own though these brackets are open before it; as `is_last_entry`.

    `doubtful`: there is a mistake before the line, such as a brace that is not closed.
    """
    if not (doubtful and brackets == "{") and is_last_entry(source, brackets, line, end):
        return False
    first = key.lstrip(BLANKS)[:1]
    if first == "^":
        return begins_item(body, key, loosely=False)
    return first not in "}" and begins_item(body, key, loosely=True)


def goes_on_after(last: Node, text: str) -> bool:
    """Whether a text can go on with an item before it: in one with a mistake, a brace alone opens the region that it lacks."""
    shape = last.shape
    if shape.kind == "broken" or not shape.faults:
        return shape.kind != "broken" and goes_on_with(text, shape.expected)
    if without_comment(text).strip(BLANKS) != "{" or last.body is not None or shape.kind != "operation":
        return False
    return shape.syntax is not None and shape.syntax.region_count > 0 and "{" not in shape.text


def is_word(shape: OpShape) -> bool:
    """Whether an operation of which nothing is known begins with a name without a dialect."""
    return shape.syntax is None and shape.kind == "operation" and _WORD.match(shape.text) is not None


def is_clause(last: OpShape, step: LineStep) -> bool:
    """Whether a line that is indented deeper than the last item rather goes on with that, as a clause on a line of its own.

    That item is an operation of which nothing is known, after which anything may stand.
    """
    return ANYTHING in last.expected and is_word(step.shape)


def may_go_on(last: Node | None, step: LineStep, key: str, source: LineSource, following: int, end: int) -> bool:
    """Whether a line of a region rather goes on with the last item than begins one of its own.

    Text that begins no item does; so may a list of values, a string, a successor, an alias or a clause. `following` is the next
    line, `end` that after the chunk.
    """
    if step.kind == STRAY:
        return True
    if last is not None and step.indent > last.column and is_clause(last.shape, step):
        return True
    if step.shape.kind == "label":
        if step.kind != MORE:
            return step.kind == BROKEN
        return _ends_in_comma(last) or (_is_successor(last, step) and _next_is_not(":", source, following, end))
    if step.shape.kind == "alias":
        return step.kind in (MORE, BROKEN) and "=" not in step.shape.text
    if last is not None and '"' in last.shape.expected and key.lstrip(BLANKS)[:1] == '"':
        is_alone = _STRING.fullmatch(without_comment(key)) is not None
        return step.kind == BROKEN or (is_alone and following < end and _first_of(source.key(following)) != "(")
    is_string = step.kind == BROKEN and _STRING.match(key) is not None
    if is_string:
        return _looks_continued(last, step.indent)
    if not _ends_in_results(step, key):
        return False
    return _looks_continued(last, step.indent) or (
        following < end and _first_of(source.key(following)) not in ("", "=", "%", ",", ":")
    )


def _looks_continued(last: Node | None, indent: int) -> bool:
    """Whether a list of values with this indentation rather goes on with the last item than begins results."""
    if last is None or ANYTHING not in last.shape.expected:
        return True
    return indent > last.column or last.shape.text.rstrip()[-1:] in (",", ":", "=")


def _first_of(key: str) -> str:
    """The first character of a line that is neither blank nor of a comment, if there is one."""
    return without_comment(key).lstrip(BLANKS)[:1]


def _ends_in_comma(last: Node | None) -> bool:
    """Whether the last item, which anything may follow, ends with a comma."""
    return last is not None and ANYTHING in last.shape.expected and last.shape.text.rstrip()[-1:] == ","


def _is_successor(last: Node | None, step: LineStep) -> bool:
    """Whether a line with a block and no colon is deeper than the last item, which anything may follow.

    `^block(%value : type)` is then rather a successor of that, unless the colon of a label is in the next line.
    """
    is_whole = step.header is not None and not step.header.brackets
    return is_whole and last is not None and ANYTHING in last.shape.expected and step.indent > last.column


def begins_block(text: str) -> bool:
    """Whether a line begins with the name of a block: a label, or a successor of the operation before it."""
    return text.lstrip(BLANKS)[:1] == "^"


def _next_is_not(character: str, source: LineSource, following: int, end: int) -> bool:
    """Whether the line `following`, if there is one before `end`, begins with something else than the character."""
    return following >= end or _first_of(source.key(following)) != character


def _ends_in_results(step: LineStep, key: str) -> bool:
    """Whether a line is a list of values: results of an operation in the next line, or operands of the one before."""
    shape = step.shape
    is_list = step.kind == MORE and shape.kind == "operation" and not shape.name
    return is_list and without_comment(key).rstrip(BLANKS)[-1:] != "="


def goes_on_with(text: str, expected: frozenset[str]) -> bool:
    """Whether a text begins with a token that is expected."""
    first = _FIRST_TOKEN.match(text)
    return first is not None and _is_expected(first[1], expected)


def closing_line(source: LineSource, header: HeaderState, body: BodyState, line: int, end: int) -> int:
    """In which line before `end` the brackets are probably closed that are open before `line`; 0 where none is soon.

    It is only a guess, which saves reading the lines up to there again and again.
    """
    brackets, loosely = header.brackets, bool(header.shape.faults)
    if not brackets:
        return 0
    for number in range(line, min(end, line + _LOOKED_THROUGH)):
        key = source.key(number)
        found = brackets_after(without_comment(key), brackets) if len(key) < LONG_LINE else None
        if found is None or not found.opened[: found.kept].strip("<") or begins_item(body, key, loosely):
            return number
        brackets = found.opened
    return 0


_LOOKED_THROUGH = 2048
"""In so many lines the brackets of a header are expected to be closed."""

LONG_LINE = 1 << 20
"""A line of so many characters is not looked through for brackets by itself."""


def codes_of(
    source: LineSource, line: int, count: int, names: tuple[str, ...], slot: int
) -> tuple[list[str], list[tuple[str, ...]], list[int]]:
    """Some lines without their comments, the names in each of those, and how many slots there are up to its end."""
    parts: list[str] = []
    taken: list[tuple[str, ...]] = []
    slots: list[int] = []
    start = slot
    for number in range(line, line + count):
        if source.keys is not None:
            key = source.keys[number]
        else:
            (key, names), start = source.line(number), 0
        code = without_comment(key)
        parts.append(code)
        taken.append(names[start : start + count_slots(code)])
        start += count_slots(key)
        slots.append(start - slot)
    return parts, taken, slots


def _is_expected(token: str, expected: frozenset[str]) -> bool:
    if token in expected or ANYTHING in expected:
        return True
    first = token[0]
    if "<type>" in expected and (first == "!" or is_type_start(token)):
        return True
    return "<attribute>" in expected and (first in '#"[{@-0123456789' or first.isalpha())
