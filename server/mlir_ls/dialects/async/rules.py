"""async: values that are there later. "'async' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.declared.functions import public_declaration, public_without_body
from mlir_ls.semantics.verify.library.bodies import Types, takes
from mlir_ls.semantics.verify.library.calls import calls, mismatched, names_a, signature_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType, TypeAlias
from mlir_ls.syntax.shape import Mention


@rule("async.results")
def async_results(operation: Operation) -> Found:
    """An asynchronous function gives back values that are there later, or a token and such values."""
    function = operation.attribute("function_type")
    if not isinstance(function, TypeAttr) or not isinstance(function.value, FunctionType):
        return
    results, place = function.value.results, name_of(operation.shape)
    if not results:
        yield "an asynchronous function has one result at least", place
    for index, result in enumerate(results):
        if is_of(result, "async", "token"):
            if index:
                yield f"only the first result can be a token, result {index} is one too", place
        elif not is_of(result, "async", "value") and not isinstance(result, TypeAlias):
            yield f"results are of type !async.token or !async.value, but got {result}", place


@rule("async.awaited-value")
def async_awaited_value(operation: Operation) -> Found:
    """What is awaited is what comes out: nothing of a token, and of a value what it holds."""
    awaited, results = operation.type_named("operand"), operation.result_types
    if is_of(awaited, "async", "token") and results:
        yield f"a token that is awaited yields no result, but got {results[0]}", result_type_at(operation, 0)
    held = parameters_of(awaited, "async", "value")
    if held and results and differ(held[0], results[0]):
        yield f"{awaited} holds {held[0]}, but got {results[0]}", result_type_at(operation, 0)


@rule("async.unwrapped-values")
def async_unwrapped_values(operation: Operation) -> Found:
    """What the body takes is what values hold that are there later. `async.execute`."""
    for index in operation.operand_group("bodyOperands") or ():
        if is_of(operation.operand_types[index], "async", "token"):
            yield "the body takes what a value holds, but a token holds nothing", operand_type_at(operation, index)
            return


@rule("async.returned-values")
def async_returned_values(site: Site) -> Iterator[Violation]:
    """What is returned is what the values hold that the function gives back; the token is not returned."""
    function = site.parent()
    signature = None if function is None or function.spec.name != "async.func" else signature_of(function)
    if signature is None:
        return
    held = [parameters_of(each, "async", "value") for each in signature.results if not is_of(each, "async", "token")]
    if all(held):
        yield from mismatched(site.operation, [each[0] for each in held if each], ())


def _awaited(operation: Operation, _: int) -> Types | None:
    """What the values hold that asynchronous execution waits for."""
    awaited = operation.types_named("bodyOperands")
    held = [parameters_of(each, "async", "value") for each in awaited or ()]
    return [each[0] for each in held if each] if awaited is not None and all(held) else None


@rule("async.yielded-values")
def async_yielded_values(site: Site) -> Iterator[Violation]:
    """What is yielded is what a result holds, or is of the type of the result. `async.yield`."""
    parent = site.parent()
    if parent is None or parent.spec.name != "async.execute" or not parent.result_types:
        return
    results, yielded = parent.result_types[1:], site.operation.operand_types
    expected = [_yielded_as(result, found) for result, found in zip_longest(results, yielded[: len(results)])]
    yield from mismatched(site.operation, expected, (Mention("parent", 0, "required here"),), "the region yields")


def _yielded_as(result: Type | None, found: Type | None) -> Type | None:
    """The type of what is yielded for a result: of values that are there later, only those are taken for what they hold."""
    held = parameters_of(result, "async", "value")
    if not held:
        return None
    is_wrapped = is_of(found, "async", "value") or is_of(held[0], "async", "value")
    return result if is_wrapped else held[0]


RULES: Rules = {
    "await": (async_awaited_value,),
    "execute": (async_unwrapped_values,),
    "func": (async_results, public_declaration),
}

SITE_RULES: SiteRules = {
    "call": (names_a("async.func", attribute="callee"), calls()),
    "return": (async_returned_values,),
    "yield": (async_yielded_values,),
}

BODY_RULES: BodyRules = {"execute": (takes(_awaited),), "func": (public_without_body,)}
