"""`mlir-ls dialects`: what is listed, and how an import ends."""

from __future__ import annotations

import shutil

import pytest
from cli_support import Files, Run, Runner

from mlir_ls.commands.dialects import table

ODS = """
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins I32:$left, I32:$right);
  let results = (outs I32:$sum);
  let assemblyFormat = "$left `,` $right attr-dict";
}
"""


def test_the_table() -> None:
    assert table({"a": 1, "longer_name": 200}) == (
        "dialect        ops\na                1\nlonger_name    200\n2 dialects, 201 operations\n"
    )


def test_the_built_in_dialects_are_listed(run: Runner) -> None:
    done = run("dialects", "list")
    assert done.status == 0
    rows = dict(line.split() for line in done.out.splitlines()[:-1])
    assert int(rows["arith"]) > 40
    assert int(rows["func"]) == 5
    assert list(rows)[1:] == sorted(list(rows)[1:])


def test_the_dialects_of_another_release_are_listed(run: Runner) -> None:
    done = run("dialects", "list", "--profile", "llvm-19")
    assert (done.status, "\nmesh " in done.out) == (0, True)
    assert run("dialects", "list", "--profile", "x") == Run(
        2, "", "mlir-ls: there is no profile 'x'; there are llvm-next, llvm-22, llvm-19, llvm-older, 2020-10, 2019-03, 2018-12\n"
    )


def test_a_folder_that_holds_no_dialects(files: Files, run: Runner) -> None:
    files({"d/a.json": "{}", "e/dialect-index.json": "no"})
    for folder in ("d", "e", "gone"):
        done = run("dialects", "list", folder)
        assert done.status == 2
        assert done.err.startswith(f"mlir-ls: {folder}: not a folder of imported dialects (")


@pytest.mark.skipif(shutil.which("llvm-tblgen-22") is None, reason="llvm-tblgen-22 is not installed")
def test_an_import_is_listed(files: Files, run: Runner) -> None:
    files({"toy.td": ODS})
    expected = "dialect    ops\ntoy          1\n1 dialect, 1 operation\n"
    done = run("dialects", "import", "toy.td", "-o", "out", "--tblgen", "llvm-tblgen-22")
    assert done == Run(0, expected, "")
    assert run("dialects", "list", "out").out == expected


@pytest.mark.skipif(shutil.which("llvm-tblgen-22") is None, reason="llvm-tblgen-22 is not installed")
def test_an_import_builds_on_its_neighbour(files: Files, run: Runner) -> None:
    files({"toy.td": ODS, "toy2.td": ODS + 'def Toy_SubOp : Op<Toy_Dialect, "sub">;'})
    tblgen = ("--tblgen", "llvm-tblgen-22")
    run("dialects", "import", "toy.td", "-o", "data/one", *tblgen)
    done = run("dialects", "import", "toy2.td", "-o", "data/two", "--base", "data/one", "--no-prose", *tblgen)
    assert done == Run(0, "dialect    ops\ntoy          2\n1 dialect, 2 operations\n", "")
    assert run("dialects", "list", "data/two").out == done.out
    again = run("dialects", "import", "toy2.td", "-o", "elsewhere", "--base", "data/one", *tblgen)
    assert again == Run(2, "", "mlir-ls: data/one: is no folder of imported dialects beside 'elsewhere'\n")


