"""transform: what stands in the regions of operations that apply patterns. "'transform' Dialect"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import flag, items, number_of, text
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside, RegionView
from mlir_ls.semantics.verify.rules import BodyRule, Found, Violation, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DialectAttr, DictionaryAttr


def children(interface: str, region_number: int = 0) -> BodyRule:
    """The rule that the operations in a region implement an interface."""

    @rule("transform.pattern-children")
    def transform_pattern_children(inside: Inside) -> Iterator[Violation]:
        for region in inside.regions[region_number : region_number + 1]:
            for item in region.operations():
                if interface not in item.operation.spec.trait_names:
                    message = f"expected operations that implement {interface}, but got '{item.name}'"
                    yield Violation(message, name_of(item.node.shape), (), item)
                    return

    return transform_pattern_children


@rule("transform.converter-count")
def transform_converter_count(inside: Inside) -> Iterator[Violation]:
    """There is one type converter. `transform.apply_conversion_patterns`."""
    for region in inside.regions[1:2]:
        found = list(region.operations())
        if len(found) != 1:
            message = f"expected exactly one operation in the region of the type converter, but got {len(found)}"
            yield Violation(message, name_of(inside.operation.shape))


@rule("transform.matched-irdl")
def transform_matched_irdl(inside: Inside) -> Iterator[Violation]:
    """What is matched is the one operation of a dialect of IRDL. `transform.irdl.collect_matching`."""
    where = name_of(inside.operation.shape)
    for region in inside.regions[:1]:
        found = list(region.operations())
        if len(found) != 1:
            yield Violation(f"expected one 'irdl.dialect' in the body, but got {len(found) or 'no'} operations", where)
        elif found[0].operation.spec.name != "irdl.dialect":
            yield Violation(f"expected 'irdl.dialect' in the body, but got '{found[0].name}'", where)
        else:
            for dialect in found[0].regions()[:1]:
                yield from _one_operation(inside, dialect)


def _one_operation(inside: Inside, dialect: RegionView) -> Iterator[Violation]:
    names = [item.operation.spec.name for item in dialect.operations()]
    where, count = name_of(inside.operation.shape), names.count("irdl.operation")
    if count != 1:
        yield Violation(f"expected a dialect with one 'irdl.operation', but got {count or 'none'}", where)
    for name in ("irdl.type", "irdl.attribute"):
        if name in names:
            yield Violation(f"expected a dialect without '{name}'", where)
            return


@rule("transform.analysis-only")
def transform_analysis_only(operation: Operation) -> Found:
    """What an analysis found is shown where nothing else is done. `transform.bufferization.one_shot_bufferize`."""
    for name in ("print_conflicts", "dump_alias_sets"):
        if flag(operation, name) and flag(operation, "test_analysis_only") is False:
            yield f"'{name}' requires 'test_analysis_only'", attribute_at(operation, name)
            return


@rule("transform.selected-option")
def transform_selected_option(operation: Operation) -> Found:
    """What is selected is one of the options. `transform.tune.knob`."""
    selected, options = operation.attribute("selected"), items(operation, "options")
    if selected is None or options is None or selected in options:
        return
    if not any([each.has_alias for each in (selected, *options)]):
        yield f"expected one of the options, but got {selected}", attribute_at(operation, "selected")


_WITHOUT_CONVERSION = frozenset(
    (
        *("affine", "amdgpu", "arm_neon", "arm_sve", "bufferization", "builtin", "gpu", "irdl", "linalg", "llvm", "nvgpu"),
        *("pdl", "pdl_interp", "rocdl", "scf", "sparse_tensor", "tensor", "transform", "x86vector", "xegpu"),
    )
)
"""Dialects that have no conversion to LLVM IR of this kind; what others have depends on which ones are loaded."""
_DIALECT = re.compile(r"[\w$.-]+")


@rule("transform.converted-dialect")
def transform_converted_dialect(operation: Operation) -> Found:
    """The dialect has a conversion to LLVM IR. `transform.apply_conversion_patterns.dialect_to_llvm`."""
    name = text(operation, "dialect_name")
    if name is not None and not _DIALECT.fullmatch(name):
        yield f"there is no dialect {name!r}", attribute_at(operation, "dialect_name")
        return
    if name in _WITHOUT_CONVERSION:
        message = f"dialect '{name}' does not implement ConvertToLLVMPatternInterface"
        yield message, attribute_at(operation, "dialect_name")


@rule("transform.dynamic-options")
def transform_dynamic_options(operation: Operation) -> Found:
    """Each parameter among the operands is one option, or an element of one. `transform.apply_registered_pass`.

    In the custom form the parameters stand among the options themselves, so that this always holds.
    """
    group = operation.operand_group("dynamic_options")
    options = operation.attribute("options") if operation.has_attribute("options") else DictionaryAttr(())
    if not operation.generic or group is None or not isinstance(options, DictionaryAttr) or options.has_alias:
        return
    named = [each for _, value in options.entries for each in _unnested(value)]
    used: set[int] = set()
    where = attribute_at(operation, "options") if operation.has_attribute("options") else name_of(operation.shape)
    for each in named:
        if not isinstance(each, DialectAttr) or (each.dialect, each.mnemonic) != ("transform", "param_operand"):
            continue
        index = number_of(each.parameters[0]) if each.parameters else None
        if index is None:
            return
        if not 0 <= index < len(group):
            yield f"expected the index of one of {plural(len(group), 'dynamic option')}, but got {index}", where
            return
        if index in used:
            yield f"dynamic option {index} is given twice", where
            return
        used.add(index)
    missing = next((index for index in range(len(group)) if index not in used), None)
    if missing is not None and not options.opaque:
        yield f"dynamic option {missing} is not among the options", operand_at(operation.shape, group[missing])


def _unnested(value: Attribute) -> Iterator[Attribute]:
    """What is in a list and in the lists in it; the value itself if it is none."""
    if isinstance(value, ArrayAttr):
        for each in value.elements:
            yield from _unnested(each)
    else:
        yield value
