"""How the operations of llvm are read."""

import pytest
from syntax_support import check_fault, read

from mlir_ls.ods.language import default_language


def _canonical(spelling: str) -> str:
    return str(default_language().leaves.parse_type(spelling))


def test_func() -> None:
    function = read("llvm.func internal hidden unnamed_addr fastcc @f(%x: i32, %p: !llvm.ptr {d.a}) -> i32 { … }")
    assert function.symbol() == "@f"
    assert function.regions() == [["%x: i32", "%p: !llvm.ptr"]]
    assert function.implied("function_type") == _canonical("!llvm.func<i32 (i32, ptr)>")
    assert function.implied("linkage") == "#llvm.linkage<internal>"
    assert function.implied("visibility_") == "1 : i64"
    assert function.implied("CConv") == "#llvm.cconv<fastcc>"


def test_declarations() -> None:
    variadic = read("llvm.func @f(i32, ...) vscale_range(1, 16) comdat(@c::@f) attributes {d}")
    assert variadic.implied("function_type") == _canonical("!llvm.func<void (i32, ...)>")
    assert variadic.implied("linkage") == "#llvm.linkage<external>"
    assert variadic.symbol_uses() == ["@c::@f"]
    assert read("llvm.func cc_10 @f() -> !llvm.void").implied("function_type") == _canonical("!llvm.func<void ()>")


def test_call() -> None:
    call = read(
        '%r = llvm.call fastcc tail @f(%x) ["tag"(%y : i1), "none"()] {d} : (i32 {llvm.zeroext}) -> (f32 {d.a})'
    )
    assert call.operands("callee_operands") == ["%x: i32"]
    assert call.operands("op_bundle_operands") == ["%y: i1"]
    assert call.implied("op_bundle_sizes") == "array<i32: 1, 0>"
    assert call.implied("TailCallKind") == "#llvm.tailcallkind<tail>"
    assert call.results() == ["f32"]
    assert call.symbol_uses() == ["@f"]


def test_call_of_a_pointer() -> None:
    call = read("llvm.call %p(%x) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()")
    assert call.operands("callee_operands") == ["%p: !llvm.ptr", "%x: i32"]
    assert call.shape.result_count == 0
    assert call.attributes()["var_callee_type"] == "!llvm.func<void (...)>"


def test_invoke() -> None:
    invoke = read("%r = llvm.invoke @f(%x) to ^bb1(%y : i1) unwind ^bb2 {d} : (i32) -> f32")
    assert invoke.successors() == ["^bb1(%y: i1)", "^bb2()"]
    assert invoke.operands("callee_operands") == ["%x: i32"]
    assert invoke.operands("normalDestOperands") == ["%y: i1"]
    assert invoke.results() == ["f32"]


def test_call_intrinsic() -> None:
    call = read('%r = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32')
    assert call.operands("args") == ["%x: f32"]
    assert call.attributes() == {"intrin": '"llvm.round"'}


def test_globals() -> None:
    text = read('llvm.mlir.global private thread_local unnamed_addr constant @g("text") comdat(@c::@g) {d}')
    assert text.symbol() == "@g"
    assert text.attributes()["value"] == '"text"'
    assert text.attributes()["thread_local_"] == ""
    filled = read("llvm.mlir.global @g() : !llvm.ptr { … }")
    assert filled.regions() == [[]]
    assert filled.attributes()["global_type"] == "!llvm.ptr"
    assert read("llvm.mlir.global external @g(4 : i32) : i32").attributes()["value"] == "4 : i32"
    assert read("llvm.mlir.alias weak @a {d} : i32 { … }").symbol() == "@a"


def test_alloca() -> None:
    space = read(
        "%r = llvm.alloca inalloca %n x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<3>"
    )
    assert space.operands("arraySize") == ["%n: i64"]
    assert space.results() == ["!llvm.ptr<3>"]
    assert space.attributes()["elem_type"] == "!llvm.struct<(i32, ptr)>"


def test_comparisons() -> None:
    compared = read('%r = llvm.icmp "slt" %a, %b {d} : i32')
    assert compared.uses() == ["%a: i32", "%b: i32"]
    assert compared.results() == ["i1"]
    assert compared.implied("predicate") == "2 : i64"
    assert read('%r = llvm.fcmp "oeq" %a, %b : vector<[4]xf32>').results() == ["vector<[4]xi1>"]
    assert read('%r = llvm.icmp "eq" %a, %b : !alias').results() == ["?"]


def test_landingpad() -> None:
    pad = read("%r = llvm.landingpad cleanup (catch %a : !llvm.ptr) (filter %b : !llvm.ptr) : !llvm.struct<(ptr, i32)>")
    assert pad.uses() == ["%a: !llvm.ptr", "%b: !llvm.ptr"]
    assert pad.results() == ["!llvm.struct<(ptr, i32)>"]


