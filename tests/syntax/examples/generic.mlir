// The generic form in all its parts.
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "whole"}> ({
  ^bb0(%number: i32, %real: f32):
    "test.nothing"() : () -> ()
    %one = "test.one"() : () -> i32
    %two, %three = "test.several"(%one, %real) : (i32, f32) -> (i32, i64)
    %group:2 = "test.group"(%two) {index = 0 : index, unit, "quoted name" = "text \" with a quote"} : (i32) -> (i32, f32)
    %mixed:2, %last = "test.mixed"(%group#0, %group#1, %group) : (i32, f32, i32) -> (i8, i16, i24)
    "test.region"() ({
      "test.inner"(%mixed#1, %last) : (i16, i24) -> ()
    }) : () -> ()
    %both = "test.regions"(%one) ({
    ^entry(%x: i32):
      "test.yield"(%x) : (i32) -> ()
    }, {
    }, {
      "test.inner"() : () -> ()
    }) {kind = "several"} : (i32) -> (() -> (i32, i32))
    "test.properties"(%three) <{flag = true, list = [1, 2, 3], nested = {a = @whole}}> {b = 1.5e+1 : f32} : (i64) -> ()
    "test.branch"(%number, %one)[^next, ^end] : (i32, i32) -> ()
  ^next:
    "test.jump"()[^end] : () -> () loc("somewhere":3:7)
  ^end:
    "func.return"(%number) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
