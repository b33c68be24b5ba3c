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
    options = _options(term)
    themselves = [each for each in options if _elements_of(each) is None]
    names = _shortened([_one(each) for each in themselves])
    shaped: dict[str, list[str]] = {}
    for each in options:
        elements = _elements_of(each)
        if elements is not None:
            inner = _shortened([_one(part) for part in elements])
            is_same = len(names) > 1 and set(inner) == set(names)
            of = "them" if is_same else "it" if inner == names else listed(inner)
            shaped.setdefault(of, []).append(_one(each, with_elements=False))
    texts = [f"{listed(list(dict.fromkeys(containers)))} of {of}" for of, containers in shaped.items()]
    if not names:
        return ", or ".join(texts)
    return ", or ".join([listed(names), *texts])


def _options(term: Term) -> list[Term]:
    """The alternatives of a constraint, those of nested alternatives included."""
    if isinstance(term, tuple) and term[0] == "anyof":
        return [option for part in term[1:] for option in _options(part)]
    if isinstance(term, tuple) and term[0] == "element_or_self":
        return [*_options(term[1]), ("allof", "shaped", ("element", term[1]))]
    return [term]


def _elements_of(term: Term) -> list[Term] | None:
    """The alternatives for the elements of a type with a shape; None where these are not constrained."""
    if not isinstance(term, tuple) or term[0] != "allof":
        return None
    found = [part[1] for part in term[1:] if isinstance(part, tuple) and part[0] == "element"]
    return _options(found[0]) if len(found) == 1 and found[0] not in ("any", "unknown") else None


def _shortened(names: Sequence[str]) -> list[str]:
    """Names without repetitions, where many floating-point types are named together."""
    unique = list(dict.fromkeys(names))
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
        return _conjunction(term[1:], with_elements)
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
    nouns: list[str] = []
    conditions: list[str] = []
    for part in terms:
        comprised = _kinds_in(part)
        word = part[0] if isinstance(part, tuple) else part
        if comprised is not None:
            kinds = comprised if kinds is None else kinds & comprised
        elif word in _LEFT_OUT or (word == "element" and not with_elements):
            continue
        elif word == "holds":
            nouns = [*[each for each in nouns if each != "type"], _one(part)]
        elif is_condition(part):
            conditions.append(_one(part))
        else:
            nouns.append(constraint_words(part))
    if kinds:
        nouns.insert(0, _named(kinds))
    return " ".join([" and ".join(dict.fromkeys(nouns)), *conditions]).strip() or "any type"


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
