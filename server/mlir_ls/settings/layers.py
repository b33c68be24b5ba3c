"""Layers of settings, what each setting takes, and what layers make together.

What a project's file says of programs and paths counts only as far as it is trusted: see `Trust`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.profiles import accepted_profiles
from mlir_ls.ods.project.checkout import find_checkout, profile_of_checkout
from mlir_ls.ods.project.sources import Named, SourceProblem, Sources
from mlir_ls.ods.syntaxes.user_declared import wrong_syntax
from mlir_ls.system.patterns import deferred
from mlir_ls.system.programs import find_program

SECTIONS = ("mlir", "mlir-ls")
"""What clients put the settings under, if anything; both are looked at."""

_TABLE_HEADER = deferred(r"\s*\[\[?([^\]]*)\]")
_KEY = deferred(r"\s*([\w.\"'\-]+)\s*=")
_NAMESPACE = deferred(r"[A-Za-z_][\w$]*")
_STRING = deferred(r"\"([^\"]*)\"|'([^']*)'")
_NOT_PLAIN = re.compile(r"[-_]")
_MAX_DEPTH = 4
"""How many names lead to a setting, at most; what is deeper is reported by the first of them."""

_TABLES = frozenset(("syntaxes",))
"""Settings whose value is a table of names that are the user's own."""

_MAX_PROBLEMS = 100
"""Names in one file that are reported as unknown."""

_MAX_NAME = 80
_NO_LINES: Mapping[tuple[str, ...], int] = {}
_NO_TEXTS: Mapping[str, int] = {}


BAD_SETTING = "bad-setting"
"""The code of what is wrong with a setting itself."""


class Trust(IntEnum):
    """What a project's file may decide: nothing but manner; also which files are read; also which programs are run. What
    takes `USER` only the user's own settings decide, however far a project is trusted. `OUTSIDE` is as little as `NOTHING`,
    because the file is outside of the workspace, whether that is trusted or not."""

    OUTSIDE = -1
    NOTHING = 0
    PATHS = 1
    PROGRAMS = 2
    USER = 3


class Opt(NamedTuple):
    """An `…-opt` that is run on files as they are saved, for `seconds` at most."""

    program: str
    arguments: tuple[str, ...] = ()
    seconds: float = 10.0


class Settings(NamedTuple):
    """What is configured. `sources` are the project's own dialects; `line_limit`, in characters, and `align_equals` are the
    formatter's; `inlay_hints` says whether types and names of arguments that the text leaves out are shown, and `hints`
    whether hints are, which are milder than warnings. `syntaxes` are declared for what C++ parses, by name
    (`ods.syntaxes.user_declared`). `upstream` are MLIR's own dialects as the project checks them out, with the profile that
    they have. `pipelines` are flags of the user's `…-opt`, to choose from; `lit` is the program that runs the tests of
    folders. `lenses` says whether the uses of symbols and of values are counted."""

    strict: bool = False
    assume: frozenset[str] = frozenset()
    profile: str | None = None
    line_limit: int | None = None
    align_equals: bool = False
    sources: Sources = Sources()
    opt: Opt | None = None
    inlay_hints: tuple[bool, bool] = (True, True)
    hints: bool = True
    syntaxes: tuple[tuple[str, str], ...] = ()
    upstream: Sources = Sources()
    pipelines: tuple[str, ...] = ()
    lit: str | None = None
    lenses: tuple[bool, bool] = (True, False)


class LayerOrigin(NamedTuple):
    """Where a layer stands: relative paths are relative to `folder`; `file` holds `text`, if it is a file."""

    folder: str
    file: str | None = None
    lines: Mapping[tuple[str, ...], int] = _NO_LINES
    texts: Mapping[str, int] = _NO_TEXTS

    def line_of(self, names: tuple[str, ...]) -> int | None:
        """The line of the file that names a setting, or else of the table that holds it, as far as it can be determined."""
        if self.file is None:
            return None
        return next((self.lines[names[:size]] for size in range(len(names), 0, -1) if names[:size] in self.lines), 0)

    def line_of_text(self, text: str) -> int | None:
        """The line of the file that spells a text, as far as it can be determined."""
        return self.texts.get(text)


