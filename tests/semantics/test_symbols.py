"""Symbols and the tables they are in. MLIR, "Symbols and Symbol Tables"."""

from __future__ import annotations

from fixtures import check


def test_a_function_that_is_not_there() -> None:
    check(
        """
        func.func @f() {
          call @missing() : () -> ()
          //   ^^^^^^^^ undefined-symbol: '@missing' is not defined
          return
        }
        """
    )


def test_a_name_that_is_nearly_that_of_a_symbol() -> None:
    check(
        """
        func.func private @transpose(i32)
        func.func @f(%a: i32) {
          call @tranpose(%a) : (i32) -> ()
          //   ^^^^^^^^^ undefined-symbol: '@tranpose' is not defined in this symbol table; did you mean '@transpose'?
          return
        }
        """
    )


def test_functions_in_any_order() -> None:
    check(
        """
        func.func @f() {
          call @g() : () -> ()
          call @f() : () -> ()
          return
        }
        func.func private @g()
        """
    )


def test_every_call_is_marked() -> None:
    check(
        """
        module {
          func.func @f(%c: i1) {
            call @missing() : () -> ()
            //   ^^^^^^^^ undefined-symbol
            scf.if %c {
              func.call @missing() : () -> ()
              //        ^^^^^^^^ undefined-symbol
            }
            return
          }
          func.func @g() {
            call @missing() : () -> ()
            //   ^^^^^^^^ undefined-symbol
            return
          }
        }
        """
    )


def test_the_table_is_the_innermost() -> None:
    check(
        """
        func.func private @outer()
        module {
          func.func @f() {
            call @outer() : () -> ()
            //   ^^^^^^ undefined-symbol
            return
          }
        }
        """
    )


def test_nested_references() -> None:
    check(
        """
        module @a {
          module @b {
            func.func @c() {
              return
            }
          }
        }
        "test.use"() {x = @a::@b::@c, y = @a::@nowhere, z = @missing} : () -> ()
        """
    )


def test_symbols_that_an_operation_only_mentions_may_be_anywhere() -> None:
    check(
        """
        func.func @f() attributes {test.friend = @missing} {
          "test.use"() {x = @missing} : () -> ()
          test.use @missing
          return
        }
        """
    )


def test_a_symbol_that_is_defined_twice() -> None:
    check(
        """
        func.func private @f()
        memref.global "private" @g : memref<4xf32>
        func.func private @f(%a: i32)
        //                ^^ redefined-symbol: '@f' is defined twice
        func.func private @g()
        //                ^^ redefined-symbol
        """
    )


def test_the_first_is_related_to_each_that_follows() -> None:
    check(
        """
        func.func private @f()
        //                ~~ defined here first
        //                ~~ defined here first
        func.func private @f()
        //                ^^ redefined-symbol
        func.func private @f()
        //                ^^ redefined-symbol
        """
    )


def test_one_name_that_is_spelled_in_several_ways() -> None:
    check(
        r"""
        func.func private @"plain"()
        func.func private @"é"()
        func.func private @"q\22\5Cr\0A"()
        func.func @f() {
          call @plain() : () -> ()
          call @"pl\61in"() : () -> ()
          call @"\C3\A9"() : () -> ()
          call @"q\"\\r\n"() : () -> ()
          call @"pl\62in"() : () -> ()
             //^^^^^^^^^^ undefined-symbol: symbol '@plbin' is not defined in this symbol table
          return
        }
        """
    )


def test_quoted_names() -> None:
    check(
        """
        func.func private @"a b"()
        func.func private @"a b"()
        //                ^^^^^^ redefined-symbol
        func.func @f() {
          call @"a b"() : () -> ()
          call @"c d"() : () -> ()
          //   ^^^^^^ undefined-symbol
          return
        }
        """
    )


def test_names_in_quotes_that_hold_sigils() -> None:
    check(
        """
        llvm.func @"?f@@YAXH@Z"(%a: i32)
        llvm.func @"?f@@YAXN@Z"(%a: f64)
        llvm.func @"?f@@YAXH@Z"(%a: i32)
        //        ^^^^^^^^^^^^^ redefined-symbol: '@?f@@YAXH@Z' is defined twice
        "func.func"() <{function_type = () -> (), sym_name = "100%a", sym_visibility = "private"}> ({}) : () -> ()
        "func.func"() <{function_type = () -> (), sym_name = "100%b", sym_visibility = "private"}> ({}) : () -> ()
        func.func @g() {
          call @"100%a"() : () -> ()
          call @"100%c"() : () -> ()
          //   ^^^^^^^^ undefined-symbol: symbol '@100%c' is not defined
          "test.op"() {"a%1" = 1, "a%2" = 2, b = {"x@y" = 1, "x@z" = 2}} : () -> ()
          return
        }
        """
    )


def test_a_name_is_the_same_with_and_without_quotes() -> None:
    check(
        """
        func.func private @"plain"()
        func.func @f() {
          call @plain() : () -> ()
          return
        }
        """
    )


def test_one_name_in_two_tables() -> None:
    check(
        """
        module @a {
          func.func private @f()
        }
        module @b {
          func.func private @f()
        }
        func.func private @f()
        """
    )


def test_the_generic_form() -> None:
    check(
        """
        "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
        func.func private @f()
        //                ^^ redefined-symbol
        func.func @g() {
          call @f() : () -> ()
          "func.call"() <{callee = @missing}> : () -> ()
          //                       ^^^^^^^^ undefined-symbol
          return
        }
        """
    )


