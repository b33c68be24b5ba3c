"""A document that is open: its text with the edits that are not analysed yet, and what was sent of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mlir_ls.analysis import Analysis, CheckOptions, refined
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.lsp.encoding.text.diagnostics import KeptTexts
from mlir_ls.syntax.lines import Lines
from mlir_ls.text import Edit, LineEnds, split_lines
from mlir_ls.workspace.awaiting import NOTHING_LOADING
from mlir_ls.workspace.journal import Journal
from mlir_ls.workspace.opening import Reading
from mlir_ls.workspace.typing import Typing

if TYPE_CHECKING:
    from mlir_ls.workspace.programs.lit import RunOutcome


class OpenDocument:
    """A document. `analysis` is of the text without the `pending` edits; None after a failure, and of a .td file.

    `lines` are those of the text as it is now, and `ends` how they end. With each pending edit goes the number of lines of the
    text it was made in. `tokens` is what the semantic tokens that were sent last are compared with, and `texts` the
    diagnostics. `foreign` are those of other programs on the text as it is now, by their origin, and `outcomes` what came of
    its RUN lines, by their lines. `pulled` are the diagnostics that the client has requested last, None before. `hints` are
    those that were sent last, and as which text: most keystrokes change none of them. `announced` are the requests about all
    of it that were answered before. The `journal` has the edits since the opening. `newer`, `release` and `hidden` are those
    of `CheckOptions` for the text as it was opened; None until that is known. `awaiting` are the dialects that were being
    loaded when its diagnostics were sent. `typing` is where the user types, None where the cursor has moved on. `reading`: the
    text is long, and not all of it is read; until it is, the analysis is a preview. `mark` is how many blanks stand for a byte
    order mark before it.
    """

    __slots__ = (
        *("analysis", "announced", "awaiting", "changed_at", "ends", "hidden", "hints", "journal", "lines", "mark"),
        *("foreign", "newer", "outcomes", "pending", "pulled", "reading", "release", "texts", "tokens", "typing"),
        *("uri", "version"),
    )

    def __init__(self, uri: str, version: int | None, text: str, mark: int = 0) -> None:
        self.uri = uri
        self.version = version
        self.analysis: Analysis | None = None
        self.pending: list[tuple[Edit, int]] = []
        self.changed_at = 0.0
        self.tokens = Memory()
        self.texts = KeptTexts()
        self.foreign: dict[str, tuple[Diagnostic, ...]] = {}
        self.pulled: str | None = None
        self.outcomes: dict[int, RunOutcome] = {}
        self.hints: tuple[tuple[Diagnostic, ...], str] = (), ""
        self.announced: set[str] = set()
        self.newer: str | None = None
        self.release = ""
        self.hidden: frozenset[str] = frozenset()
        self.awaiting = NOTHING_LOADING
        self.typing: Typing | None = None
        self.reading: Reading | None = None
        self.mark = mark
        self.ends = LineEnds(text)
        self.lines = Lines(split_lines(text))
        self.journal = Journal(self.lines)

    def apply(self, edit: Edit) -> None:
        """Puts an edit of the text as it is now on the list."""
        self.pending.append((edit, len(self.lines)))
        self.lines = self.lines.edited(edit)
        self.journal.add(edit)

    def options_in(self, options: CheckOptions) -> CheckOptions:
        """The options of its project, with what its text says of the MLIR that it is written for."""
        if not self.newer and not self.release and not self.hidden:
            return options
        return replace(options, newer=self.newer or "", release=self.release, hidden=self.hidden)

    def refine(self, analysis: Analysis) -> bool:
        """Whether the first analysis shows the text to be of other definitions: of another MLIR, or of a `test` of its own.

        That is settled until the document is closed, or its options change: it would take back and bring errors with edits.
        """
        if self.newer is not None:
            return False
        options = refined(analysis)
        self.newer = options.newer if options is not None else ""
        self.release = options.release if options is not None else ""
        self.hidden = options.hidden if options is not None else frozenset()
        return options is not None

    def stop_reading(self) -> None:
        """What has been read so far of a long text is given up."""
        if self.reading is not None:
            self.reading.stop()
            self.reading = None

    @property
    def is_tablegen(self) -> bool:
        """Whether it is a .td file, which is no MLIR: what is shown in it is what importing its dialects finds."""
        return self.uri.endswith(".td")

    def settle(self, analysis: Analysis | None) -> None:
        """Takes the analysis of the text as it is now; None where it failed."""
        if analysis is not None:
            self.lines = analysis.document.lines
        self.analysis = analysis
        self.pending = []
        self.journal.trim(self.lines)
