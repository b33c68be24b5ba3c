"""The blocks of an operation's regions: how many there are, what ends them, what their first one may be.

MLIR language reference, "Blocks" and "Regions"; "Traits": SingleBlock, SingleBlockImplicitTerminator, NoTerminator,
NoRegionArguments.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.ods.constraints import Term, all_of
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import SYNTAX_IN_SETTINGS, OpSpec, RegionSpec
from mlir_ls.ods.wording import in_words
from mlir_ls.semantics.cached.verification import run_verification
from mlir_ls.semantics.summary import run_summary
from mlir_ls.semantics.verify.engine.parents import parent_fault, place_of
from mlir_ls.semantics.verify.model.counts import expected_regions
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.places import fault_at, label_at, name_of, successor_at
from mlir_ls.syntax.shape import Fault, OpShape, may_hold
from mlir_ls.syntax.tree import Node, Region


class ItemFault(NamedTuple):
    """A fault of an item of a region: by run and index."""

    run: int
    item: int
    fault: Fault


class RegionFaults(NamedTuple):
    """What is wrong with a region: at its items, and at the operation that it belongs to."""

    items: list[ItemFault]
    owner: list[Fault]


class _Owner(NamedTuple):
    """What the operation around a region requires of it; for one that is not registered, hardly anything."""

    name: str
    shape: OpShape | None
    spec: OpSpec | None
    number: int
    region: RegionSpec | None

    @property
    def adds_terminator(self) -> bool:
        """Whether the terminator may be left out of the text."""
        return self.spec is not None and self.shape is not None and _adds_terminator(self.spec, self.shape.generic)


def region_faults(region: Region, owner: OpShape | None, number: int) -> RegionFaults:
    """Checks one region of an operation by the runs it is made of; None for `owner` stands for the whole text."""
    found = RegionFaults(_misplaced(region, owner), [])
    if owner is not None and (owner.known or owner.generic):
        spec = owner.syntax if isinstance(owner.syntax, OpSpec) else None
        about = _Owner(owner.name, owner, spec, number, _declared(spec, number))
        starts = _block_starts(region)
        _check_entry(region, starts, about, found)
        if _check_count(region, starts, about, found):
            _check_ends(region, starts, about, found)
    if (found.items or found.owner) and not is_sound(region, owner):
        return RegionFaults([], [])
    return found


def is_plain_block(region: Region, owner: OpShape, number: int) -> bool:
    """Whether a region is a block of one run without a label that ends as it should: most are, and have no `region_faults`."""
    if len(region.runs) != 1:
        return False
    run = region.runs[0]
    last = run.items[-1].shape
    spec = owner.syntax
    if run.items[0].shape.kind == "label" or not isinstance(last.syntax, OpSpec) or not isinstance(spec, OpSpec):
        return False
    endings = run_verification(run).endings
    if not endings:
        return _may_be_one_block(spec, number, "") and (spec.no_terminator or _adds_terminator(spec, owner.generic))
    return endings == (len(run.items) - 1,) and _may_be_one_block(spec, number, last.syntax.name)


@remembered(4096)
def _may_be_one_block(spec: OpSpec, number: int, terminator: str) -> bool:
    """Whether a region of an operation may be a single block with this terminator; "": one that is not in the text."""
    if _fits(1, _block_constraint(spec, _declared(spec, number))) is False:
        return False
    trait = spec.trait("SingleBlockImplicitTerminator")
    return not terminator or spec.implicit_terminator is None or (trait is not None and terminator in trait.arguments)


def _adds_terminator(spec: OpSpec, generic: bool) -> bool:
    """Whether the terminator of an operation's region may be left out of the text."""
    return spec.adds_terminator and not generic and not _spells_terminator(spec)


def _spells_terminator(spec: OpSpec) -> bool:
    return spec.built_in and facts_of(spec.name).spells_terminator


def is_sound(region: Region, owner: OpShape | None) -> bool:
    """Whether nothing in a region is broken, nor the operation around it: called only where something seems wrong.

    Its items are certainly its own then, and all of them, if the braces of the chunk balance: such a text may be laid out
    in any way. Where they do not, it has to be indented as well.
    """
    return not (owner is not None and owner.faults) and not any([run_verification(run).damaged for run in region.runs])


def is_indented(region: Region) -> bool:
    """Whether all items of a region stand deeper than the operation around it; one that does not may be outside of it."""
    return all([run.least_column > region.context.opener_indent for run in region.runs])


def _declared(spec: OpSpec | None, number: int) -> RegionSpec | None:
    if spec is None or not spec.regions:
        return None
    declared = spec.regions[min(number, len(spec.regions) - 1)]
    return declared if number < len(spec.regions) or declared.variadic else None


def _block_starts(region: Region) -> list[int]:
    """The runs with which blocks begin; none for a region without anything in it."""
    return [index for index, run in enumerate(region.runs) if index == 0 or run.items[0].shape.kind == "label"]


