"""Types of LLVM IR as LLVM itself spells them: what stood in the string of `!llvm<"{ float*, [2 x i64] }">` until 2020.

A type is the dialect's, its parameters are one of the tuples here. LLVM language reference, "Type System".
"""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

from mlir_ls.dialects.llvm.types import VALUELESS
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import DialectType

DIALECT = "llvm"

PLAIN = frozenset(
    (
        *("void", "half", "bfloat", "float", "double", "fp128", "x86_fp80", "ppc_fp128", "x86_mmx", "label", "metadata"),
        "token",
    )
)
"""The types that are a word, but for integers."""

_TOKEN = re.compile(r'\s*(?:([A-Za-z_][\w.]*|%(?:[-\w.$]+|"[^"]*")|[0-9]+|\.\.\.|[*{}\[\]()<>,])|(\S)|\Z)')
_INTEGER = re.compile(r"i[1-9][0-9]{0,7}\Z")


class Plain(NamedTuple):
    """`i32`, `float`, `void`: a type that is a word."""

    word: str


class Pointer(NamedTuple):
    """`float addrspace(3)*`."""

    pointee: Type
    space: int


class Array(NamedTuple):
    """`[4 x float]`."""

    element: Type
    size: int


class Vector(NamedTuple):
    """`<4 x float>`, `<vscale x 4 x float>`."""

    element: Type
    size: int
    scalable: bool


class Struct(NamedTuple):
    """`{ i32, float }`, packed `<{ i8, i32 }>`; the members are None where the struct goes by a name."""

    members: tuple[Type, ...] | None
    packed: bool
    name: str


class Function(NamedTuple):
    """`float (i32, ...)`."""

    result: Type
    inputs: tuple[Type, ...]
    variadic: bool


Node = Plain | Pointer | Array | Vector | Struct | Function
_NODES = (Plain, Pointer, Array, Vector, Struct, Function)


def node_of(found: Type | None) -> Node | None:
    """What a type of the dialect consists of; None of other types, and where that is not known."""
    if isinstance(found, DialectType) and found.dialect == DIALECT and isinstance(found.parameters, _NODES):
        return found.parameters
    return None


def is_plain(word: str) -> bool:
    """Whether a word alone is a type."""
    return word in PLAIN or _INTEGER.match(word) is not None


def plain(word: str) -> Type:
    """`!llvm.float`, `!llvm.i32`."""
    return DialectType(DIALECT, word, None, Plain(word))


def ir_type(node: Node) -> Type:
    """The type that consists of these parts."""
    return plain(node.word) if isinstance(node, Plain) else DialectType(DIALECT, "", f'"{spelled(node)}"', node)


def like(form: Type, node: Node) -> Type | None:
    """The same where another type is spelled in LLVM's own way; None where it is not, as since October 2020."""
    return ir_type(node) if isinstance(form, DialectType) and (not form.mnemonic or is_plain(form.mnemonic)) else None


def is_word(found: Type | None, *words: str) -> bool:
    """Whether a type is one of these words."""
    node = node_of(found)
    return isinstance(node, Plain) and node.word in words


def spelled(node: Node) -> str:
    """How LLVM prints a type."""
    if isinstance(node, Plain):
        return node.word
    if isinstance(node, Pointer):
        return f"{_inner(node.pointee)}{f' addrspace({node.space})' if node.space else ''}*"
    if isinstance(node, Array):
        return f"[{node.size} x {_inner(node.element)}]"
    if isinstance(node, Vector):
        return f"<{'vscale x ' if node.scalable else ''}{node.size} x {_inner(node.element)}>"
    if isinstance(node, Struct):
        if node.members is None:
            return node.name
        body = f"{{ {', '.join(map(_inner, node.members))} }}" if node.members else "{}"
        return f"<{body}>" if node.packed else body
    inputs = [*map(_inner, node.inputs), *(["..."] if node.variadic else [])]
    return f"{_inner(node.result)} ({', '.join(inputs)})"


def _inner(found: Type) -> str:
    node = node_of(found)
    return str(found) if node is None else spelled(node)


# -- reading ------------------------------------------------------------------------------------------------------------


