"""Which dialects .td files declare, by their text alone: before TableGen has read them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from mlir_ls.ods.project.td_text import Parent, Parts, Statement, parts_of, statements_in

_BASE = "Dialect"
"""The class of all dialects."""

_PARENT = re.compile(r"[:,]\s*([A-Za-z_]\w*)")
"""What a definition may derive from; its group is the name."""

_MAX_DEPTH = 12
"""Classes and multiclasses between a dialect and `_BASE`; what goes deeper, or round in a circle, is not followed."""

Value = str | list[str]
_Scope = Mapping[str, Value]


class _Classes(NamedTuple):
    """The classes of all files, by name, and the multiclasses."""

    classes: dict[str, Statement]
    multiclasses: dict[str, Statement]


def declared_dialects(files: Iterable[str], text_of: Callable[[str], str]) -> dict[str, list[str]]:
    """The names of the dialects that .td files declare, by the files that declare any.

    A name may be that of a parameter, a variable or a loop, and the class of a dialect may stand in another of the files.
    A name that only TableGen can compute is left out.
    """
    candidates = {file: frozenset(_PARENT.findall(text_of(file))) for file in files}
    known, all_classes = {_BASE}, _Classes({}, {})
    read: dict[str, list[Statement]] = {}
    while chosen := [file for file, parents in candidates.items() if file not in read and not known.isdisjoint(parents)]:
        for file in chosen:
            read[file] = list(statements_in(text_of(file)))
            _collect(read[file], all_classes)
        known |= _deriving(all_classes, known)
    found = {file: _names(statements, {}, None, all_classes, 0) for file, statements in read.items()}
    return {file: list(dict.fromkeys(names)) for file, names in found.items() if names}


def _collect(statements: Iterable[Statement], found: _Classes) -> None:
    for statement in statements:
        if statement.kind == "class":
            found.classes.setdefault(statement.name, statement)
        elif statement.kind == "multiclass":
            found.multiclasses.setdefault(statement.name, statement)
        else:
            _collect(statement.inner, found)


def _deriving(found: _Classes, known: set[str]) -> set[str]:
    """The classes whose definitions are dialects, and the multiclasses that may define some."""

    def derives(statement: Statement) -> bool:
        return any([one.name in result for one in statement.parents]) or any([derives(one) for one in statement.inner])

    result = set(known)
    every = {**found.classes, **found.multiclasses}
    while added := {name for name, one in every.items() if name not in result and derives(one)}:
        result |= added
    return result


def _names(statements: Iterable[Statement], scope: _Scope, outer: Value | None, known: _Classes, depth: int) -> list[str]:
    """The names of the dialects that statements define; `outer` is what a `let` around them says of `name`."""
    found: list[str] = []
    here = dict(scope)
    for one in statements:
        if one.kind == "defvar":
            _bind(here, one.name, _value(one.value, here))
        elif one.kind == "let":
            found += _names(one.inner, here, outer if one.value is None else _value(one.value, here), known, depth)
        elif one.kind == "foreach":
            values = _value(one.value, here)
            for value in values if isinstance(values, list) else []:
                found += _names(one.inner, {**here, one.name: value}, outer, known, depth)
        elif one.kind == "def":
            is_dialect, name = _name_of(one, here, outer, known, depth)
            if is_dialect and isinstance(name, str) and name:
                found.append(name)
        elif one.kind == "defm" and depth < _MAX_DEPTH:
            for parent in one.parents:
                if (multiclass := known.multiclasses.get(parent.name)) is not None:
                    found += _names(multiclass.inner, _arguments(multiclass, parent, here), outer, known, depth + 1)
    return found


def _name_of(one: Statement, scope: _Scope, outer: Value | None, known: _Classes, depth: int) -> tuple[bool, Value | None]:
    """Whether a definition or a class is a dialect, and its name, None where that is not known."""
    is_dialect, name = False, None
    for parent in one.parents:
        is_dialect = is_dialect or parent.name == _BASE
        if (base := known.classes.get(parent.name)) is not None and depth < _MAX_DEPTH:
            is_base, inherited = _name_of(base, _arguments(base, parent, scope), None, known, depth + 1)
            is_dialect, name = is_dialect or is_base, name if inherited is None else inherited
    return is_dialect, _value(one.value, scope) if one.value is not None else name if outer is None else outer


def _arguments(called: Statement, parent: Parent, scope: _Scope) -> dict[str, Value]:
    """What the parameters of a class are: what is named, what is given in order, or else their defaults."""
    result: dict[str, Value] = {}
    named = {argument[0]: argument[2:] for argument in parent.arguments if argument[1:2] == ("=",)}
    for index, (name, default) in enumerate(called.parameters):
        if name in named or index < len(parent.arguments):
            _bind(result, name, _value(named.get(name) or parent.arguments[index], scope))
        else:
            _bind(result, name, _value(default, result))
    return result


def _bind(scope: dict[str, Value], name: str, value: Value | None) -> None:
    scope.pop(name, None)
    if value is not None:
        scope[name] = value


def _value(words: Parts | None, scope: _Scope) -> Value | None:
    """A text, or a list of texts, that is spelled, named, or made by `#`; None for all else."""
    if not words:
        return None
    if words[0] == "[" and words[-1] == "]":
        texts = [_value(each, scope) for each in parts_of(words[1:-1])]
        strings = [each for each in texts if isinstance(each, str)]
        return strings if len(strings) == len(texts) else None
    if len(words) == 1 and words[0] in scope:
        return scope[words[0]]
    joined = ""
    for word in words:
        named = scope.get(word)
        if word.startswith('"'):
            joined += word[1:-1]
        elif isinstance(named, str):
            joined += named
        elif word != "#":
            return None
    return joined
