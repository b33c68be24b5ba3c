"""gpu, llvm, nvvm, linalg and vector of 2019, and views into buffers, brought to today's MLIR."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.migration import Migration, migrate
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt


def migrated(text: str, profile: str = "2020-10") -> Migration:
    return migrate(analyze(split_lines(text), CheckOptions(profile=profile), verify=False))


def in_llvm(body: str, arguments: str = "") -> str:
    return f"llvm.func @f({arguments}) {{\n  {body}\n  llvm.return\n}}"


def in_func(body: str, arguments: str = "", name: str = "func") -> str:
    return f"{name} @f({arguments}) {{\n  {body}\n  return\n}}"


TEXTS = [
    (
        '"func"() ( {\n^bb0(%a: i32):\n  "std.return"(%a) : (i32) -> ()\n}) {sym_name = "f", type = (i32) -> i32} : () -> ()',
        '"func.func"() ( {\n^bb0(%a: i32):\n  "func.return"(%a) : (i32) -> ()\n}) {sym_name = "f", function_type = (i32) -> i32} : () -> ()',
    ),
    (
        'llvm.func @f(!llvm<"{ i8*, <2 x half>, [3 x double] }">, !llvm<"void (i32, ...)*">, !llvm<"i8 addrspace(3)*">, !llvm.i1)',
        "llvm.func @f(!llvm.struct<(ptr, vector<2xf16>, array<3 x f64>)>, !llvm.ptr, !llvm.ptr<3>, i1)",
    ),
    (
        "llvm.func @f(!llvm.ptr<struct<(i32)>>, !llvm.vec<2 x float>, !llvm.struct<packed (i8, ptr<i8>)>)",
        "llvm.func @f(!llvm.ptr, vector<2xf32>, !llvm.struct<packed (i8, ptr)>)",
    ),
    ("llvm.func @f(!llvm<\"float*\"> {llvm.noalias = true})", "llvm.func @f(!llvm.ptr {llvm.noalias})"),
    (
        in_llvm('%0 = llvm.load %p : !llvm<"float*">  // read\n  llvm.store %0, %p {k = 1} : !llvm<"float*">', '%p: !llvm<"float*">'),
        in_llvm("%0 = llvm.load %p : !llvm.ptr -> f32  // read\n  llvm.store %0, %p {k = 1} : f32, !llvm.ptr", "%p: !llvm.ptr"),
    ),
    (
        in_llvm('%0 = llvm.getelementptr %p[%i, %i] : (!llvm<"[4 x float]*">, !llvm.i64, !llvm.i64) -> !llvm<"float*">', '%p: !llvm<"[4 x float]*">, %i: !llvm.i64'),
        in_llvm("%0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f32>", "%p: !llvm.ptr, %i: i64"),
    ),
    (
        in_llvm('%c = llvm.mlir.constant(1 : i32) : !llvm.i32\n  %0 = llvm.getelementptr %p[%i, %c] : (!llvm<"{ i8, float }*">, !llvm.i64, !llvm.i32) -> !llvm<"float*">', '%p: !llvm<"{ i8, float }*">, %i: !llvm.i64'),
        in_llvm("%c = llvm.mlir.constant(1 : i32) : i32\n  %0 = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, f32)>", "%p: !llvm.ptr, %i: i64"),
    ),
    (
        "func @g(%x: !llvm.i32) -> !llvm.i32 {\n  llvm.return %x : !llvm.i32\n}\n" + in_llvm("%0 = llvm.call @g(%x) : (!llvm.i32) -> !llvm.i32\n  %1 = llvm.mlir.constant(@g) : !llvm<\"i32 (i32)*\">\n  llvm.call %p(%0) : (!llvm.i32) -> ()", '%x: !llvm.i32, %p: !llvm<"void (i32)*">'),
        "llvm.func @g(%x: i32) -> i32 {\n  llvm.return %x : i32\n}\n" + in_llvm("%0 = llvm.call @g(%x) : (i32) -> i32\n  %1 = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.call %p(%0) : !llvm.ptr, (i32) -> ()", "%x: i32, %p: !llvm.ptr"),
    ),
    (
        in_llvm('%0 = llvm.mlir.null : !llvm<"i8*">\n  %1 = llvm.shufflevector %v, %v [0 : i32, 1 : i32, 0 : i32] : !llvm<"<2 x float>">, !llvm<"<2 x float>">', '%v: !llvm<"<2 x float>">'),
        in_llvm("%0 = llvm.mlir.zero : !llvm.ptr\n  %1 = llvm.shufflevector %v, %v [0, 1, 0] : vector<2xf32>", "%v: vector<2xf32>"),
    ),
    (
        in_llvm('%c = llvm.mlir.constant(1 : i32) : !llvm.i32\n  "llvm.intr.prefetch"(%p, %c, %c, %c) : (!llvm<"i8*">, !llvm.i32, !llvm.i32, !llvm.i32) -> ()', '%p: !llvm<"i8*">'),
        in_llvm('%c = llvm.mlir.constant(1 : i32) : i32\n  "llvm.intr.prefetch"(%p) {rw = 1 : i32, hint = 1 : i32, cache = 1 : i32} : (!llvm.ptr) -> ()', "%p: !llvm.ptr"),
    ),
    (
        in_llvm('"llvm.br"()[^bb1(%x : !llvm.i32)] : () -> ()\n^bb1(%y: !llvm.i32):', "%x: !llvm.i32"),
        in_llvm('"llvm.br"(%x)[^bb1] : (i32) -> ()\n^bb1(%y: i32):', "%x: i32"),
    ),
    (
        in_llvm('%0 = nvvm.shfl.sync.bfly %x, %v, %x, %x {return_value_and_is_valid} : !llvm<"{ float, i1 }">\n  %1 = nvvm.vote.ballot.sync %x, %p : !llvm.i32', "%x: !llvm.i32, %v: !llvm.float, %p: !llvm.i1"),
        in_llvm("%0 = nvvm.shfl.sync bfly %x, %v, %x, %x {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>\n  %1 = nvvm.vote.sync ballot %x, %p -> i32", "%x: i32, %v: f32, %p: i1"),
    ),
    (
        in_func('%0 = "gpu.thread_id"() {dimension = "y"} : () -> (index)\n  %1 = "gpu.all_reduce"(%x) ({}) {op = "add"} : (f32) -> f32', "%x: f32"),
        in_func('%0 = gpu.thread_id y\n  %1 = "gpu.all_reduce"(%x) ({}) {op = #gpu<all_reduce_op add>} : (f32) -> f32', "%x: f32", "func.func"),
    ),
    (
        in_func(
            "gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)\n"
            "             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)\n"
            "             args(%y = %x) : f32 {\n    %c = addf %y, %y : f32\n    gpu.return\n  }\n  %c = addf %x, %x : f32",
            "%n: index, %x: f32",
        ),
        in_func(
            "gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)\n"
            "             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {\n"
            "    %c_0 = arith.addf %x, %x : f32\n    gpu.terminator\n  }\n  %c = arith.addf %x, %x : f32",
            "%n: index, %x: f32",
            "func.func",
        ),
    ),
    (
        "module attributes {gpu.container_module} {\n  module @m attributes {gpu.kernel_module} {\n"
        "    gpu.func @k(%x: f32) kernel {\n      gpu.return\n    }\n  }\n  func @f(%n: index, %x: f32) {\n"
        '    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %x) {kernel = "k", kernel_module = @m}\n'
        "        : (index, index, index, index, index, index, f32) -> ()\n    return\n  }\n}",
        "module attributes {gpu.container_module} {\n  gpu.module @m attributes {gpu.kernel_module} {\n"
        "    gpu.func @k(%x: f32) kernel {\n      gpu.return\n    }\n  }\n  func.func @f(%n: index, %x: f32) {\n"
        "    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32)\n    return\n  }\n}",
    ),
    (
        in_func("linalg.matmul(%a, %a, %b) : memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32, offset: ?, strides: [?, 1]>\n  linalg.fill(%a, %x) : memref<?x?xf32>, f32", "%a: memref<?x?xf32>, %b: memref<?x?xf32, offset: ?, strides: [?, 1]>, %x: f32"),
        in_func("linalg.matmul ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%b : memref<?x?xf32, strided<[?, 1], offset: ?>>)\n  linalg.fill ins(%x : f32) outs(%a : memref<?x?xf32>)", "%a: memref<?x?xf32>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %x: f32", "func.func"),
    ),
    (
        in_func("%0 = vector.extract %v[1 : i32] : vector<4x8xf32>\n  %1 = vector.extractelement %w[%i : index] : vector<8xf32>\n  %2 = vector.insertelement %1, %w[%i : index] : vector<8xf32>\n  %3 = vector.shuffle %w, %w [0 : i32, 9 : i32] : vector<8xf32>, vector<8xf32>", "%v: vector<4x8xf32>, %w: vector<8xf32>, %i: index"),
        in_func("%0 = vector.extract %v[1] : vector<8xf32> from vector<4x8xf32>\n  %1 = vector.extract %w[%i] : f32 from vector<8xf32>\n  %2 = vector.insert %1, %w[%i] : f32 into vector<8xf32>\n  %3 = vector.shuffle %w, %w [0, 9] : vector<8xf32>, vector<8xf32>", "%v: vector<4x8xf32>, %w: vector<8xf32>, %i: index", "func.func"),
    ),
    (
        in_func("%0 = subview %m[%i, %i][][] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [64, 3]>", "%m: memref<12x32xf32>, %i: index"),
        in_func("%0 = memref.subview %m[%i, %i][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>", "%m: memref<12x32xf32>, %i: index", "func.func"),
    ),
    (
        in_func("%0 = view %m[][%i] : memref<64xi8> to memref<?x4xf32, offset: ?, strides: [?, 1]>", "%m: memref<64xi8>, %i: index"),
        in_func(
            "%c0 = arith.constant 0 : index\n  %view = memref.view %m[%c0][%i] : memref<64xi8> to memref<?x4xf32>\n"
            "  %0 = memref.cast %view : memref<?x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>",
            "%m: memref<64xi8>, %i: index",
            "func.func",
        ),
    ),
    (
        in_func('"std.br"()[^bb1(%x, %x : i32, i32)] : () -> ()\n^bb1(%y: i32, %z: i32):', "%x: i32"),
        in_func('"cf.br"(%x, %x)[^bb1] : (i32, i32) -> ()\n^bb1(%y: i32, %z: i32):', "%x: i32", "func.func"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new"), TEXTS)
def test_older_text_becomes_todays(old: str, new: str) -> None:
    found = migrated(old)
    assert "\n".join(found.lines) == new
    assert found.left == ()


@needs_mlir_opt
def test_the_reference_accepts_what_is_migrated() -> None:
    text = "\n// -----\n".join([new for _, new in TEXTS])
    run = mlir_opt("--split-input-file", text=text)
    assert run.returncode == 0, run.stderr


def test_a_product_of_matrices_has_a_shape_today() -> None:
    pair, float_ = '!llvm<"<2 x half>">', "!llvm.float"
    result = f'!llvm<"{{ {", ".join(["float"] * 8)} }}">'
    types = ", ".join([pair] * 4 + [float_] * 8)
    old = in_llvm(
        f"%0 = nvvm.mma.sync {', '.join(['%a'] * 4 + ['%c'] * 8)} {{alayout = \"row\", blayout = \"col\"}} : ({types}) -> {result}",
        f"%a: {pair}, %c: {float_}",
    )
    assert migrated(old).lines[1] == (
        "  %0 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, "
        "layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32)"
        " -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>"
    )


def test_what_is_not_known_stays_and_is_reported() -> None:
    body = '%0 = llvm.getelementptr %p[%i, %i] : (!llvm<"{ i8, float }*">, !llvm.i32, !llvm.i32) -> !llvm<"float*">'
    found = migrated(in_llvm(body, '%p: !llvm<"{ i8, float }*">, %i: !llvm.i32'))
    assert [one.message for one in found.left] == ["an index into a struct must be constant today"]


def test_generic_forms_of_march_2019() -> None:
    old = (
        'func @g(!llvm<"i64">)\nfunc @f(%n : !llvm<"i64">) {\n'
        '  %0 = "llvm.alloca"(%n) : (!llvm<"i64">) -> !llvm<"float*">\n'
        '  %1 = "llvm.getelementptr"(%0, %n) : (!llvm<"float*">, !llvm<"i64">) -> !llvm<"float*">\n'
        '  "llvm.call"(%n) {callee: @g : (!llvm<"i64">) -> ()} : (!llvm<"i64">) -> ()\n  "llvm.return"() : () -> ()\n}'
    )
    assert "\n".join(migrated(old, "2019-03").lines) == (
        "llvm.func @g(i64)\nfunc.func @f(%n : i64) {\n  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr\n"
        "  %1 = llvm.getelementptr %0[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n  llvm.call @g(%n) : (i64) -> ()\n"
        '  "llvm.return"() : () -> ()\n}'
    )
