"""Profiles: releases of MLIR, what they share, and how a text names one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from assembly_support import read

from mlir_ls.analysis import CheckOptions, analyze, check_text, update
from mlir_ls.ods import storage
from mlir_ls.ods.language import profile_language
from mlir_ls.ods.profiles import DEFAULT_PROFILE, pinned_profile, profile_folder, profiles, release_of
from mlir_ls.ods.registry import load_registry, profile_registry
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, Operand, OpSpec, Trait, TypeDef
from mlir_ls.ods.storage import INDEX_FILE, decode, encode, file_of, read_dialect
from mlir_ls.ods.tablegen.importer import write_dialects
from mlir_ls.ods.tablegen.overlay import with_overlay, without_taken_back
from mlir_ls.text import Edit, split_lines

OPERATIONS_OF_19 = {
    "acc": 48, "affine": 15, "amdgpu": 13, "amx": 13, "arith": 49, "arm_neon": 6, "arm_sme": 71, "arm_sve": 37,
    "async": 29, "bufferization": 7, "builtin": 2, "cf": 4, "complex": 28, "dlti": 0, "emitc": 40, "func": 5, "gpu": 62,
    "index": 26, "irdl": 17, "linalg": 98, "llvm": 251, "math": 39, "memref": 31, "mesh": 17, "ml_program": 11,
    "mpi": 7, "nvgpu": 21, "nvvm": 80, "omp": 40, "pdl": 15, "pdl_interp": 39, "polynomial": 12, "ptr": 0, "quant": 3,
    "rocdl": 88, "scf": 12, "shape": 40, "sparse_tensor": 35, "spirv": 261, "tensor": 23, "test": 418, "tosa": 77,
    "transform": 184, "ub": 1, "vcix": 2, "vector": 45, "x86vector": 15, "xegpu": 17,
}  # fmt: skip

OLD = profile_language("llvm-19")


def dialect(**parts: object) -> DialectData:
    """The dialect `own` with these tables."""
    tables = {"ops": {}, "types": {}, "attributes": {}, "enums": {}, **parts}
    return DialectData(DialectFacts("own"), **tables)  # type: ignore[arg-type]


def codes(text: str, options: CheckOptions | None = None) -> list[str]:
    return [diagnostic.code for diagnostic in check_text(text, options)]


# -- the releases ---------------------------------------------------------------------------------------------------


def test_the_profiles_come_newest_first_and_have_names_for_people() -> None:
    assert profiles() == ("llvm-22", "llvm-19", "2020-10", "2019-03", "2018-12")
    assert profiles()[0] == DEFAULT_PROFILE
    assert [release_of(profile) for profile in profiles()][:3] == ["LLVM 22", "LLVM 19", "MLIR of 2020-10"]
    assert [profile_language(profile).version for profile in profiles()][:2] == ["LLVM 22", "LLVM 19"]


def test_llvm_19_has_its_own_operations() -> None:
    registry = profile_registry("llvm-19")
    assert {name: len(registry.ops_of(name)) for name in registry.dialects()} == OPERATIONS_OF_19


def test_every_operation_of_every_profile_can_be_made() -> None:
    for profile in profiles():
        registry = profile_registry(profile)
        for name in registry.dialects():
            assert all(registry.op(op) is not None for op in registry.ops_of(name))


def test_what_came_and_what_went() -> None:
    new, old = profile_registry("llvm-22"), profile_registry("llvm-19")
    assert new.op("mesh.all_reduce") is None
    assert old.op("mesh.all_reduce") is not None
    assert new.op("vector.to_elements") is not None
    assert old.op("vector.to_elements") is None
    assert not old.knows_dialect("shard")


def test_enums_of_a_release_in_which_all_enums_were_attributes() -> None:
    flags = profile_registry("llvm-19").enum("arith.FastMathFlags")
    assert flags is not None
    assert (flags.bits, flags.separator, flags.width) == (True, ",", 32)
    assert dict(flags.cases)["fast"] == 127
    predicate = profile_registry("llvm-19").enum("arith.CmpIPredicate")
    assert predicate is not None
    assert (predicate.bits, predicate.width) == (False, 64)


@pytest.mark.parametrize(
    ("text", "operands", "results"),
    [
        ("%c, %d = transform.structured.split %t after 4 {dimension = 0} : !pdl.operation", ["%t: !pdl.operation"], 2),
        ("%r = llvm.icmp \"eq\" %a, %b : !llvm.vec<2 x ptr>", ["%a: !llvm.vec<2 x ptr>", "%b: !llvm.vec<2 x ptr>"], 1),
        ("%r = llvm.add %a, %b overflow<nsw, nuw> {x} : i32", ["%a: i32", "%b: i32"], 1),
        ("%r = tosa.cond_if %c -> (tensor<f32>) {…} else {…}", ["%c"], 1),
        ("%r = nvvm.vote.ballot.sync %m, %p : i32", ["%m", "%p"], 1),
        ("omp.single copyprivate(%a -> @copy : !llvm.ptr) {…}", ["%a: !llvm.ptr"], 0),
        ("omp.target_data map_entries(%a, %b : !llvm.ptr, !llvm.ptr) {…}", ["%a: !llvm.ptr", "%b: !llvm.ptr"], 0),
        ("omp.task in_reduction(byref @r -> %a : !llvm.ptr) {…}", ["%a: !llvm.ptr"], 0),
        ("linalg.elemwise_unary ins(%a : tensor<2xf32>) outs(%b : tensor<2xf32>) -> tensor<2xf32>",
         ["%a: tensor<2xf32>", "%b: tensor<2xf32>"], 1),
        ("acc.loop combined(parallel) reduction(@sum -> %a : i32) {…}", ["%a: i32"], 0),
        ('%r = spirv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %v cluster_size(%c) : i32', ["%v: i32", "%c"], 1),
        ("gpu.module @m <#gpu.select_object> [#nvvm.target] attributes {x} {…}", [], 0),
    ],
)  # fmt: skip
def test_syntaxes_of_llvm_19(text: str, operands: Sequence[str], results: int | None) -> None:
    operation = read(text, OLD)
    assert operation.uses() == operands
    found = operation.results()
    assert (None if found is None else len(found)) == results
    assert operation.shape.known


def test_regions_of_llvm_19_have_the_arguments_that_clauses_name() -> None:
    clauses = "reduction(byref @r %a -> %x : !llvm.ptr, @r %b -> %y : memref<i32>) private(@p %c -> %z : i32)"
    operation = read(f"omp.parallel {clauses} {{…}}", OLD)
    assert operation.uses() == ["%a: !llvm.ptr", "%b: memref<i32>", "%c: i32"]
    (region,) = operation.shape.regions
    assert [f"%{operation.names[each.slot]}: {each.types[0]}" for each in region.arguments] == [
        "%x: !llvm.ptr", "%y: memref<i32>", "%z: i32",
    ]  # fmt: skip
    assert operation.all_implied()["reduction_vars_byref"] == "array<i1: true, false>"


# -- what releases share --------------------------------------------------------------------------------------------

BELOW = dialect(
    ops={
        "same": OpSpec("own.same", (Operand("a", ("anyof", "float", "index")),), traits=(Trait("Pure"),)),
        "changed": OpSpec("own.changed", (Operand("a", ("anyof", "float", "index")),)),
        "gone": OpSpec("own.gone"),
    },
    types={"same": TypeDef("own.same"), "gone": TypeDef("own.gone")},
    attributes={"changed": AttrDef("own.changed")},
    enums={"own.E": EnumSpec("own.E", (("a", 0),))},
)
OTHER = dialect(
    ops={
        "same": OpSpec("own.same", (Operand("a", ("anyof", "float", "index")),), traits=(Trait("Pure"),)),
        "changed": OpSpec("own.changed", (Operand("b", ("anyof", "float", "index")),)),
        "added": OpSpec("own.added", traits=(Trait("Pure"),)),
    },
    types={"same": TypeDef("own.same")},
    attributes={"changed": AttrDef("own.changed", custom_syntax=True)},
    enums={"own.E": EnumSpec("own.E", (("a", 0),))},
)


def test_equal_parts_are_stored_once() -> None:
    text = encode(OTHER, ("first", BELOW))
    raw = json.loads(text)
    assert raw["base"] == "first"
    assert raw["without"] == {"ops": ["gone"], "types": ["gone"], "attributes": [], "enums": []}
    assert (sorted(raw["ops"]), "types" in raw, sorted(raw["attributes"])) == (["added", "changed"], False, ["changed"])
    data = decode(text, {"first": BELOW}.__getitem__)
    assert encode(data) == encode(OTHER)
    assert (sorted(data.ops), len(data.ops), sorted(data.types)) == (["added", "changed", "same"], 3, ["same"])
    assert data.ops["same"] is BELOW.ops["same"]
    assert "gone" not in data.ops
    with pytest.raises(KeyError):
        data.ops["gone"]


def test_a_registry_finds_the_neighbour_that_its_files_build_on(tmp_path: Path) -> None:
    for folder, text in (("first", encode(BELOW)), ("second", encode(OTHER, ("first", BELOW)))):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "own.json").write_text(text)
        (tmp_path / folder / "dialect-index.json").write_text('{"dialects": {"own": {"file": "own.json", "ops": 3}}}')
    registry = load_registry(tmp_path / "second")
    assert registry.ops_of("own") == ["own.added", "own.changed", "own.same"]
    assert registry.type_def("own", "same") is not None


def test_the_data_of_a_profile_is_in_the_folders_of_its_dialects() -> None:
    for profile in profiles():
        index = json.loads((profile_folder(profile) / INDEX_FILE).read_text("utf-8"))["dialects"]
        for name, entry in index.items():
            file = profile_folder(profile) / entry["file"]
            assert entry["file"] == f"../../dialects/{name}/{profile}.json"
            assert file.resolve() == file_of(profile_folder(profile), name).resolve()
            assert read_dialect(file).name == name
    data = {file for profile in profiles() for file in profile_folder(profile).parents[1].glob(f"dialects/*/{profile}.json")}
    listed = {file_of(profile_folder(profile), name) for profile in profiles() for name in profile_registry(profile).dialects()}
    assert data == listed


def test_a_profile_is_imported_into_the_folders_of_its_dialects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PROFILES", tmp_path / "profiles")
    monkeypatch.setattr(storage, "_DIALECTS", tmp_path / "dialects")
    (tmp_path / "dialects").mkdir()
    write_dialects([BELOW], tmp_path / "profiles" / "first")
    write_dialects([OTHER], tmp_path / "profiles" / "second", tmp_path / "profiles" / "first")
    assert sorted(file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.json")) == [
        "dialects/own/first.json", "dialects/own/second.json",
        "profiles/first/dialect-index.json", "profiles/second/dialect-index.json",
    ]  # fmt: skip
    assert json.loads((tmp_path / "dialects/own/second.json").read_text())["base"] == "first"
    registry = load_registry(tmp_path / "profiles" / "second")
    assert registry.ops_of("own") == ["own.added", "own.changed", "own.same"]
    assert registry.type_def("own", "same") is not None


def test_other_folders_have_the_files_themselves(tmp_path: Path) -> None:
    write_dialects([BELOW], tmp_path / "first")
    write_dialects([OTHER], tmp_path / "second", tmp_path / "first")
    assert sorted(file.name for file in (tmp_path / "second").iterdir()) == ["dialect-index.json", "own.json"]
    assert load_registry(tmp_path / "second").ops_of("own") == ["own.added", "own.changed", "own.same"]


@pytest.mark.parametrize("folder", ["../first", "/", "first/..", "..", ""])
def test_only_a_neighbour_can_be_built_on(tmp_path: Path, folder: str) -> None:
    file = tmp_path / "second" / "own.json"
    file.parent.mkdir()
    file.write_text(encode(OTHER, (folder, BELOW)))
    with pytest.raises(ValueError, match="is not the name of a folder"):
        read_dialect(file)
    with pytest.raises(ValueError, match="builds on dialects that are not there"):
        decode(file.read_text())


def test_the_data_of_llvm_19_leaves_out_that_of_llvm_22() -> None:
    new, old = [file_of(profile_folder(profile), "async") for profile in ("llvm-22", "llvm-19")]
    assert old.stat().st_size < new.stat().st_size / 2
    assert profile_registry("llvm-19").op("async.add_to_group") is not None


def test_an_overlay_gives_parts_and_traits_as_data_does() -> None:
    fields = {"successors": [["first"], ["second", False, 1]], "with_traits": [["Requires", ["same_type", "a", "b"]]]}
    op = OpSpec("own.op", traits=(Trait("Terminator"),))
    found = with_overlay(dialect(ops={"op": op}), {"ops": {"own.op": fields}}).ops["op"]
    assert [(each.name, each.made) for each in found.successors] == [("first", 0), ("second", 1)]
    assert found.traits == (Trait("Terminator"), Trait("Requires", (("same_type", "a", "b"),)))


def test_another_releases_overlay_adds_formats_only_where_there_are_none() -> None:
    below = {
        "ops": {
            "own.same": {"assembly_format": "`x`"},
            "own.changed": {"assembly_format": "`x`"},
            "own.gone": {"assembly_format": "`x`"},
            "own.missing": {"region_kind": "graph"},
        },
        "additions": {"own": {"types": {"kept": {}, "taken": {}}}},
    }
    own = {"ops": {"own.changed": None}, "additions": {"own": {"types": {"taken": None}}}}
    ops = {**BELOW.ops, "same": OpSpec("own.same", assembly_format="`y`")}
    inherited = with_overlay(dialect(ops=ops), without_taken_back(below, own), inherited=True)
    data = with_overlay(inherited, own)
    formats = {name: op.assembly_format for name, op in data.ops.items()}
    assert formats == {"same": "`y`", "changed": None, "gone": "`x`"}
    assert sorted(data.types) == ["kept"]


# -- which release a text is written for ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "pin"),
    [
        ("// mlir-ls: profile=llvm-19", ("llvm-19", 0, 20)),
        ("// RUN: x\n\n  //mlir-ls:profile = llvm-19  \nfunc.func", ("llvm-19", 2, 22)),
        ("// mlir-ls: profile=nine", ("nine", 0, 20)),
        ("// mlir-ls: profile=", None),
        ("// mlir-ls: profile=a b", None),
        ("f // mlir-ls: profile=a", None),
        ("\n" * 10 + "// mlir-ls: profile=llvm-19", None),
        ("", None),
    ],
)
def test_a_comment_pins_a_profile(text: str, pin: tuple[str, int, int] | None) -> None:
    assert pinned_profile(split_lines(text)) == pin


IN_19 = "mesh.mesh @m(shape = 2)\nfunc.func @f(%a: i32) {\n  return\n}\n"


def test_options_and_comments_say_which_dialects_there_are() -> None:
    strict = CheckOptions(strict=True)
    assert codes(IN_19, strict) == ["unknown-dialect"]
    assert codes(IN_19, CheckOptions(strict=True, profile="llvm-19")) == []
    assert codes(f"// mlir-ls: profile=llvm-19\n{IN_19}", strict) == []
    assert codes(f"// mlir-ls: profile=llvm-22\n{IN_19}", CheckOptions(strict=True, profile="llvm-19")) == [
        "unknown-dialect"
    ]
    assert codes(IN_19, CheckOptions(strict=True, profile="none")) == ["unknown-dialect"]


def test_a_pinned_profile_that_does_not_exist_is_reported() -> None:
    (found,) = check_text("// mlir-ls: profile=llvm-18\nfunc.func private @f()")
    assert (found.code, found.severity.name) == ("unknown-profile", "WARNING")
    assert (found.span.start.line, found.span.start.character, found.span.end.character) == (0, 20, 27)
    assert found.message == "there is no profile 'llvm-18'; there are llvm-next, llvm-22, llvm-19, llvm-older, 2020-10, 2019-03, 2018-12"


def test_editing_the_comment_changes_the_profile() -> None:
    lines = split_lines(f"// profile\n{IN_19}")
    analysis = analyze(lines, CheckOptions(strict=True))
    assert [diagnostic.code for diagnostic in analysis.diagnostics] == ["unknown-dialect"]
    pinned = update(analysis, Edit(0, 1, ["// mlir-ls: profile=llvm-19"]))
    assert pinned.diagnostics == []
    assert pinned.language is OLD
    again = update(pinned, Edit(3, 4, ["  return %a : i33"]))
    assert [diagnostic.code for diagnostic in again.diagnostics] == ["value-type-mismatch"]
    back = update(pinned, Edit(0, 1, ["// mlir-ls: profile=llvm-9"]))
    assert [diagnostic.code for diagnostic in back.diagnostics] == ["unknown-profile", "unknown-dialect"]


def test_a_pinned_profile_makes_an_unknown_operation_an_error_in_an_editor() -> None:
    text = "func.func @f() {\n  cf.no_such_operation\n  return\n}\n"
    severities = [
        [diagnostic.severity.name for diagnostic in check_text(prefix + text, CheckOptions(editor=True))]
        for prefix in ("", "// mlir-ls: profile=llvm-19\n")
    ]
    assert severities == [["WARNING"], ["ERROR"]]


# -- the rules of an older release -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("omp.critical.declare @lock hint(uncontended, contended)", "omp.hint"),
        (
            "func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {\n"
            "  %0 = tosa.reduce_prod %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x2xf32>\n"
            "  return %0 : tensor<2x2xf32>\n}",
            "tosa.result-sizes",
        ),
        (
            "func.func @f(%a: tensor<9x9xf32>, %b: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {\n"
            "  %0 = tensor.pack %a inner_dims_pos = [0, 0] inner_tiles = [4, 4] into %b"
            " : tensor<9x9xf32> -> tensor<2x2x4x4xf32>\n"
            "  return %0 : tensor<2x2x4x4xf32>\n}",
            "linalg.packed-type-llvm-19",
        ),
        (
            "func.func @f(%v: vector<4x4xf32>, %m: memref<?x?xf32>, %i: index) {\n"
            "  vector.transfer_write %v, %m[%i] : vector<4x4xf32>, memref<?x?xf32>\n"
            "  return\n}",
            "subscript-count",
        ),
        (
            "func.func @f(%v: vector<4x4xf32>, %m: memref<?x?xf32>, %i: index) {\n"
            "  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4x4xf32>, memref<?x?xf32>\n"
            "  return\n}",
            "vector.transfer-map",
        ),
        (
            "func.func @f(%b: memref<4x4xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {\n"
            "  vector.scatter %b[%i][%x], %m, %p : memref<4x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>\n"
            "  return\n}",
            "subscript-count",
        ),
        (
            "func.func @f(%b: memref<4x4xf32>, %i: index, %x: vector<5xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {\n"
            "  %0 = vector.gather %b[%i, %i][%x], %m, %p"
            " : memref<4x4xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
            "  return\n}",
            "vector.access-shapes",
        ),
    ],
)
def test_rules_hold_for_operations_and_parts_that_were_renamed_since(text: str, code: str) -> None:
    assert codes(text, CheckOptions(profile="llvm-19")) == [code]
