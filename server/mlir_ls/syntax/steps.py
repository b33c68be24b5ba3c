"""A lazily built automaton whose alphabet is erased lines.

A state is a place between two lines: inside a region, or inside a header that goes on. For each erased line (or rest of
a line) it remembers the step to take, so that a line like one seen before costs a dictionary look-up. The states know
nothing of nesting, which is the parser's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlir_ls.syntax.brackets import brackets_of, hides_brace, left_open, may_open_region, without_comment
from mlir_ls.syntax.erase import count_slots, slot_offsets
from mlir_ls.syntax.header import HeaderOutcome, Language, numbered_location, read_header
from mlir_ls.syntax.known_headers.cache import HeaderCache
from mlir_ls.syntax.leaf.lexical import WHITE_SPACE
from mlir_ls.syntax.shape import Fault, OpShape, changed
from mlir_ls.syntax.tokens import BLANKS, REGION, tokenize
from mlir_ls.system.patterns import deferred

#: Longer lines are not remembered: they are literals, and seldom come twice.
MAX_CACHED_LINE = 4000

#: At least so many steps are cached. While a user types, each line is another: of these the ones that no text had for as many
#: others are dropped.
MAX_CACHED_STEPS = 20_000

#: So many characters they hold at most.
_MAX_CHARACTERS = 4_000_000

NODE: Final = 0  # a whole item
LABEL: Final = 1  # a whole item that begins a block
BLANK: Final = 2  # nothing but white space and a comment
OPEN: Final = 3  # a header up to the content of a region
MORE: Final = 4  # a header that goes on in the next line
CLOSE: Final = 5  # a closing brace comes first
BROKEN: Final = 6  # an item with a syntax error
STRAY: Final = 7  # text that begins no item


_MAX_REGIONS = 4
"""So many regions of one operation are read again with each that follows."""

_ASSIGNED = deferred(r"[A-Za-z_][\w$]*\.[\w.$]+[ \t]*=(?!>)")
"""An operation of a foreign dialect with an equals sign after its name, which looks like an entry of a dictionary."""


class LineStep:
    """What to do at a line, or at the rest of one.

    `taken`: sigils of the text that this step consumes. `slots`: sigils of the whole text it was made for.
    `rest`: the text after, to be looked up in the state that follows; `rest_at`: its offset in the erased text.
    `back`: so many lines before the text belong to the region that the step opens. `fallback`: the step where stray text
    goes on with nothing before it, and begins an item after all.
    """

    __slots__ = ("back", "fallback", "header", "indent", "kind", "rest", "rest_at", "shape", "slots", "taken", "trailing_brace")

    def __init__(self, kind: int, indent: int, slots: int) -> None:
        self.kind = kind
        self.indent = indent
        self.slots = slots
        self.taken = slots
        self.rest = ""
        self.rest_at = 0
        self.back = 0
        self.shape: OpShape = _NOTHING
        self.header: HeaderState | None = None
        self.trailing_brace = False
        self.fallback: LineStep | None = None

    @staticmethod
    def stray(step: LineStep) -> LineStep:
        """The step for text that goes on with the item before it, or else is what another step says."""
        stray = LineStep(STRAY, step.indent, step.slots)
        stray.taken, stray.rest, stray.rest_at = step.taken, step.rest, step.rest_at
        stray.shape, stray.fallback = step.shape, step
        return stray

    @staticmethod
    def silent(step: LineStep) -> LineStep:
        """The step for text that belongs to a broken item before it: it is no item, and nothing more is reported of it."""
        quiet = LineStep(step.kind, step.indent, step.slots)
        quiet.taken, quiet.rest, quiet.rest_at = step.taken, step.rest, step.rest_at
        quiet.trailing_brace = step.trailing_brace
        quiet.shape = changed(step.shape, kind="broken", faults=(), definitions=(), plain=False)
        return quiet

    @staticmethod
    def broken(shape: OpShape) -> LineStep:
        """The step that ends an item with a syntax error before a line."""
        step = LineStep(BROKEN, 0, 0)
        step.shape = shape
        step.trailing_brace = shape.text.rstrip().endswith("{")
        return step


_NOTHING = OpShape("broken", "")


class Automaton:
    """The states of one language, shared by all documents that are read with it.

    `steps` and `characters` say how much its states have remembered since they last forgot something.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self.steps = self.characters = 0
        self._bodies: dict[str, BodyState] = {}

    def body(self, default_dialect: str) -> BodyState:
        """The state in a region whose bare operation names belong to a dialect."""
        state = self._bodies.get(default_dialect)
        if state is None:
            state = self._bodies[default_dialect] = BodyState(self, default_dialect)
        return state

    def record(self, text: str, step: LineStep) -> None:
        """Counts a step that a state is about to remember. Where there are very many, those not used lately are forgotten."""
        self.steps += 1
        self.characters += len(text) + len(step.shape.text) + (len(step.header.text) if step.header is not None else 0)
        if self.steps > MAX_CACHED_STEPS or self.characters > _MAX_CHARACTERS:
            self.steps = self.characters = 0
            for state in self._bodies.values():
                state.grow_older()


