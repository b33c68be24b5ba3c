"""llvm of 2019 and 2020: types of its own for all that LLVM IR has, in LLVM's spelling and, since October 2020, in MLIR's."""

from __future__ import annotations

from mlir_ls.dialects.llvm.llvm_ir import (
    DIALECT,
    Array,
    Function,
    Plain,
    Pointer,
    Struct,
    Vector,
    is_plain,
    node_of,
    parse_ir_type,
    plain,
    spelled,
)
from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.build.types import body_of
from mlir_ls.syntax.leaf.types import DialectType


def read_type(reader: BodyReader, mnemonic: str) -> DeclaredBody:
    """`<` string `>` in LLVM's own spelling, or a type by its name, with what it consists of after."""
    if not mnemonic:
        return _in_string(reader)
    if is_plain(mnemonic):
        return DeclaredBody("", Plain(mnemonic))
    read = _COMPOSED.get(mnemonic)
    if read is None:
        reader.fail_at(f"dialect '{DIALECT}' has no type `!{DIALECT}.{mnemonic}`", -len(mnemonic))
    return read(reader)


def _in_string(reader: BodyReader) -> DeclaredBody:
    reader.expect("<")
    start = reader.position
    text = reader.string()
    reader.expect(">")
    try:
        found = parse_ir_type(text[1:-1])
    except LeafError as error:
        raise error.shifted(start + 1) from None
    node = node_of(found)
    assert node is not None
    return DeclaredBody(f"<{node.word}>" if isinstance(node, Plain) else f'<"{spelled(node)}">', node)


def _type(reader: BodyReader) -> Type:
    """A type of the dialect, with or without `!llvm.` in front."""
    if reader.comes("!"):
        return reader.type()
    start = reader.position
    word = reader.opt_keyword()
    if word is None:
        reader.fail("expected a type")
    if is_plain(word):
        return plain(word)
    read = _COMPOSED.get(word)
    if read is None:
        reader.fail_at(f"expected a type, but got `{word}`", start)
    found = read(reader)
    return DialectType(DIALECT, word, body_of(found.spelling), found.parameters)


def _inner(found: Type) -> str:
    return str(found).removeprefix(f"!{DIALECT}.")


def _pointer(reader: BodyReader) -> DeclaredBody:
    """`<` type (`,` address-space)? `>`"""
    reader.expect("<")
    pointee = _type(reader)
    space = reader.integer() if reader.accept(",") else 0
    reader.expect(">")
    return DeclaredBody(f"<{_inner(pointee)}{f', {space}' if space else ''}>", Pointer(pointee, space))


def _array(reader: BodyReader) -> DeclaredBody:
    """`<` integer `x` type `>`"""
    reader.expect("<")
    count = reader.integer()
    reader.expect("x")
    element = _type(reader)
    reader.expect(">")
    return DeclaredBody(f"<{count} x {_inner(element)}>", Array(element, count))


def _vector(reader: BodyReader) -> DeclaredBody:
    """`<` (`?` `x`)? integer `x` type `>`"""
    reader.expect("<")
    sizes = reader.sizes()
    if not sizes or sizes[-1] is None or len(sizes) > 1 + (sizes[0] is None):
        reader.fail("expected the number of elements")
    element = _type(reader)
    reader.expect(">")
    scalable = len(sizes) > 1
    return DeclaredBody(f"<{'? x ' if scalable else ''}{sizes[-1]} x {_inner(element)}>", Vector(element, sizes[-1], scalable))


def _struct(reader: BodyReader) -> DeclaredBody:
    """`<` (name `,`)? (`opaque` | `packed`? `(` type,* `)`) `>`, or `<` name `>` inside of the struct of that name"""
    reader.expect("<")
    name = reader.opt_string() or ""
    if name and (reader.accept(">") or not reader.accept(",")):
        return DeclaredBody(f"<{name}>", Struct(None, False, name))
    if name and reader.accept("opaque"):
        reader.expect(">")
        return DeclaredBody(f"<{name}, opaque>", Struct(None, False, name))
    packed = reader.accept("packed")
    members = reader.delimited("(", lambda: _type(reader))
    reader.expect(">")
    front = f"{name}, " if name else ""
    body = f"<{front}{'packed ' if packed else ''}({', '.join(map(_inner, members))})>"
    return DeclaredBody(body, Struct(members, packed, name))


def _function(reader: BodyReader) -> DeclaredBody:
    """`<` type `(` (types (`,` `...`)? | `...`)? `)` `>`"""
    reader.expect("<")
    result = _type(reader)
    reader.expect("(")
    inputs: list[Type] = []
    variadic = False
    if not reader.accept(")"):
        while not (variadic := reader.accept("...")):
            inputs.append(_type(reader))
            if not reader.accept(","):
                break
        reader.expect(")")
    reader.expect(">")
    shown = ", ".join([*map(_inner, inputs), *(["..."] if variadic else [])])
    return DeclaredBody(f"<{_inner(result)} ({shown})>", Function(result, tuple(inputs), variadic))


_COMPOSED = {"array": _array, "func": _function, "ptr": _pointer, "struct": _struct, "vec": _vector}
