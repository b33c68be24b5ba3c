"""What a request about a document is answered with: convert, call a feature, convert.

Handlers know neither the transport nor who has asked. None is the answer where a document is not open, or where there is
nothing to be said of a place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from mlir_ls.analysis import Analysis
from mlir_ls.features import definition as definitions
from mlir_ls.features import hover as hovers
from mlir_ls.features.call_hierarchy import callable_at, incoming, outgoing
from mlir_ls.features.completion import completions
from mlir_ls.features.document_links import document_links
from mlir_ls.features.expecting import expecting
from mlir_ls.features.fixes import fixes
from mlir_ls.features.folding import folded
from mlir_ls.features.formatting import formatted, formatted_on_type
from mlir_ls.features.highlight import highlights
from mlir_ls.features.inlay_hints import hints
from mlir_ls.features.linked_editing import linked_places
from mlir_ls.features.references import references as places_of
from mlir_ls.features.rename import renamable, renamed
from mlir_ls.features.selection_range import selections
from mlir_ls.features.semantic_tokens import prepared, token_changes, tokens, tokens_between
from mlir_ls.features.signature import signature
from mlir_ls.features.symbols import outlined
from mlir_ls.lsp.encoding import appearance, protocol, relations, structure
from mlir_ls.lsp.encoding.protocol import Answer, Lines, types
from mlir_ls.text import Position
from mlir_ls.workspace.session import Session

Find: TypeAlias = "Callable[[Analysis, Position, Sequence[str]], definitions.Link | None]"


class Asked(NamedTuple):
    """What a request is about: a document as it is now, a position in it, and where files that it names may be."""

    uri: str
    analysis: Analysis
    lines: Lines
    position: Position
    folders: Sequence[str]


def _asked(session: Session, params: Any) -> Asked | None:
    """What a request with a document and a position is about; None if there is no such place."""
    asked = _asked_of_all(session, params)
    place = protocol.place_of(asked.lines, params.position) if asked is not None else None
    return asked._replace(position=place) if asked is not None and place is not None else None


def _asked_of_all(session: Session, params: Any) -> Asked | None:
    """What a request with a document is about; None if it is not open."""
    uri = params.text_document.uri
    analysis = session.analysis_of(uri)
    if analysis is None:
        return None
    lines = Lines(analysis.document.lines, session.client.encoding)
    return Asked(uri, analysis, lines, Position(0, 0), session.folders_of(uri))


def hover(session: Session, params: types.HoverParams) -> Answer:
    """What is known of the name at a position."""
    asked = _asked(session, params)
    found = asked and hovers.hover(asked.analysis, asked.position, asked.folders)
    return asked and protocol.hover_of(asked.lines, found, session.client)


def definition(session: Session, params: types.DefinitionParams, find: Find = definitions.definition) -> Answer:
    """Where a name is defined; `find` says what counts as that."""
    asked = _asked(session, params)
    found = asked and find(asked.analysis, asked.position, asked.folders)
    return asked and protocol.links_of(asked.uri, asked.lines, found, session.client)


type_definition = partial(definition, find=definitions.type_definition)


def references(session: Session, params: types.ReferenceParams) -> Answer:
    """Where a name is used."""
    asked = _asked(session, params)
    with_definition = params.context.include_declaration
    return asked and protocol.locations_of(asked.uri, asked.lines, places_of(asked.analysis, asked.position, with_definition))


def highlight(session: Session, params: types.DocumentHighlightParams) -> Answer:
    """Where the document names what is named at a position."""
    asked = _asked(session, params)
    return asked and protocol.highlights_of(asked.lines, highlights(asked.analysis, asked.position))


def document_symbol(session: Session, params: types.DocumentSymbolParams) -> Answer:
    """The outline."""
    asked = _asked_of_all(session, params)
    if asked is None:
        return None
    with session.telling(asked.uri, "outline"):
        return structure.outline_of(asked.uri, asked.lines, outlined(asked.analysis), session.client)


def folding_range(session: Session, params: types.FoldingRangeParams) -> Answer:
    """What can be folded."""
    asked = _asked_of_all(session, params)
    if asked is None:
        return None
    with session.telling(asked.uri, "folds"):
        return structure.folds_of(asked.lines, folded(asked.analysis))


def document_link(session: Session, params: types.DocumentLinkParams) -> Answer:
    """The files that locations name."""
    asked = _asked_of_all(session, params)
    return asked and appearance.document_links_of(
        asked.lines, document_links(asked.analysis, asked.folders)
    )


def signature_help(session: Session, params: types.SignatureHelpParams) -> Answer:
    """The form of the operation that is being typed."""
    asked = _asked(session, params)
    return asked and appearance.signature_of(signature(asked.analysis, asked.position))


def inlay_hint(session: Session, params: types.InlayHintParams) -> Answer:
    """What some lines leave out."""
    asked = _asked_of_all(session, params)
    where = asked and protocol.stretch_of(asked.lines, params.range)
    return asked and where and appearance.hints_of(
        asked.lines, hints(asked.analysis, where.start.line, where.end.line, session.manner_of(asked.uri).hints)
    )


async def semantic_tokens(session: Session, params: types.SemanticTokensParams) -> Answer:
    """What every word of a document is."""
    await _prepare_tokens(session, params.text_document.uri)
    asked = _asked_of_all(session, params)
    if asked is None:
        return None
    memory = session.documents[asked.uri].tokens
    return appearance.tokens_of(tokens(asked.analysis, asked.lines.encoding, memory), memory.result)


async def semantic_tokens_delta(session: Session, params: types.SemanticTokensDeltaParams) -> Answer:
    """What has changed of that since the last time; all of it where the client means another time."""
    await _prepare_tokens(session, params.text_document.uri)
    asked = _asked_of_all(session, params)
    if asked is None:
        return None
    memory = session.documents[asked.uri].tokens
    encoding = asked.lines.encoding
    if params.previous_result_id != str(memory.result):
        return appearance.tokens_of(tokens(asked.analysis, encoding, memory), memory.result)
    return appearance.token_changes_of(token_changes(asked.analysis, encoding, memory), memory.result)


async def _prepare_tokens(session: Session, uri: str) -> None:
    """Lets other messages have their turn while a long document is seen for the first time."""
    analysis = session.analysis_of(uri)
    document = session.documents.get(uri)
    if analysis is not None and document is not None and not document.tokens.kept:
        for _ in prepared(analysis, session.client.encoding, document.tokens):
            await asyncio.sleep(0)
            now = session.documents.get(uri)
            if now is not document or now.analysis is None or now.analysis.document is not analysis.document:
                return


def semantic_tokens_range(session: Session, params: types.SemanticTokensRangeParams) -> Answer:
    """What every word of some lines is."""
    asked = _asked_of_all(session, params)
    where = asked and protocol.stretch_of(asked.lines, params.range)
    return asked and where and appearance.tokens_of(
        tokens_between(asked.analysis, asked.lines.encoding, where.start.line, where.end.line)
    )


def prepare_call_hierarchy(session: Session, params: types.CallHierarchyPrepareParams) -> Answer:
    """What the symbol at a position names."""
    asked = _asked(session, params)
    found = asked and callable_at(asked.analysis, asked.position)
    return asked and found and [relations.callable_of(asked.uri, asked.lines, found)]


def incoming_calls(session: Session, params: types.CallHierarchyIncomingCallsParams) -> Answer:
    """Who refers to it."""
    asked = _asked(session, _item_of(params.item))
    return asked and relations.calls_of(asked.uri, asked.lines, incoming(asked.analysis, asked.position), "from")


def outgoing_calls(session: Session, params: types.CallHierarchyOutgoingCallsParams) -> Answer:
    """Whom it refers to."""
    asked = _asked(session, _item_of(params.item))
    return asked and relations.calls_of(asked.uri, asked.lines, outgoing(asked.analysis, asked.position), "to")


def _item_of(item: types.CallHierarchyItem) -> types.TextDocumentPositionParams:
    return types.TextDocumentPositionParams(types.TextDocumentIdentifier(item.uri), item.selection_range.start)


def linked_editing_range(session: Session, params: types.LinkedEditingRangeParams) -> Answer:
    """The places that change together."""
    asked = _asked(session, params)
    return asked and relations.linked_of(asked.lines, linked_places(asked.analysis, asked.position))


def selection_range(session: Session, params: types.SelectionRangeParams) -> Answer:
    """What selections grow to."""
    asked = _asked_of_all(session, params)
    if asked is None:
        return None
    end = Position(len(asked.lines.lines) - 1, 0)
    places = [protocol.place_of(asked.lines, position) or end for position in params.positions]
    return [protocol.selection_of(asked.lines, selections(asked.analysis, place)) for place in places]


def completion(session: Session, params: types.CompletionParams) -> Answer:
    """What may be typed at a position."""
    asked = _asked(session, params)
    return asked and protocol.completions_of(asked.lines, completions(asked.analysis, asked.position))


def prepare_rename(session: Session, params: types.PrepareRenameParams) -> Answer:
    """Whether a name can be changed."""
    asked = _asked(session, params)
    return asked and protocol.renamable_of(asked.lines, renamable(asked.analysis, asked.position))


def rename(session: Session, params: types.RenameParams) -> Answer:
    """The edits that change a name everywhere."""
    asked = _asked(session, params)
    return asked and protocol.workspace_edit_of(
        asked.uri, asked.lines, renamed(asked.analysis, asked.position, params.new_name)
    )


def code_action(session: Session, params: types.CodeActionParams) -> Answer:
    """The repairs of what is wrong, and older MLIR brought to today's."""
    asked = _asked_of_all(session, params)
    if not asked:
        return asked
    where = protocol.stretch_of(asked.lines, params.range)
    found = [*fixes(asked.analysis, where), *expecting(asked.analysis, where)]
    repairs = protocol.actions_of(asked.uri, asked.lines, found, session.client)
    if not asked.analysis.language.form.bare_dialects:
        return repairs
    from mlir_ls.migration import offers  # only texts of older releases need it

    return [*repairs, *protocol.rewrites_of(asked.uri, asked.lines, offers(asked.analysis, where.start))]


def formatting(session: Session, params: types.DocumentFormattingParams | types.DocumentRangeFormattingParams) -> Answer:
    """The layout of a document or a part of it."""
    asked = _asked_of_all(session, params)
    where = asked and protocol.chosen_of(asked.lines, params)
    layout = protocol.asked_layout_of(session.manner_of(params.text_document.uri).layout, params.options)
    return asked and protocol.text_edits_of(asked.lines, formatted(asked.analysis, layout, where))


def on_type_formatting(session: Session, params: types.DocumentOnTypeFormattingParams) -> Answer:
    """The layout of what was just typed."""
    asked = _asked(session, params)
    layout = protocol.asked_layout_of(session.manner_of(params.text_document.uri).layout, params.options)
    return asked and protocol.text_edits_of(asked.lines, formatted_on_type(asked.analysis, asked.position, params.ch, layout))
