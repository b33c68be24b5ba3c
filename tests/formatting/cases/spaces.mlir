module{func.func @sums( %a:i32,%b : i32 )->i32 attributes{tag="x",other= 4:i8}{
%0=arith.addi %a,%b:i32
      %1 =  arith.cmpi   slt ,%0 , %b  :i32
    %2:2="test.two"( %0,%1 ){k=[1,2 , 3]}:( i32,i1 )->(i32 , i32)
  return %2#1:i32}}
// output
module {
  func.func @sums(%a: i32, %b: i32) -> i32 attributes {tag = "x", other = 4 : i8} {
    %0 = arith.addi %a, %b : i32
    %1 = arith.cmpi slt, %0, %b : i32
    %2:2 = "test.two"(%0, %1) {k = [1, 2, 3]} : (i32, i1) -> (i32, i32)
    return %2#1 : i32
  }
}
