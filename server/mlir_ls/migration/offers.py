"""What an editor can be offered: to bring an operation, a function or a whole file to today's MLIR."""

from __future__ import annotations

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Fix
from mlir_ls.migration.migrate import migrate
from mlir_ls.ods.profile_notices import is_found
from mlir_ls.ods.profiles import is_document
from mlir_ls.syntax.tree import extent, path_to
from mlir_ls.text import Position


def offers(analysis: Analysis, position: Position) -> list[Fix]:
    """The rewritings of a text of an older release that begin at a position, the smallest first."""
    language = analysis.language
    if not is_document(language.profile) and not is_found(language, analysis.document.lines, analysis.options):
        return []  # a text that is meant for the release that is named
    changes = migrate(analysis).changes
    path = path_to(analysis.document.tree, position.line, position.character)
    scopes = [("the file", 0, len(analysis.document.lines))]
    if path:
        function, operation = path[0].item, path[-1].item
        scopes.insert(0, ("this function", function.line, function.line + extent(function.node)))
        if operation is not function:
            scopes.insert(0, ("this operation", operation.line, operation.line + extent(operation.node)))
    found = []
    for what, first, last in scopes:
        inside = tuple([(one.span, one.text) for one in changes if first <= one.span.start.line <= last])
        if inside:
            found.append(Fix(f"Bring {what} to today's MLIR", inside, preferred=False))
    return found