class BodyState:
    """In a region, between two items."""

    __slots__ = ("_automaton", "_headers", "_language", "_older", "default_dialect", "steps")

    def __init__(self, automaton: Automaton, default_dialect: str) -> None:
        self._automaton = automaton
        self._language = automaton.language
        self.default_dialect = default_dialect
        self.steps: dict[str, LineStep] = {}
        self._headers = HeaderCache(default_dialect, automaton.language)
        self._older: dict[str, LineStep] = {}

    def grow_older(self) -> None:
        """Forgets what was not used since it grew older the last time."""
        self._older, self.steps = self.steps, {}
        self._headers.grow_older()

    def make(self, text: str) -> LineStep:
        """The step for a text that is not in `steps` yet."""
        known = self._older.get(text)
        if known is not None:
            if known.header is not None:
                known.header.steps.clear()
            self._automaton.record(text, known)
            self.steps[text] = known
            return known
        location = numbered_location(text, self._language) if text[:1] == "#" else None
        if location is not None:
            # which is not met again, and not kept
            step = LineStep(NODE, 0, 1)
            step.shape = location
            return step
        stripped = text.lstrip(BLANKS)
        indent = len(text) - len(stripped)
        slots = count_slots(text)
        if stripped.startswith("//"):
            return LineStep(BLANK, indent, slots)
        if not stripped.strip(WHITE_SPACE):
            step = LineStep(BLANK, indent, slots)
        elif stripped[0] == "}":
            step = LineStep(CLOSE, indent, slots)
            step.rest, step.rest_at, step.taken = stripped, indent, 0
        else:
            code = without_comment(stripped)
            outcome = self._headers.outcome(code, keep=len(code) < MAX_CACHED_LINE)
            step = _step_of(outcome, code, 0, indent, slots, len(stripped), self.default_dialect, self._automaton)
            if step.kind in (NODE, OPEN, MORE) and looks_assigned(step.shape, code):
                step = LineStep.stray(step)
        if len(text) < MAX_CACHED_LINE:
            self._automaton.record(text, step)
            self.steps[text] = step
        return step


