emitc.func @add(%lhs: i32, %rhs: i32) -> i32 {
  %sum = emitc.add %lhs, %rhs : (i32, i32) -> i32
  emitc.return %sum : i32
}

emitc.global @counter : i32 = 42

emitc.func @code(%a: i32, %b: i32, %condition: i1, %other: i1, %array: !emitc.array<4xi32>, %n: !emitc.size_t) {
  %sum = emitc.call @add(%a, %b) : (i32, i32) -> i32
  %both = emitc.logical_and %condition, %other : i1, i1
  %either = emitc.logical_or %condition, %other : i1, i1
  %chosen = emitc.conditional %condition, %a, %b : i32
  %element = emitc.subscript %array[%n] : (!emitc.array<4xi32>, !emitc.size_t) -> !emitc.lvalue<i32>
  %object = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"point">>
  %pointer = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"point">>>
  %x = "emitc.member"(%object) {member = "x"} : (!emitc.lvalue<!emitc.opaque<"point">>) -> !emitc.lvalue<i32>
  %y = "emitc.member_of_ptr"(%pointer) {member = "y"} : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"point">>>) -> !emitc.lvalue<i32>
  %global = emitc.get_global @counter : !emitc.lvalue<i32>
  emitc.if %condition {
    emitc.assign %a : i32 to %element : <i32>
  } else {
    emitc.assign %b : i32 to %element : <i32>
  }
  emitc.for %i = %a to %b step %a : i32 {
    emitc.assign %i : i32 to %element : <i32>
  }
  emitc.switch %a : i32
  case 1 {
    emitc.assign %a : i32 to %element : <i32>
    emitc.yield
  }
  default {
    emitc.yield
  }
  %scaled = emitc.expression %a, %b : (i32, i32) -> i32 {
    %product = emitc.mul %a, %b : (i32, i32) -> i32
    emitc.yield %product : i32
  }
  emitc.do {
    emitc.verbatim "step();"
  } while {
    %again = emitc.expression %a, %b : (i32, i32) -> i1 {
      %less = emitc.cmp lt, %a, %b : (i32, i32) -> i1
      emitc.yield %less : i1
    }
    emitc.yield %again : i1
  }
  emitc.return
}

emitc.class @counter_class {
  emitc.field @value : i32 = 0
  emitc.func @get() {
    %value = emitc.get_field @value : i32
    emitc.return
  }
}

// -----

emitc.declare_func @later

emitc.func @later(%value: i32) {
  emitc.return
}

// -----

func.func @address_of(%reference: !emitc.lvalue<i32>) {
  %result = emitc.address_of %reference : !emitc.lvalue<i32>
  return
}

func.func @apply(%operand: !emitc.lvalue<i32>) {
  %result = emitc.apply "&"(%operand) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}

func.func @bitwise_and(%lhs: i32, %rhs: i32) {
  %result = emitc.bitwise_and %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @bitwise_left_shift(%lhs: i32, %rhs: i32) {
  %result = emitc.bitwise_left_shift %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @bitwise_not(%arg: i32) {
  %result = emitc.bitwise_not %arg : (i32) -> i32
  return
}

func.func @bitwise_or(%lhs: i32, %rhs: i32) {
  %result = emitc.bitwise_or %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @bitwise_right_shift(%lhs: i32, %rhs: i32) {
  %result = emitc.bitwise_right_shift %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @bitwise_xor(%lhs: i32, %rhs: i32) {
  %result = emitc.bitwise_xor %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @call_opaque(%operands: i32) {
  emitc.call_opaque "bar"(%operands) : (i32) -> ()
  return
}

func.func @cast(%source: i32) {
  %dest = emitc.cast %source : i32 to i1
  return
}

func.func @constant() {
  %result = "emitc.constant"() <{value = 0 : index}> : () -> index
  return
}

func.func @dereference(%pointer: !emitc.ptr<i32>) {
  %result = emitc.dereference %pointer : !emitc.ptr<i32>
  return
}

func.func @div(%arg: i32, %arg_0: i32) {
  %result = emitc.div %arg, %arg_0 : (i32, i32) -> i32
  return
}

func.func @literal() {
  %result = emitc.literal "M_PI" : f32
  return
}

func.func @load(%operand: !emitc.lvalue<i32>) {
  %result = emitc.load %operand : <i32>
  return
}

func.func @logical_not(%arg: i1) {
  %result = emitc.logical_not %arg : i1
  return
}

func.func @rem(%arg: i32, %arg_0: i32) {
  %result = emitc.rem %arg, %arg_0 : (i32, i32) -> i32
  return
}

func.func @sub(%lhs: i32, %rhs: i32) {
  %result = emitc.sub %lhs, %rhs : (i32, i32) -> i32
  return
}

func.func @unary_minus(%arg: i32) {
  %result = emitc.unary_minus %arg : (i32) -> i32
  return
}

func.func @unary_plus(%arg: i32) {
  %result = emitc.unary_plus %arg : (i32) -> i32
  return
}

// -----

emitc.include "x.h"

// -----

emitc.file "a.h" {
  include <"math.h">
  include "x.h"
}
