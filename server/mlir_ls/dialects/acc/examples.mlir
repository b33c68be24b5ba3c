acc.private.recipe @privatization : memref<4xf32> init {
^bb0(%original: memref<4xf32>):
  %copy = memref.alloca() : memref<4xf32>
  acc.yield %copy : memref<4xf32>
}

acc.reduction.recipe @summation : memref<f32> reduction_operator <add> init {
^bb0(%original: memref<f32>):
  %copy = memref.alloca() : memref<f32>
  acc.yield %copy : memref<f32>
} combiner {
^bb0(%lhs: memref<f32>, %rhs: memref<f32>):
  acc.yield %lhs : memref<f32>
}

func.func @regions(%a: memref<4xf32>, %total: memref<f32>, %n: index, %one: index) {
  %bounds = acc.bounds lowerbound(%one : index) upperbound(%n : index) stride(%one : index)
  %lower = acc.get_lowerbound %bounds : (!acc.data_bounds_ty) -> index
  %upper = acc.get_upperbound %bounds : (!acc.data_bounds_ty) -> index
  %extent = acc.get_extent %bounds : (!acc.data_bounds_ty) -> index
  %stride = acc.get_stride %bounds : (!acc.data_bounds_ty) -> index
  %copy = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %cached = acc.cache varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %mapped = acc.firstprivate_map varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %sum = acc.reduction varPtr(%total : memref<f32>) recipe(@summation) -> memref<f32>
  acc.parallel dataOperands(%copy : memref<4xf32>) reduction(%sum : memref<f32>) {
    acc.loop control(%i : index) = (%one : index) to (%n : index) step (%one : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.serial dataOperands(%copy : memref<4xf32>) {
    acc.yield
  }
  acc.kernels dataOperands(%copy : memref<4xf32>) {
    acc.terminator
  }
  acc.kernel_environment dataOperands(%copy : memref<4xf32>) {
  }
  return
}

memref.global "private" @table : memref<4xf32>

acc.global_ctor @table_construct {
  %address = memref.get_global @table : memref<4xf32>
  %copy = acc.create varPtr(%address : memref<4xf32>) -> memref<4xf32>
  acc.declare_enter dataOperands(%copy : memref<4xf32>)
  acc.terminator
}

acc.global_dtor @table_destruct {
  %address = memref.get_global @table : memref<4xf32>
  %copy = acc.getdeviceptr varPtr(%address : memref<4xf32>) -> memref<4xf32>
  acc.declare_exit dataOperands(%copy : memref<4xf32>)
  acc.delete accPtr(%copy : memref<4xf32>)
  acc.terminator
}

acc.firstprivate.recipe @copying : memref<4xf32> init {
^bb0(%original: memref<4xf32>):
  %copy = memref.alloca() : memref<4xf32>
  acc.yield %copy : memref<4xf32>
} copy {
^bb0(%original: memref<4xf32>, %copy: memref<4xf32>):
  memref.copy %original, %copy : memref<4xf32> to memref<4xf32>
  acc.terminator
}

func.func @clauses(%a: memref<4xf32>, %x: memref<i32>, %v: memref<i32>, %condition: i1) {
  %own = acc.private varPtr(%a : memref<4xf32>) recipe(@privatization) -> memref<4xf32>
  %filled = acc.firstprivate varPtr(%a : memref<4xf32>) recipe(@copying) -> memref<4xf32>
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      %next = arith.addi %old, %old : i32
      acc.yield %next : i32
    }
  }
  %address = acc.use_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%address : memref<4xf32>) {
    acc.terminator
  }
  %copy = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.enter_data dataOperands(%copy : memref<4xf32>)
  %current = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.update dataOperands(%current : memref<4xf32>)
  acc.data dataOperands(%copy : memref<4xf32>) {
    acc.terminator
  }
  acc.declare dataOperands(%copy : memref<4xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @atomic.write(%x: memref<i32>, %expr: i32) {
  acc.atomic.write %x = %expr : memref<i32>, i32
  return
}

func.func @attach(%var: memref<memref<10xf32>>) {
  %acc_var = acc.attach varPtr(%var : memref<memref<10xf32>>) -> memref<memref<10xf32>>
  return
}

func.func @copyout(%acc_var: memref<10xf32>, %var: memref<10xf32>) {
  acc.copyout accPtr(%acc_var : memref<10xf32>) to varPtr(%var : memref<10xf32>) {structured = false}
  return
}

func.func @declare_device_resident(%var: memref<f32>) {
  %acc_var = acc.declare_device_resident varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @declare_link(%var: memref<f32>) {
  %acc_var = acc.declare_link varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @detach(%acc_var: memref<memref<10xf32>>) {
  acc.detach accPtr(%acc_var : memref<memref<10xf32>>) {dataClause = #acc<data_clause acc_attach>}
  return
}

func.func @deviceptr(%var: memref<f32>) {
  %acc_var = acc.deviceptr varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @exit_data(%if_cond: i1, %data_clause_operands: memref<f32>) {
  acc.exit_data if(%if_cond) dataOperands(%data_clause_operands : memref<f32>)
  return
}

func.func @nocreate(%var: memref<f32>) {
  %acc_var = acc.nocreate varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @present(%var: memref<f32>) {
  %acc_var = acc.present varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @set(%device_num: i64) {
  acc.set device_num(%device_num : i64)
  return
}

func.func @update_host(%acc_var: memref<f32>, %var: memref<f32>) {
  acc.update_host accPtr(%acc_var : memref<f32>) to varPtr(%var : memref<f32>)
  return
}

// -----

acc.init

// -----

acc.routine @acc_func_rout1 func(@acc_func)

// -----

acc.shutdown

// -----

acc.wait
