"""Where records are declared. TableGen prints base names of files and lines; two files may have one base name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path

from mlir_ls.ods.spec import SourceLocation
from mlir_ls.ods.tablegen.records import Record
from mlir_ls.system.files import read_text

_DEFINES = re.compile(r"\s*defm?\b")


class ImportedFiles:
    """The files of an import. `own` are those to take records from; None stands for all there are."""

    def __init__(self, files: Collection[str] = (), own: Collection[str] | None = None) -> None:
        self._own = own
        self._files: dict[str, list[str]] = {}
        self._lines: dict[str, list[str]] = {}
        self._paths = frozenset(files)
        for file in files:
            self._files.setdefault(Path(file).name, []).append(file)

    def of(self, record: Record) -> SourceLocation | None:
        """Where a record begins; the base name of the file where no more is known; None where TableGen prints nothing."""
        place = record.location
        if place is None:
            return None
        name, line = place
        files = self._files.get(name, [])
        return SourceLocation(files[0] if len(files) == 1 else self._likeliest(files, line, record.name) or name, line)

    def is_own(self, record: Record) -> bool:
        """Whether a record is declared in one of the files to take records from, as far as that is known."""
        if self._own is None:
            return True
        place = self.of(record)
        return place is None or place.file in self._own

    def text(self, record: Record) -> str:
        """The text of a record's definition, as far as its last brace; "" where it is not known."""
        place = self.of(record)
        if place is None or place.file not in self._paths:
            return ""
        self._line(place.file, place.line)
        found: list[str] = []
        depth = 0
        for line in self._lines[place.file][place.line :]:
            found.append(line)
            depth += line.count("{") - line.count("}")
            if depth == 0 and ("}" in line or ";" in line):
                break
        return "\n".join(found)

    def _likeliest(self, files: Iterable[str], line: int, name: str) -> str | None:
        """The file whose line declares a record, if any of them does."""
        lines = [(file, self._line(file, line)) for file in files]
        named = re.compile(rf"\bdefm?\s+{re.escape(name)}\b")
        return next(
            (file for matches in (named.search, _DEFINES.match) for file, text in lines if matches(text)),
            lines[0][0] if lines else None,
        )

    def _line(self, file: str, number: int) -> str:
        if file not in self._lines:
            try:
                self._lines[file] = read_text(file, errors="replace").split("\n")
            except OSError:
                self._lines[file] = []
        lines = self._lines[file]
        return lines[number] if number < len(lines) else ""
