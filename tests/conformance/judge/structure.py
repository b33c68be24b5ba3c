"""Mistakes in how the parts of a text fit together, made in generic form: properties, blocks, results, regions, names of parents."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

from .changes import ATTRIBUTES, TYPES, cast
from .generic_form import Entry, GenericOperation, operations_in, split

_LABEL = re.compile(r"^([ \t]*\^[\w$.-]+)(?:\((.*)\))?:", re.MULTILINE)
_VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
_RESULTS = re.compile(r"(%[\w$.-]+)(?::(\d+))? = ")
_NUMBERS = re.compile(r"-?\b\d+\b")
_VISIBILITY = ('sym_visibility = "private"', 'sym_visibility = "nested"', 'sym_visibility = "public"', 'sym_visibility = "other"')
_DISCARDABLE = (
    "gpu.container_module", "gpu.kernel", 'gpu.known_block_size = array<i32: 1, 2, 3>', "llvm.noalias", "llvm.align = 4 : i64", "nvvm.kernel",
    "nvvm.grid_constant", "nvvm.minctasm = 3 : i32", "rocdl.kernel", "spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>",
    "llvm.emit_c_interface", 'llvm.data_layout = "e"', "dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>", "bufferization.writable = true",
    "bufferization.buffer_layout = affine_map<(d0) -> (d0)>", "omp.is_gpu = true", "acc.routine_info = 1", "transform.with_named_sequence",
    "transform.readonly", "transform.consumed", "linalg.memoized_indexing_maps = 1", "mpi.dlti = 1", "shard.note", "tosa.note = 1",
    "builtin.note", "func.varargs = true", "acc.declare = #acc.declare<dataClause = acc_create>", "emitc.opaque", "async.token = 3", "ml_program.x = 1",
)  # fmt: skip

_TRIED = 8
"""Operations of which one is looked for that a mistake can be made in."""

Change = Callable[[str, GenericOperation, random.Random], "str | None"]
Entries = tuple[Entry, ...]


def with_one_mistake(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """The lines, which are in generic form, with one mistake; and which it was."""
    text = "\n".join(lines)
    operations = list(operations_in(text))
    if not operations:
        return None
    change = rng.choice(CHANGES)
    rng.shuffle(operations)
    for operation in operations[:_TRIED]:
        changed = change(text, operation, rng)
        if changed is not None and changed != text:
            return changed.split("\n"), change.__name__
    return None


def _put(text: str, operation: GenericOperation, changed: GenericOperation | str, before: str = "") -> str:
    return text[: operation.start] + before + str(changed) + text[operation.end :]


def _moved(entries: Entries, others: Entries, rng: random.Random) -> tuple[Entries, Entries] | None:
    """The entries of two dictionaries after one of the first has moved to the second; None where the first has none."""
    if not entries:
        return None
    entry = rng.choice(entries)
    return tuple([each for each in entries if each != entry]), (*others, entry)


def property_as_attribute(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A property stands among the discardable attributes."""
    moved = _moved(operation.properties, operation.attributes, rng)
    return None if moved is None else _put(text, operation, operation._replace(properties=moved[0], attributes=moved[1]))


