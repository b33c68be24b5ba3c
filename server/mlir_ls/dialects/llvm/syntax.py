"""llvm: functions, calls, globals and the other operations of LLVM IR that have a syntax of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mlir_ls.dialects.llvm.directives import DIRECTIVES as LLVM_DIRECTIVES
from mlir_ls.dialects.llvm.directives import LINKAGES, op_bundles
from mlir_ls.dialects.llvm.types import holds_foreign
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.assembly.enums import refuse_word
from mlir_ls.ods.syntaxes.functions import FunctionSignature, opt_body, read_attributed_function_type, read_signature
from mlir_ls.ods.syntaxes.parts import (
    further_attributes,
    give_results,
    group,
    keyword_attribute,
    operand,
    set_type,
    symbol_attribute,
    truth_of,
    unit_keyword,
)
from mlir_ls.ods.syntaxes.predicates import OF_INTEGERS, OF_ORDER
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DerivedAttr, IntegerAttr, StringAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import DialectType, FunctionType, IntegerType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader

_VISIBILITIES = {"": "0 : i64", "hidden": "1 : i64", "protected": "2 : i64"}
_UNNAMED_ADDRESSES = {"": "0 : i64", "local_unnamed_addr": "1 : i64", "unnamed_addr": "2 : i64"}
_TAIL_CALLS = {
    "": "#llvm.tailcallkind<none>",
    **{kind: f"#llvm.tailcallkind<{kind}>" for kind in ("none", "tail", "musttail", "notail")},
}
_ZERO = re.compile(r"-?0+(?:\s*:\s*\w+)?")

_OF_SYMBOLS = ("linkage", "sym_name", "unnamed_addr", "visibility_")
_SPELLED_IN_FRONT = ("CConv", "function_type", *_OF_SYMBOLS)


def _func(reader: HeaderReader) -> None:
    """linkage? visibility? unnamed_addr? cconv? @name signature (`vscale_range` `(` min `,` max `)`)?
    (`comdat` `(` @symbol `)`)? (`attributes` dictionary)? region?"""
    keyword_attribute(reader, "linkage", LINKAGES)
    keyword_attribute(reader, "visibility_", _VISIBILITIES)
    keyword_attribute(reader, "unnamed_addr", _UNNAMED_ADDRESSES)
    _calling_convention(reader)
    reader.symbol_definition()
    start = reader.offset()
    signature = read_signature(reader, variadic=True)
    if len(signature.results) > 1:
        message = "a function of this dialect has at most one result"
        reader.fail_at("result-count", message, start, reader.end_of_last())
    for type_ in (*signature.inputs, *signature.results):
        if holds_foreign(type_):
            message = f"what a function of this dialect takes and gives back is of types of LLVM IR, but got {type_}"
            reader.fail_at("bad-type", message, start, reader.end_of_last())
    imply(reader, "function_type", _function_type(signature))
    ranged = reader.accept("vscale_range")
    if ranged:
        reader.expect("(")
        reader.integer()
        reader.expect(",")
        reader.integer()
        reader.expect(")")
    _comdat(reader)
    given = (*_SPELLED_IN_FRONT, *(("vscale_range",) if ranged else ()))
    further_attributes(reader, *given, with_keyword=True)
    give_results(reader, ())
    opt_body(reader, signature)


def _function_type(signature: FunctionSignature) -> str:
    """`!llvm.func<result (input, …)>`, in which the types of the dialect go without their prefix."""
    inputs = [str(type_).removeprefix("!llvm.") for type_ in signature.inputs]
    result = str(signature.results[0]).removeprefix("!llvm.") if signature.results else "void"
    return f"!llvm.func<{result} ({', '.join([*inputs, '...'] if signature.variadic else inputs)})>"


def _is_void(type_: Type) -> bool:
    return isinstance(type_, DialectType) and str(type_) == "!llvm.void"


def _calling_convention(reader: HeaderReader) -> None:
    """Their names end with "cc", but for those that are known by number alone, as "cc_10"."""
    token, start = reader.peek(), reader.offset()
    if token[:1].isalpha() and (token.endswith("cc") or token.startswith("cc_")):
        reader.next()
        reader.add_attribute("CConv", start)
        imply(reader, "CConv", f"#llvm.cconv<{token}>")
        if "CConv" not in reader.implied:
            reader.fail_at("bad-attribute", f"there is no calling convention '{token}'", start, start + len(token))
    else:
        imply(reader, "CConv", "#llvm.cconv<ccc>")


def _comdat(reader: HeaderReader) -> None:
    """(`comdat` `(` @symbol `)`)?"""
    if reader.accept("comdat"):
        reader.expect("(")
        symbol_attribute(reader, "comdat")
        reader.expect(")")


def _global(reader: HeaderReader) -> None:
    """linkage? visibility? `thread_local`? unnamed_addr? `constant`? @name `(` value? `)` comdat? dictionary?
    (`:` type region?)?, where only a string needs no type"""
    keyword_attribute(reader, "linkage", LINKAGES)
    keyword_attribute(reader, "visibility_", _VISIBILITIES)
    unit_keyword(reader, "thread_local", "thread_local_")
    keyword_attribute(reader, "unnamed_addr", _UNNAMED_ADDRESSES)
    unit_keyword(reader, "constant", "constant")
    reader.symbol_definition()
    reader.expect("(")
    text = False
    alias: AttributeAlias | None = None
    if not reader.accept(")"):
        start = reader.offset()
        text = reader.peek()[:1] == '"'
        found = reader.attribute()
        alias = found if isinstance(found, AttributeAlias) else None
        reader.add_attribute("value", start)
        reader.expect(")")
    _comdat(reader)
    further_attributes(reader, "global_type", *_OF_SYMBOLS)
    give_results(reader, ())
    if reader.accept(":"):
        start = reader.offset()
        reader.type()
        reader.add_attribute("global_type", start)
        reader.opt_region()
    elif alias is not None:
        reader.implied["global_type"] = DerivedAttr(alias.name, _type_of_text, "a string where the global has no type")
    elif not text:
        reader.fail("expected ':' and the type of the global")


def _type_of_text(value: Attribute) -> Attribute | None:
    """The type of a global that holds a string, which follows from its length."""
    return UnreadAttr("an array of as many bytes as the string has") if isinstance(value, StringAttr) else None


def _alias(reader: HeaderReader) -> None:
    """linkage? visibility? `thread_local`? unnamed_addr? @name dictionary? `:` type region"""
    keyword_attribute(reader, "linkage", LINKAGES)
    keyword_attribute(reader, "visibility_", _VISIBILITIES)
    unit_keyword(reader, "thread_local", "thread_local_")
    keyword_attribute(reader, "unnamed_addr", _UNNAMED_ADDRESSES)
    reader.symbol_definition()
    further_attributes(reader, "alias_type", *_OF_SYMBOLS)
    reader.expect(":")
    start = reader.offset()
    reader.type()
    reader.add_attribute("alias_type", start)
    give_results(reader, ())
    reader.region()


def call(reader: HeaderReader, aliased: bool = False) -> None:
    """cconv? tail? callee arguments vararg? bundles? dictionary? `:` (type `,`)? function-type;  `aliased`: or its alias"""
    _calling_convention(reader)
    keyword_attribute(reader, "TailCallKind", _TAIL_CALLS)
    operands, direct = _callee(reader)
    _variadic_type(reader)
    _call_end(reader, operands, direct, aliased, "TailCallKind")


def invoke(reader: HeaderReader, aliased: bool = False) -> None:
    """cconv? callee arguments `to` successor `unwind` successor vararg? bundles? dictionary? `:` (type `,`)?
    function-type;  `aliased`: or its alias"""
    _calling_convention(reader)
    operands, direct = _callee(reader)
    for keyword, name in (("to", "normalDestOperands"), ("unwind", "unwindDestOperands")):
        reader.expect(keyword)
        reader.successor()
        reader.groups[name] = reader.successors[-1].uses
    _variadic_type(reader)
    _call_end(reader, operands, direct, aliased)


def _callee(reader: HeaderReader) -> tuple[list[int], bool]:
    """(%pointer | @symbol) `(` operands `)`: all operands, and whether the callee is a symbol."""
    if not reader.peek():
        reader.expected.add("@")
    pointer = reader.opt_use()
    if pointer is None:
        if reader.peek() != "@" and reader.peek()[:1] != "#":
            reader.fail("expected the function to call: '@name' or an SSA value")
        symbol_attribute(reader, "callee", flat=True)
    found = reader.delimited("(", reader.use)
    operands = found if pointer is None else [pointer, *found]
    return group(reader, "callee_operands", operands), pointer is None


def _variadic_type(reader: HeaderReader) -> None:
    """(`vararg` `(` type `)`)?"""
    if reader.accept("vararg"):
        reader.expect("(")
        start = reader.offset()
        reader.type()
        reader.add_attribute("var_callee_type", start)
        reader.expect(")")


def _call_end(reader: HeaderReader, operands: Sequence[int], direct: bool, aliased: bool, *given: str) -> None:
    """bundles? dictionary? `:` (type `,`)? function-type, or its alias, where the type is that of a pointer that is called"""
    op_bundles(reader)
    further_attributes(reader, *given, "CConv", "operandSegmentSizes")
    reader.expect(":")
    start = reader.offset()
    types: list[Type] = []
    if not direct:
        types.append(reader.type())
        if not reader.accept(","):
            message = "expected the type of the callee as well, as in '!llvm.ptr, (i32) -> ()'"
            reader.fail_so_far("type-count", message, start, reader.end_of_last())
    if aliased and reader.opt_signature_alias(operands[len(types) :]):
        reader.give_types(operands[: len(types)], types, start)
        return
    inputs, results = read_attributed_function_type(reader)
    reader.give_types(operands, [*types, *inputs], start)
    _at_most_one_result(reader, results, start)


def _at_most_one_result(reader: HeaderReader, results: list[Type], start: int) -> None:
    if any(_is_void(type_) for type_ in results):
        message = "a call without result has the results '()', not '!llvm.void'"
        reader.fail_at("bad-type", message, start, reader.end_of_last())
    if len(results) > 1:
        message = f"a call has at most one result, but got {len(results)}"
        reader.fail_at("result-count", message, start, reader.end_of_last())
    give_results(reader, results)


def _call_intrinsic(reader: HeaderReader) -> None:
    """string `(` operands `)` bundles? dictionary? `:` function-type"""
    start = reader.offset()
    if reader.opt_alias_of("intrin") is None:
        reader.string()
        reader.add_attribute("intrin", start)
    operands = group(reader, "args", reader.delimited("(", reader.use))
    op_bundles(reader)
    further_attributes(reader, "operandSegmentSizes")
    reader.expect(":")
    start = reader.offset()
    inputs, results = read_attributed_function_type(reader)
    reader.give_types(operands, inputs, start)
    _at_most_one_result(reader, results, start)


def _alloca(reader: HeaderReader) -> None:
    """`inalloca`? %size `x` type dictionary? `:` function-type"""
    unit_keyword(reader, "inalloca", "inalloca")
    size = operand(reader, "arraySize")
    reader.expect("x")
    start = reader.offset()
    reader.type()
    reader.add_attribute("elem_type", start)
    further_attributes(reader)
    _drop_zero_alignment(reader)
    reader.expect(":")
    start = reader.offset()
    type_ = reader.type()
    if isinstance(type_, TypeAlias):
        give_results(reader, [None])
        return
    if not isinstance(type_, FunctionType) or len(type_.inputs) != 1 or len(type_.results) != 1:
        message = "expected a function type with one input and one result, as '(i32) -> !llvm.ptr'"
        reader.fail_at("bad-type", message, start, reader.end_of_last())
    reader.use_types[size] = type_.inputs[0]
    give_results(reader, type_.results)


def _drop_zero_alignment(reader: HeaderReader) -> None:
    """An alignment of 0, of any integer type, says that there is none."""
    text = reader.text
    reader.attributes = [
        each
        for each in reader.attributes
        if each.name != "alignment" or not _ZERO.fullmatch(text[each.start : each.end].strip())
    ]


def _comparison(predicates: Sequence[str]) -> Callable[[HeaderReader], None]:
    """string %lhs `,` %rhs dictionary? `:` type"""

    def number(found: Attribute) -> Attribute | None:
        if not isinstance(found, StringAttr) or found.value not in predicates:
            return None
        return IntegerAttr(predicates.index(found.value), IntegerType(64))

    def read(reader: HeaderReader) -> None:
        start = reader.offset()
        alias = reader.opt_alias_of("predicate")
        if alias is None:
            predicate = reader.string(predicates)[1:-1]
            reader.add_attribute("predicate", start)
            if predicate not in predicates:
                refuse_word(reader, predicate, predicates, start + 1)
            imply(reader, "predicate", f"{predicates.index(predicate)} : i64")
        else:
            reader.implied["predicate"] = DerivedAttr(alias.name, number, f"a string such as \"{predicates[0]}\"")
        lhs = operand(reader, "lhs")
        reader.expect(",")
        rhs = operand(reader, "rhs")
        further_attributes(reader)
        reader.expect(":")
        type_ = reader.use_types[lhs] = set_type(reader, rhs)
        give_results(reader, [truth_of(type_)])

    return read


def _landingpad(reader: HeaderReader) -> None:
    """`cleanup`? (`(` (`catch` | `filter`) %value `:` type `)`)* `:` type"""
    unit_keyword(reader, "cleanup", "cleanup")
    clauses: list[int] = []
    while reader.accept("("):
        if reader.accept_any(("catch", "filter")) is None:
            reader.miss("catch", "filter")
        clauses.append(reader.use())
        reader.expect(":")
        set_type(reader, clauses[-1])
        reader.expect(")")
    group(reader, "", clauses)
    reader.expect(":")
    give_results(reader, [reader.type()])


OPERATIONS = {
    "alloca": _alloca,
    "call": call,
    "call_intrinsic": _call_intrinsic,
    "fcmp": _comparison(("_false", *OF_ORDER, "_true")),
    "func": _func,
    "icmp": _comparison(OF_INTEGERS),
    "invoke": invoke,
    "landingpad": _landingpad,
    "mlir.alias": _alias,
    "mlir.global": _global,
}

DIRECTIVES: dict[str, Directive] = LLVM_DIRECTIVES
