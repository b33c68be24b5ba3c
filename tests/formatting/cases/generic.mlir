"builtin.module"()({
%0 = "test.op"(%1,%2)[^a,^b]<{p = 1:i32}>({ "test.inner"():()->() })
   {attribute} : (i32,i32)->i32 loc("here":1:2)
}):()->()
// output
"builtin.module"() ({
  %0 = "test.op"(%1, %2)[^a, ^b] <{p = 1 : i32}> ({
    "test.inner"() : () -> ()
  }) {attribute} : (i32, i32) -> i32 loc("here":1:2)
}) : () -> ()
