module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.ident = "flang", omp.is_gpu = false, omp.is_target_device = false, omp.version = #omp.version<version = 31>} {
  omp.private {type = private} @_QFtestEi_private_i32 : i32
  omp.private {type = firstprivate} @_QFx_firstprivate : !fir.box<!fir.array<?xf32>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>, %arg1: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<?xf32>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<?xf32>>>):
    omp.yield
  }
  omp.declare_reduction @add_reduction_i32 : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  acc.private.recipe @privatization_ref_i32 : !fir.ref<i32> init {
  ^bb0(%arg0: !fir.ref<i32>):
    %0 = fir.alloca i32
    %1:2 = hlfir.declare %0 {uniq_name = "acc.private.init"} : (!fir.ref<i32>) -> (!fir.ref<i32>, !fir.ref<i32>)
    acc.yield %1#0 : !fir.ref<i32>
  }
  func.func @_QPtest(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?x?xf32>> {fir.bindc_name = "a", fir.optional}, %arg2: !fir.boxchar<1>, %arg3: !fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>>, %arg4: !fir.ref<!fir.complex<4>>, %arg5: !fir.boxproc<(i32) -> f32>, %arg6: !fir.ref<tuple<!fir.box<none>, i1>> {fir.host_assoc}) attributes {fir.proc_attrs = #fir.proc_attrs<recursive, bind_c>, fir.internal_proc} {
    %c1 = arith.constant 1 : index
    %c10_i32 = arith.constant 10 : i32
    %true = arith.constant true
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = hlfir.declare %arg0 dummy_scope %0 {fortran_attrs = #fir.var_attrs<intent_in, optional>, uniq_name = "_QFtestEn"} : (!fir.ref<i32>, !fir.dscope) -> (!fir.ref<i32>, !fir.ref<i32>)
    %2 = fir.alloca !fir.char<1,?>(%c1 : index) {adapt.valuebyref}
    %3 = fir.allocmem !fir.array<?x?xf32>, %c1, %c1 {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.shape %c1, %c1 : (index, index) -> !fir.shape<2>
    %5:2 = hlfir.declare %3(%4) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>) -> (!fir.box<!fir.array<?x?xf32>>, !fir.heap<!fir.array<?x?xf32>>)
    %6 = hlfir.designate %5#0 (%c1:%c1:%c1, %c1)  shape %4 : (!fir.box<!fir.array<?x?xf32>>, index, index, index, index, !fir.shape<2>) -> !fir.box<!fir.array<?xf32>>
    %7 = hlfir.designate %arg3{"x"}   {fortran_attrs = #fir.var_attrs<pointer>} : (!fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>>) -> !fir.ref<!fir.box<!fir.ptr<f32>>>
    %8 = hlfir.designate %2  substr %c1, %c1  typeparams %c1 : (!fir.ref<!fir.char<1,?>>, index, index, index) -> !fir.boxchar<1>
    %9 = fir.coordinate_of %arg6, %c10_i32 : (!fir.ref<tuple<!fir.box<none>, i1>>, i32) -> !fir.ref<i1>
    %10 = fir.coordinate_of %arg3, i : (!fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>>) -> !fir.ref<i32>
    %11 = fir.embox %3(%4) [%4] typeparams %c1 : (!fir.heap<!fir.array<?x?xf32>>, !fir.shape<2>, !fir.shape<2>, index) -> !fir.box<!fir.array<?x?xf32>>
    %12:3 = fir.box_dims %arg1, %c1 : (!fir.box<!fir.array<?x?xf32>>, index) -> (index, index, index)
    %13 = fir.rebox %arg1 [%4] : (!fir.box<!fir.array<?x?xf32>>, !fir.shape<2>) -> !fir.class<!fir.array<?x?xf32>>
    %14 = fir.unboxchar %arg2 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %15 = fir.array_coor %11(%4) %c1, %c1 : (!fir.box<!fir.array<?x?xf32>>, !fir.shape<2>, index, index) -> !fir.ref<f32>
    %16 = fir.undefined !fir.array<3x!fir.logical<4>>
    %17 = fir.insert_value %16, %true, [0 : index, "f", !fir.field] : (!fir.array<3x!fir.logical<4>>, i1) -> !fir.array<3x!fir.logical<4>>
    %18 = fir.insert_on_range %16, %true from (0) to (2) : (!fir.array<3x!fir.logical<4>>, i1) -> !fir.array<3x!fir.logical<4>>
    %19:2 = fir.do_loop %i = %c1 to %c1 step %c1 iter_args(%it = %c10_i32) -> (index, i32) attributes {loopAnnotation = #llvm.loop_annotation<disableNonforced = true>} {
      %next = arith.addi %i, %c1 overflow<nsw> : index
      fir.result %next, %it : index, i32
    }
    %20 = fir.if %true -> (i32) weights([1, 99]) {
      fir.result %c10_i32 : i32
    } else {
      fir.result %19#1 : i32
    }
    %21 = fir.call %arg5(%20) : (i32) -> f32
    %22 = fir.dispatch "proc1"(%arg3 : !fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>>) (%arg3, %20 : !fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>>, i32) -> f32 {pass_arg_pos = 0 : i32}
    %23 = fir.address_of(@_QMmEg) : !fir.ref<!fir.array<10xi32>>
    %24 = fir.zero_bits !fir.ref<none>
    fir.select_rank %arg1 : !fir.box<!fir.array<?x?xf32>> [1, ^bb2, 2, ^bb3(%20 : i32), unit, ^bb2]
  ^bb2:
    fir.select_type %arg3 : !fir.class<!fir.heap<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>> [#fir.type_is<i32>, ^bb3(%20 : i32), #fir.class_is<!fir.type<_QMmTt{i:i32,x:!fir.box<!fir.ptr<f32>>}>>, ^bb4, unit, ^bb4]
  ^bb3(%phi: i32):
    fir.select %phi : i32 [1, ^bb4, 2, ^bb5, unit, ^bb4]
  ^bb4:
    %25 = hlfir.elemental %4 typeparams %c1 unordered : (!fir.shape<2>, index) -> !hlfir.expr<?x?x!fir.char<1,?>> {
    ^bb0(%i: index, %j: index):
      %e = hlfir.apply %25, %i, %j : (!hlfir.expr<?x?x!fir.char<1,?>>, index, index) -> f32
      hlfir.yield_element %e : f32
    }
    hlfir.assign %25 to %5#0 realloc keep_lhs_len temporary_lhs : !hlfir.expr<?x?x!fir.char<1,?>>, !fir.box<!fir.array<?x?xf32>>
    hlfir.destroy %25 : !hlfir.expr<?x?x!fir.char<1,?>>
    %26 = hlfir.sum %5#0 dim %c10_i32 mask %true {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, i32, i1) -> f32
    %27:3 = hlfir.associate %25(%4) {adapt.valuebyref} : (!hlfir.expr<?x?x!fir.char<1,?>>, !fir.shape<2>) -> (!fir.box<!fir.array<?x?xf32>>, !fir.heap<!fir.array<?x?xf32>>, i1)
    hlfir.end_associate %27#1, %27#2 : !fir.heap<!fir.array<?x?xf32>>, i1
    hlfir.forall lb {
      hlfir.yield %c10_i32 : i32
    } ub {
      hlfir.yield %c10_i32 : i32
    }  (%k: i32) {
      %idx = hlfir.forall_index "k" %k : (i32) -> !fir.ref<i32>
      hlfir.forall_mask {
        hlfir.yield %true : i1
      } do {
        hlfir.region_assign {
          hlfir.yield %26 : f32
        } to {
          hlfir.yield %15 : !fir.ref<f32>
        } user_defined_assign (%rhs: f32) to (%lhs: !fir.ref<f32>) {
          fir.call @assign(%lhs, %rhs) : (!fir.ref<f32>, f32) -> ()
        }
      }
    }
    hlfir.where {
      hlfir.yield %25 : !hlfir.expr<?x?x!fir.char<1,?>>
    } do {
      hlfir.elsewhere mask {
        hlfir.yield %true : i1
      } do {
      }
    }
    cf.br ^bb5
  ^bb5:
    %bnd = omp.map.bounds lower_bound(%c1 : index) upper_bound(%c1 : index) extent(%c1 : index) stride(%c1 : index) start_idx(%c1 : index) {stride_in_bytes = true}
    %m = omp.map.info var_ptr(%1#1 : !fir.ref<i32>, i32) map_clauses(tofrom) capture(ByRef) bounds(%bnd) -> !fir.ref<i32> {name = "n"}
    omp.target map_entries(%m -> %arg10 : !fir.ref<i32>) private(@_QFtestEi_private_i32 %1#0 -> %arg11 [map_idx=0] : !fir.ref<i32>) {
      %c5 = arith.constant 5 : i32
      omp.teams num_teams( to %c5 : i32) thread_limit(%c5 : i32) {
        omp.parallel private(@_QFtestEi_private_i32 %arg10 -> %p0 : !fir.ref<i32>) reduction(@add_reduction_i32 %arg10 -> %r0 : !fir.ref<i32>) {
          omp.distribute {
            omp.wsloop schedule(dynamic = %c5 : i32, nonmonotonic) nowait order(reproducible:concurrent) {
              omp.simd aligned(%p0 : !fir.ref<i32> -> 64 : i64) safelen(4) {
                omp.loop_nest (%iv, %jv) : i32 = (%c5, %c5) to (%c5, %c5) inclusive step (%c5, %c5) collapse(2) {
                  omp.yield
                }
              } {omp.composite}
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    omp.task if(%true) final(%true) untied priority(%c10_i32 : i32) depend(taskdependin -> %1#0 : !fir.ref<i32>, taskdependinout -> %15 : !fir.ref<f32>) {
      omp.terminator
    }
    omp.atomic.update memory_order(relaxed) %1#0 : !fir.ref<i32> {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
    %lk = omp.new_cli
    omp.canonical_loop(%lk) %cv : i32 in range(%c10_i32) {
      omp.terminator
    }
    %grid = omp.new_cli
    %intratile = omp.new_cli
    omp.tile (%grid, %intratile) <- (%lk) sizes(%c10_i32 : i32)
    %acc = acc.copyin varPtr(%1#0 : !fir.ref<i32>) varType(i32) async([#acc.device_type<nvidia>], %c10_i32 : i32) -> !fir.ref<i32> {dataClause = #acc<data_clause acc_copy>, name = "n"}
    %ab = acc.bounds lowerbound(%c1 : index) upperbound(%c1 : index) startIdx(%c1 : index)
    %own = acc.private varPtr(%1#0 : !fir.ref<i32>) varType(i32) recipe(@privatization_ref_i32) -> !fir.ref<i32> {name = "i"}
    acc.parallel combined(loop) async(%c10_i32 : i32 [#acc.device_type<nvidia>]) num_gangs({%c10_i32 : i32, %c10_i32 : i32} [#acc.device_type<default>]) dataOperands(%acc : !fir.ref<i32>) private(%own : !fir.ref<i32>) {
      acc.loop combined(parallel) gang({num=%c10_i32 : i32, static=%c10_i32 : i32}) vector(%c10_i32 : i32) control(%iv : i32) = (%c10_i32 : i32) to (%c10_i32 : i32) step (%c10_i32 : i32) {
        acc.yield
      } attributes {collapse = [1], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.copyout accPtr(%acc : !fir.ref<i32>) to varPtr(%1#0 : !fir.ref<i32>) {dataClause = #acc<data_clause acc_copy>}
    cuf.kernel<<<%c10_i32, (%c10_i32, *)>>> (%iv : index) = (%c1 : index) to (%c1 : index)  step (%c1 : index) {
      "fir.end"() : () -> ()
    } {n = 1 : i64}
    %cu = cuf.alloc !fir.array<10xf32> {bindc_name = "d", data_attr = #cuf.cuda<device>} -> !fir.ref<!fir.array<10xf32>>
    cuf.data_transfer %5#0 to %cu {transfer_kind = #cuf.cuda_transfer<host_device>} : !fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<10xf32>>
    fir.store %c10_i32 to %1#0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "x">, access_type = <id = "x">, offset = 0>]} : !fir.ref<i32>
    fir.unreachable
  }
  fir.global linkonce @_QQclX61 constant : !fir.char<1> {
    %0 = fir.string_lit "\0A a"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  fir.global @_QMmEg(dense<[1, 2]> : tensor<2xi32>) {data_attr = #cuf.cuda<managed>, alignment = 8 : i64} : !fir.array<2xi32>
  fir.global internal @_QMmE.n.t target : !fir.ref<i32>
  fir.type_info @_QMmTt noinit nodestroy nofinal extends @_QMmTbase : !fir.type<_QMmTt{i:i32}> dispatch_table {
    fir.dt_entry "proc1", @_QMmPproc1
  } component_info {
    fir.dt_component "i" lbs [1] init @_QMmEinit
  }
  func.func private @assign(!fir.ref<f32>, f32)
}
