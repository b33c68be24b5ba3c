"""The requests about one document that the server answers, in one table. A new request is a feature, and a row here.

A row joins a feature, which finds something in the analysis of a document, and the encoder of what is found. The server
registers the rows, with their options as capabilities; the tests send each with its example, and with what makes no sense.
Without a result, null is sent: where the document is not open, the place is not in it, or the feature has found nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Generic, TypeVar

from mlir_ls.api.graphs import as_data, graph_at, graph_of
from mlir_ls.api.ir import module_of
from mlir_ls.escaping import code
from mlir_ls.features.code_lenses import code_lenses
from mlir_ls.features.completion import Completions, completions
from mlir_ls.features.definition import definition, type_definition
from mlir_ls.features.document_links import document_links
from mlir_ls.features.folding import folded
from mlir_ls.features.formatting import TRIGGERS, formatted, formatted_on_type
from mlir_ls.features.highlight import highlights
from mlir_ls.features.hover import Hover, hover
from mlir_ls.features.inlay_hints import hints
from mlir_ls.features.linked_editing import linked_places
from mlir_ls.features.passes import change_beside, followed_line, pass_beside, pass_difference, passes
from mlir_ls.features.rename import renamable
from mlir_ls.features.selection_range import selections
from mlir_ls.features.semantic_tokens.document import token_changes, tokens, tokens_between
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.features.signature import TRIGGERS as SIGNATURE_TRIGGERS
from mlir_ls.features.signature import signature
from mlir_ls.features.symbols import outlined
from mlir_ls.features.uses import UseOptions, counted_places
from mlir_ls.formatting import FormatOptions
from mlir_ls.interruption import PausingWork
from mlir_ls.lsp.code_actions import ACTION_KINDS, actions
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.objects.names import renamable_of, selections_of
from mlir_ls.lsp.encoding.objects.plain import plain
from mlir_ls.lsp.encoding.objects.signature import signature_of
from mlir_ls.lsp.encoding.positions import EncodedDocument, place_of, span_of_range
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.encoding.text.calls import callables_of, incoming_calls_of, outgoing_calls_of
from mlir_ls.lsp.encoding.text.code_lenses import Lenses, code_lenses_of
from mlir_ls.lsp.encoding.text.completion import completions_of
from mlir_ls.lsp.encoding.text.document_links import document_links_of
from mlir_ls.lsp.encoding.text.edits import actions_of, layout_with, text_edits_of, workspace_edit_of
from mlir_ls.lsp.encoding.text.hover import hover_of
from mlir_ls.lsp.encoding.text.inlay_hints import hints_of
from mlir_ls.lsp.encoding.text.links import declaration_of, definition_of, type_definition_of
from mlir_ls.lsp.encoding.text.places import highlights_of, linked_of, locations_of
from mlir_ls.lsp.encoding.text.semantic_tokens import EncodedTokens, legend_of, tokens_of
from mlir_ls.lsp.encoding.text.structure import folds_of, outline_of
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.linking import analysis_of, symbols_elsewhere
from mlir_ls.lsp.queries import Query as Query
from mlir_ls.lsp.queries import RequestScope as RequestScope
from mlir_ls.lsp.queries import query_of, uri_requested
from mlir_ls.lsp.shared_symbols import (
    CALLEES,
    DECLARED_SYMBOL,
    OWN_SYMBOL,
    RENAMED_SYMBOL,
    Linking,
    callable_everywhere,
    definition_everywhere,
    incoming_everywhere,
    outgoing_everywhere,
    references_everywhere,
    renamed_everywhere,
    with_links,
)
from mlir_ls.lsp.tablegen_requests import tablegen_answer
from mlir_ls.lsp.turns import in_turns
from mlir_ls.semantics.filecheck.variables import last_value
from mlir_ls.text import Position, Span
from mlir_ls.workspace.session import Session

Found = TypeVar("Found")

Example = Mapping[str, Any]
"""Parameters in JSON's terms, without the document and the position that a request is about."""


def never(client: Client) -> bool:
    """No client."""
    return False


def always(client: Client) -> bool:
    """Every client."""
    return True


