"""linalg: which elements the named operations compute on. "'linalg' Dialect", "Named Operations"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.linalg.rules.structured import outputs_of
from mlir_ls.ods.wording import listed
from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import maps_of
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import ArrayAttr, StringAttr
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    VectorType,
)

_WITH_COMPLEX = frozenset(("add", "div", "mul", "sub"))
_WITH_BITS = frozenset(("add", "max", "min", "mul"))
_INTEGERS_ONLY = frozenset(("div_unsigned", "max_unsigned", "min_unsigned"))
_UNARY = frozenset(
    ("abs", "ceil", "erf", "exp", "floor", "log", "negf", "reciprocal", "round", "rsqrt", "sqrt", "square", "tanh")
)
_ALL_NUMBERS = frozenset(("add", "div", "max", "min", "mul", "sub"))
_ANY_ELEMENTS = frozenset(("broadcast", "select", "transpose"))
_RANDOM = (("minimum", FloatType("f64")), ("maximum", FloatType("f64")), ("seed", IntegerType(32)))


@rule("linalg.pointwise-elements")
def pointwise_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """All operands have one element type, of a kind that the operation can compute on. "'linalg' Dialect"."""
    elements = [_element(type_) for type_ in operation.operand_types]
    has_kind = operation.spec.attribute("kind") is not None
    kind = keyword_of(operation, "kind") if has_kind else None
    name = operation.spec.name.partition(".")[2] if kind is None else kind
    if operation.generic or None in elements or not elements or (has_kind and kind is None):
        return
    if name == "select":
        if kind is None and elements[0] is not IntegerType(1):
            yield f"elements are selected by i1, but got {elements[0]}", operand_type_at(operation, 0)
            return
        elements = [elements[-1], *elements[1:]]
    expected = elements[-1]
    for index, found in enumerate(elements):
        if found is not expected:
            yield f"the elements are of one type, {expected}, but got {found}", operand_type_at(operation, index)
            return
    signed = name.removesuffix("_signed")
    if name not in _ANY_ELEMENTS and not _computes_on(signed, expected):
        numbers = "integers" if name in _INTEGERS_ONLY else "numbers" if signed in _ALL_NUMBERS else "floating-point numbers"
        yield f"'{kind or operation.spec.name}' is for {numbers}, but got {expected}", operand_type_at(operation, 0)


_CASTS = rule("linalg.element-casts")


@_CASTS
def element_casts(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The elements of inputs are cast to those of the output before anything is computed. "'linalg' Dialect"."""
    outputs = outputs_of(operation)
    name = operation.spec.name.partition(".")[2]
    target = _element(operation.operand_types[outputs[0]]) if outputs else None
    if operation.generic or not outputs or target is None:
        return
    if name.endswith("_unsigned") and not (isinstance(target, IntegerType) and target.width > 1):
        message = f"'{operation.spec.name}' is for integers of several bits, but got {target}"
        yield message, operand_type_at(operation, outputs[0])
        return
    is_quantized = name.endswith("_q") or name.startswith("quantized")
    if is_quantized and target is IntegerType(1):
        message = f"'{operation.spec.name}' is for numbers of several bits, but got {target}"
        yield message, operand_type_at(operation, outputs[0])
        return
    is_extreme = name.endswith(("_max", "_min"))
    kinds = "integers and floating-point numbers" if is_extreme else "integers, floating-point numbers and complex numbers"
    if not _is_number(target) and (is_extreme or not _is_complex(target)):
        message = f"'{operation.spec.name}' is for {kinds}, but got {target}"
        yield message, operand_type_at(operation, outputs[0])
        return
    is_contraction = not name.startswith(("pooling", "quantized")) and "conv" not in name
    inputs = [index for index in range(len(operation.operand_types)) if index not in outputs]
    for index in inputs[:1] if name.startswith("pooling") else inputs:
        source = _element(operation.operand_types[index])
        if source is not None and not _casts(source, target, is_contraction):
            yield f"elements of type {source} cannot be cast to {target}", operand_type_at(operation, index)
            return


@_CASTS
def random_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Random numbers lie between two f64 and follow from a seed, an i32. "'linalg' Dialect", `linalg.fill_rng_2d`."""
    if operation.generic or len(operation.operand_types) != 4:
        return
    for index, (name, expected) in enumerate(_RANDOM):
        found = _element(operation.operand_types[index])
        if found is not None and found is not expected:
            yield f"the {name} is of type {expected}, but got {found}", operand_type_at(operation, index)
            return
    target = _element(operation.operand_types[3])
    if target is not None and not _casts(FloatType("f64"), target, is_contraction=False):
        yield f"elements of type f64 cannot be cast to {target}", operand_type_at(operation, 3)


@rule("linalg.copied-elements")
def copied_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is copied is cast to the elements of the output. "'linalg' Dialect", `linalg.copy`."""
    if operation.generic or len(operation.operand_types) != 2:
        return
    source, target = [_element(type_) for type_ in operation.operand_types]
    if isinstance(target, VectorType) and target is operation.operand_types[1]:
        yield f"the output is a tensor or a buffer, but got {target}", operand_type_at(operation, 1)
    elif source is not None and target is not None and not _casts(source, target, is_contraction=False):
        yield f"elements of type {source} cannot be cast to {target}", operand_type_at(operation, 0)


