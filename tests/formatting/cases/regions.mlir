func.func @loop(%n: index, %c: i1) -> f32 {
    %zero = arith.constant 0.0 : f32
    %lo = arith.constant 0 : index
    %one = arith.constant 1 : index
    %sum = scf.for %i = %lo to %n step %one iter_args(%acc = %zero) -> (f32) {
      %next = scf.if %c -> (f32) { scf.yield %acc : f32 }
      else
      {
        scf.yield %zero : f32
      }
      scf.yield %next : f32 }
    "test.regions"() ({
    ^bb0(%x : i32):
      "test.end"() : () -> ()
      }, {}
    ) : () -> ()
    return %sum : f32
}
// output
func.func @loop(%n: index, %c: i1) -> f32 {
  %zero = arith.constant 0.0 : f32
  %lo = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %lo to %n step %one iter_args(%acc = %zero) -> (f32) {
    %next = scf.if %c -> (f32) {
      scf.yield %acc : f32
    } else {
      scf.yield %zero : f32
    }
    scf.yield %next : f32
  }
  "test.regions"() ({
  ^bb0(%x: i32):
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  return %sum : f32
}