def _misplaced(region: Region, owner: OpShape | None) -> list[ItemFault]:
    """Terminators, and what else names successors, that are not the last operation of their block.

    What cannot stand in the owner of the region at all is not among them.
    """
    found: list[ItemFault] = []
    last = len(region.runs) - 1
    for index, known in enumerate(map(run_verification, region.runs)):
        if not known.endings:
            continue
        run = region.runs[index]
        at_end = index == last or region.runs[index + 1].items[0].shape.kind == "label"
        for item in known.endings:
            if (item == len(run.items) - 1 and at_end) or not _is_followed(region, index, item):
                continue
            shape = run.items[item].shape
            if parent_fault(shape, owner, place_of(owner)) is not None:
                continue
            message = f"'{shape.name}' must be the last operation in the parent block"
            found.append(ItemFault(index, item, fault_at("misplaced-terminator", message, name_of(shape))))
    return found


def _is_followed(region: Region, index: int, item: int) -> bool:
    """Whether an operation comes after an item of a run in its block; definitions of aliases are none."""
    after = chain(region.runs[index].items[item + 1 :], *[run.items for run in region.runs[index + 1 :]])
    following = next((node.shape.kind for node in after if node.shape.kind not in ("alias", "resources")), "label")
    return following != "label"


def _check_count(region: Region, starts: list[int], owner: _Owner, found: RegionFaults) -> bool:
    """How many blocks there are; whether that is right."""
    shape, spec, count = owner.shape, owner.spec, len(starts)
    if spec is None or shape is None or (shape.generic and expected_regions(spec, shape)):
        return True
    expected = _block_constraint(spec, owner.region)
    if count == 0 and not shape.generic:
        _check_empty(owner, shape, found)
        made = _made(owner, spec)
        if made == 1 and not (found.owner or spec.no_terminator or owner.adds_terminator):
            message = f"empty block in '{owner.name}': expected at least {_terminator(owner)}"
            found.owner.append(fault_at("empty-block", message, name_of(shape)))
        if made is None or found.owner or _fits(made, expected) is not False:
            return True
    elif _fits(count, expected) is not False:
        return True
    name = f" ('{owner.region.name}')" if owner.region is not None and owner.region.name else ""
    message = f"region #{owner.number}{name} of '{owner.name}' must have {in_words(expected)}, but got {count}"
    if count > 1:
        run = region.runs[starts[1]]
        fault = fault_at("block-count", message, label_at(run.items[0].shape))
        found.items.append(ItemFault(starts[1], 0, fault))
    else:
        found.owner.append(fault_at("block-count", message, name_of(shape)))
    return False


def _made(owner: _Owner, spec: OpSpec) -> int | None:
    """How many blocks the parser makes of `{}`: a generated one makes a block of SingleBlock; None if C++ may make some.

    What adds no terminator makes no block for one.
    """
    if _spells_terminator(spec):
        return 0
    in_code = spec.assembly_format is None or spec.custom_syntax or SYNTAX_IN_SETTINGS in spec.trait_names
    if in_code or owner.region is None or owner.region.name in form_of(spec).handed:
        return None
    return int(spec.single_block)


def _check_empty(owner: _Owner, shape: OpShape, found: RegionFaults) -> None:
    """A region without anything in it, in a custom form, whose parser may make a block of it."""
    if owner.number < len(shape.regions) and shape.regions[owner.number].arguments:
        if owner.spec is not None and not owner.spec.no_terminator and not owner.adds_terminator:
            message = f"empty block in '{owner.name}': expected at least {_terminator(owner)}"
            found.owner.append(fault_at("empty-block", message, name_of(shape)))
    elif (owner.spec is None or owner.spec.built_in) and facts_of(owner.name).needs_body:
        if owner.spec is not None and owner.spec.no_terminator:
            message = f"'{owner.name}' must have a block with something in it, but its region is empty"
        else:
            message = f"empty block in '{owner.name}': expected at least a terminator; a declaration has no braces"
        found.owner.append(fault_at("empty-block", message, name_of(shape)))


def _block_constraint(spec: OpSpec, region: RegionSpec | None) -> Term:
    """How many blocks a region of an operation may have."""
    if spec.symbol_table and len(spec.regions) == 1:
        return ("blocks", 1)
    declared = region.constraint if region is not None else "any"
    if not (spec.single_block or spec.graph_region) or _fits(2, declared) is False:
        return declared
    return ("max_blocks", 1) if declared in ("any", "unknown") else all_of([declared, ("max_blocks", 1)])


def _fits(count: int, expected: Term) -> Truth:
    """Whether a region may have so many blocks."""
    if not isinstance(expected, tuple):
        return expected == "any" or None
    word, *arguments = expected
    if word in ("anyof", "allof"):
        return (any_holds if word == "anyof" else all_hold)([_fits(count, each) for each in arguments])
    if word == "not":
        return negated(_fits(count, arguments[0]))
    number = arguments[0]
    if not isinstance(number, int):
        return None
    match word:
        case "blocks":
            return count == number
        case "min_blocks":
            return count >= number
        case "max_blocks":
            return count <= number
    return None


