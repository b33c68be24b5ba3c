"""C++ of predicates and transformers as expressions (`ods.expressions`); what is not understood is "unknown".

Each part of an expression is read with the C++ class that a cast gives it: that says which parameter a getter of a
dialect's type yields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from mlir_ls.ods.constraints import Term, all_of, any_of, negation
from mlir_ls.ods.expressions.methods import METHODS
from mlir_ls.ods.expressions.types import MAKERS
from mlir_ls.ods.tablegen.cxx.building import plain_type
from mlir_ls.ods.tablegen.cxx.conditions import choice_of, joined, opposite, strict
from mlir_ls.ods.tablegen.cxx.meaning import class_term, enum_case, function_term, of_width, parameter_name
from mlir_ls.ods.tablegen.cxx.tables import table, trait_name
from mlir_ls.ods.tablegen.cxx.tree import Tree, functions_in, tree_of
from mlir_ls.ods.tablegen.names import CppNames, plain, resolve

DYNAMIC = -(1 << 63)
"""The size of a dimension that is not known, as C++ has it."""

_BINARY = {
    "&&": "and", "||": "or", "==": "equal", "<": "less", "<=": "at_most", "+": "plus", "-": "minus", "*": "times",
    "/": "quotient", "%": "remainder",
}  # fmt: skip
_SWAPPED = {">": "less", ">=": "at_most"}
_CASTS = frozenset(("cast", "cast_or_null", "cast_if_present"))
_CONDITIONAL = frozenset(("dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"))
_TESTS = frozenset(("isa", "isa_and_nonnull", "isa_and_present"))
_LISTS = frozenset(("ArrayRef", "SmallVector", "vector", "to_vector", "StringRef", "Twine", "VectorType::Builder"))
"""Classes and functions that make of something, which is a list or a text or a type, the same again."""

_NUMBERS = re.compile(r"(?:u?int(?:\d+_t)?|unsigned|size_t|long|bool)")
_OF_OPERATION = {
    "getNumOperands": "operands", "getNumResults": "results", "getNumRegions": "regions", "getNumSuccessors": "successors",
}  # fmt: skip
_LISTED = {
    "getOperands": ("operands", False), "getOperandTypes": ("operands", True),
    "getResults": ("results", False), "getResultTypes": ("results", True),
}  # fmt: skip
"""Functions of an operation that yield all of its values of a kind, or their types."""

_ATTRIBUTES = frozenset(("hasAttr", "getAttr", "getAttrOfType"))
_SIGNS = ("Signless", "Signed", "Unsigned")
_FLOAT = re.compile(r"FloatType::get(B?F\d+|TF32)")
_BUILDERS = (("name", "Builder", ()), ("name", "OpBuilder", ()))
_OPERATION = (("place", "$_op"), ("name", "this", ()), ("call", ("name", "getOperation", ())))

_DEPTH = 12
"""How many functions may be called in one another."""


class OperationNames(NamedTuple):
    """The parts that an operation's definition names, by names in lower case without underscores, and its functions."""

    parts: Mapping[str, str]
    functions: Mapping[str, Tree]


def operation_names(parts: Sequence[str], declarations: str) -> OperationNames:
    """Those of an operation with parts of some names, and C++ declarations of its own."""
    return OperationNames({name.replace("_", "").lower(): name for name in parts}, functions_in(declarations))


_CONTENT: Term = ("call", "getValue", "self")
"""What an attribute holds."""


def condition_term(expression: Term) -> Term:
    """An expression that is a condition as a constraint, whose alternatives and requirements are constraints of their own."""
    if not isinstance(expression, tuple):
        return {"true": "any", "false": "never"}.get(str(expression), "unknown")
    word, *arguments = expression
    if word in ("and", "or"):
        return (all_of if word == "and" else any_of)([condition_term(each) for each in arguments])
    if word == "not":
        inner = condition_term(arguments[0])
        return "unknown" if inner == "unknown" else negation(inner)
    if word == "equal" and _CONTENT in arguments:
        other = arguments[1 - arguments.index(_CONTENT)]
        if isinstance(other, tuple) and other[0] == "text":
            return other
    return arguments[0] if word == "is" and arguments[1] == "self" else ("expression", expression)


