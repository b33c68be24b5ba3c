"""A text and its tree: an immutable snapshot, and how an edit makes the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from mlir_ls.interruption import pause
from mlir_ls.syntax.brackets import braces
from mlir_ls.syntax.chunks.dumps import foreign_lines, has_messages, is_log
from mlir_ls.syntax.chunks.enclosed import dedented, may_open, opens
from mlir_ls.syntax.chunks.pasted import (
    CONFLICT_MARKS,
    FENCE,
    MAX_LINES,
    OTHER_FENCE,
    Pasted,
    may_be_pasted,
    pasted_or_slip,
    without_fences,
)
from mlir_ls.syntax.chunks.splits import SPLITTINGS, Splits, may_change_splits, splits_of, starts_of
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.lines import Lines, as_lines
from mlir_ls.syntax.parser import parse_chunk
from mlir_ls.syntax.reuse import OldChunk
from mlir_ls.syntax.source import LineSource
from mlir_ls.syntax.steps import Automaton
from mlir_ls.syntax.tree import Chunk, Tree, tree_of
from mlir_ls.text import Edit, occurs


class Document(NamedTuple):
    """A snapshot. `nets`: by chunk, how many more braces open than close. `fresh`: items read anew for it.

    `is_log`: it is the output of a compiler, with IR between lines that are no MLIR (`syntax.chunks.dumps`). `pasted`: what is
    read of a text that was copied with something that is no MLIR (`syntax.chunks.pasted`); `slips`: a line would make it such
    a text, if no operation stood above. `unread`: by index, the chunks that only stand for lines that are not read yet; `cut`:
    those of which only the beginning is read (`syntax.partial.parts`). `rests`: of the latter, how many more braces open than
    close up to the end of the text, those in strings and comments counted as well.
    """

    lines: Lines
    tree: Tree
    nets: tuple[int, ...]
    splits: Splits
    fresh: int
    is_log: bool = False
    unread: tuple[int, ...] = ()
    cut: tuple[int, ...] = ()
    rests: tuple[int, ...] = ()
    pasted: Pasted | None = None
    slips: bool = False


def parse_document(given: Sequence[str], automaton: Automaton) -> Document:
    """The snapshot of a text that is read for the first time."""
    lines = list(given)
    text = "\n".join(lines)
    log = is_log(text)
    copied, slips = pasted_or_slip(lines)
    if copied is not None:
        lines = copied.lines
        text = "\n".join(lines)
    splits = splits_of(lines, text)
    starts = starts_of(lines, splits) if any([occurs(each, text) for each in SPLITTINGS]) else []
    if copied is not None:
        starts = sorted({*starts, *copied.starts} - {0})
    bounds = [0, *starts, len(lines)]
    source = LineSource(lines, text, _foreign_in(lines, pairwise(bounds), copied is not None) if log else ())
    keys = source.keys
    assert keys is not None
    chunks: list[Chunk] = []
    nets: list[int] = []
    fresh = slot = 0
    known: dict[str, int] = {}
    for first, end in pairwise(bounds):
        net = _net(keys[first:end], known)
        chunk, count, slot = parse_chunk(automaton, source, first, end, slot, net)
        chunks.append(chunk)
        nets.append(net)
        fresh += count
        pause()
    return Document(as_lines(given), tree_of(chunks), tuple(nets), splits, fresh, log, pasted=copied, slips=slips)


def edit_document(old: Document, edit: Edit, automaton: Automaton) -> Document:
    """The snapshot after an edit; it shares with the old one what the edit did not touch."""
    lines = old.lines.edited(edit)
    if old.pasted is not None or old.slips or _is_pasted_now(old.lines, lines):
        return parse_document(lines, automaton)
    # lines that are put in between two chunks belong to the first one
    index = max(0, old.tree.index_at(edit.last - 1))
    start = old.tree.starts[index]
    if edit.first < start or may_split_anew(old, edit, lines):
        return _resplit(old, edit, lines, automaton)
    read = _edited_chunk_of_log if old.is_log else _edited_chunk
    new, net, fresh = read(old, edit, lines, index, automaton)
    nets = (*old.nets[:index], net, *old.nets[index + 1 :])
    return Document(lines, old.tree.with_chunk(index, new), nets, old.splits, fresh, old.is_log)


def _is_pasted_now(before: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether a text that was not copied, or is too long for that, is one that was after an edit which touches no fence."""
    if len(before) > MAX_LINES:
        return may_be_pasted(lines)
    return without_fences(lines) is not None


