"""The data in the folders of dialects: what it names exists in a profile, and what it says has a meaning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dialect_data import constraint_files
from mlir_ls.ods.changes import CHANGES_FILE, FORMER_FILE, changes_of, former_of
from mlir_ls.ods.dialect_files import dialects_with_file, file_of, json_of
from mlir_ls.ods.dialect_modules import FOLDER, _names_in_folder, folders, names_in
from mlir_ls.ods.facts import FACTS_FILE, facts_of, knowledge_of
from mlir_ls.ods.profiles import profiles
from mlir_ls.ods.registry import profile_registry

FILES = (
    *(FACTS_FILE, CHANGES_FILE, FORMER_FILE, "documentation.json", "documents.json", "overlay.json", "printing.json", "renames.json"),
    "summaries.txt",
)


def test_every_data_file_is_one_that_is_read() -> None:
    present = {path.name for path in FOLDER.glob("*/*") if path.suffix in (".json", ".txt")}
    assert present == {*FILES, *[file.name for file in constraint_files()], *[f"{profile}.json" for profile in profiles()]}


@pytest.mark.parametrize("file", [FACTS_FILE, "printing.json"])
def test_operations_that_are_named_exist(file: str) -> None:
    registries = [profile_registry(profile) for profile in profiles()]
    names = [f"{dialect}.{name}" for dialect in dialects_with_file(file) for name in json_of(dialect, file).get("operations", ())]
    assert len(names) > 20
    assert [name for name in names if all([registry.op(name) is None for registry in registries])] == []


@pytest.mark.parametrize("profile", ["2018-12", "2019-03", "2020-10"])
def test_what_documents_say_is_of_operations_that_they_have(profile: str) -> None:
    found = {
        f"{dialect}.{name}": said
        for dialect in dialects_with_file("documents.json")
        for name, said in json_of(dialect, "documents.json").get(profile, {}).items()
    }
    assert len(found) > 25
    assert [name for name in found if profile_registry(profile).op(name) is None] == []
    names = {name: name.partition(".")[2] for name in found}
    assert [name for name, (section, syntax) in found.items() if not section or f"`{names[name]}`" not in syntax] == []


def test_facts_are_read() -> None:
    assert all([knowledge_of(dialect) for dialect in dialects_with_file(FACTS_FILE)])
    assert facts_of("gpu.func").takes_more_arguments
    assert facts_of("arith.constant").constant_value == "value"


@pytest.mark.parametrize("name", ["own.op", "", ".", "op", "/etc.op", "..", "../func.func", "func.", "func.unheard"])
def test_of_what_is_unknown_nothing_is_known(name: str) -> None:
    assert facts_of(name) == type(facts_of(name))()
    assert file_of(name, FACTS_FILE) is None


def test_changes_are_of_profiles() -> None:
    named = {profile for dialect in dialects_with_file(CHANGES_FILE) for profile in json_of(dialect, CHANGES_FILE)}
    assert named <= set(profiles())
    assert "slice-out-of-bounds" in " ".join(changes_of("tensor", "llvm-19").not_required)


def test_former_operations_are_in_no_release_and_their_successors_are_in_the_newest() -> None:
    releases = [profile_registry(each) for each in profiles() if each.startswith("llvm-")]
    former = {
        f"{dialect}.{name}": today for dialect in dialects_with_file(FORMER_FILE) for name, today in former_of(dialect).operations.items()
    }
    assert len(former) > 40
    assert [name for name in former if any([registry.op(name) is not None for registry in releases])] == []
    assert [today for today in former.values() if today and releases[0].op(today) is None] == []


def test_former_spellings_are_of_operations_that_there_are() -> None:
    spelled = [
        f"{dialect}.{name}"
        for dialect in dialects_with_file(FORMER_FILE)
        for name in [each.strip('"') for each in (*former_of(dialect).spellings, *former_of(dialect).recent)]
        if name != "*"
    ]
    assert [name for name in spelled if profile_registry(profiles()[0]).op(name) is None] == []


@pytest.mark.parametrize("dialect", [each for each in folders() if changes_of(each, "llvm-19").parts])
def test_parts_that_had_other_names_are_declared_under_these(dialect: str) -> None:
    registry = profile_registry("llvm-19")
    former = [op.former for name in registry.ops_of(dialect) if (op := registry.op(name)) is not None]
    used = {(today, each) for names in former for today, each in names}
    assert used == {(today, each) for today, names in changes_of(dialect, "llvm-19").parts.items() for each in names}


def test_overlays_are_of_profiles() -> None:
    named = {profile for dialect in dialects_with_file("overlay.json") for profile in json_of(dialect, "overlay.json")}
    assert named <= set(profiles())


def test_folders_are_of_dialects() -> None:
    known = {name for profile in profiles() for name in profile_registry(profile).dialects()}
    assert set(folders()) <= known | {"tf"}  # TensorFlow's types, which a document uses and does not define


def test_names_of_folders_alone_are_looked_up(tmp_path: Path) -> None:
    (tmp_path / FACTS_FILE).write_text(json.dumps({"rules_are_complete": True}))
    assert not knowledge_of(str(tmp_path)).rules_are_complete


def test_nothing_is_kept_of_dialects_that_a_text_makes_up() -> None:
    names_in("arith")
    kept = _names_in_folder.cache_info().currsize
    assert all(not names_in(f"garden{number}") for number in range(100))
    assert _names_in_folder.cache_info().currsize == kept > 0