class _Read(NamedTuple):
    """An expression, and the C++ class that it is known to be of, "" for none."""

    term: Term
    cls: str = ""


_UNKNOWN = _Read("unknown")


@dataclass(frozen=True)
class ExpressionReader:
    """Reads expressions with the names of one import inside a C++ namespace, of an operation or of a subject `$_self`.

    `receiver` is the type or the attribute whose own function is read, if one is.
    """

    names: CppNames
    namespace: str
    operation: OperationNames | None = None
    receiver: _Read | None = None
    variables: Mapping[str, _Read] = field(default_factory=dict)
    depth: int = 0

    def read(self, code: str) -> Term:
        """The expression of C++; "unknown" where it is not understood."""
        tree = tree_of(self.names.qualified(code, self.namespace))
        return "unknown" if tree is None else self.term(tree)

    def term(self, tree: Tree) -> Term:
        """The expression of a tree."""
        return self._read(tree).term

    def _read(self, tree: Tree) -> _Read:
        kind, *rest = tree
        match kind:
            case "number":
                return _Read(_number(rest[0]))
            case "string":
                return _Read(("text", rest[0]))
            case "place":
                return self._place(rest[0][1:])
            case "name":
                return self._name(rest[0])
            case "list":
                return _Read(strict("list", [self.term(each) for each in rest]))
            case "prefix":
                return self._prefix(*rest)
            case "binary":
                return _Read(self._binary(*rest))
            case "choice":
                condition, *ways = [self._read(each) for each in rest]
                cls = ways[0].cls if ways[0].cls == ways[1].cls else ""
                return _Read(choice_of(condition.term, ways[0].term, ways[1].term), cls)
            case "let":
                name, value, body = rest
                return self._with(name, self._read(value))._read(body)
            case "index":
                return _Read(strict("at", [self.term(each) for each in rest]))
            case "call":
                return self._call(rest[0], rest[1:])
        return _UNKNOWN

    def _with(self, name: str, value: _Read) -> ExpressionReader:
        return replace(self, variables={**self.variables, name: value})

    # -- names --------------------------------------------------------------------------------------------------------

    def _place(self, name: str) -> _Read:
        if name == "_self":
            return self.variables.get("$_self", _Read("self"))
        return self._part(name)

    def _part(self, name: str) -> _Read:
        key = name.replace("_", "").lower()
        if self.operation is None or key not in self.operation.parts:
            return _UNKNOWN
        return _Read(("value", self.operation.parts[key]))

    def _name(self, name: str) -> _Read:
        if name in self.variables:
            return self.variables[name]
        if name in ("true", "false"):
            return _Read(name)
        if name in ("nullptr", "nullopt", "failure"):
            return _Read("null")
        if name == "ShapedType::kDynamic":
            return _Read(DYNAMIC)
        sign = name.removeprefix("IntegerType::").removeprefix("SignednessSemantics::")
        if sign in _SIGNS and sign != name:
            return _Read(("text", sign))
        case = enum_case(name, self.names, self.namespace)
        return _UNKNOWN if case is None else _Read(("case", *case))

    # -- operators ----------------------------------------------------------------------------------------------------

    def _prefix(self, operator: str, operand: Tree) -> _Read:
        inner = self._read(operand)
        if operator == "!":
            return _Read(opposite(inner.term))
        return _Read(strict("negative", [inner.term])) if operator == "-" else inner

    def _binary(self, operator: str, left: Tree, right: Tree) -> Term:
        one, other = self.term(left), self.term(right)
        if operator in ("&&", "||"):
            return joined(_BINARY[operator], one, other)
        if operator == "!=":
            return opposite(strict("equal", [one, other]))
        if operator in _SWAPPED:
            return strict(_SWAPPED[operator], [other, one])
        if operator == "&":
            return strict("call", ["bitAnd", one, other])
        return strict(_BINARY[operator], [one, other])

    # -- calls --------------------------------------------------------------------------------------------------------

    def _call(self, callee: Tree, arguments: Sequence[Tree]) -> _Read:
        if self.depth > _DEPTH:
            return _UNKNOWN
        match callee[0]:
            case "lambda":
                return self.applied(callee, [self._read(each) for each in arguments])
            case "member":
                _, receiver, name, types = callee
                if (receiver[0] == "call" and receiver[1] in _BUILDERS) or receiver == ("place", "$_builder"):
                    return _Read(_built(name, arguments))
                if receiver in _OPERATION:
                    return self._of_operation(name, arguments)
                return self._method(receiver, name, types, arguments)
            case "name":
                return self._function(callee[1], callee[2], arguments)
        return _UNKNOWN

    def applied(self, function: Tree, arguments: Sequence[_Read]) -> _Read:
        """What a function without a name yields of arguments."""
        _, parameters, body = function
        if len(parameters) != len(arguments):
            return _UNKNOWN
        inner = replace(self, depth=self.depth + 1)
        for name, value in zip(parameters, arguments, strict=True):
            inner = inner._with(name, value)
        return inner._read(body)

    def _of_operation(self, name: str, arguments: Sequence[Tree]) -> _Read:
        if name in _OF_OPERATION and not arguments:
            return _Read(("total", _OF_OPERATION[name]))
        if name in ("getOperand", "getResult") and len(arguments) == 1:
            place = self.term(arguments[0])
            return _Read(("value", (name[3:].lower(), place))) if isinstance(place, int) else _UNKNOWN
        if name in _LISTED and not arguments:
            what, are_types = _LISTED[name]
            values: Term = ("value", ("all", what))
            return _Read(("call", "getTypes", values) if are_types else values)
        if name in _ATTRIBUTES and len(arguments) == 1 and arguments[0][0] == "string":
            found = self._part(arguments[0][1])
            return _Read(opposite(strict("equal", [found.term, "null"]))) if name == "hasAttr" else found
        return self._own_function(name, arguments)

    def _own_function(self, name: str, arguments: Sequence[Tree]) -> _Read:
        """A function of the operation itself: a getter of one of its parts, or one that the definition has the body of."""
        if self.receiver is not None:
            return _UNKNOWN if arguments else self._of_class(self.receiver, name)
        if self.operation is None:
            return _UNKNOWN
        body = self.operation.functions.get(name)
        if body is not None and not arguments:
            return replace(self, variables={}, depth=self.depth + 1)._read(body)
        if name.startswith("get") and not arguments:
            found = self._part(name[3:])
            return found if found is not _UNKNOWN else self._part(name[3:].removesuffix("Attr"))
        return _UNKNOWN

    def _method(self, receiver: Tree, name: str, types: Sequence[str], arguments: Sequence[Tree]) -> _Read:
        if receiver[0] == "call" and receiver[1] == ("name", "getProperties", ()):
            return _UNKNOWN
        value = self._read(receiver)
        if value.term == "unknown":
            return _UNKNOWN
        if name in (*_CASTS, *_CONDITIONAL, *_TESTS) and types and not arguments:
            return self._of_classes(name, types, value)
        if value.cls and not arguments:
            found = self._of_class(value, name)
            if found is not _UNKNOWN:
                return found
        if name in ("hasTrait", "hasPromiseOrImplementsInterface") and types:
            trait = trait_name(plain(types[0]))
            term = table("traits").get(trait, ("trait", trait)) if name == "hasTrait" else self._class(types[0])
            return _Read(strict("is", [term, value.term]))
        constraint = self._condition(name, arguments)
        if constraint != "unknown":
            return _Read(("is", constraint, value.term))
        if name not in METHODS or (name == "getValues" and types and plain(types[0]).startswith("u")):
            return _UNKNOWN  # numbers without a sign are not made of ones with a sign
        return _Read(strict("call", [name, value.term, *[self.term(each) for each in arguments]]))

    def _of_class(self, value: _Read, name: str) -> _Read:
        """What a getter of a type or an attribute yields, or a function that its definition has the body of."""
        if name.startswith("get"):
            parameter = parameter_name(value.cls, name[3:], self.names, self.namespace)
            if parameter is not None:
                return _Read(("parameter", parameter, value.term))
        declarations = resolve(self.names.declarations, value.cls, self.namespace)
        if not declarations or self.depth > _DEPTH:
            return _UNKNOWN
        inside = plain(value.cls).rpartition("::")[0] or self.namespace
        body = functions_in(self.names.qualified(declarations, inside)).get(name)
        if body is None:
            return _UNKNOWN
        inner = replace(self, namespace=inside, operation=None, receiver=value, variables={}, depth=self.depth + 1)
        return inner._read(body)

    def _condition(self, name: str, arguments: Sequence[Tree]) -> Term:
        """What a method without arguments, or with a width, requires of a type."""
        if len(arguments) == 1 and arguments[0][0] == "number":
            return of_width(name, arguments[0][1])
        return table("methods").get(name, "unknown") if not arguments and name not in METHODS else "unknown"

    def _function(self, name: str, types: Sequence[str], arguments: Sequence[Tree]) -> _Read:
        if name in self.variables:
            return _UNKNOWN
        if name in (*_CASTS, *_CONDITIONAL, *_TESTS) and types and len(arguments) == 1:
            return self._of_classes(name, types, self._read(arguments[0]))
        known = _FUNCTIONS.get(name)
        if known is not None:
            return _Read(known(self, arguments))
        of_number = types[0] if name == "static_cast" and types else name
        if name in _LISTS or name in MAKERS or _NUMBERS.fullmatch(of_number):
            return self._same(of_number, arguments)
        constraint, method = self._checked(name), self._known("called", name)
        if constraint is not None and len(arguments) == 1:
            return _Read(strict("is", [constraint, self.term(arguments[0])]))
        if method is not None:
            return _Read(strict("call", [method, *[self.term(each) for each in arguments]]))
        if (floating := _FLOAT.fullmatch(name)) is not None:
            return _Read(("make", "spelled", ("text", floating[1].lower())))
        made = name.removesuffix("::get")
        if made != name and made in MAKERS:
            return _Read(self._made(made, arguments), made)
        return self._own_function(name, arguments)

    def _known(self, tables: str, name: str) -> Term | None:
        """What a table says of a function, as it is named here or inside the namespace."""
        known = table(tables)
        return known.get(name) or known.get(self._inner(name))

    def _checked(self, name: str) -> Term | None:
        return function_term(name, self.names) or function_term(self._inner(name), self.names)

    def _inner(self, name: str) -> str:
        return f"{plain(self.namespace + '::')}{name}"

    def _same(self, name: str, arguments: Sequence[Tree]) -> _Read:
        if not arguments and name in _LISTS:
            return _Read(("text", "") if name in ("StringRef", "Twine") else ("list",))
        if len(arguments) != 1:
            return _UNKNOWN
        inner = self._read(arguments[0])
        if name == "bool":
            return _Read(opposite(opposite(inner.term)))
        return inner._replace(cls=name) if name in MAKERS else inner

    def _made(self, name: str, arguments: Sequence[Tree]) -> Term:
        """A builtin type; contexts are no part of it."""
        parts = [each for each in arguments if not _is_context(each)]
        builtin = table("types").get(name)
        if not parts and isinstance(builtin, tuple) and builtin[0] == "is":
            return ("make", "spelled", ("text", builtin[1]))
        return strict("make", [name, *[self.term(each) for each in parts]])

    def _of_classes(self, name: str, classes: Sequence[str], value: _Read) -> _Read:
        if name in _CASTS:
            return _Read(value.term, classes[0])
        constraint = any_of([self._class(each) for each in classes])
        if name in _TESTS:
            return _Read(strict("is", [constraint, value.term]))
        return _Read(strict("where", [constraint, value.term]), classes[0])

    def _class(self, name: str) -> Term:
        return class_term(name, self.names, self.namespace)

    def quantified(self, arguments: Sequence[Tree]) -> tuple[Term, ...] | None:
        """The list and the condition, with the name of its variable, that `all_of` and the like are called with."""
        if len(arguments) != 2 or arguments[1][0] != "lambda" or len(arguments[1][1]) != 1:
            return None
        name = f"{arguments[1][1][0]}{self.depth}"
        members = self.term(arguments[0])
        condition = self.applied(arguments[1], [_Read(("variable", name))]).term
        return None if "unknown" in (members, condition) else (name, members, condition)


