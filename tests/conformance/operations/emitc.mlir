emitc.func @f(%a: i32, %p: !emitc.ptr<i32>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> i32
    %2 = mul %1, %a : (i32, i32) -> i32
    yield %2 : i32
  }
  %c = emitc.call @g(%a) : (i32) -> i32
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %v : !emitc.lvalue<i32>
  %l = emitc.load %v : !emitc.lvalue<i32>
  %ap = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %x = emitc.address_of %v : !emitc.lvalue<i32>
  %y = emitc.dereference %x : !emitc.ptr<i32>
  return %c : i32
}
emitc.declare_func @g
emitc.func @g(%a: i32) -> i32 {
  emitc.return %a : i32
}

// -----

emitc.func @f(%a: i32) -> i32 {
  %0 = emitc.expression %a noinline : (i32) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  emitc.return %0 : i32
}

// -----

emitc.global extern @ext : i32
emitc.global static const @arr : !emitc.array<4xi32> = dense<[1, 2, 3, 4]>
emitc.func @f() {
  %0 = emitc.get_global @ext : !emitc.lvalue<i32>
  %1 = emitc.get_global @arr : !emitc.array<4xi32>
  emitc.return
}

// -----

emitc.class @C {
  emitc.field @a : !emitc.array<1xf32>
  emitc.field @b : i32 = 5
  emitc.func @f() {
    %0 = emitc.get_field @a : !emitc.array<1xf32>
    emitc.return
  }
}

// -----

emitc.class final @C {
  emitc.field @b : !emitc.ptr<i32>
}

// -----

emitc.func @f(%x: i1) {
  emitc.do {
    emitc.verbatim "x;"
  } while {
    %r = emitc.expression %x : (i1) -> i1 {
      %c = emitc.logical_not %x : i1
      yield %c : i1
    }
    emitc.yield %r : i1
  }
  emitc.return
}

// -----

emitc.file "a.h" {
  emitc.include <"math.h">
  emitc.include "x.h"
}