@dataclass(frozen=True)
class Request(Generic[Found]):
    """A row of the table.

    `options` are announced as those of the capability. `long`: the work grows with the document, so that other messages are
    handled meanwhile. `bulk`: the first result for a document makes much that is kept. `partly`: it is answered from what is
    read of a document, though more follows; the clients for which that holds are those to which it says that there is more.
    `linking` says which symbols that the request is about other files may speak of; `offers_symbols`: it offers such of others.
    """

    method: str
    scope: RequestScope
    feature: Callable[[Query], Found | None]
    encoder: Callable[[EncodedDocument, Found], Answer] = plain
    example: Example = field(default_factory=dict)
    options: object = None
    long: bool = False
    bulk: bool = False
    partly: Callable[[Client], bool] = never
    linking: Linking | None = None
    offers_symbols: bool = False


# -- from a request to a result -----------------------------------------------------------------------------------


def answer(request: Request[Any], session: Session, params: Any) -> Answer:
    """The result of a request about a document of MLIR."""
    query = query_of(request.scope, session, params)
    return None if query is None else _answer_to(request, query)


def begin_answer(request: Request[Any], host: Host, params: Any) -> Answer | Coroutine[Any, Any, Answer]:
    """The result of a request; where others may have to wait for it, or it depends on files, what brings it later."""
    uri = uri_requested(request.scope, params)
    if host.home.session.is_tablegen(uri):
        return tablegen_answer(request.method, host.home.session, uri, params)
    if _is_about_file(request, params):
        return _answered_later(request, host, params)
    query = query_of(request.scope, host.home.session, params)
    if query is None:
        return None
    if request.offers_symbols:
        query = query._replace(elsewhere=symbols_elsewhere(host, query.document.uri))
    if request.linking is not None and request.linking.positions(query):
        return _answered_later(request, host, params)
    if not request.long or len(query.document.lines) < _LONG_DOCUMENT:
        return _answer_to(request, query)
    work = PausingWork(partial(_answer_to, request, query))
    if request.scope is RequestScope.PLACE and work.try_at_once(_AT_ONCE):
        return work.result()
    return _answered_later(request, host, params)


async def _answered_later(request: Request[Any], host: Host, params: Any) -> Answer:
    """The result of a request; where the document changes meanwhile, that of the document as it is then."""
    uri = uri_requested(request.scope, params)
    while True:
        closed = await analysis_of(host, uri, host.path_of(uri)) if _is_about_file(request, params) else None
        query = query_of(request.scope, host.home.session, params, closed)
        if query is None:
            return None
        if request.linking is not None:
            query = await with_links(host, query, request.linking, request.linking.positions(query))
        if not query.is_current():
            continue
        if len(query.document.lines) < _LONG_DOCUMENT and len(query.everywhere()) == 1:
            return _answer_to(request, query)
        found = await in_turns(partial(_answer_to, request, query), query.is_current)
        if found is not None:
            return found.result()


def _is_about_file(request: Request[Any], params: Any) -> bool:
    """Whether a request may be about a file that is not open."""
    return request.scope is RequestScope.ITEM and uri_requested(request.scope, params).startswith("file:")


def waits(method: str, session: Session, params: Any) -> bool:
    """Whether a request is about lines of a document that are not read yet; they are read if that is quick."""
    request = _by_method().get(method)
    uri = getattr(getattr(params, "item", None) or getattr(params, "text_document", None), "uri", None)
    if request is None or uri is None:
        return False
    partly = request.partly(session.client)
    if request.scope is RequestScope.DOCUMENT:
        return not session.is_read(uri, [0] if partly else [], partly)
    if request.long:
        return not session.is_read(uri, [], False)
    if request.scope is RequestScope.RANGE:
        first, last = params.range.start.line, params.range.end.line
        return not session.is_read(uri, [first] if partly else [first, last], partly)
    place = params.item.selection_range.start if request.scope is RequestScope.ITEM else params.position
    return not session.is_read(uri, [place.line], partly)


@cache
def _by_method() -> Mapping[str, Request[Any]]:
    return {request.method: request for request in REQUESTS}


_LONG_DOCUMENT = 2000
"""Lines from which on a document is long, so that requests about all of it are answered in slices."""

