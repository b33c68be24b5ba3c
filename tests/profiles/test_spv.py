"""spv: SPIR-V as it was in 2019, in the profile of October 2020."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fixtures import check
from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions


def test_types() -> None:
    check(
        """
        func @a(!spv.array<4xf32>, !spv.array<4 x !spv.array<2 x f32 [4]> [8]>, !spv.rtarray<vector<4xi32>>) -> ()
        func @b(!spv.struct<>, !spv.struct<f32 [0], i32 [4, NonReadable]>, !spv.struct<i1 [NonWritable, NonReadable], f16>) -> ()
        func @c(!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>) -> ()
        func @d(!spv.ptr<!spv.struct<f32, !spv.rtarray<f32 [4]>>, StorageBuffer>) -> ()
        func @e(!spv.array<4 x index>) -> ()
        //                     ^ bad-type: expected a type of SPIR-V, but got `index`
        func @f(!spv.array<0 x i32>) -> ()
        //                 ^ bad-type: expected the number of elements, but got `0`
        func @g(!spv.array<4 x i32 [0]>) -> ()
        //                          ^ bad-type: expected a positive stride, but got `0`
        func @h(!spv.struct<f32 [0], i32>) -> ()
        //                  ^ bad-type: expected an offset of each member, or of none
        func @i(!spv.struct<f32 [NonWritable, 0]>) -> ()
        //                                    ^ bad-type: expected `
        func @j(!spv.ptr<f32, Somewhere>) -> ()
        //                    ^^^^^^^^^ bad-type: expected `
        func @k(!spv.image<f32, Dim2D NoDepth>) -> ()
        //                            ^ bad-type: expected `,`, but got `NoDepth`
        func @l(!spv.ptr<bf16, Input>) -> ()
        //               ^ bad-type: expected `f16`, `f32` or `f64`, but got `bf16`
        func @m(!spv.rtarray<vector<2x2xf32>>) -> ()
        //                   ^ bad-type: expected a vector of at most 4 elements, but got
        """
    )


def test_types_of_2020_are_those_of_2019() -> None:
    check(
        """
        func @f(%p: !spv.ptr<!spv.struct<!spv.array<4 x f32 [4]> [0]>, Uniform>) {
          %0 = spv.constant 0 : i32
          %1 = spv.AccessChain %p[%0, %0] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, Uniform>, i32, i32
          spv.Return
        }
        """
    )


def test_a_module_of_2019_and_one_of_2020() -> None:
    check(
        """
        spv.module "Logical" "GLSL450" {
        } attributes {capabilities = ["Shader"], extensions = ["SPV_KHR_16bit_storage"]}
        spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader], []> {
          spv.func @f() "None" {
            spv.Return
          }
        }
        spv.module "Flat" "GLSL450" {
        //          ^^^^ unknown-keyword: 'Flat' is none of the known keywords here
        }
        spv.module "Logical" "GLSL450" {
        } attributes {capabilities = ["Shade"]}
        //                           ^^^^^^^^^ attribute-value
        spv.module "Logical" {
        //                   ^ expected-token
        }
        """
    )


def test_what_a_module_consists_of() -> None:
    check(
        """
        spv.module "Logical" "GLSL450" {
          spv.specConstant @half spec_id(2) = 0.5 : f32
          spv.specConstant @small = 3 : i4
        //                          ^^^^^^ spirv.specialization: SPIR-V has no numbers of type i4
          spv.globalVariable @in bind(0, 1) : !spv.ptr<f32, Input>
          spv.globalVariable @out initializer(@half) : !spv.ptr<f32, Output>
          spv.globalVariable @other initializer(@nothing) : !spv.ptr<f32, Output>
        //                                      ^^^^^^^^ spirv.initializer: there is no @nothing
          spv.globalVariable @where : !spv.ptr<f32, Generic>
        //                            ^^^^^^^^^^^^^^^^^^^^^^ spirv.global-type: a global variable cannot have storage class Generic
          func @f() {
            spv.Return
          }
          func @g() -> ()
        //^^^^ spv.module-body: a function in a module of SPIR-V must have a body
        }
        spv.module "Logical" "GLSL450" {
          func @f() {
            %0 = constant 1 : i32
        //       ^^^^^^^^ spv.function-body: a function in a 'spv.module' holds operations of the dialect spv only
            spv.Return
          }
          func @h() {
            spv.Return
          }
          spv.EntryPoint "Kernel" @f
          spv.EntryPoint "Kernel" @h
          spv.EntryPoint "Vertex" @f
          spv.EntryPoint "Kernel" @f
        //^^^^^^^^^^^^^^ spv.entry-points: @f is an entry point of this kind already
          spv.EntryPoint "Kernel" @g
        //                        ^^ undefined-symbol
          spv.ExecutionMode @f "LocalSize", 1, 1, 2
        }
        func @f() {
          spv.specConstant @x = true
        //^^^^^^^^^^^^^^^^ wrong-parent: 'spv.specConstant' expects parent op 'spv.module', but is in 'builtin.func'
          spv.Return
        }
        """
    )


def test_references_and_calls() -> None:
    check(
        """
        spv.module "Logical" "GLSL450" {
          spv.specConstant @flag = true
          spv.globalVariable @in : !spv.ptr<f32, Input>
          func @f(%x: f32) -> f32 {
            %0 = spv._address_of @in : !spv.ptr<f32, Input>
            %1 = spv._address_of @in : !spv.ptr<i32, Input>
        //                             ^^^^^^^^^^^^^^^^^^^^ spirv.reference-type: @in has type !spv.ptr<f32, Input>
            %2 = spv._reference_of @flag : i1
            %3 = spv._reference_of @in : i1
        //                         ^^^ symbol-kind
            %4 = spv.FunctionCall @f(%x) : (f32) -> f32
            spv.FunctionCall @f(%x) : (f32) -> ()
        //                   ^^ callee-mismatch: incorrect number of results for @f: expected 1, but got 0
            spv.ReturnValue %4 : f32
          }
        }
        func @g() {
          spv.FunctionCall @g() : () -> ()
        //^^^^^^^^^^^^^^^^ spv.module-scope
          spv.Return
        }
        """
    )


def test_constants() -> None:
    check(
        """
        func @f() {
          %0 = spv.constant true
          %1 = spv.constant -2147483649 : i32
          %2 = spv.constant [dense<1.0> : vector<2xf32>] : !spv.array<1xvector<2xf32>>
          %3 = spv.constant dense<1> : tensor<2x3xi32> : !spv.array<2 x !spv.array<3 x i32 [4]> [12]>
          %4 = spv.constant dense<1> : tensor<2x2xi32> : !spv.array<2 x !spv.array<3 x i32>>
        //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.constant: !spv.array<2 x !spv.array<3 x i32>> has 6 elements, but got 4
          %5 = spv.constant unit : none
        //                  ^^^^ spirv.constant
          %6 = spv.constant @f : i32
        //                  ^^ spirv.constant: a symbol is no constant
          spv.Return
        }
        """
    )


def test_arithmetic_and_logic() -> None:
    check(
        """
        func @f(%a: i32, %b: i16, %x: f64, %v: vector<4xi32>, %t: i1) {
          %0 = spv.IAdd %a, %a : i32
          %1 = spv.FMul %a, %a : i32
        //                       ^^^ operand-type: operand #0 must be f16, f32, f64, fixed-length vector of (f16, f32 or f64) of 2, 3 or 4 elements, !spv.coopmatrix or !spv.matrix, but got i32
          %2 = spv.ULessThan %v, %v : vector<4xi32>
          %3 = spv.Select %2, %v, %v : vector<4xi1>, vector<4xi32>
          %4 = spv.Select %t, %a, %a : i1
        //                              ^ expected-token
          %5 = spv.LogicalAnd %t, %a : i1
        //                        ^^ value-type-mismatch
          %6 = spv.ShiftLeftLogical %a, %b : i32, i16
          %7 = spv.BitFieldInsert %v, %v, %a, %b : vector<4xi32>, i32, i16
          %8 = spv.BitCount %x : f64
        //                       ^^^ operand-type
          %9 = spv.GLSL.Exp %x : f64
        //                       ^^^ operand-type
          %10 = spv.GLSL.FMax %x, %x : f64
          spv.Return
        }
        """
    )


def test_casts() -> None:
    check(
        """
        func @f(%a: i32, %x: f32, %p: !spv.ptr<f32, Function>) {
          %0 = spv.Bitcast %p : !spv.ptr<f32, Function> to !spv.ptr<i32, Function>
          %1 = spv.Bitcast %x : f32 to i64
        //                             ^^^ cast-incompatible: no cast from f32 to i64: f32 has 32 bits, i64 has 64
          %2 = spv.ConvertFToS %x : f32 to i32
          %3 = spv.ConvertSToF %a : i32 to f64
        //                                 ^^^ cast-incompatible: no cast from i32 to f64: one has 32 bits, the other 64
          %4 = spv.UConvert %a : i32 to i32
        //                              ^^^ cast-incompatible: no cast from i32 to i32: both have 32 bits
          spv.Return
        }
        """
    )


def test_composites() -> None:
    check(
        """
        func @f(%a: f32, %s: !spv.struct<f32, !spv.array<4xf32>>) {
          %0 = spv.CompositeConstruct %a, %a : vector<2xf32>
          %1 = spv.CompositeConstruct : !spv.struct<>
          %2 = spv.CompositeConstruct %a, %a : vector<3xf32>
        //                                     ^^^^^^^^^^^^^ operand-count: 'vector<3xf32>' is made of 3 values, but got 2
          %3 = spv.CompositeConstruct %a : f32
        //                                 ^^^ bad-type: 'f32' has no components
          %4 = spv.CompositeExtract %s[1 : i32, 3 : i32] : !spv.struct<f32, !spv.array<4xf32>>
          %5 = spv.CompositeExtract %s[2 : i32] : !spv.struct<f32, !spv.array<4xf32>>
        //                            ^^^^^^^^^ bad-attribute: there is no component 2
          %6 = spv.CompositeInsert %4, %s[0 : i32] : f32 into !spv.struct<f32, !spv.array<4xf32>>
          %7 = "spv.CompositeInsert"(%4, %s) {indices = [1 : i32]} : (f32, !spv.struct<f32, !spv.array<4xf32>>) -> !spv.struct<f32, !spv.array<4xf32>>
        //                                                            ^^^ spirv.component: the part is !spv.array<4 x f32>, but got f32
          spv.Return
        }
        """
    )


def test_memory() -> None:
    check(
        """
        func @f(%x: f32, %i: i32) {
          %0 = spv.Variable : !spv.ptr<f32, Function>
          %1 = spv.constant 1.0 : f32
          %2 = spv.Variable init(%1) : !spv.ptr<f32, Function>
          %3 = spv.Variable init(%x) : !spv.ptr<f32, Function>
        //                       ^^ spirv.variable-value: a variable begins as a constant or a global variable, but got an argument
          %4 = spv.Variable : !spv.ptr<f32, Private>
        //                    ^^^^^^^^^^^^^^^^^^^^^^ spirv.variable: a variable in a function has storage class Function
          %5 = spv.Variable bind(0, 1) : !spv.ptr<f32, Function>
        //                       ^ spirv.variable: 'descriptor_set' is for spv.globalVariable only
          %6 = spv.Load "Function" %0 ["Volatile|Aligned", 4] : f32
          %7 = spv.Load "Function" %0 {memory_access = 2 : i32} : f32
        //                                             ^^^^^^^ spirv.memory-access: Aligned needs an alignment
          %8 = spv.Load "Uniform" %0 : f32
        //                        ^^ value-type-mismatch
          spv.Store "Function" %0, %6 ["Sometimes"] : f32
        //                              ^^^^^^^^^ unknown-keyword
          %9 = spv.undef : !spv.array<4 x f32>
          spv.Return
        }
        """
    )


def test_access_chains() -> None:
    check(
        """
        func @f(%p: !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>, %i: i32) {
          %0 = spv.constant 1 : i32
          %1 = spv.AccessChain %p[%0, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>
          %2 = spv.Load "Uniform" %1 : i32
          %3 = spv.AccessChain %p[%i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>
        //                        ^^ spv.access-chain: an index into a struct must be a constant, by 'spv.constant'
          %4 = spv.AccessChain %p[%0, %i, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>
        //                                ^^ spv.access-chain: i32 has no parts that an index selects
          %5 = "spv.AccessChain"(%p, %0) : (!spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>, i32) -> !spv.ptr<f32, Uniform>
        //                                                                                                  ^^^^^^^^^^^^^^^^^^^^^^ spv.access-chain: the indices lead to
          %6 = spv.AccessChain %p[] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Uniform>
        //     ^^^^^^^^^^^^^^^ spv.access-chain: expected at least one index
          spv.Return
        }
        func @g(%p: !spv.ptr<vector<4xf32>, Uniform>, %i: i32) {
          %0 = spv.AccessChain %p[%i] : !spv.ptr<vector<4xf32>, Uniform>
          %1 = spv.Load "Uniform" %0 : i32
        //                        ^^ value-type-mismatch
          spv.Return
        }
        """
    )


def test_atomics_barriers_and_groups() -> None:
    check(
        """
        func @f(%p: !spv.ptr<i32, Workgroup>, %q: !spv.ptr<f32, Workgroup>, %v: i32, %t: i1) {
          %0 = spv.AtomicIAdd "Device" "Acquire|UniformMemory" %p, %v : !spv.ptr<i32, Workgroup>
          %1 = spv.AtomicIIncrement "Device" "None" %p : !spv.ptr<i32, Workgroup>
          %2 = spv.AtomicIIncrement "Device" "None" %q : !spv.ptr<f32, Workgroup>
        //^^ result-type
          %3 = spv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %p, %v, %v : !spv.ptr<i32, Workgroup>
          spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
          spv.MemoryBarrier "Device", "Acquire|Release"
        //                            ^^^^^^^^^^^^^^^^^ spirv.memory-order: expected one of Acquire, Release
          %4 = spv.GroupNonUniformBallot "Subgroup" %t : vector<4xi32>
          %5 = spv.GroupNonUniformBallot "Device" %t : vector<4xi32>
        //                               ^^^^^^^^ spirv.scope: expected execution scope Workgroup or Subgroup, but got Device
          %6 = spv.SubgroupBallotKHR %t : vector<4xi64>
        //                                ^^^^^^^^^^^^^ result-type
          spv.Return
        }
        """
    )


def test_control_flow() -> None:
    check(
        """
        func @f(%c: i1, %x: f32) -> f32 {
          spv.loop {
            spv.Branch ^header
          ^header:
            spv.BranchConditional %c [3, 1], ^body, ^merge
          ^body:
            spv.Branch ^continue
          ^continue:
            spv.Branch ^header
          ^merge:
            spv._merge
          }
          spv.selection {
            spv.BranchConditional %c [0, 0], ^then, ^merge
        //                            ^^^^ spirv.branch-weights
          ^then:
            spv.Return
        //  ^^^^^^^^^^ spv.returned-value: the function returns 1 value, but got 0
          ^merge:
            spv._merge
          }
          spv.selection {
        //^^^^^^^^^^^^^ spirv.merge-block: the last block must hold 'spv._merge' and nothing else
            spv.Branch ^bb1
          ^bb1:
            spv.ReturnValue %x : f32
          }
          spv.loop {
        //^^^^^^^^ spirv.loop-blocks: a continue block that goes back to the header is missing
            spv.Branch ^header
          ^header:
            spv.Branch ^merge
          ^merge:
            spv._merge
          }
          spv.Branch ^end(%x : f32)
        ^end(%y: f32):
          spv.ReturnValue %y : f32
        ^never:
          spv.Unreachable
        }
        func @g() {
          spv.Unreachable
        //^^^^^^^^^^^^^^^ spv.unreachable
        }
        "test.operation"() ({
          spv.Return
        //^^^^^^^^^^ spv.function-scope: 'spv.Return' must stand in a function
        }) : () -> ()
        """
    )


@pytest.mark.parametrize("text", ['"spv.module"() ({\n}) : () -> ()', "%0 = spv.undef : f32", '"a.b"() : () -> !spv.ptr<f32, Input>'])
def test_spv_anywhere_determines_the_age_of_a_text(text: str) -> None:
    assert analyze(text.split("\n"), CheckOptions()).language.profile == "2020-10"


LOADED = """
import sys
from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions
found = analyze(sys.argv[1].split("\\n"), CheckOptions())
print(len(found.diagnostics), [name for name in sys.modules if name.endswith(".spv")])
"""


def test_a_text_of_today_loads_nothing_of_spv() -> None:
    text = 'spirv.module Logical GLSL450 {\n  spirv.func @f() "None" {\n    spirv.Return\n  }\n}'
    run = subprocess.run([sys.executable, "-c", LOADED, text], capture_output=True, text=True, check=True)
    assert run.stdout == "0 []\n"


def test_an_operation_that_2019_had_not_is_no_mistake() -> None:
    check(
        """
        func @f(%x: f32) {
          %0 = spv.OCL.exp %x : f32
          spv.Return
        }
        """
    )


def test_the_layout_is_that_of_the_printer() -> None:
    text = """func @f(%s: !spv.array<4 x f32>, %c: i1) -> f32 {
  %0 = spv.CompositeExtract %s[1 : i32] : !spv.array<4 x f32>
  spv.BranchConditional %c [1, 2], ^bb1, ^bb1
^bb1:
  spv.ReturnValue %0 : f32
}
spv.module "Logical" "GLSL450" {
  spv.globalVariable @in initializer(@x) bind(0, 1) : !spv.ptr<f32, Input>
  spv.EntryPoint "GLCompute" @f, @in
  spv.ExecutionMode @f "LocalSize", 1, 1, 2
} attributes {capabilities = ["Shader"]}
"""
    loose = text.replace("s[1", "s [1").replace(" : ", ":").replace("[1, 2]", " [ 1,2 ]").replace("@f, @in", "@f , @in")
    assert format_text(loose, FormatOptions()) == text


def test_aliases_stand_for_types() -> None:
    check(
        """
        !pair = type !spv.struct<f32, i32>
        !place = type !spv.ptr<!pair, Function>
        func @f(%x: f32, %i: i32) {
          %0 = spv.Variable : !place
          %1 = spv.Load "Function" %0 : !pair
          %2 = spv.CompositeExtract %1[1 : i32] : !pair
          %3 = spv.CompositeConstruct %x, %i : !pair
          %4 = "spv.CompositeConstruct"(%i, %i) : (i32, i32) -> !pair
        //                                         ^^^ spirv.constituents: expected f32, but got i32
          spv.Return
        }
        """
    )
