"""What features other than completion say of lines that are half typed.

    half_typed.py [CORPUS LABELS] [--count N] [--seed S] [--generic] [--list KIND ...] [--shown N]

takes texts as `typed` does, and leaves of a line at random what stands before a token: the rest of the line is `gone`, or only that token
is, so that the `rest` is still there. Lines below are kept. Then these hold, or are counted by the name of what does not:

    help       signature help names the operand that stands there in the full line, and keeps it while the token is typed
    actions    edits of code actions do not overlap; none leaves more errors, and no repair of an error as many
    enter      formatting after Enter, in the line or at its end, changes blanks alone, and nothing from the cursor on
    whole      what formatting on type makes of a line or a region that is whole is what formatting makes of it
    names      what lights up, and what is edited together, with a name above, is that of the full text but for what is cut off
    tokens     semantic tokens of other lines are the same
    hints      inlay hints of other lines are the same
    selection  what a selection grows to holds it, and beyond the line it is that of the full text
    hover      what is shown of names and operations on other lines, and of the operation's name in this one, is the same
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from repaired import applied
from typed import parser_of, texts

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.diagnostics import Fix, Severity
from mlir_ls.features.expect_annotation import expecting
from mlir_ls.features.fixes import fixes
from mlir_ls.features.formatting import formatted, formatted_on_type
from mlir_ls.features.highlight import highlights
from mlir_ls.features.hover import hover
from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.features.linked_editing import linked_places
from mlir_ls.features.refactoring import refactorings
from mlir_ls.features.selection_range import selections
from mlir_ls.features.semantic_tokens.document import tokens
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.features.signature import signature
from mlir_ls.formatting import FormatOptions
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import path_to
from mlir_ls.text import Position, Span, split_lines

OPTIONS = CheckOptions(strict=True, profile="llvm-22")
_LAYOUT = FormatOptions()
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|//.*|->|::|[%@#!^]?[\w$.]+(?:#\d+)?|\S')
_NAME = re.compile(r"[%@^][\w$.]+|\b[a-z_]\w*\.[\w.]+")


class Cut(NamedTuple):
    """A full text, and the same with a line that is half typed: the token that begins at `at` is not there, nor, maybe, the rest."""

    full: Analysis
    half: Analysis
    at: Position
    token: str
    is_gone: bool

    @property
    def line(self) -> str:
        """The full line."""
        return self.full.document.lines[self.at.line]

    @property
    def is_alone(self) -> bool:
        """Whether the full operation has its header on this line alone."""
        path = path_to(self.full.document.tree, *self.at)
        return not path or "\n" not in path[-1].item.node.shape.text.rstrip().partition(REGION)[0]

    @property
    def place(self) -> str:
        """The half-typed line with the cursor in it, for people."""
        line = self.half.document.lines[self.at.line]
        return f"{line[: self.at.character]}|{line[self.at.character :]}".strip()


def cuts(text: str, count: int, rng: random.Random) -> Iterator[Cut]:
    """So many places of a text at random."""
    lines = split_lines(text)
    full = analyze(lines, OPTIONS)
    places = [
        (number, token)
        for number, line in enumerate(lines)
        for token in list(_TOKEN.finditer(line))[1:]
        if not token[0].startswith("//")
    ]
    for number, token in sorted(rng.sample(places, min(count, len(places))), key=lambda place: (place[0], place[1].start())):
        line = lines[number]
        is_gone = rng.random() < 0.5 and line.count("{") == line.count("}")  # a region that is open takes what follows with it
        if not is_gone and token[0] in "(){}[]<>":
            continue
        after = "" if is_gone else line[token.end() :]
        half = [*lines[:number], line[: token.start()] + after, *lines[number + 1 :]]
        yield Cut(full, analyze(half, OPTIONS), Position(number, token.start()), token[0], is_gone)


def errors(analysis: Analysis) -> int:
    """How many errors a text has."""
    return len([each for each in analysis.diagnostics if each.severity is Severity.ERROR])


# -- signature help -------------------------------------------------------------------------------------------------


def _help(cut: Cut) -> Iterator[str]:
    found = signature(cut.half, cut.at)
    there = signature(cut.full, cut.at)
    if (found is None) != (there is None):
        yield f"none {'here' if found is None else 'in the full text'}"
    if found is None:
        return
    active = _active(cut.half, cut.at)
    operand = _operand(cut)
    if operand and f"{operand}…" not in active and not re.match(rf"{operand}\b", active):
        yield f"{active or 'nothing'}, not {operand}: {found.form}"
    elif cut.token[0].isalnum() and len(cut.token) > 1 and active:
        within = Position(cut.at.line, cut.at.character + 1)
        then = _active(cut.full, within)
        if then != active:
            yield f"{active}, then {then or 'nothing'}: {found.form}"


def _active(analysis: Analysis, position: Position) -> str:
    found = signature(analysis, position)
    if found is None or found.active is None:
        return ""
    part = found.parameters[found.active]
    return found.form[part.start : part.end]


def _operand(cut: Cut) -> str:
    """The operand that stands at the place in the full line."""
    path = path_to(cut.full.document.tree, *cut.at)
    node = path[-1].item.node if path else None
    if node is None or not isinstance(node.shape.syntax, OpSpec) or node.shape.syntax.has_trait("CallOpInterface"):
        return ""
    for name, uses in node.shape.groups.items():
        for use in uses:
            if slot_span(path[-1].item, node.shape.uses[use][0]).start == cut.at:
                return name
    return ""


# -- changes --------------------------------------------------------------------------------------------------------


def _actions(cut: Cut) -> Iterator[str]:
    before = errors(cut.half)
    where = Span(cut.at, cut.at)
    repairs = [(each.severity is Severity.ERROR, fix) for each, fix in [*fixes(cut.half, where), *expecting(cut.half, where)]]
    rewrites = [(False, each.fix) for each in refactorings(cut.half, cut.at)]
    for is_repair, fix in [*repairs, *rewrites]:
        if _overlap(fix):
            yield f"{fix.title}: edits overlap"
            continue
        after = errors(analyze(split_lines(applied(cut.half.document.lines, fix)), OPTIONS))
        if after > before:
            yield f"{fix.title}: {before} -> {after}"
        elif is_repair and after == before:
            yield f"(moves on) {fix.title}: {before} -> {after}"


def _overlap(fix: Fix) -> bool:
    spans = sorted([where for where, _ in fix.edits])
    return any([one.end > other.start for one, other in pairwise(spans)])


def _enter(cut: Cut) -> Iterator[str]:
    lines = cut.half.document.lines
    before, after = cut.line[: cut.at.character], lines[cut.at.line][cut.at.character :]
    indent = before[: len(before) - len(before.lstrip())]
    typed = [*lines[: cut.at.line], before, indent + after, *lines[cut.at.line + 1 :]]
    cursor = Position(cut.at.line + 1, len(indent))
    edits = formatted_on_type(analyze(typed, OPTIONS), cursor, "\n", _LAYOUT)
    if any([where.end > Position(cursor.line, 0) for where, _ in edits]):
        yield "what stands after the cursor is edited"
    fix = Fix("", tuple(edits))
    if _overlap(fix):
        yield "edits overlap"
        return
    made = applied(typed, fix)
    if "".join(made.split()) != "".join("\n".join(typed).split()):
        yield f"another text: {split_lines(made)[cut.at.line].strip()}"
    elif len(split_lines(made)) != len(typed):
        yield "another number of lines"
    elif _tokens_of(made) != _tokens_of("\n".join(typed)):
        yield f"other tokens: {split_lines(made)[cut.at.line].strip()}"


def _tokens_of(text: str) -> list[str]:
    return [token for line in split_lines(text) for token in _TOKEN.findall(line)]


def _whole(cut: Cut) -> Iterator[str]:
    """The line of the cut, spread out, is laid out as it was when Enter ends it; so is a region that the line ends."""
    if not cut.is_alone:
        return
    laid_out = split_lines(applied(cut.full.document.lines, Fix("", tuple(formatted(cut.full, _LAYOUT)))))
    if len(laid_out) != len(cut.full.document.lines):
        return
    line = laid_out[cut.at.line]
    spread = "   " + re.sub(r'^((?:[^"/]|/(?!/))*?) (?! )', r"\1   ", line)
    typed = [*laid_out[: cut.at.line], spread, *laid_out[cut.at.line + 1 :]]
    for key in ("\n", "}") if line.rstrip().endswith("}") else ("\n",):
        text = [*typed[: cut.at.line + 1], "", *typed[cut.at.line + 1 :]] if key == "\n" else typed
        cursor = Position(cut.at.line + 1, 0) if key == "\n" else Position(cut.at.line, len(spread))
        made = split_lines(applied(text, Fix("", tuple(formatted_on_type(analyze(text, OPTIONS), cursor, key, _LAYOUT)))))
        expected = split_lines(applied(typed, Fix("", tuple(formatted(analyze(typed, OPTIONS), _LAYOUT)))))
        if made[: cut.at.line + 1] != expected[: cut.at.line + 1]:
            yield f"{key!r}: {made[cut.at.line]!r}, not {expected[cut.at.line]!r}"


# -- what is shown --------------------------------------------------------------------------------------------------


def _kept(cut: Cut, spans: Sequence[Span]) -> list[Span]:
    """The spans of the full text that are still there, where they are then."""
    line, at = cut.at
    end = at + len(cut.token)
    found = []
    for span in spans:
        start, stop = span
        if start.line != line or stop <= cut.at:
            found.append(span)
        elif not cut.is_gone and start.character >= end:
            moved = [Position(line, each.character - len(cut.token)) for each in span]
            found.append(Span(moved[0], moved[1]))
    return found


def _names(cut: Cut) -> Iterator[str]:
    before = [each for each in _NAME.finditer(cut.line) if each.end() <= cut.at.character and each[0][0] in "%@^"]
    for name in before[-2:]:
        place = Position(cut.at.line, name.start() + 1)
        lit = [each.span for each in highlights(cut.full, place)]
        now = [each.span for each in highlights(cut.half, place)]
        if sorted(_kept(cut, lit)) != sorted(now):
            yield f"{name[0]} lights up {_differing(_kept(cut, lit), now)}"
        linked, then = linked_places(cut.full, place), linked_places(cut.half, place)
        if sorted(_kept(cut, linked)) != sorted(then):
            yield f"{name[0]} is edited with {_differing(_kept(cut, linked), then)}"


def _differing(one: Sequence[Span], other: Sequence[Span]) -> str:
    lost = sorted(set(one) - set(other))
    return f"{len(one)} -> {len(other)}, without {[tuple(each.start) for each in lost[:2]]}"


def _tokens(cut: Cut) -> Iterator[str]:
    if cut.token[0] == "%":
        return  # what it defines is not known elsewhere
    one, other = tokens_by_line(cut.full), tokens_by_line(cut.half)
    for number in sorted({*one, *other} - {cut.at.line}):
        if one.get(number) != other.get(number):
            lost = sorted(set(one.get(number, ())) - set(other.get(number, ())))
            yield f"in line {number - cut.at.line:+d}: {cut.full.document.lines[number].strip()} {lost[:2]}"
            return


def tokens_by_line(analysis: Analysis) -> dict[int, list[tuple[int, ...]]]:
    """The semantic tokens of each line: character, length, type and modifiers."""
    numbers = [int(each) for each in tokens(analysis, "utf-32", Memory()).split(",")[:-1]]
    found: dict[int, list[tuple[int, ...]]] = {}
    line = character = 0
    for n in range(0, len(numbers), 5):
        character = numbers[n + 1] + (0 if numbers[n] else character)
        line += numbers[n]
        found.setdefault(line, []).append((character, *numbers[n + 2 : n + 5]))
    return found


def _hints(cut: Cut) -> Iterator[str]:
    last = len(cut.full.document.lines)
    one, other = [
        [each for each in hints(analysis, 0, last, HintOptions()) if each.position.line != cut.at.line]
        for analysis in (cut.full, cut.half)
    ]
    lost, new = sorted(set(one) - set(other)), sorted(set(other) - set(one))
    if lost or new:
        line = (lost or new)[0].position.line
        yield f"lost {[each.label for each in lost[:3]]}, new {[each.label for each in new[:3]]} in {cut.full.document.lines[line].strip()}"


def _selection(cut: Cut) -> Iterator[str]:
    one, other = selections(cut.full, cut.at), selections(cut.half, cut.at)
    for inner, outer in pairwise(other):
        if not (outer.start <= inner.start and inner.end <= outer.end):
            yield f"{inner} is not in {outer}"
    if not other[0].start <= cut.at <= other[0].end:
        yield "does not hold the cursor"
    line = cut.at.line
    wide = [each for each in one if each.start.line < line and each.end.line > line] if cut.is_alone else []
    lost = [each for each in wide if each not in other]
    if lost:
        yield f"lost {lost[0]}"


def _hover(cut: Cut) -> Iterator[str]:
    lines = cut.full.document.lines
    names = [
        (number, name)
        for number, line in enumerate(lines if cut.is_alone else ())
        for name in _NAME.finditer(line.partition("//")[0])
        if name[0][0] in "%@^" or not line[name.end() :].lstrip().startswith("=")
    ]
    here = [(number, name) for number, name in names if number == cut.at.line and name.end() <= cut.at.character]
    near = [(number, name) for number, name in names if 0 < abs(number - cut.at.line) < 3]
    for number, name in [*here[-2:], *near[:6]]:
        place = Position(number, name.start() + 1)
        one, other = hover(cut.full, place), hover(cut.half, place)
        if one is not None and other is None:
            yield f"{name[0]} in line {number - cut.at.line:+d}: none"
        elif one is not None and other is not None and name[0] not in cut.line:
            first, second = _type_shown(one.markdown), _type_shown(other.markdown)
            if first != second and cut.line.strip() not in first:
                yield f"{name[0]} in line {number - cut.at.line:+d}: {first} -> {second}"


def _type_shown(markdown: str) -> str:
    return markdown.split("\n\n")[0]


PROPERTIES = {
    "help": _help, "actions": _actions, "enter": _enter, "whole": _whole, "names": _names, "tokens": _tokens, "hints": _hints,
    "selection": _selection, "hover": _hover,
}  # fmt: skip


def main() -> int:
    """Measures and prints."""
    parser = parser_of((__doc__ or "").partition("\n")[0])
    parser.add_argument("--each", type=int, default=8, help="places of a text")
    parser.add_argument("--shown", type=int, default=0)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    taken = 0
    broken: Counter[str] = Counter()
    for text in texts(options.corpus, options.labels, options.count, options.generic, rng):
        for cut in cuts(text, options.each, rng):
            taken += 1
            for kind, check in PROPERTIES.items():
                found = list(check(cut))
                broken[kind] += any(not each.startswith("(") for each in found)
                if found and (kind in options.list or broken[kind] <= options.shown):
                    print(f"{kind} {'gone' if cut.is_gone else 'rest'} {cut.place[-100:]!r} {cut.token}: {found[0][:200]}")
    print(f"{taken} places; " + ", ".join([f"{kind} {broken[kind]}" for kind in PROPERTIES]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
