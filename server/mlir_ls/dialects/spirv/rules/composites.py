"""Composites: making them of their parts, taking parts out, and mixing vectors."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import cooperative_matrix, count, first_part, number_of_parts, of_spirv, parts
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import VectorType

_NO_COMPONENT = 0xFFFFFFFF


@rule("spirv.constituents")
def spirv_constituents(operation: Operation) -> Found:
    """A composite is made of a value for each of its parts, of the part's type; a vector also of smaller vectors."""
    result, given = operation.type_named("result"), operation.operand_types
    matrix = cooperative_matrix(result)
    expected = (matrix.element,) if matrix is not None else parts(result) or _uniform_parts(result)
    if expected is None:
        return
    if len(given) == len(expected):
        for index, (type_, part) in enumerate(zip(given, expected, strict=True)):
            if differ(type_, part):
                yield f"expected {part}, but got {type_}", operand_type_at(operation, index)
                return
        return
    if not isinstance(result, VectorType):
        yield f"{result} is made of {counted(len(expected), 'value')}, but got {len(given)}", name_of(operation.shape)
        return
    if None in given:
        return
    for index, type_ in enumerate(given):
        element = type_.element if isinstance(type_, VectorType) else type_
        if differ(element, result.element):
            yield f"expected {result.element} or a vector of such, but got {type_}", operand_type_at(operation, index)
            return
    total = sum(map(count, given))
    if total != len(expected):
        yield f"{result} is made of {counted(len(expected), 'value')}, but got {total}", name_of(operation.shape)


def _uniform_parts(result: Type | None) -> tuple[Type | None, ...] | None:
    """The types of the parts of a composite whose parts are alike, and of a vector of several dimensions."""
    if isinstance(result, VectorType):
        return None if result.element_count is None else (result.element,) * result.element_count
    number = number_of_parts(result)
    return None if number is None else (first_part(result),) * number


@rule("spirv.component")
def spirv_component(operation: Operation) -> Found:
    """Indices lead to a part of a composite, whose type is that of what is taken out or put in."""
    composite, indices = operation.type_named("composite"), numbers(operation, "indices")
    if indices is None or composite is None:
        return
    place = attribute_at(operation, "indices")
    part: Type | None = composite
    for index in indices:
        matrix = cooperative_matrix(part)
        if matrix is not None:
            part = matrix.element
            continue
        inner = parts(part)
        if inner is None:
            if of_spirv(part, "rtarray") is not None or _is_foreign(part):
                return
            yield f"{part} has no parts", place
            return
        if not 0 <= index < len(inner):
            yield f"{part} has {counted(len(inner), 'part')}, but got index {index}", place
            return
        part = inner[index]
    name = "component" if operation.spec.name.endswith("CompositeExtract") else "object"
    if differ(part, operation.type_named(name)):
        yield f"the part is {part}, but got {operation.type_named(name)}", place_of(operation, name)


def _is_foreign(found: Type | None) -> bool:
    """Whether a type of SPIR-V has not been read."""
    return getattr(found, "dialect", None) is not None and getattr(found, "parameters", None) is None


@rule("spirv.shuffle")
def spirv_shuffle(operation: Operation) -> Found:
    """A shuffle takes a component of either vector for each element of the result."""
    result, components = operation.type_named("result"), numbers(operation, "components")
    sources = [operation.type_named("vector1"), operation.type_named("vector2")]
    if components is None or not isinstance(result, VectorType):
        return
    if count(result) != len(components):
        message = f"{result} takes {count(result)} components, but got {len(components)}"
        yield message, attribute_at(operation, "components")
        return
    if not all([isinstance(each, VectorType) for each in sources]):
        return
    total = sum(map(count, sources))
    for component in components:
        if not 0 <= component % (_NO_COMPONENT + 1) < total and component not in (-1, _NO_COMPONENT):
            message = f"the vectors have {counted(total, 'component')}, but got {component}"
            yield message, attribute_at(operation, "components")
            return


RULES: Rules = {
    "CompositeConstruct": (spirv_constituents,),
    "CompositeExtract": (spirv_component,),
    "CompositeInsert": (spirv_component,),
    "VectorShuffle": (spirv_shuffle,),
}
