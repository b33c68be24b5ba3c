"""Dialects imported from .td files, as a user does who has a dialect of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from dialect_data import with_dialects
from mlir_ls.ods.registry import default_registry, load_registry
from mlir_ls.ods.spec import DialectData, EnumSpec, OpSpec, Trait
from mlir_ls.ods.storage import INDEX_FILE, OVERLAY_FILE, decode, encode, file_of
from mlir_ls.ods.tablegen.findings import findings_in
from mlir_ls.ods.tablegen.importer import import_command, import_files
from mlir_ls.ods.tablegen.overlay import profile_overlay
from mlir_ls.ods.tablegen.places import ImportedFiles
from mlir_ls.ods.tablegen.records import Records
from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir

GARDEN = Path(__file__).parent / "garden.td"


def installed() -> tuple[str, Path] | None:
    """TableGen and MLIR's include directory, if this machine has both."""
    try:
        tblgen = find_tblgen(os.environ.get("LLVM_TBLGEN"))
    except OdsError:
        return None
    include = mlir_include_dir(tblgen)
    return (tblgen, include) if include is not None else None


INSTALLED = installed()
needs_tblgen = pytest.mark.skipif(INSTALLED is None, reason="needs llvm-tblgen and MLIR's .td files")
needs_release = pytest.mark.skipif(
    INSTALLED is None or "llvm-22" not in str(INSTALLED[1]), reason="needs llvm-tblgen and MLIR's .td files of LLVM 22"
)


@pytest.fixture(scope="module")
def garden() -> DialectData:
    assert INSTALLED is not None
    (data,) = import_files([GARDEN], tblgen=INSTALLED[0])
    return data


def operation(data: DialectData, name: str) -> OpSpec:
    return data.ops[name]


@needs_tblgen
def test_only_the_dialect_itself_is_imported(garden: DialectData) -> None:
    assert garden.name == "garden"
    assert set(garden.ops) == {"bed", "row", "end", "graft", "bare"}
    assert set(garden.types) == {"plant", "seed"}
    assert set(garden.attributes) == {"tools"}
    assert set(garden.enums) == {"garden.Season", "garden.Tools"}


@needs_tblgen
def test_prose_and_places_are_kept(garden: DialectData) -> None:
    bed = operation(garden, "bed")
    assert bed.summary == "a bed of plants"
    assert bed.location is not None
    declared = GARDEN.read_text().splitlines()[bed.location.line]
    assert declared.startswith("def Garden_BedOp")
    assert Path(bed.location.file) == GARDEN.resolve()
    assert garden.facts.description == "Beds hold plants.\n\n  * indented"
    assert operation(garden, "graft").operands[0].summary == "what is grafted onto"


@needs_tblgen
def test_deprecated_operations(tmp_path: Path) -> None:
    assert INSTALLED is not None
    file = tmp_path / "tools.td"
    file.write_text(
        """
        include "mlir/IR/OpBase.td"
        include "mlir/IR/Utils.td"
        def Tools_Dialect : Dialect { let name = "tools"; let cppNamespace = "::tools"; }
        def Tools_RakeOp : Op<Tools_Dialect, "rake">, Deprecated<"use tools.hoe">;
        def Tools_HoeOp : Op<Tools_Dialect, "hoe"> { let summary = "never deprecated"; }
        def Tools_DigOp : Op<Tools_Dialect, "dig"> { let summary = "Deprecated (use tools.hoe)."; }
        def Tools_PullOp : Op<Tools_Dialect, "pull"> { let summary = "deprecated"; }
        """
    )
    (data,) = import_files([file], tblgen=INSTALLED[0])
    assert {name: op.deprecated for name, op in data.ops.items()} == {
        "rake": "use tools.hoe",
        "hoe": "",
        "dig": "use tools.hoe",
        "pull": "its definition marks it so",
    }
    assert encode(decode(encode(data))) == encode(data)
    assert decode(encode(data)).ops["rake"].deprecated == "use tools.hoe"


@needs_tblgen
def test_dialect_facts(garden: DialectData) -> None:
    assert garden.facts.summary == "things that grow"
    assert garden.facts.discardable == (("garden.shaded", "unit"),)
    assert not garden.facts.parses_types


@needs_tblgen
def test_regions_and_symbols(garden: DialectData) -> None:
    bed = operation(garden, "bed")
    assert (bed.isolated, bed.symbol, bed.symbol_table, bed.no_terminator) == (True, True, True, True)
    assert (bed.graph_region, bed.single_block, bed.default_dialect) == (True, True, "garden")
    assert bed.regions[0].constraint == ("blocks", 1)
    assert bed.attributes[0].syntax == "symbol_name"
    season = bed.attributes[1]
    assert (season.syntax, season.enum, season.default) == (("keyword", "garden.Season"), "garden.Season", "autumn")
    assert bed.assembly_format == "$sym_name ($season^)? attr-dict-with-keyword $body"


