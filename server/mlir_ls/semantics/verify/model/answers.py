"""What came of the rules that query a site, kept by their queries and the answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import pairwise
from typing import Any

from mlir_ls.semantics.verify.model.context import Unanswered
from mlir_ls.semantics.verify.model.queries import DOUBTFUL, ItemPosition, SiteQuery
from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tree import Node

Rules = Callable[[Callable[[SiteQuery], Any]], tuple[Fault, ...]]
"""What verifies an item by the answers to its queries."""


class Answers(CachedRecord):
    """The results of the rules for one shape, by their queries: a query, and for each answer so far what followed.

    What followed is another query with its answers, or the faults.
    """

    __slots__ = ("root",)

    def __init__(self) -> None:
        self.root: _Known | tuple[Fault, ...] | None = None

    def known(self, about: ItemPosition | Node) -> tuple[tuple[Fault, ...] | None, int]:
        """What came of the rules where the answers were the same, None where these are new; and what that depends on."""
        here = self.root
        depends = 0
        while isinstance(here, _Known):
            depends |= here.bit
            here = here.answers.get(here.function(about, here.first, here.second))
        return here, depends

    def evaluate(self, position: ItemPosition, rules: Rules) -> tuple[tuple[Fault, ...], int]:
        """The faults of an item whose answers are new, by the `rules`, and what they depend on."""
        queried: list[tuple[SiteQuery, Hashable]] = []
        answers: dict[SiteQuery, Hashable] = {}

        def answer(query: SiteQuery) -> Any:
            if query not in answers:
                answers[query] = found = query.function(position, query.first, query.second)
                queried.append((query, found))
            if answers[query] is DOUBTFUL:
                raise Unanswered
            return answers[query]

        faults = rules(answer)
        self.record(queried, faults)
        depends = 0
        for query, _ in queried:
            depends |= query.bit
        return faults, depends

    def record(self, queried: list[tuple[SiteQuery, Hashable]], faults: tuple[Fault, ...]) -> None:
        """Caches the faults that the rules found after these queries, in this order, with these answers."""
        if not queried:
            self.root = faults
            return
        if self.root is None:
            self.root = _Known(queried[0][0])
        here = self.root
        assert isinstance(here, _Known)
        for (_, found), (following, _) in pairwise(queried):
            step = here.answers.get(found)
            if step is None:
                if len(here.answers) >= _REMEMBERED:
                    here.answers.clear()
                step = here.answers[found] = _Known(following)
            assert isinstance(step, _Known)
            here = step
        here.answers[queried[-1][1]] = faults


_REMEMBERED = 4096


class _Known:
    __slots__ = ("answers", "bit", "first", "function", "second")

    def __init__(self, query: SiteQuery) -> None:
        self.function, self.first, self.second, self.bit = query
        self.answers: dict[Hashable, _Known | tuple[Fault, ...]] = {}
