"""Older MLIR brought to today's: what changes, what stays, what has no counterpart."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.cli import main
from mlir_ls.migration import Migration, migrate, offers
from mlir_ls.text import Position, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

SAMPLES = Path(__file__).parent / "samples"


def migrated(text: str, profile: str | None = None) -> Migration:
    return migrate(analyze(split_lines(text), CheckOptions(profile=profile), verify=False))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("extfunc @f(i32) -> f32", "func.func private @f(i32) -> f32"),
        ("#map = (d0)[s0] -> (d0 + s0) size (4)\nextfunc @f()", "#map = affine_map<(d0)[s0] -> (d0 + s0)>\nfunc.func private @f()"),
        ("#map = (d0) -> (floordiv(d0 + 1, 2))\nextfunc @f()", "#map = affine_map<(d0) -> (((d0 + 1) floordiv 2))>\nfunc.func private @f()"),
        ("#set = (d0) : d0 >= 0\nextfunc @f()", "#set = affine_set<(d0) : (d0 >= 0)>\nfunc.func private @f()"),
        ("#set = (d0, d1) : ()\nextfunc @f()", "#set = affine_set<(d0, d1) : ()>\nfunc.func private @f()"),
        (
            "mlfunc @f() {\n  if () : ()() {\n  }\n  \"a\"() : () -> ()\n  return\n}",
            "func.func @f() {\n  affine.if affine_set<() : ()>() {\n  }\n  \"a\"() : () -> ()\n  return\n}",
        ),
        (
            "#map = (index_a, f0)[s0] -> (f0 + index_a)\n#first = (tensor_a) -> (tensor_a)\n#size = ()[s0] -> (s0)\nextfunc @f()",
            "#map = affine_map<(index_a, f0)[s0] -> (f0 + index_a)>\n#first = affine_map<(tensor_a) -> (tensor_a)>\n"
            "#size = affine_map<()[s0] -> (s0)>\nfunc.func private @f()",
        ),
        ("extfunc @f(tf_complex64, tensor<2xtf_complex128>)", "func.func private @f(complex<f32>, tensor<2xcomplex<f64>>)"),
        (
            "cfgfunc @f(i32) -> i32 {\nbb0(%a: i32): // first\n  br bb1(%a : i32) // on\nbb1(%b: i32):\n  return %b : i32\n}",
            "func.func @f(%a: i32) -> i32 {\n // first\n  cf.br ^bb1(%a : i32) // on\n^bb1(%b: i32):\n  return %b : i32\n}",
        ),
        (
            "mlfunc @f(%x : f32) attributes {k: 1} {\n  for %i = 0 to 4 {\n    %0 = addf %x, %x : f32\n  }\n  return\n}",
            "func.func @f(%x : f32) attributes {k = 1} {\n  affine.for %i = 0 to 4 {\n    %0 = arith.addf %x, %x : f32\n  }\n  return\n}",
        ),
        (
            "mlfunc @f(%n : index) {\n  %x = affine_apply (d0) -> (d0, d0 + 1)(%n)\n  \"a\"(%x#1) : (index) -> ()\n  return\n}",
            "func.func @f(%n : index) {\n  %x_0 = affine.apply affine_map<(d0) -> (d0)>(%n)\n"
            '  %x_1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)\n  "a"(%x_1) : (index) -> ()\n  return\n}',
        ),
        (
            "func @f(%t: tensor<4x?xf32>) -> index {\n  %0 = dim %t, 1 : tensor<4x?xf32> // the size\n  return %0 : index\n}",
            "func.func @f(%t: tensor<4x?xf32>) -> index {\n  %c1 = arith.constant 1 : index\n"
            "  %0 = tensor.dim %t, %c1 : tensor<4x?xf32> // the size\n  return %0 : index\n}",
        ),
        (
            'func @f(%a: i32) {\n  %0 = cmpi "slt", %a, %a : i32\n  %1 = select %0, %a, %a : i32\n  return\n}',
            "func.func @f(%a: i32) {\n  %0 = arith.cmpi slt, %a, %a : i32\n  %1 = arith.select %0, %a, %a : i32\n  return\n}",
        ),
        (
            "func @f() {\n  %0 = constant splat<tensor<2xi32>, 1> : tensor<2xi32>\n  %1 = constant @f : () -> ()\n  return\n}",
            "func.func @f() {\n  %0 = arith.constant dense<1> : tensor<2xi32>\n  %1 = func.constant @f : () -> ()\n  return\n}",
        ),
        (
            "func @f(%m: memref<?xf32, offset: ?, strides: [1]>, %i: index) {\n  %0 = load %m[%i] : memref<?xf32, offset: ?, strides: [1]>\n  return\n}",
            "func.func @f(%m: memref<?xf32, strided<[1], offset: ?>>, %i: index) {\n"
            "  %0 = memref.load %m[%i] : memref<?xf32, strided<[1], offset: ?>>\n  return\n}",
        ),
        (
            "func @f(%m: memref<2xi8>, %a: memref<?x?xf32>, %n: index, %x: f32) {\n"
            "  %0 = view %m[][%n] : memref<2xi8> to memref<?xi8>\n"
            "  %1 = transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, offset: 0, strides: [1, ?]>\n"
            "  %2 = dynamic_tensor_from_elements %n {\n  ^bb0(%k: index):\n    yield %x : f32\n  } : tensor<?xf32>\n  return\n}",
            "func.func @f(%m: memref<2xi8>, %a: memref<?x?xf32>, %n: index, %x: f32) {\n"
            "  %c0 = arith.constant 0 : index\n  %0 = memref.view %m[%c0][%n] : memref<2xi8> to memref<?xi8>\n"
            "  %1 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>\n"
            "  %2 = tensor.generate %n {\n  ^bb0(%k: index):\n    tensor.yield %x : f32\n  } : tensor<?xf32>\n  return\n}",
        ),
        (
            "func @f(%x: f32, %p: !spv.ptr<!spv.struct<i32, !spv.array<4xf32 [4]>>, Uniform>, %i: i32) {\n"
            "  %c = spv.constant 1 : i32\n  %d = spv.constant -2147483649 : i32\n"
            "  %0 = spv.AccessChain %p[%c, %i] : !spv.ptr<!spv.struct<i32, !spv.array<4xf32 [4]>>, Uniform>\n"
            "  %1 = spv.AccessChain %p[%c] : !spv.ptr<!spv.struct<i32, !spv.array<4xf32 [4]>>, Uniform>\n"
            "  %2 = spv.CompositeConstruct %x, %x : vector<2xf32>\n  spv.Return\n}",
            "func.func @f(%x: f32, %p: !spirv.ptr<!spirv.struct<(i32, !spirv.array<4xf32, stride=4>)>, Uniform>, %i: i32) {\n"
            "  %c = spirv.Constant 1 : i32\n  %d = spirv.Constant 2147483647 : i32\n"
            "  %0 = spirv.AccessChain %p[%c, %i] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<4xf32, stride=4>)>, Uniform>, "
            "i32, i32 -> !spirv.ptr<f32, Uniform>\n"
            "  %1 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<4xf32, stride=4>)>, Uniform>, "
            "i32 -> !spirv.ptr<!spirv.array<4 x f32, stride=4>, Uniform>\n"
            "  %2 = spirv.CompositeConstruct %x, %x : (f32, f32) -> vector<2xf32>\n  spirv.Return\n}",
        ),
        (
            "func @f() {\n  affine.for %i = 0 to 4 {\n  ^in:\n    affine.terminator\n  }\n  return\n}",
            "func.func @f() {\n  affine.for %i = 0 to 4 {\n    affine.yield\n  }\n  return\n}",
        ),
        (
            'func @f(%i: index) {\n  "a.b"(%i) {k: (i) -> (i)} : (index) -> memref<4xi8, (i) -> (i)> {\n  } {\n  }\n  return\n}',
            'func.func @f(%i: index) {\n  "a.b"(%i) ({\n  }, {\n  }) {k = affine_map<(i) -> (i)>} : '
            "(index) -> memref<4xi8, affine_map<(i) -> (i)>>\n  return\n}",
        ),
        ("func.func private @f()", "func.func private @f()"),
    ],
)
def test_older_text_becomes_todays(old: str, new: str) -> None:
    found = migrated(old)
    assert "\n".join(found.lines) == new
    assert found.left == ()
    assert migrated(new) == Migration(new.split("\n"), ())


def test_what_has_no_counterpart_stays_and_is_reported() -> None:
    found = migrated("func @f() {\n  %0 = constant unit\n  return\n}")
    assert found.lines[1] == "  %0 = constant unit"
    assert [(one.span.start.line, one.message) for one in found.left] == [(1, "a constant 'unit' has no counterpart today")]


def test_a_first_block_that_is_broken_stays() -> None:
    found = migrated("func @f(i32) {\n^bb0(%a: i32)\n  / \n  return\n}", "2019-03")
    assert found.lines == ["func.func @f(i32) {", "^bb0(%a: i32)", "  / ", "  return", "}"]


@pytest.mark.parametrize(
    ("text", "profile"),
    [
        (
            "cfgfunc @c(%x : i32) -> i32 {\nbb0(%a: i32):\n  %0 = addi %a, %a : i32\n  br bb1(%0: i32)\nbb1(%z: i32):\n  return %z : i32\n}",
            "2018-12",
        ),
        ("func @f(%x : i32) -> {\n  loop.for %i = %x to %x step %x {\n    %0 = addi %x, %x : i32\n  }\n  return\n}", "2020-10"),
    ],
)
def test_a_function_that_cannot_be_read_stays_whole(text: str, profile: str) -> None:
    found = migrated(f"{text}\nfunc @e()" if profile == "2020-10" else f"{text}\nextfunc @e()", profile)
    assert "\n".join(found.lines) == f"{text}\nfunc.func private @e()"
    assert [(one.span.start.line, one.message) for one in found.left] == [(0, "it stays as it is: it could not be read")]


@needs_mlir_opt
@pytest.mark.parametrize("name", ["2018-12", "2019-03", "2020-10"])
def test_most_of_what_is_migrated_is_accepted(name: str) -> None:
    texts = (SAMPLES / f"{name}.mlir").read_text(encoding="utf-8").split("// -----\n")
    refused = []
    for text in texts:
        new = "\n".join(migrated(text, name).lines)
        run = mlir_opt("--allow-unregistered-dialect", text=new)
        if run.returncode:
            refused.append(run.stderr)
    assert len(refused) <= len(texts) // 3, "\n".join(refused)


def test_the_command_rewrites_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.mlir"
    file.write_text("extfunc @f()\n", encoding="utf-8")
    assert main(["migrate", "--diff", str(file)]) == 0
    assert "-extfunc @f()\n+func.func private @f()\n" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == "extfunc @f()\n"
    assert main(["migrate", "--to", "llvm-22", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == "func.func private @f()\n"
    assert capsys.readouterr().err == "1 file read, 1 brought to today's MLIR\n"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xef\xbb\xbfmodule {\r\n}\r\n", None),
        (b"module {\n}\r\n// a\rmodule {\n\0}", None),
        (b"\xef\xbb\xbfextfunc @f()\r\n// a\r\n", b"\xef\xbb\xbffunc.func private @f()\r\n// a\r\n"),
        (b"// a\r\nextfunc @f()\r\nextfunc @g()\n", b"// a\r\nfunc.func private @f()\r\nfunc.func private @g()\n"),
    ],
)
def test_the_bytes_that_nothing_changes_stay(tmp_path: Path, data: bytes, expected: bytes | None) -> None:
    file = tmp_path / "a.mlir"
    file.write_bytes(data)
    before = file.stat()
    assert main(["migrate", str(file)]) == 0
    assert file.read_bytes() == (data if expected is None else expected)
    if expected is None:
        assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_an_editor_is_offered_an_operation_a_function_and_the_file() -> None:
    text = "extfunc @g()\nmlfunc @f(%x : f32) {\n  %0 = addf %x, %x : f32\n  return\n}"
    found = offers(analyze(split_lines(text), CheckOptions()), Position(2, 8))
    assert [(fix.title, len(fix.edits)) for fix in found] == [
        ("Bring this operation to today's MLIR", 1),
        ("Bring this function to today's MLIR", 2),
        ("Bring the file to today's MLIR", 3),
    ]
    assert offers(analyze(["func.func private @f()"], CheckOptions()), Position(0, 0)) == []