@needs_tblgen
def test_variadic_parts_and_parents(garden: DialectData) -> None:
    row = operation(garden, "row")
    assert [(operand.name, operand.arity, operand.buildable) for operand in row.operands] == [
        ("seeds", "variadic", "!garden.seed"),
        ("width", "optional", "index"),
    ]
    gap, raised, tools, steps = row.attributes
    assert (gap.optional, gap.value_type, gap.constraint) == (
        True,
        "i64",
        ("allof", "integer_attr", ("typed", ("is", "i64"))),
    )
    assert (raised.syntax, raised.optional) == ("unit", True)
    assert (tools.syntax, tools.required) == (("body", "garden.tools"), True)
    assert (steps.default, steps.required) == ("[1, 2]", False)
    assert [(region.name, region.variadic) for region in row.regions] == [("first", False), ("rest", True)]
    assert row.trait("HasParent") == Trait("HasParent", ("garden.bed",))
    assert (row.implicit_terminator, row.operand_segments) == ("garden.end", True)
    assert (row.custom_syntax, row.assembly_format) == (True, None)
    end = operation(garden, "end")
    assert end.terminator
    assert end.trait("HasParent") == Trait("HasParent", ("garden.row", "unknown"))
    assert end.trait("Blooms") == Trait("Blooms", (4, 5))
    assert end.trait("Near") == Trait("Near", ("garden.row", 2, "unknown"))


@needs_tblgen
def test_constraints_and_matching_types(garden: DialectData) -> None:
    graft = operation(garden, "graft")
    plant, left, right, place = graft.operands
    assert plant.constraint == ("type", "garden.plant")
    elements = ("element", ("anyof", ("is", "f32"), ("is", "i8")))
    assert left.constraint == ("allof", "ranked_tensor", "static_shape", elements)
    vector = ("allof", "vector", ("min_rank", 1), ("element", "float"), ("anyof", ("rank", 1), ("rank", 2)))
    assert right.constraint == ("anyof", "signless", vector)
    assert place.constraint == ("allof", "memref", "unknown")
    assert graft.attributes[0].constraint == ("allof", "integer_attr", ("typed", ("is", "i32")), ("min", 1), ("max", 9))
    assert graft.attributes[1].syntax == ("property", "unit")
    assert graft.traits_named("TypesMatchWith") == (
        Trait("TypesMatchWith", ("plant", "fruit", ("parameter", "fruit"), "one")),
    )
    assert graft.trait("AllTypesMatch") == Trait("AllTypesMatch", ("left", "right"))
    assert graft.has_trait("InferTypeOpInterface")
    assert [(successor.name, successor.variadic) for successor in graft.successors] == [
        ("then", False),
        ("others", True),
    ]


@needs_tblgen
def test_an_operation_without_anything(garden: DialectData) -> None:
    bare = operation(garden, "bare")
    assert (bare.assembly_format, bare.custom_syntax) == (None, False)
    assert (bare.operands, bare.results, bare.traits, bare.terminator) == ((), (), (), False)


@needs_tblgen
def test_types_attributes_and_enums(garden: DialectData) -> None:
    plant = garden.types["plant"]
    assert plant.assembly_format == "`<` $fruit (`,` $height^)? `>`"
    assert [(one.name, one.kind, one.default) for one in plant.parameters] == [
        ("fruit", "type", None),
        ("height", ("unsigned", 32), "1"),
    ]
    assert garden.attributes["tools"].enum == "garden.Tools"
    assert garden.enums["garden.Season"] == EnumSpec("garden.Season", (("spring", 0), ("autumn", 2)))
    assert garden.enums["garden.Tools"] == EnumSpec("garden.Tools", (("rake", 1), ("hoe", 2)), 32, True, ", ")


@needs_tblgen
def test_a_dump_is_imported_without_running_anything() -> None:
    assert INSTALLED is not None
    command = [INSTALLED[0], "--dump-json", "-I", str(INSTALLED[1]), str(GARDEN)]
    dump = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    dialects = {data.name: data for data in findings_in([Records(dump)], False, ImportedFiles(), lambda _: None).dialects()}
    assert operation(dialects["garden"], "bed").summary == ""
    assert operation(dialects["garden"], "bed").location is None