@pytest.mark.parametrize(
    "arguments", [["gone.td", "-o", "out"], ["toy.td", "-o", "out", "--tblgen", "no-such-program"]]
)
def test_an_import_that_fails(files: Files, run: Runner, arguments: list[str]) -> None:
    files({"toy.td": ODS})
    done = run("dialects", "import", *arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("mlir-ls: ")


@pytest.mark.skipif(shutil.which("llvm-tblgen-22") is None, reason="llvm-tblgen-22 is not installed")
def test_what_is_right_is_imported_where_a_definition_is_wrong(files: Files, run: Runner) -> None:
    wrong = (
        'def Toy_SubOp : Op<Toy_Dialect, "sub"> {\n'
        "  let arguments = (ins I32:$a);\n"
        "  let fancyThing = 1;\n"
        '  let assemblyFormat = "$a attr-dict";\n'
        "  let otherThing = [{ a; b; }];\n"
        "}\n"
        'def Toy_MulOp : Toy_Gone<"mul">;\n'
    )
    odd = 'def Toy_OddOp : Op<Toy_Dialect, "odd"> { let arguments = (ins I32:$a); let assemblyFormat = "$a attrdict"; }\n'
    files({"toy.td": ODS + wrong, "odd.td": ODS + odd, "evil.td": ODS.replace('"toy"', '"../evil"')})
    done = run("dialects", "import", "toy.td", "-o", "out", "--tblgen", "llvm-tblgen-22")
    assert (done.status, done.out) == (1, "dialect    ops\ntoy          2\n1 dialect, 2 operations\n")
    assert [line.partition("toy.td:")[2] for line in done.err.splitlines()] == [
        "15: Couldn't find class 'Toy_Gone'",
        "11: there is no field 'fancyThing' here, which is left out",
        "13: there is no field 'otherThing' here, which is left out",
    ]
    assert run("dialects", "list", "out").out == done.out
    done = run("dialects", "import", "odd.td", "-o", "odd", "--tblgen", "llvm-tblgen-22")
    assert (done.status, done.out) == (0, "dialect    ops\ntoy          2\n1 dialect, 2 operations\n")
    assert "odd.td:9: the assembly format of 'toy.odd' is none: " in done.err
    assert done.err.endswith(", but got 'attrdict' (warning)\n")
    done = run("dialects", "import", "evil.td", "-o", "evil/out", "--tblgen", "llvm-tblgen-22")
    assert (done.status, done.out) == (2, "")
    assert "evil.td:3: '../evil' cannot be the name of a dialect" in done.err


@pytest.mark.skipif(shutil.which("llvm-tblgen-22") is None, reason="llvm-tblgen-22 is not installed")
def test_a_missing_include_is_proposed_as_an_option(files: Files, run: Runner) -> None:
    files({"src/toy.td": 'include "mlir/IR/OpBase.td"\ninclude "Toy/Base.td"\n', "include/Toy/Base.td": ODS})
    done = run("dialects", "import", "src/toy.td", "-o", "out", "--tblgen", "llvm-tblgen-22")
    assert done.status == 2
    assert "could not find include file 'Toy/Base.td', so it is left out; it is found with `-I " in done.err


IRDL = """irdl.dialect @toy {
  irdl.type @cube
  irdl.operation @roll {
    %0 = irdl.base @toy::@cube
    irdl.operands(cube: %0)
  }
}
"""


def test_an_irdl_file_is_imported_without_tablegen(files: Files, run: Runner) -> None:
    files({"toy.mlir": IRDL})
    expected = "dialect    ops\ntoy          1\n1 dialect, 1 operation\n"
    assert run("dialects", "import", "toy.mlir", "-o", "out", "--tblgen", "no-such-program") == Run(0, expected, "")
    assert run("dialects", "list", "out").out == expected


def test_an_irdl_file_with_a_mistake(files: Files, run: Runner) -> None:
    files({"toy.mlir": IRDL.replace("base @toy::@cube", "base @toy::@cub")})
    done = run("dialects", "import", "toy.mlir", "-o", "out")
    assert done.status == 1
    assert done.out == (
        "toy.mlir:4:5: error: '@toy::@cub' is no type or attribute of this file [undefined-symbol]\n"
        "    4 |     %0 = irdl.base @toy::@cub\n"
        "      |     ^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "dialect    ops\ntoy          1\n1 dialect, 1 operation\n"
    )


def test_files_that_declare_no_dialect(files: Files, run: Runner) -> None:
    files({"empty.mlir": "func.func private @f()\n"})
    assert run("dialects", "import", "empty.mlir", "-o", "out") == Run(2, "", "mlir-ls: no dialect is declared in these files\n")
    assert run("dialects", "import", "gone.mlir", "-o", "out").status == 2
