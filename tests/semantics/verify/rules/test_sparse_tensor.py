"""The rules of the dialect `sparse_tensor` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_regions_take_and_yield() -> None:
    check(
        """
        func.func @f(%x: f64, %y: i64, %t: tensor<4xf64>) {
          %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
          //   ^^^^^^^^^^^^^^^^^^^^ region-arguments: region 0 takes 2 arguments, but got 1
            overlap={
            ^bb0(%a: f64):
              sparse_tensor.yield %a : f64
            }
            left=identity
            right={
            ^bb0(%b: i64):
              sparse_tensor.yield %x : f64
            }
          %1 = sparse_tensor.unary %x : f64 to f64
            present={
            ^bb0(%a: f64):
              sparse_tensor.yield %y : i64
              //                       ^^^ yielded-values: the region yields f64 as operand #0, but got i64
            }
            absent={}
          sparse_tensor.foreach in %t : tensor<4xf64> do {
        //^^^^^^^^^^^^^^^^^^^^^ region-arguments: the region takes f64 as argument 1, but got f32
          ^bb0(%i: index, %a: f32):
          }
          return
        }
        """
    )


def test_buffers_of_a_tensor() -> None:
    check(
        """
        #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
        #COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

        !a = tensor<4x4xf64, #CSR>
        !b = tensor<4x4xf64, #COO>
        func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %i: tensor<?xi32>, %two: tensor<?x2xindex>, %three: tensor<?x3xindex>) {
          %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to !a
          %1 = sparse_tensor.assemble (%p, %i), %v : (tensor<5xindex>, tensor<?xi32>), tensor<?xf64> to !a
          //   ^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.tensor-buffers: a buffer of index is expected, but got tensor<?xi32>
          %2 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<?xf64> to !a
          //   ^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.tensor-buffers: tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) ->
          %3 = sparse_tensor.assemble (%p, %two), %v : (tensor<5xindex>, tensor<?x2xindex>), tensor<?xf64> to !b
          return
        }
        """
    )


def test_levels_of_a_tensor() -> None:
    check(
        """
        #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

        !a = tensor<4x4xf64, #CSR>
        func.func @f(%t: !a, %s: !sparse_tensor.storage_specifier<#CSR>) {
          %0 = sparse_tensor.positions %t { level = 1 : index } : !a to memref<?xindex>
          %1 = sparse_tensor.positions %t { level = 2 : index } : !a to memref<?xindex>
        //                                          ^^^^^^^^^ sparse_tensor.stored-level: the tensor has 2 levels, but got 2
          %2 = sparse_tensor.coordinates %t { level = 1 : index } : !a to memref<?xi8>
        //                                                                ^^^^^^^^^^^^ sparse_tensor.stored-level: the
          %3 = sparse_tensor.coordinates_buffer %t : !a to memref<?xindex>
        //                                           ^^ sparse_tensor.stored-together: the tensor has no last levels that are
          %4 = sparse_tensor.values %t : !a to memref<?xf64>
          %5 = sparse_tensor.values %t : !a to memref<?xi64>
        //                                     ^^^^^^^^^^^^^ sparse_tensor.stored-values: the values are in memref<?xf64>, but got memref<?xi64>
          %a = sparse_tensor.values %t : !a to memref<5xf64>
        //                                     ^^^^^^^^^^^^^ sparse_tensor.stored-values: the values are in memref<?xf64>
          %b = sparse_tensor.values %t : !a to memref<?xf64, 3>
        //                                     ^^^^^^^^^^^^^^^^ sparse_tensor.stored-values: the values are in memref<?xf64>
          %6 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
          %7 = sparse_tensor.storage_specifier.get %s val_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
        //                                                          ^ sparse_tensor.specifier-level: the size of the values
          %8 = sparse_tensor.storage_specifier.get %s lvl_sz at 2 : !sparse_tensor.storage_specifier<#CSR>
        //                                                      ^ sparse_tensor.specifier-level: the tensor has 2 levels, but got 2
          %9 = sparse_tensor.storage_specifier.get %s lvl_sz : !sparse_tensor.storage_specifier<#CSR>
        //                                            ^^^^^^ sparse_tensor.specifier-level: 'lvl_sz' belongs to a level, which is
          %10 = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#CSR>
        //                                             ^^^^^^^^^^ sparse_tensor.specifier-level: 'dim_offset' is known of slices
          return
        }
        """
    )


def test_shapes_that_stay_and_that_are_joined() -> None:
    check(
        """
        #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
        #CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
        !a = tensor<4x8xf64, #CSR>
        func.func @f(%t: !a, %d: tensor<?x8xf64, #CSR>, %r: tensor<4x8xf64>, %b: tensor<4x4xf64, #CSR>) {
          %0 = sparse_tensor.convert %t : !a to tensor<4x?xf64>
          %1 = sparse_tensor.convert %t : !a to tensor<4x9xf64>
          //                                    ^^^^^^^^^^^^^^^ sparse_tensor.converted-type: the sizes are [4, 8], but got
          %2 = sparse_tensor.convert %t : !a to tensor<4x8x1xf64>
          //                                    ^^^^^^^^^^^^^^^^^ sparse_tensor.converted-type: tensor<4x8xf64,
          %3 = sparse_tensor.reinterpret_map %t : !a to tensor<8x4xf64, #CSC>
          %4 = sparse_tensor.reinterpret_map %t : !a to tensor<4x8xf64, #CSC>
          //                                            ^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.same-storage: the levels have sizes
          %5 = sparse_tensor.concatenate %t, %d { dimension = 0 : index } : !a, tensor<?x8xf64, #CSR> to tensor<?x8xf64, #CSR>
          //                                 ^^ sparse_tensor.joined-tensors: all sizes must be known, but got tensor<?x8xf64,
          %6 = sparse_tensor.concatenate %t, %r { dimension = 0 : index } : !a, tensor<4x8xf64> to tensor<8x8xf64, #CSR>
          %7 = sparse_tensor.concatenate %t, %b { dimension = 0 : index } : !a, tensor<4x4xf64, #CSR> to tensor<8x8xf64, #CSR>
          //                                                                    ^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.joined-tensors
          %8 = sparse_tensor.concatenate %t, %r { dimension = 2 : index } : !a, tensor<4x8xf64> to tensor<8x8xf64, #CSR>
          //                                                  ^^^^^^^^^ sparse_tensor.joined-tensors: tensor<8x8xf64,
          %9 = sparse_tensor.concatenate %t { dimension = 0 : index } : !a to !a
          //   ^^^^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.joined-tensors: two or more tensors are joined, but got 1
          return
        }
        """
    )


def test_levels_that_can_be_stored() -> None:
    check(
        """
        #a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
        // -----
        #b = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, i : compressed) }>
        //                           ^ bad-attribute: expected levels that are the dimensions in some order, or
        // -----
        #c = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : singleton) }>
        //                           ^ bad-attribute: expected a compressed level before a singleton
        // -----
        #d = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : singleton(soa)) }>
        // -----
        #e = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>
        // -----
        #f = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 3 : dense) }>
        //                           ^ bad-attribute: expected levels that are the dimensions in some order, or
        // -----
        #g = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l1) -> (l0 = i : dense, l1 = j : compressed) }>
        // -----
        #h = #sparse_tensor.encoding<{ map = {l0, l1} (i, j) -> (l1 = i : dense, l0 = j : compressed) }>
        //                                                       ^ bad-attribute: expected level `l0`, which comes
        // -----
        #i = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 0, 1)>) -> (i : dense) }>
        //                                                            ^ bad-attribute: expected a size and a stride
        // -----
        #j = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[3, 2]) }>
        //                                                                       ^ bad-attribute: expected two
        """
    )


def test_encodings_go_with_their_tensors() -> None:
    check(
        """
        #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
        #OF_ONES = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1 : i32 }>
        func.func @f(%a: tensor<4x4xf64, #CSR>, %b: tensor<4xi32, #OF_ONES>) {
          %0 = tensor.empty() : tensor<4x4x4xf64, #CSR>
          //                    ^^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.encoding-mismatch: the encoding is for 2 dimensions, the
          %1 = tensor.empty() : tensor<4xf32, #OF_ONES>
          //                    ^^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.encoding-mismatch: the explicit value is of type i32, the
          %2 = tensor.empty() : tensor<4xi32, #OF_ONES>
          return
        }
        """
    )


def test_the_expressions_of_dimensions_belong_to_those_of_levels() -> None:
    check(
        """
        #A = #sparse_tensor.encoding<{ map = {k, l} (i = l, j = k) -> (k = j : dense, l = i : compressed) }>
        #B = #sparse_tensor.encoding<{ map = {k, l, m, n} (i = k * 2 + m, j = l * 3 + n) -> (k = i floordiv 2 : dense, l = j floordiv 3 : compressed, m = i mod 2 : dense, n = j mod 3 : dense) }>
        #C = #sparse_tensor.encoding<{ map = {k, l, m, n} (i = k * 3 + m, j = l * 2 + n) -> (k = i floordiv 2 : dense, l = j floordiv 3 : compressed, m = i mod 2 : dense, n = j mod 3 : dense) }>
        //                                                                                  ^ bad-attribute: the expressions of the dimensions are not those
        #D = #sparse_tensor.encoding<{ map = {k, l} (i = k, j = l) -> (k = j : dense, l = i : compressed) }>
        //                                                            ^ bad-attribute: the expressions of the dimensions are not those
        """
    )


def test_conversions_keep_the_rank() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        func.func @f(%a: tensor<*xf32>) {
          %0 = sparse_tensor.convert %a : tensor<*xf32> to tensor<10xf32>
        //                                                 ^^^^^^^^^^^^^^ sparse_tensor.converted-type: expected tensors of known rank
          return
        }
        """
    )


