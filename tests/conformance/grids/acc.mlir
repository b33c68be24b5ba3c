func.func @f(%a: memref<4xf32>) {
  %0 = acc.$(copyin | create | present | deviceptr | attach | nocreate | use_device | declare_link | update_device | cache | getdeviceptr) varPtr(%a : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause $(acc_copyin | acc_copy | acc_create | acc_present | acc_attach | acc_deviceptr | acc_cache | acc_use_device)>, modifiers = #acc<data_clause_modifier $(none | zero | readonly | always | alwaysin | capture | readonly,capture | zero,alwaysout)>}
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = acc.$(copyin | create | present | deviceptr | attach | nocreate | use_device | declare_link | update_device | cache | getdeviceptr) varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.$(parallel | serial | kernels | data | host_data) dataOperands(%0 : memref<4xf32>) {
    $(acc.yield | acc.terminator)
  }
  return
}
// -----
func.func @f(%n: index, %i: i32) {
  %c = arith.constant 1 : index
  acc.loop $( | gang | worker | vector | gang worker | gang({num=%i : i32}) | vector(%i : i32, %i : i32) | tile({%i : i32})) control(%x : index) = (%c : index) to (%n : index) step (%c : index) {
    acc.yield
  } attributes {$(independent = [#acc.device_type<none>] | seq = [#acc.device_type<none>] | auto_ = [#acc.device_type<none>] | independent = [#acc.device_type<host>])$( | , seq = [#acc.device_type<none>])$( | , collapse = [1], collapseDeviceType = [#acc.device_type<none>] | , collapse = [1])$( | , inclusiveUpperbound = array<i1: true> | , inclusiveUpperbound = array<i1: true, false>)}
  return
}
