"""Which dialects a repository defines, with nothing set."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mlir_ls.ods.project.discovery import find_dialects, settings_text
from mlir_ls.ods.project.ignored import files_in
from mlir_ls.ods.project.sources import compile_commands_around
from mlir_ls.ods.registry import default_registry

EXAMPLES = Path(__file__).parents[2] / "examples"


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def dialect(name: str, *includes: str) -> str:
    head = "".join([f'include "{include}"\n' for include in includes])
    return f'{head}def {name.title()}_Dialect : Dialect {{\n  let summary = "x";\n  let name = "{name}";\n}}\n'


def test_the_dialects_of_the_examples() -> None:
    found = find_dialects(str(EXAMPLES), default_registry())
    assert settings_text(found) == (
        "dialects = [\n"
        '    "dialects/harbor/include/berth/BerthOps.td",\n'
        '    "dialects/harbor/include/crane/CraneOps.td",\n'
        '    "dialects/harbor/include/hull/HullOps.td",\n'
        '    "dialects/harbor/include/lamp/LampOps.td",\n'
        '    "dialects/harbor/include/ore/OreOps.td",\n'
        '    "dialects/harbor/include/port/PortOps.td",\n'
        '    "dialects/harbor/include/port/PortTransformOps.td",\n'
        '    "dialects/harbor/include/rope/RopeOps.td",\n'
        '    "dialects/harbor/include/wave/WaveOps.td",\n'
        '    "dialects/loom.td",\n'
        '    "dialects/mill/include/mill/MillOps.td",\n'
        '    "dialects/mill/include/mill/MillTransformOps.td",\n'
        "]\n"
        "includes = [\n"
        '    "dialects/harbor/include",\n'
        '    "dialects/mill/include",\n'
        "]\n"
    )
    assert found.dialects == ("berth", "crane", "hull", "lamp", "loom", "mill", "ore", "port", "rope", "wave")


def test_includes_are_found_where_others_are_and_dialects_are_not(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "src/Ops.td": dialect("own", "base/Base.td", "theirs/Theirs.td"),
            "third_party/lib/include/base/Base.td": "class Base;\n",
            "third_party/lib/include/theirs/Theirs.td": dialect("theirs"),
            ".gitmodules": '[submodule "lib"]\n\tpath = third_party/lib\n\turl = x\n',
            "third_party/llvm-project/mlir/include/mlir/IR/OpBase.td": "class Dialect;\n",
        },
    )
    found = find_dialects(str(tmp_path), default_registry())
    assert (found.dialects, found.files, found.includes) == (("own",), ("src/Ops.td",), ("third_party/lib/include",))


def test_dialects_of_a_repository_may_be_among_those_of_others(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "include/own/Ops.td": dialect("own"),
            "third_party/chip/include/Chip.td": dialect("chip"),
            "external/Ops.td": dialect("own"),
            "third_party/lib/Lib.td": dialect("lib"),
            "third_party/lib/.git": "gitdir: x\n",
            "third_party/llvm/mlir/include/mlir/IR/OpBase.td": "class Dialect;\n",
            "third_party/llvm/flang/include/Fir.td": dialect("fir"),
            "third_party/chip/test/Test.td": dialect("test"),
        },
    )
    found = find_dialects(str(tmp_path), default_registry())
    assert found.dialects == ("chip", "own")
    assert found.files == ("include/own/Ops.td", "third_party/chip/include/Chip.td")


def test_what_is_built_in_or_there_twice_is_not_named(tmp_path: Path) -> None:
    write(tmp_path, {"a/Own.td": dialect("own"), "b/c/Own.td": dialect("own"), "Arith.td": dialect("arith")})
    found = find_dialects(str(tmp_path), default_registry())
    assert (found.dialects, found.files) == (("own",), ("a/Own.td",))
    assert found.namesakes == (("arith", "Arith.td"),)
    note = '# dialect arith is built in; to use the one of this repository, add "Arith.td"\n'
    assert settings_text(found) == f'{note}dialects = ["a/Own.td"]\n'
    mlir = write(tmp_path / "mlir", {"mlir/include/mlir/Dialect/Arith.td": dialect("arith")})
    assert find_dialects(str(mlir), default_registry()).namesakes == ()
    assert find_dialects(str(write(tmp_path / "none", {"Arith.td": dialect("arith")})), default_registry()).dialects == ()


def test_patterns_and_passes_are_no_dialects(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "Own.td": dialect("own"),
            "Patterns.td": 'include "mlir/IR/PatternBase.td"\ninclude "Own.td"\ndef P;\n',
            "Passes.td": 'include "mlir/Pass/PassBase.td"\ninclude "Own.td"\ndef P;\n',
        },
    )
    assert find_dialects(str(tmp_path), default_registry()).files == ("Own.td",)


def test_a_file_whose_classes_its_includes_use_is_imported_for_them(tmp_path: Path) -> None:
    own = 'include "Dialect.td"\nclass Own_Op<string name> : Op<Own_Dialect, name>;\ninclude "One.td"\ninclude "Two.td"\n'
    write(
        tmp_path,
        {
            "Dialect.td": dialect("own"),
            "Own.td": own,
            "One.td": 'include "Dialect.td"\ndef One : Own_Op<"one">;\n',
            "Two.td": 'def Two : Own_Op<"two">;\n',
            "Base.td": 'include "Dialect.td"\nclass Other;\n',
        },
    )
    assert find_dialects(str(tmp_path), default_registry()).files == ("Own.td",)


def test_what_is_missing_is_said_and_hostile_files_are_survived(tmp_path: Path) -> None:
    write(tmp_path, {"Own.td": dialect("own", "gone/Gone.td"), "Loop.td": 'include "Loop.td"\ninclude "Own.td"\ndef X;\n'})
    (tmp_path / "Bytes.td").write_bytes(b"\xff\x00def X : Dialect { let name = ")
    (tmp_path / "Link.td").symlink_to(tmp_path / "nowhere")
    found = find_dialects(str(tmp_path), default_registry())
    assert (found.dialects, found.missing) == (("own",), ("gone/Gone.td",))
    assert settings_text(found).startswith('# not found: "gone/Gone.td"\n')


def test_what_git_ignores_is_passed_over(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            ".gitignore": "# builds\nbuild*/\n/top.td\n*.gen.td\n!kept.gen.td\nsub/deep/*.td\n",
            **dict.fromkeys(("a.td", "top.td", "x.gen.td", "kept.gen.td", "build-1/b.td", ".hidden/c.td"), ""),
            **dict.fromkeys(("sub/top.td", "sub/deep/d.td", "sub/a.cpp", "other/build.td"), ""),
        },
    )
    found = [str(Path(file).relative_to(tmp_path)) for file in files_in(str(tmp_path), ".td")]
    assert sorted(found) == ["a.td", "kept.gen.td", "other/build.td", "sub/top.td"]


@pytest.mark.parametrize("build", ["../own-build", "build"])
def test_what_a_build_has_generated_is_included(tmp_path: Path, build: str) -> None:
    folder = write(tmp_path / "own", {".gitignore": "build/\n", "include/Own.td": dialect("own", "gen/Gen.td")})
    write(folder / build, {"tools/include/gen/Gen.td": dialect("generated")})
    found = find_dialects(str(folder), default_registry())
    assert (found.dialects, found.files) == (("own",), ("include/Own.td",))
    assert (found.includes, found.missing) == ((f"{build}/tools/include",), ())


def test_a_dialect_is_found_whatever_stands_in_front_of_its_name(tmp_path: Path) -> None:
    prose = 'let description = [{ As `{ a }`; // not } this. }];\n  let summary = "// }";  // and not } that\n'
    text = dialect("own").replace('let summary = "x";', prose) + dialect("none").replace("\n", "\n// ").join(["// ", "\n"])
    assert find_dialects(str(write(tmp_path, {"Own.td": text})), default_registry()).dialects == ("own",)


def test_a_build_beside_the_project_is_found(tmp_path: Path) -> None:
    write(tmp_path, {"own-build/tablegen_compile_commands.yml": "", "own/a.td": ""})
    assert compile_commands_around(str(tmp_path / "own")) == [str(tmp_path / "own-build" / "tablegen_compile_commands.yml")]


def test_a_copy_of_an_example_reads_its_own_settings(tmp_path: Path) -> None:
    mill = Path(shutil.copytree(EXAMPLES / "dialects" / "mill", tmp_path / "mill"))
    found = find_dialects(str(mill), default_registry())
    assert found.includes == ("include",)


_CLASS = 'class Own_Base<string n, string m = n> : Dialect { let summary = "x"; let name = m; }\n'


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('class Own_Base : Dialect;\ndef D : Own_Base { let name = "own"; }\n', ["own"]),
        (f'{_CLASS}def D : Own_Base<"own">;\ndef E : Own_Base<"x", "other">;\ndef F : Own_Base<"x", m = "third">;\n', ["other", "own", "third"]),
        (f'{_CLASS}class Derived<string n> : Own_Base<n # "_ir">;\ndef D : Derived<"own">;\n', ["own_ir"]),
        ('defvar n = "own";\ndef D : Dialect { let name = n; }\n', ["own"]),
        ('foreach n = ["own", "other"] in {\n  def n#_Dialect : Dialect { let name = n; }\n}\n', ["other", "own"]),
        ('multiclass M<string n> { def _Dialect : Dialect { let name = n; } }\ndefm D : M<"own">;\n', ["own"]),
        ('let summary = "x" in { let name = "own" in def D : Dialect; }\n', ["own"]),
        ('class A<string n> : B<n>;\nclass B<string n> : A<n>, Dialect { let name = n; }\ndef D : A<"own">;\n', ["own"]),
        (f"{_CLASS}def D : Own_Base<!tolower(A.name)>;\n", []),
        ("let a = 1 in {\n" * 500 + 'def D : Dialect { let name = "own"; }\n' + "{" * 5000, ["own"]),
    ],
)
def test_the_name_of_a_dialect_is_what_its_class_or_a_variable_says(tmp_path: Path, text: str, names: list[str]) -> None:
    found = find_dialects(str(write(tmp_path, {"Own.td": text})), default_registry())
    assert list(found.dialects) == names


def test_the_class_of_a_dialect_may_stand_in_another_file(tmp_path: Path) -> None:
    ops = 'include "Base.td"\ndef Own_Dialect : Own_Base<"own">;\ndef One : Op<Own_Dialect, "one">;\n'
    found = find_dialects(str(write(tmp_path, {"lib/Base.td": _CLASS, "lib/Ops.td": ops})), default_registry())
    assert (found.dialects, found.files) == (("own",), ("lib/Ops.td",))
