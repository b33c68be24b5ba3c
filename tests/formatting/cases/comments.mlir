// RUN: some-tool %s

   // At the top.
module { // behind a brace
      // CHECK-LABEL: func @f
      //  CHECK-SAME:   i32
func.func @f(%a: i32, // the first
   // on a line of its own
      %b: i32) -> i32 {


// about the sum
%0 = arith.addi %a,%b : i32 // the sum


%long_name = arith.muli %a,%0:i32    // aligned
%x         = arith.muli %a, %0 : i32 // with this one


  return %0 : i32 // back
    // in front of the brace
}
  // at the end
}
// output
// RUN: some-tool %s

// At the top.
module { // behind a brace
  // CHECK-LABEL: func @f
  //  CHECK-SAME:   i32
  func.func @f(%a: i32, // the first
      // on a line of its own
      %b: i32) -> i32 {

    // about the sum
    %0 = arith.addi %a, %b : i32 // the sum

    %long_name = arith.muli %a, %0 : i32 // aligned
    %x = arith.muli %a, %0 : i32         // with this one

    return %0 : i32 // back
    // in front of the brace
  }
  // at the end
}
