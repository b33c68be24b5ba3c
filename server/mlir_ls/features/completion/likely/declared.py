"""What the dialects of a project declare: their types and attributes, those first that most of their operations name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mlir_ls.caches import remembered
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.successions import successions

MAX_DECLARED = 8
"""So many types or attributes of one dialect are offered where no dialect is named."""


@remembered(8)
def project_dialects(registry: Registry) -> tuple[str, ...]:
    """The dialects that are offered and of which no counts are shipped: those of a project."""
    return tuple([name for name in registry.offered() if name not in successions().dialects])


@remembered(64)
def declared_names(registry: Registry, dialect: str, word: str) -> tuple[str, ...]:
    """The types of a dialect, or its attributes where the word is `attr`, without their sigils.

    Those come first that most of its operands, results and attributes name.
    """
    counts = _counts(registry, dialect)
    mnemonics = registry.types_of(dialect) if word == "type" else registry.attributes_of(dialect)
    names = [f"{dialect}.{mnemonic}" for mnemonic in mnemonics]
    return tuple(sorted(names, key=lambda name: -counts[word, name])[:MAX_DECLARED])


def _counts(registry: Registry, dialect: str) -> Counter[tuple[str, str]]:
    """How often the operations of a dialect name each type and attribute."""
    found: Counter[tuple[str, str]] = Counter()
    for name in registry.ops_of(dialect):
        spec = registry.op(name)
        if spec is not None:
            values = [each.constraint for each in spec.operands] + [each.constraint for each in spec.results]
            for constraint in values + [each.constraint for each in spec.attributes]:
                found.update(set(_named(constraint)))
    return found


def _named(constraint: Term) -> Iterator[tuple[str, str]]:
    """The types and attributes that a constraint names, each with the word for its kind."""
    if not isinstance(constraint, tuple) or len(constraint) < 2:
        return
    if constraint[0] in ("type", "attr"):
        yield str(constraint[0]), str(constraint[1])
        return
    for part in constraint[1:]:
        yield from _named(part)
