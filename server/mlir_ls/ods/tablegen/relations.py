"""Predicates over several operands and results, as the relations of `spec`."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, all_of, any_of
from mlir_ls.ods.tablegen.expressions import ExpressionReader, OperationNames
from mlir_ls.ods.tablegen.names import plain
from mlir_ls.ods.tablegen.predicates import PredicateReader, cpp_of
from mlir_ls.ods.tablegen.records import Record

_PLACE = r"(?:\$_op\.get(?:Operand|Result)\(\d+\)|\$\w+)"
_FORMS = (
    ("same_shape", rf"cast<ShapedType>\(({_PLACE})\.getType\(\)\)\.getShape\(\)"),
    ("same_element", rf"getElementTypeOrSelf\(({_PLACE})(?:\.getType\(\))?\)"),
    ("same_type", rf"({_PLACE})\.getType\(\)"),
)
_EQUALITIES = tuple([(word, re.compile(rf"\(*{form}\)* == \(*{form}\)*(?P<more> && .*)?")) for word, form in _FORMS])
_INDEXED = re.compile(r"\$_op\.get(Operand|Result)\((\d+)\)")
_TYPE_OF = re.compile(rf"({_PLACE})\.getType\(\)")
_THROUGH = re.compile(rf"getElementTypeOrSelf\(({_PLACE})\)")
_NUMBER = (
    rf"(?:cast<ShapedType>\((?:{_PLACE})\.getType\(\)\)\.(?:getRank|getNumElements)\(\)|\d+)"
)
_NUMBERS = re.compile(rf"\(*({_NUMBER})\)* == \(*({_NUMBER})\)*(?P<more> && .*)?")
_MEASURES = {"getRank": "rank", "getNumElements": "count"}
_MEASURED = re.compile(rf"cast<ShapedType>\(({_PLACE})\.getType\(\)\)\.(\w+)\(\)")
_VALUES = {"true": "any", "false": "never"}
_COUNTED = re.compile(r"\(\$_op\.getNum(?:Operands|Results)\(\) > \d+\)")


def relation(predicate: Record | None, reader: PredicateReader, operation: OperationNames | None = None) -> Term:
    """What a predicate requires of an operation, of which the names are given; "unknown" where that is not understood."""
    if predicate is None:
        return "unknown"
    found = _between(predicate, reader)
    if found != "unknown" or operation is None:
        return found
    expression = ExpressionReader(reader.names, reader.namespace, operation).read(cpp_of(predicate))
    return ("expression", expression) if isinstance(expression, tuple) else _VALUES.get(str(expression), "unknown")


def _between(predicate: Record, reader: PredicateReader) -> Term:
    """The relation between operands and results that a predicate is; "unknown" where it is more than relations can say."""
    if predicate.isa("CPred"):
        return _equality(plain(predicate.text("predExpr")))
    kind = predicate.ref("kind")
    children = predicate.refs("children")
    match kind.name if kind is not None else "":
        case "PredCombinerAnd":
            return _exact(all_of([_between(child, reader) for child in children]))
        case "PredCombinerOr":
            return _exact(any_of([_between(child, reader) for child in children]))
        case "PredCombinerNot":
            inner = _between(children[0], reader)
            return ("not", inner) if isinstance(inner, tuple) else "unknown"
        case "PredCombinerSubstLeaves" if predicate.text("pattern") == "$_self":
            return _of_a_type(predicate.text("replacement"), reader.predicate(children[0]))
    return "unknown"


def _of_a_type(replacement: str, term: Term) -> Term:
    """That a type, or its elements, satisfies a constraint."""
    place = _TYPE_OF.fullmatch(replacement)
    if place is not None and term != "unknown":
        return "any" if term == "shaped" else ("type_is", _place(place[1]), term)
    place = _THROUGH.fullmatch(replacement)
    return ("type_is", _place(place[1]), ("element_or_self", term)) if place is not None and term != "unknown" else "unknown"


def _equality(code: str) -> Term:
    if _COUNTED.fullmatch(code):
        return "any"
    for word, form in _EQUALITIES:
        found = form.fullmatch(code)
        if found is not None and (not found["more"] or _closes_circle(found["more"], found[1], found[2])):
            return (word, _place(found[1]), _place(found[2]))
    found = _NUMBERS.fullmatch(code)
    if found is None or (found["more"] and not _closes_circle(found["more"], found[1], found[2])):
        return "unknown"
    one, other = _number(found[1]), _number(found[2])
    if isinstance(one, int) and isinstance(other, int):
        return "any" if one == other else "never"
    return ("equal", one, other)


def _number(code: str) -> Term:
    measured = _MEASURED.fullmatch(code)
    return int(code) if measured is None else (_MEASURES[measured[2]], _place(measured[1]))


def _closes_circle(more: str, first: str, second: str) -> bool:
    """Whether what follows an equality is the same one the other way round, as ODS writes matches of two values."""
    return " && " not in more[4:] and second in more and first in more


def _exact(term: Term) -> Term:
    """A relation without unknown parts; one that is unknown in part is of no use."""
    return "unknown" if isinstance(term, tuple) and "unknown" in term else term


def _place(code: str) -> Term:
    indexed = _INDEXED.fullmatch(code)
    return (indexed[1].lower(), int(indexed[2])) if indexed is not None else code.removeprefix("$")
