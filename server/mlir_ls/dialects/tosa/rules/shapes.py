"""tosa: shapes that are known when the program is compiled, and variables. "'tosa' Dialect", "Shape Type"."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from mlir_ls.dialects.tosa.rules.parts import constant
from mlir_ls.dialects.tosa.rules.sizes import sizes_clash
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import numbers_of, shown
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import operand_at, reference_at
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import RankedTensorType, ShapedType
from mlir_ls.syntax.shape import Mention

_OPERATOR = "TosaShapeOperator"


@rule("tosa.resolvable-shape")
def tosa_resolvable_shape(site: Site) -> Iterator[Violation]:
    """A shape is made by operators of shapes, so that it is known when the program is compiled."""
    for index, found in enumerate(site.operation.operand_types):
        if not is_of(found, "tosa", "shape"):
            continue
        origin = site.origin(index)
        if origin is None:
            return
        maker = origin.operation
        if maker is None or _OPERATOR not in maker.spec.trait_names:
            by = "a block argument" if maker is None else f"the result of '{maker.spec.name}'"
            message = f"operand #{index} must be a shape that is known when the program is compiled, but got {by}"
            yield Violation(message, operand_at(site.operation.shape, index))
            return


@rule("tosa.new-shape")
def tosa_new_shape(site: Site) -> Iterator[Violation]:
    """A new shape has the sizes of the result, one of which may be left out as -1, and room for as many elements.

    `tosa.reshape`.
    """
    operation = site.operation
    given = constant(site, "shape")
    if given is None:
        return
    place, sizes = given
    where, related = operand_at(operation.shape, place), (Mention("definition", place, "defined here"),)
    if sizes.count(-1) > 1:
        yield Violation(f"one size at most may be left out as -1, but got {shown(sizes)}", where, related)
        return
    source, result = operation.type_named("input1"), operation.type_named("output")
    if not isinstance(result, RankedTensorType):
        return
    if sizes_clash(tuple([None if size == -1 else size for size in sizes]), result.shape):
        yield Violation(f"the sizes are {shown(sizes)}, but got {result}", place_of(operation, "output"), related)
    elif min(sizes, default=0) < -1:
        yield Violation(f"a size is 0 or more, or left out as -1, but got {shown(sizes)}", where, related)
    elif isinstance(source, RankedTensorType) and source.element_count is not None:
        count = prod([size for size in sizes if size > 0])
        is_known = all([size > 0 for size in sizes])
        if result.element_count not in (None, source.element_count) or (
            count != source.element_count if is_known else count > source.element_count
        ):
            yield Violation(f"{source} has {plural(source.element_count, 'element')}, but got {shown(sizes)}", where, related)


@rule("tosa.slice-of-shape")
def tosa_slice_of_shape(site: Site) -> Iterator[Violation]:
    """A slice of a shape is a part of it that is not empty, and has as many sizes as its own shape. `tosa.slice_shape`."""
    operation = site.operation
    start, size = _constant(site, 1), _constant(site, 2)
    whole = parameters_of(operation.type_named("input"), "tosa", "shape")
    part = parameters_of(operation.type_named("output"), "tosa", "shape")
    if start is not None and start < 0:
        yield Violation(f"the start must be non-negative, but got {start}", operand_at(operation.shape, 1))
    elif size is not None and size <= 0:
        yield Violation(f"the size must be positive, but got {size}", operand_at(operation.shape, 2))
    elif size is not None and part is not None and part[0] != size:
        message = f"result #0 must be a shape of rank {size}, as the size is, but got {operation.type_named('output')}"
        yield Violation(message, place_of(operation, "output"))
    elif start is not None and size is not None and whole is not None and start + size > whole[0]:
        message = f"start + size must be at most the rank of the input, {whole[0]}, but got {start + size}"
        yield Violation(message, operand_at(operation.shape, 2))


def _constant(site: Site, index: int) -> int | None:
    """The integer that an operand is, where `tosa.const` defines it."""
    origin = site.origin(index)
    if origin is None or origin.operation is None or origin.operation.spec.name != "tosa.const":
        return None
    found = numbers_of(origin.operation.attribute("values"))
    return found[0] if found is not None and len(found) == 1 else None


@rule("tosa.declared-variable")
def tosa_declared_variable(site: Site) -> Iterator[Violation]:
    """What is read or written is a variable of the nearest symbol table, and has its type. `tosa.variable`."""
    operation = site.operation
    variable, name = site.symbol("name"), site.symbol_name("name")
    place = reference_at(operation.shape, 0)
    if variable is None or variable.spec.name != "tosa.variable":
        yield Violation(f"{name} must be declared by 'tosa.variable' in the nearest symbol table", place)
        return
    value = "output1" if operation.spec.results else "input1"
    declared, found = variable.attribute("type"), operation.type_named(value)
    if isinstance(declared, TypeAttr) and isinstance(found, ShapedType) and differ(declared.value, found.element):
        message = f"{name} has elements of type {declared.value}, but got {found}"
        yield Violation(message, place_of(operation, value), (site.mention("name", "defined here"),))
        return
    sizes = numbers_of(variable.attribute("var_shape"))
    if sizes is None or not isinstance(found, RankedTensorType):
        return
    expected = tuple([None if size < 0 else size for size in sizes])
    if sizes_clash(expected, found.shape):
        message = f"{name} has the sizes {shown(expected)}, but got {found}"
        yield Violation(message, place_of(operation, value), (site.mention("name", "defined here"),))
