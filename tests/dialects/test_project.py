"""Loading the dialects of a project: what is found, what is cached, what is reported for damaged sources."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
from pathlib import Path

import pytest
from test_ods_import import INSTALLED, needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.ods.project import load as loading
from mlir_ls.ods.project.cache import cache_folder, clear_old, importer, modules_in, states_of
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Loaded, Named, SourceProblem, Sources, Unit, units_in
from mlir_ls.ods.registry import load_registry
from mlir_ls.ods.tablegen import tblgen
from mlir_ls.system import limits

HEAD = 'include "mlir/IR/OpBase.td"\n'
GARDEN = Path(__file__).parent / "garden.td"


def dialect(name: str, *ops: str) -> str:
    """The text of a .td file with a dialect and operations."""
    lines = [HEAD, f'def D_{name} : Dialect {{ let name = "{name}"; let cppNamespace = "::{name}"; }}\n']
    return "".join([*lines, *[f'def {op.title()}Op : Op<D_{name}, "{op}">;\n' for op in ops]])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "project"
    made.mkdir()
    return made


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.td").write_text(text, encoding="utf-8")
    return folder


def sources(*paths: Path, **others: object) -> Sources:
    return Sources(tuple([Named(str(path), "settings.toml", number) for number, path in enumerate(paths)]), **others)  # type: ignore[arg-type]


def options_of(text: str, factory: pytest.TempPathFactory, assumed: str = "x") -> CheckOptions:
    """How a text is checked, strictly, with the dialects of a project that has one .td file."""
    folder = factory.mktemp("project")
    (folder / "A.td").write_text(text, encoding="utf-8")
    found = load(sources(folder), factory.mktemp("cache"))
    assert found.problems == ()
    return CheckOptions(strict=True, dialects=found.folder, assumed=frozenset({assumed}))


def ops(loaded: Loaded) -> dict[str, list[str]]:
    assert loaded.folder is not None
    registry = load_registry(Path(loaded.folder))
    return {name: registry.ops_of(name) for name in registry.dialects()}


@needs_tblgen
def test_what_is_loaded_is_kept_by_its_content(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one"))
    seen: list[int] = []
    first = load(sources(folder), cache, None, lambda done, total, file: seen.append(done))
    assert (ops(first), first.problems, seen) == ({"a": ["a.one"]}, (), [0, 1, 2])
    assert str(folder / "A.td") in first.files
    assert load(sources(folder), cache, None, lambda done, total, file: seen.append(done)) == first
    assert seen == [0, 1, 2]
    write(folder, A=dialect("a", "one", "two"))
    second = load(sources(folder), cache)
    assert second.folder != first.folder
    assert ops(second) == {"a": ["a.one", "a.two"]}
    assert ops(first) == {"a": ["a.one"]}


@needs_tblgen
def test_what_another_importer_has_made_is_made_anew(folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone is updated without a new version."""
    first = load(sources(write(folder, A=dialect("a", "one"))), cache)
    monkeypatch.setattr(loading, "importer", lambda: (*importer(), "later.py 1 1"))
    second = load(sources(folder), cache)
    assert second.folder != first.folder
    assert ops(second) == ops(first)


def test_the_state_of_an_importer_changes_with_its_modules(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    for made in (tmp_path / "one.py", tmp_path / "inner" / "other.py"):
        before = states_of(modules_in(tmp_path))
        made.write_text("1", encoding="utf-8")
        assert states_of(modules_in(tmp_path)) != before
    before = states_of(modules_in(tmp_path))
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "one.pyc").write_text("1", encoding="utf-8")
    assert states_of(modules_in(tmp_path)) == before
    os.utime(made, ns=(1, 1))
    assert states_of(modules_in(tmp_path)) != before


