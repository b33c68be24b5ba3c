"""TableGen over the files of an import: several together where they go together, copies that are repaired where one fails."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.tablegen.grouping import text_together
from mlir_ls.ods.tablegen.printed import Place, places_in
from mlir_ls.ods.tablegen.records import Records
from mlir_ls.ods.tablegen.repairs import Repairs, repaired
from mlir_ls.ods.tablegen.tblgen import (
    OdsError,
    UnknownField,
    is_lasting,
    prints_text,
    reachable,
    records_of,
    text_of,
    with_cycle,
)

_SHARE = 4
"""Files that are read together get this part of the time that a file gets: if that is not enough, each is read for itself."""


class ImportPlan(NamedTuple):
    """What an import takes: TableGen, where it looks for included files, the files to give it, which files include
    which (all that any of them reads), which to take records from, and which are not read, and why."""

    program: str
    directories: list[Path]
    roots: list[Path]
    graph: dict[Path, list[Path]]
    own: list[Path]
    refused: tuple[OdsError, ...] = ()


class TablegenRuns(NamedTuple):
    """TableGen over the files of a plan, with a limit of time for each; `life` and `folder` last as long as that does.

    `partly` are the files that could be read only without a part of what stands in them.
    """

    plan: ImportPlan
    position: Place
    time_limit: float
    life: int
    folder: str
    repairs: Repairs
    partly: list[Path]

    @staticmethod
    def of(plan: ImportPlan, time_limit: float, life: int, folder: str) -> TablegenRuns:
        """What reads the files of a plan; nothing is read yet."""
        position = places_in({str(file): text_of(file) for file in plan.graph} if prints_text(plan.program) else {})
        return TablegenRuns(plan, position, time_limit, life, folder, Repairs(), [])

    def one(self, root: Path) -> Records | OdsError:
        """What is read of a file by itself, or what is wrong in it."""
        plan = self.plan
        try:
            return records_of(root, plan.directories, plan.program, self.life, self.position, self.time_limit)
        except OdsError as error:
            found = self._mended(root, error)
            return with_cycle(found, root, plan.graph) if isinstance(found, OdsError) else found

    def _mended(self, root: Path, error: OdsError) -> Records | OdsError:
        plan = self.plan
        if not is_lasting(error) or prints_text(plan.program):
            return error
        copies, program = Path(tempfile.mkdtemp(dir=self.folder)), os.path.abspath(plan.program)

        def read(file: Path, directories: Sequence[Path]) -> Records:
            return records_of(file, directories, program, self.life, self.position, self.time_limit, copies)

        found = repaired(root, error, self.repairs, plan.directories, plan.own, copies, read)
        if not isinstance(found, OdsError) and self.repairs.errors:
            self.partly.append(root)
        return found

    def group(self, roots: list[Path]) -> list[tuple[list[Path], Records | OdsError]]:
        """What is read of files together; where one of them has an error, of those by themselves and of the others together."""
        plan = self.plan
        text = text_together(roots) if len(roots) > 1 else None
        if text is None:
            return [([root], self.one(root)) for root in roots]
        handle, name = tempfile.mkstemp(".td", dir=self.folder)
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        directories = [*dict.fromkeys([root.parent for root in roots]), *plan.directories]
        try:
            limit = self.time_limit / _SHARE
            return [(roots, records_of(Path(name), directories, plan.program, self.life, self.position, limit))]
        except OdsError as error:
            place = None if error.file is None else Path(error.file).resolve()
            wrong = [root for root in roots if place in reachable(root, plan.graph)]
            rest = [root for root in roots if root not in wrong]
            one_by_one: list[tuple[list[Path], Records | OdsError]] = [([root], self.one(root)) for root in wrong or rest]
            return one_by_one + (self.group(rest) if wrong and rest else [])

    def repair_problems(self) -> list[OdsError]:
        """What was wrong in files that were repaired to be read: of a file the first, as the others are mostly due to it."""
        fields: list[OdsError] = [error for error in self.repairs.errors if isinstance(error, UnknownField)]
        first = {error.file: error for error in reversed(self.repairs.errors) if error not in fields}
        return [*first.values(), *fields]
