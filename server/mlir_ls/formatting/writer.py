"""Turning gaps into edits: the new text grows token by token, and is compared with the old one line by line."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.formatting.comments import LineSpans
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.text import Edit

#: White space within a line (MLIR language reference, "Lexical structure") that may be changed. NUL, which MLIR passes over
#: as well, stays where it is.
WHITE = " \t"


class Writer:
    """The text that replaces that from line `synced` on; `line` and `column` are where the last old token ended.

    Nothing but white space and comments may stand between the tokens; lines where anything else does are left alone,
    as are those of `protected` and of `off`. `held` lines keep their line breaks.
    """

    def __init__(self, lines: Sequence[str], options: FormatOptions, off: LineSpans, held: LineSpans) -> None:
        self.lines = lines
        self.options = options
        self.off = off
        self.held = held
        self.edits: list[Edit] = []
        self.line = 0
        self.column = 0
        self._trailing = 0
        self._finished: list[str] = []
        self._current: list[str] = []
        self._synced = 0
        self._begun = False  # whether there is a current line
        self._lost = False  # whether it is not known what stands in front
        self._safe = True

    def begin(self, line: int) -> None:
        """A text begins, or a part of it that is parsed on its own: nothing stands before this line."""
        self._synced = line
        self._finished = []
        self._begun = self._lost = False
        self._safe = True
        self.line, self.column = line - 1, 0

    def skip(self) -> None:
        """Gives up what is being written: something is passed over."""
        self._lost = True

    # -- tokens ---------------------------------------------------------------------------------------------------

    def put(self, text: str) -> None:
        """Text that goes on in the current line."""
        self._current.append(text)

    def moved(self, line: int, column: int, trailing: int = 0) -> None:
        """Where the old text of what was put ended, and how many blanks may follow it at the end of a line."""
        self.line, self.column, self._trailing = line, column, trailing

    def newline(self, indent: str, trailing: int = 0) -> None:
        """Ends the current line, with so many blanks, where no comment ends it."""
        blanks = "" if self.options.trim else " " * trailing
        self._finished.append("".join(self._current).rstrip(WHITE) + blanks)
        self._current = [indent]

    def copy(self, last: int) -> None:
        """Leaves what follows as it is, to the end of line `last`."""
        self._safe = False
        self.moved(last, len(self.lines[last]))

    # -- gaps -----------------------------------------------------------------------------------------------------

    def break_to(self, line: int, column: int, indent: str, inner: str, inline: bool = False) -> None:
        """A line break between the old token in front and the one at a place, with the comments in between.

        Comments are indented by `inner` where they stand deeper than what follows, else by `indent`. If `inline`, what
        stands in one line stays there.
        """
        if self._lost:
            self.begin(line)
        if self.line == line:
            between = self.lines[line][self.column : column]
            if between.strip(WHITE):
                self._safe = False
            if inline or self.held.touches(line, line):
                self._current.append(between)
            else:
                self.newline(indent)
            return
        self._comments_to(line, column, indent, inner)
        if self.lines[line][:column].strip(WHITE):
            self._safe = False
        self._current = [indent]
        self._begun = True

    def join_to(self, line: int, column: int, indent: str) -> None:
        """A blank between the old token in front and the one at a place, if there are no comments in between."""
        between = [self.lines[self.line][self.column :], *self.lines[self.line + 1 : line], self.lines[line][:column]]
        alone = self.line != line and any([text.strip(WHITE) for text in between])
        if self._lost or alone or self.held.touches(self.line, line):
            self.break_to(line, column, indent, indent, True)
        else:
            self._current.append(" ")

    def end(self, line: int, indent: str) -> None:
        """The text, or the part of it that is parsed on its own, ends before a line."""
        if not self._lost:
            self._comments_to(line, 0, indent, indent)

    def _comments_to(self, line: int, column: int, indent: str, inner: str) -> None:
        """Ends the current line with its comment; then the comments and blank lines up to a line."""
        if self._begun:
            self._end_line()
        number = self.line + 1
        if self.off.touches(line, line):
            indent = inner  # what follows does not move, so its column is not used
        if number > line:  # something was taken for more than it is
            self._safe = False
            return
        self._flush(number)
        while number < line:
            text = self.lines[number].strip(WHITE)
            if not text:
                first = number
                while number < line and not self.lines[number].strip(WHITE):
                    number += 1
                self._finished += [""] * self._blank_lines(first, number)
            else:
                if text[:2] != "//":
                    self._safe = False
                self._finished.append(self._own_line(number, text, column, indent, inner))
                number += 1
            self._flush(number)

    def _blank_lines(self, first: int, end: int) -> int:
        """How many of the blank lines `first` to `end` are kept. A text's last line is what follows its last line break."""
        count = end - first
        if self.held.touches(first - 1, end):
            return count
        return min(count, 2 if end == len(self.lines) else 1)

    def _own_line(self, number: int, text: str, column: int, indent: str, inner: str) -> str:
        if text[:8] == "// -----":
            return text if self.lines[number][:2] == "//" else self.lines[number]
        at = len(self.lines[number]) - len(self.lines[number].lstrip(WHITE))
        return (inner if at > column else indent) + text

    def _end_line(self) -> None:
        """Ends the current line, with the comment that follows the old token."""
        rest = self.lines[self.line][self.column :]
        comment = rest.strip(WHITE)
        text = "".join(self._current)
        if comment:
            if comment[:2] != "//":
                self._safe = False
            gap = rest[: len(rest) - len(rest.lstrip(WHITE))]
            text += (gap or " ") + comment
        else:
            text = text.rstrip(WHITE)
            if self._trailing and rest and not self.options.trim:
                text += " " * min(self._trailing, len(rest))
        self._finished.append(text)

    def _flush(self, line: int) -> None:
        """The finished lines stand for the old ones up to `line`."""
        first, new = self._synced, self._finished
        self._synced, self._finished = line, []
        safe, self._safe = self._safe, True
        old = self.lines[first:line]
        if old == new or not safe or self.off.touches(first, line - 1):
            return
        start, limit = 0, min(len(old), len(new))
        while start < limit and old[start] == new[start]:
            start += 1
        after = 0
        while after < limit - start and old[-1 - after] == new[-1 - after]:
            after += 1
        self.edits.append(Edit(first + start, line - after, list(new[start : len(new) - after])))
