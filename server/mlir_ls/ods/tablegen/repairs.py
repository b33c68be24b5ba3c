"""Reading .td files that were written for an MLIR of another year than the one whose .td files there are.

TableGen stops at the first name that it does not know. A copy of the file, in which lines stay where they are, does without:
what is called otherwise today is renamed, what MLIR defines itself by now is left out, a trait or a constraint that there is
not yet, or no more, is one that only C++ knows; as a last resort a definition, or a file that is not found, is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from time import monotonic

from mlir_ls.ods.tablegen.records import UNDEFINED, Records
from mlir_ls.ods.tablegen.statements import TOKEN, blanked, last_line, offset, spans, statement, statements, unclosed
from mlir_ls.ods.tablegen.tblgen import INCLUDE, OdsError, UnknownField, is_guarded, is_lasting, text_of
from mlir_ls.system.files import matching
from mlir_ls.system.patterns import deferred

_MAX_REPAIRS = 60
"""So many errors of a file are repaired at most."""

_SECONDS = 30.0
"""So long errors of a file are repaired."""

_RENAMED = {
    "AnyFixedVector": "AnyFixedVectorOfNonZeroRank",
    "AnyScalableVector": "AnyScalableVectorOfAnyRank",
    "AnyVector": "AnyVectorOfNonZeroRank",
    "Broadcastable": "ResultsBroadcastableShape",
    "Confined": "ConfinedAttr",
    "FixedVectorOf": "FixedVectorOfNonZeroRankOf",
    "FunctionLike": "FunctionOpInterface",
    "HasRecursiveSideEffects": "RecursiveMemoryEffects",
    "IntOfWidths": "SignlessIntOfWidths",
    "IsVectorTypePred": "IsVectorOfNonZeroRankTypePred",
    "NoSideEffect": "Pure",
    "OpTrait": "Trait",
    "PolyhedralScope": "AffineScope",
    "RecursiveSideEffects": "RecursiveMemoryEffects",
    "ScalableVectorOf": "ScalableVectorOfAnyRank",
    "TypeOrContainer": "TypeOrValueSemanticsContainer",
    "VectorOf": "VectorOfNonZeroRankOf",
}
_FORMER = {
    "CopyOpInterface": 'def CopyOpInterface : OpInterface<"CopyOpInterface">; ',
    "StrEnumAttrCase": "class StrEnumAttrCase<string name, int number = -1, string spelled = name> { string text = spelled; } ",
    "StrEnumAttr": (
        "class StrEnumAttr<string name, string phrase, list<StrEnumAttrCase> cases> : StringBasedAttr<Or<!foreach(each, cases, "
        'CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue() == \\"" # each.text # "\\"">)>, phrase> '
        '{ string cppNamespace = ""; string className = name; bit genSpecializedAttr = 1; } '
    ),
    "StructAttr": (
        "class StructAttr<string name, Dialect d, list<StructFieldAttr> fields> "
        ': DictionaryAttrBase<And<[DictionaryAttr.predicate, CPred<"is" # name # "($_self)">]>, name> '
        '{ string cppNamespace = ""; } '
    ),
    "StructFieldAttr": "class StructFieldAttr<string name, Attr attribute> { string text = name; Attr type = attribute; } ",
    "SubElementAttrInterface": 'def SubElementAttrInterface : AttrInterface<"SubElementAttrInterface">; ',
    "SubElementTypeInterface": 'def SubElementTypeInterface : TypeInterface<"SubElementTypeInterface">; ',
}
"""Classes and interfaces that there are no more, as what they meant."""

_GONE = deferred(
    r"\b(?:Confined|FunctionLike|HasRecursiveSideEffects|NoSideEffect|OpTrait(?!::)|PolyhedralScope|RecursiveSideEffects"
    r"|SubElementAttrInterface|SubElementTypeInterface)\b|\blet[ \t]+(?:emitAccessorPrefix|verifier)\b"
    r"|\"mlir/(?:Analysis/\w+Interfaces|Dialect/Arithmetic/IR/\w+|IR/FunctionInterfaces|IR/SubElementInterfaces)\.td\""
)
"""What no MLIR has had since LLVM 17, in definitions that today's TableGen files do not read as they are."""

_SYMBOLS = "mlir/IR/SymbolInterfaces.td"
_PARENT_OF_SYMBOL = "must have the SymbolTable"
"""What the file about symbols says of their parents since LLVM 19."""

