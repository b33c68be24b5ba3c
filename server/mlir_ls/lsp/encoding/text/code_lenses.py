"""What can be run from a line, with their commands, and where uses are counted: `CodeLens`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple

from mlir_ls.features.code_lenses import CodeLens, LensKind
from mlir_ls.lsp.encoding.answers import RUN_TEST, Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.text import Span, span

_COMMANDS: Mapping[LensKind, str] = {
    "": "",
    "run": RUN_TEST,
    "output": "mlir-ls.showTestOutput",
    "pipeline": "mlir-ls.runPipeline",
}
"""The first is the server's; the others are those of clients with a workbench."""


class Lenses(NamedTuple):
    """What can be run, and the places of definitions whose uses are counted when a client resolves their lenses."""

    run: Sequence[CodeLens] = ()
    counted: Sequence[Span] = ()


def code_lenses_of(document: EncodedDocument, lenses: Lenses) -> Json:
    """A list of `CodeLens`; the first argument of their commands is the document's URI."""
    data = json.dumps({"uri": document.uri})
    counted = [f'{{"range":{range_text(document, each)},"data":{data}}}' for each in lenses.counted]
    return json_list([*[_text(document, each) for each in lenses.run], *counted])


def _text(document: EncodedDocument, lens: CodeLens) -> str:
    where = range_text(document, span(lens.line, 0, len(document.lines[lens.line])))
    arguments = json.dumps([document.uri, *lens.arguments] if lens.kind else [])
    command = f'{{"title":{quoted(lens.title)},"command":"{_COMMANDS[lens.kind]}","arguments":{arguments}}}'
    return f'{{"range":{where},"command":{command}}}'
