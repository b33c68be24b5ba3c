"""Access to memory, in particular by several threads: LLVM language reference, "Atomic Memory Ordering Constraints"."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules.types import element_type, is_float, is_known_value, is_opaque, is_pointer
from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, TypeAlias

_NOT_ATOMIC, _UNORDERED, _MONOTONIC, _ACQUIRE, _RELEASE, _ACQ_REL = 0, 1, 2, 4, 5, 6
_ORDERINGS = {
    _NOT_ATOMIC: "not_atomic",
    _UNORDERED: "unordered",
    _MONOTONIC: "monotonic",
    _ACQUIRE: "acquire",
    _RELEASE: "release",
    _ACQ_REL: "acq_rel",
}
_EXCHANGE = 0
_OF_FLOATS = frozenset((11, 12, 13, 14, 19, 20))  # fadd, fsub, fmax, fmin, fmaximum, fminimum
_OPERATIONS = {11: "fadd", 12: "fsub", 13: "fmax", 14: "fmin", 19: "fmaximum", 20: "fminimum"}


def _is_divisible(found: Type | None) -> bool:
    """Whether an atomic operation certainly cannot be done on a type at once."""
    if isinstance(found, IntegerType):
        return found.width < 8 or bool(found.width & (found.width - 1))
    if isinstance(found, FloatType):
        return found.name == "f80"
    return found is not None and not is_pointer(found) and not is_float(found) and not isinstance(found, TypeAlias)


@rule("llvm.atomic-access")
def llvm_atomic_access(operation: Operation) -> Found:
    """An atomic load or store has an alignment, a type that is accessed at once, and an ordering that makes sense."""
    ordering = number(operation, "ordering")
    if ordering is None and not operation.has_attribute("ordering"):
        ordering = _NOT_ATOMIC
    if ordering == _NOT_ATOMIC:
        if operation.has_attribute("syncscope"):
            yield "only atomic access has a scope", attribute_at(operation, "syncscope")
        return
    if ordering is None:
        return
    loads = operation.spec.name == "llvm.load"
    found, name = (operation.type_named("res"), "res") if loads else (operation.type_named("value"), "value")
    if _is_divisible(found):
        yield f"{found} cannot be accessed atomically", place_of(operation, name)
    elif ordering in ((_RELEASE, _ACQ_REL) if loads else (_ACQUIRE, _ACQ_REL)):
        message = f"{_ORDERINGS[ordering]} is no ordering of a {'load' if loads else 'store'}"
        yield message, attribute_at(operation, "ordering")
    elif not operation.has_attribute("alignment"):
        yield "atomic access needs an alignment", name_of(operation.shape)


@rule("llvm.atomic-update")
def llvm_atomic_update(operation: Operation) -> Found:
    """An atomic update computes with integers of 8 to 64 bits or with floating-point numbers, and is ordered."""
    kind, found = number(operation, "bin_op"), operation.type_named("val")
    if kind is None or found is None:
        return
    place = place_of(operation, "val")
    if kind in _OF_FLOATS:
        if not is_float(element_type(found) or found):
            yield f"{_OPERATIONS[kind]} is for floating-point numbers, but got {found}", place
            return
    elif kind == _EXCHANGE:
        if _is_divisible(found):
            yield f"{found} cannot be exchanged atomically", place
            return
    elif not isinstance(found, TypeAlias) and not (isinstance(found, IntegerType) and found.width in (8, 16, 32, 64)):
        yield f"expected an integer of 8, 16, 32 or 64 bits, but got {found}", place
        return
    ordering = number(operation, "ordering")
    if ordering is not None and ordering < _MONOTONIC:
        yield f"expected monotonic or a stronger ordering, but got {_ORDERINGS[ordering]}", attribute_at(operation, "ordering")


@rule("llvm.atomic-exchange")
def llvm_atomic_exchange(operation: Operation) -> Found:
    """A compare-and-exchange is ordered either way; where it fails, it only loads."""
    found = operation.type_named("val")
    if _is_divisible(found):
        yield f"{found} cannot be exchanged atomically", place_of(operation, "val")
        return
    for name in ("success_ordering", "failure_ordering"):
        ordering = number(operation, name)
        if ordering is not None and ordering < _MONOTONIC:
            message = f"expected monotonic or a stronger ordering, but got {_ORDERINGS[ordering]}"
            yield message, attribute_at(operation, name)
            return
    failure = number(operation, "failure_ordering")
    if failure in (_RELEASE, _ACQ_REL):
        message = f"{_ORDERINGS[failure]} is no ordering of an exchange that failed"
        yield message, attribute_at(operation, "failure_ordering")


@rule("llvm.fence")
def llvm_fence(operation: Operation) -> Found:
    """A fence is acquire, release, acq_rel or seq_cst."""
    ordering = number(operation, "ordering")
    if ordering is not None and ordering <= _MONOTONIC:
        message = f"expected acquire, release, acq_rel or seq_cst, but got {_ORDERINGS.get(ordering, ordering)}"
        yield message, attribute_at(operation, "ordering")


@rule("llvm.opaque-access")
def llvm_opaque_access(operation: Operation) -> Found:
    """What is loaded or stored has a size; an opaque struct has none."""
    name = "res" if operation.spec.name == "llvm.load" else "value"
    found = operation.type_named(name)
    if is_opaque(found):
        yield f"{found} is opaque, so its size is not known", place_of(operation, name)


@rule("llvm.dereferenceable")
def llvm_dereferenceable(operation: Operation) -> Found:
    """A pointer is dereferenceable, and nothing else is."""
    found = operation.type_named("res")
    if operation.has_attribute("dereferenceable") and is_known_value(found):
        yield f"only a pointer is dereferenceable, but got {found}", attribute_at(operation, "dereferenceable")


_ACCESS = (llvm_atomic_access, llvm_opaque_access)

RULES: Rules = {
    "atomicrmw": (llvm_atomic_update,),
    "cmpxchg": (llvm_atomic_exchange,),
    "fence": (llvm_fence,),
    "inttoptr": (llvm_dereferenceable,),
    "load": (*_ACCESS, llvm_dereferenceable),
    "store": _ACCESS,
}
