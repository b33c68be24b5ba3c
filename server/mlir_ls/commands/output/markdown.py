"""Markdown on a screen. Slow to import, so only for who looks at one."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import CodeBlock, Markdown, MarkdownElement
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from mlir_ls.commands.output.render import StyledText, highlighted
from mlir_ls.commands.output.terminal import STYLES


class _Example(CodeBlock):
    """Code in the colours that excerpts have."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in str(self.text).rstrip().split("\n"):
            pieces = highlighted(line) if self.lexer_name == "mlir" else [StyledText(line)]
            yield Padding(Text.assemble(*pieces), (0, 0, 0, 4))


class _Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "fence": _Example,
        "code_block": _Example,
    }


def coloured_markdown(text: str, width: int) -> str:
    """Markdown with escape sequences, in lines of `width` columns."""
    console = Console(force_terminal=True, theme=Theme(STYLES), width=width)
    with console.capture() as captured:
        console.print(_Page(text))
    return captured.get()