@needs_tblgen
def test_an_analysis_uses_them_in_front_of_those_that_are_built_in(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one"), Ub=dialect("ub", "mine"))
    loaded = load(sources(folder), cache)
    text = 'func.func @f() {\n  "a.one"() : () -> ()\n  "ub.mine"() : () -> ()\n  "ub.poison"() : () -> ()\n  return\n}\n'
    found = [(each.code, each.span.start.line) for each in check_text(text, CheckOptions(dialects=loaded.folder))]
    assert found == [("unknown-operation", 3)]
    assert loaded.folder is not None
    shutil.rmtree(loaded.folder)  # from now on nothing is known of them, and nothing fails
    assert check_text('"a.one"() : () -> ()', CheckOptions(dialects=loaded.folder)) == []


@needs_tblgen
def test_an_error_in_one_file_does_not_keep_others_out(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one"), B=dialect("b", "one"))
    before = load(sources(folder), cache)
    write(folder, A=dialect("a", "one") + "def X : Nothing;\n", B=dialect("b", "one", "two"))
    loaded = load(sources(folder), cache)
    assert ops(loaded) == {"a": ["a.one"], "b": ["b.one", "b.two"]}
    (problem,) = loaded.problems
    assert (problem.file, problem.line, problem.code) == (str(folder / "A.td"), 3, "dialect-source")
    assert "Nothing" in problem.message
    write(folder, A=dialect("a", "one") + "<<<\n" * 61, B=dialect("b", "one", "two"))
    assert ops(load(sources(folder), cache)) == {"b": ["b.one", "b.two"]}
    held = load(sources(folder), cache, before.folder)
    assert ops(held) == {"a": ["a.one"], "b": ["b.one", "b.two"]}


@needs_tblgen
def test_what_files_of_one_folder_include_is_found_around_them(folder: Path, cache: Path) -> None:
    own = folder / "include" / "Own"
    (own / "IR").mkdir(parents=True)
    (folder / "include" / "Other").mkdir()
    write(own, Base=HEAD + 'include "Other/More.td"\n')
    write(folder / "include" / "Other", More="class Other;\n")
    write(own / "IR", Ops='include "Own/Base.td"\n' + dialect("a", "one").replace(HEAD, ""))
    loaded = load(sources(own / "IR" / "Ops.td"), cache)
    assert loaded.problems == ()
    assert ops(loaded) == {"a": ["a.one"]}
    (folder / "src").mkdir()
    shutil.move(own, folder / "src")
    found = load(sources(folder / "src" / "Own" / "IR" / "Ops.td"), cache)
    assert ops(found) == {"a": ["a.one"]}
    assert [(Path(str(each.file)).name, each.line) for each in found.problems] == [("Base.td", HEAD.count("\n"))]


@needs_tblgen
def test_an_include_without_which_nothing_is_declared_is_named(folder: Path, cache: Path) -> None:
    write(folder, A='// A.\ninclude "Gone/Base.td"\ndef A : Base<"a">;\n')
    (problem,) = load(sources(folder / "A.td"), cache).problems
    assert (problem.file, problem.line) == (str(folder / "A.td"), 1)
    assert problem.message.startswith("could not find include file 'Gone/Base.td'; ")


@needs_tblgen
def test_what_cannot_be_read_of_a_dialect_holds_until_the_error_is_gone(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one", "two", "three"))
    first = load(sources(folder), cache)
    broken = dialect("a", "one", "two", "three").replace('"two"', '"two')
    write(folder, A=broken)
    assert ops(load(sources(folder), cache)) == {"a": ["a.one", "a.three"]}
    held = load(sources(folder), cache, first.folder)
    assert ops(held) == {"a": ["a.one", "a.three", "a.two"]}
    write(folder, A="<<<\n")  # no definition at all is left for a while
    assert load(sources(folder), cache).folder is None
    assert ops(load(sources(folder), cache, held.folder)) == {"a": ["a.one", "a.three", "a.two"]}
    write(folder, A=dialect("a", "three"))
    assert ops(load(sources(folder), cache, held.folder)) == {"a": ["a.three"]}


@pytest.mark.extended
@needs_tblgen
def test_an_include_without_end_is_reported_where_it_is(folder: Path, cache: Path) -> None:
    write(folder, A=HEAD + 'include "B.td"\n', B='include "A.td"\n' + dialect("b", "one"), C=dialect("c", "one"))
    loaded = load(sources(folder), cache)
    assert ops(loaded) == {"c": ["c.one"]}
    assert {(Path(str(each.file)).name, each.line) for each in loaded.problems} == {("A.td", 1)}


@needs_tblgen
def test_a_definition_without_end_is_reported(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one") + "class L<int n> { int v = L<!add(n, 1)>.v; }\ndef X : L<0>;\n")
    (problem,) = load(sources(folder), cache).problems
    assert problem.file == str(folder / "A.td")
    assert "never ends" in problem.message


@needs_tblgen
def test_what_takes_too_much_memory_is_reported(folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MEMORY", 200 << 20)
    loops = "foreach i = 0...999 in foreach j = 0...999 in def : C<!add(i, j)>;\n"
    write(folder, A=dialect("a", "one") + f"class C<int n> {{ int v = n; }}\n{loops}")
    (problem,) = load(sources(folder), cache).problems
    assert "more memory" in problem.message


@needs_tblgen
def test_files_in_which_no_dialect_is_declared_are_named(folder: Path, cache: Path) -> None:
    (folder / "a.mlir").write_text("func.func private @f()\n", encoding="utf-8")
    write(folder, A=HEAD)
    for file, line in (("a.mlir", 0), ("A.td", None)):
        loaded = load(sources(folder / file), cache)
        (problem,) = loaded.problems
        assert (loaded.folder, problem.message, problem.line) == (None, f"{folder / file}: no dialect is declared in it", line)
        assert not problem.severe
        assert load(sources(folder / file), cache).problems == loaded.problems


@needs_tblgen
def test_a_cache_that_has_no_room_is_named(folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("mlir_ls.ods.project.load.keep", keep)
    write(folder, A=dialect("a", "one"))
    loaded = load(sources(folder), cache)
    assert loaded.folder is None
    reason = f"{cache}: No space left on device; dialects that are imported are not known until they can be kept there"
    assert [each.message for each in loaded.problems] == [reason]


@needs_tblgen
def test_two_dialects_of_one_name(folder: Path, cache: Path, tmp_path: Path) -> None:
    write(folder, A=dialect("a", "one"), B=dialect("a", "two"))
    (problem,) = load(sources(folder), cache).problems
    assert (Path(str(problem.file)).name, problem.line) == ("B.td", 1)
    assert problem.message == "there is another dialect 'a', which is used"
    other = write(tmp_path, A=dialect("a", "three"))
    data = load(sources(other / "A.td"), cache)
    (clash,) = load(sources(folder / "A.td", Path(str(data.folder))), cache).problems
    assert (clash.file, clash.line) == ("settings.toml", 1)


@needs_tblgen
def test_files_of_one_name_in_several_folders(folder: Path, cache: Path) -> None:
    for name in ("a", "b"):
        (folder / name).mkdir()
        write(folder / name, Ops="\n" * len(name) * ord(name) + dialect(name, "one"))
    loaded = load(sources(folder), cache)
    registry = load_registry(Path(str(loaded.folder)))
    for name in ("a", "b"):
        spec = registry.op(f"{name}.one")
        assert spec is not None
        assert spec.location is not None
        assert spec.location.file == str(folder / name / "Ops.td")


@needs_tblgen
def test_what_a_build_says_is_used(folder: Path, cache: Path, tmp_path: Path) -> None:
    (tmp_path / "inc").mkdir()
    write(tmp_path / "inc", Base="class Mine;\n")
    write(folder, A=dialect("a", "one") + 'include "Base.td"\n')
    commands = tmp_path / "tablegen_compile_commands.yml"
    commands.write_text(
        f'--- !FileInfo:\n  filepath: "{folder / "A.td"}"\n  includes: "{tmp_path / "inc"};/none"\n', encoding="utf-8"
    )
    assert ops(load(sources(commands), cache)) == {"a": ["a.one"]}
    assert load(sources(folder), cache).problems != ()
    assert ops(load(sources(folder, found=(str(commands),)), cache)) == {"a": ["a.one"]}
    assert ops(load(Sources(found=(str(commands),)), cache)) == {"a": ["a.one"]}
    write(folder, A=dialect("arith", "addi") + 'include "Base.td"\n')  # what no setting names hides nothing
    assert load(Sources(found=(str(commands),)), cache).folder is None


def test_the_files_of_a_build_are_read() -> None:
    text = '--- !FileInfo:\n  filepath: "/a.td"\n  includes: "/x;/y"\n--- !FileInfo:\n  filepath: /b.td\n  includes: ""\n'
    assert list(units_in(text)) == [Unit("/a.td", ("/x", "/y")), Unit("/b.td", ())]
    assert list(units_in("includes: /x\n\x00{]")) == []


@needs_tblgen
def test_imported_data_is_loaded(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one"))
    data = Path(str(load(sources(folder), cache).folder))
    copy = shutil.copytree(data, folder / "data")
    assert ops(load(sources(copy), cache)) == {"a": ["a.one"]}


@pytest.mark.parametrize(
    ("index", "files", "message"),
    [
        ("{", {}, "not a folder of imported dialects"),
        ('{"format": 99, "dialects": {}}', {}, "another version"),
        ('{"dialects": {"a": {"file": "a.json"}}}', {}, "No such file"),
        ('{"dialects": {"a": {"file": "a.json"}}}', {"a.json": "[]"}, "not a folder of imported dialects"),
        (
            '{"dialects": {"a": {"file": "a.json"}}}',
            {"a.json": '{"dialect": {"name": "a"}, "ops": {"x": {"operands": 3}}}'},
            "not a folder of imported dialects",
        ),
        ('{"dialects": {"a": {"file": "a.json"}}}', {"a.json": "[" * 100_000}, "not a folder of imported dialects"),
    ],
)
def test_damaged_data_is_reported_and_the_rest_is_used(
    folder: Path, cache: Path, index: str, files: dict[str, str], message: str
) -> None:
    good, bad = folder / "good", folder / "bad"
    for made in (good, bad):
        made.mkdir()
    (good / "dialect-index.json").write_text('{"dialects": {"g": {"file": "g.json"}}}', encoding="utf-8")
    (good / "g.json").write_text('{"dialect": {"name": "g"}, "ops": {"x": {}}}', encoding="utf-8")
    (bad / "dialect-index.json").write_text(index, encoding="utf-8")
    for name, text in files.items():
        (bad / name).write_text(text, encoding="utf-8")
    loaded = load(sources(bad, good), cache)
    assert ops(loaded) == {"g": ["g.x"]}
    (problem,) = loaded.problems
    assert (problem.file, problem.line) == ("settings.toml", 0)
    assert message in problem.message


def test_what_is_missing_is_reported(folder: Path, cache: Path) -> None:
    (folder / "x.txt").write_text("", encoding="utf-8")
    loaded = load(sources(folder / "none.td", folder / "x.txt"), cache)
    assert loaded.folder is None
    assert [(one.line, one.message.partition(": ")[2]) for one in loaded.problems] == [
        (0, "no such file or folder"),
        (1, "neither a .td file, an IRDL file (.mlir), nor a folder of dialects"),
    ]


def test_without_tablegen_the_setting_is_named(folder: Path, cache: Path) -> None:
    write(folder, A=dialect("a", "one"))
    (problem,) = load(sources(folder, tblgen="no-such-program"), cache).problems
    assert problem == SourceProblem(
        "'no-such-program' is not a program; TableGen files need it, and the setting `tblgen.path` names it", "settings.toml", 0
    )


def test_the_version_of_an_opt_determines_the_profile(folder: Path, cache: Path) -> None:
    for version, profile in (("LLVM version 19.1.7", "llvm-19"), ("LLVM version 3.0", None), ("nothing", None)):
        program = folder / "some-opt"
        program.write_text(f"#!/bin/sh\necho 'Some tool'\necho '{version}'\n", encoding="utf-8")
        program.chmod(0o755)
        assert load(Sources(opt=str(program)), cache).profile == profile
    assert load(Sources(opt=str(folder / "none")), cache).profile is None
    assert load(Sources(opt=str(program), profile="llvm-22"), cache).profile is None


@pytest.mark.skipif(os.name == "nt", reason="files have no modes")
def test_the_cache_is_for_the_user_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "new"))
    made = cache_folder()
    assert made == tmp_path / "new" / "mlir-ls" / "dialects"
    assert [stat.S_IMODE(os.stat(each).st_mode) for each in (made, made.parent)] == [0o700, 0o700]
    made.chmod(0o777)
    assert stat.S_IMODE(os.stat(cache_folder()).st_mode) == 0o700
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    made.rmdir()
    made.symlink_to(elsewhere)
    other = cache_folder()
    assert other not in (made, elsewhere)
    assert stat.S_IMODE(os.stat(other).st_mode) == 0o700


def test_what_is_not_used_any_more_goes_away(tmp_path: Path) -> None:
    for name, used in (("old", 0), ("new", 2_000_000_000)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (used, used))
    clear_old(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["new"]


@needs_tblgen
def test_documents_pay_for_the_dialects_that_they_use(cache: Path) -> None:
    assert INSTALLED is not None
    loaded = load(sources(GARDEN), cache)
    analysis = analyze(['"garden.bare"() : () -> ()'], CheckOptions(dialects=loaded.folder))
    touched = {name for name, _ in analysis.language.registry._loaded.items()}
    assert touched <= {"garden", "builtin"}


def test_the_index_says_which_version_it_is(folder: Path, cache: Path) -> None:
    for profile in ("llvm-22", "llvm-19"):
        index = Path(tblgen.__file__).parents[2] / "profiles" / profile / "dialect-index.json"
        assert json.loads(index.read_text(encoding="utf-8"))["format"] == 1


IRDL = """\
irdl.dialect @lens {
  // A pane of glass.
  irdl.type @pane
  irdl.operation @polish {
    %0 = irdl.base @lens::@pane
    irdl.operands(glass: %0)
  }
}
"""


def test_irdl_files_are_loaded(folder: Path, cache: Path) -> None:
    file = folder / "lens.mlir"
    file.write_text(IRDL, encoding="utf-8")
    loaded = load(sources(file), cache)
    assert (ops(loaded), loaded.problems, loaded.files) == ({"lens": ["lens.polish"]}, (), (str(file),))
    registry = load_registry(Path(str(loaded.folder)))
    pane = registry.type_def("lens", "pane")
    assert pane is not None
    assert pane.location is not None
    assert (pane.location.file, pane.location.line) == (str(file), 2)


def test_the_arguments_of_regions_in_irdl_files(folder: Path, cache: Path) -> None:
    file = folder / "garden.mlir"
    body = "%0 = irdl.is i32\n%1 = irdl.any\n%2 = irdl.region(%0, %1)\n%3 = irdl.region\nirdl.regions(first: %2, any: %3)"
    file.write_text(f"irdl.dialect @garden {{ irdl.operation @bed {{ {body} }} }}", encoding="utf-8")
    loaded = load(sources(file), cache)

    def messages_of(arguments: str) -> list[str]:
        text = f'"garden.bed"() ({{\n^bb0({arguments}):\n  llvm.unreachable\n}}, {{}}) : () -> ()\n'
        return [each.message for each in check_text(text, CheckOptions(dialects=loaded.folder))]

    assert messages_of("%a: i32, %b: f32") == []
    assert messages_of("%a: i32") == ["region 'first' takes 2 arguments, but got 1"]
    assert messages_of("%a: f32, %b: f32") == ["argument 0 of region 'first' must be i32, but got f32"]


def test_an_error_in_an_irdl_file_is_reported_where_it_is(folder: Path, cache: Path) -> None:
    file = folder / "lens.mlir"
    file.write_text(IRDL.replace("@lens::@pane\n", "@lens::@pain\n"), encoding="utf-8")
    (folder / "binary.mlir").write_bytes(b"\xff")
    loaded = load(sources(file, folder / "binary.mlir"), cache)
    assert ops(loaded) == {"lens": ["lens.polish"]}
    assert {(one.file, one.line) for one in loaded.problems} == {(str(file), 4), ("settings.toml", 1)}


@needs_tblgen
def test_properties_that_only_cpp_reads(folder: Path, cache: Path) -> None:
    text = dialect("a") + (
        'def OneOp : Op<D_a, "one"> {\n  let arguments = (ins IntProp<"int64_t">:$n);\n'
        '  let assemblyFormat = "prop-dict attr-dict";\n'
        "  let extraClassDeclaration = [{ static ParseResult parseProperties(OpAsmParser &, OperationState &); }];\n}\n"
    )
    write(folder, A=text)
    loaded = load(sources(folder), cache)
    assert loaded.problems == ()
    assert check_text("a.one is whatever 7", CheckOptions(strict=True, dialects=loaded.folder)) == []


@needs_tblgen
def test_properties_that_cpp_reads_as_always(folder: Path, cache: Path) -> None:
    text = dialect("a") + (
        'def OneOp : Op<D_a, "one"> {\n  let arguments = (ins IntProp<"int64_t">:$n);\n'
        '  let assemblyFormat = "prop-dict attr-dict";\n'
        "  let extraClassDeclaration = [{ static ParseResult parseProperties(OpAsmParser &parser, OperationState &) {\n"
        "    if (succeeded(parser.parseOptionalLess())) return parser.parseGreater();\n    return success();\n  } }];\n}\n"
    )
    write(folder, A=text)
    options = CheckOptions(strict=True, dialects=load(sources(folder), cache).folder)
    assert check_text("a.one <{n = 7 : i64}>", options) == []
    assert check_text("a.one is whatever 7", options) != []
