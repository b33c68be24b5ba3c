"""A text with its own words replaced: names, strings, comments. Its length, its lines and what is equal in it stay.

What MLIR defines stays as well, or the text would not be read as it was: operations, types, attributes, numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

Json: TypeAlias = Any

_WORDS = re.compile(
    r"""(?P<comment>//.*)|(?P<string>"(?:[^"\\]|\\.)*"?)|(?P<sigil>[%@^])(?P<name>[A-Za-z_$.-][\w$.-]*)|(?P<alias>[#!])(?P<word>[A-Za-z_][\w$]*)(?![\w$.<])"""
)
_LETTER = re.compile(r"[^\W\d_]")
_OPERATION = re.compile(r'"[a-z_][\w$]*(?:\.[\w$]+)+"')

_BUILTIN_ALIASES = frozenset({"loc"})


def anonymised(lines: Iterable[str], names: dict[tuple[str, str], str]) -> list[str]:
    """Lines without their own words. `names` has what stands for each, and is added to."""
    return [_WORDS.sub(lambda found: _replaced(found, names), line) for line in lines]


def _replaced(found: re.Match[str], names: dict[tuple[str, str], str]) -> str:
    if found["comment"] is not None:
        return _LETTER.sub("x", found["comment"]) if not _directive(found["comment"]) else found["comment"]
    if found["string"] is not None:
        return found["string"] if _OPERATION.fullmatch(found["string"]) else _LETTER.sub("x", found["string"])
    if found["sigil"] is not None:
        return found["sigil"] + _name_for(found["sigil"], found["name"], names)
    if found["word"] in _BUILTIN_ALIASES:
        return found[0]
    return found["alias"] + _name_for(found["alias"], found["word"], names)


def _directive(comment: str) -> bool:
    """Whether a comment is one that decides how a text is read: a split."""
    return comment.startswith("// -----")


def _name_for(sigil: str, name: str, names: dict[tuple[str, str], str]) -> str:
    """A name of the same length, the same for the same name; a name of which there is no other stays."""
    known = names.get((sigil, name))
    if known is None:
        taken = set(names.values())
        known = next((each for each in _candidates(len(name)) if each not in taken), name)
        names[sigil, name] = known
    return known


def _candidates(length: int) -> Iterable[str]:
    width = min(length, 4)
    for number in range(26**width):
        digits = "".join(chr(ord("a") + number // 26**place % 26) for place in range(width))
        yield digits[::-1] + "a" * (length - width)


def anonymised_report(report: dict[str, Json]) -> dict[str, Json]:
    """A crash report without the user's words: of the message of the error only its kind stays, of parameters only numbers."""
    names: dict[tuple[str, str], str] = {}
    made = dict(report)
    made["error"] = str(report.get("error", "")).partition(":")[0]
    made["parameters"] = _without_texts(report.get("parameters"), lambda text: _LETTER.sub("x", text))
    if isinstance(report.get("lines"), list):
        made["lines"] = anonymised(report["lines"], names)
        made["edits"] = [[first, last, anonymised(lines, names)] for first, last, lines in report.get("edits", ())]
    return made


def _without_texts(value: Json, replace: Callable[[str], str]) -> Json:
    if isinstance(value, str):
        return replace(value)
    if isinstance(value, list):
        return [_without_texts(each, replace) for each in value]
    if isinstance(value, dict):
        return {key: _without_texts(each, replace) for key, each in value.items()}
    return value
