func.func @f(%a : i32) {
      %0 = somewhere.op   %a ,%a  :  i32,
          more   lines
    somewhere.region   %a  { %1 = arith.addi %a,%a : i32 }
      somewhere.region {
    %1 = arith.addi %a,%a : i32
  }
  %2 = "test.op"() {a = #opaque<two  blanks>,b=!other.type< a>} : () -> !other.type< a>
  return
}
// output
func.func @f(%a: i32) {
  %0 = somewhere.op   %a ,%a  :  i32,
      more   lines
  somewhere.region   %a  { %1 = arith.addi %a, %a : i32 }
  somewhere.region {
    %1 = arith.addi %a, %a : i32
  }
  %2 = "test.op"() {a = #opaque<two  blanks>, b = !other.type< a>} : () -> !other.type< a>
  return
}
