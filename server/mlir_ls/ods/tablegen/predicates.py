"""Predicates of ODS as constraints: trees of And, Or, Neg, SubstLeaves and Concat over leaves of C++.

A leaf like `cast<ShapedType>($_self).getRank() == 1` is read by the grammar below: a path from the subject, and what
must hold at its end. A path's steps, and the substitutions on the way to the leaf, become the words that change the
subject, as "element".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from parsimonious.exceptions import ParseError
from parsimonious.grammar import Grammar

from mlir_ls.ods.constraints import Term, all_of, any_of, has_unknown, negation
from mlir_ls.ods.tablegen.cxx.meaning import class_term, function_term, of_width, parameter_name
from mlir_ls.ods.tablegen.cxx.tables import table, trait_name
from mlir_ls.ods.tablegen.cxx.tree import flat
from mlir_ls.ods.tablegen.expressions import ExpressionReader, condition_term
from mlir_ls.ods.tablegen.names import CppNames, plain
from mlir_ls.ods.tablegen.records import Record

_GRAMMAR = Grammar(
    r"""
    disjunction = conjunction (_ "||" _ conjunction)*
    conjunction = factor (_ "&&" _ factor)*
    factor      = negated / comparison / membership / each / sorted / isa / known / group / fact
    negated     = "!" _ factor
    group       = "(" _ disjunction _ ")"
    isa         = "isa<" names ">(" _ path _ ")"
    comparison  = (path _ relation _ value) / (path ".eq(APInt(" integer "," _ integer "))")
    membership  = "is_contained(" ("ArrayRef<int64_t>(" / "") "{" numbers "}" (")" / "") "," _ path _ ")"
    each        = "all_of(" path "," _ "[&](auto v) { return v" _ relation _ integer "; })"
    sorted      = "is_sorted(" path ")"
    known       = name "(" _ path _ ")"
    fact        = path ""
    path        = start step*
    start       = cast / element / called / "$_self"
    cast        = "cast<" name ">(" _ path _ ")"
    element     = "getElementTypeOrSelf(" _ path _ ")"
    called      = name "(" _ path _ ")"
    step        = "." method ("<" names ">" / "") "(" argument ")"
    argument    = path_plus / integer / ""
    path_plus   = path _ "+" _ integer
    relation    = "==" / "!=" / "<=" / ">=" / "<" / ">"
    value       = string / list / integer
    list        = ~r"(ArrayRef<int64_t>\()?\{" numbers ~r"\}\)?"
    numbers     = ~r"[-\d, ]*"
    names       = name (_ "," _ name)*
    name        = ~r"[A-Za-z_][\w:]*"
    method      = ~r"[A-Za-z_]\w*"
    string      = ~r'"[^"]*"'
    integer     = ~r"-?\d+"
    _           = ~r"\s*"
    """
)
_LAMBDA = re.compile(r"\[&?\]\((?:Type|Attribute) (\w+)\) ?\{ ?return ?(?:\1 && \()?")
_ELEMENTS_OF = re.compile(r"; ?\}\((.*)\)")
_ALL_OF = re.compile(r"all_of\((.*), (\[&?\]\(.*)")
_TYPED = ("IntegerAttr", "FloatAttr", "StringAttr", "TypedAttr", "ElementsAttr")
_MEASURES = {
    "getRank": {"==": "rank", ">=": "min_rank"},
    "getNumElements": {"==": "count", ">=": "min_count", "<=": "max_count"},
    "getShape": {"==": "shape"},
    "getInt": {"==": "equals", ">=": "min", "<=": "max"},
    "getValue": {"==": "equals", ">=": "min", "<=": "max"},
    "getStorageTypeIntegralWidth": {"==": "storage_width"},
    "size": {"==": "size", ">=": "min_size", "<=": "max_size"},
}


@dataclass(frozen=True)
class SubjectCall:
    """One call on the way from the subject: `cls` is what the value was cast to before, if it was."""

    cls: str
    method: str
    template: str = ""
    argument: str = ""


@dataclass(frozen=True)
class PredicateReader:
    """Reads predicates with the names of one import, inside a C++ namespace."""

    names: CppNames
    namespace: str

    def predicate(self, record: Record | None) -> Term:
        """The constraint that a predicate's record stands for."""
        if record is None:
            return "unknown"
        terms = self.names.terms
        key = (self.namespace, record)
        term = terms.get(key)
        if term is None:
            term = terms[key] = self._read(record)
        return term

    def _read(self, record: Record) -> Term:
        if record.isa("CPred"):
            return self._leaf(record.text("predExpr"))
        kind = record.ref("kind")
        children = record.refs("children")
        match kind.name if kind is not None else "":
            case "PredCombinerAnd":
                return _with_trailing(all_of([self.predicate(child) for child in children]))
            case "PredCombinerOr":
                return any_of([self.predicate(child) for child in children])
            case "PredCombinerNot":
                return negation(self.predicate(children[0]))
            case "PredCombinerSubstLeaves":
                term = self._substituted(record, children[0])
                return self._computed(cpp_of(record)) if term == "unknown" else term
            case "PredCombinerConcat":
                term = self._wrapped(record, children[0])
                return self._computed(cpp_of(record)) if term == "unknown" else term
        return "unknown"

    def _computed(self, code: str) -> Term:
        """The constraint of an expression that has no form of its own here: it is computed."""
        return condition_term(ExpressionReader(self.names, self.namespace).read(code))

    def _leaf(self, code: str) -> Term:
        """The constraint of an expression, which many records spell."""
        terms = self.names.terms
        key = (self.namespace, code)
        term = terms.get(key)
        if term is None:
            term = terms[key] = self.leaf(code)
        return term

    def leaf(self, code: str) -> Term:
        """The constraint that a C++ expression over `$_self` stands for."""
        own = _without_parentheses(flat(self.names.qualified(code, self.namespace)))
        known = table("expressions").get(own)
        if known is not None:
            return known
        try:
            term = self._condition(_tree("disjunction", own))
        except ParseError:
            term = "unknown"
        if not has_unknown(term):
            return term
        computed = self._computed(code)
        return computed if term == "unknown" or not has_unknown(computed) else term

    def through(self, path: str, term: Term) -> Term:
        """The constraint that `term` holds at the end of a path, as `cast<ShapedType>($_self).getElementType()`."""
        own = _without_parentheses(plain(self.names.qualified(path, self.namespace)))
        try:
            return self._at(_steps(_tree("path", own)), term)
        except ParseError:
            return "unknown"

    def _substituted(self, record: Record, child: Record) -> Term:
        if record.text("pattern") != "$_self":
            return "unknown"
        return self.through(record.text("replacement"), self.predicate(child))

    def _wrapped(self, record: Record, child: Record) -> Term:
        prefix, suffix = plain(record.text("prefix")), plain(record.text("suffix"))
        every = _ALL_OF.match(prefix)
        inner = _LAMBDA.match(every[2] if every else prefix)
        if inner is None or not child.isa("SubstLeaves") or child.text("replacement") != inner[1]:
            return "unknown"
        term = self.predicate(child.refs("children")[0])
        if every is None:
            source = _ELEMENTS_OF.fullmatch(suffix)
            return self.through(source[1], term) if source is not None else "unknown"
        if "ArrayAttr" in every[1]:
            return ("each", term)
        if "TupleType" in every[1]:
            return ("nested_members" if "getFlattened" in every[1] else "members", term)
        return "unknown"

    def _condition(self, node: Any) -> Term:
        match node.expr_name:
            case "disjunction" | "conjunction":
                terms = [self._condition(found) for found in _below(node, "conjunction", "factor")]
                return any_of(terms) if node.expr_name == "disjunction" else all_of(terms)
            case "factor":
                return self._condition(node.children[0])
            case "group":
                return self._condition(_below(node, "disjunction")[0])
            case "negated":
                return negation(self._condition(_below(node, "factor")[0]))
            case "isa":
                classes = [self._class(name.text) for name in _below(_below(node, "names")[0], "name")]
                return self._at(_steps(_below(node, "path")[0]), any_of(classes))
            case "comparison":
                return self._comparison(node)
            case "membership":
                return self._membership(node)
            case "each" | "sorted":
                return self._members(node)
            case "known":
                term = function_term(_below(node, "name")[0].text, self.names)
                return self._at(_steps(_below(node, "path")[0]), "unknown" if term is None else term)
        return self._fact(_steps(_below(node, "path")[0]))

    def _class(self, name: str) -> Term:
        return class_term(name, self.names, self.namespace)

    def _comparison(self, node: Any) -> Term:
        steps = _steps(_below(node, "path")[0])
        relations = _below(node, "relation")
        relation = relations[0].text if relations else "=="
        if not steps:
            return "unknown"
        last, before = steps[-1], steps[:-1]
        values = _below(node, "value")
        literal = values[0].text if values else _below(node, "integer")[1].text
        numbers = [int(number) for number in re.findall(r"(?<![\w<])-?\d+", literal.replace("int64_t", ""))]
        parameter = self._parameter(last)
        if relation == "!=":
            positive = self._measure(last, "==", literal, numbers, parameter)
            return self._at(before, negation(positive)) if positive != "unknown" else "unknown"
        if relation in ("<", ">") and numbers:
            relation, shift = (">=", 1) if relation == ">" else ("<=", -1)
            numbers = [number + shift for number in numbers]
        return self._at(before, self._measure(last, relation, literal, numbers, parameter))

    def _measure(self, last: SubjectCall, relation: str, literal: str, numbers: list[int], parameter: str | None) -> Term:
        if parameter is not None:
            word = {"==": "equals", ">=": "min", "<=": "max"}[relation]
            return ("parameter", parameter, ("text", literal[1:-1]) if literal[0] == '"' else (word, *numbers))
        if last.method == "getValue" and literal[:1] == '"':
            return ("text", literal[1:-1]) if relation == "==" else "unknown"
        measure = _MEASURES.get(last.method, {}).get(relation)
        return (measure, *numbers) if measure is not None else "unknown"

    def _membership(self, node: Any) -> Term:
        steps = _steps(_below(node, "path")[0])
        numbers = [int(number) for number in re.findall(r"-?\d+", _below(node, "numbers")[0].text)]
        if not steps:
            return "unknown"
        if steps[-1].method == "getInt":
            return self._at(steps[:-1], ("one_of", *numbers))
        if steps[-1].method != "getDimSize":
            return "unknown"
        place = re.fullmatch(r"(?:cast<\w+>\(\$_self\)\.getRank\(\) \+ )?(-?\d+)", steps[-1].argument)
        return self._at(steps[:-1], ("dimension", int(place[1]), *numbers)) if place is not None else "unknown"

    def _members(self, node: Any) -> Term:
        steps = _steps(_below(node, "path")[0])
        if not steps or steps[-1].method != "asArrayRef":
            return "unknown"
        if node.expr_name == "sorted":
            return self._at(steps[:-1], "sorted")
        condition = f"{_below(node, 'relation')[0].text}{_below(node, 'integer')[0].text}"
        return self._at(steps[:-1], {">=0": "non_negative", ">0": "positive"}.get(condition, "unknown"))

    def _fact(self, steps: list[SubjectCall]) -> Term:
        if not steps:
            return "unknown"
        last, before = steps[-1], steps[:-1]
        if last.method == "hasTrait":
            name = trait_name(plain(last.template))
            return self._at(before, table("traits").get(name, ("trait", name)))
        if last.method == "hasPromiseOrImplementsInterface":
            return self._at(before, self._class(last.template))
        if last.argument.isdigit():
            return self._at(before, of_width(last.method, last.argument))
        return self._at(before, table("methods").get(last.method, "unknown") if not last.argument else "unknown")

    def _parameter(self, step: SubjectCall) -> str | None:
        if not step.cls or not step.method.startswith("get"):
            return None
        return parameter_name(step.cls, step.method[3:], self.names, self.namespace)

    def _at(self, steps: list[SubjectCall], term: Term) -> Term:
        for step in reversed(steps):
            if term == "unknown":
                return "unknown"
            term = self._one_step(step, term)
        return term

    def _one_step(self, step: SubjectCall, term: Term) -> Term:
        parameter = self._parameter(step)
        if step.method == "getElementTypeOrSelf":
            return ("element_or_self", term)
        if table("called").get(step.method) == "getElementType":
            return any_of([("element", term), all_of([("not", "vector"), "unknown"])])  # other types have elements as well
        if parameter is not None:
            return ("parameter", parameter, term)
        if step.method == "getElementType":
            return "any" if term == "any" else ("element", term)
        if step.method == "getType" and (step.cls in _TYPED or step.cls.startswith("Dense")):
            return ("typed", term)
        if step.method == "getValue" and step.cls == "TypeAttr":
            return "any" if term == "any" else ("holds", term)
        return term if step.method == "getValue" and step.cls == "IntegerAttr" else "unknown"


