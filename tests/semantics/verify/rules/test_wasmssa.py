"""wasmssa: numbers, local variables and globals."""

from __future__ import annotations

from fixtures import check


def test_numbers() -> None:
    check(
        """
        wasmssa.func @f(%x: !wasmssa<local ref to i32>) {
          %0 = wasmssa.local_get %x : ref to i32
          %1 = wasmssa.extend 8 : i32 low bits from %0 : i32
          %2 = wasmssa.extend 12 : i32 low bits from %0 : i32
        //                    ^^^^^^^^ wasmssa.extended-bits: attribute 'bitsToTake' must be 8, 16 or 32, but got 12
          %3 = wasmssa.reinterpret %0 : i32 as f32
          %4 = wasmssa.reinterpret %0 : i32 as i32
        //                                     ^^^ wasmssa.reinterpreted: bits are reinterpreted as another type, but got i32 twice
          %5 = wasmssa.local_tee %x : ref to i32 to %3 : f32
        //                                               ^^^ wasmssa.local-value: operand 'value' must be i32, as operand 'localVar' is !wasmssa<local ref to i32>, but got f32
          wasmssa.return
        }
        """
    )


def test_globals() -> None:
    check(
        """
        wasmssa.import_global "a" from "env" as @a : i32
        wasmssa.import_global "b" from "env" as @b mutable : i32
        wasmssa.global @c i32 : {
          %0 = wasmssa.global_get @a : i32
          wasmssa.return %0 : i32
        }
        wasmssa.global @d i32 : {
          %0 = wasmssa.global_get @b : i32
        //                        ^^ wasmssa.global-constant: @b is no imported global that never changes, so it is no constant here
          wasmssa.return %0 : i32
        }
        wasmssa.global @e i32 : {
          %0 = wasmssa.global_get @c : i32
        //                        ^^ wasmssa.global-constant: @c is no imported global that never changes, so it is no constant here
          %1 = wasmssa.clz %0 : i32
        //     ^^^^^^^^^^^ wasmssa.initializer: 'wasmssa.clz' is not constant
          wasmssa.return %1 : i32
        }
        wasmssa.func @f() -> i32 {
          %0 = wasmssa.global_get @b : i32
          wasmssa.return %0 : i32
        }
        """
    )


def test_what_tables_and_variables_hold() -> None:
    check(
        """
        wasmssa.table @a !wasmssa<tabletype !wasmssa.funcref [0: 65536]>
        wasmssa.table @b !wasmssa<tabletype i32 [0:]>
        //                                  ^ bad-attribute: expected !wasmssa.funcref or !wasmssa.externref, but got `i32`
        func.func private @c(!wasmssa<local ref to i128>, !wasmssa<local ref to !wasmssa.externref>)
        func.func private @d(!wasmssa<local ref to i16>)
        //                                         ^ bad-type: expected i32, i64, f32, f64, i128, !wasmssa.funcref or !wasmssa.externref, but got `i16`
        "wasmssa.func"() <{functionType = () -> i32, sym_name = "e", res_attrs = []}> ({
        //                                                                       ^^ signature-attributes: 'res_attrs' has a dictionary
          %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
          "wasmssa.return"(%0) : (i32) -> ()
        }) : () -> ()
        """
    )


def test_what_a_variable_holds_is_read_from_it() -> None:
    check(
        """
        wasmssa.func @f(%a: !wasmssa<local ref to i64>) -> i32 {
          %0 = wasmssa.local_get %a : ref to i64
          %1 = wasmssa.local_tee %a : ref to i64 to %0 : i64
          %2 = wasmssa.eqz %1 : i64 -> i32
          wasmssa.if %0 : {
          //         ^^ value-type-mismatch: '%0' is used with type 'i32', but has type 'i64'
            wasmssa.block_return
          }> ^end
        ^end:
          wasmssa.return %1 : i32
          //             ^^ value-type-mismatch: '%1' is used with type 'i32', but has type 'i64'
        }
        """
    )


def test_variables_are_of_the_type_that_they_are_declared_with() -> None:
    check(
        """
        !t = f32
        wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
          %0 = wasmssa.local of type i32
          %1 = wasmssa.local of type !t
          %2 = wasmssa.local_get %0 : ref to i32
          %3 = wasmssa.local_get %1 : ref to i32
        //                       ^^ value-type-mismatch
          %4 = wasmssa.add %0 %2 : i32
        //                 ^^ value-type-mismatch
          %5 = wasmssa.local_get %a : ref to i1
        //                                   ^ bad-type
          wasmssa.return %2 : i32
        }
        """
    )