_TYPES = "mlir/IR/AttrTypeBase.td"
"""The file of MLIR with the classes of types and attributes."""

_FOUNDATION = "mlir/IR/OpBase.td"
"""A file that MLIR has in each year."""

_GENERAL = ("mlir/IR", "mlir/Interfaces")
"""Folders of files whose definitions were in other files, which include them no more."""

_NEWER_FIELD = "useStrictPropertiesInAssemblyFormat"
NEWER = deferred(rf"^[ \t]*let[ \t]+{_NEWER_FIELD}\b", re.MULTILINE)
"""What only definitions hold that are written for an MLIR after LLVM 22."""

_FIELDS = {
    "emitAccessorPrefix": "",
    "parser": "let hasCustomAssemblyFormat = 1;",
    "printer": "",
    "useFoldAPI": "",
    _NEWER_FIELD: "",
    "verifier": "let hasVerifier = 1;",
}
"""Fields of other years, and what stands for them."""

_LACKING = {"expected '}' at end of ": "}", "EOF without matching #endif": "#endif"}
"""What TableGen says where a text ends too early, and what is lacking there."""

_FIELD = re.compile(r"Value '(\w+)' unknown")
_NAME = re.compile(r"(?:Variable not defined: |Couldn't find class |Expected a class name, got )'(\w+)'")
_TWICE = re.compile(r"def already exists: (\w+)|Class '(\w+)' already defined")
_NO_MNEMONIC = re.compile(r"Initializer of '((?:attr|type)Name)' in '\w+' could not be fully resolved")
_INCLUDE = re.compile(r"could not find include file '([^']+)'", re.IGNORECASE)
_OF_MLIR = "mlir/"
_CLASSES = {"Attr": "storageType", "Type": "cppType"}
"""The field that names the C++ class of what a constraint is about."""

_BUILDERS = re.compile(r"\blet\s+builders\s*=(?![^;\n]*\bin\b)")

_CODE = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|\[\{.*?\}\]", re.DOTALL)


class Repairs:
    """The texts of repaired files, for all files of an import that include them, and those of their errors that are no known
    differences between years: they are to be reported, and there may be more in the files than is read."""

    def __init__(self) -> None:
        self.texts: dict[Path, str] = {}
        self.errors: list[OdsError] = []


def is_before_llvm_19(repairs: Repairs, files: Iterable[Path]) -> bool:
    """Whether definitions are for an MLIR before LLVM 19, as what had to be repaired or MLIR's own of the `files` show."""
    if any([_GONE.search(text_of(file)) is not None for file in repairs.texts]):
        return True
    of_symbols = [file for file in files if file.as_posix().endswith(f"/{_SYMBOLS}")]
    return bool(of_symbols) and not any([_PARENT_OF_SYMBOL in text_of(file) for file in of_symbols])


class _Copies:
    """Copies of files, in folders that are searched before those of the files themselves."""

    def __init__(self, folder: Path, directories: Sequence[Path]) -> None:
        self.searched = directories
        self.folders = [folder / str(number) for number in range(len(directories))]
        self._originals: dict[Path, Path] = {}
        self.texts: dict[Path, str] = {}
        self.added: set[tuple[Path, str]] = set()

    def original(self, name: str) -> Path:
        """The file that TableGen calls by a name."""
        path = Path(name).resolve()
        return self._originals.get(path, path)

    def text(self, file: Path) -> str:
        """The text of a file, or of its copy."""
        return self.texts[file] if file in self.texts else text_of(file)

    def put(self, file: Path, text: str) -> None:
        """Take a text for that of a file. OSError if it cannot be written."""
        self.texts[file] = text
        for searched, folder in zip(self.searched, self.folders, strict=True):
            if file.is_relative_to(searched):
                copy = folder / file.relative_to(searched)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(text, encoding="utf-8")
                self._originals[copy.resolve()] = file

    def moved(self, name: str) -> str:
        """Where a file of MLIR is today: the only one that is called so among those of its dialect, or the general ones; "" for
        none."""
        first = "/".join(name.split("/")[:3])
        places = _GENERAL if first.startswith(_GENERAL) else (first,)
        found = {
            file.relative_to(searched).as_posix()
            for searched in self.searched
            for place in places
            for file in matching(searched / place, f"**/{name.rpartition('/')[2]}")
        }
        return found.pop() if len(found) == 1 else ""

    def is_beside_mlir(self, file: Path) -> bool:
        """Whether MLIR's own files are found, and a file is none of them."""
        found = [searched for searched in self.searched if (searched / _FOUNDATION).is_file()]
        return bool(found) and not any([file.is_relative_to(searched / "mlir") for searched in found])

    def declaring(self, name: str) -> str:
        """The first of MLIR's own general files that declares a name; "" where none does."""
        declares = re.compile(rf"^(?:class|def|multiclass)\s+{name}\b", re.MULTILINE)
        for searched in self.searched:
            for folder in _GENERAL:
                for file in matching(searched / folder, "*.td"):
                    if declares.search(text_of(file)):
                        return f"{folder}/{file.name}"
        return ""


