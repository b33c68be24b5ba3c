#target = #runtime.target<"cpu", "elf", {features = "+avx"}>
runtime.global mutable @device : !runtime.device
runtime.executable private @kernels {
  runtime.executable.variant @cpu target(#target) {
    runtime.executable.export @add ordinal(0) workgroup(#runtime.workgroup<sizes = [64, 1], subgroup = 32>)
    runtime.executable.export @mul ordinal(1)
  }
  runtime.executable.variant @gpu target(<"vulkan", "spirv">) {
    runtime.executable.export @add ordinal(0)
  }
}
func.func @run(%size: index, %pattern: i32) -> !runtime.buffer {
  %device = runtime.global.load @device : !runtime.device
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %buffer = runtime.allocator.allocate<%device : !runtime.device> type(<HostVisible|DeviceLocal>) : !runtime.buffer{%size}
  %staging = runtime.allocator.allocate<%device : !runtime.device> type(<DeviceVisible>) : !runtime.buffer{%c64}
  %fence = runtime.fence.create device(%device : !runtime.device) flags(1) : !runtime.fence
  %signal = runtime.fence.create device(%device : !runtime.device) : !runtime.fence
  %joined = runtime.fence.join at(%fence, %signal) -> !runtime.fence
  %cmd = runtime.command_buffer.create device(%device : !runtime.device) mode(OneShot|AllowInline) : !runtime.command_buffer
  runtime.command_buffer.fill<%cmd : !runtime.command_buffer> target(%staging : !runtime.buffer)[%c0, %c64] pattern(%pattern : i32)
  runtime.command_buffer.dispatch<%cmd : !runtime.command_buffer> target(@kernels::@cpu::@add) workgroups([%c64, %c64]) bindings([(%buffer : !runtime.buffer)[%size]])
  runtime.submit<%device : !runtime.device> wait(%joined : !runtime.fence) signal(%signal : !runtime.fence) commands(%cmd : !runtime.command_buffer)
  return %buffer : !runtime.buffer
}