def test_addresses() -> None:
    address = read("%r = llvm.getelementptr inbounds %p[%i, 1, -2] : (!llvm.ptr, i64) -> !llvm.ptr, i8")
    assert address.operands("base") == ["%p: !llvm.ptr"]
    assert address.operands("dynamicIndices") == ["%i: i64"]
    assert address.implied("rawConstantIndices") == "array<i32: -2147483648, 1, -2>"


def test_elements_of_aggregates() -> None:
    container = "!llvm.struct<(i32, array<2 x struct<(ptr, f32)>>)>"
    assert read(f"%r = llvm.extractvalue %x[1, 0, 0] : {container}").results() == ["!llvm.ptr"]
    assert read(f"%r = llvm.extractvalue %x[1] : {container}").results() == ["!llvm.array<2 x struct<(ptr, f32)>>"]
    inserted = read(f"%r = llvm.insertvalue %v, %x[1, 1, 1] : {container}")
    assert inserted.operands("value") == ["%v: f32"]
    assert inserted.results() == [container]
    assert read("%r = llvm.extractvalue %x[0] : !alias").results() == ["?"]
    assert read("%r = llvm.shufflevector %a, %b [0, 1, 2] : vector<2xf32>").results() == ["vector<3xf32>"]


def test_successors() -> None:
    switch = read("llvm.switch %x : i32, ^bb1(%a : f32) [1: ^bb2(%b : i1), -2: ^bb3] {d}")
    assert switch.successors() == ["^bb1(%a: f32)", "^bb2(%b: i1)", "^bb3()"]
    assert switch.operands("defaultOperands") == ["%a: f32"]
    assert switch.operands("caseOperands") == ["%b: i1"]
    assert switch.implied("case_values") == "dense<[1, -2]> : vector<2xi32>"
    jump = read("llvm.indirectbr %p : !llvm.ptr, [^bb1, ^bb2(%a : f32)]")
    assert jump.successors() == ["^bb1()", "^bb2(%a: f32)"]


@pytest.mark.parametrize(
    "fixture",
    [
        """
llvm.func hidden internal @f()
                 ^^^^^^^^ expected-token: expected a symbol name such as '@name', but got 'internal'
""",
        """
llvm.func @f(i32, ..., i32)
                     ^ expected-token: expected ')', but got ','
""",
        """
llvm.func @f() -> (i32, i32)
            ^^^^^^^^^^^^^^^^ result-count: a function of this dialect has at most one result
""",
        """
llvm.call tail fastcc @f() : () -> ()
               ^^^^^^ expected-token: expected the function to call: '@name' or an SSA value, but got 'fastcc'
""",
        """
llvm.call %p() : () -> ()
                 ^^^^^^^^ type-count: expected the type of the callee as well, as in '!llvm.ptr, (i32) -> ()'
""",
        """
llvm.call @f(%x) : (i32, i32) -> ()
                   ^^^^^^^^^^^^^^^^ type-count: 1 operand but 2 types, expected one for each
""",
        """
llvm.call @f() : () -> (!llvm.void)
                 ^^^^^^^^^^^^^^^^^^ bad-type: a call without result has the results '()', not '!llvm.void'
""",
        """
llvm.call @f() {d} ["tag"()] : () -> ()
                   ^ expected-token: expected ':', but got '['
""",
        """
llvm.invoke @f() ^bb1 unwind ^bb2 : () -> ()
                 ^^^^ expected-token: expected 'to', but got '^bb1'
""",
        """
%r = llvm.icmp "oeq" %a, %b : i32
                ^^^ unknown-keyword: 'oeq' is none of the known keywords here; did you mean 'eq'?
""",
        """
%r = llvm.icmp eq %a, %b : i32
               ^^ expected-token: expected a string, but got 'eq'
""",
        """
%r = llvm.alloca %n x i32 : i32
                            ^^^ bad-type: expected a function type with one input and one result, as \
'(i32) -> !llvm.ptr'
""",
        """
llvm.mlir.global @g : i32
                    ^ expected-token: expected '(', but got ':'
""",
        """
llvm.mlir.global @g(4 : i32) loc(unknown)
                             ^^^ expected-token: expected ':' and the type of the global, but got 'loc'
""",
        """
%r = llvm.landingpad (throw %a : !llvm.ptr) : i32
                      ^^^^^ expected-token: expected 'catch' or 'filter', but got 'throw'
""",
        """
%r = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i8
                           ^ expected-token: expected an index: an SSA value or an integer, but got ']'
""",
        """
llvm.switch %x : i32, ^bb1 [1 ^bb2]
                              ^^^^ expected-token: expected ':', but got '^bb2'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