def test_levels_are_counted_from_zero() -> None:
    check(
        """
        #sparse = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
        func.func @level(%a: !sparse_tensor.storage_specifier<#sparse>, %n: index) {
          %0 = sparse_tensor.storage_specifier.set %a lvl_sz at -1 with %n : !sparse_tensor.storage_specifier<#sparse>
        //                                                      ^^ sparse_tensor.specifier-level
          return
        }
        """
    )


def test_an_identity_counts_where_there_is_no_region() -> None:
    check(
        """
        func.func @f(%x: f64, %y: i64, %c: f64) {
          %0 = "sparse_tensor.binary"(%x, %y) <{left_identity, right_identity}> ({
          }, {
          }, {
          ^bb0(%b: i64):
            sparse_tensor.yield %c : f64
          }) : (f64, i64) -> f64
          %1 = sparse_tensor.binary %x, %y : f64, i64 to f64
        //                                        ^^^ sparse_tensor.identity-type
            overlap={}
            left=identity
            right=identity
          return
        }
        """
    )


def test_regions_end_with_a_yield() -> None:
    check(
        """
        func.func @f(%a: f64) {
          %0 = sparse_tensor.reduce %a, %a, %a : f64 {
            ^bb0(%x: f64, %y: f64):
              llvm.unreachable
        //    ^^^^^^^^^^^^^^^^ sparse_tensor.region-end: the region ends with 'sparse_tensor.yield', but got 'llvm.unreachable'
          }
          return
        }
        """
    )


