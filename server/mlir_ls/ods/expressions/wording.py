"""Expressions in words, for diagnostics and hovers: "the rank of 'lhs' is 2"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.values import DYNAMIC

Words = Callable[[Term], str]
"""A constraint in words."""

_PHRASES: Final = {
    "getElementType": "the element type of {0}",
    "getElementTypeOrSelf": "the element type of {0}",
    "getElementTypeBitWidth": "the width of the elements of {0}",
    "getIntOrFloatBitWidth": "the width of {0}",
    "getWidth": "the width of {0}",
    "getShape": "the shape of {0}",
    "getRank": "the rank of {0}",
    "getDimSize": "dimension {1} of {0}",
    "getNumElements": "the number of elements of {0}",
    "getNumDynamicDims": "the number of dynamic dimensions of {0}",
    "getScalableDims": "the scalable dimensions of {0}",
    "getMemorySpace": "the memory space of {0}",
    "getMemorySpaceAsInt": "the memory space of {0}",
    "getEncoding": "the encoding of {0}",
    "getInputs": "the inputs of {0}",
    "getResults": "the results of {0}",
    "getTypes": "the types of {0}",
    "size": "the number of members of {0}",
    "front": "the first member of {0}",
    "back": "the last member of {0}",
    "empty": "{0} is empty",
    "hasRank": "{0} has a rank",
    "hasStaticShape": "{0} has a static shape",
    "isDynamicDim": "dimension {1} of {0} is dynamic",
    "isScalable": "{0} is scalable",
    "isSorted": "{0} is in order",
    "isPowerOf2": "{0} is a power of two",
    "isNegative": "{0} is negative",
    "isStrictlyPositive": "{0} is positive",
    "isZero": "{0} is 0",
    "starts_with": "{0} begins with {1}",
    "ends_with": "{0} ends with {1}",
    "contains": "{0} contains {1}",
}
"""Methods in words; others are called by their names."""

_GIVEN: Final = frozenset(("value", "parameter", "where"))
_IN_WORDS_OF_TYPES: Final = {"isSigned": "signed", "isUnsigned": "unsigned", "isSignless": "signless"}
_ITSELF: Final = frozenset(("getValue", "value", "getInt", "getSInt", "getUInt", "getSExtValue", "getZExtValue", "asArrayRef"))
_OPERATORS: Final = {
    "equal": "is", "less": "is less than", "at_most": "is at most", "plus": "plus", "minus": "minus", "times": "times",
    "quotient": "divided by", "remainder": "modulo",
}  # fmt: skip
_NEGATED: Final = {"equal": "is not", "less": "is at least", "at_most": "is more than"}
_QUANTIFIED: Final = {"every": "for every", "some": "for some"}


def expression_in_words(term: Term, of_constraint: Words) -> str:
    """An expression as a phrase: a condition as a clause, another as a noun."""

    def say(part: Term) -> str:
        return expression_in_words(part, of_constraint)

    if not isinstance(term, tuple):
        return "dynamic" if term == DYNAMIC else {"self": "it", "null": "none"}.get(str(term), str(term))
    word, *arguments = term
    if word == "equal" and all(map(_is_condition, arguments)):
        return f"{_condition(arguments[0], of_constraint)} just where {_condition(arguments[1], of_constraint)}"
    if word in _OPERATORS:
        return f"{say(arguments[0])} {_OPERATORS[str(word)]} {say(arguments[1])}"
    match word:
        case "not":
            return _negated(arguments[0], of_constraint)
        case "text":
            return f'"{arguments[0]}"'
        case "case" | "real":
            return str(arguments[-1])
        case "value":
            place = arguments[0]
            return f"{place[0]} #{place[1]}" if isinstance(place, tuple) else f"'{place}'"
        case "total":
            return f"the number of {arguments[0]}"
        case "variable":
            return str(arguments[0]).rstrip("0123456789")
        case "let":
            return f"{say(arguments[2])}, where {arguments[0]} is {say(arguments[1])}"
        case "parameter":
            return f"'{arguments[0]}' of {say(arguments[1])}"
        case "is":
            return f"{say(arguments[1])} is {of_constraint(arguments[0])}"
        case "where":
            return say(arguments[1])
        case "at":
            return _member(arguments[0], say(arguments[1]), say)
        case "list":
            return f"[{', '.join(map(say, arguments))}]"
        case "among":
            return f"{say(arguments[1])} is among {say(arguments[0])}"
        case "every" | "some":
            name = str(arguments[0]).rstrip("0123456789")
            return f"{_QUANTIFIED[str(word)]} {name} of {say(arguments[1])}, {say(arguments[2])}"
        case "and" | "or":
            known = [_condition(each, of_constraint) for each in arguments if each != "unknown"]
            return f" {word} ".join(known)
        case "choice":
            return f"{say(arguments[1])} if {say(arguments[0])}, else {say(arguments[2])}"
        case "call":
            return _call(term, say)
    return f"{word}({', '.join(map(say, arguments))})"


def _is_condition(term: Term) -> bool:
    return isinstance(term, tuple) and term[0] in ("not", "is", "and", "or", "every", "some", "among")


def _condition(term: Term, of_constraint: Words) -> str:
    """An expression in the place of a condition."""
    words = expression_in_words(term, of_constraint)
    if isinstance(term, tuple) and term[0] in _GIVEN:
        return f"{words} is given"
    return f"({words})" if isinstance(term, tuple) and term[0] in ("and", "or") else words


def _negated(term: Term, of_constraint: Words) -> str:
    if isinstance(term, tuple) and term[0] in _NEGATED:
        one, other = [expression_in_words(each, of_constraint) for each in term[1:]]
        return f"{one} {_NEGATED[str(term[0])]} {other}"
    if isinstance(term, tuple) and term[0] == "is":
        return f"{expression_in_words(term[2], of_constraint)} is not {of_constraint(term[1])}"
    words = expression_in_words(term, of_constraint)
    if isinstance(term, tuple) and term[0] == "not":
        return _condition(term[1], of_constraint)
    if isinstance(term, tuple) and term[0] == "call" and " is " in words:
        return words.replace(" is ", " is not ", 1)
    is_present = isinstance(term, tuple) and term[0] in _GIVEN
    return f"{words} is not given" if is_present else f"not ({words})"


def _member(of: Term, index: str, say: Words) -> str:
    if isinstance(of, tuple) and of[:2] == ("call", "getShape"):
        return f"dimension {index} of {_without_type(of[2], say)}"
    return f"member {index} of {say(of)}"


def _call(term: tuple[Term, ...], say: Words) -> str:
    name, receiver = str(term[1]), term[2]
    if name == "getType":
        return f"the type of {say(receiver)}"
    if name == "getDimSize" and term[3] == ("minus", ("call", "getRank", receiver), 1):
        return f"the last dimension of {_without_type(receiver, say)}"
    arguments = [_without_type(receiver, say), *map(say, term[3:])]
    if name in _ITSELF:
        return arguments[0]
    if name in _IN_WORDS_OF_TYPES:
        return f"{arguments[0]} is {_IN_WORDS_OF_TYPES[name]}"
    phrase = _PHRASES.get(name)
    if phrase is not None and phrase.count("{") == len(arguments):
        return phrase.format(*arguments)
    behind = f" with {', '.join(arguments[1:])}" if len(arguments) > 1 else ""
    return f"{name} of {arguments[0]}{behind}"


def _without_type(term: Term, say: Words) -> str:
    """What something is said of: of a value, where it is said of its type."""
    return say(term[2]) if isinstance(term, tuple) and term[:2] == ("call", "getType") else say(term)
