"""How likely an operation is by counts: of the file, of what usually follows what, and of how results are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, pow
from types import MappingProxyType

from mlir_ls.caches import remembered
from mlir_ls.features.completion.likely.around import OperationsAround
from mlir_ls.features.completion.likely.declared import project_dialects
from mlir_ls.features.completion.result_names import kind_of, resemblance, stem_of, usual_kinds, usual_operations
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.successions import Shares, successions

_OF_PROJECT, _AS_NAMED, _SPREAD, _AGAIN = 0.4, 40.0, 0.7, 0.05
"""Weights of operations that are not counted, those of a project: of its dialects in a text without them, of what operations of
the same name are in other dialects, of how many there are, and of the operation in front."""
_NONE: Shares = MappingProxyType({})
_REPEATED = (0.14, 0.2, 0.5, 0.75)
"""Weights of what comes after the same operations as before the place, by how many of these are the same."""
_USUALLY, _NAMED_HERE, _DECLARED, _OF_KIND, _LIKE = 0.2, 0.9, 0.7, 0.7, 6.0
"""Weights of operations whose results usually have a name, of those that the text names so, of those whose definitions name a
result so, of those that compute the same, and of names that are alike."""


class CountedShares:
    """What is counted of the operations that may begin at a place, before which stands the name of a result, or none."""

    def __init__(self, around: OperationsAround, result: str, registry: Registry) -> None:
        table = successions()
        own = project_dialects(registry)
        self._declared = {name: _declared_shares(registry, name) for name in own}
        self._unused = _OF_PROJECT / len(own) if own else 0.0
        self._around, self._stem = around, stem_of(result)
        self._usual, self._kinds = usual_operations(result), usual_kinds(result)
        weighted = [(0.06, around.counts), (0.02, around.alike), *zip(_REPEATED, around.repeated, strict=True)]
        weighted += [(0.32, table.after.get(around.previous, _NONE)), (0.23, table.inside.get(around.owner, _NONE))]
        self._as_declared = _declaring(around, self._stem, registry) if self._stem else _NONE
        self._shares: dict[str, float] = {}
        for weight, shares in weighted:
            for name, share in shares.items():
                self._shares[name] = self._shares.get(name, 0.0) + weight * share

    def likeliness(self, name: str) -> float:
        """How likely an operation is by how often it stands in the file, and where."""
        total, dialect = successions().total.get(name, 0), name.partition(".")[0]
        declared = self._declared.get(dialect)
        if declared is not None:
            share = self._around.dialects.get(dialect, 0.0) + self._unused
            again = _AGAIN * (name == self._around.previous)
            return self._shares.get(name, 0.0) + 0.54 * share * declared.get(name, 0.0) + again
        of_dialect = self._around.dialects.get(dialect, 0.0) * (1 + total) / _total_of(dialect)
        return self._shares.get(name, 0.0) + 0.04 * total / _all() + 0.54 * of_dialect

    def named_so(self, name: str) -> float:
        """How much likelier an operation is by the name that its result has, as a factor."""
        if not self._stem:
            return 1.0
        factor = pow(self._usual.get(name, 0.0) + 0.01, _USUALLY)
        factor *= pow(self._around.named.get(name, 0.0) + 0.02, _NAMED_HERE)
        factor *= pow(self._as_declared.get(name, 0.0) + 0.05, _DECLARED)
        factor *= pow(self._kinds.get(kind_of(name), 0.0) + 0.02, _OF_KIND)
        return factor * exp(_LIKE * resemblance(self._stem, name))


def _declaring(around: OperationsAround, stem: str, registry: Registry) -> Shares:
    """The shares of the operations of the dialects that a text uses whose definitions name a result so."""
    found = [name for dialect in around.dialects for name in _results_named(registry, dialect).get(stem, ())]
    return dict.fromkeys(found, 1 / len(found)) if found else _NONE


@remembered(64)
def _results_named(registry: Registry, dialect: str) -> Mapping[str, Sequence[str]]:
    """The operations of a dialect by the names that their definitions give to results."""
    found: dict[str, list[str]] = {}
    for name in registry.ops_of(dialect):
        spec = registry.op(name)
        for result in spec.results if spec is not None else ():
            found.setdefault(stem_of(result.name), []).append(name)
    return found


@remembered(64)
def _declared_shares(registry: Registry, dialect: str) -> Shares:
    """How likely each operation of a project's dialect is among the others: more where operations of its name are usual."""
    alike = _by_mnemonic()
    weights = {name: 1 + _AS_NAMED * alike.get(name.rpartition(".")[2], 0) / _all() for name in registry.ops_of(dialect)}
    total = (sum(weights.values()) or 1.0) ** _SPREAD
    return {name: weight / total for name, weight in weights.items()}


def share_of_mnemonic(name: str) -> float:
    """How large a part of today's operations has the name of an operation, in whatever dialect it is today."""
    return _by_mnemonic().get(name.partition(".")[2], 0) / _all()


@lru_cache(256)
def _total_of(dialect: str) -> int:
    """How often operations of a dialect were counted, and how many it has: those that were not are as if there was one."""
    table = successions()
    return 1 + sum([1 + table.total.get(name, 0) for name in table.operations if name.partition(".")[0] == dialect])


@lru_cache(1)
def _by_mnemonic() -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, count in successions().total.items():
        mnemonic = name.rpartition(".")[2]
        counts[mnemonic] = counts.get(mnemonic, 0) + count
    return counts


@lru_cache(1)
def _all() -> int:
    return max(1, sum(successions().total.values()))
