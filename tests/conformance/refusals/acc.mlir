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
