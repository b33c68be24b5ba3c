"""Aliases where an operation or a dialect spells a string, a symbol, a number or an array in a way of its own.

MLIR language reference, "Attribute Value Aliases".
"""

from __future__ import annotations

from fixtures import check


def test_strings_and_symbols_of_llvm() -> None:
    check(
        """
        #predicate = "slt"
        #wrong = "less"
        #callee = @g
        #text = "abc"
        #number = 3 : i32
        llvm.mlir.global internal @text(#text)
        llvm.mlir.global internal @number(#number)
        //                                ^^^^^^^ bad-attribute: expected a string where the global has no type
        llvm.func @g()
        llvm.func @f(%a: i32) {
          %0 = llvm.icmp #predicate %a, %a : i32
          %1 = llvm.icmp #wrong %a, %a : i32
          //             ^^^^^^ bad-attribute: expected a string such as "eq", but #wrong is "less"
          llvm.call #callee() : () -> ()
          llvm.call #number() : () -> ()
          //        ^^^^^^^ attribute-value: attribute 'callee' failed to satisfy constraint: symbol without nesting, but got 3 : i32
          llvm.call_intrinsic #text() : () -> ()
          //                  ^^^^^ llvm.intrinsic-name: string that begins with "llvm.", but got "abc"
          llvm.return
        }
        """
    )


def test_strings_symbols_and_numbers_of_spirv() -> None:
    check(
        """
        #none = "None"
        #other = "Nowhere"
        #model = "GLCompute"
        #f = @f
        #mode = "LocalSize"
        #one = 1 : i32
        #long = 1 : i64
        #class = "Function"
        spirv.module Logical GLSL450 {
          spirv.GlobalVariable @v bind(#one, #one) : !spirv.ptr<f32, Uniform>
          spirv.func @f() #none {
            %0 = spirv.Variable : !spirv.ptr<f32, Function>
            %1 = spirv.Load #class %0 : f32
            spirv.Return
          }
          spirv.func @g() #other {
          //              ^^^^^^ bad-attribute: expected a string such as "None", but #other is "Nowhere"
            spirv.Return
          }
          spirv.EntryPoint #model #f
          spirv.ExecutionMode @f #mode, #one, 1, 1
          spirv.ExecutionMode @f #mode, #long, 1, 1
          //                          ^^^^^^^^^^^^^ attribute-value: array of (integer of type i32)
        }
        """
    )


def test_symbols_of_clauses() -> None:
    check(
        """
        #p = @p
        #r = @r
        #copy = @copy
        omp.private {type = private} @p : i32
        omp.declare_reduction @r : i32 init {
        ^bb0(%a: i32):
          omp.yield(%a : i32)
        } combiner {
        ^bb0(%a: i32, %b: i32):
          omp.yield(%a : i32)
        }
        func.func private @copy(memref<i32>, memref<i32>)
        func.func @f(%x: !llvm.ptr, %m: memref<i32>) {
          omp.parallel private(#p %x -> %a : !llvm.ptr) {
            omp.terminator
          }
          omp.parallel reduction(#r %x -> %a : !llvm.ptr) {
            omp.terminator
          }
          omp.single copyprivate(%m -> #copy : memref<i32>) {
            omp.terminator
          }
          return
        }
        """
    )


def test_maps_of_a_product() -> None:
    check(
        """
        #maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>]
        #short = [affine_map<(a, b, c) -> (a, c)>]
        func.func @f(%a: memref<4x4xf32>) {
          linalg.matmul indexing_maps = #maps ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
          linalg.matmul indexing_maps = #short ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
          //                            ^^^^^^ linalg.indexing-maps: 3 operands, but 1 indexing map
          linalg.contract indexing_maps = #maps ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
          //                              ^^^^^ expected-token: expected '[', but got '#maps'
          return
        }
        """
    )


def test_types_and_attributes_of_dialects() -> None:
    check(
        """
        !byte = i8
        !float = f32
        #width = 32
        #odd = 33
        #feature = "+a"
        #text = "xx"
        #c = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = #width }>
        #d = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = #odd }>
        //   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ bad-attribute: but got `33`
        func.func @f(%a: !quant.uniform<!byte:f32, 1.0>, %b: tensor<4xf32, #c>, %d: tensor<4xf32, #d>) {
          return
        }
        llvm.func @g(%a: i8 {llvm.range = #llvm.constant_range<!byte, 0, 10>})
        llvm.func @h(%a: f32 {llvm.range = #llvm.constant_range<!float, 0, 10>})
        //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ bad-attribute: expected an integer type
        llvm.func @k() attributes {target_features = #llvm.target_features<[#feature]>}
        gpu.binary @b [#gpu.object<#nvvm.target, bin = #text>]
        """
    )


def test_a_name_after_a_value_is_the_number_of_a_result() -> None:
    check(
        """
        #k = #amdgpu<dpp_perm row_mirror>
        func.func @f(%x: f32) {
          %0 = amdgpu.dpp %x %x #k : f32
          //                    ^^ expected-token: expected the number of a result after '#', as in '%0#1', but got '#k'
          return
        }
        """
    )