def parse_ir_type(text: str) -> Type:
    """The type that LLVM's own spelling means. LeafError, counted from the start of the text, if there is none."""
    reader = _Reader(text)
    found = reader.type()
    if reader.token:
        reader.fail("expected the end of the type")
    return found


class _Reader:
    """The text, and the token that comes next."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.token, self.start, self.end = "", 0, 0
        self.next()

    def next(self) -> str:
        """Takes the token that comes next."""
        taken = self.token
        found = _TOKEN.match(self.text, self.end)
        assert found is not None
        self.token = found[1] or found[2] or ""
        self.end = found.end()
        self.start = self.end - len(self.token)
        return taken

    def accept(self, token: str) -> bool:
        if self.token != token:
            return False
        self.next()
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            self.fail(f"expected `{token}`")

    def fail(self, expectation: str) -> NoReturn:
        raise LeafError(f"{expectation}, but got {f'`{self.token}`' if self.token else 'the end'}", self.start)

    def number(self) -> int:
        if not self.token.isdigit():
            self.fail("expected a number")
        return int(self.next()[:18])

    def type(self) -> Type:
        """type ::= primary (`*` | `addrspace` `(` n `)` `*` | `(` arguments `)`)*"""
        start = self.start
        found = self._primary()
        while True:
            if self.token == "*":
                self.next()
                found = self._pointer(found, 0, start)
            elif self.token == "addrspace":
                self.next()
                self.expect("(")
                space = self.number()
                self.expect(")")
                self.expect("*")
                found = self._pointer(found, space, start)
            elif self.token == "(":
                found = self._function(found, start)
            else:
                return found

    def _primary(self) -> Type:
        token = self.token
        if is_plain(token):
            self.next()
            return plain(token)
        if token == "{":
            return ir_type(Struct(self._members(), False, ""))
        if token == "[":
            self.next()
            count, element = self._sequence("an array")
            self.expect("]")
            return ir_type(Array(element, count))
        if token == "<":
            return self._vector_or_packed()
        if token[:1] == "%":
            self.next()
            return ir_type(Struct(None, False, token))
        return self.fail("expected a type of LLVM IR")

    def _vector_or_packed(self) -> Type:
        self.next()
        if self.token == "{":
            members = self._members()
            self.expect(">")
            return ir_type(Struct(members, True, ""))
        scalable = self.accept("vscale")
        if scalable:
            self.expect("x")
        start = self.start
        count, element = self._sequence("a vector")
        if not isinstance(node_of(element), Plain | Pointer):
            raise LeafError("the elements of a vector are numbers or pointers", start)
        self.expect(">")
        return ir_type(Vector(element, count, scalable))

    def _sequence(self, what: str) -> tuple[int, Type]:
        count = self.number()
        self.expect("x")
        return count, self._data(f"the elements of {what}")

    def _members(self) -> tuple[Type, ...]:
        self.expect("{")
        found: list[Type] = []
        if not self.accept("}"):
            found.append(self._data("the members of a struct"))
            while self.accept(","):
                found.append(self._data("the members of a struct"))
            self.expect("}")
        return tuple(found)

    def _data(self, what: str) -> Type:
        start = self.start
        found = self.type()
        if is_word(found, *VALUELESS) or isinstance(node_of(found), Function):
            raise LeafError(f"{what} cannot be of type `{_inner(found)}`", start)
        return found

    def _pointer(self, pointee: Type, space: int, start: int) -> Type:
        if is_word(pointee, *VALUELESS):
            raise LeafError(f"there are no pointers to `{_inner(pointee)}`", start)
        return ir_type(Pointer(pointee, space))

    def _function(self, result: Type, start: int) -> Type:
        if is_word(result, "label", "metadata") or isinstance(node_of(result), Function):
            raise LeafError(f"the result of a function cannot be of type `{_inner(result)}`", start)
        self.next()
        inputs: list[Type] = []
        variadic = False
        while self.token != ")":
            variadic = self.accept("...")
            if variadic:
                break
            start = self.start
            found = self.type()
            if is_word(found, "void") or isinstance(node_of(found), Function):
                raise LeafError(f"the arguments of a function cannot be of type `{_inner(found)}`", start)
            inputs.append(found)
            if not self.accept(","):
                break
        self.expect(")")
        return ir_type(Function(result, tuple(inputs), variadic))
