"""Constraints as hovers and signature help show them: a short list of types, without what only a verifier needs to know.

Diagnostics use `wording`, which leaves nothing out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.wording import in_words, is_condition, listed

_TENSORS: Final = frozenset(("ranked_tensor", "unranked_tensor"))
_VECTORS: Final = frozenset(("fixed_vector", "scalable_vector"))
_MEMREFS: Final = frozenset(("memref", "unranked_memref"))

_CONTAINERS: Final[dict[Term, frozenset[str]]] = {
    "tensor": _TENSORS,
    "vector": _VECTORS,
    "any_memref": _MEMREFS,
    "value_semantics": _VECTORS | _TENSORS,
    "shaped": _VECTORS | _TENSORS | _MEMREFS,
    "ranked": _VECTORS | {"ranked_tensor", "memref"},
    **{each: frozenset((each,)) for each in (*_TENSORS, *_VECTORS, *_MEMREFS)},
}
"""Words for types with a shape, and the kinds of such types that each of them comprises."""

_NAMES: Final = (
    (_VECTORS, "vector"),
    (_TENSORS, "tensor"),
    (_MEMREFS, "memref"),
    (frozenset(("fixed_vector",)), "fixed-length vector"),
    (frozenset(("scalable_vector",)), "scalable vector"),
    (frozenset(("ranked_tensor",)), "ranked tensor"),
    (frozenset(("unranked_tensor",)), "unranked tensor"),
    (frozenset(("memref",)), "memref"),
    (frozenset(("unranked_memref",)), "unranked memref"),
)

_SIMPLE: Final[dict[Term, str]] = {
    "any": "any type",
    "never": "nothing",
    "unknown": "others",
    "signless": "integer",
    "float": "float",
}
_PREFIXES: Final = {"signless": "i", "signed": "si", "unsigned": "ui"}

_FLOATS: Final = frozenset(("f16", "bf16", "f32", "f64", "f80", "f128", "tf32"))
_MANY_FLOATS: Final = 5
"""From this number on, builtin floating-point types are named together."""

_LEFT_OUT: Final = frozenset(("unknown", "any", "dimensions", "storage_width"))
"""Conditions that do not help a reader to choose a type."""


def constraint_words(term: Term) -> str:
    """The types or attributes that satisfy a constraint, as "integer or index, or vector or tensor of them"."""
    options = _without_unranked(_options(term))
    themselves = [each for each in options if _elements_of(each) is None]
    names = _shortened(themselves)
    alike: dict[str, list[Term]] = {}
    for each in options:
        elements = _elements_of(each)
        if elements is not None:
            alike.setdefault(_one(each, with_elements=False), []).extend(elements)
    shaped: dict[str, list[str]] = {}
    for container, elements in alike.items():
        inner = _shortened(elements)
        is_same = len(names) > 1 and set(inner) == set(names)
        of = "them" if is_same else "it" if inner == names else listed(inner)
        shaped.setdefault(of, []).append(container)
    texts = [f"{listed(containers)} of {of}" for of, containers in shaped.items()]
    if not names:
        return ", or ".join(texts)
    return ", or ".join([listed(names), *texts])


def _without_unranked(options: list[Term]) -> list[Term]:
    """Alternatives without the tensors of unknown rank beside ones of certain ranks: that is a rank that is not known yet."""
    ranked = [each for each in options if _has_rank(each)]
    unranked = [each for each in options if _kinds_of(each) == frozenset(("unranked_tensor",))]
    if not ranked or not unranked:
        return options
    return [_of_any_kind(each) if each in ranked else each for each in options if each not in unranked]


def _has_rank(term: Term) -> bool:
    """Whether a constraint is one on the rank of tensors."""
    parts = term[1:] if isinstance(term, tuple) and term[0] == "allof" else ()
    words = [part[0] if isinstance(part, tuple) else part for part in parts]
    return "ranked_tensor" in words and bool({"rank", "min_rank"} & set(words))


def _of_any_kind(term: Term) -> Term:
    """A constraint on tensors with a rank without the word for these: its condition on the rank implies it."""
    assert isinstance(term, tuple)
    return tuple(["tensor" if part == "ranked_tensor" else part for part in term if part != "ranked"])


def _kinds_of(term: Term) -> frozenset[str] | None:
    """The kinds of types with a shape that a constraint is about; None for other constraints."""
    found = [_kinds_in(part) for part in (term[1:] if isinstance(term, tuple) and term[0] == "allof" else (term,))]
    known = [each for each in found if each is not None]
    return frozenset.intersection(*known) if known else None


def _options(term: Term) -> list[Term]:
    """The alternatives of a constraint, those of nested alternatives included."""
    if isinstance(term, tuple) and term[0] == "anyof":
        return [option for part in term[1:] for option in _options(part)]
    if isinstance(term, tuple) and term[0] == "throughout":
        return _options(term[1])
    if isinstance(term, tuple) and term[0] == "element_or_self":
        return [*_options(term[1]), ("allof", "shaped", ("element", term[1]))]
    return [term]


def _elements_of(term: Term) -> list[Term] | None:
    """The alternatives for the elements of a type with a shape; None where these are not constrained."""
    if not isinstance(term, tuple) or term[0] != "allof":
        return None
    found = [_options(part[1]) for part in _parts(term) if isinstance(part, tuple) and part[0] == "element"]
    known = [each for each in found if not {"any", "unknown"} & set(each)]
    return min(known, key=len, default=None)  # all of them hold, and the shortest says the most


def _parts(term: tuple[Term, ...]) -> list[Term]:
    """The terms of a conjunction, those of nested ones included."""
    found: list[Term] = []
    for part in term[1:]:
        found += _parts(part) if isinstance(part, tuple) and part[0] == "allof" else [part]
    return found


def _shortened(terms: Sequence[Term]) -> list[str]:
    """The words for alternatives, without repetitions; those of several widths together, and many floating-point types."""
    widths = sorted({part[1] for part in terms if isinstance(part, tuple) and part[0] == "integer" and len(part) == 2})
    grouped = f"{listed([f'{width}-' for width in widths])}bit integer" if len(widths) > 1 else ""
    words = [grouped if grouped and isinstance(each, tuple) and each[0] == "integer" else _one(each) for each in terms]
    unique = list(dict.fromkeys(words))
    if sum([name in _FLOATS for name in unique]) < _MANY_FLOATS:
        return unique
    return list(dict.fromkeys(["float" if name in _FLOATS else name for name in unique]))


def _one(term: Term, with_elements: bool = True) -> str:
    """A constraint without alternatives at its top."""
    if not isinstance(term, tuple):
        kinds = _CONTAINERS.get(term)
        return _named(kinds) if kinds is not None else _SIMPLE.get(term) or in_words(term)
    word = str(term[0])
    if word == "allof":
        return _conjunction(_parts(term), with_elements)
    if word in _PREFIXES and len(term) == 2:
        return f"{_PREFIXES[word]}{term[1]}"
    if word == "dialect":
        return f"any !{term[1]} type"
    if word == "holds":
        return f"type ({constraint_words(term[1])})"
    if word in ("each", "members", "element"):
        return f"of {constraint_words(term[1])}"
    return in_words(term)


def _conjunction(terms: Sequence[Term], with_elements: bool) -> str:
    kinds: frozenset[str] | None = None
    implied = _implied(terms)
    nouns: list[str] = []
    conditions: list[str] = []
    excluded: list[str] = []
    for part in terms:
        comprised = _kinds_in(part)
        word = part[0] if isinstance(part, tuple) else part
        if word in implied or (isinstance(part, tuple) and word == "anyof" and "unknown" in part):
            continue
        if comprised is not None:
            kinds = comprised if kinds is None else kinds & comprised
        elif word in _LEFT_OUT or (word == "element" and not with_elements):
            continue
        elif word == "holds":
            nouns = [*[each for each in nouns if each != "type"], _one(part)]
        elif isinstance(part, tuple) and word == "not" and not is_condition(part):
            excluded.append(constraint_words(part[1]))
        elif is_condition(part):
            conditions.append(_one(part))
        else:
            nouns.append(constraint_words(part))
    if kinds:
        nouns.insert(0, _named(kinds))
    words = " ".join([" and ".join(dict.fromkeys(nouns)), *conditions]).strip() or "any type"
    return f"{words} but not {listed(list(dict.fromkeys(excluded)))}" if excluded else words


def _implied(terms: Sequence[Term]) -> frozenset[str]:
    """The words for ranks that others in a conjunction imply, or that nearly all such types have, as vectors do."""
    words = {str(part[0]) for part in terms if isinstance(part, tuple)}
    kinds = [each for part in terms if (each := _kinds_in(part)) is not None]
    if "shape" in words:
        return frozenset(("rank", "min_rank"))
    is_vector = bool(kinds) and frozenset.intersection(*kinds) <= _VECTORS
    return frozenset(("min_rank",)) if "rank" in words or (is_vector and ("min_rank", 1) in terms) else frozenset()


def _kinds_in(term: Term) -> frozenset[str] | None:
    """The kinds of types with a shape that a constraint comprises, where it says nothing more of use."""
    if not isinstance(term, tuple):
        return _CONTAINERS.get(term)
    if term[0] not in ("anyof", "allof"):
        return None
    said = [part for part in term[1:] if term[0] == "anyof" or (part[0] if isinstance(part, tuple) else part) not in _LEFT_OUT]
    found = [_kinds_in(part) for part in said]
    known = [each for each in found if each is not None]
    if not known or len(known) != len(found):
        return None
    return frozenset().union(*known) if term[0] == "anyof" else frozenset.intersection(*known)


def _named(kinds: frozenset[str]) -> str:
    names = []
    for group, name in _NAMES:
        if group <= kinds:
            names.append(name)
            kinds = kinds - group
    return listed(names)
