"""Folders stay small enough to be looked over, and imports form no cycle."""

from __future__ import annotations

from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from test_architecture import PACKAGE, imports, modules, ours

MAX_FILES_AT_ROOT = 12
MAX_FILES_IN_FOLDER = 25

MORE_FILES = {
    "dialects/*/pages": "the pages of one dialect, a page for each code",
}
"""Folders that may have more files, and what these are."""


def files_by_folder(root: Path) -> Counter[str]:
    """How many files each folder has on its own level, by its path after `root`."""
    files = [path.relative_to(root) for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return Counter([path.parent.as_posix() for path in files])


def may_have_more(folder: str) -> bool:
    return any(Path(folder).match(pattern) for pattern in MORE_FILES)


def test_the_root_of_the_package_has_few_files() -> None:
    assert files_by_folder(PACKAGE)["."] <= MAX_FILES_AT_ROOT


def test_no_folder_has_many_files() -> None:
    counts = files_by_folder(PACKAGE)
    assert len(counts) > 100
    assert {name: count for name, count in counts.items() if count > MAX_FILES_IN_FOLDER and not may_have_more(name)} == {}


def test_only_folders_that_need_it_may_have_more_files() -> None:
    large = [name for name, count in files_by_folder(PACKAGE).items() if count > MAX_FILES_IN_FOLDER]
    assert [pattern for pattern in MORE_FILES if not any(Path(name).match(pattern) for name in large)] == []


def imported() -> dict[str, set[str]]:
    """The modules of ours that each module imports, at any place."""
    graph: dict[str, set[str]] = {module: set() for module in modules()}
    for each in imports():
        target = ours(each.target)
        if target in graph and target != each.module:
            graph[each.module].add(str(target))
    return graph


def test_no_import_forms_a_cycle() -> None:
    graph = imported()
    assert graph["cli"] >= {"commands.command", "commands.output.terminal"}
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the modules
    with pytest.raises(CycleError):
        TopologicalSorter({**graph, "text": {"cli"}}).prepare()
