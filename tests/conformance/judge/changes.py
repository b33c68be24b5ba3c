"""Systematic changes to an operation in generic form: each of its parts, replaced, dropped, doubled, exchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .generic_form import Entry, GenericOperation, Malformed, split


class Change(NamedTuple):
    """A changed operation; `before` and `after` are lines to stand around it, `kind` says what was changed how."""

    kind: str
    operation: GenericOperation
    before: str = ""
    after: str = ""


TYPES = (
    "i1", "i32", "i64", "si8", "ui16", "index", "f32", "bf16", "none", "complex<f32>", "tuple<i32, f32>", "vector<4xf32>",
    "vector<[4]xi32>", "vector<f32>", "tensor<2x3xf32>", "tensor<?xi32>", "tensor<*xf32>", "memref<2x3xf32>",
    "memref<?xi32, 1>", "memref<4x4xf32, strided<[?, 1], offset: ?>>", "memref<*xf32>", "(i32) -> i32", "!llvm.ptr",
)  # fmt: skip

ATTRIBUTES = (
    "unit", '"text"', "7 : i32", "-1 : i64", "3 : index", "1.5 : f32", "true", "[]", "[1]", "{}", "{a = 1 : i32}", "@nowhere",
    "@nowhere::@inner", "i32", "tensor<2xf32>", "affine_map<(d0)[s0] -> (d0 + s0)>", "affine_set<(d0) : (d0 >= 0)>",
    "dense<1> : tensor<2xi32>", "dense<1.0> : vector<4xf32>", "array<i64: 1, 2>", "array<i32>", "array<i1: true>",
    "#builtin.int<3>",
)  # fmt: skip

SEVERAL = 4
"""How many operands, results, members are changed of a part that has many."""

_SHAPED = re.compile(r"^(tensor|memref|vector)<((?:(?:\d+|\?|\[\d+\])x)*)(.+?)((?:, .*)?)>$")
_INTEGER = re.compile(r"^(-?\d+)( : \w+)$")


def changes(operation: GenericOperation) -> Iterator[Change]:
    """All changes to an operation."""
    yield from _operand_changes(operation)
    yield from _result_changes(operation)
    yield from _attribute_changes(operation)
    yield from _region_changes(operation)
    yield from _successor_changes(operation)


def cast(names: str, types: Sequence[str]) -> str:
    """A line that makes values of these types."""
    spelled = f"({', '.join(types)})"
    return f'{names} = "builtin.unrealized_conversion_cast"() : () -> {spelled}\n'


def other_types(spelled: str) -> list[str]:
    """Types to put in the place of one: of other kinds, and neighbours of the same kind."""
    found = [*_neighbours(spelled), *TYPES]
    return [each for each in dict.fromkeys(found) if each != spelled]


def _neighbours(spelled: str) -> Iterator[str]:
    match = _SHAPED.match(spelled)
    if match:
        kind, dimensions, element, rest = match.groups()
        sizes = dimensions.split("x")[:-1]
        yield f"{kind}<{dimensions}7x{element}{rest}>"
        yield f"{kind}<{dimensions}{'i8' if element != 'i8' else 'i16'}{rest}>"
        yield f"{kind}<{dimensions}{'f64' if element != 'f64' else 'f16'}{rest}>"
        yield f"{kind}<{dimensions}index{rest}>"
        if sizes:
            other = [sizes[1:], ["7", *sizes[1:]], [*sizes[:-1], "3"]]
            other.append([*sizes[:-1], f"[{sizes[-1].strip('[]')}]"] if kind == "vector" else ["?", *sizes[1:]])
            for new in other:
                yield f"{kind}<{''.join(f'{size}x' for size in new)}{element}{rest}>"
        if rest:
            yield f"{kind}<{dimensions}{element}>"
        if kind == "tensor":
            yield f"tensor<{dimensions}{element}, 1 : i32>"
        if kind == "memref" and not rest:
            yield f"memref<{dimensions}{element}, 3>"
        for container in ("tensor", "memref", "vector"):
            if container != kind and (container != "vector" or "?" not in dimensions):
                yield f"{container}<{dimensions}{element}>"
    elif "<" in spelled:
        head, _, inner = spelled.partition("<")
        for index, part in enumerate(_parts(inner[:-1])):
            parts = _parts(inner[:-1])
            for new in ("i8", "f64", "7"):
                if part != new:
                    yield f"{head}<{', '.join([*parts[:index], new, *parts[index + 1 :]])}>"


def _parts(text: str) -> list[str]:
    try:
        return split(text)
    except Malformed:
        return []


def _some(count: int) -> range:
    return range(min(count, SEVERAL))


def _with(parts: tuple[str, ...], index: int, *new: str) -> tuple[str, ...]:
    return (*parts[:index], *new, *parts[index + 1 :])


def _exchanged(parts: tuple[str, ...], index: int) -> tuple[str, ...]:
    return (*parts[:index], parts[index + 1], parts[index], *parts[index + 2 :])


def _operand_changes(operation: GenericOperation) -> Iterator[Change]:
    operands, types = operation.operands, operation.operand_types
    for index in _some(len(types)):
        for new in other_types(types[index]):
            changed = operation._replace(operands=_with(operands, index, "%new"), operand_types=_with(types, index, new))
            yield Change("operand type", changed, cast("%new", [new]))
        yield Change("operand dropped", operation._replace(operands=_with(operands, index), operand_types=_with(types, index)))
        doubled = operation._replace(
            operands=_with(operands, index, operands[index], operands[index]),
            operand_types=_with(types, index, types[index], types[index]),
        )
        yield Change("operand doubled", doubled)
        if index + 1 < len(types):
            exchanged = operation._replace(operands=_exchanged(operands, index), operand_types=_exchanged(types, index))
            yield Change("operands exchanged", exchanged)
    if len(set(types)) < len(types):  # all those of one type at once
        for of_type in dict.fromkeys(types):
            if types.count(of_type) > 1:
                for new in other_types(of_type):
                    yield all_of_type(operation, of_type, new)
    elif set(types) & set(operation.result_types):
        for of_type in dict.fromkeys(types):
            if of_type in operation.result_types:
                for new in other_types(of_type):
                    yield all_of_type(operation, of_type, new)
    for new in ("i32", "!llvm.ptr"):
        added = operation._replace(operands=(*operands, "%new"), operand_types=(*types, new))
        yield Change("operand added", added, cast("%new", [new]))


def all_of_type(operation: GenericOperation, of_type: str, new: str) -> Change:
    """A change of all operands and results of a type."""
    operands = tuple(
        "%new" if spelled == of_type else operand
        for operand, spelled in zip(operation.operands, operation.operand_types, strict=True)
    )
    changed = operation._replace(
        operands=operands, operand_types=tuple(new if each == of_type else each for each in operation.operand_types)
    )
    result_types = tuple(new if each == of_type else each for each in operation.result_types)
    if not operation.results:
        return Change("types together", changed._replace(result_types=result_types), cast("%new", [new]))
    return _retyped(changed, "types together", result_types, operation, cast("%new", [new]))


def _retyped(
    changed: GenericOperation, kind: str, types: tuple[str, ...], old: GenericOperation, before: str = ""
) -> Change:
    """An operation with other result types, after which the old names stand for values of the old types."""
    results = (f"%fresh:{len(types)}",) if len(types) > 1 else ("%fresh",) if types else ()
    after = "".join(
        cast(name, old.result_types[first : first + count]) for name, first, count in _groups(old.results)
    )
    return Change(kind, changed._replace(results=results, result_types=types), before, after)


def _groups(results: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    first = 0
    for each in results:
        count = int(each.partition(":")[2] or 1)
        yield each, first, count
        first += count


def _result_changes(operation: GenericOperation) -> Iterator[Change]:
    types = operation.result_types
    if len(types) != len(operation.result_values):
        return
    for index in _some(len(types)):
        for new in other_types(types[index]):
            yield _retyped(operation, "result type", _with(types, index, new), operation)
        yield _retyped(operation, "result dropped", _with(types, index), operation)
        yield _retyped(operation, "result doubled", _with(types, index, types[index], types[index]), operation)
        if index + 1 < len(types):
            yield _retyped(operation, "results exchanged", _exchanged(types, index), operation)
    yield _retyped(operation, "result added", (*types, "i32"), operation)


def _attribute_changes(operation: GenericOperation) -> Iterator[Change]:
    for field in ("properties", "attributes"):
        entries: tuple[Entry, ...] = getattr(operation, field)
        for index, entry in enumerate(entries):
            rest = (*entries[:index], *entries[index + 1 :])
            yield Change("attribute dropped", operation._replace(**{field: rest}))
            for kind, value in _other_values(entry.value):
                changed = (*entries[:index], Entry(entry.name, value), *entries[index + 1 :])
                yield Change(kind, operation._replace(**{field: changed}))
    yield Change("attribute added", operation._replace(properties=(*operation.properties, Entry("unheard_of", "1 : i32"))))


def _other_values(value: str) -> Iterator[tuple[str, str]]:
    for new in ATTRIBUTES:
        if new != value:
            yield "attribute kind", new
    for new in dict.fromkeys(_limit_values(value)):
        if new != value:
            yield "attribute value", new


_SIGILS = "%d @f #loc1 "
"""What is taken for names when a header is read; in a string it means nothing."""


def _limit_values(value: str) -> Iterator[str]:
    match = _INTEGER.match(value)
    if match:
        number, of_type = int(match[1]), match[2]
        for new in (0, 1, 2, -1, number + 1, number - 1, 3, 5, 100, 127, 2147483647):
            yield f"{new}{of_type}"
        yield f"{number} : {'i64' if of_type != ' : i64' else 'i32'}"
        yield f"{number} : {'index' if of_type != ' : index' else 'i64'}"
        yield f"{number} : i8"
        yield f"{number} : ui32"
    elif value.startswith("array<") and ": " in value:
        head, _, inner = value[:-1].partition(": ")
        yield from (f"{head}: {', '.join(parts)}>" if parts else f"{head}>" for parts in _lists(split(inner)))
    elif value.startswith("["):
        yield from (f"[{', '.join(parts)}]" for parts in _lists(split(value[1:-1])))
    elif value.startswith("{"):
        entries = split(value[1:-1])
        for index in _some(len(entries)):
            yield f"{{{', '.join([*entries[:index], *entries[index + 1 :]])}}}"
    elif value.startswith('"'):
        yield from ('""', f'"{_SIGILS}"', f'"{(_SIGILS * len(value))[: len(value) - 2]}"')
    elif value.startswith("dense<"):
        head, _, of_type = value.rpartition(" : ")
        for new in other_types(of_type)[:8]:
            yield f"{head} : {new}"
        for number in ("0", "-1", "3", "100"):
            yield f"dense<{number}> : {of_type}"
    elif value.startswith("affine_map<"):
        for new in ("() -> ()", "(d0) -> (d0)", "(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1, d0)", "(d0, d1, d2) -> (d0, d1, d2)",
                    "(d0, d1) -> (d0 + d1)", "(d0) -> (0)"):  # fmt: skip
            yield f"affine_map<{new}>"
    elif value.startswith("#") and "<" in value:
        yield from _body_changes(value)
    elif not value.startswith("@"):
        yield from other_types(value)[:10]


def _lists(parts: list[str]) -> Iterator[list[str]]:
    yield []
    yield parts[:-1]
    yield parts[1:]
    if parts:
        yield [*parts, parts[-1]]
        yield parts[::-1]
        for index in _some(len(parts)):
            if re.fullmatch(r"-?\d+", parts[index]):
                number = int(parts[index])
                for new in dict.fromkeys((0, 1, -1, number + 1, 100, -9223372036854775808)):
                    if new != number:
                        yield [*parts[:index], str(new), *parts[index + 1 :]]
            elif parts[index] in ("true", "false"):
                yield [*parts[:index], "false" if parts[index] == "true" else "true", *parts[index + 1 :]]
            else:
                for text in ("7 : i32", '"text"', "@nowhere", "unit"):
                    yield [*parts[:index], text, *parts[index + 1 :]]


def _body_changes(value: str) -> Iterator[str]:
    head, _, inner = value.partition("<")
    parts = _parts(inner[:-1])
    for index in _some(len(parts)):
        yield f"{head}<{', '.join([*parts[:index], *parts[index + 1 :]])}>"
        name, sign, shown = parts[index].partition(" = ")
        shown = shown if sign else name
        for new in ("0", "7", "-1", '"text"', "i32", "@nowhere", "[]"):
            if new != shown:
                yield f"{head}<{', '.join([*parts[:index], f'{name} = {new}' if sign else new, *parts[index + 1 :]])}>"


# -- regions and successors -------------------------------------------------------------------------------------------

_LABEL = re.compile(r"^\{\n(\s*)\^([\w$.-]+)(?:\((.*)\))?:")


def _region_changes(operation: GenericOperation) -> Iterator[Change]:
    regions = operation.regions
    for index in _some(len(regions)):
        region = regions[index]

        def changed(new: str, index: int = index) -> GenericOperation:
            return operation._replace(regions=_with(regions, index, new))

        yield Change("region emptied", changed("{\n}"))
        yield Change("region dropped", operation._replace(regions=_with(regions, index)))
        yield Change("region doubled", operation._replace(regions=_with(regions, index, region, region)))
        yield Change("block without operations", changed("{\n^fresh:\n}"))
        yield from (Change(kind, changed(new)) for kind, new in _argument_changes(region))
        yield from (Change(kind, changed(new)) for kind, new in _terminator_changes(region))
        if index + 1 < len(regions):
            yield Change("regions exchanged", operation._replace(regions=_exchanged(regions, index)))
    yield Change("region added", operation._replace(regions=(*regions, "{\n}")))


def _argument_changes(region: str) -> Iterator[tuple[str, str]]:
    match = _LABEL.match(region)
    if match is None:
        if region.strip("{} \n"):
            yield "block argument added", "{\n^fresh(%added: i32):" + region[1:]
        return
    arguments = _parts(match[3] or "")
    rest = region[match.end() :]

    def labelled(new: Sequence[str], more: str = "") -> str:
        inner = f"({', '.join(new)})" if new else ""
        return f"{{\n{match[1]}^{match[2]}{inner}:\n{more}{rest.removeprefix(chr(10))}"

    yield "block argument added", labelled([*arguments, "%added: i32"])
    for index in _some(len(arguments)):
        name, _, of_type = arguments[index].partition(": ")
        others = [*arguments[:index], *arguments[index + 1 :]]
        yield "block argument dropped", labelled(others, cast(name, [of_type]))
        for new in other_types(of_type):
            fresh = [*arguments[:index], f"%fresh: {new}", *arguments[index + 1 :]]
            yield "block argument type", labelled(fresh, cast(name, [of_type]))


def _terminator_changes(region: str) -> Iterator[tuple[str, str]]:
    lines = region.split("\n")
    if len(lines) < 3 or "({" in lines[-2] or not re.match(r"\s*\"", lines[-2]):
        return
    indent = lines[-2][: len(lines[-2]) - len(lines[-2].lstrip())]
    yield "terminator dropped", "\n".join([*lines[:-2], lines[-1]])
    for new in ('"func.return"() : () -> ()', '"scf.yield"() : () -> ()', '"llvm.unreachable"() : () -> ()',
                '"test.unheard_of"() : () -> ()'):  # fmt: skip
        if new != lines[-2].strip():
            yield "terminator replaced", "\n".join([*lines[:-2], indent + new, lines[-1]])
    yield "terminator doubled", "\n".join([*lines[:-1], lines[-2], lines[-1]])


def _successor_changes(operation: GenericOperation) -> Iterator[Change]:
    successors = operation.successors
    for index in _some(len(successors)):
        yield Change("successor dropped", operation._replace(successors=_with(successors, index)))
        doubled = _with(successors, index, successors[index], successors[index])
        yield Change("successor doubled", operation._replace(successors=doubled))
        if index + 1 < len(successors):
            yield Change("successors exchanged", operation._replace(successors=_exchanged(successors, index)))
