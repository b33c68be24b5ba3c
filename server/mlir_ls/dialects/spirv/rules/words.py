"""Cases of SPIR-V's enums in attributes: those of spirv hold their names, those of spv, which came before, their numbers."""

from __future__ import annotations

from collections.abc import Mapping

from mlir_ls.semantics.verify.model.attributes import case, cases, number
from mlir_ls.semantics.verify.model.operation import Operation

SCOPES: Mapping[int, str] = dict(
    enumerate(("CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily"))
)
STORAGE: Mapping[int, str] = dict(
    enumerate(
        (
            *("UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function"),
            *("Generic", "PushConstant", "AtomicCounter", "Image", "StorageBuffer"),
        )
    )
)
ORDERS: Mapping[int, str] = {2: "Acquire", 4: "Release", 8: "AcquireRelease", 16: "SequentiallyConsistent"}
ACCESSES: Mapping[int, str] = {1: "Volatile", 2: "Aligned", 4: "Nontemporal"}
"""Those that rules look up."""


def word(operation: Operation, name: str, numbered: Mapping[int, str]) -> str | None:
    """The case that an attribute holds, by its number where it is one of `numbered`."""
    value = number(operation, name)
    return case(operation, name) if value is None else numbered.get(value)


def words(operation: Operation, name: str, numbered: Mapping[int, str]) -> frozenset[str] | None:
    """The cases that an attribute holds; where their bits make a number, only those of `numbered`."""
    value = number(operation, name)
    if value is None:
        return cases(operation, name)
    return frozenset([found for bit, found in numbered.items() if value & bit])
