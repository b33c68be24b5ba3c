"""Which blocks of a region dominate which: every way from the entry block to the one leads through the other.

MLIR language reference, "Control flow and SSACFG regions". The algorithm is that of Cooper, Harvey and Kennedy, "A simple,
fast dominance algorithm".
"""

from __future__ import annotations

from collections.abc import Sequence


class Dominators:
    """The dominator tree of the blocks 0 (the entry) to n, as intervals: a block lies in those of its dominators."""

    __slots__ = ("_first", "_last")

    def __init__(self, successors: Sequence[Sequence[int]]) -> None:
        order = _postorder(successors)
        parents = _immediate_dominators(successors, order)
        self._first = [-1] * len(successors)
        self._last = [-1] * len(successors)
        self._number(parents, order)

    def is_reachable(self, block: int) -> bool:
        """Whether any way leads from the entry to a block."""
        return self._first[block] >= 0

    def dominates(self, one: int, other: int) -> bool:
        """Whether block `one` dominates block `other`, or is it; what is not reachable is dominated by everything."""
        if not self.is_reachable(other):
            return True
        return self.is_reachable(one) and self._first[one] <= self._first[other] <= self._last[one]

    def _number(self, parents: dict[int, int], order: list[int]) -> None:
        """Numbers the blocks in preorder; the last number below a block is that of its last descendant."""
        sizes = dict.fromkeys(order, 1)
        for block in order:  # in postorder of the control flow a block comes before its dominators
            if block:
                sizes[parents[block]] += sizes[block]
        free: dict[int, int] = {}
        for block in reversed(order):
            first = 0 if block == 0 else free[parents[block]]
            if block:
                free[parents[block]] += sizes[block]
            free[block] = first + 1
            self._first[block] = first
            self._last[block] = first + sizes[block] - 1


def _postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    """The blocks that can be reached, each after those that can be reached from it, loops aside."""
    order: list[int] = []
    seen = {0}
    todo = [(0, iter(successors[0]))]
    while todo:
        block, others = todo[-1]
        for other in others:
            if other not in seen:
                seen.add(other)
                todo.append((other, iter(successors[other])))
                break
        else:
            order.append(block)
            todo.pop()
    return order


def _immediate_dominators(successors: Sequence[Sequence[int]], order: list[int]) -> dict[int, int]:
    """The nearest dominator of each block that can be reached; the entry's is itself."""
    rank = {block: index for index, block in enumerate(order)}
    predecessors: dict[int, list[int]] = {block: [] for block in order}
    for block in order:
        for other in successors[block]:
            predecessors[other].append(block)
    nearest = {0: 0}
    changed = True
    while changed:
        changed = False
        for block in reversed(order[:-1]):
            known = [each for each in predecessors[block] if each in nearest]
            common = known[0]
            for each in known[1:]:
                common = _common(common, each, nearest, rank)
            if nearest.get(block) != common:
                nearest[block] = common
                changed = True
    return nearest


def _common(one: int, other: int, nearest: dict[int, int], rank: dict[int, int]) -> int:
    while one != other:
        if rank[one] < rank[other]:
            one = nearest[one]
        else:
            other = nearest[other]
    return one