def _mapped(reader: ExpressionReader, arguments: Sequence[Tree]) -> Term:
    """The list that a function without a name makes of a list that is spelled, member by member."""
    members = reader.term(arguments[0]) if len(arguments) == 2 and arguments[1][0] == "lambda" else "unknown"
    if not isinstance(members, tuple) or members[0] != "list":
        return "unknown"
    return strict("list", [reader.applied(arguments[1], [_Read(each)]).term for each in members[1:]])


def _number(text: str) -> Term:
    try:
        return int(text, 0)
    except ValueError:
        return ("real", text)


def _built(name: str, arguments: Sequence[Tree]) -> Term:
    """The builtin type that a function of a builder makes."""
    found = plain_type(name) if not arguments else ""
    width = found.removeprefix("i")
    if width != found and width.isdigit():
        return ("make", "IntegerType", int(width))
    return ("make", "spelled", ("text", found)) if found else "unknown"


def _is_context(tree: Tree) -> bool:
    return tree in (("place", "$_ctxt"), ("call", ("name", "getContext", ()))) or (
        tree[0] == "call" and tree[1][0] == "member" and tree[1][2] == "getContext"
    )


_Function = Callable[[ExpressionReader, Sequence[Tree]], Term]


def _of_arguments(word: str, *first: Term) -> _Function:
    return lambda reader, arguments: strict(word, [*first, *[reader.term(each) for each in arguments]])