def repaired(
    root: Path,
    error: OdsError,
    repairs: Repairs,
    directories: Sequence[Path],
    own: Collection[Path],
    folder: Path,
    read: Callable[[Path, Sequence[Path]], Records],
) -> Records | OdsError:
    """The records of a file with an error; where it cannot be repaired, the first error that is no known difference between
    years. What is repaired is kept in `repairs`.

    `read` runs TableGen with a file and the directories to search, `own` are the project's files, `folder` gets the copies.
    """
    searched = [each.resolve() for each in (root.parent, *directories)]
    copies, errors, until = _Copies(folder, searched), list[OdsError](), monotonic() + _SECONDS
    try:
        for file, text in [*repairs.texts.items()]:
            copies.put(file, text)
        copies.put(root, copies.text(root))
        error = _at_its_end(error, copies)
        is_known: bool | None = bool(repairs.texts) or _repair(error, copies, own)
        for _ in range(_MAX_REPAIRS):
            if is_known is None or monotonic() > until:
                break
            if not is_known:
                errors.append(_reported(error, str(copies.original(str(error.file)))))
            try:
                records = read(copies.folders[0] / root.name, (*copies.folders, *searched))
            except OdsError as next_error:
                error = _at_its_end(next_error, copies)
                is_known = _repair(error, copies, own) if is_lasting(error) else None
            else:
                repairs.texts.update(copies.texts)
                repairs.errors += errors
                return records
    except OSError:
        pass
    return errors[0] if errors else _in_original(error, copies)


def _in_original(error: OdsError, copies: _Copies) -> OdsError:
    """An error, at its place in the original file."""
    if error.file is None or not is_lasting(error):
        return error
    return OdsError(error.message, str(copies.original(error.file)), error.line)


def _at_its_end(error: OdsError, copies: _Copies) -> OdsError:
    """An error that is found where the next statement begins, at the end of the definition that has none."""
    if error.file is None or error.line is None or not is_lasting(error):
        return error
    text = copies.text(copies.original(error.file))
    span = unclosed(text, error.line)
    if span is None or text.count("\n", 0, span[1]) != error.line:
        return error
    return OdsError(f"this definition has no end: {error.message}", error.file, last_line(text, *span))


def _reported(error: OdsError, file: str) -> OdsError:
    """An error as it is reported, at its place in the original file."""
    name, include = _FIELD.search(error.message), _INCLUDE.search(error.message)
    if include is not None and include[1].startswith(_OF_MLIR):
        return OdsError(f"there is no '{include[1]}' in this MLIR, so it is left out", file, error.line)
    if include is not None:
        return OdsError(f"{error.message}, so it is left out", file, error.line)
    if name is None:
        return OdsError(error.message, file, error.line)
    return UnknownField(f"there is no field '{name[1]}' here, which is left out", file, error.line)


