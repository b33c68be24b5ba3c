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
    "allEqual": "{0} are all the same",
    "haveCompatibleShapes": "{0} and {1} have compatible shapes",
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
_UNITS: Final = {
    "getIntOrFloatBitWidth": "bits", "getWidth": "bits", "getNumElements": "elements", "getRank": "dimensions",
    "size": "members",
}  # fmt: skip
_MEASURED: Final = ("self", ("call", "getType", "self"), ("call", "getShape", "self"))
_BOUNDS: Final = {
    ("equal", True, False): "{0}", ("equal", False, False): "{0}",
    ("equal", True, True): "other than {0}", ("equal", False, True): "other than {0}",
    ("less", True, False): "fewer than {0}", ("less", False, False): "more than {0}",
    ("less", True, True): "{0} or more", ("less", False, True): "at most {0}",
    ("at_most", True, False): "at most {0}", ("at_most", False, False): "{0} or more",
    ("at_most", True, True): "more than {0}", ("at_most", False, True): "fewer than {0}",
}  # fmt: skip
"""How a measure is compared: the operator, whether the measure is on its left, whether that is negated."""
_TURNED: Final = {"equal": "is", "less": "is more than", "at_most": "is at least"}
_NEGATED_TURNED: Final = {"equal": "is not", "less": "is at most", "at_most": "is less than"}
"""Comparisons of which the number is on the left, said of what is on the right."""
_QUANTIFIED: Final = {"every": "for every", "some": "for some"}


def measure_in_words(term: Term) -> str:
    """A comparison of a measure of a type or an attribute with a number as "of more than 8 bits"; "" for other expressions."""
    if isinstance(term, tuple) and term[0] in ("and", "or"):
        parts = [measure_in_words(each) for each in term[1:]]
        return f" {term[0]} ".join(parts) if all(parts) else ""
    negated = isinstance(term, tuple) and term[0] == "not"
    compared = term[1] if isinstance(term, tuple) and negated else term
    if not isinstance(compared, tuple) or compared[0] not in ("equal", "less", "at_most") or len(compared) != 3:
        return ""
    word, left, right = compared
    unit, number = _unit_of(left), right
    is_left = bool(unit)
    if not is_left:
        unit, number = _unit_of(right), left
    if not unit:
        return ""
    if _is_number(number):
        bound = _BOUNDS[str(word), is_left, negated].format(number)
        return f"of {bound} {unit[:-1] if bound == '1' else unit}"
    return ""


def _unit_of(term: Term) -> str:
    """In what the measure of a type or attribute is counted; "" for all else, and for a measure of a part."""
    if not isinstance(term, tuple) or term[0] != "call" or len(term) != 3 or term[2] not in _MEASURED:
        return ""
    return _UNITS.get(str(term[1]), "")


def condition_in_words(term: Term, of_constraint: Words) -> str:
    """An expression that has to hold as a clause, also where it is only what a Boolean attribute holds."""
    words = expression_in_words(term, of_constraint)
    return f"{words} is true" if _is_content(term) else words


def expression_in_words(term: Term, of_constraint: Words) -> str:
    """An expression as a phrase: a condition as a clause, another as a noun."""

    def say(part: Term) -> str:
        return expression_in_words(part, of_constraint)

    if not isinstance(term, tuple):
        return "dynamic" if term == DYNAMIC else {"self": "it", "null": "none"}.get(str(term), str(term))
    word, *arguments = term
    if word == "equal" and all(map(_is_condition, arguments)):
        return f"{_condition(arguments[0], of_constraint)} just where {_condition(arguments[1], of_constraint)}"
    multiple = _multiple_in_words(term, say)
    if multiple:
        return multiple
    if word in _TURNED and _is_number(arguments[0]) and not _is_number(arguments[1]):
        return f"{say(arguments[1])} {_TURNED[str(word)]} {say(arguments[0])}"
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
            if isinstance(place, tuple) and place[0] == "all":
                return f"all {place[1]}"
            return f"{place[0]} #{place[1]}" if isinstance(place, tuple) else f"'{place}'"
        case "total":
            return f"the number of {arguments[0]}"
        case "variable":
            return str(arguments[0]).rstrip("0123456789")
        case "let":
            return f"{say(arguments[2])}, where {arguments[0]} is {say(arguments[1])}"
        case "parameter":
            return f"the {_separated(str(arguments[0]))} of {_without_type(arguments[1], say)}"
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


def _separated(name: str) -> str:
    """The words of a name in C++: "element type" of `elementType`."""
    return "".join([f" {each.lower()}" if each.isupper() else each for each in name]).strip().replace("_", " ")


def _is_number(term: Term) -> bool:
    return isinstance(term, int) and not isinstance(term, bool)


def _multiple_in_words(term: tuple[Term, ...], say: Words) -> str:
    """A remainder that is 0: that something is a multiple."""
    if term[0] == "equal" and 0 in term[1:]:
        divided = next((each for each in term[1:] if isinstance(each, tuple) and each[0] == "remainder"), None)
        return f"{say(divided[1])} is a multiple of {say(divided[2])}" if divided is not None else ""
    return ""


def _is_condition(term: Term) -> bool:
    return isinstance(term, tuple) and term[0] in ("not", "is", "and", "or", "every", "some", "among")


def _condition(term: Term, of_constraint: Words) -> str:
    """An expression in the place of a condition."""
    words = expression_in_words(term, of_constraint)
    if isinstance(term, tuple) and term[0] in _GIVEN:
        return f"{words} is given"
    return f"({words})" if isinstance(term, tuple) and term[0] in ("and", "or") else words


def _is_content(term: Term) -> bool:
    """Whether an expression is what an attribute holds."""
    return isinstance(term, tuple) and term[0] == "call" and term[1] in _ITSELF


def _negated(term: Term, of_constraint: Words) -> str:
    if isinstance(term, tuple) and term[0] in _NEGATED:
        turned = _is_number(term[1]) and not _is_number(term[2])
        one, other = [expression_in_words(each, of_constraint) for each in (reversed(term[1:]) if turned else term[1:])]
        if turned:
            return f"{one} {_NEGATED_TURNED[str(term[0])]} {other}"
        return f"{one} {_NEGATED[str(term[0])]} {other}"
    if isinstance(term, tuple) and term[0] == "is":
        return f"{expression_in_words(term[2], of_constraint)} is not {of_constraint(term[1])}"
    words = expression_in_words(term, of_constraint)
    if isinstance(term, tuple) and term[0] == "not":
        return _condition(term[1], of_constraint)
    if isinstance(term, tuple) and term[0] == "call" and " is " in words:
        return words.replace(" is ", " is not ", 1)
    if _is_content(term):
        return f"{words} is false"
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
    after = f" with {', '.join(arguments[1:])}" if len(arguments) > 1 else ""
    return f"{name} of {arguments[0]}{after}"


def _without_type(term: Term, say: Words) -> str:
    """What something is said of: of a value, where it is said of its type."""
    return say(term[2]) if isinstance(term, tuple) and term[:2] == ("call", "getType") else say(term)