def _with_trailing(term: Term) -> Term:
    """The term, with one word for a vector of which the last dimension alone is scalable."""
    if not isinstance(term, tuple) or "last_scalable" not in term or "leading_fixed" not in term:
        return term
    return tuple(["trailing_scalable" if part == "last_scalable" else part for part in term if part != "leading_fixed"])


@cache
def _tree(rule: str, code: str) -> Any:
    """The parse tree; the same few hundred expressions come back thousands of times."""
    return _GRAMMAR[rule].parse(code)


def _steps(path: Any) -> list[SubjectCall]:
    """The calls of a path, first one first; each knows what its receiver was cast to."""
    start = path.children[0].children[0]
    steps: list[SubjectCall] = []
    cls = ""
    if start.expr_name == "cast":
        cls = _below(start, "name")[0].text
        steps = _steps(_below(start, "path")[0])
    elif start.expr_name == "element":
        steps = [*_steps(_below(start, "path")[0]), SubjectCall("", "getElementTypeOrSelf")]
    elif start.expr_name == "called":
        steps = [*_steps(_below(start, "path")[0]), SubjectCall("", _below(start, "name")[0].text)]
    for step in path.children[1].children:
        names = _below(step, "names")
        steps.append(SubjectCall(cls, step.children[1].text, names[0].text if names else "", step.children[4].text))
        cls = cls if step.children[1].text == "getType" and cls.startswith("Dense") else ""
    return steps


