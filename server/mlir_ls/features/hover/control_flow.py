"""Around what control flows: the predecessors of a block, and how many loops a place is in, of operations and of blocks."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.summary import run_summary
from mlir_ls.semantics.verify.engine.dominators import Dominators
from mlir_ls.syntax.tree import Node, PathStep, Region

_ENTRY = "entry"
"""What the first block of a region is called, which has no label."""

_LOOP = "LoopLikeOpInterface"

_MAX_BLOCKS = 2000


def predecessors(region: Region, label: str) -> list[str]:
    """The labels of the blocks of a region from which control may go on in a block, in the order of the text."""
    found: list[str] = []
    current = _ENTRY
    for run in region.runs:
        part = run_summary(run)
        if label in part.successors or part.labels:
            for node in run.items:
                if node.shape.kind == "label":
                    current = node.shape.name
                elif any([to.label == label for to in node.shape.successors]):
                    found.append(current)
    return list(dict.fromkeys(found))


def loop_depth(path: Sequence[PathStep], node: Node) -> int:
    """How many loops are around an item of the last region of a path; it is in the entry block where it is not found."""
    items = [*[step.item.node for step in path[:-1]], node]
    operations = [step.parent.node.shape.syntax for step in path if step.parent is not None]
    depth = sum([isinstance(each, OpSpec) and each.has_trait(_LOOP) for each in operations])
    return depth + sum([_depth_of_block(step.region, item) for step, item in zip(path, items, strict=True)])


def _depth_of_block(region: Region, item: Node) -> int:
    """How many natural loops of blocks the block of an item is in: each has a block that dominates all of them."""
    if not any([run_summary(run).labels for run in region.runs]):
        return 0
    labels: dict[str, int] = {}
    jumps: list[list[str]] = [[]]
    found = 0
    for run in region.runs:
        for node in run.items:
            if node.shape.kind == "label":
                if node is not region.runs[0].items[0]:
                    jumps.append([])
                labels[node.shape.name] = len(jumps) - 1
            jumps[-1] += [each.label for each in node.shape.successors]
            if node is item:
                found = len(jumps) - 1
    if len(jumps) > _MAX_BLOCKS:
        return 0
    successors = [[labels[label] for label in each if label in labels] for each in jumps]
    dominators = Dominators(successors)
    backwards: list[list[int]] = [[] for _ in successors]
    for block, to in enumerate(successors):
        for each in to if dominators.is_reachable(block) else ():
            backwards[each].append(block)
    return sum([found in _loop_of(head, backwards, dominators) for head in range(len(successors))])


def _loop_of(head: int, backwards: Sequence[Sequence[int]], dominators: Dominators) -> set[int]:
    """The blocks of the natural loop that a block is the head of, by the blocks before each; none if it is of none."""
    todo = [block for block in backwards[head] if dominators.dominates(head, block)]
    inside = {head} if todo else set()
    while todo:
        block = todo.pop()
        if block not in inside:
            inside.add(block)
            todo += backwards[block]
    return inside
