"""Requests about a document, for places in it or for all of it."""

from __future__ import annotations

from typing import Any

Json = Any

LAYOUT = {"tabSize": 2, "insertSpaces": True}
FRESH = "a_fresh_name"

ABOUT_PLACES: tuple[tuple[str, Json], ...] = (
    ("textDocument/hover", {}),
    ("textDocument/definition", {}),
    ("textDocument/declaration", {}),
    ("textDocument/typeDefinition", {}),
    ("textDocument/implementation", {}),
    ("textDocument/references", {"context": {"includeDeclaration": True}}),
    ("textDocument/references", {"context": {"includeDeclaration": False}}),
    ("textDocument/documentHighlight", {}),
    ("textDocument/completion", {}),
    ("textDocument/signatureHelp", {}),
    ("textDocument/prepareCallHierarchy", {}),
    ("textDocument/linkedEditingRange", {}),
    ("textDocument/prepareRename", {}),
    ("textDocument/rename", {"newName": FRESH}),
    ("textDocument/selectionRange", {}),
    ("textDocument/codeAction", {"context": {"diagnostics": []}}),
    ("textDocument/rangeFormatting", {"options": LAYOUT}),
    ("textDocument/onTypeFormatting", {"ch": "\n", "options": LAYOUT}),
    ("textDocument/onTypeFormatting", {"ch": "}", "options": LAYOUT}),
    ("textDocument/semanticTokens/range", {}),
    ("textDocument/inlayHint", {}),
    ("mlir/followedLine", {}),
    ("mlir/controlFlowGraph", {}),
    ("mlir/dataFlowGraph", {}),
)
"""Requests about a place or a range, with parameters besides these."""

ABOUT_DOCUMENTS: tuple[tuple[str, Json], ...] = (
    ("textDocument/documentSymbol", {}),
    ("textDocument/foldingRange", {}),
    ("textDocument/documentLink", {}),
    ("textDocument/codeLens", {}),
    ("textDocument/formatting", {"options": LAYOUT}),
    ("textDocument/semanticTokens/full", {}),
    ("textDocument/diagnostic", {}),
    ("mlir/passes", {}),
    ("mlir/callGraph", {}),
    ("mlir/symbolGraph", {}),
)
"""Requests about all of a document."""
