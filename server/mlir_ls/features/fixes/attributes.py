"""Repairs of attributes: one that is missing, with the first usual value that its definition allows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.completion.attributes import enum_of
from mlir_ls.ods.bodies.names import case_of
from mlir_ls.ods.spec import AttributeSpec, OpSpec
from mlir_ls.semantics.environment import Environment, environment_of
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import AttributeText, Fault, OpShape
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Span

_VALUES = (
    *("unit", "0 : i64", "0 : i32", "0 : index", "1 : i64", "1 : i32", "true", "0.0 : f32"),
    *('""', "[]", "{}", "i32", "() -> ()"),
    *("array<i64>", "array<i32>", "array<i1>", "array<i64: 0>", "array<i32: 0>", "affine_map<(d0) -> (d0)>"),
    *("dense<0> : tensor<1xi64>", "dense<0> : tensor<1xi32>", "dense<0> : vector<1xi64>"),
)
"""Values of attributes of most kinds, the plainest first."""
_MAX_PLACES = 40
_MAX_TRIED = 400
_MAX_OFFERED = 3


def missing_attribute(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The attribute that a definition requires and the operation lacks."""
    step = path[-1]
    shape, spec = step.item.node.shape, step.item.node.shape.syntax
    environment = _environment(analysis, step)
    if not isinstance(spec, OpSpec) or environment is None or shape.faults:
        return
    given = {each.name for each in shape.attributes} | shape.implied.keys()
    lacking = [each for each in spec.attributes if each.required and each.name not in given]
    missing = [each for each in lacking if each.name in diagnostic.about]
    places = [_in_dictionary(shape)] if shape.attributes else list(_places(shape))[:_MAX_PLACES]
    found = 0
    for values in islice(product(*[list(_values(analysis, each)) for each in missing]), _MAX_TRIED) if missing else ():
        given_to = zip(missing, values, strict=True)
        entries = [each.name if value == "unit" else f"{each.name} = {value}" for each, value in given_to]
        names = {each.name for each in missing}
        for offset, before, after in places:
            text = f"{before}{', '.join(entries)}{after}"
            if _is_right(analysis, step, environment, f"{shape.text[:offset]}{text}{shape.text[offset:]}", names):
                here = span_of(step.item, offset - 1, offset).end
                yield Fix(f"Add '{', '.join(entries)}'", ((Span(here, here), text),), preferred=False)
                found += 1
                break
        if found == _MAX_OFFERED:
            return


def _environment(analysis: Analysis, step: PathStep) -> Environment | None:
    tree = analysis.document.tree
    index = tree.index_at(step.item.line)
    return environment_of(tree.chunks[index].region, analysis.language.leaves) if index >= 0 else None


def _values(analysis: Analysis, attribute: AttributeSpec) -> Iterator[str]:
    """Values to be tried: the first case of an enum, then those of most kinds."""
    constraint = attribute.constraint
    registry = analysis.language.registry
    enum = enum_of(constraint, registry)
    for keyword in list(enum.keywords)[:1] if enum is not None else ():
        name = str(constraint[1]) if isinstance(constraint, tuple) and constraint[0] == "attr" else ""
        definition = registry.attr_def(*name.split(".", 1)) if "." in name else None
        yield from (case_of(definition, keyword), keyword) if definition is not None else (f'"{keyword}"',)
    if not (isinstance(constraint, tuple) and constraint[0] == "attr"):  # one of a dialect is none of these
        yield from _VALUES


def _in_dictionary(shape: OpShape) -> tuple[int, str, str]:
    return shape.attributes[0].name_offset, "", ", "


def _places(shape: OpShape) -> Iterator[tuple[int, str, str]]:
    """Where a dictionary may begin in a header without one, with what stands around its entries."""
    tokens, starts = tokenize(shape.text)
    if "{}" in shape.text:
        yield shape.text.index("{}") + 1, "", ""
    around = (" <{", "}>") if shape.generic else (" {", "}")
    for token, start in zip(tokens, starts, strict=True):
        if start >= shape.name_end or start + len(token) == shape.name_end:
            yield start + len(token), *around


def _is_right(analysis: Analysis, step: PathStep, environment: Environment, text: str, names: set[str]) -> bool:
    """Whether an operation can be read and nothing is wrong with some attributes of it."""
    outcome = read_header(text, step.region.context.default_dialect, analysis.language)
    given = [each for each in outcome.shape.attributes if each.name in names]
    if not outcome.is_whole or len(given) < len(names):
        return False
    faults: tuple[Fault, ...] = verifier_of(analysis.language).verdict_on(outcome.shape, environment).faults
    return not any([_is_about(fault, each) for fault in faults for each in given])


def _is_about(fault: Fault, attribute: AttributeText) -> bool:
    """Whether a fault names an attribute, or is at its name or its value."""
    first = min(attribute.name_offset, attribute.start)
    return attribute.name in fault.about or (first <= fault.start and fault.end <= attribute.end)
