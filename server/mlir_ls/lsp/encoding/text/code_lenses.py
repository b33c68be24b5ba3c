"""What can be run from a line: `CodeLens`, with their commands."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.code_lenses import CodeLens, LensKind
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import RUN_TEST, Json, json_list
from mlir_ls.text import span

_COMMANDS: Mapping[LensKind, str] = {
    "": "",
    "run": RUN_TEST,
    "output": "mlir-ls.showTestOutput",
    "pipeline": "mlir-ls.runPipeline",
}
"""The first is the server's; the others are those of clients with a workbench."""


def code_lenses_of(document: EncodedDocument, lenses: Iterable[CodeLens]) -> Json:
    """A list of `CodeLens`; the first argument of their commands is the document's URI."""
    return json_list([_text(document, each) for each in lenses])


def _text(document: EncodedDocument, lens: CodeLens) -> str:
    where = range_text(document, span(lens.line, 0, len(document.lines[lens.line])))
    arguments = json.dumps([document.uri, *lens.arguments] if lens.kind else [])
    command = f'{{"title":{quoted(lens.title)},"command":"{_COMMANDS[lens.kind]}","arguments":{arguments}}}'
    return f'{{"range":{where},"command":{command}}}'