def _repair(error: OdsError, copies: _Copies, own: Collection[Path]) -> bool | None:
    """Repairs what an error is about; whether that is a known difference, None where it cannot be repaired."""
    if error.file is None or error.line is None:
        return None
    file = copies.original(error.file)
    twice = _TWICE.search(error.message)
    if twice is not None:
        name = twice[1] or twice[2]
        if file in own and _without_second(file, error.line, name, copies):
            return False
        return _read_once(file, name, copies, own) or _without_own(name, copies, own)
    nameless = _NO_MNEMONIC.search(error.message)
    if nameless is not None:
        return _without_full_name(nameless[1], copies)
    if file not in own:
        return None
    text = copies.text(file)
    include = _INCLUDE.search(error.message)
    if include is not None:
        return _moved(include[1], file, copies)
    lacking = next((ending for message, ending in _LACKING.items() if message in error.message), None)
    if lacking is not None:
        copies.put(file, f"{text}\n{lacking}\n")
        return False
    for repair in (_without_builders, _field, _renamed):
        changed = repair(text, error)
        if changed is not None and changed != text:
            copies.put(file, changed)
            return True
    changed = _without_field(text, error)
    if changed is not None:
        copies.put(file, changed)
        return False
    name = _NAME.search(error.message)
    if name is not None and (file, name[1]) not in copies.added:
        copies.added.add((file, name[1]))
        declaring = copies.declaring(name[1])
        declared = f'include "{declaring}" ' if declaring else _FORMER.get(name[1], "")
        added = declared or _stub(text, error.line, name[1])
        outer = max(spans(text, error.line), default=None, key=lambda span: span[1] - span[0])
        if added is not None and outer is not None:
            copies.put(file, text[: outer[0]] + added + text[outer[0] :])
            return bool(declared)
    span = unclosed(text, error.line) or statement(text, error.line) or (offset(text, error.line), offset(text, error.line + 1))
    changed = blanked(text, *span)
    if changed == text or next(statements(text), None) is None:
        return None
    copies.put(file, changed)
    return False


def _without_full_name(field: str, copies: _Copies) -> bool | None:
    """Lets types or attributes have no mnemonic, of which MLIR makes a field by now."""
    for searched in copies.searched:
        file = searched / _TYPES
        text = copies.text(file) if file.is_file() else ""
        changed = re.sub(rf"(\bstring\s+{field}\s*=)[^;]*;", r'\1 "";', text)
        if changed != text:
            copies.put(file, changed)
            return True
    return None


@cache
def _files_today() -> dict[str, str]:
    """What has today what a file of MLIR had that is called otherwise, or is no more, by the name of that file."""
    today: dict[str, str] = json.loads(resources.files(__package__).joinpath("moved.json").read_text(encoding="utf-8"))
    return today


def _moved(name: str, file: Path, copies: _Copies) -> bool | None:
    """Includes the file that has now what a file of MLIR had, or else none in its place, which is no known difference.

    A file of another project that is not found is left out as well, where those of MLIR are found.
    """
    today = (_files_today().get(name) or copies.moved(name)) if name.startswith(_OF_MLIR) else ""
    if not today and not copies.is_beside_mlir(file):
        return None
    included = re.compile(rf'\binclude\s*"{re.escape(name)}"')
    text = copies.text(file)
    changed = included.sub(f'include "{today}"' if today else "", text)
    if changed == text:
        return None
    copies.put(file, changed)
    return bool(today)


def _without_builders(text: str, error: OdsError) -> str | None:
    """Without the builders that an error is about: these make operations, and say nothing of them."""
    if error.line is None:
        return None
    start, end = offset(text, error.line), offset(text, error.line + 1)
    for found in _BUILDERS.finditer(text, 0, end):
        after = _end_of_value(text, found.end())
        if after > start:
            return blanked(text, found.start(), after)
    return None


def _field(text: str, error: OdsError) -> str | None:
    """Without a field that there is no more."""
    name = _FIELD.search(error.message)
    fields = [name[1]] if name is not None else [*_FIELDS] if _NAME.search(error.message) else []
    if error.line is None:
        return None
    start, end = offset(text, error.line), offset(text, error.line + 1)
    found = re.compile(rf"\blet\s+({'|'.join(fields)})\b").search(text, start, end)
    if found is None or found[1] not in _FIELDS:
        return None
    end = _end_of_value(text, found.end())
    blank = blanked(text, found.start(), end)
    return blank[: found.start()] + _FIELDS[found[1]] + blank[found.start() :]


def _end_of_value(text: str, start: int) -> int:
    """Where the value of a field ends that begins at an offset, after the semicolon."""
    return next((each.end() for each in TOKEN.finditer(text, start) if each["sign"] == ";"), len(text))


