"""What the custom form of an operation says of itself: read off its assembly format. ODS, "Declarative assembly format"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.ods.assembly.elements import (
    AttrDict,
    Custom,
    Element,
    FunctionalType,
    PropDict,
    Qualified,
    Ref,
    TypeOf,
    Variable,
    Whole,
    flat,
)
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.spec import OpSpec


class AssemblyFacts(NamedTuple):
    """What is spelled, and how.

    `all_operands`, `all_results`: in one list, the results by their types. `plain`: the variables that stand by
    themselves. `handed`: those that are given to a directive, which may spell them in any way; an attribute that is given by
    `ref` was spelled before. `dictionary`: there is an attribute dictionary, perhaps read by the directive of that name.
    `properties`: there is a dictionary of properties. `hands_dictionary`: a directive that only C++ reads is given a
    dictionary, to which it may add.
    """

    all_operands: bool
    all_results: bool
    plain: frozenset[str]
    handed: frozenset[str]
    dictionary: bool
    properties: bool
    hands_dictionary: bool = False


_NOTHING_KNOWN = AssemblyFacts(False, False, frozenset(), frozenset(), False, False)


@remembered(4096)
def form_of(spec: OpSpec) -> AssemblyFacts:
    """The form of an operation; one of which nothing is known where a hand-written parser reads it."""
    if spec.assembly_format is None:
        return _NOTHING_KNOWN
    try:
        elements = [each.of if isinstance(each, Qualified) else each for each in flat(parse_format(spec.assembly_format))]
    except FormatError:
        return _NOTHING_KNOWN
    return AssemblyFacts(
        all_operands=Whole("operands") in elements,
        all_results=any([_spells_results(each) for each in elements]),
        plain=frozenset([each.name for each in elements if isinstance(each, Variable)]),
        handed=frozenset([name for each in elements for name in _handed(each, spec)]),
        dictionary=any([isinstance(each, AttrDict | PropDict) or _is_dictionary(each) for each in elements]),
        properties=any([isinstance(each, PropDict) for each in elements]),
        hands_dictionary=any([_hands_dictionary(each) for each in elements]),
    )


def _spells_results(element: Element) -> bool:
    of = element.results if isinstance(element, FunctionalType) else element.of if isinstance(element, TypeOf) else None
    return of == Whole("results")


def _is_dictionary(element: Element) -> bool:
    return isinstance(element, Custom) and element.name == "Dictionary"


def _hands_dictionary(element: Element) -> bool:
    return isinstance(element, Custom) and any([isinstance(each, AttrDict | PropDict) for each in element.arguments])


def _handed(element: Element, spec: OpSpec) -> Iterator[str]:
    if not isinstance(element, Custom) or _is_dictionary(element):
        return
    for argument in element.arguments:
        of: Element = argument.of if isinstance(argument, Ref | Qualified | TypeOf) else argument
        of = of.of if isinstance(of, TypeOf) else of
        if isinstance(of, Variable) and not (isinstance(argument, Ref) and spec.attribute(of.name) is not None):
            yield of.name
