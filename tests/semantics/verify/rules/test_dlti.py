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