def _below(node: Any, *names: str) -> list[Any]:
    """The nearest nodes below `node` that bear one of the names."""
    found: list[Any] = []
    for child in node.children:
        found += [child] if child.expr_name in names else _below(child, *names)
    return found


def cpp_of(predicate: Record) -> str:
    """The C++ of a predicate, as TableGen puts it together."""
    if predicate.isa("CPred"):
        return f"({predicate.text('predExpr')})"
    kind = predicate.ref("kind")
    children = [cpp_of(child) for child in predicate.refs("children")]
    match kind.name if kind is not None else "":
        case "PredCombinerAnd":
            return f"({' && '.join(children) or 'true'})"
        case "PredCombinerOr":
            return f"({' || '.join(children) or 'false'})"
        case "PredCombinerNot":
            return f"!({children[0]})"
        case "PredCombinerSubstLeaves":
            return children[0].replace(predicate.text("pattern"), predicate.text("replacement"))
        case "PredCombinerConcat":
            return f"{predicate.text('prefix')}{children[0]}{predicate.text('suffix')}"
    return ""


def _without_parentheses(code: str) -> str:
    """The expression without parentheses around the whole of it."""
    code = code.strip()
    while code.startswith("(") and _closing(code) == len(code) - 1:
        code = code[1:-1].strip()
    return code


def _closing(code: str) -> int:
    depth = 0
    for index, character in enumerate(code):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return index
    return -1