@needs_tblgen
def test_written_dialects_are_read_by_a_registry(tmp_path: Path) -> None:
    assert INSTALLED is not None
    seen: list[tuple[int, int]] = []
    overlay = {"ops": {"garden.bare": {"region_kind": "graph"}}, "additions": {"garden": {"types": {"stone": {}}}}}
    (tmp_path / "dialect-overlay.json").write_text(json.dumps(overlay))
    counts, problems = import_command(
        [GARDEN], [], tmp_path, INSTALLED[0], progress=lambda file, done, total: seen.append((done, total))
    )
    assert (counts, problems) == ({"garden": 5}, [])
    assert seen == [(0, 3), (1, 3), (2, 3)]
    registry = load_registry(tmp_path)
    assert registry.ops_of("garden") == ["garden.bare", "garden.bed", "garden.end", "garden.graft", "garden.row"]
    bare, bed = registry.op("garden.bare"), registry.op("garden.bed")
    assert bare is not None
    assert bare.graph_region
    assert registry.type_def("garden", "stone") is not None
    garden = registry.dialect("garden")
    assert garden is not None
    assert bed is not None
    assert with_dialects(default_registry(), [garden]).op("garden.bed") is bed


@needs_tblgen
def test_an_error_in_a_file_is_reported_with_its_place(tmp_path: Path) -> None:
    assert INSTALLED is not None
    broken = tmp_path / "broken.td"
    broken.write_text('include "mlir/IR/OpBase.td"\n\ndef X : Nothing;\n')
    with pytest.raises(OdsError, match=r"broken\.td:3: .*Nothing") as caught:
        import_files([broken], tblgen=INSTALLED[0])
    assert (caught.value.file, caught.value.line) == (str(broken.resolve()), 2)


@needs_tblgen
def test_what_is_missing_is_reported(tmp_path: Path) -> None:
    assert INSTALLED is not None
    with pytest.raises(OdsError, match="no such file"):
        import_files([tmp_path / "gone.td"], tblgen=INSTALLED[0])
    with pytest.raises(OdsError, match="no dialect 'meadow' is declared there, but garden"):
        import_files([GARDEN], tblgen=INSTALLED[0], dialects=["meadow"])
    empty = tmp_path / "empty.td"
    empty.write_text("class Nothing;\n")
    with pytest.raises(OdsError, match=r"includes mlir/IR/OpBase\.td"):
        import_files([empty], tblgen=INSTALLED[0])
    with pytest.raises(OdsError, match="longer than 0 seconds"):
        import_files([GARDEN], tblgen=INSTALLED[0], time_limit=0)


def test_a_program_that_is_no_tblgen_is_reported(tmp_path: Path) -> None:
    with pytest.raises(OdsError, match="'no-such-tblgen' is not a program"):
        import_files([GARDEN], tblgen="no-such-tblgen")
    echo = shutil.which("echo")
    assert echo is not None
    (tmp_path / "mlir" / "IR").mkdir(parents=True)
    (tmp_path / "mlir" / "IR" / "OpBase.td").write_text("")
    with pytest.raises(OdsError, match="printed no JSON"):
        import_files([GARDEN], [tmp_path], tblgen=echo)


@needs_release
@pytest.mark.parametrize("folder", ["Arith", "ControlFlow", "Func", "SCF"])
def test_the_shipped_data_is_what_the_importer_makes(folder: str) -> None:
    assert INSTALLED is not None
    tblgen, include = INSTALLED
    shipped = Path(__file__).parents[2] / "server/mlir_ls/profiles/llvm-22"
    name = {"Arith": "arith", "ControlFlow": "cf", "Func": "func", "SCF": "scf"}[folder]
    (data,) = import_files([include / "mlir/Dialect" / folder / "IR"], tblgen=tblgen, keep_prose=False, dialects=[name])
    assert encode(data) == file_of(shipped, name).read_text(encoding="utf-8")


@needs_release
@pytest.mark.extended
def test_all_shipped_data_is_reproduced_byte_for_byte(tmp_path: Path) -> None:
    assert INSTALLED is not None
    tblgen, include = INSTALLED
    shipped = Path(__file__).parents[2] / "server/mlir_ls/profiles/llvm-22"
    overlay = tmp_path / OVERLAY_FILE
    overlay.write_text(json.dumps(profile_overlay(shipped.name)))
    import_command([include / "mlir"], [], tmp_path, tblgen, keep_prose=False)
    made, there = [json.loads((each / INDEX_FILE).read_text("utf-8"))["dialects"] for each in (tmp_path, shipped)]
    assert list(made) == [name for name in there if name != "test"]  # whose .td files are not installed
    for name in made:
        assert (tmp_path / f"{name}.json").read_bytes() == file_of(shipped, name).read_bytes(), name
