"""Reading a part of a header in several ways, of which one has to fit.

A syntax that is known in part leaves open where a piece ends that C++ parses. Each way to go on is tried on a copy of the
reader; the operation is read so only if all ways that lead to the end of the operation find the same in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.syntax.cursor import STATE, Broken, Incomplete, RegionBegins
from mlir_ls.syntax.leaf.lexical import quoted
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import Fault, RegionShape
from mlir_ls.syntax.tolerant.lookahead import begins_item, begins_results
from mlir_ls.syntax.tolerant.reading import ANYTHING

_MAX_ATTEMPTS = 200
_MAX_TOKENS = 200_000
"""How many tokens all attempts on one header read together, at most: a long header is read tolerantly at once."""


class Refused(Exception):
    """No way to read an operation fits; `fault` is what ended the one that went furthest."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class Undecided(Exception):
    """A piece may end before several tokens; `ends` are their indices, the next first. `is_certain`: nowhere else."""

    def __init__(self, ends: Sequence[int], is_certain: bool) -> None:
        self.ends = ends
        self.is_certain = is_certain


Attempt = Callable[[HeaderReader, tuple[int, ...]], None]
"""Reads a header whose opaque pieces end at these indices; raises `Undecided` where there are more pieces."""


def copied(reader: HeaderReader) -> HeaderReader:
    """A reader in the same state."""
    made = HeaderReader.__new__(HeaderReader)
    assign(reader, made)
    return made


def can_be_copied(reader: HeaderReader) -> bool:
    """Whether nothing but the header is read: a reader for completion goes on after the end of the text."""
    return type(reader) is HeaderReader


def take(reader: HeaderReader, read: HeaderReader) -> None:
    """Gives a reader the state of a copy that has read the operation, of whose syntax not all is known."""
    assign(read, reader)
    reader.known, reader.partly = False, True
    reader.expected.add(ANYTHING)
    if reader.unsure:
        reader.regions = [RegionShape(each.arguments, tuple(reader.unsure)) for each in reader.regions]


def fitting(start: HeaderReader, attempt: Attempt, first: Undecided) -> HeaderReader | None:
    """The reader at the end of the operation, if the ways to read it from `start` on find the same values, else None.

    `first` says where the first opaque piece may end; the shortest pieces that fit are taken.

    Raises:
        Refused: none of the ways fits, and no more text would change that.
    """
    furthest: Fault | None = None
    is_certain = first.is_certain
    found: HeaderReader | None = None
    pending: list[tuple[int, ...]] = [(end,) for end in reversed(first.ends)]
    most = min(_MAX_ATTEMPTS, _MAX_TOKENS // len(start.tokens))
    if len(pending) > most:
        return None
    for _ in range(most):
        if not pending:
            if found is None and furthest is not None and is_certain:
                raise Refused(furthest)
            return found
        chosen = pending.pop()
        reader = copied(start)
        try:
            attempt(reader, chosen)
        except Undecided as undecided:
            pending += [(*chosen, end) for end in reversed(undecided.ends)]
            is_certain &= undecided.is_certain
            continue
        except RegionBegins:
            is_certain = False
            continue
        except Broken as broken:
            is_certain &= not isinstance(broken, Incomplete)
            furthest = broken.fault if furthest is None or broken.fault.start > furthest.start else furthest
            continue
        if not ends_item(reader):
            is_certain &= reader.opened < 0 and not _may_begin_item(reader)
            fault = _end_expected(reader)
            furthest = fault if furthest is None or fault.start > furthest.start else furthest
            continue
        if found is None:
            found = reader
        elif _values(found) != _values(reader):
            return None
        else:
            _keep_certain(found, reader)
    return None


def ends_item(reader: HeaderReader) -> bool:
    """Whether an operation may be over before the next token."""
    token = reader.peek()
    if token in ("", "}") or (token == "loc" and reader.peek_at(1) == "("):
        return reader.opened < 0
    return begins_item(reader, reader.index) or (reader.opened < 0 and _begins_item_here(reader))


def _begins_item_here(reader: HeaderReader) -> bool:
    """Whether the next token certainly begins an operation, which may stand on the line of the one that is read."""
    token, after = reader.peek(), reader.peek_at(1)
    if token == "%":
        return begins_results(reader, reader.index, reader.tokens, bare=False)
    if token[:1] == '"':
        return after == "("
    return token[:1].isalpha() and after not in (",", ":", "=") and reader.knows(token, reader.around) is not None


def _may_begin_item(reader: HeaderReader) -> bool:
    """Whether the next token may begin an operation or a block."""
    token = reader.peek()
    is_name = token[:1].isalpha() and ("." in token or reader.knows(token, reader.around) is not None)
    return is_name or token[:1] in ("%", "^", '"')


def _end_expected(reader: HeaderReader) -> Fault:
    token, start = reader.peek(), reader.offset()
    return Fault("expected-token", f"expected the end of the operation, but got {quoted(token)}", start, start + len(token))


def _values(reader: HeaderReader) -> object:
    """What decides about values and blocks."""
    types = [str(type_) for type_ in (*reader.use_types, *reader.result_types)]
    return (reader.groups, types, reader.result_count, reader.successors, reader.regions, reader.unsure, reader.symbol)


def _keep_certain(found: HeaderReader, other: HeaderReader) -> None:
    """Leaves those attributes in a reader that another one, which reads the header otherwise, has found as well."""
    lost = {each.name for each in found.attributes if each not in other.attributes}
    if lost:
        found.attributes = [each for each in found.attributes if each.name not in lost]
        found.implied = {name: value for name, value in found.implied.items() if name not in lost}


def assign(source: HeaderReader, target: HeaderReader) -> None:
    """Gives a reader the state of another one."""
    for name in STATE:
        value = getattr(source, name)
        setattr(target, name, value.copy() if isinstance(value, list | dict | set) else value)