def _quantifier(word: str, negated: bool = False) -> _Function:
    def read(reader: ExpressionReader, arguments: Sequence[Tree]) -> Term:
        found = reader.quantified(arguments)
        if found is None:
            return "unknown"
        return opposite((word, *found)) if negated else (word, *found)

    return read


def _of_count(word: str, count: int) -> _Function:
    def read(reader: ExpressionReader, arguments: Sequence[Tree]) -> Term:
        return strict(word, [*[reader.term(each) for each in arguments], count])

    return read


_FUNCTIONS: dict[str, _Function] = {
    "all_of": _quantifier("every"),
    "any_of": _quantifier("some"),
    "none_of": _quantifier("some", negated=True),
    "is_contained": _of_arguments("among"),
    "equal": _of_arguments("equal"),
    "all_equal": _of_arguments("call", "allEqual"),
    "map_range": _mapped,
    "APInt": lambda reader, arguments: reader.term(arguments[1]) if len(arguments) == 2 else "unknown",
    "sum_of": _of_arguments("call", "sum"),
    "count": _of_arguments("call", "count"),
    "is_sorted": _of_arguments("call", "isSorted"),
    "getElementTypeOrSelf": _of_arguments("call", "getElementTypeOrSelf"),
    "Log2_32": _of_arguments("call", "log2"),
    "Log2_64": _of_arguments("call", "log2"),
    "Log2_32_Ceil": _of_arguments("call", "log2Ceil"),
    "Log2_64_Ceil": _of_arguments("call", "log2Ceil"),
    "divideCeil": _of_arguments("call", "divideCeil"),
    "alignTo": _of_arguments("call", "alignTo"),
    "abs": _of_arguments("call", "abs"),
    "TypeRange": _of_arguments("call", "getTypes"),
    "succeeded": lambda reader, arguments: reader.term(arguments[0]) if len(arguments) == 1 else "unknown",
    "failed": lambda reader, arguments: opposite(reader.term(arguments[0])) if len(arguments) == 1 else "unknown",
    "verifyCompatibleShape": _of_arguments("call", "haveCompatibleShapes"),
    "isPowerOf2_32": _of_arguments("call", "isPowerOf2"),
    "isPowerOf2_64": _of_arguments("call", "isPowerOf2"),
    "min": _of_arguments("call", "min"),
    "max": _of_arguments("call", "max"),
    "ShapedType::isDynamic": _of_count("equal", DYNAMIC),
    "ShapedType::isStatic": lambda reader, arguments: opposite(_of_count("equal", DYNAMIC)(reader, arguments)),
    "ShapedType::isDynamicShape": lambda reader, arguments: strict("among", [reader.term(arguments[0]), DYNAMIC]),
    "hasSingleElement": lambda reader, arguments: strict("equal", [strict("call", ["size", reader.term(arguments[0])]), 1]),
    "equal_to": lambda reader, arguments: "unknown",
}
"""Functions of C++ and of LLVM that have a meaning of their own here."""
