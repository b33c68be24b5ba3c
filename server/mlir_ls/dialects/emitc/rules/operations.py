"""emitc: values, types and names of C and C++. "'emitc' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.emitc.bodies import is_of_c
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import cast
from mlir_ls.semantics.verify.model.attributes import items, text
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    result_type_at,
)
from mlir_ls.semantics.verify.model.reading import function_inputs, is_of, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Violation, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.types import (
    DialectType,
    FunctionType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedTensorType,
)

_DIALECT = "emitc"
_SIZES = ("size_t", "ssize_t", "ptrdiff_t")


def _is(found: Type | None, *mnemonics: str) -> bool:
    return any([is_of(found, _DIALECT, mnemonic) for mnemonic in mnemonics])


def _is_countable(found: Type | None) -> bool:
    """Whether a type may be added to a pointer."""
    return found is None or isinstance(found, IntegerType | IndexType) or _is(found, "opaque", *_SIZES)


def _is_foreign(*types: Type | None) -> bool:
    """Whether some type belongs to a dialect that is not known here."""
    return any([isinstance(each, DialectType) and each.dialect != _DIALECT for each in types])


@rule("emitc.pointer-arithmetic")
def emitc_pointer_arithmetic(operation: Operation) -> Found:
    """To a pointer one adds a number, and from it one takes a number or a pointer."""
    if len(operation.operand_types) != 2 or _is_foreign(*operation.operand_types):
        return
    left, right = operation.operand_types
    first, second = _is(left, "ptr"), _is(right, "ptr")
    if operation.spec.name == "emitc.add":
        if first and second:
            yield "pointers cannot be added to each other", operand_type_at(operation, 1)
        elif first and not _is_countable(right):
            yield f"only an integer can be added to a pointer, but got {right}", operand_type_at(operation, 1)
        elif second and not _is_countable(left):
            yield f"only an integer can be added to a pointer, but got {left}", operand_type_at(operation, 0)
        return
    result = operation.result_types[0] if operation.result_types else None
    if second and left is not None and not first:
        yield f"a pointer can be taken from a pointer only, but got {left}", operand_type_at(operation, 0)
    elif first and not second and not _is_countable(right):
        yield f"only an integer or a pointer can be taken from a pointer, but got {right}", operand_type_at(operation, 1)
    elif first and second and not _is_countable(result) and not _is_foreign(result):
        yield f"the difference of pointers is an integer, but got {result}", result_type_at(operation, 0)


@rule("emitc.operator")
def emitc_operator(operation: Operation) -> Found:
    """There are the operators `&` and `*`."""
    symbol = text(operation, "applicableOperator")
    if symbol not in (None, "&", "*"):
        yield f'expected "&" or "*", but got "{symbol}"', attribute_at(operation, "applicableOperator")


@rule("emitc.applied-operator")
def emitc_applied_operator(operation: Operation) -> Found:
    """`&` is applied to what has an address, `*` to a pointer."""
    symbol, found = text(operation, "applicableOperator"), operation.type_named("operand")
    if symbol is None:
        return
    result = operation.type_named("result")
    if symbol == "*" and found is not None and not _is(found, "ptr"):
        yield f"'*' is applied to a pointer, but got {found}", operand_type_at(operation, 0)
    elif symbol == "&" and found is not None and not _is(found, "lvalue"):
        yield f"'&' is applied to an lvalue, but got {found}", operand_type_at(operation, 0)
    elif symbol == "&" and result is not None and not _is(result, "ptr"):
        yield f"'&' yields a pointer, but got {result}", result_type_at(operation, 0)


@rule("emitc.call")
def emitc_call(operation: Operation) -> Found:
    """A call by name: with a name, arguments that are there, template arguments that C++ has, and no array as result."""
    if text(operation, "callee") == "":
        yield "the name of what is called is empty", attribute_at(operation, "callee")
        return
    count = len(operation.operand_types)
    for each in items(operation, "args") or ():
        if isinstance(each, IntegerAttr) and isinstance(each.type, IndexType) and not 0 <= each.value < count:
            there = f"there {'is' if count == 1 else 'are'} {counted(count, 'operand')}"
            message = f"{each.value} is the number of an operand, counted from 0, but {there}"
            yield message, attribute_at(operation, "args")
            return
        if isinstance(each, ArrayAttr):
            yield f"an array has no type and cannot be an argument: got {each}", attribute_at(operation, "args")
            return
    for each in items(operation, "template_args") or ():
        if not _may_be_template_argument(each):
            message = f"a template argument is a type, a number or an #emitc.opaque: got {each}"
            yield message, attribute_at(operation, "template_args")
            return
    for index, found in enumerate(operation.result_types):
        if _is(found, "array"):
            yield f"no function gives back an array: got {found}", result_type_at(operation, index)
            return


def _may_be_template_argument(found: Attribute) -> bool:
    if isinstance(found, DialectAttr):
        return found.dialect in (_DIALECT, "builtin")
    return isinstance(found, TypeAttr | IntegerAttr | BoolAttr | FloatAttr | AttributeAlias | UnreadAttr)


@rule("emitc.initial-value")
def emitc_initial_value(operation: Operation) -> Found:
    """A constant, or the first value of a variable, is of the type of the result, or is opaque and not empty."""
    value, result = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    if isinstance(value, StringAttr):
        yield "expected a number or #emitc.opaque, but got a string", attribute_at(operation, "value")
        return
    if value is None or result is None:
        return
    if isinstance(value, DialectAttr):
        if operation.spec.name == "emitc.constant" and value.mnemonic == "opaque" and value.body == '""':
            yield "the value of a constant cannot be empty", attribute_at(operation, "value")
        return
    inner = parameters_of(result, _DIALECT, "lvalue")
    expected = inner[0] if inner else result
    if isinstance(value.type, IndexType) and _is(expected, *_SIZES):
        return
    if isinstance(value, IntegerAttr | FloatAttr | BoolAttr | DenseElementsAttr) and differ(value.type, expected):
        yield f"expected a value of type {expected}, but got {value}", attribute_at(operation, "value")


@rule("emitc.subscript")
def emitc_subscript(operation: Operation) -> Found:
    """An array takes as many subscripts as it has dimensions, a pointer one; the result is an lvalue of the element."""
    found, indices = operation.type_named("value"), operation.operand_group("indices")
    array, pointer = parameters_of(found, _DIALECT, "array"), parameters_of(found, _DIALECT, "ptr")
    if indices is None or (array is None and pointer is None):
        return
    expected = len(array[0]) if array is not None else 1
    element = array[1] if array is not None else pointer[0] if pointer is not None else None
    if len(indices) != expected:
        yield f"{found} takes {counted(expected, 'subscript')}, but got {len(indices)}", operand_at(operation.shape, 0)
        return
    for index in indices:
        type_ = operation.operand_types[index]
        if not _is_countable(type_) and not _is_foreign(type_):
            yield f"a subscript is an integer, but got {type_}", operand_type_at(operation, index)
            return
    result = parameters_of(operation.type_named("result"), _DIALECT, "lvalue")
    if result is not None and isinstance(element, Type) and differ(element, result[0]):
        yield f"the elements of {found} are {element}, but got {result[0]}", result_type_at(operation, 0)


@rule("emitc.function-results")
def emitc_function_results(operation: Operation) -> Found:
    """A function has one result at most, which is no array."""
    function = operation.attribute("function_type")
    if not isinstance(function, TypeAttr) or not isinstance(function.value, FunctionType):
        return
    results = function.value.results
    if len(results) > 1:
        yield f"expected at most one result, but got {len(results)}", name_of(operation.shape)
    elif results and _is(results[0], "array"):
        yield f"no function gives back an array: got {results[0]}", name_of(operation.shape)


@rule("emitc.global")
def emitc_global(operation: Operation) -> Found:
    """A global is static or external, not both, of a type that C has, and its first value is of its type."""
    if operation.has_attribute("static_specifier") and operation.has_attribute("extern_specifier"):
        yield "a global cannot be both static and external", attribute_at(operation, "extern_specifier")
        return
    type_, value = operation.attribute("type"), operation.attribute("initial_value")
    if not isinstance(type_, TypeAttr):
        return
    if not is_of_c(type_.value):
        yield f"no global is of type {type_.value}", attribute_at(operation, "type")
        return
    problem = _value_problem(type_.value, value)
    if problem:
        yield problem, attribute_at(operation, "initial_value")


def _value_problem(expected: Type, value: Attribute | None) -> str:
    if isinstance(value, StringAttr | ArrayAttr | TypeAttr):
        return f"expected a number, elements or #emitc.opaque, but got {value}"
    if isinstance(value, IntegerAttr | BoolAttr | FloatAttr) and differ(value.type, expected):
        return f"expected a value of type {expected}, but got {value}"
    if isinstance(value, DenseElementsAttr) and not isinstance(expected, DialectType):
        return f"elements are for arrays, expected a value of type {expected}"
    array, given = parameters_of(expected, _DIALECT, "array"), None if value is None else value.type
    if array is None or not isinstance(given, ShapedType):
        return ""
    is_tensor = isinstance(given, RankedTensorType) and given.encoding is None
    fits = is_tensor and tuple(array[0]) == given.shape and not differ(array[1], given.element)
    return "" if fits else f"expected elements for {expected}, but got {given}"


@rule("emitc.field-type")
def emitc_field_type(operation: Operation) -> Found:
    """A field is of a type that C has."""
    type_ = operation.attribute("type")
    if isinstance(type_, TypeAttr) and not is_of_c(type_.value):
        yield f"no field is of type {type_.value}", attribute_at(operation, "type")


@rule("emitc.placeholders")
def emitc_placeholders(operation: Operation) -> Found:
    """There is an operand for each `{}` in a text that has operands; a brace by itself is spelled twice."""
    template, given = text(operation, "value"), operation.operand_group("fmtArgs")
    if template is None or not given:
        return
    count, place = 0, 0
    while (place := template.find("{", place)) >= 0:
        following = template[place + 1 : place + 2]
        if following not in ("{", "}"):
            yield "a brace that is no placeholder is spelled twice", attribute_at(operation, "value")
            return
        count += following == "}"
        place += 2
    if count != len(given):
        yield f"{counted(count, 'placeholder')}, but {counted(len(given), 'operand')}", attribute_at(operation, "value")


@rule("emitc.assigned")
def emitc_assigned(site: Site) -> Iterator[Violation]:
    """A variable, and no argument of a block, is set to a value of its type."""
    operation = site.operation
    variable, value = operation.type_named("var"), operation.type_named("value")
    held = parameters_of(variable, _DIALECT, "lvalue")
    expected = held[0] if held is not None else variable
    if differ(expected if isinstance(expected, Type) else None, value):
        yield Violation(f"the variable is of type {expected}, but got {value}", place_of(operation, "value"))
        return
    for index in operation.operand_group("var") or ():
        origin = site.origin(index)
        if origin is not None and origin.operation is None:
            yield Violation("an argument cannot be set, only a variable can", operand_at(operation.shape, index))


@rule("emitc.global-type")
def emitc_global_type(site: Site) -> Iterator[Violation]:
    """What stands for a global has its type: an array as it is, all else as a variable."""
    found, target = site.operation.result_types[0], site.symbol("name")
    given = None if target is None else target.attribute("type")
    if target is None or target.spec.name != "emitc.global" or not isinstance(given, TypeAttr) or found is None:
        return
    held = parameters_of(found, _DIALECT, "lvalue")
    inner = held[0] if held else found
    if differ(inner, given.value) and not given.value.has_alias:
        message = f"{site.symbol_name('name')} is of type {given.value}, but got {found}"
        yield Violation(message, result_type_at(site.operation, 0), (site.mention("name", "defined here"),))


@rule("emitc.field-value")
def emitc_field_value(site: Site) -> Iterator[Violation]:
    """What is read of a field has the field's type. `emitc.get_field`."""
    found, field = site.operation.result_types[0], site.symbol("field_name")
    given = None if field is None else field.attribute("type")
    if field is None or field.spec.name != "emitc.field" or not isinstance(given, TypeAttr):
        return
    if differ(found, given.value) and not given.value.has_alias:
        message = f"{site.symbol_name('field_name')} is of type {given.value}, but got {found}"
        yield Violation(message, result_type_at(site.operation, 0), (site.mention("field_name", "defined here"),))