def _without_field(text: str, error: OdsError) -> str | None:
    """Without the value that a definition gives a field of a name that is not known; None where that is given otherwise."""
    name = _FIELD.search(error.message)
    span = statement(text, error.line) if name is not None and error.line is not None else None
    if name is None or span is None or error.line is None:
        return None
    given = re.compile(rf"\blet\s+{name[1]}\b")
    line = offset(text, error.line)
    found = given.search(text, line, offset(text, error.line + 1)) or given.search(text, *span)
    if found is None:
        return None
    end = next((each for each in TOKEN.finditer(text, found.end()) if each["sign"] in (";", "}")), None)
    if end is None or end["sign"] != ";" or re.search(r"\bin\b", _CODE.sub("", text[found.end() : end.start()])):
        return None
    return blanked(text, found.start(), end.end())


def _renamed(text: str, error: OdsError) -> str | None:
    """With the names of today."""
    name = _NAME.search(error.message)
    if name is None or name[1] not in _RENAMED:
        return None
    return re.sub(rf"\b{name[1]}\b", _RENAMED[name[1]], text)


def _read_once(file: Path, name: str, copies: _Copies, own: Collection[Path]) -> bool | None:
    """Lets a file of the project that several others include, with the only definition of a name, be read once."""
    declared = re.compile(rf"\b(?:def|class)\s+{name}\b")
    declaring = [each for each in own if declared.search(copies.text(each))]
    includes = [each for other in own for each in INCLUDE.finditer(copies.text(other)) if Path(each[1]).name == file.name]
    text = copies.text(file)
    if declaring != [file] or len(includes) < 2 or is_guarded(text) or copies.declaring(name):
        return None
    *first, rest = text.split("\n", 3)
    kept = ["" if line.lstrip().startswith("//") else line for line in first]
    if any(["//" in line or "#" in line for line in kept]):
        return None  # its first lines, which make room for two others, cannot be one
    copies.put(file, f"#ifndef ONCE_{name}\n#define ONCE_{name}\n{' '.join(kept)}\n{rest}\n#endif\n")
    return True


def _without_second(file: Path, line: int, name: str, copies: _Copies) -> bool:
    """Leaves out a definition at a line, of a name that the same file defines before it, and MLIR does not."""
    text = copies.text(file)
    declared = re.compile(rf"(?:def|class)\s+{name}\b")
    span = statement(text, line)
    starts = [start for start, _ in statements(text) if declared.match(text, start)]
    if span is None or span[0] not in starts or min(starts) == span[0] or copies.declaring(name):
        return False
    copies.put(file, blanked(text, *span))
    return True


def _without_own(name: str, copies: _Copies, own: Collection[Path]) -> bool | None:
    """Leaves out the project's definition of what there is twice: MLIR has it by now, or else another file of the project."""
    declared = re.compile(rf"\b(?:def|class)\s+{name}\b")
    for file in own:
        text = copies.text(file)
        found = declared.search(text)
        span = None if found is None else statement(text, text.count("\n", 0, found.start()))
        if span is not None:
            copies.put(file, blanked(text, *span))
            return True
    return None


def _stub(text: str, line: int, name: str) -> str | None:
    """A definition of a trait or constraint, of which a statement has the name in a line, that only C++ knows."""
    used = re.compile(rf"\b{name}\b(?!\s*<)").search(text, offset(text, line), offset(text, line + 1))
    outer = max(spans(text, line), default=None, key=lambda span: span[1] - span[0])
    if used is None or outer is None:
        return None
    around = _bracket(text[outer[0] : used.start()])
    if around == "[":
        interface = re.search(rf"\bDeclare(Op|Type|Attr)InterfaceMethods\s*<\s*{name}\b", text)
        kind = "NativeOpTrait" if interface is None else f"{interface[1]}Interface"
        return f'def {name} : {kind}<"{name}">; '
    if around == "(":
        kind = "Attr" if "Attr" in name or "Prop" in name else "Type"
        return f'def {name} : {kind}<CPred<"is{name}($_self)">, "{name}"> {{ let {_CLASSES[kind]} = "{UNDEFINED}"; }} '
    return None


def _bracket(text: str) -> str:
    """The round or square bracket that is open at the end of a text."""
    open_ones: list[str] = []
    for found in re.finditer(r"//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|\[\{.*?\}\]|([()\[\]])", text, re.DOTALL):
        if found[1] in ("(", "["):
            open_ones.append(found[1])
        elif found[1] and open_ones:
            open_ones.pop()
    return open_ones[-1] if open_ones else ""
