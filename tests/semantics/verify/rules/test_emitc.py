"""emitc: what C and C++ do not have."""

from __future__ import annotations

from fixtures import check


def test_pointers() -> None:
    check(
        """
        func.func @f(%p: !emitc.ptr<f32>, %i: i32, %o: !emitc.opaque<"T">) {
          %0 = emitc.add %p, %o : (!emitc.ptr<f32>, !emitc.opaque<"T">) -> !emitc.ptr<f32>
          %1 = emitc.sub %p, %p : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> i32
          %2 = emitc.add %p, %p : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptr<f32>
        //                   ^^ emitc.pointer-arithmetic: pointers cannot be added to each other
          %3 = emitc.sub %i, %p : (i32, !emitc.ptr<f32>) -> !emitc.ptr<f32>
        //                         ^^^ emitc.pointer-arithmetic: a pointer can be taken from a pointer only, but got i32
          %4 = emitc.sub %p, %p : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> f32
        //                                                              ^^^ emitc.pointer-arithmetic
          %5 = emitc.apply "+"(%p) : (!emitc.ptr<f32>) -> f32
        //                 ^^^ emitc.operator: expected "&" or "*", but got "+"
          %6 = emitc.apply "&"(%i) : (i32) -> !emitc.ptr<i32>
        //                            ^^^ emitc.applied-operator: '&' is applied to an lvalue, but got i32
          return
        }
        """
    )


def test_calls_by_name() -> None:
    check(
        """
        func.func @f(%x: i32) {
          %0 = emitc.call_opaque "g"(%x) {args = [0 : index, #emitc.opaque<"1">], template_args = [i32, 4 : i32]} : (i32) -> i32
          emitc.call_opaque ""(%x) : (i32) -> ()
        //                  ^^ emitc.call: the name of what is called is empty
          emitc.call_opaque "g"(%x) {template_args = ["a"]} : (i32) -> ()
        //                                           ^^^^^ emitc.call: a template argument is a type, a number or an
          emitc.call_opaque "g"(%x) {args = [0 : index, [0, 1]]} : (i32) -> ()
        //                                  ^^^^^^^^^^^^^^^^^^^ emitc.call: an array has no type and cannot be an argument
          %1 = emitc.call_opaque "g"(%x) : (i32) -> !emitc.array<4xi32>
        //                                          ^^^^^^^^^^^^^^^^^^^ emitc.call: no function gives back an array: got
          return
        }
        """
    )


def test_values() -> None:
    check(
        """
        func.func @f(%t: tensor<4xf32>) {
          %0 = "emitc.constant"() {value = #emitc.opaque<"NULL">} : () -> !emitc.ptr<i32>
          %1 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
        //                                 ^^^^^^^^^^^^^^^^^ emitc.initial-value: the value of a constant cannot be empty
          %2 = "emitc.constant"() {value = "text"} : () -> !emitc.opaque<"text_t">
        //                                 ^^^^^^ emitc.initial-value: expected a number or #emitc.opaque, but got a string
          %3 = "emitc.variable"() {value = 1 : i32} : () -> !emitc.lvalue<i32>
          %4 = "emitc.variable"() {value = 1 : i64} : () -> !emitc.lvalue<i32>
        //                                 ^^^^^^^ emitc.initial-value: expected a value of type i32, but got 1 : i64
          %5 = emitc.cast %t : tensor<4xf32> to tensor<4xf32>
        //                                      ^^^^^^^^^^^^^ cast-incompatible: no cast from tensor<4xf32> to
          return
        }
        """
    )


def test_functions() -> None:
    check(
        """
        emitc.func @g(%x: i32) -> i32 {
          emitc.return %x : i32
        }
        emitc.func @f(%x: i32, %y: f32) {
          %0 = emitc.call @g(%x) : (i32) -> i32
          %1 = emitc.call @g(%y) : (f32) -> i32
        //                          ^^^ callee-mismatch: operand type mismatch for @g: operand #0 must be i32, but got f32
          emitc.return
        }
        emitc.func @h(%x: f32) -> i32 {
          emitc.return %x : f32
        //                  ^^^ returned-values: the function returns i32 as operand #0, but got f32
        }
        emitc.func @two(%x: i32) -> (i32, i32)
        ^^^^^^^^^^ emitc.function-results: expected at most one result, but got 2
        """
    )


def test_pointers_point_to_types_of_c() -> None:
    check(
        """
        func.func @f(%v: !emitc.lvalue<i32>, %p: !emitc.ptr<i17>) {
          %0 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
          %1 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i17>
        //                                                   ^^^^^^^^^^^^^^^ result-type: result #0 must be
          %2 = "emitc.dereference"(%p) : (!emitc.ptr<i17>) -> !emitc.lvalue<i32>
        //                                                    ^^^^^^^^^^^^^^^^^^ types-unrelated
          %3 = "test.x"() : () -> !emitc.ptr<tensor<?xi8>>
          emitc.verbatim "{}" args %3 : !emitc.ptr<tensor<?xi8>>
        //                              ^^^^^^^^^^^^^^^^^^^^^^^^ operand-type: operand #0 must be
          %4 = "test.x"() : () -> !emitc.ptr<tuple<i8, !emitc.ptr<f32>>>
          emitc.verbatim "{}" args %4 : !emitc.ptr<tuple<i8, !emitc.ptr<f32>>>
          return
        }
        emitc.class @c {
          emitc.field @a : !emitc.ptr<i8>
          emitc.field @b : !emitc.ptr<i17>
        //                 ^^^^^^^^^^^^^^^ emitc.field-type: no field is of type !emitc.ptr<i17>
          emitc.field @c : i1 = true
        }
        """
    )


def test_attributes_that_are_no_values() -> None:
    check(
        """
        func.func @f() {
          emitc.call_opaque "g"() {template_args = [i32, true, 1 : index]} : () -> ()
          emitc.call_opaque "g"() {template_args = [@f]} : () -> ()
        //                                         ^^^^ emitc.call: a template argument is a type, a number or an
          return
        }
        "emitc.global"() <{sym_name = "a", type = i32, initial_value = true}> : () -> ()
        //                                                             ^^^^ emitc.global: expected a value of type i32, but got true
        "emitc.global"() <{sym_name = "b", type = i1, initial_value = true}> : () -> ()
        "emitc.global"() <{sym_name = "c", type = !emitc.ptr<i17>}> : () -> ()
        //                                        ^^^^^^^^^^^^^^^ emitc.global: no global is of type !emitc.ptr<i17>
        """
    )


def test_values_of_types_that_aliases_stand_for() -> None:
    check(
        """
        !numbers = !emitc.array<4xf32>
        !number = i32
        #four = 4 : i32
        emitc.global @a : !numbers = dense<1.0>
        emitc.global @b : !number = 4
        emitc.global @c : !number = #four
        emitc.class @model {
          emitc.field @a : !numbers = dense<1.0>
          emitc.field @b : !number = 4
        }
        """
    )
