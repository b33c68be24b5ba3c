// refused: bad-attribute
gpu.binary @b [#gpu.object<@x, "a">]
// -----
// refused: bad-attribute
gpu.binary @b <#gpu.select_object<@x>> [#gpu.object<#nvvm.target, "a">]
// -----
// refused: bad-attribute
gpu.binary @b <#gpu.select_object<affine_map<(d0) -> (d0)>>> [#gpu.object<#nvvm.target, "a">]
// -----
// refused: bad-attribute
gpu.binary @b <#gpu.select_object<dense<1> : tensor<1xi32>>> [#gpu.object<#nvvm.target, "a">]
// -----
// refused: bad-attribute
gpu.binary @b <#gpu.select_object<loc("x")>> [#gpu.object<#nvvm.target, "a">]
// -----
// accepted
gpu.binary @b <#gpu.select_object<5>> [#gpu.object<#nvvm.target, "a">]
// -----
// accepted
#target = #nvvm.target
gpu.binary @b <#gpu.select_object<#target>> [#gpu.object<#target, "a">]
// -----
// refused: gpu.offloading-handler
gpu.binary @b <#nvvm.target> [#gpu.object<#nvvm.target, "a">]
// -----
// refused: gpu.offloading-handler
gpu.binary @b <#gpu.address_space<global>> [#gpu.object<#nvvm.target, "a">]
// -----
// refused: gpu.oldest-chip
gpu.module @m [#nvvm.target<chip = "sm_19">] {
}
// -----
// accepted
gpu.module @m [#nvvm.target<chip = "sm_20">, #nvvm.target<chip = "sm_19", verifyTarget = false>] {
}
// -----
// refused: attribute-value
func.func @f(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@m) function(@m::@f) {
    gpu.terminator
  }
  return
}
// -----
// accepted
#module = @m
func.func @f(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(#module) function(@f) {
    gpu.terminator
  }
  return
}
// -----
// refused: region-arguments
gpu.module @m {
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0:
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}
// -----
// refused: operand-count
func.func @f(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n) ({
    gpu.terminator
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} : (index, index, index, index, index) -> ()
  return
}
