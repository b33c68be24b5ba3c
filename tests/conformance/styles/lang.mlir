!s32 = !lang.int<s, 32>
!point = !lang.record<"point" {i32, f32}>
lang.global external @counter : i32
lang.global constant internal @limit : i32 align(4)
func.func private @helper(i32, !lang.ptr<i32>) -> i32
func.func @main(%n: i32, %p: !lang.ptr<!point>) -> i32 {
  %addr = lang.alloca i32, !lang.ptr<i32>, ["i", init] {alignment = 4 : i64}
  %other = lang.alloca i1, !lang.ptr<i1>, ["flag"]
  %zero = lang.const #lang.int<0> : i32 : i32
  lang.store %zero, %addr : !lang.ptr<i32>
  %g = lang.get_global @counter : !lang.ptr<i32>
  %l = lang.get_global thread_local @limit : !lang.ptr<i32>
  lang.for : cond {
    %i = lang.load %addr : !lang.ptr<i32>
    %lt = lang.cmp(lt, %i, %n) : i32, !lang.bool
    lang.condition(%lt) : !lang.bool
  } body {
    %c = lang.load volatile atomic(acquire) %g : !lang.ptr<i32>
    %d = lang.binop(add, %c, %n) nsw : i32
    %eq = lang.cmp(eq, %d, %zero) : i32, i1
    lang.store atomic(seq_cst) %d, %g : !lang.ptr<i32>
    lang.if %eq : i1 {
      lang.store %eq, %other : !lang.ptr<i1>
      lang.yield
    } else {
      lang.break
    }
    lang.yield
  } step {
    %i = lang.load %addr : !lang.ptr<i32>
    %one = lang.const #lang.int<1> : i32 : i32
    %next = lang.binop(add, %i, %one) : i32
    lang.store %next, %addr : !lang.ptr<i32>
    lang.yield
  }
  %r = lang.scope {
    %x = lang.get_member %p[0] {name = "x"} : !lang.ptr<!point> -> !lang.ptr<i32>
    %v = lang.load deref %x : !lang.ptr<i32>
    %b = lang.cast int_to_bool %v : i32 -> !lang.bool
    %w = lang.cast bool_to_int %b : !lang.bool -> i32
    %call = lang.call @helper(%w, %addr) nothrow : (i32, !lang.ptr<i32>) -> i32
    lang.yield %call : i32
  } : i32
  return %r : i32
}
