// refused: acc.modifiers
func.func @f(%a: memref<4xf32>) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
// accepted
func.func @f(%a: memref<4xf32>) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier readonly,capture>}
  return
}
// -----
// refused: acc.modifiers
func.func @f(%a: memref<4xf32>) {
  %0 = acc.present varPtr(%a : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
// refused: acc.data-entry
func.func @f(%a: memref<4xf32>) {
  %0 = acc.cache varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.parallel dataOperands(%0 : memref<4xf32>) {
    acc.yield
  }
  return
}
// -----
// accepted
func.func @f(%i: i32, %j: index) {
  acc.parallel async([#acc.device_type<nvidia>], %i : i32 [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}
// -----
// refused: acc.async-wait
func.func @f(%i: i32) {
  "acc.parallel"(%i) <{asyncOnly = [#acc.device_type<nvidia>], asyncOperandsDeviceType = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}
// -----
// accepted
func.func @f(%i: i32) {
  "acc.parallel"(%i) <{asyncOnly = [#acc.device_type<radeon>], asyncOperandsDeviceType = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}
// -----
// refused: acc.async-wait
func.func @f(%i: i32, %j: index) {
  acc.parallel wait([#acc.device_type<nvidia>], {%i : i32} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}
// -----
// accepted
func.func @f(%i: i32, %j: index) {
  acc.parallel wait([#acc.device_type<radeon>], {%i : i32} [#acc.device_type<radeon>]) {
    acc.yield
  }
  return
}
// -----
// accepted
func.func @f(%n: index, %i: i32) {
  acc.loop worker([#acc.device_type<nvidia>, #acc.device_type<nvidia>], %i : i32) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// accepted
func.func @f(%n: index, %i: i32) {
  acc.loop gang({num=%i : i32 dim=%i : i32 static=%i : i32}, {, num=%i : i32} [#acc.device_type<nvidia>], {}) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// refused: expected-token
func.func @f(%n: index, %i: i32) {
  acc.loop gang({num=%i : i32}, {num=%i : i32} [#acc.device_type<nvidia>]) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// refused: unknown-keyword
func.func @f(%n: index, %i: i32) {
  acc.loop gang({}) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// refused: expected-token
func.func @f(%n: index, %i: i32) {
  acc.loop gang({dim=%i : i32 num=%i : i32}) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// accepted
acc.routine @r func(@f) worker([#acc.device_type<none>, #acc.device_type<none>])
// -----
// refused: acc.routine-parallelism
acc.routine @r func(@f) worker([#acc.device_type<none>, #acc.device_type<nvidia>])
// -----
// refused: acc.routine-parallelism
acc.routine @r func(@f) gang(dim: 1 : i64, dim: 2 : i64 [#acc.device_type<nvidia>])
// -----
// refused: acc.routine-parallelism
acc.routine @r func(@f) seq worker([#acc.device_type<host>])
// -----
// accepted
acc.routine @r func(@f) worker vector([#acc.device_type<radeon>])
// -----
// accepted
acc.routine @r func(@f) worker([#acc.device_type<nvidia>]) vector([#acc.device_type<host>]) seq([#acc.device_type<default>])
// -----
// refused: acc.clause-operand
func.func @f(%a: memref<4xf32>) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.parallel private(%0 : memref<4xf32>) {
    acc.yield
  }
  return
}
// -----
// refused: acc.clause-operand
func.func @f(%a: memref<4xf32>) {
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.serial reduction(%0 : memref<4xf32>) {
    acc.yield
  }
  return
}
