"""From the analysis of a text to its text of today, and what could not be brought there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.migration.attributes import attributes_as_today
from mlir_ls.migration.checking import Rewritten, accepted, name_span
from mlir_ls.migration.generic import operand_groups, successor_operands
from mlir_ls.migration.hooks import hooks, joined
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import RewriteSite, Special
from mlir_ls.migration.rewriter import Replacement, Rewriter, apply, settled, with_comments
from mlir_ls.ods.changes import changes_of, renamed, was_in_releases
from mlir_ls.ods.language import default_language
from mlir_ls.ods.profiles import DEFAULT_PROFILE, is_document, pinned_profile
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.places import position_of, span_of
from mlir_ls.syntax.shape import is_damaged
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.system.failures import log_failure
from mlir_ls.text import span

_OPERANDS = re.compile(r"\s*\([^()]*\)(?:\s*\[[^\]]*\])?")
"""Operands and successors of the generic form."""


class Migration(NamedTuple):
    """The text of today, the changes that lead to it, and what has no counterpart and stays as it is, as diagnostics."""

    lines: Sequence[str]
    left: tuple[Diagnostic, ...]
    changes: tuple[Replacement, ...] = ()


def migrate(analysis: Analysis) -> Migration:
    """Brings a text to LLVM 22's form; a text of that, or of a newer release, stays as it is."""
    lines = analysis.document.lines
    if analysis.language.profile == DEFAULT_PROFILE:
        return Migration(lines, ())
    made = [Rewritten(*each) for each in _rewritings(analysis)]
    changes, left = accepted(analysis, made, _pin(lines))
    return Migration(apply(lines, changes), left, tuple(changes))


def _pin(lines: Sequence[str]) -> list[Replacement]:
    """A comment that names the profile of the text names today's."""
    pin = pinned_profile(lines)
    if pin is None:
        return []
    name, line, character = pin
    return [Replacement(span(line, character, character + len(name)), DEFAULT_PROFILE)]


def _rewritings(analysis: Analysis) -> Iterator[tuple[Located, list[Replacement], list[Diagnostic]]]:
    lines = analysis.document.lines
    colons = analysis.language.form.reader.entry_sign == ":"
    for line, chunk in analysis.document.tree.chunks_with_lines():
        names = ChunkNames(chunk.region, analysis.language.leaves, not is_document(analysis.language.profile))
        for item, parent in _items(chunk.region, line, None):
            if parent is None:
                names.enter(item.node)
            rewriter = Rewriter(item, lines)
            reason = _rewrite(rewriter, RewriteSite(item, parent, names, colons, lines))
            left = [Diagnostic("no-counterpart", Severity.WARNING, where, each) for where, each in rewriter.left]
            if reason:
                left.append(Diagnostic("no-counterpart", Severity.WARNING, name_span(item), reason))
            changes = [] if rewriter.stays and item.node.body is None else settled(rewriter.changes)
            if names.aliases:
                changes = settled(_renamed_aliases(item, changes, names.aliases))
            if item.node.shape.kind == "operation":
                changes = with_comments(lines, changes, position_of(item, 0))
            yield item, changes, left


def _renamed_aliases(item: Located, changes: list[Replacement], new: dict[str, str]) -> list[Replacement]:
    """The changes of an item and those that give aliases other names: in what it has, and in what takes the place of that."""
    pattern = re.compile(rf"(?:{'|'.join([re.escape(each) for each in sorted(new, key=len, reverse=True)])})(?![\w.$-])")
    found = [each._replace(text=pattern.sub(lambda name: new[name[0]], each.text)) for each in changes]
    shape = item.node.shape
    places = [(each.name, each.offset) for each in shape.aliases] + ([(shape.name, 0)] if shape.kind == "alias" else [])
    for name, offset in places:
        where = span_of(item, offset, offset + len(name))
        if name in new and not any([each.span.start <= where.start and where.end <= each.span.end for each in changes]):
            found.append(Replacement(where, new[name], owner=changes[0].owner if changes else 0))
    return found


