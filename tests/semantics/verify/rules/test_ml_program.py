"""The rules of the dialect `ml_program` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_globals_and_what_is_returned() -> None:
    check(
        """
        ml_program.global private @c(1 : i32) : i32
        ml_program.global private mutable @v(1 : i32) : i32
        ml_program.func @f(%x: i64) -> i32 {
          %0 = ml_program.global_load @v : i64
          //                               ^^^ ml_program.symbol-type: @v has type i32, but got i64
          %1 = ml_program.global_load_const @v : i32
          //                                ^^ ml_program.global-mutability: @v is 'mutable', so it is no constant
          ml_program.global_store @c = %1 : i32
          //                      ^^ ml_program.global-mutability: @c is not 'mutable', so nothing is stored to it
          ml_program.return %x : i64
          //                     ^^^ returned-values: the function returns i32 as operand #0, but got i64
        }
        ml_program.subgraph @g(%x: i32) -> i32 {
          ml_program.output %x, %x : i32, i32
          //                    ^^ returned-values: the function returns 1 value, but got 2
        }
        """
    )


def test_only_a_constant_is_looked_up_in_the_nearest_table_alone() -> None:
    check(
        """
        ml_program.global private @c(1 : i32) : i32
        builtin.module {
          ml_program.func @f() -> i32 {
            %0 = ml_program.global_load @c : i32
            %1 = ml_program.global_load_const @c : i32
            //                                ^^ undefined-symbol
            ml_program.return %0 : i32
          }
        }
        """
    )
