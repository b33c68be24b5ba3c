"""How well a type fits where it is expected: known types, constraints, the callee, what a terminator goes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from mlir_ls.features.completion.place import CompletionPlace, is_standin, used_types
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.lookup import SymbolDefinition, block_in, find_symbol, tables_of
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import signature_of
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import DerivedType, FunctionType, IndexType, RankedTensorType, ShapedType, TypeAlias
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.syntax.tree import Located


class ExpectedValue(NamedTuple):
    """What a value or a type at the cursor should be: `types`, the likeliest first, and the constraint on it.

    `derived`: a type that follows from the one at the cursor, and what it is known to be.
    """

    types: tuple[Type, ...] = ()
    constraint: Term = "any"
    derived: tuple[tuple[DerivedType, Type], ...] = ()


@lru_cache(8)
def terms_of(language: OpenLanguage) -> TypeTerms:
    """The constraints on types, in a language."""
    return TypeTerms(language.registry, language.leaves)


def fits(place: CompletionPlace, type_: Type, constraint: Term) -> bool | None:
    """Whether a type satisfies a constraint; None where that is not known."""
    if constraint == "any":
        return True
    return terms_of(place.analysis.language).check_of(constraint)(place.resolved(type_))


def same(place: CompletionPlace, left: Type, right: Type) -> bool:
    """Whether two types are equal but for their aliases."""
    return left is right or place.resolved(left) is place.resolved(right)


def may_be(place: CompletionPlace, left: Type, right: Type) -> bool:
    """Whether two types may be one."""
    return may_be_same(place.resolved(left), place.resolved(right))


def expected_value(place: CompletionPlace) -> ExpectedValue | None:
    """What the value at the cursor should be; None where a name would be defined there, as far as that is known."""
    cut, index = place.cut_after_value, typed_operand(place)
    shape, slot = cut.shape, cut.slots - 1
    if index is None:
        is_read = cut.kind in ("complete", "opened") or cut.whole
        return None if shape.known and is_read else ExpectedValue()
    constraint, position = operand_at(shape, index)
    type_ = shape.uses[index][2]
    whole = place.cut_in_front_of_rest("%") if type_ is None or is_standin(type_) else None
    if whole is not None and index < len(whole.shape.uses) and whole.shape.uses[index][0] == slot:
        type_ = whole.shape.uses[index][2] or type_
    if type_ is not None and not is_standin(type_) and not isinstance(type_, DerivedType):
        return ExpectedValue((type_,), constraint)
    types = list(_from_context(place, shape, index, position))
    names = place.erased.names
    if is_standin(type_):
        for use_slot, number, other in shape.uses:
            if use_slot < slot and other is type_ and use_slot < len(names):
                found = place.type_of(names[use_slot], number)
                if found is not None:
                    types.append(found)
        types += _of_results(place, shape, type_)
    derived = []
    if isinstance(type_, DerivedType):
        for use_slot, number, other in shape.uses:
            if isinstance(other, TypeAlias) and other.name == type_.name and use_slot < slot and use_slot < len(names):
                known = place.type_of(names[use_slot], number)
                made = None if known is None else type_.make(place.resolved(known))
                if made is not None:
                    types.append(made)
    elif is_standin(type_):
        for use_slot, number, other in shape.uses:
            if isinstance(other, DerivedType) and isinstance(type_, TypeAlias) and other.name == type_.name and use_slot < slot:
                known = place.type_of(names[use_slot], number) if use_slot < len(names) else None
                if known is not None:
                    derived.append((other, known))
    return ExpectedValue(tuple(types), constraint, tuple(derived))


def typed_operand(place: CompletionPlace) -> int | None:
    """Which of the uses in the text is the value at the cursor, were there one; None where that is none."""
    cut = place.cut_after_value
    return next((number for number, use in enumerate(cut.shape.uses) if use[0] == cut.slots - 1), None)


def group_of(shape: OpShape, index: int) -> str:
    """How the definition of an operation names the group of an operand, by its index among the uses; "" for unknown."""
    return next((name for name, uses in shape.groups.items() if index in uses), "")


def usual_constant(shape: OpShape, index: int) -> int | None:
    """The integer that an operand of an operation most often is, by its index among the uses."""
    return facts_of(shape.name).usual_constants.get(group_of(shape, index))


def never_constant(shape: OpShape, index: int) -> int | None:
    """The integer that an operand of an operation hardly ever is, by its index among the uses."""
    return facts_of(shape.name).never_constants.get(group_of(shape, index))


def constant_of(place: CompletionPlace, name: str) -> int | None:
    """The integer that a visible value is, if a constant defines it."""
    definition = place.definition_of(name)
    shape = definition.item.node.shape if definition is not None else None
    value = facts_of(shape.name).constant_value if shape is not None else ""
    if shape is None or not value or place.environment is None or not isinstance(shape.syntax, OpSpec):
        return None
    return number_of(counted_operation(shape, shape.syntax, place.environment).operation.attribute(value))


def operand_at(shape: OpShape, index: int) -> tuple[Term, int]:
    """The constraint on an operand, and its number within its group."""
    spec = shape.syntax
    for name, uses in shape.groups.items():
        if index in uses and isinstance(spec, OpSpec):
            operand = spec.operand(name)
            return (operand.constraint if operand is not None else "any"), uses.index(index)
    if isinstance(spec, OpSpec) and shape.generic and index < len(spec.operands):
        return spec.operands[index].constraint, index
    if isinstance(spec, OpSpec) and not shape.known:
        return _unread_operand(shape, spec, index), index
    return "any", index


def _unread_operand(shape: OpShape, spec: OpSpec, index: int) -> Term:
    """The constraint on an operand whose place only C++ knows: that of the operands in their order, or the one all have."""
    left = [operand for operand in spec.operands if operand.name not in shape.groups]
    read = {use for uses in shape.groups.values() for use in uses}
    before = index - len([use for use in read if use < index])
    if before < len(left) and all([operand.arity == "one" for operand in left[:before]]):
        return left[before].constraint
    constraints = {repr(operand.constraint): operand.constraint for operand in left}
    return next(iter(constraints.values())) if len(constraints) == 1 else "any"


def _of_results(place: CompletionPlace, shape: OpShape, type_: Type | None) -> list[Type]:
    """The types that the uses of the results below say, of those results whose type is the one in question."""
    found = []
    for name, number, each in results_of(place, shape):
        if each is type_:
            found += used_types(place, name, number)[:1]
    return found


def results_of(place: CompletionPlace, shape: OpShape) -> list[tuple[str, int, Type | None]]:
    """The named results of an operation, each with its number in its group, and its type."""
    names = place.erased.names
    found: list[tuple[str, int, Type | None]] = []
    for slot, size, types in shape.definitions:
        if slot < len(names):
            found += [(names[slot], number, types[number] if number < len(types) else None) for number in range(size)]
    return found


# -- what is around the operation -----------------------------------------------------------------------------------


def _from_context(place: CompletionPlace, shape: OpShape, index: int, position: int) -> list[Type]:
    """The types that a callee, a block or the operation around require of an operand."""
    spec = shape.syntax
    for successor in shape.successors:
        if index in successor.uses:
            return _argument_of_block(place, successor.label, successor.uses.index(index))
    if not isinstance(spec, OpSpec):
        return []
    if shape.symbol_uses and spec.has_trait("CallOpInterface"):
        type_ = callee_type(place, shape)
        return [type_.inputs[position]] if type_ is not None and position < len(type_.inputs) else []
    if spec.terminator:
        return [each for each in [passed_type(place, position)] if each is not None]
    return []


def _argument_of_block(place: CompletionPlace, label: str, number: int) -> list[Type]:
    if not place.scopes:
        return []
    scope = place.scopes[0]
    item = block_in(scope.region, scope.region_line, label)
    definitions = item.node.shape.definitions if item is not None else ()
    types = definitions[number].types if number < len(definitions) else ()
    return [type_ for type_ in types[:1] if type_ is not None]


def callee_type(place: CompletionPlace, shape: OpShape) -> FunctionType | None:
    """The type of the function that an operation calls."""
    found = callee_of(place, shape)
    return None if found is None else function_type_of(place, found.item)


def callee_of(place: CompletionPlace, shape: OpShape) -> SymbolDefinition | None:
    """The operation that the symbol reference of another one means."""
    if not shape.symbol_uses or place.context is None:
        return None
    reference, names = shape.symbol_uses[0], tuple(place.erased.names)
    if reference.slot >= len(names):
        return None
    spelled = [symbol_text(each, names) for each in (reference, *reference.nested)]
    return find_symbol(tables_of(place.context.path, place.context.chunk, place.context.chunk_line), spelled)


def referred_types(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The types that are attributes of what the symbol reference of an operation means: that of a global variable."""
    found = callee_of(place, shape)
    yield from attribute_types(place, found.item.node.shape) if found is not None else ()