@rule("linalg.elementwise-arity")
def elementwise_arity(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A kind takes one, two or three operands. "'linalg' Dialect", `linalg.elementwise`."""
    kind, inputs = keyword_of(operation, "kind"), operation.operand_group("inputs")
    if kind is None or inputs is None:
        return
    expected = 1 if kind in _UNARY else 3 if kind == "select" else 2
    if len(inputs) != expected:
        yield f"'{kind}' takes {plural(expected, 'input')}, but got {len(inputs)}", attribute_at(operation, "kind")


@rule("linalg.chosen-elements")
def chosen_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What chooses between two elements is a truth value. `linalg.elementwise` of the kind `select`."""
    inputs = operation.operand_group("inputs")
    if keyword_of(operation, "kind") != "select" or operation.generic or not inputs:
        return
    found = _element(operation.operand_types[inputs[0]])
    if isinstance(found, FloatType | IndexType | IntegerType) and found is not IntegerType(1):
        message = f"'select' chooses by elements of type i1, but got {operation.operand_types[inputs[0]]}"
        yield message, operand_type_at(operation, inputs[0])


@rule("linalg.iterator-kind")
def iterator_kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop is parallel or a reduction. "'linalg' Dialect", `linalg.generic`."""
    found = trait_of(operation, "iterator_types")
    for each in found.elements if isinstance(found, ArrayAttr) else ():
        if isinstance(each, StringAttr) and each.value not in _ITERATORS:
            yield f"a loop is {listed(_ITERATORS)}, but got {each}", attribute_at(operation, "iterator_types")
            return


_ITERATORS = ("parallel", "reduction")


@rule("linalg.contracted-loop")
def contracted_loop(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The inputs share a loop that the output does not have, which has all that one input alone has. `linalg.contract`."""
    maps = maps_of(operation.attribute("indexing_maps"))
    if maps is None or len(maps) != 3:
        return
    loops = [{each.position for each in attribute.map.results if isinstance(each, AffineDim)} for attribute in maps]
    where = attribute_at(operation, "indexing_maps")
    lost = (loops[0] ^ loops[1]) - loops[2]
    uneven = [index for index, each in enumerate(maps) if len(loops[index]) != len(each.map.results)]
    if uneven:
        yield f"map {uneven[0]} yields loops, each once at most, but got {maps[uneven[0]].map}", where
    elif lost:
        yield f"loop {min(lost)} is in one input alone, so it must be in the output", where
    elif not (loops[0] & loops[1]) - loops[2]:
        yield "no loop is in both inputs and not in the output, to be summed over", where


def _element(type_: Type | None) -> Type | None:
    """What the operation computes on: elements of a tensor or of a buffer with a rank, other operands themselves."""
    found = type_.element if isinstance(type_, RankedTensorType | MemRefType) else type_
    return None if found is None or found.has_alias or found.opaque else found


def _is_number(element: Type | None) -> bool:
    """Whether arithmetic is done on an element type that is not complex, nor an index."""
    return isinstance(element, FloatType) or (isinstance(element, IntegerType) and not element.signedness)


def _is_complex(element: Type | None) -> bool:
    return isinstance(element, ComplexType) and isinstance(element.element, FloatType)


def _computes_on(name: str, element: Type | None) -> bool:
    if isinstance(element, FloatType):
        return name not in _INTEGERS_ONLY
    if isinstance(element, IntegerType):
        has_width = not element.signedness and (element.width > 1 or name in _WITH_BITS)
        return has_width and name in _ALL_NUMBERS | _INTEGERS_ONLY
    return _is_complex(element) and name in _WITH_COMPLEX


def _casts(source: Type, target: Type, is_contraction: bool) -> bool:
    """Whether elements of one type are cast to another, in a contraction without casts to complex numbers."""
    if source is target:
        return True
    if isinstance(target, ComplexType):
        return (_is_complex(source) and _is_complex(target)) or (_is_number(source) and not is_contraction)
    if isinstance(source, FloatType) and isinstance(target, FloatType):
        return source.width != target.width
    return _is_number(target) and (_is_number(source) or (isinstance(source, IndexType) and isinstance(target, IntegerType)))
