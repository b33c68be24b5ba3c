"""What may be typed at a position: a file for each kind of item, `forms` with whole operations, and one entry point.

`place` finds out where the cursor is: `syntax.completing` reads the header up to it and says what the grammar expects. Each
kind of item makes its own and puts them in order; nothing is offered that the grammar does not expect.
"""

from mlir_ls.features.completion.complete import MAX_ITEMS, completions
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, Completions

__all__ = ["MAX_ITEMS", "CompletionItem", "CompletionKind", "Completions", "completions"]
