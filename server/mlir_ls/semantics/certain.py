"""What is certain of a chunk of which only the beginning is read: what lines after that cannot take back."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.syntax.tree import PathStep, Tree, path_to, region_line_of
from mlir_ls.text import Position

_LACKS = ("undefined-", "unclosed-", "unknown-", "stray-", "not-dominated", "value-out-of-scope")
"""How the codes begin that say what a text does not have, or not yet."""

_OF_VALUES = ("undefined-value", "undefined-block")

_LINE_END = 1 << 30


def certain_findings(tree: Tree, index: int, found: Sequence[Diagnostic], rest: int) -> tuple[Diagnostic, ...]:
    """Those of the diagnostics of a chunk, of which the end is missing, that hold whatever follows.

    `rest` says how many more braces open than close from its beginning to the end of the text.

    Of the operations that are still open where the text is cut, nothing is said. Values and blocks are known in an operation
    that is isolated from above and over. Nothing holds where braces do not balance: then other lines decide what closes what.
    """
    if not found or rest:
        return ()
    end = tree.starts[index] + tree.chunks[index].height
    open_path = path_to(tree, end - 1, _LINE_END)
    open_items = {id(step.item.node) for step in open_path}
    in_doubt = [_header_lines(step, end) for step in open_path]
    return tuple(
        [
            each
            for each in found
            if not any([each.span.start.line in lines for lines in in_doubt])
            and (not each.code.startswith(_LACKS) or (each.code in _OF_VALUES and _is_over(tree, each.span.start, open_items)))
        ]
    )


def _header_lines(step: PathStep, end: int) -> range:
    """The lines of an operation up to the contents of its first region; all of it where it has none."""
    body = step.item.node.body
    return range(step.item.line, step.item.line + region_line_of(body, 0) + 1 if body is not None and body.regions else end)


def _is_over(tree: Tree, place: Position, open_items: set[int]) -> bool:
    """Whether a place is in an operation that is isolated from above, and not among those that are open."""
    return any([is_isolated(step.item.node) and id(step.item.node) not in open_items for step in path_to(tree, *place)])