def place_in(file: str, text: str) -> LayerOrigin:
    """The place of a file of TOML, with the lines that name settings and spell texts, found in one go."""
    lines: dict[tuple[str, ...], int] = {}
    texts: dict[str, int] = {}
    table: list[str] = []
    for number, line in enumerate(text.splitlines()):
        header, key = _TABLE_HEADER.match(line), _KEY.match(line)
        if header is not None:
            table = _names_in(header[1])
        if header is not None or key is not None:
            spelled = [*table, *(_names_in(key[1]) if key is not None and header is None else [])][-_MAX_DEPTH:]
            for size in range(1, len(spelled) + 1):
                lines.setdefault(tuple(spelled[-size:]), number)
        for found in _STRING.finditer(line):
            texts.setdefault(found[1] if found[1] is not None else found[2], number)
    return LayerOrigin(os.path.dirname(file), file, lines, texts)


class Layer(NamedTuple):
    """What one place says: values by the names of `SETTINGS`, and what is wrong there. `untrusted` are names of settings
    that are passed over, and that would be used if the workspace were trusted and had the file in it."""

    values: Mapping[str, Any]
    problems: tuple[SourceProblem, ...] = ()
    untrusted: tuple[str, ...] = ()


EMPTY = Layer({})


class _Kind(NamedTuple):
    """What a setting is: how a value becomes ours (ValueError if it cannot), and what it takes to name it."""

    read: Callable[[Any, LayerOrigin], Any]
    trust: Trust = Trust.NOTHING
    default: Any = None


# -- the settings there are ---------------------------------------------------------------------------------------


def _flag(value: Any, place: LayerOrigin) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def _text(value: Any, place: LayerOrigin) -> str:
    if not isinstance(value, str):
        raise ValueError("a text")
    return value


def _texts(value: Any, place: LayerOrigin) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ValueError("a list of texts")
    return tuple(value)


def is_namespace(name: str) -> bool:
    """Whether a dialect may have a name."""
    return _NAMESPACE.fullmatch(name) is not None


def _namespaces(value: Any, place: LayerOrigin) -> tuple[str, ...]:
    found = tuple([one for one in _texts(value, place) if one])
    wrong = next((one for one in found if not is_namespace(one)), None)
    if wrong is not None:
        raise ValueError(f"a list of names of dialects such as 'my_dialect', but one is '{wrong}'")
    return found


def _limit(value: Any, place: LayerOrigin) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ValueError("a number of 1 or more")
    return value


def _seconds(value: Any, place: LayerOrigin) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= 600:
        raise ValueError("a number of seconds, at most 600")
    return float(value)


def _syntaxes(value: Any, place: LayerOrigin) -> tuple[tuple[str, str], ...]:
    """Formats by the names of operations and directives."""
    found = {".".join(names): text for names, text in _flat(value)} if isinstance(value, dict) else {"": value}
    for name, text in found.items():
        if not isinstance(text, str) or not name:
            raise ValueError("a table of texts")
        reason = wrong_syntax(name, text)
        if reason is not None:
            raise ValueError(f"a table of assembly formats: {reason}")
    return tuple(sorted(found.items()))


def _profile(value: Any, place: LayerOrigin) -> str:
    if value not in accepted_profiles():
        raise ValueError(f"one of {', '.join(accepted_profiles())}")
    return str(value)


def _paths(value: Any, place: LayerOrigin) -> tuple[str, ...]:
    return tuple([_path(one, place) for one in _texts(value, place) if one])


def _path(text: str, place: LayerOrigin) -> str:
    path = os.path.expanduser(text) if place.file is None else text
    return os.path.normpath(os.path.join(place.folder, path))


def _dialects(value: Any, place: LayerOrigin) -> tuple[Named, ...]:
    whole = place.line_of(("dialects",))
    texts = [one for one in _texts(value, place) if one]
    lines = [(place.line_of_text(text) if place.file is not None else None) for text in texts]
    return tuple(
        [
            Named(_path(text, place), place.file, whole if line is None else line)
            for text, line in zip(texts, lines, strict=True)
        ]
    )


