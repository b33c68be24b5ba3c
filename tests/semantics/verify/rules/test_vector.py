"""The rules of the dialect `vector` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_loads_and_stores() -> None:
    check(
        """
        func.func @f(%m: memref<8x8xf32>, %n: memref<8xvector<4xf32>>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<8xi32>) {
          %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
          %1 = vector.load %m[%i] : memref<8x8xf32>, vector<4xf32>
          //                  ^^ subscript-count: memref<8x8xf32> takes 2 indices, but got 1
          %2 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<2x2x4xf32>
          //                                             ^^^^^^^^^^^^^^^^^ vector.accessed-rank: memref<8x8xf32> has 2
          %3 = vector.load %n[%i] : memref<8xvector<4xf32>>, vector<4xf32>
          %4 = vector.load %n[%i] : memref<8xvector<4xf32>>, vector<8xf32>
          //                                                 ^^^^^^^^^^^^^ vector.elements: the elements are of
          vector.store %v, %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
          %5 = vector.maskedload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
          %6 = vector.gather %m[%i, %i] [%x], %k, %v : memref<8x8xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
          //                                                            ^^^^^^^^^^^^^ vector.access-shapes: 'indices' has
          return
        }
        """
    )


def test_transfers() -> None:
    check(
        """
        func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %x: f32) {
          %0 = vector.transfer_read %m[%i, %i], %x : memref<8x8xf32>, vector<4xf32>
          %1 = vector.transfer_read %m[%i], %x : memref<8x8xf32>, vector<4xf32>
          //                           ^^ subscript-count: memref<8x8xf32> takes 2 indices, but got 1
          %2 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(i) -> (i)>} : memref<8x8xf32>, vector<4xf32>
          //                                                          ^^^^^^^^^^^^^^^^^^^^^^ vector.transfer-map
          %3 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(i, j) -> (i + j)>} : memref<8x8xf32>, vector<4xf32>
          //                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ vector.transfer-map
          %4 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true], permutation_map = affine_map<(i, j) -> (0)>} : memref<8x8xf32>, vector<4xf32>
          %5 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true, true]} : memref<8x8xf32>, vector<4xf32>
          //                                                    ^^^^^^^^^^^^ vector.transfer-map: 1 dimension, but 2 flags
          return
        }
        """
    )


def test_parts_of_vectors() -> None:
    check(
        """
        func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %x: f32, %i: index) {
          %0 = vector.extract %v[0, %i] : f32 from vector<4x8xf32>
          %1 = vector.extract %v[0, 8] : f32 from vector<4x8xf32>
          //                    ^^^^^^ vector.position-in-vector: vector<4x8xf32> has no element at [0, 8]
          %2 = vector.extract %v[0, 0, 0] : f32 from vector<4x8xf32>
          //                    ^^^^^^^^^ vector.position-in-vector: vector<4x8xf32> has 2 dimensions, but got [0, 0, 0]
          %3 = vector.extract %v[0] : f32 from vector<4x8xf32>
          //                          ^^^ vector.extracted-type: what is extracted is of type vector<8xf32>, but got f32
          %4 = vector.insert %w, %v[4] : vector<8xf32> into vector<4x8xf32>
          //                       ^^^ vector.position-in-vector: vector<4x8xf32> has no element at [4]
          %5 = vector.insert %x, %v[0] : f32 into vector<4x8xf32>
          //                             ^^^ vector.inserted-type: what is inserted is of type vector<8xf32>, but got f32
          %6 = vector.extract_strided_slice %v {offsets = [0, 4], sizes = [4, 4], strides = [1, 1]} : vector<4x8xf32> to vector<4x4xf32>
          %7 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
          //                                                                          ^^^ vector.extracted-slice: strides
          %8 = vector.insert_strided_slice %w, %v {offsets = [0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
          //                                                 ^^^ vector.inserted-slice: vector<4x8xf32> takes 2 offsets,
          return
        }
        """
    )


def test_other_shapes() -> None:
    check(
        """
        func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %n: index) {
          %0 = vector.broadcast %w : vector<8xf32> to vector<4x8xf32>
          %1 = vector.broadcast %v : vector<4x8xf32> to vector<8xf32>
        //                                              ^^^^^^^^^^^^^ vector.stretched-vector: vector<4x8xf32> has more
          %2 = vector.shuffle %w, %w [0, 15] : vector<8xf32>, vector<8xf32>
          %3 = vector.shuffle %w, %w [0, 16] : vector<8xf32>, vector<8xf32>
        //                           ^^^^^^^ vector.shuffled-vector: the rows are 0 to 15, but got 16
          %4 = vector.shuffle %v, %w [0, 1] : vector<4x8xf32>, vector<8xf32>
        //                                                     ^^^^^^^^^^^^^ vector.shuffled-vector: both are alike but
          %5 = vector.shape_cast %v : vector<4x8xf32> to vector<4x2x4xf32>
          %6 = vector.shape_cast %v : vector<4x8xf32> to vector<4x9xf32>
        //                                               ^^^^^^^^^^^^^^^ vector.recast-shape: vector<4x8xf32> has 32
          %7 = vector.bitcast %w : vector<8xf32> to vector<4xf64>
          %8 = vector.bitcast %w : vector<8xf32> to vector<8xf64>
        //                                          ^^^^^^^^^^^^^ vector.recast-bits: the last dimension has 256 bits in
          %9 = vector.transpose %v, [0, 0] : vector<4x8xf32> to vector<8x4xf32>
        //                          ^^^^^^ vector.not-a-permutation: attribute 'permutation' must be a permutation of dimensions 0 to 1, as the rank of operand 'vector' (vector<4x8xf32>) is 2, but got [0, 0]
          %10 = vector.transpose %v, [0, 1] : vector<4x8xf32> to vector<8x4xf32>
        //                                                       ^^^^^^^^^^^^^^^ vector.transposed-vector: the sizes are
          %11 = vector.create_mask %n : vector<4x8xi1>
        //      ^^^^^^^^^^^^^^^^^^ vector.created-mask-sizes: vector<4x8xi1> takes 2 sizes, but got 1
          %12 = vector.constant_mask [4] : vector<4x8xi1>
        //                           ^^^ vector.constant-mask-sizes: vector<4x8xi1> takes 2 sizes, but got 1
          return
        }
        """
    )


def test_sums_and_products() -> None:
    check(
        """
        func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %u: vector<4xf32>, %s: vector<[4]xf32>) {
          %0 = vector.reduction <maximumf>, %w : vector<8xf32> into f32
          %1 = vector.reduction <and>, %w : vector<8xf32> into f32
          //                    ^^^^^ vector.combining-kind: 'and' combines integers, but got f32
          %2 = vector.multi_reduction <add>, %v, %w [0] : vector<4x8xf32> to vector<8xf32>
          %3 = vector.multi_reduction <add>, %v, %u [0] : vector<4x8xf32> to vector<4xf32>
          //                                                                 ^^^^^^^^^^^^^ vector.reduced-vector: what is
          %4:2 = vector.scan <add>, %v, %u {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32>
          //                                                                                              ^^^^^^^^^^^^^ vector.scanned-vector
          %5 = vector.outerproduct %u, %w, %v {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
          %6 = vector.outerproduct %u, %v : vector<4xf32>, vector<4x8xf32>
          //                                               ^^^^^^^^^^^^^^^ vector.outer-product: a vector of one dimension
          %7 = vector.outerproduct %s, %u : vector<[4]xf32>, vector<4xf32>
          //                                                 ^^^^^^^^^^^^^ vector.outer-product: the second vector is
          return
        }
        """
    )


def test_bits_of_indices_are_cast() -> None:
    check(
        """
        func.func @bits(%a: vector<8xindex>) {
          %0 = vector.bitcast %a : vector<8xindex> to vector<64xi8>
          %1 = vector.bitcast %a : vector<8xindex> to vector<128xi8>
        //                                            ^^^^^^^^^^^^^^ vector.recast-widths: has 512 bits in vector<8xindex>, 1024
          return
        }
        """
    )


def test_a_written_tensor_keeps_its_type() -> None:
    check(
        """
        func.func @f(%v: vector<f32>, %a: tensor<f32>) {
          %0 = "vector.transfer_write"(%v, %a) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<() -> ()>}> : (vector<f32>, tensor<f32>) -> tensor<f64>
        //                                                                                                                                                                              ^^^^^^^^^^^ vector.written-tensor: result 'result' must have the type of operand 'base'
          return
        }
        """
    )


def test_bits_of_elements() -> None:
    check(
        """
        func.func @f(%p: vector<!llvm.ptr>, %i: vector<2xindex>, %m: memref<?xcomplex<f32>>, %v: vector<4xi8>, %k: index) {
          %0 = vector.bitcast %p : vector<!llvm.ptr> to vector<i64>
          %1 = vector.bitcast %p : vector<!llvm.ptr> to vector<i32>
          //                                            ^^^^^^^^^^^ vector.recast-widths: the last dimension has 64 bits
          %2 = vector.bitcast %i : vector<2xindex> to vector<2xi32>
          //                                          ^^^^^^^^^^^^^ vector.recast-widths
          vector.transfer_write %v, %m[%k] : vector<4xi8>, memref<?xcomplex<f32>>
          //                                 ^^^^^^^^^^^^ vector.transfer-elements: vector<4xi8> does not hold whole elements
          return
        }
        module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
          func.func @g(%i: vector<2xindex>) {
            %0 = vector.bitcast %i : vector<2xindex> to vector<2xi32>
            return
          }
        }
        """
    )


def test_computed_positions_and_pointers() -> None:
    check(
        """
        func.func @f(%v: vector<4xf32>, %i: index, %p: vector<2x!llvm.ptr>, %q: vector<!llvm.ptr>, %m: memref<8xcomplex<f32>>) {
          %0 = vector.extract %v[%i] : f32 from vector<4xf32>
          %1 = "vector.extract"(%v, %i) <{static_position = array<i64: 1>}> : (vector<4xf32>, index) -> f32
          //                                                ^^^^^^^^^^^^^ vector.position-in-vector: 0 numbers of the position
          %2:2 = "vector.scan"(%p, %q) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x!llvm.ptr>, vector<!llvm.ptr>) -> (vector<2x!llvm.ptr>, vector<!llvm.ptr>)
          //                                                                                                                                                  ^^^^^^^^^^^^^^^^^^^ vector.combining-kind: numbers are combined, but got !llvm.ptr
          %3 = vector.type_cast %m : memref<8xcomplex<f32>> to memref<vector<8xf32>>
          //                                                   ^^^^^^^^^^^^^^^^^^^^^ vector.recast-memory
          return
        }
        """
    )


def test_masks_are_as_large_as_what_they_are_laid_over() -> None:
    check(
        """
        #a = affine_map<(m, n, k) -> (m, k)>
        #b = affine_map<(m, n, k) -> (k, n)>
        #c = affine_map<(m, n, k) -> (m, n)>
        #product = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
        #swap = affine_map<(d0, d1) -> (d1, d0)>
        func.func @f(%k: vector<8x2xi1>, %m: memref<?x?xf32>, %i: index, %x: f32, %v: vector<2x8xf32>, %w: vector<8x3xf32>, %y: vector<2x3xf32>) {
          vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<2x8xf32>, memref<?x?xf32> } : vector<8x2xi1>
        //^^^^^^^^^^^ vector.masked-operation: the mask is of type vector<2x8xi1>, but got vector<8x2xi1>
          vector.mask %k { vector.transfer_write %v, %m[%i, %i] {permutation_map = #swap} : vector<2x8xf32>, memref<?x?xf32> } : vector<8x2xi1>
          %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<2x8xf32> } : vector<8x2xi1>
          //   ^^^^^^^^^^^ vector.masked-operation: the mask is of type vector<2x8xi1>, but got vector<8x2xi1>
            -> vector<2x8xf32>
          %1 = vector.mask %k { vector.contract #product %v, %w, %y : vector<2x8xf32>, vector<8x3xf32> into vector<2x3xf32> } : vector<8x2xi1>
          //   ^^^^^^^^^^^ vector.masked-operation: the mask is of type vector<2x3x8xi1>, but got vector<8x2xi1>
            -> vector<2x3xf32>
          return
        }
        func.func @one(%k: vector<1xi1>, %m: memref<?x?xf32>, %i: index, %x: f32) {
          %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<f32> } : vector<1xi1> -> vector<f32>
          return
        }
        """
    )


def test_scans_go_along_a_dimension_and_masked_accesses_take_no_elements_that_are_vectors() -> None:
    check(
        """
        func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %m: memref<8xvector<4xf32>>, %i: index) {
          %0:2 = vector.scan <add>, %v, %v {inclusive = true, reduction_dim = -1} : vector<4xf32>, vector<4xf32>
          //                                                                  ^^ vector.scanned-vector: the only dimension of
          vector.maskedstore %m[%i], %k, %v : memref<8xvector<4xf32>>, vector<4xi1>, vector<4xf32>
          //                                                                         ^^^^^^^^^^^^^ vector.elements: the
          vector.store %v, %m[%i] : memref<8xvector<4xf32>>, vector<4xf32>
          return
        }
        """
    )
