func.func @f(%a: i32) {


  // expected-error@+1 {{wrong}}
  %0 = "test.wrong"(%a)


    : (i32) -> i32
  %1 = "test.wrong"(%a) : (i32) -> i32 "test.next"() : () -> ()
  // expected-error@-1 {{wrong}}
  "test.wrong"(%a) : (i32) -> () // expected-error {{wrong}}
  // expected-note@below {{here}}

  "test.region"() ({ }) : () -> ()
      // CHECK: [[@LINE-1]]:3


  return
}
// output
func.func @f(%a: i32) {


  // expected-error@+1 {{wrong}}
  %0 = "test.wrong"(%a)


      : (i32) -> i32
  %1 = "test.wrong"(%a) : (i32) -> i32 "test.next"() : () -> ()
  // expected-error@-1 {{wrong}}
  "test.wrong"(%a) : (i32) -> () // expected-error {{wrong}}
  // expected-note@below {{here}}

  "test.region"() ({ }) : () -> ()
  // CHECK: [[@LINE-1]]:3


  return
}
