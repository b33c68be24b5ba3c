func.func @f(%a: index) {
  omp.$(o: parallel | teams | single | taskgroup) {
    omp.$(distribute | wsloop | taskloop | loop) {
      omp.$(wsloop | simd | taskloop | distribute) {
        omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
          omp.yield
        }
      }$( | {omp.composite})
    }$( | {omp.composite})
    omp.terminator
  }$( | {omp.composite})
  return
}
// -----
func.func @f(%a: index) {
  omp.$(parallel | teams) {
    omp.$(distribute | wsloop | simd | taskloop | loop) {
      omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
        $( | omp.cancel cancellation_construct_type(loop) | omp.cancel cancellation_construct_type(taskgroup) | omp.barrier)
        omp.yield
      }
    }$( | {omp.composite})
    $( | omp.barrier | omp.distribute {
      omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
        omp.yield
      }
    })
    omp.terminator
  }$( | {omp.composite})
  return
}
