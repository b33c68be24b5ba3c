"""What an editor makes of texts that the operations' own compiler prints: errors, layout, types and completion."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from judge.reference import PROFILE, printed
from judge.uses import FLAGS

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.commands.format import format_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.completion import completions
from mlir_ls.features.hover import hover
from mlir_ls.formatting import FormatOptions
from mlir_ls.syntax.tree import Located, walk
from mlir_ls.text import Position, split_lines
from own.formats.declared import Generated

_TOGETHER = 100
_WORD = re.compile(r"(?<![\w.$@%!#\"^])[a-z_]\w*")
_KEYWORD = re.compile(r"`([a-z]\w*)`")
_STRING = re.compile(r'"[^"]*"')


class Text(NamedTuple):
    """A text that the reference printed and reads again: in generic form, in custom form, and that as it is read in generic form.

    Where a region is empty, what is read has a terminator that the text did not have.
    """

    generic: str
    custom: str
    read: str
    operation: Generated

    @property
    def is_opaque(self) -> bool:
        """Whether only C++ knows a part of the syntax."""
        return "custom<" in self.operation.definition or "hasCustomAssemblyFormat" in self.operation.definition


def texts_of(operations: Sequence[Generated], program: str) -> tuple[list[Text], list[str]]:
    """What is printed of the uses of operations, and those uses that the reference refuses."""
    sources = [(each, text) for each in operations for text in each.texts]
    found: list[Text] = []
    refused: list[str] = []
    for first in range(0, len(sources), _TOGETHER):
        some = sources[first : first + _TOGETHER]
        generics = _printed(program, [text for _, text in some], *FLAGS)
        customs = _printed(program, generics)
        for (operation, source), generic, custom, read in zip(some, generics, customs, _printed(program, customs, *FLAGS), strict=True):
            if custom:
                found += [Text(generic, custom, read, operation)] if read else []
            else:
                refused.append(source)
    return found, refused


def _printed(program: str, texts: Sequence[str], *flags: str) -> list[str]:
    answers = printed(program, texts, False, *flags)
    return [(answer or "").strip("\n") + "\n" if answer and text else "" for text, answer in zip(texts, answers, strict=True)]


def alarms(text: str, options: CheckOptions) -> list[str]:
    """The errors and warnings of a text, with lines from 1."""
    found = [each for each in check_text(text, options) if each.severity < Severity.INFORMATION]
    return [f"{each.span.start.line + 1}: {each.code}: {each.message}" for each in found]


def formatted(text: str, options: CheckOptions) -> str:
    """A text as it is laid out."""
    return format_text(text, FormatOptions(), options)


def unknown_types(text: Text, options: CheckOptions) -> list[str | None]:
    """Whether hover shows the type of the first result, as the generic form has it: what is shown instead, or None."""
    custom, generic = _first(text.custom, options), _first(text.read, options)
    right = [str(type_) for type_ in generic.node.shape.result_types]
    if not right:
        return []
    lines = split_lines(text.custom)
    line = lines[custom.line]
    shown = hover(analyze(lines, options), Position(custom.line, line.index("%") + 1))
    seen = shown.markdown if shown is not None else ""
    return [None if right[0] in seen else f"{right[0]}\n{seen[:200]}\n{line.strip()}"]


def _first(text: str, options: CheckOptions) -> Located:
    """The operation in the function of a text."""
    analysis = analyze(split_lines(text), options)
    return next(item for item in walk(analysis.document.tree) if item.node.shape.name.startswith("own."))


def missing_words(text: Text, options: CheckOptions) -> Iterator[str | None]:
    """For each keyword of the operation's syntax, what completion offers where the line ends before it, if not the word first."""
    lines = text.custom.split("\n")
    keywords = _KEYWORD.findall(text.operation.definition)
    for number, line in enumerate(lines):
        match = re.match(r"\s*(?:%\S+ = )?own\.\w+", line)
        if match is None:
            continue
        blank = _STRING.sub(lambda found: '"' * len(found[0]), line)
        for found in _WORD.finditer(blank, match.end()):
            word, column = found[0], found.start()
            if word not in keywords:
                continue
            answer = completions(analyze([*lines[:number], line[:column], *lines[number + 1 :]], options), Position(number, column))
            labels = [item.label for item in answer.items] if answer is not None else []
            yield None if word in labels[:8] else f"{word} | {labels[:8]} {word in labels} | {line.strip()}"


def options_of(folder: Path | None) -> CheckOptions:
    """As a text of a project whose dialects are in the folder, or of none."""
    return CheckOptions(profile=PROFILE, dialects=folder, strict=folder is not None)