def attribute_as_property(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A discardable attribute stands among the properties."""
    moved = _moved(operation.attributes, operation.properties, rng)
    return None if moved is None else _put(text, operation, operation._replace(attributes=moved[0], properties=moved[1]))


def all_as_attributes(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """No property stands in its brackets, all of them stand among the attributes."""
    if not operation.properties:
        return None
    return _put(text, operation, operation._replace(properties=(), attributes=(*operation.properties, *operation.attributes)))


def given_twice(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A property or an attribute stands twice, in one place or in both."""
    entries = [*operation.properties, *operation.attributes]
    if not entries:
        return None
    entry = rng.choice(entries)
    if rng.random() < 0.3:
        entry = Entry(entry.name, rng.choice(ATTRIBUTES))
    if rng.random() < 0.5:
        return _put(text, operation, operation._replace(properties=(*operation.properties, entry)))
    return _put(text, operation, operation._replace(attributes=(*operation.attributes, entry)))


def unknown_entry(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A property or an attribute that the operation does not have, of the text or with a slip."""
    names = [each.name for each in (*operation.properties, *operation.attributes)]
    entry = Entry(rng.choice([*[name + "s" for name in names], "value", "sym_name", "function_type", "x"]), rng.choice(ATTRIBUTES))
    if rng.random() < 0.5:
        return _put(text, operation, operation._replace(properties=(*operation.properties, entry)))
    return _put(text, operation, operation._replace(attributes=(*operation.attributes, entry)))


def value_by_alias(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A property has the value of an alias of an alias, of its own or of another kind."""
    entries = [each for each in operation.properties if each.value]
    if not entries:
        return None
    entry = rng.choice(entries)
    value = entry.value if rng.random() < 0.3 else rng.choice(ATTRIBUTES)
    changed = tuple([Entry(each.name, "#second") if each == entry else each for each in operation.properties])
    at = text.index('"')
    at = 0 if "\n" not in text[:at] else text.rindex("\n", 0, at) + 1
    new = _put(text, operation, operation._replace(properties=changed))
    return f"{new[:at]}#first = {value}\n#second = #first\n{new[at:]}"


def segments(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """Sizes of segments with another sum, in another order, of another number or negative."""
    spots = [number for number, each in enumerate(operation.properties) if each.name.endswith("Sizes") and _NUMBERS.search(each.value)]
    if not spots:
        return None
    spot = rng.choice(spots)
    entry = operation.properties[spot]
    sizes = [int(each) for each in _NUMBERS.findall(entry.value)]
    one, other = rng.randrange(len(sizes)), rng.randrange(len(sizes))
    kind = rng.randrange(5)
    if kind == 0:
        sizes[one] += 1
    elif kind == 1:
        sizes[one], sizes[other] = sizes[one] + 1, sizes[other] - 1
    elif kind == 2:
        sizes.append(0)
    elif kind == 3:
        sizes.pop()
    else:
        sizes[one], sizes[other] = sizes[other], sizes[one]
    value = f"array<i32{': ' if sizes else ''}{', '.join(map(str, sizes))}>"
    changed = (*operation.properties[:spot], Entry(entry.name, value), *operation.properties[spot + 1 :])
    return _put(text, operation, operation._replace(properties=changed))


def discardable(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """An attribute of a dialect on any operation, or on an argument or a result of a function."""
    name, _, value = rng.choice(_DISCARDABLE).partition(" = ")
    if rng.random() < 0.2 and value:
        value = rng.choice(ATTRIBUTES)
    return _put(text, operation, operation._replace(attributes=(*operation.attributes, Entry(name, value))))


def block_arguments(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A block has an argument more, less, or of another type."""
    if not operation.regions:
        return None
    spots = list(_LABEL.finditer(text, operation.start, operation.end))
    if not spots:
        return None
    spot = rng.choice(spots)
    arguments = split(spot[2]) if spot[2] else []
    kind = rng.randrange(3)
    if kind == 0 or not arguments:
        arguments.insert(rng.randrange(len(arguments) + 1), f"%another: {rng.choice(TYPES)}")
    elif kind == 1:
        arguments.pop(rng.randrange(len(arguments)))
    else:
        index = rng.randrange(len(arguments))
        arguments[index] = f"{arguments[index].partition(':')[0]}: {rng.choice(TYPES)}"
    inner = f"({', '.join(arguments)})" if arguments else ""
    return f"{text[: spot.start()]}{spot[1]}{inner}:{text[spot.end() :]}"


def labelled(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A block begins between two operations, or the label of a block is gone."""
    if not operation.regions:
        return None
    spots = list(_LABEL.finditer(text, operation.start, operation.end))
    if spots and rng.random() < 0.4:
        spot = rng.choice(spots)
        return text[: spot.start()] + text[spot.end() :]
    ends = [each.end() for each in re.finditer(r"\n(?=\s*(?:%|\"))", text[operation.start : operation.end])]
    if not ends:
        return None
    at = operation.start + rng.choice(ends)
    return f"{text[:at]}^unreached:\n{text[at:]}"


def successors(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A successor more, less, another one, or with other operands."""
    if not operation.successors:
        return None
    labels = [each[1].strip() for each in _LABEL.finditer(text)]
    found = list(operation.successors)
    index = rng.randrange(len(found))
    kind = rng.randrange(3)
    if kind == 0:
        found.pop(index)
    elif kind == 1 and labels:
        found.insert(index, rng.choice(labels))
    elif labels:
        found[index] = rng.choice([*labels, "^nowhere"])
    return _put(text, operation, operation._replace(successors=tuple(found)))


def operands_of_branch(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A terminator has an operand more, less, or of another type."""
    if not _ends_block(text, operation):
        return None
    operands, types = list(operation.operands), list(operation.operand_types)
    kind = rng.randrange(3)
    if kind == 0 or not operands:
        index = rng.randrange(len(operands) + 1)
        operands.insert(index, "%another")
        types.insert(index, rng.choice(TYPES))
    elif kind == 1:
        index = rng.randrange(len(operands))
        types.pop(index)
        operands.pop(index)
        return _put(text, operation, operation._replace(operands=tuple(operands), operand_types=tuple(types)))
    else:
        index = rng.randrange(len(operands))
        operands[index], types[index] = "%another", rng.choice(TYPES)
    changed = operation._replace(operands=tuple(operands), operand_types=tuple(types))
    return _put(text, operation, changed, cast("%another", ["another"]).replace("another", types[index]).replace("%" + types[index], "%another"))


def _ends_block(text: str, operation: GenericOperation) -> bool:
    return text[operation.end :].lstrip().startswith(("}", "^"))


def terminator(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """The last operation of a block is another one, which ends one elsewhere, is missing, or is not the last."""
    if not _ends_block(text, operation):
        return None
    others = [each for each in operations_in(text) if not each.regions and _ends_block(text, each)]
    kind = rng.randrange(4)
    if kind == 0:
        return _put(text, operation, "")
    if kind == 1:
        return _put(text, operation, f"{operation}\n{operation}")
    names = [*[each.name for each in others], "cf.br", "func.return", "scf.yield", "gpu.return", "llvm.return", "llvm.unreachable", "ub.unreachable"]
    return _put(text, operation, operation._replace(name=rng.choice(names)))


def number_of_results(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A name has more values than the operation gives, or less; or the operation has another type of result."""
    match = _RESULTS.match(text, operation.start)
    if match is None:
        return None
    kind = rng.randrange(3)
    if kind == 2:
        types = list(operation.result_types)
        types[rng.randrange(len(types))] = rng.choice(TYPES)
        return _put(text, operation, operation._replace(result_types=tuple(types)))
    count = int(match[2] or 1) + (1 if kind else -1)
    spelled = f"{match[1]}:{count} = " if count or rng.random() < 0.2 else ""
    return text[: operation.start] + spelled + text[match.end() :]


def value_elsewhere(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """An operand is another value of the text, of the same type or not: of a later operation, a region, another function."""
    if not operation.operands:
        return None
    index = rng.randrange(len(operation.operands))
    values = sorted(set(_VALUE.findall(text)))
    types = {value: each.result_types[number] for each in operations_in(text) for number, value in enumerate(each.result_values) if number < len(each.result_types)}
    same = [each for each in values if types.get(each) == operation.operand_types[index] and each != operation.operands[index]]
    new = rng.choice(same if same and rng.random() < 0.8 else values)
    operands = tuple([new if number == index else each for number, each in enumerate(operation.operands)])
    return _put(text, operation, operation._replace(operands=operands))


def moved_into(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """An operation stands in another region, or in a region of its own."""
    spelled = text[operation.start : operation.end]
    outer = rng.choice(('"builtin.module"() ({', '"scf.execute_region"() ({', '"func.func"() <{function_type = () -> (), sym_name = "new"}> ({'))
    return _put(text, operation, f"{outer}\n{spelled}\n}}) : () -> ()")


def other_parent(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """An operation with regions has another name of the text with as many regions."""
    if not operation.regions:
        return None
    names = [each.name for each in operations_in(text) if len(each.regions) == len(operation.regions)]
    usual = ["builtin.module", "func.func", "gpu.module", "gpu.func", "llvm.func", "scf.for", "scf.execute_region", "spirv.module", "transform.named_sequence"]
    return _put(text, operation, operation._replace(name=rng.choice([*names, *usual])))


def number_of_regions(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A region more, less or empty."""
    if not operation.regions:
        return _put(text, operation, operation._replace(regions=(rng.choice(("{\n}", "{\n^bb0:\n}")),)))
    regions = list(operation.regions)
    index = rng.randrange(len(regions))
    match rng.randrange(3):
        case 0:
            regions.pop(index)
        case 1:
            regions.insert(index, regions[index])
        case _:
            regions[index] = "{\n}"
    return _put(text, operation, operation._replace(regions=tuple(regions)))


def signature(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """The type in an attribute is another one: of a function, a global, a reference to either."""
    spots = [number for number, each in enumerate(operation.properties) if "->" in each.value or each.value.startswith(("(", "!", "i", "f", "memref", "tensor", "vector"))]
    if not spots:
        return None
    index = rng.choice(spots)
    entry = operation.properties[index]
    value = re.sub(r"(?<=[( ])(?:[a-z]\w+|!\w+\.\w+)(?=[,)]|$)", lambda found: found[0] if rng.random() < 0.6 else rng.choice(TYPES), entry.value)
    if rng.random() < 0.3:
        value = value.replace("(", f"({rng.choice(TYPES)}, ", 1) if "->" in value and "()" not in value else value
    changed = (*operation.properties[:index], Entry(entry.name, value), *operation.properties[index + 1 :])
    return _put(text, operation, operation._replace(properties=changed))


def symbol(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """A symbol has another visibility, the name of another, stands in a module of its own, or is referred to by another path."""
    names = [each for each in operation.properties if each.name == "sym_name"]
    if names:
        kind = rng.randrange(3)
        if kind == 0:
            name, _, value = rng.choice(_VISIBILITY).partition(" = ")
            rest = tuple([each for each in operation.properties if each.name != name])
            return _put(text, operation, operation._replace(properties=(*rest, Entry(name, value))))
        if kind == 1:
            spelled = text[operation.start : operation.end]
            return _put(text, operation, f'"builtin.module"() <{{sym_name = "nested"}}> ({{\n{spelled}\n}}) : () -> ()')
        others = re.findall(r'sym_name = ("[^"]*")', text)
        rest = tuple([each for each in operation.properties if each.name != "sym_name"])
        return _put(text, operation, operation._replace(properties=(*rest, Entry("sym_name", rng.choice([*others, '""', "@a"])))))
    spots = [number for number, each in enumerate(operation.properties) if each.value.startswith("@")]
    if not spots:
        return None
    index = rng.choice(spots)
    entry = operation.properties[index]
    others = [f"@{each}" for each in re.findall(r'sym_name = "(\w*)"', text)]
    value = rng.choice([*others, f"@nested::{entry.value}", f"{entry.value}::@inner", *[f"{each}::{entry.value}" for each in others], "@nowhere", f'"{entry.value[1:]}"'])
    changed = (*operation.properties[:index], Entry(entry.name, value), *operation.properties[index + 1 :])
    return _put(text, operation, operation._replace(properties=changed))


def argument_attributes(text: str, operation: GenericOperation, rng: random.Random) -> str | None:
    """Attributes of the arguments and results of a function or call: too many, too few, or no dictionaries."""
    if not any(each.name in ("function_type", "callee") for each in operation.properties):
        return None
    name = rng.choice(("arg_attrs", "res_attrs"))
    entry = f"{{{rng.choice((*_DISCARDABLE, 'x', ''))}}}"
    value = rng.choice((f"[{entry}]", f"[{entry}, {{}}]", "[]", f"[{entry}, {entry}, {entry}]", entry, "[1]", "[{}, 1]", "[{}]", "[{}, {}]"))
    rest = tuple([each for each in operation.properties if each.name != name])
    return _put(text, operation, operation._replace(properties=(*rest, Entry(name, value))))


CHANGES: Sequence[Change] = (
    property_as_attribute, attribute_as_property, all_as_attributes, given_twice, unknown_entry, value_by_alias, segments, discardable,
    block_arguments, labelled, successors, operands_of_branch, terminator, number_of_results, value_elsewhere, moved_into, other_parent,
    number_of_regions, signature, symbol, argument_attributes,
)  # fmt: skip
