"""gpu, llvm, nvvm and rocdl as they were in 2019: what is read, and what is wrong."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mlir_ls.analysis import CheckOptions, analyze, check_text, update
from mlir_ls.ods.language import profile_language
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.text import Edit

PROFILE = "2020-10"


def codes(text: str) -> list[str]:
    return [one.code for one in check_text(text, CheckOptions(profile=PROFILE))]


def in_function(body: str, arguments: str = "") -> str:
    return f"llvm.func @f({arguments}) {{\n  {body}\n  llvm.return\n}}"


def launched(attributes: str, kernel: str = "gpu.func @k(%x: f32) kernel {", passed: str = ", %x", types: str = ", f32") -> str:
    index = ", ".join(["index"] * 6)
    return (
        "module attributes {gpu.container_module} {\n"
        f"  module @m attributes {{gpu.kernel_module}} {{\n    {kernel}\n      gpu.return\n    }}\n  }}\n"
        f"  func @f(%n: index, %x: f32) {{\n    \"gpu.launch_func\"(%n, %n, %n, %n, %n, %n{passed}) {{{attributes}}}"
        f" : ({index}{types}) -> ()\n    return\n  }}\n}}"
    )


def launch(body: str, arguments: str = "") -> str:
    return (
        "func @f(%n: index, %x: f32) {\n"
        "  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)"
        f" threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n){arguments} {{\n    {body}\n  }}\n  return\n}}"
    )


def buffers(spelled: str) -> str:
    return f"module @m attributes {{gpu.kernel_module}} {{\n  gpu.func @k() {spelled} {{\n    gpu.return\n  }}\n}}"


# -- types --------------------------------------------------------------------------------------------------------------


parse_type = profile_language(PROFILE).leaves.parse_type


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('!llvm<"i32">', "!llvm.i32"),
        ('!llvm<"{i8*,[2 x i64]}*">', '!llvm<"{ i8*, [2 x i64] }*">'),
        ('!llvm<"void(i32, void()*)*">', '!llvm<"void (i32, void ()*)*">'),
        ('!llvm<"<{ i8,i32 }> addrspace ( 3 )*">', '!llvm<"<{ i8, i32 }> addrspace(3)*">'),
        ('!llvm<"i32 addrspace(0)*">', '!llvm<"i32*">'),
        ('!llvm<"i32(i8*,...)">', '!llvm<"i32 (i8*, ...)">'),
        ("!llvm.ptr< !llvm.i8 >", "!llvm.ptr<i8>"),
        ("!llvm.struct<packed(i8, ptr<float>)>", "!llvm.struct<packed (i8, ptr<float>)>"),
        ("!llvm.func<void(i8,...)>", "!llvm.func<void (i8, ...)>"),
        ("!llvm.vec<?x4xi8>", "!llvm.vec<? x 4 x i8>"),
    ],
)
def test_a_type_has_one_meaning_however_it_is_spelled(one: str, other: str) -> None:
    assert parse_type(one) is parse_type(other)
    assert str(parse_type(one)) == other


@pytest.mark.parametrize(
    ("text", "offset", "message"),
    [
        ('!llvm<"i32*)">', 11, "expected the end of the type, but got `)`"),
        ('!llvm<"{ i32, }">', 14, "expected a type of LLVM IR, but got `}`"),
        ('!llvm<"[4 x void]">', 12, "the elements of an array cannot be of type `void`"),
        ('!llvm<"<4 x { i8 }>">', 8, "the elements of a vector are numbers or pointers"),
        ('!llvm<"label*">', 7, "there are no pointers to `label`"),
        ('!llvm<"void (void)">', 13, "the arguments of a function cannot be of type `void`"),
        ('!llvm<"int">', 7, "expected a type of LLVM IR, but got `int`"),
        ('!llvm<"i32>', 6, "expected the end"),
        ("!llvm.integer", 6, "dialect 'llvm' has no type `!llvm.integer`"),
        ("!llvm.ptr<i9x>", 10, "expected a type, but got `i9x`"),
    ],
)
def test_a_mistake_in_a_type_is_found(text: str, offset: int, message: str) -> None:
    with pytest.raises(LeafError) as caught:
        parse_type(text)
    if text.count('"') != 1:
        assert (caught.value.message, caught.value.offset) == (message, offset)


# -- texts --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        in_function(
            '%0 = llvm.alloca %n x !llvm.float {alignment = 8} : (!llvm.i64) -> !llvm<"float*">\n'
            '  %1 = llvm.getelementptr %0[%n] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">\n'
            '  %2 = llvm.load %1 : !llvm<"float*">\n  llvm.store %2, %0 : !llvm<"float*">\n'
            '  %3 = llvm.fcmp "olt" %2, %2 : !llvm.float\n  llvm.cond_br %3, ^bb1(%2 : !llvm.float), ^bb2\n'
            "^bb1(%4: !llvm.float):\n  llvm.br ^bb2\n^bb2:",
            "%n: !llvm.i64",
        ),
        in_function(
            '%0 = llvm.extractvalue %s[1, 0] : !llvm<"{ i32, [2 x float] }">\n  %1 = llvm.fadd %0, %0 : !llvm.float\n'
            '  %2 = llvm.insertvalue %1, %s[1, 1] : !llvm<"{ i32, [2 x float] }">\n'
            '  %3 = llvm.extractvalue %2[0] : !llvm<"{ i32, [2 x float] }">',
            '%s: !llvm<"{ i32, [2 x float] }">',
        ),
        in_function(
            '%0 = llvm.extractelement %v[%i : !llvm.i32] : !llvm<"<2 x float>">\n'
            '  %1 = llvm.insertelement %0, %v[%i : !llvm.i32] : !llvm<"<2 x float>">\n'
            '  %2 = llvm.shufflevector %1, %v [0 : i32, 1 : i32, 3 : i32] : !llvm<"<2 x float>">, !llvm<"<2 x float>">\n'
            '  %3 = llvm.fcmp "ult" %2, %2 : !llvm<"<3 x float>">\n'
            '  %4 = llvm.select %3, %2, %2 : !llvm<"<3 x i1>">, !llvm<"<3 x float>">',
            '%v: !llvm<"<2 x float>">, %i: !llvm.i32',
        ),
        "llvm.func @g(!llvm.i32, ...) -> !llvm.i32\n"
        + in_function(
            "%0 = llvm.call @g(%x) : (!llvm.i32) -> !llvm.i32\n  llvm.call %p(%0) : (!llvm.i32) -> ()",
            '%x: !llvm.i32, %p: !llvm<"void (i32)*">',
        ),
        'llvm.mlir.global internal constant @s("abc")\nllvm.mlir.global external @g(1 : i32) {addr_space = 3 : i32} : !llvm.i32\n'
        + in_function(
            '%0 = llvm.mlir.addressof @s : !llvm<"[3 x i8]*">\n  %1 = llvm.mlir.addressof @g : !llvm<"i32 addrspace(3)*">\n'
            '  %2 = llvm.mlir.null : !llvm<"i8*">\n  %3 = "llvm.intr.exp"(%f) : (!llvm.float) -> !llvm.float\n'
            "  %4 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : !llvm<\"<2 x float>\">\n  llvm.what_else %4",
            "%f: !llvm.float",
        ),
        in_function(
            "%0 = llvm.load %p : !llvm.ptr<struct<(i32, ptr<float>)>>\n"
            "  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr<float>)>\n  %2 = llvm.load %1 : !llvm.ptr<float>\n"
            "  %3 = llvm.fadd %2, %2 : !llvm.float",
            "%p: !llvm.ptr<struct<(i32, ptr<float>)>>",
        ),
        in_function(
            '%0 = nvvm.read.ptx.sreg.tid.x : !llvm.i32\n  %1 = nvvm.shfl.sync.bfly %0, %x, %0, %0 : !llvm.float\n'
            '  %2 = nvvm.shfl.sync.bfly %0, %x, %0, %0 {return_value_and_is_valid} : !llvm<"{ float, i1 }">\n'
            "  nvvm.barrier0\n  %3 = rocdl.workitem.id.x : !llvm.i32",
            "%x: !llvm.float",
        ),
        launched('kernel = "k", kernel_module = @m'),
        launched('kernel = "k", kernel_module = @m', 'llvm.func @k(%x: !llvm<"float*">) attributes {gpu.kernel} {').replace(
            "gpu.return", "llvm.return"
        ),
        launched("kernel = @m::@k"),
        launch("gpu.return"),
        launch('%z = addf %y, %y : f32\n    gpu.return', " args(%y = %x) : f32"),
        launch('%z = addf %x, %x : f32\n    gpu.terminator'),
        buffers("workgroup(%a: memref<4xf32, 3>) private(%b: memref<1xf32, 5>) kernel attributes {k = 1}"),
        'func @f(%x: f32) {\n  %0 = "gpu.all_reduce"(%x) ({\n  ^bb(%a: f32, %b: f32):\n    "gpu.yield"(%a) : (f32) -> ()\n'
        '  }) : (f32) -> f32\n  %1 = "gpu.all_reduce"(%0) ({}) {op = "mul"} : (f32) -> f32\n  return\n}',
    ],
)
def test_what_is_right_is_clean(text: str) -> None:
    assert codes(text) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("value-type-mismatch", in_function('%0 = llvm.load %p : !llvm<"float*">\n  %1 = llvm.add %0, %0 : !llvm.i32', '%p: !llvm<"float*">')),
        ("value-type-mismatch", in_function('llvm.store %x, %p : !llvm<"float*">', '%p: !llvm<"float*">, %x: !llvm.i32')),
        ("types-differ", in_function('%0 = "llvm.add"(%a, %b) : (!llvm.i32, !llvm.i64) -> !llvm.i32', "%a: !llvm.i32, %b: !llvm.i64")),
        ("bad-type", in_function("%0 = llvm.load %p : !llvm.i64", "%p: !llvm.i64")),
        ("bad-type", "func @f(%m: memref<f32>) {\n  %0 = llvm.load %m : memref<f32>\n  llvm.return\n}"),
        ("bad-type", in_function("%0 = llvm.alloca %n x !llvm.i8 : !llvm<\"i8*\">", "%n: !llvm.i64")),
        ("attribute-value", in_function('%0 = llvm.alloca %n x !llvm.i8 {alignment = -8} : (!llvm.i64) -> !llvm<"i8*">', "%n: !llvm.i64")),
        ("type-count", in_function('%0 = llvm.getelementptr %p[%n, %n] : (!llvm<"i8*">, !llvm.i64) -> !llvm<"i8*">', '%p: !llvm<"i8*">, %n: !llvm.i64')),
        ("bad-type", in_function('%0 = llvm.getelementptr %p[%n] : () -> !llvm<"i8*">', '%p: !llvm<"i8*">, %n: !llvm.i64')),
        ("unknown-keyword", in_function('%0 = llvm.icmp "lt" %n, %n : !llvm.i64', "%n: !llvm.i64")),
        ("bad-attribute", in_function("%0 = llvm.icmp 2 %n, %n : !llvm.i64", "%n: !llvm.i64")),
        ("bad-attribute", in_function('%0 = llvm.extractvalue %s[2] : !llvm<"{ i32, i8 }">', '%s: !llvm<"{ i32, i8 }">')),
        ("bad-type", in_function('%0 = llvm.extractvalue %s[0, 0] : !llvm<"{ i32, i8 }">', '%s: !llvm<"{ i32, i8 }">')),
        ("bad-attribute", in_function('%0 = llvm.extractvalue %s["a"] : !llvm<"{ i32 }">', '%s: !llvm<"{ i32 }">')),
        ("bad-type", in_function("%0 = llvm.extractelement %s[%s : !llvm.i32] : !llvm.i32", "%s: !llvm.i32")),
        ("llvm.shuffle", in_function('%0 = llvm.shufflevector %a, %b [0 : i32] : !llvm<"<2 x i8>">, !llvm<"<2 x i16>">', '%a: !llvm<"<2 x i8>">, %b: !llvm<"<2 x i16>">')),
        ("bad-type", "func @f(%p: (i32) -> (), %x: i32) {\n  llvm.call %p(%x) : (i32) -> ()\n  llvm.return\n}"),
        ("result-count", "func @f() {\n  llvm.call @g() : () -> (!llvm.i8, !llvm.i8)\n  llvm.return\n}"),
        ("bad-type", "func @f() {\n  llvm.call @g() : !llvm<\"void ()\">\n  llvm.return\n}"),
        ("operand-count", 'func @f(%x: !llvm.i8) {\n  "llvm.return"(%x, %x) : (!llvm.i8, !llvm.i8) -> ()\n}'),
        ("operand-type", 'func @f(%x: i8) {\n  "llvm.return"(%x) : (i8) -> ()\n}'),
        ("bad-type", "llvm.func @f(i64)"),
        ("bad-type", "llvm.func @f() -> i64"),
        ("result-count", "llvm.func @f() -> (!llvm.i64, !llvm.i64)"),
        ("llvm.linkage-2020-10", "llvm.func common @f() {\n  llvm.return\n}"),
        ("llvm.linkage-2020-10", "llvm.func internal @f()"),
        ("llvm.entry-block", "llvm.func @f(...) {\n  llvm.return\n}"),
        ("expected-token", "llvm.func @f(%x: !llvm.i64, ..., %y: !llvm.i64)"),
        ("missing-attribute", '"llvm.func"() ({\n}) {sym_name = "f"} : () -> ()'),
        ("region-count", '"llvm.func"() {sym_name = "f", type = !llvm<"void ()">} : () -> ()'),
        ("llvm.function-type", '"llvm.func"() ({\n}) {sym_name = "f", type = i64} : () -> ()'),
        ("llvm.function-type", '"llvm.func"() ({\n}) {sym_name = "f", type = !llvm.i64} : () -> ()'),
        ("llvm.entry-block", '"llvm.func"() ({\n^bb0(%x: !llvm.i64):\n  llvm.return\n}) {sym_name = "f", type = !llvm<"void ()">} : () -> ()'),
        ("llvm.entry-block", '"llvm.func"() ({\n^bb0(%x: i64):\n  llvm.return\n}) {sym_name = "f", type = !llvm<"void (i64)">} : () -> ()'),
        ("llvm.parameter-attribute-2020-10", "func @f(%x: !llvm.i32 {llvm.noalias = 1}) {\n  llvm.return\n}"),
        ("llvm.global-2020-10", "llvm.mlir.global internal @g(1 : i64) : i64"),
        ("llvm.global-2020-10", 'llvm.mlir.global internal @g() : !llvm<"label">'),
        ("llvm.global-2020-10", 'llvm.mlir.global internal @g("abc") : !llvm<"[4 x i8]">'),
        ("expected-token", "llvm.mlir.global internal @g(1 : i64)"),
        ("expected-token", "llvm.mlir.global internal @g(1 : i64) : !llvm.i64, !llvm.i64"),
        ("wrong-parent", "func @f() {\n  llvm.mlir.global internal @g(1 : i64) : !llvm.i64\n  return\n}"),
        ("attribute-value", '"llvm.mlir.global"() ({\n}) {sym_name = "g", type = !llvm.i64, linkage = 0, addr_space = -1 : i32} : () -> ()'),
        ("missing-attribute", '"llvm.mlir.global"() ({\n}) {sym_name = "g", linkage = 0} : () -> ()'),
        ("llvm.initializer", "llvm.mlir.global internal @g() : !llvm.i64 {\n  llvm.return\n}"),
        ("llvm.initializer", "llvm.mlir.global internal @g(1 : i64) : !llvm.i64 {\n  %0 = llvm.mlir.constant(1) : !llvm.i64\n  llvm.return %0 : !llvm.i64\n}"),
        ("undefined-symbol", in_function('%0 = llvm.mlir.addressof @g : !llvm<"i8*">')),
        ("symbol-kind", 'func @f() {\n  %0 = llvm.mlir.addressof @f : !llvm<"void ()*">\n  llvm.return\n}'),
        ("llvm.global-address", "llvm.mlir.global internal @g(1 : i64) : !llvm.i64\n" + in_function('%0 = llvm.mlir.addressof @g : !llvm<"i8*">')),
        ("llvm.global-address", "llvm.mlir.global internal @g(1 : i64) {addr_space = 2 : i32} : !llvm.i64\n" + in_function('%0 = llvm.mlir.addressof @g : !llvm<"i64*">')),
        ("llvm.null", in_function("%0 = llvm.mlir.null : !llvm.i64")),
        ("nvvm.shuffle-2020-10", in_function('%0 = nvvm.shfl.sync.bfly %x, %x, %x, %x {return_value_and_is_valid} : !llvm<"{ i32 }">', "%x: !llvm.i32")),
        ("type-count", in_function("%0 = nvvm.vote.ballot.sync %x : !llvm.i32", "%x: !llvm.i32")),
        ("nvvm.product-2020-10", in_function("%0 = nvvm.mma.sync %x : (!llvm.i32) -> !llvm.i32", "%x: !llvm.i32")),
        ("bad-type", in_function("%0 = nvvm.mma.sync %x : !llvm.i32", "%x: !llvm.i32")),
        ("unknown-operation", "func @f() {\n  \"gpu.what_else\"() : () -> ()\n  return\n}"),
        ("gpu.dimension", 'func @f() {\n  %0 = "gpu.block_id"() {dimension = "xy"} : () -> index\n  return\n}'),
        ("gpu.container-module", launched('kernel = "k", kernel_module = @m').replace(" attributes {gpu.container_module}", "")),
        ("gpu.container", "func @f() attributes {gpu.container_module} {\n  return\n}"),
        ("gpu.kernel-name", launched("")),
        ("gpu.kernel-name", launched("kernel = 1, kernel_module = @m")),
        ("gpu.kernel-name", launched('kernel = "k"')),
        ("gpu.kernel-name", launched('kernel = "k", kernel_module = "m"')),
        ("gpu.kernel-callee-2020-10", launched('kernel = "k", kernel_module = @n')),
        ("gpu.kernel-callee-2020-10", launched('kernel = "l", kernel_module = @m')),
        ("gpu.kernel-callee-2020-10", launched('kernel = "k", kernel_module = @m').replace(" attributes {gpu.kernel_module}", "")),
        ("gpu.kernel-callee-2020-10", launched('kernel = "k", kernel_module = @m', "gpu.func @k(%x: f32) {")),
        ("gpu.kernel-callee-2020-10", launched('kernel = "k", kernel_module = @m', passed="", types="")),
        ("operand-type", launched('kernel = "k", kernel_module = @m').replace("(%n, %n", "(%x, %n").replace("(index, index", "(f32, index")),
        ("gpu.launch-isolation", launch('%z = addf %x, %x : f32\n    gpu.return')),
        ("gpu.launch-isolation", launch('affine.for %i = 0 to 4 {\n      %z = addf %x, %x : f32\n    }\n    gpu.return')),
        ("gpu.launch-region-2020-10", launch("return")),
        ("type-count", launch("gpu.return", " args(%y = %x) : f32, f32")),
        ("gpu.launch-region-2020-10", 'func @f(%n: index) {\n  "gpu.launch"(%n, %n, %n, %n, %n, %n) ({\n  ^bb0(%x: index):\n    gpu.return\n'
         "  }) : (index, index, index, index, index, index) -> ()\n  return\n}"),
        ("gpu.attributions-2020-10", buffers("workgroup(%a: i32)")),
        ("gpu.attributions-2020-10", buffers("workgroup(%a: memref<4xf32>)")),
        ("gpu.attributions-2020-10", buffers("private(%a: memref<4xf32, 3>)")),
        ("gpu.reduction-region-2020-10", 'func @f(%x: f32) {\n  %0 = "gpu.all_reduce"(%x) ({}) : (f32) -> f32\n  return\n}'),
        ("attribute-value", 'func @f(%x: f32) {\n  %0 = "gpu.all_reduce"(%x) ({}) {op = "sub"} : (f32) -> f32\n  return\n}'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(code: str, text: str) -> None:
    assert code in codes(text)


def test_a_launch_is_verified_anew_when_its_kernel_changes() -> None:
    lines = launched('kernel = "k", kernel_module = @m').split("\n")
    first = analyze(lines, CheckOptions(profile=PROFILE))
    renamed = update(first, Edit(2, 3, [lines[2].replace("@k", "@l")]))
    fewer = update(renamed, Edit(2, 3, [lines[2].replace("%x: f32", "")]))
    gone = update(fewer, Edit(1, 6, []))
    back = update(gone, Edit(1, 1, lines[1:6]))
    found = [[one.code for one in each.diagnostics] for each in (first, renamed, fewer, gone, back)]
    assert found == [[], ["gpu.kernel-callee-2020-10"], ["gpu.kernel-callee-2020-10"], ["gpu.kernel-callee-2020-10"], []]


def test_a_text_of_today_loads_nothing_of_this() -> None:
    script = (
        "import sys; from mlir_ls.analysis import check_text; "
        "check_text('llvm.func @f(%x: !llvm.ptr) {\\n  %0 = llvm.load %x : !llvm.ptr -> i32\\n  llvm.return\\n}'); "
        "print([name for name in sys.modules if '2019' in name or name.endswith('llvm_ir')])"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"
