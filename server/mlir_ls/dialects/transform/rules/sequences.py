"""transform: sequences of transformations, and what they are made of. "'transform' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import last_operations
from mlir_ls.semantics.verify.library.calls import mismatched, signature_of
from mlir_ls.semantics.verify.model.context import Reference, Site
from mlir_ls.semantics.verify.model.discardable import Discardable, part_attributes
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    reference_at,
    result_type_at,
)
from mlir_ls.semantics.verify.model.reading import operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Found, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import StringAttr, UnitAttr
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    ShapedType,
    TupleType,
)
from mlir_ls.syntax.shape import Mention, symbol_text

_NAMED_SEQUENCES = "transform.with_named_sequence"
_CONSUMED, _READ_ONLY = "transform.consumed", "transform.readonly"
_UNITS = (_CONSUMED, _READ_ONLY, "transform.silence_tracking_failures")
_KNOWN = (*_UNITS, _NAMED_SEQUENCES, "transform.target_tag")
_KINDS = {
    "op": "operation",
    "any_op": "operation",
    "any_value": "value",
    "any_param": "parameter",
    "param": "parameter",
    "type": "parameter",
    "affine_map": "parameter",
}
_YIELDING = ("transform.sequence", "transform.alternatives", "transform.foreach", "transform.tune.alternatives")
_NESTING = ("transform.sequence", "transform.alternatives", "transform.with_pdl_patterns")


_NO_HANDLES = IntegerType | FloatType | IndexType | ShapedType | NoneType | ComplexType | TupleType | FunctionType


def kind_of_handle(found: Type | None) -> str | None:
    """What a handle stands for; "" where it is no handle, None where it is unknown."""
    if isinstance(found, DialectType):
        if found.dialect == "llvm":
            return ""
        return _KINDS.get(found.mnemonic) if found.dialect == "transform" else None
    return "" if isinstance(found, _NO_HANDLES) else None


def _kinds_differ(one: Type | None, other: Type | None) -> bool:
    first, second = kind_of_handle(one), kind_of_handle(other)
    return first is not None and second is not None and first != second


# -- attributes ---------------------------------------------------------------------------------------------------------


@rule("transform.attribute")
def transform_attribute(operation: Operation, attribute: Discardable) -> Found:
    """The dialect puts a few attributes on operations, each of a certain kind, and on arguments whether they are consumed."""
    name, value = attribute.name, attribute.value
    if attribute.holder != "operation":
        return
    if name not in _KNOWN:
        yield f"the dialect has no attribute '{name}'", attribute.place
    elif name == _NAMED_SEQUENCES and not operation.spec.symbol_table:
        yield f"'{name}' is for operations with a symbol table, but got {operation.spec.name}", attribute.place
    elif name == "transform.target_tag" and value is not None and not isinstance(value, StringAttr):
        yield f"expected a string, but got {value}", attribute.place
    elif name in _UNITS and value is not None and not isinstance(value, UnitAttr):
        yield f"'{name}' takes no value, but got {value}", attribute.place


_CONSUMPTION = rule("transform.consumption")


@_CONSUMPTION
def transform_consumption(operation: Operation) -> Found:
    """An argument of a sequence is consumed or only read; one of a sequence without a body is one of both."""
    given: dict[int, set[str]] = {}
    for part in part_attributes(operation):
        if part.holder == "argument":
            given.setdefault(part.number, set()).add(part.name)
            if {_CONSUMED, _READ_ONLY} <= given[part.number]:
                yield f"argument {part.number} is consumed or only read, not both", part.place
                return
    message = "" if operation.generic or operation.shape.regions else _lacks_mark(operation)
    if message:
        yield message, name_of(operation.shape)


def _lacks_mark(sequence: Operation) -> str:
    """What is wrong with a sequence without a body if it does not say of an argument whether it is consumed; else ""."""
    signature, marked = signature_of(sequence), _marked(sequence)
    unmarked = [index for index in range(len(signature.inputs)) if index not in marked] if signature is not None else []
    return f"argument {unmarked[0]} must be '{_CONSUMED}' or '{_READ_ONLY}', as there is no body" if unmarked else ""


@rule("transform.count-type")
def transform_count_type(operation: Operation) -> Found:
    """A number of operations is a parameter i64."""
    found = parameters_of(operation.type_named("num"), "transform", "param")
    if found and isinstance(found[0], IntegerType) and str(found[0]) != "i64":
        yield f"a number of operations is an i64, but got {found[0]}", place_of(operation, "num")


# -- what is around -----------------------------------------------------------------------------------------------------


@rule("transform.top-level")
def transform_top_level(site: Site) -> Iterator[Violation]:
    """What may stand at the top level takes what it is about from its argument there, and from operands inside others."""
    operation = site.operation
    nested = False
    for parent in site.parents():
        if parent.spec.name in _NESTING:
            nested = True
            break
    place = name_of(operation.shape)
    root = operation.operand_group("root" if operation.spec.operand("root") is not None else "scope")
    if root is None:
        return
    if nested and not root:
        yield Violation("inside of another transformation it needs an operand", place)
    elif not root and operation.operand_group("extra_bindings"):
        yield Violation("at the top level it takes no operands", operand_place(operation, "extra_bindings"))


@rule("transform.table-of-sequences")
def transform_table_of_sequences(site: Site) -> Iterator[Violation]:
    """A named sequence stands in an operation with a symbol table that says that it holds some."""
    parent = site.parent()
    if parent is not None and parent.spec.symbol_table and not parent.has_attribute(_NAMED_SEQUENCES):
        message = f"'{parent.spec.name}' around it needs the attribute '{_NAMED_SEQUENCES}'"
        yield Violation(message, name_of(site.operation.shape), (Mention("parent", 0, "this operation"),))
        return
    if parent is None:
        message = f"it stands in a module with the attribute '{_NAMED_SEQUENCES}'"
        yield Violation(message, name_of(site.operation.shape))


@rule("transform.nested-sequence")
def transform_nested_sequence(site: Site) -> Iterator[Violation]:
    """A named sequence stands in no other operation of a transformation, at any depth."""
    for level, parent in enumerate(site.parents()):
        if level == 0 and not parent.spec.symbol_table:  # no symbol is defined there
            return
        if "TransformOpInterface" in parent.spec.trait_names:
            message = f"a named sequence cannot be defined inside '{parent.spec.name}'"
            yield Violation(message, name_of(site.operation.shape), (Mention("parent", level, "this operation"),))
            return


@rule("transform.sequence-end")
def transform_sequence_end(inside: Inside) -> Iterator[Violation]:
    """A named sequence ends by yielding."""
    for region in inside.regions[:1]:
        for last in last_operations(region):
            found, shape = last.known_operation(), last.node.shape
            # in a custom form that is not known, what follows may be read as a part of it
            ends = found.spec.terminator if found is not None else shape.syntax is None and shape.generic
            if ends and last.name != "transform.yield":
                message = f"a named sequence ends with 'transform.yield', but got '{last.name}'"
                yield Violation(message, name_of(shape), (), last)
                return


@rule("transform.yielded")
def transform_yielded(site: Site) -> Iterator[Violation]:
    """A sequence yields what it says that it has as results."""
    parent = site.parent()
    if parent is None:
        return
    operation = site.operation
    if parent.spec.name == "transform.named_sequence":
        signature = signature_of(parent)
        if signature is not None:
            yield from mismatched(operation, signature.results, (), "the sequence yields")
    elif parent.spec.name in _YIELDING:
        expected = parent.result_types
        if None not in expected:
            known = [each for each in expected if each is not None]
            yield from mismatched(operation, known, (), f"'{parent.spec.name}' yields")


@rule("transform.included")
def transform_included(site: Site) -> Iterator[Violation]:
    """What is included is a named sequence, which takes the operands and has as many results; all of it is marked."""
    operation = site.operation
    target = site.symbol("target")
    if target is None:
        return
    name, place = site.symbol_name("target"), attribute_at(operation, "target")
    related = (site.mention("target", "defined here"),)
    if target.spec.name != "transform.named_sequence":
        yield Violation(f"{name} must name 'transform.named_sequence', but is a '{target.spec.name}'", place, related)
        return
    signature = signature_of(target)
    if signature is None:
        return
    if len(signature.inputs) != len(operation.operand_types):
        message = f"{name} takes {counted(len(signature.inputs), 'operand')}, but got {len(operation.operand_types)}"
        yield Violation(message, place, related)
        return
    for index, (found, expected) in enumerate(zip(operation.operand_types, signature.inputs, strict=True)):
        if differ(found, expected):
            yield Violation(f"{name} takes {expected} here, but got {found}", operand_type_at(operation, index), related)
            return
    if len(signature.results) != len(operation.result_types):
        message = f"{name} has {counted(len(signature.results), 'result')}, but got {len(operation.result_types)}"
        yield Violation(message, place, related)
        return
    for index, (found, expected) in enumerate(zip(operation.result_types, signature.results, strict=True)):
        if _kinds_differ(found, expected):
            yield Violation(f"{name} yields {expected}, but got {found}", result_type_at(operation, index), related)
            return
    marked = _marked(target)
    for index in range(len(signature.inputs)):
        if index not in marked:
            yield Violation(f"argument {index} of {name} must be '{_CONSUMED}' or '{_READ_ONLY}'", place, related)
            return


@_CONSUMPTION
def transform_external_consumption(inside: Inside) -> Iterator[Violation]:
    """The same of the generic form, where a region without blocks stands for no body."""
    operation = inside.operation
    if not operation.generic or not inside.regions or inside.regions[0].block_count:
        return
    message = _lacks_mark(operation)
    if message:
        yield Violation(message, name_of(operation.shape))


@rule("transform.recursion")
def transform_recursion(inside: Inside) -> Iterator[Violation]:
    """A named sequence does not include itself."""
    name = inside.symbol_name()
    for region in inside.regions[:1]:
        for item in region.walk():
            symbols = item.node.shape.symbol_uses if item.name == "transform.include" else ()
            if symbols and symbol_text(symbols[0], item.node.names) == name:
                yield Violation(f"@{name} includes itself", name_of(inside.operation.shape))
                return


@rule("transform.matcher")
def transform_matcher(site: Site) -> Iterator[Violation]:
    """A matcher takes one handle, only reads it, and yields as much as comes out."""
    operation = site.operation
    matcher = site.symbol("matcher")
    if matcher is None or matcher.spec.name != "transform.named_sequence":
        return
    signature, name = signature_of(matcher), site.symbol_name("matcher")
    place, related = attribute_at(operation, "matcher"), (site.mention("matcher", "defined here"),)
    if signature is None:
        return
    inputs, results = signature.inputs, signature.results
    if len(inputs) != 1 or kind_of_handle(inputs[0]) in ("", "value", "parameter"):
        yield Violation(f"a matcher takes one handle of operations, but got {_listed(inputs)}", place, related)
        return
    if not any([part.name == _READ_ONLY for part in part_attributes(matcher) if part.holder == "argument"]):
        yield Violation(f"the argument of {name} must be '{_READ_ONLY}'", place, related)
        return
    if len(results) != len(operation.result_types):
        yield Violation(
            f"{name} yields {counted(len(results), 'value')}, but got {counted(len(operation.result_types), 'result')}",
            place,
            related,
        )
        return
    for index, (found, expected) in enumerate(zip(operation.result_types, results, strict=True)):
        if _kinds_differ(found, expected):
            yield Violation(f"{name} yields {expected}, but got {found} as result {index}", place, related)
            return


def _listed(types: Sequence[Type | None]) -> str:
    return ", ".join(map(str, types)) or "none"


@rule("transform.match-pairs")
def transform_match_pairs(site: Site) -> Iterator[Violation]:
    """Each matcher takes the operands, only reads them, and yields what its action takes; that yields the other results."""
    operation = site.operation
    matchers, actions = site.references("matchers"), site.references("actions")
    if not operation.generic:
        matchers, actions = matchers[::2], actions[1::2]
    if len(matchers) != len(actions):
        return
    for reference in (*matchers, *actions):
        where = reference_at(operation.shape, reference.number)
        if reference.operation is None and reference.number == 0:  # the first one is that of a call, and has its error
            return
        if reference.operation is None or reference.operation.spec.name != "transform.named_sequence":
            yield Violation(f"there is no sequence {reference.name}", where)
            return
        signature = signature_of(reference.operation)
        if signature is None:
            return
        marked = _marked(reference.operation)
        for index in range(len(signature.inputs)):
            if index not in marked:
                message = f"argument {index} of {reference.name} must be '{_CONSUMED}' or '{_READ_ONLY}'"
                yield Violation(message, where, (Mention("symbol", reference.number, "defined here"),))
                return
    for matcher, action in zip(matchers, actions, strict=True):
        problem = _pair_problem(operation, matcher, action)
        if problem is not None:
            message, reference = problem
            where = reference_at(operation.shape, reference.number)
            yield Violation(message, where, (Mention("symbol", reference.number, "defined here"),))
            return


def _pair_problem(operation: Operation, matcher: Reference, action: Reference) -> tuple[str, Reference] | None:
    one = None if matcher.operation is None else signature_of(matcher.operation)
    other = None if action.operation is None else signature_of(action.operation)
    if one is None or other is None or matcher.operation is None:
        return None
    operands, results = operation.operand_types, operation.result_types[1:]
    if len(one.inputs) != len(operands):
        return f"{matcher.name} takes {counted(len(one.inputs), 'operand')}, but got {len(operands)}", matcher
    consumed = _marked(matcher.operation, _CONSUMED)
    for index, (given, expected) in enumerate(zip(operands, one.inputs, strict=True)):
        if index in consumed:
            return f"a matcher does not consume what it takes, but {matcher.name} does so with argument {index}", matcher
        if _kinds_differ(given, expected):
            return f"{matcher.name} takes {expected} here, but got {given}", matcher
    if len(one.results) != len(other.inputs):
        message = f"{matcher.name} yields {counted(len(one.results), 'value')}, but {action.name} takes {len(other.inputs)}"
        return message, action
    for given, expected in zip(one.results, other.inputs, strict=True):
        if _kinds_differ(given, expected):
            return f"{matcher.name} yields {given}, but {action.name} takes {expected}", action
    if len(other.results) != len(results):
        message = f"{action.name} yields {counted(len(other.results), 'value')}, but got {len(results)} results"
        return message, action
    for found, given in zip(results, other.results, strict=True):
        if _kinds_differ(found, given):
            return f"{action.name} yields {given}, but got {found}", action
    return None


def _marked(sequence: Operation, *words: str) -> set[int]:
    """The arguments of a sequence that have some of these attributes; those of consumption where none are named."""
    expected = words or (_CONSUMED, _READ_ONLY)
    return {part.number for part in part_attributes(sequence) if part.holder == "argument" and part.name in expected}


@rule("transform.pattern-nesting")
def transform_pattern_nesting(site: Site) -> Iterator[Violation]:
    """Patterns for transformations are not given inside others."""
    for parent in site.parents():
        if parent.spec.name == "transform.with_pdl_patterns":
            yield Violation("it cannot stand in another 'transform.with_pdl_patterns'", name_of(site.operation.shape))
            return


# -- what is inside -----------------------------------------------------------------------------------------------------


@rule("transform.arguments")
def transform_arguments(inside: Inside) -> Iterator[Violation]:
    """The first argument of a transformation's body is a handle, and operands are passed to arguments of their types."""
    operation = inside.operation
    for region in inside.regions:
        arguments, place = region.arguments, name_of(operation.shape)
        if not arguments:
            if region.block_count or (operation.spec.name == "transform.sequence" and not operation.generic):
                yield Violation("the region takes a handle", place)
                return
            continue
        if kind_of_handle(arguments[0]) in ("", "value", "parameter"):
            yield Violation(f"the first argument is a handle of operations, but got {arguments[0]}", place)
            return
        for argument in arguments[1:]:
            if kind_of_handle(argument) == "":
                yield Violation(f"arguments are handles or parameters, but got {argument}", place)
                return
        given_types = operation.operand_types
        if given_types and len(given_types) != len(arguments) and "RegionBranchOpInterface" in operation.spec.trait_names:
            which = f"region {region.number}" if len(inside.regions) > 1 else "the region"
            message = f"{which} takes {counted(len(arguments), 'argument')} for {counted(len(given_types), 'operand')}"
            yield Violation(message, place)
            return
        for index, (given, argument) in enumerate(zip(given_types, arguments, strict=False)):
            if differ(given, argument):
                message = f"the region takes {argument} here, but got {given}"
                yield Violation(message, operand_type_at(operation, index))
                return