def _program(value: Any, place: LayerOrigin) -> str:
    """A program, by its path, or by a name that is looked for in PATH."""
    text = _text(value, place)
    if not text:
        raise ValueError("the name or the path of a program")
    return text if os.path.basename(text) == text else _path(text, place)


SETTINGS: Mapping[str, _Kind] = {
    "strict": _Kind(_flag),
    "assume": _Kind(_namespaces),
    "profile": _Kind(_profile),
    "lineLimit": _Kind(_limit),
    "alignEquals": _Kind(_flag),
    "dialects": _Kind(_dialects, Trust.PATHS),
    "includes": _Kind(_paths, Trust.PATHS),
    "llvmProject": _Kind(_flag, default=True),
    "sourceRoots": _Kind(_paths, Trust.USER),
    "tblgen.path": _Kind(_program, Trust.PROGRAMS),
    "opt.path": _Kind(_program, Trust.PROGRAMS),
    "opt.arguments": _Kind(_texts, Trust.PROGRAMS),
    "opt.timeout": _Kind(_seconds),
    "opt.pipelines": _Kind(_texts, Trust.PROGRAMS),
    "lit.path": _Kind(_program, Trust.PROGRAMS),
    "syntaxes": _Kind(_syntaxes),
    "hints": _Kind(_flag, default=True),
    "inlayHints": _Kind(_flag, default=True),
    "inlayHints.types": _Kind(_flag, default=True),
    "inlayHints.arguments": _Kind(_flag, default=True),
    "lenses.symbols": _Kind(_flag, default=True),
    "lenses.values": _Kind(_flag),
}
"""All settings by their names. A file may spell `lineLimit` as `line-limit` as well."""


# -- from a place to a layer --------------------------------------------------------------------------------------


def layer_of(given: Mapping[str, Any], place: LayerOrigin, trust: Trust = Trust.USER) -> Layer:
    """The settings in nested values, as JSON and TOML have them. Wrong values are reported, and the others are used.

    Values that are not from a file come from a program that may have other settings, and that sends defaults:
    unknown names are ignored there, and so is a value that is null, empty, or false as it is by default.
    """
    known = {_plain(name): name for name in SETTINGS}
    values: dict[str, Any] = {}
    problems: list[SourceProblem] = []
    untrusted: list[str] = []
    for names, value in _flat(given):
        spelled = ".".join(names)
        name = known.get(_plain(spelled)) if len(spelled) <= _MAX_NAME else None
        if name is None:
            if place.file is not None and len(problems) <= _MAX_PROBLEMS:
                problems.append(_unknown(spelled[:_MAX_NAME], place.file, place.line_of(names)))
        elif place.file is None and (value is None or (not value and not SETTINGS[name].default)):
            continue
        elif SETTINGS[name].trust > trust:
            is_for_user = SETTINGS[name].trust is Trust.USER
            message = f"`{spelled}` is passed over: {_DISTRUST[Trust.PROGRAMS if is_for_user else trust]}"
            problems.append(SourceProblem(message, place.file, place.line_of(names), BAD_SETTING, False))
            if not is_for_user:
                untrusted.append(name)
        else:
            try:
                values[name] = SETTINGS[name].read(value, place)
            except ValueError as error:
                problems.append(SourceProblem(f"`{spelled}` has to be {error}", place.file, place.line_of(names), BAD_SETTING))
    return Layer(values, tuple(problems), tuple(untrusted))


def _unknown(name: str, file: str, line: int | None) -> SourceProblem:
    return SourceProblem(f"there is no setting `{name}`{_hint(name)}", file, line, BAD_SETTING, False)


_DISTRUST = {
    Trust.OUTSIDE: "this file is outside of the folders that are open in the editor, so it names no programs and no files",
    Trust.NOTHING: "the workspace is not trusted, so it names no programs and no files",
    Trust.PATHS: "a project names programs only where it is trusted (`--trust`)",
    Trust.PROGRAMS: "only the user's own settings name that",
}


