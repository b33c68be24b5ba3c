"""Every request of the table, over every family: twice the text is never three times the work, what is encoded included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from counting import steps_of
from families import FAMILIES
from pygls.protocol import default_converter

from mlir_ls.caches import empty_caches
from mlir_ls.features.rename import RenameError
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.requests import REQUESTS, Request, RequestScope, answer
from mlir_ls.text import split_lines
from mlir_ls.workspace.session import Session

pytestmark = pytest.mark.extended

URI = "file:///grows.mlir"

_SIZES = (100, 200)
"""So that what grows with the square of them is more than what is steady."""

_STEADY = 4000
"""Steps that depend on no size."""

MEASURED_ALREADY = frozenset(
    (
        types.TEXT_DOCUMENT_HOVER,
        types.TEXT_DOCUMENT_DEFINITION,
        types.TEXT_DOCUMENT_DECLARATION,
        types.TEXT_DOCUMENT_REFERENCES,
        types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT,
        types.TEXT_DOCUMENT_DOCUMENT_SYMBOL,
        types.TEXT_DOCUMENT_FOLDING_RANGE,
        types.TEXT_DOCUMENT_INLAY_HINT,
        types.TEXT_DOCUMENT_DOCUMENT_LINK,
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL,
        types.TEXT_DOCUMENT_SELECTION_RANGE,
        types.TEXT_DOCUMENT_COMPLETION,
        types.TEXT_DOCUMENT_SIGNATURE_HELP,
        types.TEXT_DOCUMENT_RENAME,
        types.TEXT_DOCUMENT_FORMATTING,
        types.TEXT_DOCUMENT_RANGE_FORMATTING,
        types.TEXT_DOCUMENT_RANGES_FORMATTING,
        types.TEXT_DOCUMENT_ON_TYPE_FORMATTING,
    )
)
"""What `test_growth` measures at more places and sizes, or a part of that; a request that is new is measured here."""


ABOUT_CALLS = frozenset(
    (types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY, types.CALL_HIERARCHY_INCOMING_CALLS, types.CALL_HIERARCHY_OUTGOING_CALLS)
)


def _parameters(request: Request[Any], place: dict[str, int]) -> Any:
    """Parameters of a request about a place."""
    example = {"textDocument": {"uri": URI}, "position": place, **request.example}
    if "positions" in example:
        example["positions"] = [place]
    if "range" in example:
        example["range"] = {"start": place, "end": {"line": place["line"] + 50, "character": 0}}
    if request.scope is RequestScope.ITEM:
        whole = {"start": place, "end": place}
        example["item"] = {**example["item"], "uri": URI, "range": whole, "selectionRange": whole}
    converter = default_converter()
    if request.method in types.METHOD_TO_TYPES:
        message = {"jsonrpc": "2.0", "id": 1, "method": request.method, "params": example}
        return converter.structure(message, types.METHOD_TO_TYPES[request.method][0]).params
    return converter.structure(example, request.scope.value)


def _send(request: Request[Any], session: Session, params: Any) -> None:
    with suppress(RenameError):
        answer(request, session, params)


def _requests(text: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """The requests of the table about a text, each with its name."""
    lines = split_lines(text)
    session = Session(lambda method, params: None)
    session.open(URI, 1, text)
    session.flush()
    assert session.documents[URI].reading is None
    middle = len(lines) // 2
    at_a_symbol = {"line": 0, "character": 11}
    at_the_middle = {"line": middle, "character": max(0, len(lines[middle]) // 2 - 1)}
    for request in REQUESTS:
        if request.method not in MEASURED_ALREADY:
            place = at_a_symbol if request.method in ABOUT_CALLS else at_the_middle
            yield request.method, partial(_send, request, session, _parameters(request, place))


def _steps(text: str) -> list[tuple[str, int]]:
    empty_caches()
    return [(name, steps_of(work)) for name, work in _requests(text)]


@pytest.mark.parametrize("family", FAMILIES)
def test_twice_the_text_is_not_three_times_the_work_of_any_request(family: str) -> None:
    for _, work in _requests(FAMILIES[family](20)):  # dialects are loaded, and what is made for all texts
        work()
    before, after = [_steps(FAMILIES[family](size)) for size in _SIZES]
    grown = [(name, few, many) for (name, few), (_, many) in zip(before, after, strict=True) if many > 3 * few + _STEADY]
    assert not grown, f"steps at {_SIZES} ({family})"