def _check_entry(region: Region, starts: list[int], owner: _Owner, found: RegionFaults) -> None:
    """The entry block: whether it may have a label and arguments, and that no branch goes to it."""
    if not starts or owner.shape is None:
        return
    entry = region.runs[0].items[0].shape
    if entry.kind != "label":
        return
    shape = owner.shape
    is_named = owner.number < len(shape.regions) and bool(shape.regions[owner.number].arguments) and not shape.generic
    may_have_label = owner.spec is not None and "LabelledEntry" in owner.spec.trait_names and not entry.definitions
    if is_named and not may_have_label:
        message = f"entry block must not have a label: '{owner.name}' declares its arguments"
        found.items.append(ItemFault(0, 0, fault_at("entry-label", message, label_at(entry))))
    if entry.definitions and owner.spec is not None and "NoRegionArguments" in owner.spec.trait_names:
        message = f"region of '{owner.name}' must have no arguments"
        found.items.append(ItemFault(0, 0, fault_at("block-argument", message, label_at(entry))))
    for index, run in enumerate(region.runs):
        item = run_summary(run).successors.get(entry.name)
        if item is not None:
            source = run.items[item].shape
            successor = next(each for each in source.successors if each.label == entry.name)
            message = f"entry block '{entry.name}' of a region may not have predecessors"
            found.items.append(ItemFault(index, item, fault_at("entry-successor", message, successor_at(successor))))


def _check_ends(region: Region, starts: list[int], owner: _Owner, found: RegionFaults) -> None:
    """Each block ends with a terminator, the last one with the one that the parent operation requires, if any."""
    if not starts:
        return
    if len(starts) == 1 and (owner.spec is None or owner.spec.no_terminator or owner.adds_terminator):
        _check_implicit(region, owner, found)
        return
    ends = [*[start - 1 for start in starts[1:]], len(region.runs) - 1]
    implicit = owner.spec.implicit_terminator if owner.spec is not None else None
    about = (implicit,) if implicit is not None else ()
    for start, end in zip(starts, ends, strict=True):
        run = region.runs[end]
        last = run.items[-1].shape
        if last.kind == "label":
            if start == end:
                message = f"empty block '{last.name}': expected at least {_terminator(owner)}"
                fault = fault_at("empty-block", message, label_at(last), about=about)
                found.items.append(ItemFault(end, len(run.items) - 1, fault))
        elif _is_no_terminator(run.items[-1]) and not _ended(region, start, end):
            message = f"block with no terminator: expected {_terminator(owner)} at its end, but got '{last.name}'"
            fault = fault_at("missing-terminator", message, name_of(last), about=about)
            found.items.append(ItemFault(end, len(run.items) - 1, fault))
    if len(starts) == 1:
        _check_implicit(region, owner, found)


def _ended(region: Region, start: int, end: int) -> bool:
    """Whether a block has a terminator, which then stands at the wrong place."""
    return any([run_verification(run).endings for run in region.runs[start : end + 1]])


def _is_no_terminator(node: Node) -> bool:
    """Whether an operation ends no block; one of which C++ parses more may be taken for all of what its line holds."""
    shape = node.shape
    if not isinstance(shape.syntax, OpSpec) or not (node.height or shape.known or shape.generic or shape.partly):
        return False
    return not shape.syntax.terminator and "Unregistered" not in shape.syntax.trait_names


def _terminator(owner: _Owner) -> str:
    implicit = owner.spec.implicit_terminator if owner.spec is not None else None
    return f"the terminator '{implicit}'" if implicit is not None else "a terminator"


def _check_implicit(region: Region, owner: _Owner, found: RegionFaults) -> None:
    """The only terminator that an operation allows in its block, if that is known."""
    expected = owner.spec.implicit_terminator if owner.spec is not None else None
    if owner.spec is None or expected is None:
        return
    trait = owner.spec.trait("SingleBlockImplicitTerminator")
    allowed = trait.arguments if trait is not None else ()
    run = region.runs[-1]
    last = run.items[-1].shape
    name = last.syntax.name if isinstance(last.syntax, OpSpec) else last.name
    if last.kind != "operation" or name in allowed:
        return
    if parent_fault(last, owner.shape, place_of(owner.shape)) is not None:
        return
    if isinstance(last.syntax, OpSpec):
        if not last.syntax.terminator:
            return
    elif owner.adds_terminator or may_hold(last, expected):
        return
    message = f"'{owner.name}' expects its region to end with '{expected}', but got '{last.name}'"
    right = f'"{expected}"' if last.generic else f"{expected}"
    fault = fault_at("wrong-terminator", message, name_of(last), () if last.successors else (right,), about=(expected,))
    found.items.append(ItemFault(len(region.runs) - 1, len(run.items) - 1, fault))
