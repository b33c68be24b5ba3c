"""What reading a record needs beyond the record itself."""

from __future__ import annotations

from dataclasses import dataclass

from mlir_ls.ods.spec import SourceLocation
from mlir_ls.ods.tablegen.names import CppNames
from mlir_ls.ods.tablegen.places import ImportedFiles
from mlir_ls.ods.tablegen.predicates import PredicateReader
from mlir_ls.ods.tablegen.records import Record


@dataclass(frozen=True)
class ImportContext:
    """The names and places of one import, the C++ namespace the record stands in, and whether prose is kept."""

    names: CppNames
    namespace: str
    prose: bool
    places: ImportedFiles

    @property
    def reader(self) -> PredicateReader:
        """The reader of predicates."""
        return PredicateReader(self.names, self.namespace)

    def qualified(self, code: str) -> str:
        """C++ in which what is called as a class of MLIR is named in full (see `CppNames`)."""
        return self.names.qualified(code, self.namespace)

    def summary(self, text: str) -> str:
        """A text on one line, if prose is kept; else ""."""
        return " ".join(text.split()) if self.prose else ""

    def location(self, record: Record) -> SourceLocation | None:
        """Where a record is declared, if prose, which is shown beside it, is kept."""
        return self.places.of(record) if self.prose else None

    def description(self, text: str) -> str:
        """A text of several lines without its common indentation, if prose is kept; else ""."""
        if not self.prose:
            return ""
        lines = text.expandtabs().strip("\n").splitlines()
        depth = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
        return "\n".join(line[depth:].rstrip() for line in lines).strip("\n")
