// accepted
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{foo, llvm.noalias, nvvm.kernel}> : (i32, i32) -> i32
  return
}
// -----
// refused: nvvm.kernel
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) {nvvm.kernel} : (i32, i32) -> i32
  return
}
// -----
// accepted
#properties = {nvvm.kernel, overflowFlags = #arith.overflow<none>}
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <#properties> : (i32, i32) -> i32
  return
}
// -----
// accepted
"spirv.GlobalVariable"() <{sym_name = "var", type = !spirv.ptr<i8, Uniform>, sym_visibility = "other"}> : () -> ()
// -----
// refused: symbol-visibility
"spirv.GlobalVariable"() <{sym_name = "var", type = !spirv.ptr<i8, Uniform>}> {sym_visibility = "other"} : () -> ()
// -----
// refused: transform.table-of-sequences
"builtin.module"() <{transform.with_named_sequence}> ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%a: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted
"builtin.module"() <{transform.with_named_sequence = 1 : i32}> ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%a: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
// accepted
#properties = {transform.with_named_sequence = 1 : i32}
"builtin.module"() <#properties> ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%a: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
// accepted
module {
  ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  module @inner {
    func.func private @g()
    func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
      %0 = ml_program.global_load @g : tensor<4xi32>
      ml_program.global_store @g = %a : tensor<4xi32>
      return %0 : tensor<4xi32>
    }
  }
}
// -----
// accepted
module @outer {
  module @inner {
    ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  }
  func.func @f() -> tensor<4xi32> {
    %0 = ml_program.global_load @inner::@g : tensor<4xi32>
    %1 = ml_program.global_load @outer::@inner::@g : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
// -----
// refused: undefined-symbol
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f() -> tensor<4xi32> {
  %0 = ml_program.global_load @f::@g : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
// refused: ml_program.symbol-type
module {
  ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  module @inner {
    func.func @f() -> tensor<3xi32> {
      %0 = ml_program.global_load @g : tensor<3xi32>
      return %0 : tensor<3xi32>
    }
  }
}
// -----
// refused: undefined-symbol
module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    transform.include @b::@c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// refused: undefined-symbol
module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    %x = transform.collect_matching @b::@c in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// refused: transform.sequence-end
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op) {
    "test.unheard_of"() : () -> ()
  }
}
// -----
// refused: transform.consumption
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "a"}> ({
  }) : () -> ()
}
// -----
// accepted
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "a", sym_visibility = "private"}> ({
  }) : () -> ()
}
// -----
// refused: missing-attribute
func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = "SINGLE_ROUND", per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
// refused: expected-token
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr-> i32
  return
}
// -----
// accepted
func.func @f(%a: !llvm.ptr<1>) -> !llvm.ptr {
  %0 = llvm.load %a : !llvm.ptr<1>-> i32
  %1 = llvm.addrspacecast %a : !llvm.ptr<1>to !llvm.ptr
  return %1 : !llvm.ptr
}
func.func private @g(!llvm.ptr)->!llvm.ptr
// -----
// accepted
func.func @f(%n: index, %s: index) {
  %0 = memref.alloc(%n)[%s] {operandSegmentSizes = array<i32: 2, 0>} : memref<?x?xf32>
  %1 = memref.alloc(%n, %n) {operandSegmentSizes = array<i64: 0, 2>} : memref<?x?xf32>
  return
}
// -----
// accepted
func.func @f(%c: i1, %s: index) {
  cf.cond_br %c, ^a(%s: index), ^b {operandSegmentSizes = array<i32: 1, 0, 1>}
^a:
  return
^b(%t: index):
  return
}
// -----
// refused: branch-operands
func.func @f(%c: i1, %s: index) {
  cf.cond_br %c, ^a(%s: index), ^b {operandSegmentSizes = array<i32: 1, 0, 1>}
^a(%t: index):
  return
^b:
  return
}
// -----
// refused: dynamic-size-count
func.func @f(%n: index, %s: index) {
  %0 = memref.alloc(%n) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}
// -----
// refused: segment-sizes
func.func @f(%a: memref<?xi32>) {
  %0 = omp.map.info var_ptr(%a: memref<?xi32>, tensor<?xi32>) map_clauses(to) capture(ByRef) -> memref<?xi32>
  omp.target_enter_data map_entries(%0: memref<?xi32> ) {operandSegmentSizes = array<i32: 0, 0, 0, 2>}
  return
}
// -----
// accepted
"builtin.module"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0:
}) : () -> ()