@rule("transform.targets")
def transform_targets(inside: Inside) -> Iterator[Violation]:
    """A loop passes each of its targets to an argument of its body, of the same type."""
    operation = inside.operation
    targets = operation.operand_group("targets")
    if targets is None or not inside.regions:
        return
    arguments = inside.regions[0].arguments
    if len(arguments) != len(targets):
        message = f"the body takes {counted(len(arguments), 'argument')} for {len(targets)} targets"
        yield Violation(message, name_of(operation.shape))
        return
    for index, argument in zip(targets, arguments, strict=True):
        if differ(operation.operand_types[index], argument):
            message = f"the body takes {argument} here, but got {operation.operand_types[index]}"
            yield Violation(message, operand_at(operation.shape, index))
            return


@rule("transform.children")
def transform_children(inside: Inside) -> Iterator[Violation]:
    """In a sequence there are transformations only, but for the terminator."""
    found = list(inside.regions[0].operations()) if inside.regions else []
    for item in found:
        spec = item.operation.spec
        is_last = item is found[-1] and spec.terminator
        if not is_last and spec.built_in and "TransformOpInterface" not in spec.trait_names:
            yield Violation(f"expected a transformation, but got '{item.name}'", name_of(item.node.shape), (), item)
            return


_TOP_LEVEL = "PossibleTopLevelTransformOpTrait"


@rule("transform.patterns-body")
def transform_patterns_body(inside: Inside) -> Iterator[Violation]:
    """Next to its patterns there is one transformation that may stand at the top level."""
    place = name_of(inside.operation.shape)
    others = []
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name == "pdl.pattern":
            continue
        spec = item.operation.spec
        if spec.built_in and _TOP_LEVEL not in spec.trait_names:
            message = f"expected patterns and a transformation, but got '{item.name}'"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        others.append(item)
    if not others:
        yield Violation("expected a transformation next to the patterns", place)
    elif len(others) > 1:
        yield Violation("there is one transformation next to the patterns", name_of(others[1].node.shape), (), others[1])
