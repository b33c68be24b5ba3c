cuda_tile.module @kernels {
  entry @add(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %c = constant <i32: [0, 1]> : tile<2xi32>
    %b:3 = get_tile_block_id : tile<i32>
    %v = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %x, %tok = load_view_tko weak %v[%n] : tensor_view<?xf32, strides=[1]>, tile<i32> -> tile<64xf32>, token
    %r = for %i in (%n to %n, step %n) : tile<i32> iter_values(%acc = %x) -> (tile<64xf32>) {
      %s = addf %acc, %x rounding<nearest_even> : tile<64xf32>
      continue %s : tile<64xf32>
    }
    %tk = store_ptr_tko release device %a, %r token=%tok : tile<ptr<f32>>, tile<64xf32> -> token
    print "x: %f\n", %r : tile<64xf32>
    return
  }
  cuda_tile.global @g <f32: [5.0, 10.0]> : !cuda_tile.tile<2xf32>
}
// -----
!s32i = !cir.int<s, 32>
!u8i = !cir.int<u, 8>
!rec_S = !cir.record<struct "S" {!s32i, !cir.array<!u8i x 4>} #cir.record.decl.ast>
#true = #cir.bool<true> : !cir.bool
#fn_attr = #cir<extra({inline = #cir.inline<no>, nothrow = #cir.nothrow})>
module @"a.cpp" attributes {cir.lang = #cir.lang<cxx>, cir.sob = #cir.signed_overflow_behavior<undefined>, cir.triple = "x86_64-linux-gnu"} {
  cir.global "private" constant cir_private dso_local @".str" = #cir.const_array<"hi\00" : !cir.array<!u8i x 3>> : !cir.array<!u8i x 3> {alignment = 1 : i64}
  cir.global external @g = #cir.int<3> : !s32i
  cir.global linkonce_odr comdat @s = #cir.const_record<{#cir.int<1> : !s32i, #cir.zero : !cir.array<!u8i x 4>}> : !rec_S
  cir.func private @printf(!cir.ptr<!u8i>, ...) -> !s32i
  cir.func dso_local @_Z3fooi(%arg0: !s32i {cir.noundef} loc("a")) -> (!s32i {cir.noundef}) extra(#fn_attr) {
    %0 = cir.alloca !s32i, !cir.ptr<!s32i>, ["x", init] {alignment = 4 : i64}
    %1 = cir.const #cir.int<10> : !s32i
    %2 = cir.const #true
    cir.store align(4) %arg0, %0 : !s32i, !cir.ptr<!s32i>
    %3 = cir.load deref volatile %0 : !cir.ptr<!s32i>, !s32i
    %4 = cir.binop(add, %3, %1) nsw : !s32i
    %5 = cir.cmp(lt, %3, %1) : !s32i, !cir.bool
    %6 = cir.cast(int_to_bool, %3 : !s32i), !cir.bool
    %7 = cir.unary(inc, %3) nsw : !s32i, !s32i
    %8 = cir.get_member %0[1] {name = "b"} : !cir.ptr<!rec_S> -> !cir.ptr<!s32i>
    cir.scope {
      %t = cir.alloca !s32i, !cir.ptr<!s32i>, ["i", init]
      cir.for : cond {
        %c = cir.load %t : !cir.ptr<!s32i>, !s32i
        cir.condition(%5)
      } body {
        cir.if %5 {
          cir.break
        } else {
          cir.continue
        }
        cir.yield
      } step {
        cir.yield
      }
      cir.do {
        cir.yield
      } while {
        cir.condition(%5)
      }
    }
    cir.switch (%3 : !s32i) {
      cir.case (equal, [#cir.int<1> : !s32i]) {
        cir.break
      }
      cir.case (default, []) {
        cir.yield
      }
      cir.yield
    }
    %9 = cir.ternary(%5, true {
      cir.yield %1 : !s32i
    }, false {
      cir.yield %3 : !s32i
    }) : (!cir.bool) -> !s32i
    %10 = cir.call @printf(%8, %3) nothrow side_effect(pure) : (!cir.ptr<!s32i>, !s32i) -> !s32i
    %11 = cir.try synthetic cleanup {
      %e = cir.call exception @_Z3fooi(%3) : (!s32i) -> !s32i cleanup {
        cir.yield
      }
      cir.yield
    } catch [type #cir.global_view<@s> : !cir.ptr<!u8i> {
      %cp = cir.catch_param -> !cir.ptr<!s32i>
      cir.yield
    }, #cir.unwind {
      cir.resume
    }]
    cir.switch.flat %3 : !s32i, ^bb1 [
      1: ^bb2,
      2: ^bb1
    ]
  ^bb1:
    cir.brcond %5 ^bb2, ^bb1
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cir.return %9 : !s32i
  }
  cir.vtable.address_point @_ZTV1B, address_point = <index = 0, offset = 2> : !cir.vptr
}
// -----
module {
  %tile = aie.tile(1, 4)
  %buf = aie.buffer(%tile) {address = 1024 : i32, sym_name = "buf"} : memref<16xi32> = dense<0>
  %lock = aie.lock(%tile, 0) {init = 1 : i32}
  aie.flow(%tile, DMA : 0, %tile, Core : 1)
  %switch = aie.switchbox(%tile) {
    aie.connect<North : 0, South : 1>
    %ms = aie.amsel<0> (0)
    %m = aie.masterset(DMA : 0, %ms) {keep_pkt_header}
    aie.packet_rules(North : 3) {
      aie.rule(31, 1, %ms)
    }
  }
  aie.objectfifo @of0(%tile dimensionsToStream [<size = 16, stride = 1>], {%tile dimensionsFromStream [<size = 8, stride = 2>]}, 2 : i32) {via_DMA = true} : !aie.objectfifo<memref<16xi32>>
  aie.objectfifo.link [@of0] -> [@of1, @of2]([] [0, 8])
  %mem = aie.mem(%tile) {
    %0 = aie.dma_start(MM2S, 0, ^bb1, ^bb2, repeat_count = 1)
  ^bb1:
    aie.use_lock(%lock, AcquireGreaterEqual, 1)
    aie.dma_bd(%buf : memref<16xi32>, 0, 16, [<size = 2, stride = 8>, <size = 8, stride = 1>], pad_value = 0) {bd_id = 0 : i32, packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}
    aie.next_bd ^bb1
  ^bb2:
    aie.end
  }
  %core = aie.core(%tile) {
    %v = aie.objectfifo.acquire @of0 (Consume, 1) : !aie.objectfifosubview<memref<16xi32>>
    %e = aie.objectfifo.subview.access %v[0] : !aie.objectfifosubview<memref<16xi32>> -> memref<16xi32>
    aie.objectfifo.release @of0 (Consume, 1)
    aie.end
  } {link_with = "k.o", stack_size = 2048 : i32}
  aie.device(npu1_4col) {
    %shim_noc_tile_0_0 = aie.tile(0, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    aie.shim_dma_allocation @a(%shim_noc_tile_0_0, MM2S, 0)
    aie.runtime_sequence @seq(%in: memref<64xi32>, %out: memref<64xi32>) {
      aiex.npu.dma_memcpy_nd(%in[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1], packet = <pkt_id = 1, pkt_type = 0>) {id = 0 : i64, metadata = @a} : memref<64xi32>
      %t = aiex.dma_configure_task_for @a {
        aie.dma_bd(%in : memref<64xi32>, 0, 64)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%t)
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32}
      aiex.configure @main {
        run @seq(%in, %out) : (memref<64xi32>, memref<64xi32>)
      }
    }
  }
  %cas:2 = aievec.mac_elem %buf, %buf, %buf {a} : vector<16xi32>, vector<16xi32>, vector<16xi32>
  %async_token, %res = air.execute [%core] -> (memref<16xi32>) {
    %al = memref.alloc() : memref<16xi32>
    air.execute_terminator %al : memref<16xi32>
  }
  %l = air.launch async [%async_token] (%x, %y) in (%sx = %core, %sy = %core) args(%aa=%buf) : memref<16xi32> attributes {id = 1 : i32} {
    air.segment @seg args(%bb=%aa) : memref<16xi32> {
      air.herd @h tile (%tx, %ty) in (%hx = %bb, %hy = %bb) args(%cc=%bb) : memref<16xi32> attributes {x_loc = 7 : i64} {
        air.dma_memcpy_nd (%cc[%tx] [%hx] [%hy], %cc[] [] []) {id = 1 : i32} : (memref<16xi32>, memref<16xi32>)
        air.channel.put async [%tx] @ch[%tx, %ty] (%cc[%tx] [%hx] [%hy]) : (memref<16xi32>)
      }
    }
  }
  air.channel @ch [2, 2] {broadcast_shape = [2, 4]}
}
// -----
func.func @enz(%x: f64, %dx: f64, %m: memref<?xf64>, %t: tensor<4xf64>) -> (f64, f64) {
  %r:2 = enzyme.autodiff @sq(%x, %dx) {activity = [#enzyme<activity enzyme_active>, #enzyme<activity enzyme_const>], ret_activity = [#enzyme<activity enzyme_active>]} : (f64, f64) -> (f64, f64)
  %g = "enzyme.init"() : () -> !enzyme.Gradient<f64>
  "enzyme.set"(%g, %x) : (!enzyme.Gradient<f64>, f64) -> ()
  %f = enzyme.fwddiff @sq(%x, %dx) {activity = [#enzyme<activity enzyme_dup>], width = 2 : i64} : (f64, f64) -> f64
  %c = "enzyme.init"() : () -> !enzyme.Cache<memref<?xf64>>
  enzyme.batch @sq(%t) {batch_shape = array<i64: 4>} : (tensor<4xf64>) -> ()
  enzymexla.kernel_call @k blocks in (%x, %x, %x) threads in (%x, %x, %x) shmem = %x (%m) {output_operand_aliases = []} : (memref<?xf64>) -> ()
  %w = enzymexla.wrap %t, lhs = 1, rhs = 1, dimension = 0 : (tensor<4xf64>) -> tensor<6xf64>
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    %ld = affine.load %m[%i] {polymer.access = "a"} : memref<?xf64>
  }
  %p = "polygeist.memref2pointer"(%m) : (memref<?xf64>) -> !llvm.ptr
  %s = "polygeist.subindex"(%m, %p) : (memref<?xf64>, !llvm.ptr) -> memref<?xf64>
  polygeist.alternatives {
    polygeist.polygeist_yield
  }, {
    polygeist.polygeist_yield
  } {alternatives.descs = ["a", "b"]}
  return %r#0, %f : f64, f64
}
func.func private @sq(%x: f64) -> f64
// -----
func.func @q(%arg0: !quake.veq<?>, %n: i64) -> !quake.measure attributes {"cudaq-entrypoint", "cudaq-kernel"} {
  %0 = quake.alloca !quake.veq<?>[%n : i64]
  %1 = quake.extract_ref %0[0] : (!quake.veq<?>) -> !quake.ref
  %2 = quake.extract_ref %0[%n] : (!quake.veq<?>, i64) -> !quake.ref
  quake.h %1 : (!quake.ref) -> ()
  quake.x [%1, %2 neg [true, false]] %2 : (!quake.ref, !quake.ref, !quake.ref) -> ()
  quake.rx<adj> (%n) [%1] %2 : (i64, !quake.ref, !quake.ref) -> ()
  %w = quake.unwrap %1 : (!quake.ref) -> !quake.wire
  %w1:2 = quake.swap %w, %w : (!quake.wire, !quake.wire) -> (!quake.wire, !quake.wire)
  quake.wrap %w1#0 to %1 : !quake.wire, !quake.ref
  %m = quake.mz %1 name "m0" : (!quake.ref) -> !quake.measure
  %b = quake.discriminate %m : (!quake.measure) -> i1
  cc.if(%b) {
    cc.scope {
      %p = cc.alloca !cc.array<i8 x 4>
      %q = cc.compute_ptr %p[%n] : (!cc.ptr<!cc.array<i8 x 4>>, i64) -> !cc.ptr<i8>
      cc.continue
    }
  } else {
  }
  %l = cc.loop while ((%i = %n) -> (i64)) {
    %c = arith.cmpi slt, %i, %n : i64
    cc.condition %c(%i : i64)
  } do {
  ^bb0(%i: i64):
    cc.continue %i : i64
  } step {
  ^bb0(%i: i64):
    cc.continue %i : i64
  } {invariant}
  %la = cc.create_lambda {
  ^bb0(%z: !quake.ref):
    cc.return
  } : !cc.callable<(!quake.ref) -> ()>
  %st = cc.stdvec_init %n, %n : (i64, i64) -> !cc.stdvec<i64>
  quake.apply<adj> @kernel [%1] %2 : (!quake.ref, !quake.ref) -> ()
  return %m : !quake.measure
}
func.func private @kernel(!quake.ref)
// -----
py.func @main(%self, %n: !py.dynamic) -> !py.dynamic {
  %x = py.add %self, %n
  py.return %x
}
%0 = vast.whatever
hl.func @f external (%arg0: !hl.lvalue<!hl.int>) -> !hl.int {
  %1 = hl.var "x", <auto> : !hl.lvalue<!hl.int> = {
    %2 = hl.const #core.integer<10> : !hl.int
    hl.value.yield %2 : !hl.int
  }
  hl.if {
    %4 = hl.cmp slt %1, %1 : !hl.lvalue<!hl.int>, !hl.lvalue<!hl.int> -> !hl.int
    hl.cond.yield %4 : !hl.int
  } then {
    hl.return %1 : !hl.lvalue<!hl.int>
  } else {
    hl.skip
  }
  hl.label.stmt "l" : {
  }
}
sub.plan version 0 : 42 : 1 {
  sub.relation {
    %0 = named_table @t1 as ["a", "b"] : rel<si32, si1>
    %1 = filter %0 : rel<si32, si1> {
    ^bb0(%arg : tuple<si32, si1>):
      %2 = field_reference %arg[1] : tuple<si32, si1>
      yield %2 : si1
    }
    %3 = project %1 : rel<si32, si1> -> rel<si32, si1, si1> {
    ^bb0(%arg : tuple<si32, si1>):
      %4 = literal -1 : si1
      yield %4 : si1
    }
    yield %3 : rel<si32, si1, si1>
  }
}
substrait.plan version 0 : 42 : 1 {
  extension_uri @extension at "http://some.url/with/extensions.yml"
  extension_function @function at @extension["somefunc"]
  relation as ["x", "y"] {
    %0 = named_table @t1 as ["a"] : tuple<si32>
    yield %0 : tuple<si32>
  }
}
// -----
relalg.query (){
  %0 = relalg.basetable  {table_identifier = "t"} columns: {a => @t::@a({type = i32}), b => @t::@b({type = !db.nullable<!db.string>})}
  %1 = relalg.selection %0 (%arg0: !tuples.tuple){
    %4 = tuples.getcol %arg0 @t::@a : i32
    %5 = db.constant("x") : !db.string
    %6 = db.compare eq %4 : i32, %5 : !db.string
    tuples.return %6 : i1
  }
  %2 = relalg.aggregation %1 [@t::@a,@t::@b] computes : [@aggr0::@tmp({type = i64})] (%arg0: !tuples.tuplestream,%arg1: !tuples.tuple){
    %8 = relalg.count %arg0
    tuples.return %8 : i64
  }
  %3 = relalg.materialize %2 [@t::@a,@aggr0::@tmp] => ["a", "cnt"] : !subop.local_table<[a$0 : i32, cnt$0 : i64], ["a", "cnt"]>
  relalg.query_return %3 : !subop.local_table<[a$0 : i32, cnt$0 : i64], ["a", "cnt"]>
} -> !subop.local_table<[a$0 : i32, cnt$0 : i64], ["a", "cnt"]>
subop.execution_group (){
  %3 = subop.get_external "x" : !subop.table<[a$0 : i32]>
  %0 = subop.scan %3 : !subop.table<[a$0 : i32]> {a$0 => @s::@a({type = i32})}
  %1 = subop.nested_map %0 [@s::@a](%t, %x) {
    tuples.return %t : !tuples.tuplestream
  }
  %2 = subop.lookup_or_insert %1 %3 [@s::@a] : !subop.map<[k : i32], [v : i64]> @lookup::@ref({type = !subop.entry_ref<x>}) eq: ([%l],[%r]) {
    %4 = arith.cmpi eq, %l, %r : i32
    tuples.return %4 : i1
  } initial: {
    tuples.return %0 : i1
  }
}
