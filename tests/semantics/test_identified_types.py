"""Structs that are identified by their names have one body each. "'llvm' Dialect", "Identified Structures"."""

from __future__ import annotations

from fixtures import check


def test_another_body() -> None:
    check(
        """
        llvm.func @f(!llvm.struct<"s", (i32, ptr)>)
        llvm.func @same(!llvm.struct<"s", (i32, !llvm.ptr)>)
        llvm.func @members(!llvm.struct<"s", (i64, ptr)>)
        //                              ^^^ redefined-type: struct "s" has another body already
        llvm.func @packed(!llvm.struct<"s", packed (i32, ptr)>)
        //                             ^^^ redefined-type
        llvm.func @opaque(!llvm.struct<"s", opaque>)
        //                             ^^^ redefined-type: struct "s" is opaque here, but has a body
        """
    )


def test_opaque_is_a_body_of_its_own() -> None:
    check(
        """
        llvm.func @f(!llvm.struct<"s", opaque>)
        llvm.func @same(!llvm.struct<"s", opaque>)
        llvm.func @g(!llvm.struct<"s", (i32)>)
        //                        ^^^ redefined-type: struct "s" has a body here, but is opaque
        """
    )


def test_structs_that_hold_each_other() -> None:
    check(
        """
        llvm.func @f(!llvm.struct<"a", (ptr, struct<"b", (struct<"a">, i32)>)>)
        llvm.func @g(!llvm.struct<"b", (struct<"a", (ptr, struct<"b">)>, i32)>)
        llvm.func @h(!llvm.array<2 x struct<"b", (struct<"c", (i8)>, i32)>>)
        //                                  ^^^ redefined-type
        """
    )


def test_in_aliases_and_attributes_and_regions() -> None:
    check(
        """
        !number = i32
        !s = !llvm.struct<"s", (!number)>
        func.func @f(%p: !llvm.ptr) attributes {t = !llvm.struct<"s", (i32)>} {
          %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"s", (i64)>
          //                                            ^^^ redefined-type
          scf.execute_region {
            %1 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i16)>
            //                                                                        ^^^ redefined-type
            scf.yield
          }
          return
        }
        """
    )


def test_names_that_are_not_known() -> None:
    """A name that holds the name of a symbol or a value was erased in part."""
    check(
        """
        llvm.func @f(!llvm.struct<"s@one", (i32)>)
        llvm.func @g(!llvm.struct<"s@two", (i64)>)
        func.func private @h() attributes {text = "!llvm.struct<\\"s\\", (i32)>"}
        """
    )


def test_chunks_have_their_own() -> None:
    check(
        """
        llvm.func @f(!llvm.struct<"s", (i32)>)
        // -----
        llvm.func @f(!llvm.struct<"s", (i64)>)
        """
    )


def test_distinct_attributes_of_one_number_hold_the_same() -> None:
    check(
        """
        #one = distinct[1]<"one">
        func.func @f() attributes {a = distinct[0]<42 : i32>, b = distinct[0]<42 : i32>} {
          "test.op"() {a = [distinct[0]<43 : i32>], text = "distinct[0]<1>"} : () -> ()
          //                ^^^^^^^^^^^ bad-attribute: distinct[0] holds 42 : i32 already
          "test.op"() {a = distinct[1]<"two">, type = !unknown.type<distinct[0]<44 : i32>>} : () -> ()
          //               ^^^^^^^^^^^ bad-attribute: distinct[1] holds "one" already
          return
        }
        func.func @g() attributes {a = distinct[2]<>, b = distinct[2]<unit>, c = distinct[3]<@f>, d = distinct[3]<@g>} {
          return
        }
        """
    )
