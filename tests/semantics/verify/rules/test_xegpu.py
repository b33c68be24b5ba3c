"""xegpu: descriptors, hints and products."""

from __future__ import annotations

from fixtures import check


def test_descriptors() -> None:
    check(
        """
        func.func @f(%m: memref<24xf32>, %t: !xegpu.tensor_desc<8x16xf16>, %s: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: vector<8x16xf16>) {
          %0 = xegpu.create_nd_tdesc %m : memref<24xf32> -> !xegpu.tensor_desc<16xf32>
          %1 = xegpu.create_nd_tdesc %m : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
        //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ xegpu.block-source
          xegpu.prefetch %s : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
          xegpu.prefetch_nd %s : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ xegpu.scattered
          xegpu.store_nd %v, %t <{l2_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
        //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ xegpu.cache-hint: attribute 'l2_hint' must be cached, uncached, write_back or write_through, but got #xegpu.cache_hint<streaming>
          return
        }
        """
    )


def test_products() -> None:
    check(
        """
        func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>, %d: vector<8x8xf32>) {
          %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
          %1 = xegpu.dpas %a, %b, %d : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x8xf32> -> vector<8x16xf32>
        //                                                                   ^^^^^^^^^^^^^^^ xegpu.product
          %2 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x8xf32>
        //                                                                 ^^^^^^^^^^^^^^^ xegpu.product
          %3 = xegpu.dpas %b, %a : vector<8x16x2xf16>, vector<8x16xf16> -> vector<8x16xf32>
        //                         ^^^^^^^^^^^^^^^^^^ xegpu.product: expected a vector of 2 dimensions, but got
          return
        }
        """
    )


def test_layouts() -> None:
    check(
        """
        #a = #xegpu.layout<sg_layout = [4, 8], sg_data = [2, 2], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>
        #b = #xegpu.layout<sg_layout = [4, 8], sg_data = [2]>
        //                ^ bad-attribute: all parts have one rank, but got 1 and 2
        #c = #xegpu.layout<lane_data = [1, 1]>
        //                ^ bad-attribute: expected `sg_layout`, `inst_data` or `lane_layout`
        #d = #xegpu.layout<inst_data = [8, 16], order = [0, 1]>
        //                ^ bad-attribute: `order` needs `sg_layout` or `lane_layout`
        #e = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8]>, dims = [1]>
        #f = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8]>, dims = [2]>
        //               ^ bad-attribute: a slice leaves out dimensions from 0 to 1, but got 2
        #g = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8]>, dims = [1, 1]>
        //               ^ bad-attribute: a slice leaves out a dimension once
        #h = #xegpu.range<[1, 2]>
        #i = #xegpu.range<[2, 2]>
        //               ^ bad-attribute: the end of a range is above its start, but got 2 and 2
        #j = #xegpu.scatter_tdesc_attr<chunk_size = 0>
        //                            ^ bad-attribute: a chunk has at least one element, but got 0
        """
    )


def test_alignment_is_for_addresses_that_are_integers() -> None:
    check(
        """
        func.func @f(%d: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
          "xegpu.prefetch"(%d) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
          "xegpu.prefetch"(%d) <{offset_align_byte = 4 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
        //                                           ^^^^^^^ xegpu.scattered-offsets: 'offset_align_byte' is for addresses
          return
        }
        """
    )


def test_what_a_tensor_is_like_by_default_need_not_be_said() -> None:
    check(
        """
        #layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>
        func.func @f(%a: !xegpu.tensor_desc<8x16xf16>, %b: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>, #layout>, %c: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
          call @blocks(%a) : (!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<>>) -> ()
          call @blocks(%a) : (!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<memory_space = global, array_length = 1, boundary_check = true>>) -> ()
          call @blocks(%a) : (!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()
        //             ^^ value-type-mismatch
          call @pairs(%b) : (!xegpu.tensor_desc<8x16xf16, #layout, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()
          call @scattered(%c) : (!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 1>>) -> ()
          return
        }
        func.func private @blocks(!xegpu.tensor_desc<8x16xf16>)
        func.func private @pairs(!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>, #layout>)
        func.func private @scattered(!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<memory_space = global>>)
        """
    )