_AT_ONCE = 0.002
"""Seconds for which the answer about a place in a long document is tried at once, before it is made in slices."""


def _answer_to(request: Request[Any], query: Query) -> Answer:
    with _work_on(request, query):
        found = request.feature(query)
        return None if found is None else request.encoder(query.document, found)


def _work_on(request: Request[Any], query: Query) -> AbstractContextManager[None]:
    return query.session.announcing(query.document.uri, request.method) if request.bulk else nullcontext()


# -- features of more than one function ---------------------------------------------------------------------------


def _selections(query: Query) -> list[list[Span]]:
    lines = query.document.lines
    end = Position(len(lines) - 1, 0)
    places = [place_of(query.document, position) or end for position in query.params.positions]
    return [selections(query.analysis, place) for place in places]


def _trigger(query: Query) -> str:
    """The character that was typed, where that is why completion is requested."""
    context = query.params.context
    return (context.trigger_character or "") if context is not None else ""


def _completions(query: Query) -> Completions | None:
    snippets = query.document.client.snippets
    return completions(query.analysis, query.position, snippets, _trigger(query), query.elsewhere)


def _layout(query: Query) -> FormatOptions:
    return layout_with(query.session.options_of(query.document.uri).layout, query.params.options)


def _formatted_ranges(query: Query) -> list[tuple[Span, str]]:
    """The replacements that lay out the lines that some ranges touch, each once."""
    spans = [span_of_range(query.document, each) for each in query.params.ranges]
    found = [edit for where in spans for edit in formatted(query.analysis, _layout(query), where)]
    return sorted(dict.fromkeys(found))


def _hints(query: Query) -> Any:
    options = query.session.options_of(query.document.uri).inlay_hints
    return hints(query.analysis, query.span.start.line, query.span.end.line, options)


def _lenses(query: Query) -> Lenses:
    document, session = query.document, query.session
    titles = {line: outcome.title for line, outcome in session.documents[document.uri].outcomes.items()}
    run = code_lenses(document.lines, titles, document.client.workbench)
    return Lenses(run, counted_places(query.analysis, UseOptions(*session.options_of(document.uri).lenses)))


def _hover(query: Query) -> Hover | None:
    """What is known of the place, and what a variable of FileCheck stood for in the last run."""
    loading = query.session.options_of(query.document.uri).pending.own
    found = hover(query.analysis, query.position, query.folders, loading)
    outcomes = query.session.documents[query.document.uri].outcomes
    for outcome in outcomes.values() if found is not None else ():
        value = last_value(query.document.lines, query.position, outcome.report.matches)
        if found is not None and value is not None:
            run = f"matched {code(value)} when line {outcome.run.line + 1} was run"
            found = found._replace(markdown=f"{found.markdown}\n\n{run}")
    return found


def _memory(query: Query) -> Memory:
    return query.session.documents[query.document.uri].tokens


def _tokens(query: Query) -> EncodedTokens:
    memory = _memory(query)
    return EncodedTokens(tokens(query.analysis, query.document.encoding, memory), memory.result)


def _token_changes(query: Query) -> EncodedTokens:
    """All tokens where the client has another result than the last."""
    memory = _memory(query)
    if query.params.previous_result_id != str(memory.result):
        return _tokens(query)
    return EncodedTokens(token_changes(query.analysis, query.document.encoding, memory), memory.result)


def _tokens_between(query: Query) -> EncodedTokens:
    first, last = query.span.start.line, query.span.end.line
    return EncodedTokens(tokens_between(query.analysis, query.document.encoding, first, last), None)


def _on_line(feature: Callable[..., Found | None], *arguments: int) -> Callable[[Query], Found | None]:
    """A feature about a line of a document."""
    return lambda query: feature(query.analysis, query.position.line, *arguments)


def _graph_at(kind: str) -> Callable[[Query], Any]:
    """The graph of the operation with a symbol at a position."""

    def graph(query: Query) -> Any:
        found = graph_at(module_of(query.analysis), kind, query.position.line)
        return as_data(found) if found is not None else None

    return graph


def _graph_of(kind: str) -> Callable[[Query], Any]:
    """The graph of a document."""
    return lambda query: as_data(graph_of(module_of(query.analysis), kind))


