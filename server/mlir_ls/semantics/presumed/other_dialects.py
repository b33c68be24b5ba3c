"""Whether a dialect of a text is another one than that which is known by its name: most operations are not of this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.did_you_mean import is_slip
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.other_profiles import elsewhere
from mlir_ls.semantics.expectations import may_bear_annotations
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Chunk
from mlir_ls.system.patterns import deferred

_BODY = deferred(r"([!#])(\w+)\.(\w[\w.]*)")
"""The name of a type or an attribute of a dialect."""

_MIN_UNKNOWN = 3
"""So many operations of a dialect that no release of MLIR has are no slips, where nothing else of that dialect is known."""


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


def projects_dialects(chunks: Sequence[Chunk], lines: Sequence[str], language: OpenLanguage) -> frozenset[str]:
    """The dialects of which a text names several operations, and nothing that MLIR's dialect of that name has or had.

    They are of a project that calls a dialect of its own so. It visits every operation, so it is for a text that is seen first.
    Of a dialect for tests, which many projects have, one type or attribute that is not known says as much.
    """
    if may_bear_annotations(lines):
        return frozenset()
    unknown: dict[str, set[str]] = {}
    known: set[str] = set()
    for name, generic in {(shape.name, shape.generic) for shape in _shapes(chunks)}:
        dialect, dot, mnemonic = name.partition(".")
        if not dot or not language.knows_dialect(dialect) or language.is_of_project(dialect) or language.is_extended(name):
            continue
        if language.named(name) is not None or elsewhere(name, language.profile) is not None:
            known.add(dialect)
        elif not (generic and language.accepts_unknown(dialect)):
            unknown.setdefault(dialect, set()).add(mnemonic)
    found = frozenset(
        [name for name, words in unknown.items() if name not in known and _are_no_slips(words, language.registry.ops_of(name))]
    )
    tests = tests_among(frozenset(language.registry.dialects())) - known
    candidates = found | frozenset([name for name in tests if not language.is_of_project(name)])
    bodies = _bodies(lines, candidates)
    found |= frozenset([name for name in candidates - found if _has_unknown_bodies(bodies, name, language)])
    return found - _with_bodies(bodies, language)


def _are_no_slips(words: set[str], operations: Sequence[str]) -> bool:
    """Whether words are many, and for the most part not near the names of a dialect's operations."""
    known = [each.partition(".")[2] for each in operations]
    slips = [word for word in words if any([is_slip(word, each) for each in known])]
    return len(words) >= _MIN_UNKNOWN and 2 * len(slips) <= len(words)


def _bodies(lines: Sequence[str], dialects: frozenset[str]) -> list[tuple[str, str, str]]:
    """The types and attributes of some dialects that a text names: the sigil, the dialect and the mnemonic of each."""
    marks = [f"{name}." for name in dialects]
    named = {match for line in lines if any([mark in line for mark in marks]) for match in _BODY.findall(line)}
    return [match for match in named if match[1] in dialects]


def _with_bodies(bodies: Sequence[tuple[str, str, str]], language: OpenLanguage) -> frozenset[str]:
    """The dialects that are known to have one of some types and attributes."""
    return frozenset([dialect for sigil, dialect, word in bodies if _is_body(sigil, dialect, word, language)])


def _has_unknown_bodies(bodies: Sequence[tuple[str, str, str]], name: str, language: OpenLanguage) -> bool:
    """Whether some types and attributes of a dialect are not known, and no slips of those that are."""
    known = {"!": language.registry.types_of(name), "#": language.registry.attributes_of(name)}
    words = [(sigil, word) for sigil, dialect, word in bodies if dialect == name]
    return any([not any([word == each or is_slip(word, each) for each in known[sigil]]) for sigil, word in words])


def _is_body(sigil: str, dialect: str, mnemonic: str, language: OpenLanguage) -> bool:
    """Whether a dialect is known to have a type or an attribute of this name."""
    find = language.registry.type_def if sigil == "!" else language.registry.attr_def
    return find(dialect, mnemonic) is not None


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
        if dialect in dialects and not _is_body(sigil, dialect, mnemonic, language):
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