def test_levels_whose_last_block_is_not_filled() -> None:
    check(
        """
        #blocks = #sparse_tensor.encoding<{
          map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense)
        }>
        #levels = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : dense) }>
        func.func @f(%odd: tensor<7x4xi32, #blocks>, %one: tensor<1x4xi32, #blocks>, %even: tensor<8x4xi32, #blocks>) {
          %0 = sparse_tensor.reinterpret_map %odd : tensor<7x4xi32, #blocks> to tensor<4x4x1xi32, #levels>
          %1 = sparse_tensor.reinterpret_map %odd : tensor<7x4xi32, #blocks> to tensor<3x4x2xi32, #levels>
          //                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^ sparse_tensor.same-storage: the levels have
          %2 = sparse_tensor.reinterpret_map %one : tensor<1x4xi32, #blocks> to tensor<1x4x1xi32, #levels>
          %3 = sparse_tensor.reinterpret_map %even : tensor<8x4xi32, #blocks> to tensor<4x4x2xi32, #levels>
          return
        }
        """
    )


def test_specifiers_are_about_what_is_stored() -> None:
    check(
        """
        #coo = #sparse_tensor.encoding<{map = (i, j) -> (j : compressed(nonunique, nonordered), i : singleton(soa)), crdWidth = 32}>
        #plain = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : singleton(soa))}>
        #blocks = #sparse_tensor.encoding<{map = (i) -> (i floordiv 2 : dense, i mod 2 : compressed)}>
        #slice = #sparse_tensor.encoding<{map = (i : #sparse_tensor<slice(1, ?, 1)>, j) -> (i : dense, j : compressed)}>
        #rows = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 64}>
        func.func @f(%a: !sparse_tensor.storage_specifier<#coo>, %b: !sparse_tensor.storage_specifier<#blocks>, %c: !sparse_tensor.storage_specifier<#slice>) {
          %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 0 : !sparse_tensor.storage_specifier<#plain>
          %1 = sparse_tensor.storage_specifier.get %b lvl_sz at 0 : !sparse_tensor.storage_specifier<#rows>
          %2 = sparse_tensor.storage_specifier.get %c lvl_sz at 0 : !sparse_tensor.storage_specifier<#rows>
        //                                         ^^ value-type-mismatch
          return
        }
        """
    )
