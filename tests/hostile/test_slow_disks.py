"""Files that a disk or a network does not deliver: what needs them goes on without, and takes them when they come."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.hover import location
from mlir_ls.ods.project.sources import Loaded, Sources
from mlir_ls.settings import EMPTY, Project, Trust
from mlir_ls.system.threads import within
from mlir_ls.text import Position
from mlir_ls.workspace import projects
from mlir_ls.workspace.projects import Projects


class Disk:
    """Answers when the test allows it."""

    def __init__(self) -> None:
        self.answers = threading.Event()

    def slow(self, function: Callable[..., object]) -> Callable[..., object]:
        def read(*arguments: object) -> object:
            assert self.answers.wait(60)
            return function(*arguments)

        return read


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(projects, "project_of", made.slow(projects.project_of))
    monkeypatch.setattr(projects, "_stamp", made.slow(projects._stamp))
    monkeypatch.setattr(location, "line_of", made.slow(location.line_of))
    monkeypatch.setattr(projects, "_SETTINGS_WAIT", 0.01)
    monkeypatch.setattr(projects, "within", lambda future, seconds=0.01: within(future, seconds))
    monkeypatch.setattr(location, "within", partial(within, seconds=0.01))
    return made


async def nothing(sources: Sources, previous: str | None) -> Loaded:
    return Loaded()


def test_settings_that_come_late_hold_from_then_on(disk: Disk, tmp_path: Path) -> None:
    (tmp_path / ".mlir-ls.toml").write_text('profile = "llvm-19"\n', encoding="utf-8")

    async def session() -> None:
        changed = asyncio.Event()
        known = Projects(nothing, lambda sources: None, changed.set)
        assert known.of(str(tmp_path))[0].profile is None
        assert known.of(str(tmp_path))[0].profile is None, "what is on its way is not read twice"
        disk.answers.set()
        await asyncio.wait_for(changed.wait(), 60)
        assert known.of(str(tmp_path))[0].profile == "llvm-19"

    asyncio.run(session())


def test_settings_that_come_after_others_were_chosen_do_not_count(disk: Disk, tmp_path: Path) -> None:
    (tmp_path / ".mlir-ls.toml").write_text('profile = "llvm-19"\nassume = ["mine"]\n', encoding="utf-8")
    given: list[Project] = []

    async def session() -> None:
        known = Projects(nothing, lambda sources: None, lambda: given.extend(known._by_folder.values()))
        known.of(str(tmp_path))
        known.configure(EMPTY, lambda folder: Trust.NOTHING)
        disk.answers.set()
        while known._reading:
            await asyncio.sleep(0)
        assert known.of(str(tmp_path))[0].profile == "llvm-19"

    asyncio.run(session())
    assert [project.settings.profile for project in given] == [None, "llvm-19"]


def test_files_that_do_not_answer_are_not_looked_at_again(disk: Disk, tmp_path: Path) -> None:
    async def session() -> None:
        disk.answers.set()
        known = Projects(nothing, lambda sources: None, lambda: None)
        known.of(str(tmp_path))
        disk.answers.clear()
        known.look_again()
        first = known._look
        known.look_again()
        assert known._look is first
        disk.answers.set()

    asyncio.run(session())


def test_a_hover_says_that_a_file_does_not_come(disk: Disk, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\ntwo\n", encoding="utf-8")
    line = '"test.op"() : () -> () loc("a.py":2:1)'
    document = analyze([line], CheckOptions()).document
    found = location.previews_at(document, Position(0, line.index("a.py")), [str(tmp_path)])
    assert found is not None
    assert "it takes too long" in found[1]
    disk.answers.set()
