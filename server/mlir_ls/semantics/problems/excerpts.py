"""Excerpts: texts that begin in the middle of an operation, or end there. What is cut off is one mistake at each end."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.plurals import plural
from mlir_ls.system.patterns import deferred
from mlir_ls.text import span

_OUTSIDE = frozenset(("undefined-alias", "undefined-symbol"))
"""What is defined at the beginning of a text, or in another function."""
_AROUND = _OUTSIDE | {"undefined-block", "undefined-value", "wrong-parent", "unknown-operation"}
"""What depends on the operations that are cut off: the names that they define, and which operations go without a dialect."""
_ISOLATED = deferred(r"@|\b(?:module|func)\b|[\w$]func\b")
"""What is in the lines of functions and modules, which see no values from outside."""
_STRAY, _UNCLOSED = "stray-brace", "unclosed-region"
_BLANKS = " \t"


def of_excerpt(
    found: list[Diagnostic], document: Sequence[str], first_line: int, height: int, is_block: bool
) -> list[Diagnostic]:
    """What is found in a chunk, so many lines of a document, where it is an excerpt; `is_block`: other text is around it.

    Lines that stand deeper than the braces which close nothing are of operations whose beginnings are cut off. A text that goes
    on deeper than all regions that are not closed is cut off at its end.
    """
    if not found:
        return found
    if is_block:
        found = _of_block(found, document[first_line : first_line + height], first_line)
    codes = [each.code for each in found]
    if _STRAY not in codes and codes.count(_UNCLOSED) < 2:
        return found
    lines = document[first_line : first_line + height]
    found = _without_beginning(found, lines, first_line) if _STRAY in codes else found
    return _without_end(found, lines, first_line) if codes.count(_UNCLOSED) > 1 else found


def _of_block(found: list[Diagnostic], lines: Sequence[str], first_line: int) -> list[Diagnostic]:
    """What is wrong with a block in which names of other blocks are used: all names, if no function is around them."""
    indent = min([_indent(line) for line in lines if _is_code(line)], default=0)
    outermost = [number for number, line in enumerate(lines) if _is_code(line) and _indent(line) == indent]
    if any([lines[number][indent] in "%^" for number in outermost]):
        return [each for each in found if each.code not in _AROUND]

    def is_around(each: Diagnostic) -> bool:
        begun = bisect_right(outermost, each.span.start.line - first_line)
        return begun > 0 and _ISOLATED.search(lines[outermost[begun - 1]]) is None

    return [each for each in found if each.code not in _OUTSIDE and not (each.code in _AROUND and is_around(each))]


def _without_beginning(found: list[Diagnostic], lines: Sequence[str], first_line: int) -> list[Diagnostic]:
    begun = next((_indent(line) for line in lines if _is_code(line)), 0)

    def closes(each: Diagnostic) -> bool:
        start = each.span.start
        return each.code == _STRAY and start.character == _indent(lines[start.line - first_line]) < begun

    strays = [each.span.start.line for each in found if closes(each)]
    if not strays:
        return found
    kept: list[Diagnostic] = []
    for each in found:
        line = each.span.start.line
        if closes(each) and line == strays[0]:
            kept.append(replace(each, message=f"{each.message}: what it closes is cut off at the beginning of the text"))
        elif line not in strays and not (each.code in _AROUND and (line < strays[-1] or each.code in _OUTSIDE)):
            kept.append(each)
    return kept


def _without_end(found: list[Diagnostic], lines: Sequence[str], first_line: int) -> list[Diagnostic]:
    unclosed = [each for each in found if each.code == _UNCLOSED]
    indents = [_indent(lines[each.span.start.line - first_line]) for each in unclosed]
    last = unclosed[-1].span.start.line - first_line
    deeper = all([_indent(line) > indents[-1] for line in lines[last + 1 :] if _is_code(line)])
    if not deeper or indents != sorted(set(indents)):
        return found
    outermost = unclosed[0]
    end = len(lines) - 1
    while end > last and not lines[end].strip():
        end -= 1
    place = span(first_line + end, len(lines[end]), len(lines[end]))
    braces = "".join([f"\n{' ' * indent}}}" for indent in reversed(indents)])
    message = f"{outermost.message}, nor {plural(len(unclosed) - 1, 'region')} in it: the text is cut off at its end"
    fix = Fix(f"Close the {len(unclosed)} regions", ((place, braces),))
    whole = replace(outermost, message=message, fixes=(fix,))
    return [whole if each is outermost else each for each in found if each.code != _UNCLOSED or each is outermost]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(_BLANKS))


def _is_code(line: str) -> bool:
    stripped = line.lstrip(_BLANKS)
    return bool(stripped) and stripped[:2] != "//"