def _items(region: Region, line: int, parent: Located | None) -> Iterator[tuple[Located, Located | None]]:
    """The items of a region, each with the operation around it; of an operation that could not be read, none that it holds."""
    levels = [_items_of(region, line, parent)]
    while levels:
        found = next(levels[-1], None)
        if found is None:
            levels.pop()
            continue
        yield found
        item, body = found[0], found[0].node.body
        if body is not None and not is_damaged(item.node.shape):
            lines = [item.line + region_line_of(body, number) for number in range(len(body.regions))]
            levels += reversed([_items_of(inner, first, item) for inner, first in zip(body.regions, lines, strict=True)])


def _items_of(region: Region, line: int, parent: Located | None) -> Iterator[tuple[Located, Located | None]]:
    """The items of a region alone."""
    for at, node in region.items_with_lines():
        yield Located(line + at, node), parent


def _rewrite(rewriter: Rewriter, place: RewriteSite) -> str:
    """Collects the changes of an item; why there is no counterpart, if there is none."""
    shape = place.item.node.shape
    if is_damaged(shape):
        return "it stays as it is: it could not be read" if shape.kind == "operation" else ""
    leaves = Leaves(rewriter, place.colons, place.names)
    if shape.kind == "alias":
        _without_keyword(rewriter)
        leaves.run(shape.value[0] if shape.value else 0)
    elif shape.kind == "label":
        _rewrite_label(rewriter, leaves, place)
    elif shape.kind == "operation":
        for line in place.names.in_front.get(id(place.item.node), ()):
            rewriter.line_in_front(line)
        return (_of_release if place.names.of_release else _of_era)(rewriter, leaves, place)
    return ""