@rule("emitc.variable-argument")
def emitc_variable_argument(operation: Operation) -> Found:
    """No function takes a variable, which has no value before it is loaded."""
    for type_ in function_inputs(operation) or ():
        if is_of(type_, _DIALECT, "lvalue"):
            yield f"a function takes values, but got {type_}", name_of(operation.shape)
            return


def _not_of_c(source: Type, target: Type) -> str:
    """Numbers, pointers and opaque types are cast to each other, and an array to a pointer to its elements."""
    for each in (source, target):
        if isinstance(each, RankedTensorType | UnrankedTensorType | TupleType):
            return f"{each} is no type of C"
    if _is(target, "array"):
        return "nothing is cast to an array"
    array, pointer = parameters_of(source, _DIALECT, "array"), parameters_of(target, _DIALECT, "ptr")
    if array is None or _is_foreign(target):
        return ""
    if pointer is None or len(array[0]) != 1:
        return "an array, of one dimension, is cast to a pointer to its elements alone"
    element, pointee = array[1], pointer[0]
    if isinstance(element, Type) and isinstance(pointee, Type) and differ(element, pointee):
        return f"its elements are {element}"
    return ""


@rule("emitc.field-parent")
def emitc_field_parent(site: Site) -> Iterator[Violation]:
    """A field is one of a class. `emitc.field`."""
    name = site.parent_name()
    if name != "emitc.class":
        yield Violation(f"a field must stand directly in 'emitc.class', but stands in '{name}'", name_of(site.operation.shape))


emitc_cast = cast(_not_of_c)
