"""Whether a dialect of a text is another one than that which is known by its name: most operations are not of this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Chunk
from mlir_ls.system.patterns import deferred

_BODY = deferred(r"([!#])(\w+)\.(\w[\w.]*)")
"""The name of a type or an attribute of a dialect."""


def tests_among(dialects: frozenset[str]) -> frozenset[str]:
    """Those of some dialects that mlir-opt has for its own tests."""
    return frozenset([name for name in dialects if knowledge_of(name).is_for_tests])


def other_dialects(chunks: Sequence[Chunk], dialects: frozenset[str], language: OpenLanguage) -> frozenset[str]:
    """Those of some dialects of which a text names more unknown operations than known ones. It visits every operation."""
    if not dialects:
        return dialects
    balance = dict.fromkeys(dialects, 0)
    for name in {shape.name for shape in _shapes(chunks)}:
        dialect, dot, _ = name.partition(".")
        if dot and dialect in balance:
            balance[dialect] += 1 if language.named(name) is None else -1
    return frozenset([dialect for dialect, count in balance.items() if count > 0])


def known_dialects(
    chunks: Sequence[Chunk], lines: Sequence[str], dialects: frozenset[str], language: OpenLanguage
) -> frozenset[str]:
    """Those of some dialects of which a text names something, if only an attribute, and nothing that is not known.

    Operations in generic form do not count where the dialect accepts those that it does not declare.
    """
    if not dialects:
        return dialects
    lines = [line for line in lines if any([f"{dialect}." in line for dialect in dialects])]
    named = {dialect for dialect in dialects if any([f"{dialect}." in line for line in lines])}
    unknown: set[str] = set()
    for name, generic in {(shape.name, shape.generic) for shape in _shapes(chunks)}:
        dialect, dot, _ = name.partition(".")
        is_accepted = not dot or dialect not in dialects or (generic and language.accepts_unknown(dialect))
        if not is_accepted and language.named(name) is None:
            unknown.add(dialect)
    for sigil, dialect, mnemonic in {match for line in lines for match in _BODY.findall(line)}:
        if dialect in dialects:
            find = language.registry.type_def if sigil == "!" else language.registry.attr_def
            if find(dialect, mnemonic) is None:
                unknown.add(dialect)
    return frozenset(named - unknown)


def _shapes(chunks: Sequence[Chunk]) -> Iterator[OpShape]:
    todo = [chunk.region for chunk in chunks]
    while todo:
        for run in todo.pop().runs:
            for node in run.items:
                yield node.shape
                if node.body is not None:
                    todo += node.body.regions