def _rewrite_label(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> None:
    """Collects the changes of a block's label."""
    shape = place.item.node.shape
    if place.names.of_release:
        leaves.run()
        return
    if place.parent is not None and _goes(place.item, place.parent):
        rewriter.remove(0, len(shape.text))
        return
    if shape.text[:1] != "^":
        rewriter.insert(0, "^")
    leaves.run()
    place.names.rename_uses(rewriter, shape)


def _of_era(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> str:
    """Collects the changes of an operation of one of the older languages; why there is no counterpart, if there is none."""
    shape = place.item.node.shape
    place.names.split_results(rewriter, shape)
    for successor in shape.successors:
        if shape.text[successor.offset : successor.offset + 1] != "^":
            rewriter.insert(successor.offset, "^")
    name = shape.syntax.name if isinstance(shape.syntax, OpSpec) else shape.name
    for special in _specials(name, "OPERATIONS", "FORMER"):
        changes = len(rewriter.changes)
        done, reason = _applied(special, rewriter, leaves, place)
        if done or reason:
            place.names.rename_uses(rewriter, shape)
            return reason
        if len(rewriter.changes) > changes:
            break
    leaves.run()
    new = renamed(name) or _with_dialect(name, shape.text[shape.name_offset : shape.name_end])
    attributes_as_today(rewriter, name, new or name)
    if shape.generic:
        _generic_as_today(rewriter, leaves, place, new or name)
    others = hooks("rename_operation").get(name.partition(".")[0])
    if new:
        rename(rewriter, new, place)
    elif others is not None:
        others(rewriter, place.names)
    place.names.rename_uses(rewriter, shape)
    if new or others is not None or not isinstance(shape.syntax, OpSpec):
        return ""
    return f"'{name}' has no counterpart today" if default_registry().op(name) is None else ""


def _generic_as_today(rewriter: Rewriter, leaves: Leaves, place: RewriteSite, name: str) -> None:
    """Collects the changes of what only the generic form spells, of an operation that has this name today."""
    if place.item.node.shape.regions and place.colons:
        _regions_in_front(rewriter)
    successor_operands(rewriter, leaves, place)
    operand_groups(rewriter, leaves, name)


def _with_dialect(name: str, spelled: str) -> str:
    """The full name of an operation that is spelled without its dialect, and has it today; "" of others."""
    if "." in spelled or (spelled[:1] != '"' and default_language().find(spelled, "builtin") is not None):
        return ""
    return name if default_registry().op(name) is not None else ""


def _specials(name: str, *parts: str) -> list[Special]:
    """What rewrites an operation of a full name, of some parts of the dialects' modules."""
    return [found for part in parts if (found := joined(part).get(name)) is not None]


def _applied(special: Special, rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What a function says that rewrites an operation; one that fails leaves the operation as it is."""
    changes = list(rewriter.changes)
    try:
        return special(rewriter, leaves, place)
    except Exception:
        log_failure(f"bringing {place.item.node.shape.name!r} to today's MLIR")
        rewriter.changes = changes
        return False, "it stays as it is: it could not be rewritten"


def _of_release(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> str:
    """Collects the changes of an operation of a release; why there is no counterpart, if there is none."""
    full = _full_name(rewriter.item, place)
    for special in _specials(full, "FORMER"):
        done, reason = _applied(special, rewriter, leaves, place)
        if done or reason:
            return reason
    leaves.run()
    dialect, _, name = full.partition(".")
    new = changes_of(dialect, DEFAULT_PROFILE).renamed.get(name)
    if new is not None:
        rename(rewriter, new, place)
    attributes_as_today(rewriter, full, new or full)
    place.names.rename_uses(rewriter, rewriter.item.node.shape)
    return ""


def _full_name(item: Located, place: RewriteSite) -> str:
    """The name of an operation with its dialect, which is that of the operation around it where only older releases had it."""
    name = item.node.shape.name
    if "." in name or place.parent is None:
        return name
    full = f"{place.parent.node.shape.name.partition('.')[0]}.{name}"
    return full if was_in_releases(full) else name


def _goes(label: Located, owner: Located) -> bool:
    """Whether a label is gone today: the arguments of its block stand in the operation around it."""
    decided = [drops_label(label, owner) for drops_label in hooks("drops_label").values()]
    if any([each is not None for each in decided]):
        return any(decided)
    if owner.node.body is None or owner.node.shape.generic:
        return False
    for spelled, region in zip(owner.node.shape.regions, owner.node.body.regions, strict=False):
        if spelled.arguments and next(region.items(), None) is label.node:
            return True
    return False


def rename(rewriter: Rewriter, new: str, place: RewriteSite) -> None:
    """Another name for an operation, in the form in which it is written."""
    shape = rewriter.item.node.shape
    start, end = shape.name_offset, shape.name_end
    if shape.generic:
        new = f'"{new}"'
    elif shape.name in joined("NAMES"):
        new = joined("NAMES")[shape.name](place)
    if shape.text[start:end] != new:
        rewriter.replace(start, end, new)


def _regions_in_front(rewriter: Rewriter) -> None:
    """Regions stand before the attributes and types of the generic form today, with commas between them."""
    shape = rewriter.item.node.shape
    text = shape.text
    first, *others = [found.start() for found in re.finditer(f"{{{REGION}", text)] or [-1]
    operands = _OPERANDS.match(text, shape.name_end, max(first, 0))
    if operands is None:
        return
    spelled = rewriter.rewritten(operands.end(), first).strip()
    rewriter.replace(operands.end(), first + 1, " ({")
    for at in others:
        end = len(text[:at].rstrip())
        if text[end - 1] != ",":
            rewriter.insert(end, ",")
    rewriter.append(0, len(text.rstrip()), f") {spelled}")


def _without_keyword(rewriter: Rewriter) -> None:
    """`!alias = type …` has no `type` today."""
    shape = rewriter.item.node.shape
    if shape.name[:1] == "!" and shape.value is not None:
        start = shape.text.index("=") + 1
        keyword = shape.text.find("type", start, shape.value[0])
        if keyword >= 0:
            rewriter.replace(keyword, shape.value[0], "")
