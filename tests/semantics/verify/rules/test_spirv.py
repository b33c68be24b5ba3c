"""spirv: the rules of SPIR-V's instructions."""

from __future__ import annotations

import pytest

from fixtures import check
from mlir_ls.syntax import nesting


def test_types() -> None:
    check(
        """
        func.func private @a(!spirv.array<4 x index>)
        //                                    ^ bad-type: expected a type of SPIR-V, but got `index`
        func.func private @b(!spirv.matrix<3 x vector<5xf32>>)
        //                                     ^ bad-type: expected columns of 2, 3 or 4 elements, but got `vector<5xf32>`
        func.func private @c(!spirv.struct<(f32 [0], i32)>)
        //                                 ^ bad-type: expected an offset of each member, or of none
        func.func private @d(!spirv.rtarray<i32, stride=0>)
        //                                              ^ bad-type: expected a positive stride, but got `0`
        func.func private @e(!spirv.sampled_image<f32>)
        //                                        ^ bad-type: expected an image, but got `f32`
        func.func private @g(!spirv.array<4 x vector<4xf32>, stride=16>, !spirv.arm.tensor<4x8xf32>)
        """
    )


def test_arithmetic() -> None:
    check(
        """
        spirv.func @f(%a: i32, %b: vector<4xi32>, %x: f32, %v: vector<3xf32>, %k: vector<4xi8>) "None" {
          %0 = "spirv.ISubBorrow"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32)>
          %1 = "spirv.UMulExtended"(%b, %b) : (vector<4xi32>, vector<4xi32>) -> !spirv.struct<(vector<4xi32>)>
        //                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.result-struct
          %2 = spirv.SDot %k, %k : vector<4xi8> -> i32
          %3 = spirv.SDot %k, %k, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.dot-product: a packed format is for integers, but got
          %4 = spirv.SDot %a, %a : i32 -> i32
        //     ^^^^^^^^^^ spirv.dot-product: integers as factors need a packed vector format
          %5 = spirv.GL.FrexpStruct %v : vector<3xf32> -> !spirv.struct<(vector<3xf32>, vector<2xi32>)>
        //                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.frexp-struct
          %6 = spirv.VectorTimesScalar %v, %x : (vector<3xf32>, f32) -> vector<3xf32>
          spirv.Return
        }
        """
    )


def test_casts() -> None:
    check(
        """
        spirv.func @f(%a: f32, %p: !spirv.ptr<f32, Function>, %g: !spirv.ptr<f32, Generic>) "None" {
          %0 = spirv.Bitcast %a : f32 to i32
          %1 = spirv.Bitcast %a : f32 to f32
        //                               ^^^ cast-incompatible: no cast from f32 to f32: it is the type itself
          %2 = spirv.Bitcast %p : !spirv.ptr<f32, Function> to i64
        //                                                     ^^^ cast-incompatible: no cast from !spirv.ptr<f32
          %3 = spirv.Bitcast %a : f32 to i64
        //                               ^^^ cast-incompatible: no cast from f32 to i64: f32 has 32 bits, i64 has 64
          %4 = spirv.FConvert %a : f32 to f16
          %5 = "spirv.FConvert"(%a) : (f32) -> f32
        //                                     ^^^ cast-incompatible: no cast from f32 to f32: both have 32 bits
          %6 = spirv.GenericCastToPtr %g : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Workgroup>
        //                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.generic-pointer
          spirv.Return
        }
        """
    )


def test_composites() -> None:
    check(
        """
        spirv.func @f(%v: vector<2xf32>, %x: f32, %s: !spirv.struct<(i32, !spirv.array<2 x f32>)>) "None" {
          %0 = spirv.CompositeConstruct %v, %v : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
          %1 = spirv.CompositeConstruct %x : (f32) -> !spirv.struct<(f32, f32)>
        //     ^^^^^^^^^^^^^^^^^^^^^^^^ spirv.constituents: !spirv.struct<(f32, f32)> is made of 2 values, but got 1
          %2 = "spirv.CompositeExtract"(%s) {indices = [1 : i32, 1 : i32]} : (!spirv.struct<(i32, !spirv.array<2 x f32>)>) -> f32
          %3 = "spirv.CompositeExtract"(%s) {indices = [0 : i32]} : (!spirv.struct<(i32, !spirv.array<2 x f32>)>) -> f32
        //                                                                                                           ^^^ spirv.component
          %4 = "spirv.CompositeInsert"(%x, %s) {indices = [0 : i32]} : (f32, !spirv.struct<(i32, !spirv.array<2 x f32>)>) -> !spirv.struct<(i32, !spirv.array<2 x f32>)>
        //                                                              ^^^ spirv.component: the part is i32, but got f32
          %5 = spirv.VectorShuffle [0: i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
        //                         ^^^^^^^^ spirv.shuffle: vector<2xf32> takes 2 components, but got 1
          spirv.Return
        }
        """
    )


