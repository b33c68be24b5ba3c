"""linalg: what happens to single elements. "'linalg' Dialect", `linalg.generic`, `linalg.yield`, `linalg.index`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.linalg.rules.structured import loops_of, loops_of_generic, outputs_of, rank_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import numbered
from mlir_ls.semantics.verify.library.bodies import Types, element_of
from mlir_ls.semantics.verify.library.calls import mismatched
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, ValueName
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.shape import Mention

_OTHERS = frozenset(("linalg.pack", "linalg.unpack", "linalg.softmax"))

_SUMS_OF_PRODUCTS = {
    "arith.addf": "arith.mulf",
    "arith.addi": "arith.muli",
    "arith.ori": "arith.andi",
    "complex.add": "complex.mul",
}
"""What adds to the output in a contraction, and what makes the product."""

_UNLOWERED = ("arith", "complex", "linalg", "math", "scf")
"""Dialects of bodies that no compiler has begun to convert."""


def elements(operation: Operation, _: int) -> Types:
    """An element of each operand: what a body takes."""
    return [element_of(type_) for type_ in operation.operand_types]


@rule("linalg.one-block")
def one_block(inside: Inside) -> Iterator[Violation]:
    """A structured operation has a body of one block, which its custom form may omit. "'linalg' Dialect", "Property 5"."""
    spelled = inside.operation.generic or inside.operation.spec.name == "linalg.generic"
    for region in inside.regions if spelled else ():
        if region.block_count != 1:
            message = f"the region must have one block, but got {region.block_count}"
            yield Violation(message, name_of(inside.operation.shape))


@rule("linalg.contraction-body")
def contraction_body(inside: Inside) -> Iterator[Violation]:
    """A contraction adds to its output the product of its inputs. "'linalg' Dialect", `linalg.matmul`, `linalg.contract`."""
    operation = inside.operation
    if not operation.generic or not operation.spec.has_trait("ContractionOpInterface"):
        return
    if len(inside.regions) != 1 or inside.regions[0].block_count != 1:
        return
    arguments, items = inside.regions[0].argument_values(), list(inside.regions[0].operations())
    if len(arguments) != 3 or not items or not items[-1].operation.spec.terminator or len(items[-1].used_values()) != 1:
        return  # that is said by other rules
    if any([each.operation.spec.dialect not in _UNLOWERED for each in items]):
        return  # a dump of a compiler, which is half converted
    if not _is_sum_of_product(arguments, items):
        message = f"'{operation.spec.name}' adds to its output the product of its inputs, but its body computes something else"
        yield Violation(message, name_of(operation.shape))


def _is_sum_of_product(arguments: list[ValueName], items: list[NestedOperation]) -> bool:
    defining = {value: item for item in items for value in item.defined_values()}
    result = _before_casts(items[-1].used_values()[0], defining)
    total = defining.get(result)
    if total is None or total.operation.spec.name not in _SUMS_OF_PRODUCTS:
        return False
    terms = [_before_casts(value, defining) for value in total.used_values()]
    if arguments[2] not in terms:
        return False
    product = defining.get(terms[1 - terms.index(arguments[2])])
    if product is None or product.operation.spec.name != _SUMS_OF_PRODUCTS[total.operation.spec.name]:
        return False
    return sorted([_before_casts(value, defining) for value in product.used_values()]) == sorted(arguments[:2])


def _before_casts(value: ValueName, defining: dict[ValueName, NestedOperation]) -> ValueName:
    """What a value is made of by operations of one operand, whatever they do."""
    for _ in defining:
        used = defining[value].used_values() if value in defining else ()
        if len(used) != 1:
            break
        value = used[0]
    return value


def _is_structured(spec: OpSpec) -> bool:
    """Whether an operation is of linalg, or one of another dialect that says it is as those are."""
    return spec.dialect == "linalg" or spec.has_trait("LinalgOp")


@rule("linalg.structured-parent")
def structured_parent(site: Site) -> Iterator[Violation]:
    """This stands in the body of a structured operation. "'linalg' Dialect", `linalg.yield`, `linalg.index`."""
    parent = site.parent()
    if parent is not None and site.operation.spec.terminator and parent.spec.implicit_terminator is not None:
        return  # how the region ends is said of the parent
    if parent is None or parent.spec.name in _OTHERS or not _is_structured(parent.spec):
        found = "at the top level" if parent is None else f"in '{parent.shape.name}'"
        message = f"this must stand directly in a structured operation of linalg, but stands {found}"
        yield Violation(message, name_of(site.operation.shape))


@rule("linalg.yielded-values")
def yielded_values(site: Site) -> Iterator[Violation]:
    """A body yields an element of each output. "'linalg' Dialect", `linalg.yield`."""
    parent = site.parent()
    outputs = outputs_of(parent) if parent is not None else None
    if parent is None or outputs is None:
        return
    expected = [element_of(parent.operand_types[index]) for index in outputs]
    yield from mismatched(site.operation, expected, (Mention("parent", 0, "required here"),), "the region yields")


@rule("linalg.loop-number")
def loop_number(site: Site) -> Iterator[Violation]:
    """There is a loop of this number around. "'linalg' Dialect", `linalg.index`."""
    parent, number = site.parent(), number_of(site.operation.attribute("dim"))
    if parent is None or number is None:
        return
    if parent.shape.name == "linalg.map":
        count = rank_of(parent.type_named("init"))
    elif parent.shape.name == "linalg.reduce":
        inputs = parent.operand_group("inputs")
        count = rank_of(parent.operand_types[inputs[0]]) if inputs else None
    else:
        loops = loops_of_generic(parent) if parent.shape.name == "linalg.generic" else loops_of(parent)
        count = loops.maps[0].dims if loops is not None and loops.maps else None
    if count is not None and number >= count:
        message = f"{numbered(count, 'loop')}, but got {number}"
        yield Violation(message, attribute_at(site.operation, "dim"), (Mention("parent", 0, "around it"),))
