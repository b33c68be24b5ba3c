func.func @atomic(%x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      %s = arith.addi %a, %e : i32
      acc.yield %s : i32
    }
  }
  acc.atomic.capture {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      %s = arith.muli %a, %e : i32
      acc.yield %s : i32
    }
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32
  }
  return
}

// -----

acc.private.recipe @p : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  %0 = memref.alloca() : memref<4xf32>
  acc.yield %0 : memref<4xf32>
} destroy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  acc.terminator
}
acc.firstprivate.recipe @fp : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  %0 = memref.alloca() : memref<4xf32>
  acc.yield %0 : memref<4xf32>
} copy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%a: i64):
  %0 = arith.constant 0 : i64
  acc.yield %0 : i64
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = arith.addi %a, %b : i64
  acc.yield %0 : i64
}
func.func @f(%m: memref<4xf32>, %i: i64, %rm: memref<i64>) {
  %0 = acc.private varPtr(%m : memref<4xf32>) recipe(@p) -> memref<4xf32>
  %1 = acc.firstprivate varPtr(%m : memref<4xf32>) recipe(@fp) -> memref<4xf32>
  acc.parallel private(%0 : memref<4xf32>) firstprivate(%1 : memref<4xf32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @p : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%m: memref<4xf32>) {
  %0 = acc.private varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) recipe(@p) -> memref<4xf32> {name = "m"}
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%0 : memref<4xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.kernel_environment dataOperands(%0 : memref<4xf32>) {
  }
  return
}
