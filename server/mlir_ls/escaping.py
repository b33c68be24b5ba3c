"""Texts and names of others, made harmless for where they are shown: on a terminal, and in Markdown (CommonMark 0.31).

In Markdown neither images nor HTML are let through, nor links that are not to web pages: an editor would load the first,
and a link such as `command:` runs something in it.
"""

from __future__ import annotations

import re

from mlir_ls.system.patterns import deferred

_INVISIBLE = deferred("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
_BLANKS = str.maketrans({"\n": "\u240a", "\t": "\u2409"})

_PLAIN = deferred(r"[\w.$!#-]*")
_PUNCTUATION = deferred(r"([\\`*_{}\[\]()<>#+!|~&])")
_BACKTICKS = re.compile(r"`+")

_LINE_END = deferred(r"\r\n?|\n")
_FENCE = deferred(r"[ \t]*(?:(?P<ticks>`{3,})[^`]*|(?P<tildes>~{3,}).*)")
_SPAN = deferred(r"(?P<escaped>\\.)|(?P<ticks>`+)(?:(?P<code>[^`](?:.*?[^`])??)(?P=ticks)(?!`))?")
_DANGER = deferred(r"<(?=[A-Za-z/!?])|!(?=\[)|(?<=\])(?:\((?!https?://)|:)")
"""What begins a tag, an image, a link that does not lead to a web page, and what a name of a link stands for."""


# -- terminals ----------------------------------------------------------------------------------------------------


def visible(text: str) -> str:
    """A text with characters that would act on a terminal, or hide, replaced by ones that can be seen; lines stay."""
    return _INVISIBLE.sub(_picture, text)


def is_invisible(character: str) -> bool:
    """Whether `visible` shows another character in place of this one."""
    return _INVISIBLE.match(character) is not None


def visible_name(name: str) -> str:
    """The same for a name, which is shown in one line."""
    return visible(name).translate(_BLANKS)


def _picture(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else "\ufffd"


# -- Markdown -----------------------------------------------------------------------------------------------------


def literal(text: str) -> str:
    """A text in Markdown that is shown as it is spelled."""
    return text if _PLAIN.fullmatch(text) else _PUNCTUATION.sub(r"\\\1", visible_name(text))


def code(text: str) -> str:
    """A span of code in Markdown."""
    text = visible_name(text)
    if "`" not in text:
        return f"`{text}`"
    ticks = "`" * (_longest(text) + 1)
    return f"{ticks} {text} {ticks}"


def fenced(text: str, language: str = "mlir") -> str:
    """A block of code in Markdown."""
    fence = "`" * max(3, _longest(text) + 1)
    return f"{fence}{language}\n{text}\n{fence}"


def _longest(text: str) -> int:
    return max(map(len, _BACKTICKS.findall(text)), default=0)


def harmless(markdown: str) -> str:
    """Markdown without images, HTML and links that do not lead to web pages. What is in code stays as it is."""
    if not any(each in markdown for each in ("<", "![", "](", "]:")):
        return markdown
    lines: list[str] = []
    fence = ""
    for line in _LINE_END.split(markdown):
        found = _FENCE.fullmatch(line)
        marks = (found["ticks"] or found["tildes"]) if found is not None else ""
        closes = bool(fence) and marks.startswith(fence) and line.strip() == marks
        if closes or (found is not None and not fence):
            fence = "" if closes else marks
            lines.append(line.lstrip())  # at the margin it is a fence in a list and after a paragraph as well
        else:
            lines.append(line if fence else _harmless_line(line))
    return "\n".join([*lines, *([fence] if fence else [])])


def _harmless_line(line: str) -> str:
    """A line outside of blocks of code. Code that does not end in it is none, so that it cannot begin in another one."""
    if "`" not in line and _DANGER.search(line) is None:
        return line
    parts: list[str] = []
    end = 0
    for found in _SPAN.finditer(line):
        parts.append(_DANGER.sub(r"\\\g<0>", line[end : found.start()]))
        end = found.end()
        inner = found["code"]
        if found["escaped"] is not None:
            parts.append(found[0])
        elif inner is None or ("|" in inner and _DANGER.search(inner)):  # a table ends code at a bar
            parts.append(_DANGER.sub(r"\\\g<0>", found[0].replace("`", "\\`")))
        else:
            parts.append(found[0])
    parts.append(_DANGER.sub(r"\\\g<0>", line[end:]))
    return "".join(parts)
