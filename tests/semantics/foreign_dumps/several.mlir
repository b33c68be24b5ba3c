#device = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "generic", native_vector_size = 16 : i64}>]> : !hal.device
#pipeline = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer>], flags = Indirect>
module @net attributes {hal.device.targets = [#device], stream.affinity.default = #hal.device.affinity<@dev>} {
  util.global private @dev = #device
  util.global private mutable @w : tensor<4xf32>
  hal.executable private @dispatch_0 {
    hal.executable.variant public @embedded target(#hal.executable.target<"llvm-cpu", "x">) {
      hal.executable.export public @go ordinal(0) layout(#pipeline) count(%arg0: !hal.device, %arg1: index, %arg2: index) -> (index, index, index) {
        %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg1, %arg2)
        hal.return %x, %y, %z : index, index, index
      } attributes {workgroup_size = [64 : index, 1 : index, 1 : index]}
      builtin.module {
        func.func @go() {
          %c0 = arith.constant 0 : index
          %0 = hal.interface.binding.subspan layout(#pipeline) binding(0) alignment(64) offset(%c0) flags("ReadOnly|Indirect") : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
          %1 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
          return
        }
      }
    }
  }
  util.func public @main(%arg0: !hal.buffer_view, %fence: !hal.fence) -> !hal.buffer_view attributes {iree.abi.stub, inlining_policy = #util.inline.never} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%c16) encoding(%c0)
    %0 = stream.tensor.import on(#hal.device.affinity<@dev>) %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    %1 = stream.timepoint.import on(#hal.device.affinity<@dev>) %fence : (!hal.fence) => !stream.timepoint
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@dev>) await(%1) => !stream.resource<external>{%c16} => !stream.timepoint
    %2 = stream.cmd.execute on(#hal.device.affinity<@dev>) await(%result_timepoint) => with(%0 as %arg2: !stream.resource<external>{%c16}, %result as %arg3: !stream.resource<external>{%c16}) {
      stream.cmd.fill %c0, %arg3[%c0 for %c16] : i8 -> !stream.resource<external>{%c16}
      stream.cmd.concurrent {
        stream.cmd.dispatch @dispatch_0::@embedded::@go[%c4](%c4 : index) {
          ro %arg2[%c0 for %c16] : !stream.resource<external>{%c16},
          wo %arg3[%c0 for %c16] : !stream.resource<external>{%c16}
        }
      }
    } => !stream.timepoint
    %3:2 = stream.timepoint.await %2 => %result, %0 : !stream.resource<external>{%c16}, !stream.resource<external>{%c16}
    %4 = flow.dispatch.workgroups[%c4](%3#0, %c4) : (tensor<?xf32>{%c4}, index) -> tensor<?xf32>{%c4} =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>, %arg3: index, %arg4: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>) {
      %5 = flow.dispatch.workgroup.id[0] : index
      flow.return
    } count(%arg2: index) -> (index, index, index) {
      %x, %y, %z = flow.dispatch.workgroup_count_from_slice %arg2
      flow.return %x, %y, %z : index, index, index
    }
    util.scf.unreachable "x"
    util.return %arg0 : !hal.buffer_view
  }
  vm.module public @m {
    vm.rodata private @r {alignment = 64 : i64} dense<[1, 2]> : tensor<2xi8>
    vm.import private @hal.x(%a : !vm.ref<!hal.device>, %b : i32 ...) -> !vm.ref<!hal.buffer> attributes {minimum_version = 3 : i32}
    vm.func private @f(%arg0: i32) -> i32 {
      %c = vm.const.i32 1
      vm.br_table %arg0 {
        default: ^bb1,
        0: ^bb2(%c : i32),
        1: ^bb1
      }
    ^bb1:
      vm.return %c : i32
    ^bb2(%d: i32):
      vm.cond_br %arg0, ^bb1, ^bb1
    }
    vm.export @f as("m.f") attributes {iree.abi.stub}
  }
}
// -----
tt.func public @add(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) attributes {noinline = false} {
  %c64 = arith.constant 64 : i32
  %0 = tt.get_program_id x : i32
  %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %4 = tt.splat %c64 : i32 -> tensor<64xi32, #ttg.blocked<{sizePerThread = [1], order = [0]}>>
  %8 = tt.load %arg0, %4, %2 evictionPolicy = evict_last {isVolatile = false} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #ttg.blocked<{order = [0]}>}>>
  %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64xf32>) -> f32
  %q:3 = ttg.warp_specialize(%arg0, %n)
  default {
    %t = tt.dot %4, %4, %4, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
    ttg.warp_yield %t, %t, %t : i32, i32, i32
  }
  partition0(%x0: !tt.ptr<f32>, %x1: i32) num_warps(4) {
    tt.store %x0, %x1 : !tt.ptr<f32>
    ttg.warp_return
  }
  partition1(%y0: !tt.ptr<f32>, %y1: i32) num_warps(1) {
    tt.print " x: " {hex = false, isSigned = array<i32: 1>} : %y1 : i32
    ttg.warp_return
  } : (!tt.ptr<f32>, i32) -> (i32, i32, i32)
  tt.return
}
// -----
hw.module @top(in %clk: !seq.clock, in %a: i8, inout %io: i1, out y: i8, out z: !hw.struct<f: i1, g: i2>) attributes {x} {
  %r = seq.compreg sym @r %a, %clk reset %a, %a : i8
  %f = seq.firreg %n clock %clk sym @s reset sync %a, %a {firrtl.random_init_start = 0 : ui64} : i8
  %n = comb.add bin %a, %r : i8
  %i.y, %i.z = hw.instance "i" sym @i @sub<W: i32 = 4>(a: %a: i8, b: %n: i8) -> (y: i8, z: i8) {doNotPrint}
  %w = sv.wire sym @w : !hw.inout<i8>
  sv.always posedge %clk, negedge %a {
    sv.if %a {
      sv.passign %w, %a : i8
    } else {
      sv.verbatim "x {{0}}" (%a) : i8 {symbols = [@top, #hw.innerNameRef<@top::@i>]}
    }
  }
  sv.case casez %a : i8
  case b1xx0: {
    sv.fwrite %a, "x"
  }
  default: {
    sv.exit
  }
  %o = llhd.process -> i1 {
    cf.br ^bb1
  ^bb1:
    llhd.wait yield (%a : i8), (%n, %a : i8, i8), ^bb1
  }
  hw.output %n, %w : i8, !hw.struct<f: i1, g: i2>
}
firrtl.circuit "Top" attributes {annotations = []} {
  firrtl.module @Top(in %clock: !firrtl.clock, out %o: !firrtl.uint<8>, in %b: !firrtl.bundle<a: uint<1>, b flip: sint<3>> sym [<@x,1,public>]) attributes {convention = #firrtl<convention scalarized>} {
    %n = firrtl.node interesting_name %o {annotations = [{class = "x"}]} : !firrtl.uint<8>
    %m_r, %m_w = firrtl.mem Undefined {depth = 4 : i64, name = "m", portNames = ["r", "w"]} : !firrtl.bundle<addr: uint<2>, data flip: uint<8>>, !firrtl.bundle<addr: uint<2>>
    firrtl.when %o : !firrtl.uint<8> {
      firrtl.connect %o, %n : !firrtl.uint<8>
    } else {
      firrtl.skip
    }
    firrtl.match %o : !firrtl.enum<Some: uint<8>, None: uint<0>> {
      case Some(%v) {
        firrtl.connect %o, %v : !firrtl.uint<8>
      }
      case None(%u) {
        firrtl.skip
      }
    }
    firrtl.layerblock @A {
    }
  }
}
fsm.machine @m(%a: i1) -> i8 attributes {initialState = "A"} {
  %cnt = fsm.variable "cnt" {initValue = 0 : i16} : i16
  fsm.state @A output {
    fsm.output %cnt : i16
  } transitions {
    fsm.transition @B guard {
      fsm.return %a
    } action {
      fsm.update %cnt, %cnt : i16
    }
  }
  fsm.state @B
}
handshake.func @h(%a: i32, %c: none, ...) -> (i32, none) attributes {argNames = ["a", "c"]} {
  %0:2 = fork [2] %a : i32
  %t, %f = cond_br %a, %0#0 : i32
  %m, %i = control_merge [2] %c, %c : none, index
  return %t, %c : i32, none
}
// -----
module @jit_f attributes {mhlo.num_partitions = 1 : i32, jax.uses_shape_polymorphism = false} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}) -> (tensor<8x8xf32> {jax.result_info = ""}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0) : tensor<i32>, tensor<8x8xf32>
     cond {
      %3 = stablehlo.compare  LT, %iterArg, %c,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.add %iterArg, %c : tensor<i32>
      %4 = func.call @g(%iterArg_0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
      stablehlo.return %3, %4 : tensor<i32>, tensor<8x8xf32>
    }
    %2 = stablehlo.reduce(%1#1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<i32>) -> tensor<8xf32>
    %5:2 = stablehlo.reduce(%1#1 init: %c), (%1#1 init: %c) across dimensions = [0] : (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %6 = stablehlo.add %arg1, %arg3 : tensor<f32>
      stablehlo.return %6, %arg2 : tensor<f32>, tensor<i32>
    }
    %7 = stablehlo.convolution(%0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %8 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg9: tensor<4x8xf32>) {
      sdy.return %arg9 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %9 = "stablehlo.case"(%c) ({
      stablehlo.return %0 : tensor<8x8xf32>
    }, {
      stablehlo.return %0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
func.func @_QPf(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>>) attributes {fir.internal_name = "_QPf"} {
  %c1 = arith.constant 1 : index
  %0 = fir.dummy_scope : !fir.dscope
  %1:2 = hlfir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFfEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
  %2 = fir.alloca !fir.array<?xf32>, %c1 {bindc_name = "a"}
  %3 = fir.shape_shift %c1, %c1 : (index, index) -> !fir.shapeshift<1>
  %4 = fir.array_coor %arg1(%3) [%c1] %c1 : (!fir.ref<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
  %5 = fir.do_loop %i = %c1 to %c1 step %c1 unordered iter_args(%a = %c1) -> (index) {
    %7 = fir.convert %i : (index) -> i32
    fir.result %a : index
  }
  %6:2 = fir.iterate_while (%j = %c1 to %c1 step %c1) and (%ok = %c1) {
    fir.result %ok : i1
  }
  fir.if %c1 {
    fir.call @_FortranA(%1#0, %2) fastmath<contract> {accessGroups = [@x]} : (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>) -> ()
  } else {
    fir.unreachable
  }
  fir.do_concurrent {
    %x = fir.alloca i32 {bindc_name = "i"}
    fir.do_concurrent.loop (%k, %l) = (%c1, %c1) to (%c1, %c1) step (%c1, %c1) local(@loc %1#0 -> %la : !fir.ref<i32>) {
      %z = fir.convert %k : (index) -> i32
    }
  }
  fir.select_case %c1 : index [#fir.point, %c1, ^bb1, #fir.interval, %c1, %c1, ^bb2, unit, ^bb1]
^bb1:
  %8 = hlfir.elemental %3 unordered : (!fir.shapeshift<1>) -> !hlfir.expr<?xf32> {
  ^bb0(%e: index):
    %9 = hlfir.designate %1#0 (%e)  : (!fir.ref<i32>, index) -> !fir.ref<f32>
    hlfir.yield_element %9 : !fir.ref<f32>
  }
  hlfir.region_assign {
    hlfir.yield %1#0 : !fir.ref<i32>
  } to {
    hlfir.yield %1#1 : !fir.ref<i32> cleanup {
      fir.freemem %2 : !fir.ref<i32>
    }
  }
  return
^bb2:
  fir.select_type %1#1 : !fir.class<none> [#fir.type_is<i32>, ^bb1, unit, ^bb1]
}
fir.global internal @_QFEx constant : !fir.char<1,4> {
  %0 = fir.string_lit "abcd"(4) : !fir.char<1,4>
  fir.has_value %0 : !fir.char<1,4>
}
fir.type_info @t noinit nodestroy nofinal : !fir.type<t{a:i32}> dispatch_table {
  fir.dt_entry "p", @p
}
// -----
func.func @forward(%arg0: !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32> attributes {torch.assume_strict_symbolic_shapes} {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.vtensor.literal(dense_resource<w> : tensor<4xf32>) : !torch.vtensor<[4],f32>
  %1 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  torch.bind_symbolic_shape %arg0, [%1], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.Loop %int1, %true, init(%arg0) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor<[?,4],f32>):
    torch.prim.Loop.condition %true, iter(%x : !torch.vtensor<[?,4],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32>
  %true = torch.constant.bool true
  %4 = torch.prim.If %true -> (!torch.int) {
    torch.prim.If.yield %int1 : !torch.int
  } else {
    torch.prim.If.yield %int1 : !torch.int
  }
  %5 = torch.aten.add.Tensor %arg0, %0, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %5 : !torch.vtensor<[?,4],f32>
}
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<1.0> : tensor<f32>) : !torch.tensor
  torch.initialize.global_slots [
    @a(%0 : !torch.tensor)
    @b(%0 : !torch.tensor)
  ]
}
torch.class_type @c {
  torch.attr private "b" : !torch.bool
  torch.method "f", @f
}
%b0 = torch.constant.bool true
torch.nn_module {
  torch.slot "b", %b0 : !torch.bool
} : !torch.nn.Module<"c">
