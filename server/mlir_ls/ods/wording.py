"""Constraints in words, for diagnostics and hovers. The vocabulary is that of `constraints`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.wording import condition_in_words, measure_in_words
from mlir_ls.plurals import plural

_WORDS: Final = {
    "any": "anything",
    "never": "nothing",
    "unknown": "a condition that is not known",
    "integer": "integer",
    "signless": "signless integer",
    "signed": "signed integer",
    "unsigned": "unsigned integer",
    "float": "floating-point number",
    "function": "function type",
    "fixed_vector": "fixed-length vector",
    "scalable_vector": "scalable vector",
    "ranked_tensor": "ranked tensor",
    "unranked_tensor": "unranked tensor",
    "any_memref": "ranked or unranked memref",
    "unranked_memref": "unranked memref",
    "shaped": "shaped type",
    "value_semantics": "vector or tensor",
    "ranked": "ranked shaped type",
    "unit": "unit attribute",
    "dictionary": "dictionary",
    "affine_map": "affine map",
    "integer_set": "integer set",
    "integer_attr": "integer",
    "float_attr": "floating-point number",
    "type_attr": "type",
    "opaque_attr": "opaque attribute",
    "symbol_ref": "symbol",
    "flat_symbol_ref": "symbol without nesting",
    "distinct": "distinct attribute",
    "elements": "elements",
    "dense": "dense elements",
    "dense_int": "dense integer elements",
    "dense_float": "dense floating-point elements",
    "dense_string": "dense string elements",
    "dense_resource": "dense resource",
    "sparse": "sparse elements",
}
"""Words that stand for kinds of types and attributes; those not listed say it themselves."""

_CONDITIONS: Final = {
    "static_shape": "of static shape",
    "strided": "with strides",
    "all_scalable": "with only scalable dimensions",
    "trailing_scalable": "with a scalable last dimension",
    "last_scalable": "with a scalable last dimension",
    "leading_fixed": "without a scalable dimension before the last one",
    "sparse_encoded": "with a sparse encoding",
    "positive": "above 0",
    "non_negative": "of 0 or more",
    "power_of_two": "that is a power of two",
    "sorted": "in order",
    "strictly_sorted": "in strict order",
}
"""Words that say something more about a type or an attribute."""


_CLAUSE: Final = "for which "
"""Before a condition that is a clause."""


def in_words(term: Term) -> str:
    """A constraint as a short noun phrase, without article."""
    if isinstance(term, tuple):
        return _compound(term)
    return _WORDS.get(str(term)) or _CONDITIONS.get(str(term)) or str(term).replace("_", " ")


def requirement_in_words(term: Term) -> str:
    """A constraint as it follows "must be" and "is": a noun phrase, or what a condition says."""
    words = in_words(term)
    if not _is_bare_condition(term):
        return words
    for clause, short in _SHORTER.items():
        if words.startswith(clause):
            return short + words[len(clause) :]
    return words


def _is_bare_condition(term: Term) -> bool:
    """Whether a term says something more of a thing that it does not name."""
    if isinstance(term, tuple) and term[0] == "allof":
        return all([_is_bare_condition(part) for part in term[1:]])
    return is_condition(term)


_SHORTER: Final = {
    "that is ": "",
    "for which ": "one for which ",
    "whose ": "one whose ",
    **{f"of {digit}": digit for digit in "0123456789-"},
    "of members ": "a list of members ",
    "of rank ": "of rank ",
    "of static ": "of static ",
    "of shape ": "of shape ",
    "of type ": "of type ",
    "of at most ": "of at most ",
    "of fewer ": "of fewer ",
    "of more ": "of more ",
    "of ": "made of ",
}
"""How conditions begin, and what they say where no noun stands before them; the first that fits counts."""


def listed(words: Sequence[object]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    shown = [str(word) for word in words]
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"


def _compound(term: tuple[Term, ...]) -> str:
    word = str(term[0])
    if word in ("anyof", "allof"):
        return _alternatives(term[1:]) if word == "anyof" else _conjunction(term[1:])
    if word == "expression":
        return measure_in_words(term[1]) or f"{_CLAUSE}{condition_in_words(term[1], in_words)}"
    if word == "not" and isinstance(term[1], tuple) and term[1][0] == "expression":
        return _compound(("expression", ("not", term[1][1])))
    phrase = _PHRASES.get(word)
    if phrase is None:
        return f"{word.replace('_', ' ')} {', '.join([in_words(part) for part in term[1:]])}"
    return phrase(term[1:])


def _alternatives(terms: tuple[Term, ...]) -> str:
    """Alternatives of one kind share its noun, as in "8-, 16- or 32-bit integer"."""
    words: dict[str, None] = {}
    for word in _SIGNS:
        widths = [part[1] for part in terms if isinstance(part, tuple) and part[0] == word and len(part) == 2]
        if len(widths) > 1:
            words[f"{listed([f'{width}-' for width in widths])}bit {_WORDS[word]}"] = None
            terms = tuple([part for part in terms if not (isinstance(part, tuple) and part[0] == word)])
    for part in merged_lists(terms):
        words[in_words(part)] = None
    return listed(list(words))


def merged_lists(terms: Sequence[Term]) -> list[Term]:
    """Alternatives, where those that list numbers of the same kind are one: "of 2, 3 or 4 elements"."""
    found: dict[object, Term] = {}
    for part in terms:
        key: object = part[0] if isinstance(part, tuple) and part[0] in _LISTING else part
        known = found.get(key)
        is_more = isinstance(part, tuple) and isinstance(known, tuple) and key != part
        found[key] = (*known, *part[1:]) if is_more and isinstance(known, tuple) and isinstance(part, tuple) else part
    return list(found.values())


def _conjunction(terms: tuple[Term, ...]) -> str:
    known = _without_repetition([term for term in terms if term != "unknown"])
    elements = [term[1] for term in known if isinstance(term, tuple) and term[0] == "element"]
    if len(elements) == 1 and " " not in in_words(elements[0]):
        known.sort(key=_is_of_rank)  # "vector of i1 of rank 1 or more", but "vector of rank 1 of 8- or 16-bit integer"
    nouns = [in_words(term) for term in known if not is_condition(term)]
    conditions = [in_words(term) for term in known if is_condition(term)]
    clauses = [each for each in conditions if each.startswith(_CLAUSE)]
    conditions = [each for each in conditions if each not in clauses]
    conditions += [f"{_CLAUSE}{' and '.join([each.removeprefix(_CLAUSE) for each in clauses])}"] if clauses else []
    return " ".join([" and ".join(nouns), *conditions]).strip() or _WORDS["unknown"]


_KINDS: Final = {
    "vector": ("fixed_vector", "scalable_vector"),
    "ranked": ("ranked_tensor", "memref", "vector"),
    "tensor": ("ranked_tensor", "unranked_tensor"),
}
"""Words for kinds of types, by those that comprise them."""


def _is_of_rank(condition: Term) -> bool:
    return isinstance(condition, tuple) and condition[0] in ("rank", "min_rank")


def _without_repetition(terms: list[Term]) -> list[Term]:
    """Conditions in a conjunction without those that others of them imply; both bounds of a number are one range."""
    elements = [term for term in terms if isinstance(term, tuple) and term[0] == "element"]
    narrower = {element for element in elements if any([_comprises(other, element) for other in elements])}
    terms = [term for term in terms if not any([_comprises(term, other) for other in narrower])]
    if any([isinstance(term, tuple) and term[0] == "rank" for term in terms]):
        terms = [term for term in terms if not (isinstance(term, tuple) and term[0] == "min_rank")]
    terms = [term for term in terms if not any([_is_of_kinds(other, _KINDS.get(str(term), ())) for other in terms])]
    if any(map(_is_text, terms)):
        terms = [term for term in terms if term != "string"]
    least = next((term for term in terms if term == "non_negative" or (isinstance(term, tuple) and term[0] == "min")), None)
    most = next((term for term in terms if isinstance(term, tuple) and term[0] == "max"), None)
    if least is None or not isinstance(most, tuple):
        return terms
    lower = least[1] if isinstance(least, tuple) else 0
    return [("from", lower, most[1]) if term == least else term for term in terms if term != most]


def _is_of_kinds(term: Term, kinds: Sequence[str]) -> bool:
    """Whether what satisfies a term is of one of some kinds, which the term names."""
    if not isinstance(term, tuple) or term[0] not in ("anyof", "allof"):
        return term in kinds
    found = [_is_of_kinds(part, kinds) for part in term[1:]]
    return all(found) if term[0] == "anyof" else any(found)


def _is_text(term: Term) -> bool:
    """Whether only certain strings satisfy a term."""
    if not isinstance(term, tuple):
        return False
    return term[0] in ("text", "prefix") or (term[0] == "anyof" and all(map(_is_text, term[1:])))


def _comprises(wide: Term, narrow: Term) -> bool:
    """Whether one of two conditions on elements lists what the other one requires."""
    if not (isinstance(wide, tuple) and isinstance(narrow, tuple) and wide[0] == narrow[0] == "element"):
        return False
    return isinstance(wide[1], tuple) and wide[1][0] == "anyof" and narrow[1] in wide[1][1:]


def is_condition(term: Term) -> bool:
    """Whether a term says something more about what another one names."""
    word = str(term[0]) if isinstance(term, tuple) else str(term)
    if word in ("anyof", "allof") and isinstance(term, tuple):
        return all([is_condition(part) for part in term[1:]])
    is_computed = word == "not" and isinstance(term, tuple) and isinstance(term[1], tuple) and term[1][0] == "expression"
    return is_computed or word in _CONDITIONS or word in _QUALIFYING


def _grouped(term: Term) -> str:
    """A constraint as a part of a phrase."""
    words = in_words(term)
    return f"({words})" if isinstance(term, tuple) and term[0] in ("anyof", "allof") and " " in words else words


def _held(term: Term) -> str:
    """What a type attribute holds: types by their spelling, or a kind of type with an article."""
    options = term[1:] if isinstance(term, tuple) and term[0] == "anyof" else (term,)
    words = in_words(term)
    if all([isinstance(each, tuple) and each[0] in ("is", "type") for each in options]) or words.startswith(("any", "type")):
        return words
    return f"{'an' if words[0] in 'aeio' else 'a'} {words}"


def _of_dimensions(term: Term) -> str:
    """What all dimensions are."""
    if isinstance(term, tuple) and term[0] == "not":
        return f"none of whose dimensions is {in_words(term[1]).removeprefix('equal to ')}"
    return f"whose dimensions are {in_words(term)}"


def _each(term: Term) -> str:
    """What the members of a list are."""
    return f"members {in_words(term)}" if _is_bare_condition(term) else _grouped(term)


_LISTING: Final = frozenset(("rank", "count"))
"""Words for conditions that list the numbers which satisfy them."""

_SIGNS: Final = ("integer", "signless", "signed", "unsigned")

_INTERFACES: Final = {"TypedAttr": "attribute that has a type"}
"""Interfaces of attributes whose names say little of what has them."""

_PHRASES: Final[dict[str, Callable[[tuple[Term, ...]], str]]] = {
    "not": lambda terms: f"anything but {_grouped(terms[0])}",
    "is": lambda terms: str(terms[0]),
    "integer": lambda terms: f"{terms[0]}-bit integer",
    "signless": lambda terms: f"{terms[0]}-bit signless integer",
    "signed": lambda terms: f"{terms[0]}-bit signed integer",
    "unsigned": lambda terms: f"{terms[0]}-bit unsigned integer",
    "rank": lambda terms: f"of rank {listed(terms)}",
    "min_rank": lambda terms: f"of rank {terms[0]} or more",
    "count": lambda terms: f"of {listed(terms)} elements",
    "min_count": lambda terms: f"of {terms[0]} or more elements",
    "max_count": lambda terms: f"of at most {terms[0]} elements",
    "shape": lambda terms: f"of shape {'x'.join([str(term) for term in terms])}",
    "dimension": lambda terms: f"whose dimension {terms[0]} is {listed(terms[1:])}",
    "dimensions": lambda terms: _of_dimensions(terms[0]),
    "element": lambda terms: f"of {_grouped(terms[0])}",
    "element_or_self": lambda terms: f"{_grouped(terms[0])}, or a shaped type of it",
    "members": lambda terms: f"of {_grouped(terms[0])}",
    "nested_members": lambda terms: f"of {_grouped(terms[0])}, however deep",
    "throughout": lambda terms: f"{_grouped(terms[0])}, and made of such types only",
    "type": lambda terms: f"!{terms[0]}",
    "interface": lambda terms: f"type with {terms[0]}",
    "trait": lambda terms: f"{'attribute' if 'Attr' in str(terms[0]) else 'type'} with {terms[0]}",
    "dialect": lambda terms: f"type of the {terms[0]} dialect",
    "parameter": lambda terms: f"whose {terms[0]} is {_grouped(terms[1])}",
    "storage_width": lambda terms: f"stored in {terms[0]} bits",
    "dense_array": lambda terms: f"array<{terms[0]}>",
    "attr": lambda terms: f"#{terms[0]}",
    "enum": lambda terms: f"case of {terms[0]}",
    "attr_interface": lambda terms: _INTERFACES.get(str(terms[0]), f"attribute with {terms[0]}"),
    "attr_dialect": lambda terms: f"attribute of the {terms[0]} dialect",
    "typed": lambda terms: in_words(terms[0]) if _is_bare_condition(terms[0]) else f"of type {_grouped(terms[0])}",
    "holds": lambda terms: f"that is {_held(terms[0])}",
    "each": lambda terms: f"of {_each(terms[0])}",
    "wrapped": lambda terms: in_words(terms[1]),
    "at": lambda terms: f"whose member {terms[0]} is {_grouped(terms[1])}",
    "size": lambda terms: f"of {plural(terms[0], 'member')}",
    "min_size": lambda terms: f"of {terms[0]} or more members",
    "max_size": lambda terms: f"of at most {plural(terms[0], 'member')}",
    "equals": lambda terms: f"equal to {terms[0]}",
    "min": lambda terms: f"of {terms[0]} or more",
    "max": lambda terms: f"of {terms[0]} or less",
    "from": lambda terms: f"from {terms[0]} to {terms[1]}",
    "one_of": lambda terms: f"that is {listed(terms)}",
    "multiple_of": lambda terms: f"that is a multiple of {terms[0]}",
    "case": lambda terms: listed(terms),
    "prefix": lambda terms: f'string that begins with "{terms[0]}"',
    "text": lambda terms: f'"{terms[0]}"',
    "blocks": lambda terms: plural(terms[0], "block"),
    "min_blocks": lambda terms: f"{terms[0]} or more blocks",
    "max_blocks": lambda terms: f"at most {plural(terms[0], 'block')}",
}

_QUALIFYING: Final = frozenset(
    (
        *("rank", "min_rank", "count", "min_count", "max_count", "shape", "dimension", "dimensions", "element"),
        *("members", "nested_members", "parameter", "storage_width", "typed", "holds", "each", "at", "wrapped"),
        *("size", "min_size", "max_size"),
        *("equals", "min", "max", "from", "one_of", "multiple_of", "expression"),
    )
)
"""Compound terms that say something more about what another term names."""
