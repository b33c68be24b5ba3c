"""Syntaxes that a user declares for what C++ parses: the setting `syntaxes`.

`"mill.wheel" = "$water attr-dict"` is the assembly format of an operation, `"mill.wheel" = "mill.wheel %water : i32"` an
example of its text (`by_example`), `"mill.recipe" = "function"` says that it is spelled as `func.func` is, and
`"custom<Flours>" = "$0 `:` $1"` stands for a directive in the formats of all operations, with its arguments by number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.spec import SYNTAX_IN_SETTINGS, AttributeSpec, OpSpec, Trait
from mlir_ls.ods.syntaxes.by_example import WrongExample, format_of, is_example, wrong_brackets
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.system.patterns import deferred

FUNCTION = "function"
"""What stands for the syntax that functions share."""

SHARED: Mapping[str, Callable[[HeaderReader], None]] = {FUNCTION: read_function}
"""Syntaxes that a word stands for."""

_NAME = deferred(r"[A-Za-z_][\w$]*(?:\.[\w$]+)+|custom<\w+>")
_DIRECTIVE = deferred(r"\bcustom\s*<\s*(\w+)\s*>\s*\(")
_ARGUMENT = re.compile(r"\$(\d+)")
_VARIABLE = re.compile(r"\$(\w+)")
_SIGNATURE = re.compile(r"@[\w.$-]+\s*\(")
_MAX_EXPANSIONS = 100


def wrong_syntax(name: str, text: str) -> str | None:
    """What is wrong with an entry of the setting; None if nothing is."""
    if _NAME.fullmatch(name) is None:
        return f"'{name}' is neither an operation such as 'dialect.name' nor a directive such as 'custom<Name>'"
    if text in SHARED:
        return None if not name.startswith("custom<") else f"'{text}' is the syntax of an operation, not of a directive"
    if is_example(name, text):
        reason = wrong_brackets(text)
        return None if reason is None else f"the example of '{name}' is no operation: {reason}"
    spelled = _ARGUMENT.sub(r"$argument\1", text)
    try:
        parse_format(spelled)
    except FormatError as error:
        reason = error.shown(spelled).replace("$argument", "$")
        return f"the syntax of '{name}' is no assembly format: {reason}"
    return None


def shared_syntax(spec: OpSpec, syntaxes: Mapping[str, str]) -> Callable[[HeaderReader], None] | None:
    """What reads an operation for which a user declares a syntax that several share; an example may show a function."""
    text = syntaxes.get(spec.name, "")
    if spec.function and is_example(spec.name, text) and _SIGNATURE.search(text) is not None:
        return read_function
    return SHARED.get(text)


def with_syntaxes(spec: OpSpec, syntaxes: Mapping[str, str]) -> OpSpec:
    """An operation with the syntax that is declared for it and for the directives of its format; itself where none is."""
    text = syntaxes.get(spec.name, spec.assembly_format)
    if text is None or shared_syntax(spec, syntaxes) is not None:
        return spec
    if is_example(spec.name, text):
        try:
            text = format_of(text, spec)
        except WrongExample:
            return spec
    expanded = _expanded(text, syntaxes)
    if expanded == spec.assembly_format:
        return spec
    attributes = _with_inferred(spec, expanded) if spec.custom_syntax else spec.attributes
    traits = (*spec.traits, Trait(SYNTAX_IN_SETTINGS))
    return replace(spec, assembly_format=expanded, custom_syntax=False, attributes=attributes, traits=traits)


def _with_inferred(spec: OpSpec, text: str) -> tuple[AttributeSpec, ...]:
    """The attributes of an operation that C++ parses; what the declared format does not spell, C++ may infer."""
    spelled = {*_VARIABLE.findall(text)}
    return tuple(
        [each._replace(default="") if each.required and each.name not in spelled else each for each in spec.attributes]
    )


def _expanded(text: str, syntaxes: Mapping[str, str]) -> str:
    """A format in which the directives that are declared are written out."""
    at = 0
    for _ in range(_MAX_EXPANSIONS):
        found = _DIRECTIVE.search(text, at)
        if found is None:
            break
        declared, end = syntaxes.get(f"custom<{found[1]}>"), _closing(text, found.end())
        if declared is None or end is None:
            at = found.end()
            continue
        arguments = _arguments(text[found.end() : end])
        written = _ARGUMENT.sub(lambda each: _argument(arguments, int(each[1])), declared)  # noqa: B023
        text = text[: found.start()] + written + text[end + 1 :]
        at = found.start() + len(written)
    return text


def _argument(arguments: list[str], number: int) -> str:
    return arguments[number] if number < len(arguments) else f"${number}"


def _closing(text: str, start: int) -> int | None:
    """Where the parenthesis closes that was opened before an offset."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    return None


def _arguments(text: str) -> list[str]:
    """The arguments of a directive: what stands between the commas that are in no parentheses."""
    found, depth = [""], 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return [each.strip() for each in found]
