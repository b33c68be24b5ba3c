"""Systematic changes to an operation in generic form that take its definition: what it may have and does not have is given to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from mlir_ls.ods.language import profile_language
from mlir_ls.ods.spec import AttributeSpec, OpSpec

from .changes import ATTRIBUTES, Change, all_of_type, cast
from .generate import Maker
from .generic_form import Entry, GenericOperation

VALUES = 6
"""How many values of an attribute are tried that its definition allows, and of those seen elsewhere."""

LISTS = ("[@nowhere]", "[@nowhere, @nowhere]", "[1, 0]", "array<i64: 0, 1>", "array<i32: 1>", "array<i1: true, false>", "[[0], [1]]")

INNER = (
    "i1", "i17", "i32", "index", "f32", "f80", "none", "complex<f32>", "vector<2xf32>", "tensor<2xf32>", "tensor<?xi32>",
    "memref<2xf32>", "tuple<i32>", "() -> ()", "!llvm.ptr", "!llvm.void", "!emitc.array<2xi32>", "!test.none",
)  # fmt: skip

_INNER_TYPE = re.compile(r"(?<=[<x, (])(?:[su]?i\d+|bf16|t?f\d+\w*|index|none|[!][\w.$]+)(?![\w.$<])")


def additions(operation: GenericOperation, profile: str) -> Iterator[Change]:
    """All changes that give an operation something."""
    yield from _inner_types(operation)
    maker = _maker(profile)
    spec = maker.language.named(operation.name)
    if isinstance(spec, OpSpec):
        yield from _attributes(operation, spec, maker)
        yield from _operands(operation, spec, maker)


@cache
def _maker(profile: str) -> Maker:
    return Maker(profile_language(profile))


def _attributes(operation: GenericOperation, spec: OpSpec, maker: Maker) -> Iterator[Change]:
    given = {entry.name for entry in (*operation.properties, *operation.attributes)}
    for attribute in spec.attributes:
        if attribute.name not in given and not attribute.name.endswith("SegmentSizes"):
            for value in _values(spec, attribute, maker):
                entries = (*operation.properties, Entry(attribute.name, "" if value == "unit" else value))
                yield Change("attribute given", operation._replace(properties=entries))


def _values(spec: OpSpec, attribute: AttributeSpec, maker: Maker) -> list[str]:
    fitting = maker.values(spec, attribute, "i32")
    spread = fitting[:: max(1, len(fitting) // VALUES)][:VALUES]
    return list(dict.fromkeys([*spread, *LISTS, *ATTRIBUTES[:8]]))


def _operands(operation: GenericOperation, spec: OpSpec, maker: Maker) -> Iterator[Change]:
    sizes = _sizes(operation, spec)
    for index, operand in enumerate(spec.operands if sizes is not None else ()):
        if sizes is None or sizes[index] or operand.arity == "one":
            continue
        at = sum(sizes[:index])
        fitting = maker.fitting(spec.dialect, operand.constraint)
        for types in dict.fromkeys([*[(each,) for each in fitting[:3]], *[(each, each) for each in fitting[:1]], ("i32",)]):
            names = [f"%given{number}" for number in range(len(types))]
            new = operation._replace(
                operands=(*operation.operands[:at], *names, *operation.operands[at:]),
                operand_types=(*operation.operand_types[:at], *types, *operation.operand_types[at:]),
            )
            if spec.operand_segments:
                counted = [*sizes[:index], len(types), *sizes[index + 1 :]]
                new = new._replace(properties=_resized(new.properties, counted))
            yield Change("operand given", new, before="".join([cast(name, [type]) for name, type in zip(names, types, strict=True)]))


def _sizes(operation: GenericOperation, spec: OpSpec) -> list[int] | None:
    """How many operands each group has; None where that cannot be said."""
    if spec.operand_segments:
        entry = next((each for each in operation.properties if each.name == "operandSegmentSizes"), None)
        found = re.fullmatch(r"array<i32(?:: ([\d, ]+))?>", entry.value) if entry is not None else None
        if found is None:
            return None
        sizes = [int(each) for each in (found[1] or "").split(",") if each.strip()]
        return sizes if len(sizes) == len(spec.operands) else None
    several = [each for each in spec.operands if each.arity != "one"]
    if len(several) != 1:
        return None
    rest = len(operation.operands) - len(spec.operands) + 1
    return [1 if each.arity == "one" else rest for each in spec.operands] if rest >= 0 else None


def _resized(properties: Sequence[Entry], sizes: Sequence[int]) -> tuple[Entry, ...]:
    value = f"array<i32: {', '.join(map(str, sizes))}>"
    return tuple([Entry(each.name, value) if each.name == "operandSegmentSizes" else each for each in properties])


def _inner_types(operation: GenericOperation) -> Iterator[Change]:
    """Types within types, and types within the values of attributes, replaced by others."""
    for of_type in dict.fromkeys((*operation.operand_types, *operation.result_types)):
        for new in _with_inner(of_type):
            yield all_of_type(operation, of_type, new)._replace(kind="type inside")
    for field in ("properties", "attributes"):
        entries: tuple[Entry, ...] = getattr(operation, field)
        for index, entry in enumerate(entries):
            for new in _with_inner(entry.value):
                changed = (*entries[:index], Entry(entry.name, new), *entries[index + 1 :])
                yield Change("type inside", operation._replace(**{field: changed}))


def _with_inner(text: str) -> Iterator[str]:
    if not text.startswith(("!", "#", "tuple", "complex", "tensor", "memref", "vector", "(", "[")):
        return
    for found in [*_INNER_TYPE.finditer(text)][:2]:
        for new in INNER:
            if new != found[0]:
                yield text[: found.start()] + new + text[found.end() :]
