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
    acc.loop control(%i: index) = (%one : index) to (%n : index) step (%one : index) {
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

// -----

func.func @atomic.read(%x: memref<i32>, %v: memref<i32>) {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  return
}

func.func @atomic.update(%x: memref<i32>) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%arg1: i32):
    acc.yield %arg1 : i32
  }
  return
}

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

func.func @update_device(%var: memref<f32>) {
  %acc_var = acc.update_device varPtr(%var : memref<f32>) -> memref<f32>
  return
}

func.func @update_host(%acc_var: memref<f32>, %var: memref<f32>) {
  acc.update_host accPtr(%acc_var : memref<f32>) to varPtr(%var : memref<f32>)
  return
}

func.func @use_device(%var: memref<f32>) {
  %acc_var = acc.use_device varPtr(%var : memref<f32>) -> memref<f32>
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

// -----

acc.data {
} attributes {defaultAttr = #acc<defaultvalue none>}

// -----

func.func @testenterdataop(%arg0: memref<f32>, %if_cond: i1) {
  %data_clause_operands = acc.create varPtr(%arg0 : memref<f32>) -> memref<f32>
  acc.enter_data if(%if_cond) dataOperands(%data_clause_operands : memref<f32>)
  return
}

// -----

func.func @testupdateop(%arg0: memref<f32>, %if_cond: i1) {
  %data_clause_operands = acc.update_device varPtr(%arg0 : memref<f32>) -> memref<f32>
  acc.update if(%if_cond) dataOperands(%data_clause_operands : memref<f32>)
  return
}

// -----

func.func @f(%arg0: memref<4xf32>) {
  %data_clause_operands = acc.copyin varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%data_clause_operands : memref<4xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @testhostdataop(%arg0: memref<f32>, %arg1: i1) {
  %data_clause_operands = acc.use_device varPtr(%arg0 : memref<f32>) -> memref<f32>
  %if_cond = arith.constant true
  acc.host_data if(%if_cond) dataOperands(%data_clause_operands : memref<f32>) {
  }
  return
}

// -----

acc.firstprivate.recipe @fp : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  %alloca = memref.alloca() : memref<4xf32>
  acc.yield %alloca : memref<4xf32>
} copy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.terminator
}

// -----

acc.private.recipe @p : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
}
func.func @f(%var: memref<4xf32>) {
  %acc_var = acc.private varPtr(%var : memref<4xf32>) varType(tensor<4xf32>) recipe(@p) -> memref<4xf32> {name = "m"}
  return
}

// -----

func.func @atomic(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
  acc.atomic.capture {
    acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = arith.addi %arg3, %arg2 : i32
      acc.yield %0 : i32
    }
  }
  acc.atomic.capture {
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = arith.muli %arg3, %arg2 : i32
      acc.yield %0 : i32
    }
    acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
  }
  acc.atomic.capture {
    acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
    acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
  }
  return
}

// -----

acc.private.recipe @p : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  %alloca = memref.alloca() : memref<4xf32>
  acc.yield %alloca : memref<4xf32>
} destroy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.terminator
}
acc.firstprivate.recipe @fp : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  %alloca = memref.alloca() : memref<4xf32>
  acc.yield %alloca : memref<4xf32>
} copy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%arg0: i64):
  %c0_i64 = arith.constant 0 : i64
  acc.yield %c0_i64 : i64
} combiner {
^bb0(%arg0: i64, %arg1: i64):
  %0 = arith.addi %arg0, %arg1 : i64
  acc.yield %0 : i64
}
func.func @f(%var: memref<4xf32>, %arg1: i64, %arg2: memref<i64>) {
  %0 = acc.private varPtr(%var : memref<4xf32>) recipe(@p) -> memref<4xf32>
  %acc_var = acc.firstprivate varPtr(%var : memref<4xf32>) recipe(@fp) -> memref<4xf32>
  acc.parallel firstprivate(%acc_var : memref<4xf32>) private(%0 : memref<4xf32>) {
    acc.yield
  }
  return
}