class HeaderState:
    """In a header: after `text`, which ends either where a region begins or where the next line has to go on.

    `closing`: `shape` is that of the operation if just this follows the content of the region. `lines` is how many lines
    were read one after the other, each of them together with those before it.

    Where an operation has a great many regions, `text` lacks some in the middle, so that it does not get longer with each
    of them: that is enough to decide whether a header goes on. `after` is then the state in front, and what followed there;
    at its end the header is read as a whole (`whole`).
    """

    __slots__ = (
        "_automaton",
        "_brackets",
        "_language",
        "after",
        "closing",
        "default_dialect",
        "fault",
        "inner_dialect",
        "inside",
        "lines",
        "shape",
        "steps",
        "text",
    )

    def __init__(
        self,
        automaton: Automaton,
        default_dialect: str,
        text: str,
        inside: bool,
        shape: OpShape,
        fault: Fault | None,
        closing: str = "",
        lines: int = 0,
        after: tuple[HeaderState, str] | None = None,
    ) -> None:
        self._automaton = automaton
        self._language = automaton.language
        self.default_dialect = default_dialect
        self.text = text
        self.lines = lines
        self.after = after
        self.inside = inside
        self.shape = shape
        self.fault = fault
        self.closing = closing
        self.steps: dict[str, LineStep] = {}
        self.inner_dialect = _inner_dialect(shape, default_dialect)
        self._brackets: str | None = None

    @property
    def brackets(self) -> str:
        """The brackets that are open after the header, outermost first, if what they hold goes on in the next line.

        Empty where the last of them may be the brace of a region.
        """
        if self._brackets is None:
            found = brackets_of(self.text)
            self._brackets = "" if may_open_region(self.text, found) else found
        return self._brackets

    @property
    def inner_body(self) -> BodyState:
        """The state in a region of the header."""
        return self._automaton.body(self.inner_dialect)

    def _close_silent(self, code: str, slots: int) -> LineStep:
        """The step after a region of text that belongs to a broken item before it."""
        step = LineStep(BROKEN, 0, slots)
        step.taken = count_slots(code)
        step.shape = changed(self.shape, text=f"{self.text}{REGION}{code}")
        step.trailing_brace = code.endswith("{")
        return step

    def _close_unspoken(self, code: str, slots: int) -> LineStep:
        """The step after a region that the header does not provide for: the operation ends with the closing brace."""
        text = f"{self.text}{REGION}}}"
        end = max(1, len(self.text.rstrip()))
        lacking = not self.text.endswith("{")
        message = "expected '{' of a region" if lacking else "the operation has no such region"
        fault = Fault("expected-token", message, end - 1, end, about=("{",) if lacking else ())
        step = LineStep(BROKEN, 0, slots)
        step.shape = changed(self.shape, text=text, faults=self.shape.faults or (fault,), plain=False)
        rest = code[1:]
        step.taken = 0 if rest.strip(WHITE_SPACE) else slots
        step.rest, step.rest_at = (rest, 1) if rest.strip(WHITE_SPACE) else ("", 0)
        return step

    def whole(self) -> HeaderState:
        """The same state with all of the header in its text."""
        parts: list[str] = []
        state = self
        while state.after is not None:
            state, part = state.after
            parts.append(part)
        if state is self:
            return self
        text = "".join([state.text, *reversed(parts)])
        outcome = read_header(text, self.default_dialect, self._language)
        outcome.shape.text, outcome.shape.slots = text, count_slots(text)
        return HeaderState(self._automaton, self.default_dialect, text, self.inside, outcome.shape, outcome.fault)

    def incomplete(self) -> LineStep:
        """The step where the next line does not go on with the header."""
        if self.after is not None:
            return self.whole().incomplete()
        fault = self.fault or Fault("expected-token", "the operation is incomplete", 0, len(self.text))
        return LineStep.broken(changed(self.shape, text=self.text, faults=(fault,), plain=False))

    def make(self, text: str) -> LineStep:
        """The step for a text that follows: the closing brace of the region and what is after it, or a next line."""
        slots = count_slots(text)
        code = without_comment(text)
        if self.closing and code == self.closing:
            step = self.steps[text] = LineStep(NODE, 0, slots)
            step.taken, step.shape = 0, self.shape
            return step
        if self.inside and self.shape.kind == "broken":
            return self._close_silent(code, slots)
        if self.inside and not self.text.endswith("{"):
            return self._close_unspoken(code, slots)
        if self.inside and self.shape.faults and self.text.count(REGION) >= _MAX_REGIONS:
            return self._still_broken(code, slots)
        joint = REGION if self.inside else "\n"
        outcome = read_header(self.text + joint + code, self.default_dialect, self._language)
        before = len(self.text) + 1
        if self.after is not None and not self._may_go_on(outcome):
            return self.whole().make(text)
        if self.inside and outcome.kind == "complete" and outcome.end < before:
            return self._close_unspoken(code, slots)
        if outcome.kind == "complete" and self.text[outcome.end :].strip(WHITE_SPACE):
            # what went on there has turned out not to
            step = self.incomplete()
            step.slots, step.rest = slots, text
        else:
            step = _step_of(outcome, self.text + joint + code, before, 0, slots, -1, self.default_dialect, self._automaton)
            if step.header is not None:
                step.header.lines = self.lines + text.count("\n") + 1 if not self.inside else 0
                self._abridge(step.header)
        if len(text) < MAX_CACHED_LINE:
            self._automaton.record(text, step)
            self.steps[text] = step
        return step


    def _may_go_on(self, outcome: HeaderOutcome) -> bool:
        """Whether what was read of an abridged header and of what follows it is a header that is not over yet."""
        assert self.after is not None
        end = len(self.text) + 1
        if outcome.kind == "opened" and not self.inside:
            # what ended the header may turn out to be the brace of a region
            return outcome.end > end - len(self.after[1])
        return outcome.kind in ("opened", "incomplete") and outcome.end >= end

    def _abridge(self, header: HeaderState) -> None:
        """Takes regions out of the middle of the text of a state that follows this one, if it has a great many."""
        text, before = header.text, len(self.text)
        if self.after is None and (text.count(REGION) <= _MAX_REGIONS or len(text) < before):
            return
        if len(text) >= before:
            header.after = self, text[before:]
        elif self.after is not None:
            header.after = self.after[0], self.after[1][: len(text) - before]
        header.closing = ""
        parts = text.split(REGION)
        if len(parts) > _MAX_REGIONS:
            header.text = REGION.join([*parts[: _MAX_REGIONS // 2], *parts[-(_MAX_REGIONS // 2) :]])

    def _still_broken(self, code: str, slots: int) -> LineStep:
        """The step after a region of a header with a syntax error before it: nothing that follows corrects that."""
        end = _resume(code, 1)
        text = f"{self.text}{REGION}{code[:end]}"
        step = LineStep(BROKEN, 0, slots)
        step.taken = count_slots(code[:end])
        step.shape = changed(self.shape, text=text, slots=self.shape.slots + step.taken, plain=False)
        step.trailing_brace = text.endswith("{")
        if end < len(code):
            step.rest, step.rest_at = code[end:], end
        return step


#: The default dialect in the regions of an operation that is not known.
UNKNOWN_DIALECT: Final = "?"


def _inner_dialect(shape: OpShape, outer: str) -> str:
    """The default dialect in the regions of an operation: the generic form leaves that of the region around it."""
    if shape.generic:
        return outer
    return shape.syntax.default_dialect if shape.syntax is not None else UNKNOWN_DIALECT


def _step_of(
    outcome: HeaderOutcome, text: str, before: int, indent: int, slots: int, size: int, dialect: str, automaton: Automaton
) -> LineStep:
    """The step for an outcome of reading `text`, of which the first `before` characters were read in earlier steps.

    `slots` are those of the text after these with its comment, and `size` is the length of that, where `before` is 0.
    """
    shape = outcome.shape
    step = LineStep(NODE, indent, slots)
    step.shape = shape
    end = outcome.end
    if outcome.kind == "incomplete":
        step.kind = MORE
        step.header = HeaderState(automaton, dialect, text, False, shape, outcome.fault)
        end = len(text)
    elif outcome.kind == "broken" and (shape.name or before) and _goes_on(text):
        assert outcome.fault is not None
        step.kind = MORE
        step.header = HeaderState(automaton, dialect, text, False, shape, outcome.fault)
        shape.faults = (outcome.fault,)
        end = len(text)
    elif outcome.kind == "broken":
        assert outcome.fault is not None
        step.kind = BROKEN
        end = max(_resume(text, max(outcome.fault.start, outcome.end)), before)
        if before == 0 and not shape.name and shape.kind == "operation":
            step.kind = STRAY
        step.trailing_brace = text[:end].endswith("{")
        shape.faults = (outcome.fault,)
        shape.plain = False
    elif outcome.kind == "opened":
        step.kind = OPEN
        step.header = HeaderState(automaton, dialect, text[:end], True, shape, None, outcome.closing)
    elif shape.kind == "label":
        step.kind = LABEL
    if not outcome.closing:
        shape.text = text[:end]
    if step.kind == STRAY:
        # what such a line defines is not known
        shape.unsure = tuple([slot for slot, offset in enumerate(slot_offsets(shape.text)) if shape.text[offset] == "%"])
    is_all = end == len(text) == size and not outcome.closing
    shape.slots = slots if is_all else count_slots(shape.text)
    if step.kind in (BROKEN, STRAY) and shape.unsure:
        shape.unsure = tuple([slot for slot in shape.unsure if slot < shape.slots])
    if end < before:
        # the header ended before this text, none of which was consumed
        step.rest, step.rest_at, step.taken = text[before:], 0, 0
        step.back = text.count("\n", end, before - 1) if step.kind == OPEN else 0
        return step
    step.taken = count_slots(text[before:end]) if before else shape.slots
    if end < len(text):
        step.rest, step.rest_at = text[end:], indent + end - before
    return step


def looks_assigned(shape: OpShape, text: str) -> bool:
    """Whether a text that can be read as an operation, with this shape, may as well be an entry of a dictionary before it."""
    return not shape.known and _ASSIGNED.match(text) is not None


def _goes_on(text: str) -> bool:
    """Whether brackets are open at the end of a text that are not those of a region, so that the next line belongs to it."""
    brackets = left_open(text)
    return brackets != "" and not may_open_region(text, brackets)


_OPENS_REGION = deferred(rf"\s*\{{(?:{REGION}|\s*\Z)")
"""What follows the last brace of a dictionary that stands before a region which begins at the end of a line."""


def _resume(text: str, fault_at: int) -> int:
    """Where to go on after a syntax error: at a closing brace that nothing in the text opened, or at the end.

    Such a brace is that of a dictionary where it stands in parentheses, or right before a region.
    """
    if len(text) - fault_at > MAX_CACHED_LINE:
        return len(text)
    opened = parentheses = 0
    tokens, starts = tokenize(text)
    closed_later: list[bool] = []
    for index, (token, start) in enumerate(zip(tokens, starts, strict=True)):
        if token in ("{", "{-#") or hides_brace(token):
            opened += 1
        elif token in ("}", "#-}"):
            if opened == 0 and start >= fault_at and start > 0:
                closed_later = closed_later or _before_closing(tokens)
                is_inside = parentheses > 0 and closed_later[index]
                if not is_inside and _OPENS_REGION.match(text, start + 1) is None:
                    return start
            else:
                opened = max(0, opened - 1)
        elif token == "(":
            parentheses += 1
        elif token == ")":
            parentheses = max(0, parentheses - 1)
    return len(text)


def _before_closing(tokens: Sequence[str]) -> list[bool]:
    """For each token, whether a parenthesis is closed after it that is not opened there."""
    closing = 0
    found: list[bool] = []
    for token in reversed(tokens):
        found.append(closing > 0)
        if token == ")":
            closing += 1
        elif token == "(" and closing:
            closing -= 1
    found.reverse()
    return found
