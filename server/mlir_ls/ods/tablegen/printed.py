"""The records that TableGen prints as text (`--print-records`), in the form of those that it prints as JSON (`--dump-json`).

`mlir-tblgen` prints no JSON. Its text has neither quoted quotes nor places of declaration: a string ends before what may
follow it, and places are searched for in the files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mlir_ls.system.patterns import deferred

Place = Callable[[str], "str | None"]
"""Where a record of a name is declared, as `FILE:LINE` with the base name of the file."""

_DEFINITIONS = deferred(r"^-+ Defs -+\n", re.MULTILINE)
_DEFINITION = deferred(r"^def (\S+) \{(?:\t// ([^\n]*))?\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
_HEAD = r"  (?:field )?[a-zA-Z_][^=\n]* (\w+) = "
_FIELD = deferred(rf"^{_HEAD}(.*?);$(?=\n{_HEAD}|\n?\Z)", re.MULTILINE | re.DOTALL)
_STRING_END = deferred(r'"(?=\s*(?:[,\])}:]|\Z))')
_WORD = re.compile(r"[^\s,:()\[\]{}\"]+")


def records_in(text: str, place: Place) -> Mapping[str, Any]:
    """The records in what `--print-records` prints. ValueError where that is something else."""
    start = _DEFINITIONS.search(text)
    if start is None:
        raise ValueError("these are no records")
    found: dict[str, Any] = {}
    classes: dict[str, list[str]] = {}
    for definition in _DEFINITION.finditer(text, start.end()):
        name, parents = definition[1], (definition[2] or "").split()
        where = place(name)
        found[name] = {
            "!name": name,
            "!anonymous": name.startswith("anonymous_"),
            "!superclasses": parents,
            "!locs": [where] if where is not None else [],
            **{field[1]: _Values(field[2]).value() for field in _FIELD.finditer(definition[3])},
        }
        for parent in parents:
            classes.setdefault(parent, []).append(name)
    return {"!instanceof": classes, **found}


class _Values:
    """Reads the value of a field from its text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def value(self) -> Any:
        """The whole text as one value; a string reaches to the end of the text."""
        text = self._text
        if text.startswith('"') and text.endswith('"') and len(text) > 1:
            return text[1:-1]
        if text.startswith("[{") and text.endswith("}]"):
            return text[2:-2]
        return self._next()

    def _next(self) -> Any:
        """The value that comes next; None for one that is not set, or not known to this reader."""
        self._skip()
        text = self._text
        first = text[self._at : self._at + 1]
        if text.startswith("[{", self._at):
            end = text.find("}]", self._at)
            code, self._at = text[self._at + 2 : end], end + 2
            return code
        if first == '"':
            quote = _STRING_END.search(text, self._at + 1)
            stop = quote.start() if quote is not None else len(text)
            string, self._at = text[self._at + 1 : stop], stop + 1
            return string
        if first == "[":
            return self._list("]")
        if first == "{":
            return self._list("}")
        if first == "(":
            return self._dag()
        word = _WORD.match(text, self._at)
        self._at = word.end() if word is not None else self._at + 1
        return _named(word[0]) if word is not None else None

    def _list(self, end: str) -> list[Any]:
        self._at += 1
        found = []
        while not self._ends(end):
            found.append(self._next())
        return found

    def _dag(self) -> dict[str, Any]:
        self._at += 1
        operator = self._next()
        self._name()
        arguments = []
        while not self._ends(")"):
            value = self._next()
            arguments.append([value, self._name()])
        return {"kind": "dag", "operator": operator, "args": arguments}

    def _name(self) -> str | None:
        """The name of an argument: `:$name`."""
        if not self._text.startswith(":$", self._at):
            return None
        word = _WORD.match(self._text, self._at + 2)
        self._at = word.end() if word is not None else self._at + 2
        return word[0] if word is not None else None

    def _ends(self, end: str) -> bool:
        """Whether brackets or the text end here; if so, that is passed over."""
        self._skip()
        if self._at < len(self._text) and self._text[self._at] != end:
            return False
        self._at += 1
        return True

    def _skip(self) -> None:
        while self._at < len(self._text) and self._text[self._at] in " \n\t,":
            self._at += 1


def _named(word: str) -> Any:
    if word == "?":
        return None
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    if word in ("true", "false"):
        return int(word == "true")
    return {"kind": "def", "def": word}


def places_in(files: Mapping[str, str]) -> Place:
    """Where records are declared, as far as the texts of files, by their paths, show it.

    What a `defm` defines has a name that begins with that of the `defm`.
    """
    known: dict[str, str] = {}
    groups: dict[str, str] = {}
    for path, text in files.items():
        base = re.split(r"[\\/]", path)[-1]
        for number, line in enumerate(text.split("\n"), 1):
            found = re.match(r"\s*(def|defm)\s+([\w]+)", line)
            if found is not None:
                (known if found[1] == "def" else groups).setdefault(found[2], f"{base}:{number}")

    def place(name: str) -> str | None:
        if name in known or name.startswith("anonymous_"):
            return known.get(name)
        prefixes = [name[:length] for length in range(len(name), 0, -1) if name[:length] in groups]
        return groups[prefixes[0]] if prefixes else "-:1"

    return place