def test_constants() -> None:
    check(
        """
        spirv.func @f() "None" {
          %0 = spirv.Constant [dense<1.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
          %1 = spirv.Constant [dense<1> : vector<2xi32>] : !spirv.array<1 x vector<2xf32>>
        //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.constant: expected elements of type vector<2xf32>, but got
          %2 = "spirv.Constant"() {value = 1 : i32} : () -> i64
        //                                 ^^^^^^^ spirv.constant: expected a value of type i64, but got i32
          %3 = spirv.Constant dense<1.0> : tensor<2xf32> : !spirv.array<1 x vector<2xf32>>
        //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.constant: elements make up arrays of numbers, but got
          spirv.Return
        }
        """
    )


def test_matrices() -> None:
    check(
        """
        spirv.func @f(%a: !spirv.matrix<3 x vector<2xf32>>, %b: !spirv.matrix<4 x vector<3xf32>>, %k: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %l: !spirv.coopmatrix<16x4xf32, Workgroup, MatrixB>, %m: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) "None" {
          %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<4 x vector<3xf32>> -> !spirv.matrix<4 x vector<2xf32>>
          %1 = spirv.MatrixTimesMatrix %a, %a : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<2xf32>>
        //                                 ^^ spirv.matrix-product: the left matrix has 3 columns, the right one 2 rows
          %2 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf16>>
        //                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.transposition
          %3 = spirv.KHR.CooperativeMatrixMulAdd %k, %l, %m : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf32, Workgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
        //                                                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.cooperative-product
          spirv.Return
        }
        """
    )


def test_memory() -> None:
    check(
        """
        spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
          %0 = "spirv.Load"(%p) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
        //                                   ^^^^^^^ spirv.memory-access: an alignment needs the memory access Aligned
          %1 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Volatile|Aligned>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
          %2 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<f32, Function>
        //                               ^^^^^^^ spirv.variable: 'binding' is for spirv.GlobalVariable only
          %3 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
        //                                      ^^^^^^^^^^^^^^^^ spirv.aliasing: a pointer is either aliased or restricted
          spirv.Return
        }
        """
    )


def test_modules() -> None:
    check(
        """
        spirv.module Logical GLSL450 {
          spirv.GlobalVariable @x : !spirv.ptr<f32, Input>
          spirv.SpecConstant @c spec_id(-1) = 1.5 : f32
        //                              ^^ spirv.specialization: the number of a specialization constant is not negative
          spirv.func @g(%a: f32) -> f32 "None" {
            spirv.ReturnValue %a : f32
          }
          spirv.func @f(%a: f32) "None" {
            %0 = spirv.mlir.addressof @x : !spirv.ptr<f32, Input>
            %1 = spirv.mlir.addressof @x : !spirv.ptr<i32, Input>
        //                                 ^^^^^^^^^^^^^^^^^^^^^^ spirv.reference-type: @x has type !spirv.ptr<f32, Input>
            %2 = spirv.FunctionCall @g(%a) : (f32) -> f32
            %3 = spirv.FunctionCall @g(%a) : (f32) -> i32
        //                                            ^^^ callee-mismatch: result type mismatch for @g: result #0 must be f32, but got i32
            spirv.Return
          }
          spirv.func @h() -> f32 "None" {
            spirv.Return
        //  ^^^^^^^^^^^^ spirv.returned-value: the function returns 1 value, but got 0
          }
          spirv.func @outside() "None"
        //^^^^^^^^^^ spirv.module-body: a function without a body needs 'linkage_attributes' with linkage Import
        }
        """
    )