def _edited_chunk(old: Document, edit: Edit, lines: Lines, index: int, automaton: Automaton) -> tuple[Chunk, int, int]:
    """A chunk after an edit in it, how many more braces open than close in it, and how many items were read anew."""
    chunk, start = old.tree.chunks[index], old.tree.starts[index]
    net = old.nets[index] + net_of(edit.lines) - net_of(old.lines[edit.first : edit.last])
    reusable = OldChunk(chunk, lines, start, edit.first, edit.last, edit.shift)
    new, fresh, _ = parse_chunk(automaton, LineSource(lines), start, start + chunk.height + edit.shift, 0, net, reusable)
    return new, net, fresh


def _edited_chunk_of_log(old: Document, edit: Edit, lines: Lines, index: int, automaton: Automaton) -> tuple[Chunk, int, int]:
    """The same for a log, where an edit may decide of other lines of the chunk as well whether they are MLIR."""
    chunk, start = old.tree.chunks[index], old.tree.starts[index]
    before, after = old.lines[start : start + chunk.height], lines[start : start + chunk.height + edit.shift]
    first, last = edit.first - start, edit.last - start
    foreign, was_foreign = foreign_lines(after), foreign_lines(before)
    source = LineSource(after, None, foreign)
    reusable = None
    if {each + edit.shift * (each >= last) for each in was_foreign if not first <= each < last} == {
        each for each in foreign if not first <= each < last + edit.shift
    }:
        reusable = OldChunk(chunk, source.lines, 0, first, last, edit.shift)
    net = net_of(source.lines)
    new, fresh, _ = parse_chunk(automaton, source, 0, len(after), 0, net, reusable)
    return new, net, fresh


def may_split_anew(old: Document, edit: Edit, lines: Sequence[str]) -> bool:
    """Whether the text after an edit, of which these are the lines, may be split into chunks in another way."""
    touched = [*old.lines[edit.first : edit.last], *edit.lines]
    if edit.first == 0:
        # a line that splits does so only where it is not the first one
        touched += (old.lines[0], lines[0])
    if any([line[:7] in CONFLICT_MARKS for line in touched]):
        return True
    if may_open("\n".join(touched)) and any([opens(line) for line in touched]):
        return True
    return any([may_change_splits(line) or has_messages(line) or FENCE in line or OTHER_FENCE in line for line in touched])


def _resplit(old: Document, edit: Edit, lines: Lines, automaton: Automaton) -> Document:
    """An edit that touches a split line, or more than one chunk: chunks without a touched line are taken over."""
    text = "\n".join(lines)
    splits, log = splits_of(lines, text), is_log(text)
    if splits != old.splits or log != old.is_log or may_be_pasted(lines):
        return parse_document(lines, automaton)
    kept: dict[tuple[int, int], tuple[Chunk, int]] = {}
    for (start, chunk), net in zip(old.tree.chunks_with_lines(), old.nets, strict=True):
        end = start + chunk.height
        if end <= edit.first:
            kept[start, end] = chunk, net
        elif start >= edit.last:
            kept[start + edit.shift, end + edit.shift] = chunk, net
    bounds = [0, *starts_of(lines, splits), len(lines)]
    anew = [(first, end) for first, end in pairwise(bounds) if (first, end) not in kept]
    source = LineSource(lines, None, _foreign_in(lines, anew) if log else ())
    chunks: list[Chunk] = []
    nets: list[int] = []
    fresh = 0
    for first, end in pairwise(bounds):
        known = kept.get((first, end))
        if known is None:
            net = net_of(source.lines[first:end])
            chunk, count, _ = parse_chunk(automaton, source, first, end, 0, net)
            fresh += count
            known = chunk, net
        chunks.append(known[0])
        nets.append(known[1])
    return Document(lines, tree_of(chunks), tuple(nets), splits, fresh, log)


def _foreign_in(lines: Sequence[str], bounds: Iterable[tuple[int, int]], is_copied: bool = False) -> set[int]:
    """The numbers of the lines of a log that are no MLIR, in the chunks with these first lines and ends.

    What is read of a text that was copied is indented by what stood before it.
    """
    chunks = [(first, lines[first:end]) for first, end in bounds]
    read = [(first, dedented(chunk) if is_copied else chunk) for first, chunk in chunks]
    return {first + each for first, chunk in read for each in foreign_lines(chunk)}


def net_of(lines: Sequence[str]) -> int:
    """How many more braces open than close in some lines."""
    return _net(_erased(lines), {})


def _erased(lines: Sequence[str]) -> list[str]:
    """The erased forms of the lines that hold braces."""
    return [erase(line).text for line in lines if "{" in line or "}" in line]


def _net(keys: Sequence[str], known: dict[str, int]) -> int:
    """How many more braces open than close in some lines; `known` remembers those of lines."""
    text = "\n".join(keys)
    if '"' not in text and "//" not in text:
        return braces(text)
    net = 0
    for key in keys:
        if "{" in key or "}" in key:
            found = known.get(key)
            if found is None:
                found = known[key] = braces(key)
            net += found
    return net
