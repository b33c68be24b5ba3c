"""shape: computing with shapes that may hold errors. "'shape' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.declared.functions import public_declaration, public_without_body
from mlir_ls.semantics.verify.library.bodies import Types, hands_to_parent, implies_no_values, results_of, takes
from mlir_ls.semantics.verify.model.attributes import numbers_of
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, ShapeRule, SiteRules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, SymbolRefAttr
from mlir_ls.syntax.leaf.types import DialectType, IndexType, RankedTensorType, ShapedType

_SIZE, _SHAPE, _VALUE = (DialectType("shape", name, None, ()) for name in ("size", "shape", "value_shape"))


def errors_go_on(target: Type) -> ShapeRule:
    """The rule that an operation whose operands can hold errors has a result that can, of type `target`."""

    @rule("shape.errors-get-lost")
    def errors_get_lost(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        result = operation.result_types[0]
        if result is None or result.has_alias or result is target:
            return
        source = next((type_ for type_ in operation.operand_types if type_ in (_SIZE, _SHAPE, _VALUE)), None)
        if source is not None:
            yield f"{source} may hold an error, so the result is {target}, but got {result}", result_type_at(operation, 0)

    return errors_get_lost


def needs(count: int) -> ShapeRule:
    """The rule that an operation has at least so many operands."""

    @rule("shape.too-few-shapes")
    def too_few_shapes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        found = len(operation.operand_types)
        if found < count:
            yield f"at least {plural(count, 'operand')} needed, but got {found}", name_of(operation.shape)

    return too_few_shapes


def extents(find: str) -> ShapeRule:
    """The rule that a tensor of extents has one for each dimension of the shape that `find` names."""

    @rule("shape.extent-count")
    def extent_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        result = operation.result_types[0]
        if not isinstance(result, RankedTensorType) or len(result.shape) != 1:
            return
        source = operation.type_named(find) if operation.operand_group(find) else None
        if isinstance(source, ShapedType):
            count = source.rank
        else:
            shape = numbers_of(operation.attribute(find))
            count = None if shape is None else len(shape)
        if find == "shape" and count is not None and (result.shape[0] is None or result.encoding is not None):
            yield f"the shape has {plural(count, 'extent')}, but got {result}", result_type_at(operation, 0)
        elif clash(count, result.shape[0]):
            yield f"the shape has {plural(count or 0, 'extent')}, but got {result}", result_type_at(operation, 0)

    return extent_count


@rule("shape.shapes-met")
def shapes_met(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Sizes meet sizes, shapes meet shapes of the same number of extents. "'shape' Dialect", `shape.meet`."""
    types = operation.operand_types
    sizes = [type_ is _SIZE or isinstance(type_, IndexType) for type_ in types]
    shapes = [type_ is _SHAPE or isinstance(type_, RankedTensorType) for type_ in types]
    if True in sizes and True in shapes:
        first, index = sorted((sizes.index(True), shapes.index(True)))
        message = f"the operands are all sizes or all shapes, but got {types[first]} and {types[index]}"
        yield message, operand_type_at(operation, index)
        return
    counts = [type_.shape[0] if isinstance(type_, RankedTensorType) and len(type_.shape) == 1 else None for type_ in types]
    for index, count in enumerate(counts):
        if any([clash(count, other) for other in counts[:index]]):
            yield f"all shapes have one number of extents, but got {types[index]}", operand_type_at(operation, index)
            return


def _reduced(operation: Operation, _: int) -> Types | None:
    shape, inits = operation.type_named("shape"), operation.types_named("initVals")
    if shape is None or inits is None:
        return None
    return [IndexType(), _SIZE if shape is _SHAPE else IndexType(), *inits]


_SIZES = (errors_go_on(_SIZE),)

@rule("shape.library")
def shape_library(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """Libraries of shape functions are named by an operation with a symbol table. "'shape' Dialect", `function_library`."""
    if attribute.name != "shape.lib" or attribute.holder != "operation":
        return
    if not operation.spec.symbol_table:
        yield f"'shape.lib' is for operations with a symbol table, but got {operation.spec.name}", attribute.place
        return
    value = attribute.value
    for each in value.elements if isinstance(value, ArrayAttr) else () if value is None else (value,):
        if not isinstance(each, SymbolRefAttr) and not each.has_alias:
            yield f"expected the symbol of a library, but got {each}", attribute.place
            return


RULES: Rules = {
    "add": _SIZES,
    "assuming_all": (needs(1),),
    "broadcast": (errors_go_on(_SHAPE),),
    "const_shape": (extents("shape"),),
    "cstr_broadcastable": (needs(2),),
    "div": _SIZES,
    "func": (public_declaration,),
    "get_extent": _SIZES,
    "meet": (shapes_met,),
    "mul": _SIZES,
    "num_elements": _SIZES,
    "rank": _SIZES,
    "shape_of": (errors_go_on(_SHAPE), extents("arg")),
}

SITE_RULES: SiteRules = {
    "assuming_yield": (hands_to_parent({"shape.assuming": results_of}),),
    "yield": (hands_to_parent({"shape.reduce": results_of}),),
}

BODY_RULES: BodyRules = {
    "assuming": (implies_no_values(),),
    "func": (public_without_body,),
    "reduce": (takes(_reduced),),
}

ATTRIBUTES: AttributeRules = (shape_library,)