# -- the table ----------------------------------------------------------------------------------------------------

_START: Example = {"line": 0, "character": 0}
_BEYOND: Example = {"line": 2**31 - 1, "character": 2**31 - 1}
_ALL: Example = {"range": {"start": _START, "end": _BEYOND}}
_LAYOUT: Example = {"options": {"tabSize": 2, "insertSpaces": True}}
_ITEM: Example = {
    "item": {
        "name": "@callee",
        "kind": 12,
        "uri": "file:///not-open.mlir",
        "range": {"start": _START, "end": _BEYOND},
        "selectionRange": {"start": _START, "end": _BEYOND},
    }
}
_TOKENS = legend_of()
_COMPLETION = types.CompletionOptions(trigger_characters=["%", "@", "^", "!", "#", ".", " ", '"', "-"], resolve_provider=True)
_SIGNATURE = types.SignatureHelpOptions(trigger_characters=SIGNATURE_TRIGGERS)
_ON_TYPE = types.DocumentOnTypeFormattingOptions(TRIGGERS[0], TRIGGERS[1:])
_RANGE_FORMATTING = types.DocumentRangeFormattingOptions(ranges_support=True)
_LENSES = types.CodeLensOptions(resolve_provider=True)
_RENAME = types.RenameOptions(prepare_provider=True)
_ACTIONS = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind(kind) for kind in ACTION_KINDS])