def is_trusted(given: object) -> bool | None:
    """Whether a client says that the user trusts the workspace: `trusted`; None where it says nothing of it."""
    if not isinstance(given, dict):
        return None
    places = [given, *[given[name] for name in SECTIONS if isinstance(given.get(name), dict)]]
    return next((place["trusted"] for place in places if isinstance(place.get("trusted"), bool)), None)


def client_layer(given: object, folder: str) -> Layer:
    """What a client sends: settings at the top, or under one of `SECTIONS`."""
    if not isinstance(given, dict):
        return EMPTY
    sections = [given[name] for name in SECTIONS if isinstance(given.get(name), dict)]
    layers = [layer_of(section, LayerOrigin(folder)) for section in (sections or [given])]
    values = {name: value for layer in reversed(layers) for name, value in layer.values.items()}
    return Layer(values, tuple([problem for layer in layers for problem in layer.problems]))


def _flat(given: Mapping[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Values by the names that lead to them; what is too deep to be a setting is not looked into."""
    for name, value in given.items():
        names = (*above, *str(name).split(".", _MAX_DEPTH))
        if isinstance(value, dict) and len(names) < _MAX_DEPTH and _plain(names[-1]) not in _TABLES:
            yield from _flat(value, names)
        else:
            yield names, value


def _names_in(key: str) -> list[str]:
    """The names of a dotted key of TOML, as far as they can be determined."""
    return [name.strip().strip("\"'") for name in key.split(".")]


def _plain(name: str) -> str:
    return _NOT_PLAIN.sub("", name).lower()


def _hint(name: str) -> str:
    return suggestion(nearest(name, SETTINGS), "`")


# -- from layers to settings --------------------------------------------------------------------------------------


def settings_of(layers: Sequence[Layer], built: Sequence[str] = (), folders: Sequence[str] = ()) -> Settings:
    """The settings that layers make, the one that counts most first.

    `built` are files of a build that list .td files and that no setting names, `folders` those of the project and its
    repository, in which MLIR may be checked out.
    """

    def first(name: str, default: Any = None) -> Any:
        return next((layer.values[name] for layer in layers if name in layer.values), default)

    def joined(name: str) -> tuple[Any, ...]:
        return tuple(dict.fromkeys([one for layer in layers for one in layer.values.get(name, ())]))

    opt, shown = first("opt.path"), first("inlayHints", True)
    by_path: dict[str, Named] = {}
    for one in joined("dialects"):
        by_path.setdefault(one.path, one)  # two layers may name the same file
    timeout = {"seconds": first("opt.timeout")} if first("opt.timeout") is not None else {}
    sources = Sources(
        tuple(by_path.values()), joined("includes"), _found(first("tblgen.path")), _found(opt), first("profile"), tuple(built)
    )
    return Settings(
        strict=first("strict", False),
        assume=frozenset(joined("assume")),
        profile=first("profile"),
        line_limit=first("lineLimit"),
        align_equals=first("alignEquals", False),
        sources=sources,
        opt=Opt(opt, first("opt.arguments", ()), **timeout) if opt is not None else None,
        inlay_hints=(first("inlayHints.types", shown), first("inlayHints.arguments", shown)),
        hints=first("hints", True),
        syntaxes=first("syntaxes", ()),
        upstream=_upstream(sources, folders) if first("llvmProject", True) else Sources(),
        pipelines=joined("opt.pipelines"),
        lit=_found(first("lit.path")),
        lenses=(first("lenses.symbols", True), first("lenses.values", False)),
    )


def _upstream(sources: Sources, folders: Sequence[str]) -> Sources:
    """MLIR's own .td files that a project checks out, as long as no other profile is set."""
    include = find_checkout(folders, sources.includes)
    profile = None if include is None else profile_of_checkout(include)
    if include is None or sources.profile not in (None, profile):
        return Sources()
    return Sources(tblgen=sources.tblgen, profile=profile, mlir=include)


def _found(program: str | None) -> str | None:
    """The path of a program; its name where there is none, so that running it reports that."""
    return program and (find_program(program) or program)