def test_an_attribute_that_is_no_reference_needs_no_symbol() -> None:
    check(
        """
        func.func private @f()
        func.func @g() {
          "func.call"() {a = @missing, callee = @f} : () -> ()
          "func.call"() {a = @f, callee = @missing} : () -> ()
          //                              ^^^^^^^^ undefined-symbol
          return
        }
        """
    )


def test_what_an_unknown_operation_may_define() -> None:
    check(
        """
        test.func @f()
        test.func @f()
        "test.func"() {sym_name = "g"} : () -> ()
        func.func @h() {
          call @f() : () -> ()
          call @g() : () -> ()
          return
        }
        """
    )


def test_many_symbols() -> None:
    lines = [f"func.func private @f{number}()" for number in range(1500)]
    check("\n".join([*lines, "func.func private @f700()", "//                ^^^^^ redefined-symbol"]))


def test_a_string_that_refers_to_a_symbol_in_the_generic_form() -> None:
    check(
        """
        tosa.variable @v : tensor<2xi32>
        func.func @f() {
          %0 = "tosa.variable_read"() <{name = "v"}> : () -> tensor<2xi32>
          %1 = "tosa.variable_read"() <{name = "w"}> : () -> tensor<2xi32>
          //                                   ^^^ tosa.declared-variable: @w must be declared by 'tosa.variable'
          return
        }
        """
    )


def test_an_operation_of_which_nothing_is_known_may_be_a_symbol_table() -> None:
    check(
        """
        module {
          own.device {
        //^^^^^^^^^^ information unknown-dialect: dialect 'own' is not known
            func.func @work() {
              return
            }
            own.core {
              func.call @work() : () -> ()
              func.call @outer() : () -> ()
              func.call @missing() : () -> ()
              //        ^^^^^^^^ undefined-symbol: '@missing' is not defined
            }
          }
          func.func private @outer()
          func.func @f() {
            call @work() : () -> ()
            //   ^^^^^ undefined-symbol: '@work' is not defined
            return
          }
        }
        """
    )


def test_what_is_no_name() -> None:
    check(
        """
        func.func private @2()
        //                ^^ invalid-name: is not the name of a symbol
        func.func private @"3"()
        func.func @f(%: i32) {
        //           ^ invalid-name: the value has no name
          func.call @half-open() : () -> ()
          //        ^^^^^^^^^^ invalid-name: is not the name of a symbol
          //        ^^^^^^^^^^ undefined-symbol
          % = arith.constant 1 : i32
        //^ invalid-name: the value has no name
          cf.br ^bb1(%a : i32)
          //         ^^ undefined-value
        ^bb1(%: i32):
        //   ^ invalid-name: the value has no name
          return
        }
        """
    )


def test_a_symbol_whose_definition_is_broken() -> None:
    check(
        """
        func.func @h(%c: i32) {
          %0 = call @g(%c) : (i32) -> i32
          %1 = memref.get_global @m : memref<4xf32>
          %2 = memref.get_global @n : memref<4xf32>
          %3 = memref.get_global @other : memref<4xf32>
          //                     ^^^^^^ undefined-symbol
          return
        }
        func.func private g(i32) -> i32
        //                ^ expected-token: expected a symbol name such as '@name', but got 'g'
        memref.global private @m : memref<4xf32>
        //            ^^^^^^^ expected-token: expected a symbol name such as '@name', but got 'private'
        memref.global "private" n : memref<4xf32>
        //                      ^ expected-token: expected a symbol name such as '@name', but got 'n'
        """
    )


def test_messages_about_symbols_name_them() -> None:
    check(
        """
        %1 = "arith.constant"() {value = @g::@h} : () -> i32
        //                               ^^^^^^ attribute-value: attribute that has a type, but got @g::@h
        """
    )


def test_names_that_aliases_stand_for() -> None:
    check(
        """
        #name = "f"
        #same = #name
        #properties = {sym_name = "g", function_type = () -> ()}
        "func.func"() <{sym_name = #same, function_type = () -> ()}> ({
          "func.return"() : () -> ()
        }) : () -> ()
        "func.func"() <#properties> ({
          "func.return"() : () -> ()
        }) : () -> ()
        func.func @f() {
        //        ^^ redefined-symbol: symbol '@f' is defined twice in one symbol table
          call @f() : () -> ()
          call @g() : () -> ()
          call @h() : () -> ()
          //   ^^ undefined-symbol: symbol '@h' is not defined in this symbol table
          return
        }
        """
    )


def test_references_that_aliases_stand_for() -> None:
    check(
        """
        #f = @f
        #missing = @missing
        #numbers = @numbers
        #call = {callee = @missing}
        #name = "numbers"
        "memref.global"() <{sym_name = #name, type = memref<2xf32>, sym_visibility = "private"}> : () -> ()
        func.func @f() {
          "func.call"() <{callee = #f}> : () -> ()
          call #f() : () -> ()
          %0 = "func.call"() <{callee = #f}> : () -> i32
          //                            ^^ callee-mismatch: incorrect number of results for @f: expected 0, but got 1
          "func.call"() <{callee = #missing}> : () -> ()
          //                       ^^^^^^^^ undefined-symbol: symbol '@missing' is not defined in this symbol table
          "func.call"() <#call> : () -> ()
          //             ^^^^^ undefined-symbol: symbol '@missing' is not defined in this symbol table
          %1 = "memref.get_global"() <{name = #numbers}> : () -> memref<2xf32>
          %2 = memref.get_global @numbers : memref<3xf32>
          //                                ^^^^^^^^^^^^^ memref.symbol-type: @numbers has type memref<2xf32>
          return
        }
        """
    )