REQUESTS: tuple[Request[Any], ...] = (
    Request(
        types.TEXT_DOCUMENT_HOVER, RequestScope.PLACE,
        _hover, hover_of, partly=always,
    ),
    Request(
        types.TEXT_DOCUMENT_DEFINITION, RequestScope.PLACE,
        definition_everywhere, definition_of, linking=DECLARED_SYMBOL,
    ),
    Request(
        types.TEXT_DOCUMENT_DECLARATION, RequestScope.PLACE,
        lambda query: definition(query.analysis, query.position, query.folders), declaration_of,
    ),
    Request(
        types.TEXT_DOCUMENT_TYPE_DEFINITION, RequestScope.PLACE,
        lambda query: type_definition(query.analysis, query.position, query.folders), type_definition_of,
    ),
    Request(
        types.TEXT_DOCUMENT_REFERENCES, RequestScope.PLACE,
        references_everywhere, locations_of, {"context": {"includeDeclaration": True}}, long=True,
        linking=OWN_SYMBOL,
    ),
    Request(
        types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, RequestScope.PLACE,
        lambda query: highlights(query.analysis, query.position), highlights_of, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, RequestScope.DOCUMENT,
        lambda query: outlined(query.analysis), outline_of, long=True, bulk=True,
    ),
    Request(
        types.TEXT_DOCUMENT_FOLDING_RANGE, RequestScope.DOCUMENT,
        lambda query: folded(query.analysis), folds_of, long=True, bulk=True,
        partly=lambda client: client.refreshes_folds,
    ),
    Request(
        types.TEXT_DOCUMENT_INLAY_HINT, RequestScope.RANGE, _hints, hints_of, {"range": {"start": _BEYOND, "end": _START}},
        partly=lambda client: client.refreshes_hints,
    ),
    Request(
        types.TEXT_DOCUMENT_DOCUMENT_LINK, RequestScope.DOCUMENT,
        lambda query: document_links(query.analysis, query.folders), document_links_of, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, RequestScope.DOCUMENT, _tokens, tokens_of,
        options=_TOKENS, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA, RequestScope.DOCUMENT, _token_changes, tokens_of,
        {"previousResultId": "never"}, options=_TOKENS, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE, RequestScope.RANGE, _tokens_between, tokens_of, _ALL, options=_TOKENS,
        partly=lambda client: client.refreshes_tokens,
    ),
    Request(
        types.TEXT_DOCUMENT_SELECTION_RANGE,
        RequestScope.DOCUMENT,
        _selections,
        selections_of,
        {"positions": [_START, _BEYOND]},
    ),
    Request(
        types.TEXT_DOCUMENT_COMPLETION, RequestScope.PLACE,
        _completions, completions_of, options=_COMPLETION, partly=always, offers_symbols=True,
    ),
    Request(
        types.TEXT_DOCUMENT_SIGNATURE_HELP, RequestScope.PLACE,
        lambda query: signature(query.analysis, query.position), signature_of, options=_SIGNATURE, partly=always,
    ),
    Request(
        types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY, RequestScope.PLACE,
        callable_everywhere, callables_of, linking=OWN_SYMBOL,
    ),
    Request(
        types.CALL_HIERARCHY_INCOMING_CALLS, RequestScope.ITEM,
        incoming_everywhere, incoming_calls_of, _ITEM, linking=OWN_SYMBOL,
    ),
    Request(
        types.CALL_HIERARCHY_OUTGOING_CALLS, RequestScope.ITEM,
        outgoing_everywhere, outgoing_calls_of, _ITEM, linking=CALLEES,
    ),
    Request(
        types.TEXT_DOCUMENT_LINKED_EDITING_RANGE, RequestScope.PLACE,
        lambda query: linked_places(query.analysis, query.position), linked_of,
    ),
    Request(
        types.TEXT_DOCUMENT_PREPARE_RENAME, RequestScope.PLACE,
        lambda query: renamable(query.analysis, query.position), renamable_of,
    ),
    Request(
        types.TEXT_DOCUMENT_RENAME, RequestScope.PLACE,
        renamed_everywhere, workspace_edit_of, {"newName": "other"}, options=_RENAME, long=True,
        linking=RENAMED_SYMBOL,
    ),
    Request(
        types.TEXT_DOCUMENT_CODE_ACTION, RequestScope.RANGE, actions, actions_of,
        {**_ALL, "context": {"diagnostics": []}}, options=_ACTIONS,
    ),
    Request(
        types.TEXT_DOCUMENT_FORMATTING, RequestScope.DOCUMENT,
        lambda query: formatted(query.analysis, _layout(query)), text_edits_of, _LAYOUT, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_RANGE_FORMATTING, RequestScope.RANGE,
        lambda query: formatted(query.analysis, _layout(query), query.span), text_edits_of, {**_ALL, **_LAYOUT},
        options=_RANGE_FORMATTING, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_RANGES_FORMATTING, RequestScope.DOCUMENT, _formatted_ranges, text_edits_of,
        {"ranges": [_ALL["range"]], **_LAYOUT}, long=True,
    ),
    Request(
        types.TEXT_DOCUMENT_ON_TYPE_FORMATTING, RequestScope.PLACE,
        lambda query: formatted_on_type(query.analysis, query.position, query.params.ch, _layout(query)), text_edits_of,
        {"ch": "}", **_LAYOUT}, options=_ON_TYPE,
    ),
    Request(types.TEXT_DOCUMENT_CODE_LENS, RequestScope.DOCUMENT, _lenses, code_lenses_of, options=_LENSES, long=True),
    Request("mlir/passes", RequestScope.DOCUMENT, lambda query: passes(query.analysis), long=True),
    Request("mlir/nextPass", RequestScope.PLACE, _on_line(pass_beside, 1), long=True),
    Request("mlir/previousPass", RequestScope.PLACE, _on_line(pass_beside, -1), long=True),
    Request("mlir/nextChange", RequestScope.PLACE, _on_line(change_beside, 1), long=True),
    Request("mlir/previousChange", RequestScope.PLACE, _on_line(change_beside, -1), long=True),
    Request("mlir/passDifference", RequestScope.PLACE, _on_line(pass_difference), long=True),
    Request("mlir/controlFlowGraph", RequestScope.PLACE, _graph_at("cfg"), long=True),
    Request("mlir/dataFlowGraph", RequestScope.PLACE, _graph_at("dataflow"), long=True),
    Request("mlir/callGraph", RequestScope.DOCUMENT, _graph_of("calls"), long=True),
    Request("mlir/symbolGraph", RequestScope.DOCUMENT, _graph_of("symbols"), long=True),
    Request("mlir/followedLine", RequestScope.PLACE, _on_line(followed_line), long=True),
)  # fmt: skip
"""Answered from the open documents alone, but for those that are about shared symbols."""
