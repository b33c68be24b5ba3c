"""The passes and options of an `…-opt`, as its `--help` lists them, and their completion in what is typed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.system.limits import lifeline
from mlir_ls.system.patterns import deferred
from mlir_ls.workspace.programs.running import StandardStreams, finished, text_in

_OPTION = deferred(r"^(?P<indent> +)--?(?P<name>[\w-]+)(?P<value>[= ]<.*?>)?(?: +- ?(?P<text>.*))?$")
_CHOICE = deferred(r"^ +=(?P<name>\S+) +- *(?P<text>.*)$")
_SECTION = deferred(r"^    (?P<name>Passes|Pass Pipelines):$")
_OPTION_INDENT = 8
_IN_BRACES = deferred(r"(?P<name>[\w-]+)\{(?P<typed>[^{}]*)$")
_IN_QUOTES = deferred(r"--?(?P<name>[\w-]+)=(?P<quote>[\"'])(?P<typed>[^\"']*)$")
_IN_PIPELINE = deferred(r"--?pass-pipeline=(?P<quote>[\"']?)(?P<typed>[^\"']*)$")
_VALUE = deferred(r"(?:^|[ ,{])(?P<name>[\w-]+)=(?P<typed>[\w-]*)$")
_TYPED = re.compile(r"-{0,2}[\w-]*$")
_WORD = re.compile(r"[\w.-]*$")
_SECONDS = 20.0
_KEPT = 8
"""Programs whose lists are kept."""


class OptOption(NamedTuple):
    """An option of a program or of a pass, or a pass with its options.

    `value` is what stands for its value, `choices` are the values that it has, with what they do.
    """

    name: str
    text: str
    value: str = ""
    is_pass: bool = False
    options: tuple[OptOption, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()


class OptCompletion(NamedTuple):
    """What may be typed: it takes the place of the text from `start` up to the cursor."""

    start: int
    label: str
    text: str
    detail: str


class OptHelps:
    """What programs can do; each lists it once, and again when it has changed."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, int], tuple[OptOption, ...]] = {}

    async def of(self, program: str) -> tuple[OptOption, ...]:
        """The passes and options of a program; none where it lists none. OSError where it cannot be run."""
        stat = os.stat(program)
        key = program, stat.st_mtime_ns, stat.st_size
        if key not in self._known:
            found = options_in(await _help_of(program))
            self._known = dict([*self._known.items(), (key, found)][-_KEPT:])
        return self._known[key]


async def _help_of(program: str) -> str:
    import tempfile  # it takes time, and few need it

    with tempfile.TemporaryDirectory(prefix="mlir-ls-") as own, lifeline() as life:
        streams = StandardStreams(Path(os.devnull), Path(own, "output"), Path(own, "errors"))
        try:
            await finished([program, "--help"], streams, _SECONDS, life)
        except TimeoutError:
            return ""
        return text_in(streams.output)


def options_in(text: str) -> tuple[OptOption, ...]:
    """The passes and options in what `--help` prints."""
    found: list[OptOption] = []
    in_passes = False
    for line in text.splitlines():
        if line[:1] not in (" ", ""):
            in_passes = False
        if _SECTION.match(line) is not None:
            in_passes = True
        choice = _CHOICE.match(line)
        option = _OPTION.match(line) if choice is None else None
        if choice is not None and found:
            found[-1] = _with_choice(found[-1], (choice["name"], choice["text"].strip()))
        elif option is not None:
            made = OptOption(option["name"], (option["text"] or "").strip(), (option["value"] or "")[1:], in_passes)
            if in_passes and len(option["indent"]) >= _OPTION_INDENT and found and found[-1].is_pass:
                found[-1] = found[-1]._replace(options=(*found[-1].options, made._replace(is_pass=False)))
            else:
                found.append(made)
    return tuple(found)


def _with_choice(option: OptOption, choice: tuple[str, str]) -> OptOption:
    if option.options:
        last = option.options[-1]
        return option._replace(options=(*option.options[:-1], last._replace(choices=(*last.choices, choice))))
    return option._replace(choices=(*option.choices, choice))


def completed(options: Sequence[OptOption], text: str, offset: int) -> list[OptCompletion]:
    """What may be typed at an offset of a text of flags: options, passes of a pipeline, options of a pass and their values."""
    left = text[:offset]
    inside = _IN_BRACES.search(left) or _IN_QUOTES.search(left)
    of_pass = None if inside is None else next((each for each in options if each.name == inside["name"] and each.is_pass), None)
    if of_pass is not None and inside is not None:
        return [*_of_pass(of_pass, left, inside["typed"])]
    if _IN_PIPELINE.search(left) is not None:
        word = _typed(_WORD, left)
        found = [each for each in options if each.is_pass and _fits(each.name, word)]
        return [OptCompletion(len(left) - len(word), each.name, each.name, each.text) for each in found]
    word = _typed(_TYPED, left)
    if word and not word.startswith("-"):
        return []
    ordered = sorted(options, key=lambda each: (not each.is_pass, each.name))
    return [
        OptCompletion(len(left) - len(word), each.name, f"--{each.name}{'=' if each.value else ''}", each.text)
        for each in ordered
        if _fits(each.name, word.lstrip("-"))
    ]


def _of_pass(of_pass: OptOption, left: str, typed: str) -> Iterator[OptCompletion]:
    value = _VALUE.search(typed)
    if value is not None:
        option = next((each for each in of_pass.options if each.name == value["name"]), None)
        for name, text in option.choices if option is not None else ():
            if _fits(name, value["typed"]):
                yield OptCompletion(len(left) - len(value["typed"]), name, name, text)
        return
    word = _typed(_WORD, left)
    for each in of_pass.options:
        if _fits(each.name, word):
            yield OptCompletion(len(left) - len(word), each.name, f"{each.name}=" if each.value else each.name, each.text)


def _typed(pattern: re.Pattern[str], left: str) -> str:
    found = pattern.search(left)
    return found[0] if found is not None else ""


def _fits(name: str, typed: str) -> bool:
    return typed in name