def test_what_a_merge_block_holds_is_looked_at_in_each_of_equal_operations() -> None:
    check(
        """
        spirv.func @f(%c: i1) "None" {
          spirv.mlir.selection {
        //^^^^^^^^^^^^^^^^^^^^ spirv.merge-block: the last block must hold 'spirv.mlir.merge' and nothing else
            spirv.BranchConditional %c, ^one, ^end
          ^one:
            spirv.Branch ^end
          ^end:
            %0 = spirv.Constant 1 : i32
            spirv.mlir.merge
          }
          spirv.mlir.selection {
            spirv.BranchConditional %c, ^one, ^end
          ^one:
            spirv.Branch ^end
          ^end:
            spirv.mlir.merge
          }
          spirv.Return
        }
        """
    )


@pytest.mark.parametrize("run_size", [1, 2, 256])
def test_an_entry_block_is_one_branch_however_items_are_shared(run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    check(
        """
        spirv.func @f(%c: i1) "None" {
          spirv.mlir.loop {
          ^entry:
            spirv.Branch ^header
          ^header:
            spirv.BranchConditional %c, ^continue, ^merge
          ^continue:
            spirv.Branch ^header
          ^merge:
            spirv.mlir.merge
          }
          spirv.Return
        }
        """
    )


def test_structured_control_flow() -> None:
    check(
        """
        spirv.func @f(%c: i1) "None" {
          spirv.mlir.loop {
            spirv.Branch ^header
          ^header:
            spirv.BranchConditional %c, ^continue, ^merge
          ^continue:
            spirv.Branch ^header
          ^merge:
            spirv.mlir.merge
          }
          spirv.mlir.selection {
        //^^^^^^^^^^^^^^^^^^^^ spirv.merge-block: a header block is missing before the merge block
            spirv.mlir.merge
          }
          spirv.Return
        }
        // -----
        spirv.func @f(%c: i1) "None" {
          spirv.mlir.loop {
            spirv.Branch ^merge
        //  ^^^^^^^^^^^^ spirv.loop-blocks: the entry block must hold one 'spirv.Branch', to ^header
          ^header:
            spirv.BranchConditional %c, ^continue, ^merge
          ^continue:
            spirv.Branch ^header
          ^merge:
            spirv.mlir.merge
          }
          spirv.Return
        }
        """
    )


def test_attributes_of_interfaces() -> None:
    check(
        """
        func.func private @a(%x: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>})
        func.func private @b(%x: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>})
        //                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.interface
        func.func private @c(%x: f32 {spirv.nothing})
        //                            ^^^^^^^^^^^^^ spirv.interface: SPIR-V knows no attribute 'spirv.nothing' of an
        func.func private @d() -> (f32 {spirv.decoration = #spirv.decoration<Aliased>})
        //                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.interface
        """
    )


def test_what_a_global_variable_begins_as() -> None:
    check(
        """
        spirv.module Logical GLSL450 {
          spirv.SpecConstant @constant = 4.0 : f32
          spirv.GlobalVariable @a initializer(@constant) : !spirv.ptr<f32, Private>
          //                   ~~ defined here
          spirv.GlobalVariable @b initializer(@a) : !spirv.ptr<f32, Private>
          //                                  ^^ spirv.initial-variable: as a specialization constant
        }
        """
    )


def test_image_arguments() -> None:
    check(
        """
        !image = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
        !cube = !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
        spirv.func @f(%i: !image, %j: !cube, %c: vector<2xf32>, %d: vector<3xi32>, %a: f32, %b: i32) "None" {
          %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %a : !image, vector<2xf32>, f32 -> vector<4xf32>
          %1 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %c, %c : !image, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
          %2 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %c, %a : !image, vector<2xf32>, vector<2xf32>, f32 -> vector<4xf32>
        //                                                                                                  ^^^ spirv.image-arguments: Grad has 2 components
          %3 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %b : !image, vector<2xf32>, i32 -> vector<4xf32>
        //                                                                              ^^^ spirv.image-arguments: Lod is of floating-point type, but got i32
          %4 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %a, %a : !image, vector<2xf32>, f32, f32 -> vector<4xf32>
        //                                          ^^^^^^ spirv.image-arguments: the image operands have 1 argument, but got 2
          %5 = spirv.ImageSampleImplicitLod %i, %c, %a : !image, vector<2xf32>, f32 -> vector<4xf32>
        //                                          ^^ spirv.image-operands
          %6 = spirv.ImageFetch %j, %d : !cube, vector<3xi32> -> vector<4xf32>
        //                               ^^^^^ spirv.image-kind: the image must not be of Cube
          spirv.Return
        }
        """
    )


def test_elements_of_cooperative_matrices() -> None:
    check(
        """
        !a = !spirv.coopmatrix<8x16xi8, Subgroup, MatrixB>
        !b = !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>
        spirv.module Logical GLSL450 {
          spirv.func @elements(%a: !a, %b: !b) "None" {
            %0 = spirv.IAdd %a, %a : !a
            %1 = spirv.IAdd %b, %b : !b
        //                           ^^ operand-type
            %2 = spirv.FConvert %b : !b to !b
        //                                 ^^ cast-incompatible: both have 32 bits
            spirv.Return
          }
          spirv.SpecConstant @c = 1.5 : f8E5M2
        //                        ^^^^^^^^^^^^ spirv.specialization
          spirv.SpecConstant @d = 1.5 : f32
          spirv.SpecConstantComposite @e (@d, @d) : !llvm.array<2 x f32>
        //                                          ^^^^^^^^^^^^^^^^^^^^ spirv.specialization-composite
        }
        """
    )


def test_cooperative_matrices_are_loaded_from_scalars() -> None:
    check(
        """
        spirv.func @f(%p: !spirv.ptr<bf16, Function>, %q: !spirv.ptr<f80, Function>, %s: i32) "None" {
          %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<bf16, Function>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
          %1 = spirv.KHR.CooperativeMatrixLoad %q, %s, <RowMajor> : !spirv.ptr<f80, Function>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
        //                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^ spirv.matrix-memory: expected a pointer to a number or a vector, but got f80
          spirv.Return
        }
        """
    )


def test_the_interface_of_an_entry_point() -> None:
    check(
        """
        spirv.module Logical GLSL450 {
          spirv.SpecConstant @s = 1 : i32
          spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
          spirv.func @f() "None" {
            spirv.Return
          }
          spirv.EntryPoint "GLCompute" @f, @v, @s
          //                                   ^^ symbol-kind: @s must name 'spirv.GlobalVariable', but is a 'spirv.SpecConstant'
        }
        """
    )


def test_the_storage_class_of_a_variable_may_be_that_of_an_alias() -> None:
    check(
        """
        !own = !spirv.ptr<i32, Function>
        !other = !spirv.ptr<i32, Uniform>
        func.func @f() {
          %0 = spirv.Variable : !own
          %1 = spirv.Variable : !other
        //                      ^^^^^^ spirv.variable: a variable in a function has storage class Function, but got Uniform
          return
        }
        """
    )


def test_a_specialization_constant_wraps_operations_on_constants() -> None:
    check(
        """
        func.func @f() {
          %i = spirv.Constant 1 : i32
          %f = spirv.Constant 1.0 : f32
          %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%i, %i) : (i32, i32) -> i32
          %1 = spirv.SpecConstantOperation wraps "spirv.FAdd"(%f, %f) : (f32, f32) -> f32
        //                                       ^^^^^^^^^^^^ expected-token: expected an operation on constants, but got 'spirv.FAdd'
          %2 = spirv.SpecConstantOperation wraps "own.add"(%f, %f) : (f32, f32) -> f32
        //                                       ^^^^^^^^^ information unknown-dialect: dialect 'own' is not known
          return
        }
        """
    )


def test_what_a_module_requires_is_a_version_with_capabilities() -> None:
    check(
        """
        #version = #spirv.vce<v1.0, [Shader], []>
        #number = 1 : i32
        spirv.module Logical GLSL450 requires #version {
        }
        spirv.module Logical GLSL450 requires #number {
        //                                    ^^^^^^^ attribute-value: attribute 'vce_triple' failed to satisfy constraint: #spirv.vce, but got 1 : i32
        }
        spirv.module Logical GLSL450 requires 1 : i32 {
        //                                    ^^^^^^^ attribute-value
        }
        spirv.module Logical GLSL450 attributes {vce_triple = 1 : i32} {
        }
        """
    )
