"""dlti: the entries of data layouts."""

from __future__ import annotations

from fixtures import check


def test_alignments() -> None:
    check(
        """
        module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i64 = dense<64> : vector<1xi64>, !llvm.ptr = dense<[64, 64, 64, 32]> : vector<4xi64>>} {
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<3xi64>>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 64]> : vector<2xi32>>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<index = "wide">} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry: the entry of index must be an integer
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[64, 64]> : vector<2xi64>>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry
        }
        """
    )


def test_types_that_have_a_layout() -> None:
    check(
        """
        module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 64>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry: the entry of !ptr.ptr<#ptr.generic_space> must be #ptr.spec<...>
        }
        // -----
        module attributes {dlti.dl_spec = #dlti.dl_spec<!smt.int = 64>} {
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dlti.data-layout-entry
        }
        // -----
        #spec = #ptr.spec<size = 64, abi = 64, preferred = 64>
        module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #spec, !plant.leaf = 64>} {
        }
        """
    )


def test_attributes_of_operations_that_are_not_known() -> None:
    check(
        """
        "own.first"() {dlti.map = #dlti.map<"a" = 1>, transform.with_named_sequence} : () -> ()
        ^^^^^^^^^^^ information unknown-dialect: 'own' is not known
        "own.second"() {dlti.dl_spec = 1} : () -> ()
        //                             ^ dlti.data-layout-attribute: expected #dlti.dl_spec, but got 1 : i64
        "own.third"() {dlti.note} : () -> ()
        //             ^^^^^^^^^ dlti.data-layout-attribute: there is no attribute 'dlti.note': expected 'dlti.dl_spec', 'dlti.map' or
        "own.fourth"() {nvvm.kernel} : () -> ()
        //              ^^^^^^^^^^^ nvvm.kernel: a kernel is an llvm.func, but got own.fourth
        """
    )


def test_a_second_layout_of_a_module_is_no_error() -> None:
    """mlir-opt prints an error about it, and accepts the text all the same."""
    check("module attributes {test.first = #dlti.dl_spec<index = 32>, test.second = #dlti.dl_spec<index = 32>} {}")