def attribute_types(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The types that are attributes of an operation: that of a global variable."""
    if place.environment is not None and isinstance(shape.syntax, OpSpec):
        operation = Operation(shape, shape.syntax, place.environment)
        for attribute in shape.syntax.attributes:
            value = operation.attribute(attribute.name)
            if isinstance(value, TypeAttr):
                yield value.value


def function_type_of(place: CompletionPlace, item: Located) -> FunctionType | None:
    """The type of the function that an item is, in either form, as its inputs and results."""
    return function_type_of_shape(place, item.node.shape)


def function_type_of_shape(place: CompletionPlace, shape: OpShape) -> FunctionType | None:
    """The same of the shape of a function; of one that is cut, with stand-ins."""
    given: list[Attribute | None] = [*shape.implied.values()]
    if shape.generic and isinstance(shape.syntax, OpSpec) and place.environment is not None:
        given.append(Operation(shape, shape.syntax, place.environment).attribute("function_type"))
    for found in given:
        signature = signature_of(found.value) if isinstance(found, TypeAttr) else None
        if signature is not None:
            return FunctionType(*signature)
    return None


def yielded_type(place: CompletionPlace, position: int) -> Type | None:
    """The type that a terminator of the region around the cursor passes on as its operand at a position."""
    owner = place.owner
    if owner is None:
        return None
    function = function_type_of(place, owner)
    types: Sequence[Type | None] = function.results if function is not None else owner.node.shape.result_types
    if position >= len(types):
        return None
    found = types[position]
    arguments = owner.node.shape.regions[0].arguments if owner.node.shape.regions else ()
    given = [type_ for argument in arguments for type_ in argument[2]]
    if function is None and found is not None and found not in given:
        label = given or _entry_types(place)
        element = place.resolved(found)
        at_indices = bool(label) and all([isinstance(each, IndexType) for each in label])
        of_elements = isinstance(element, RankedTensorType) and at_indices
        if isinstance(element, ShapedType) and (element.element in label or of_elements) and found not in label:
            return element.element  # what a body computes of elements, or at indices
    return found


def passed_type(place: CompletionPlace, position: int) -> Type | None:
    """The type that a terminator passes on at a position; where nothing says it, that of the body's last argument is likely."""
    found = yielded_type(place, position)
    if found is not None or position > 0 or place.owner is None or function_type_of(place, place.owner) is not None:
        return found
    given = [type_ for type_ in _entry_types(place) if not is_standin(type_)]
    return given[-1] if given else None


def argument_types(place: CompletionPlace) -> list[Type]:
    """The types of the arguments with which the region at the cursor has to begin, as far as the operation around it says them.

    Those of a function where its signature has no names, and elements of the operands of `linalg`'s operations.
    """
    owner = place.owner
    spec = owner.node.shape.syntax if owner is not None else None
    if owner is None or not isinstance(spec, OpSpec) or any([item.line < place.start.line for item in place.siblings]):
        return []
    if owner.node.shape.regions[place.scopes[0].region_index].arguments:
        return []
    function = function_type_of(place, owner)
    if function is not None:
        return [type_ for type_ in function.inputs if type_ is not None]
    types = [place.resolved(type_) for _, _, type_ in owner.node.shape.uses if type_ is not None]
    if not spec.has_trait("LinalgOp") or len(types) != len(owner.node.shape.uses):
        return []
    return [type_.element if isinstance(type_, ShapedType) else type_ for type_ in types]


def _entry_types(place: CompletionPlace) -> list[Type | None]:
    """The types of the arguments of the region's first block, where a label names them."""
    region = place.region
    first = region.runs[0].items[0].shape if region is not None and region.runs else None
    if first is None or first.kind != "label":
        return []
    return [type_ for definition in first.definitions for type_ in definition.types]
