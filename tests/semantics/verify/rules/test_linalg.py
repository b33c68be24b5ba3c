"""The rules of the dialect `linalg` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_bodies_take_and_yield_elements() -> None:
    check(
        """
        #id = affine_map<(d0) -> (d0)>
        func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
          linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xi32>) {
          ^bb0(%x: f32, %y: i32):
            linalg.yield %x : f32
            //                ^^^ linalg.yielded-values: the region yields i32 as operand #0, but got f32
          }
          linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xi32>) {
        //^^^^^^^^^^^^^^ region-arguments: the region takes f32 as argument 0, but got i32
          ^bb0(%x: i32, %y: i32):
            linalg.yield %y : i32
          }
          linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xi32>) {
        //^^^^^^^^^^^^^^ region-arguments: the region takes 2 arguments, but got 1
          ^bb0(%x: f32):
            %0 = linalg.index 1 : index
            //                ^ linalg.loop-number: the only loop is 0, but got 1
            %1 = arith.constant 0 : i32
            linalg.yield %1 : i32
          }
          return
        }
        """
    )


def test_operands_are_tensors_or_buffers_and_results_are_as_the_outputs() -> None:
    check(
        """
        !t = tensor<4xf32>
        func.func @f(%t: !t, %m: memref<4xf32>) {
          linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
          linalg.exp ins(%m : memref<4xf32>) outs(%t : !t)
          //                                           ^^ linalg.mixed-semantics: operands are all tensors or all buffers,
          linalg.exp ins(%t : !t) outs(%t : !t)
        //^^^^^^^^^^ linalg.output-results: 1 output of tensor type, but 0 results
          %0 = linalg.exp ins(%t : !t) outs(%t : !t) -> tensor<5xf32>
          //                                            ^^^^^^^^^^^^^ linalg.output-results: the result has the type of
          %1 = linalg.exp ins(%t : !t) outs(%t : !t) -> !t
          return
        }
        """
    )


def test_named_operations_index_their_operands() -> None:
    check(
        """
        func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %d: tensor<8xf32>) {
          %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
          %1 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
          //                         ^^ linalg.loop-sizes: dimension 0 has size 8 as in other operands, but got
          %2 = linalg.vecmat ins(%d, %b : tensor<8xf32>, tensor<8x16xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
          //                                                                    ^^ linalg.loop-sizes: dimension 0 has size
          %3 = linalg.matvec ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
          //                                               ^^^^^^^^^^^^^^^^ linalg.indexing-maps: the operand is indexed
          %4 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
          //                                            ^^^^^^^^^^^^^^^^ linalg.loop-sizes: dimension 0 has size 4 as in
          %5 = linalg.add ins(%a, %d : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
          //                                            ^^^^^^^^^^^^^ linalg.indexing-maps: the operand is indexed by (d0,
          return
        }
        """
    )


def test_a_convolution_stays_within_its_input() -> None:
    check(
        """
        !i = tensor<1x9x3xf32>
        !k = tensor<3x3x8xf32>
        !o = tensor<1x4x8xf32>
        !p = tensor<1x5x8xf32>
        func.func @f(%i: !i, %k: !k, %o: !o, %p: !p) {
          %0 = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>} ins(%i, %k : !i, !k) outs(%o : !o) -> !o
          %1 = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>} ins(%i, %k : !i, !k) outs(%p : !p) -> !p
          //                                                                            ^^ linalg.loop-sizes: dimension 1,
          %2 = linalg.conv_1d_nwc_wcf ins(%i, %k : !i, !k) outs(%p : !p) -> !p
          %3 = linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>} ins(%i, %k : !i, !k) outs(%p : !p) -> !p
          //                                                                              ^^ linalg.loop-sizes: dimension
          return
        }
        """
    )


def test_maps_of_generic_operations() -> None:
    check(
        """
        #id = affine_map<(d0) -> (d0)>
        #reversed = affine_map<(d0) -> (3 - d0)>
        #two = affine_map<(d0, d1) -> (d0)>
        #symbol = affine_map<(d0)[s0] -> (d0)>
        #far = {indexing_maps = [#reversed, #id], iterator_types = ["parallel"]}
        func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
          linalg.generic {indexing_maps = [#reversed, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }
          linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
          //                              ^^^^^ linalg.indexing-maps: 2 operands, but 1 indexing map
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }
          linalg.generic {indexing_maps = [#two, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
          //                              ^^^^^^^^^^^ linalg.indexing-maps: 1 loop, but 2 dimensions in (d0, d1) -> (d0)
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }
          linalg.generic {indexing_maps = [#symbol, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
          //                              ^^^^^^^^^^^^^^ linalg.indexing-maps: indexing maps have no symbols, but got
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }
          linalg.generic #far ins(%b : memref<5xf32>) outs(%b : memref<5xf32>) {
          //                      ^^ linalg.loop-sizes: dimension 0, indexed by -d0 + 3, would be read at -1
          ^bb0(%x: f32, %y: f32):
            linalg.yield %x : f32
          }
          return
        }
        """
    )


def test_elements_are_of_types_that_can_be_computed_on() -> None:
    check(
        """
        func.func @f(%i: tensor<4xi32>, %x: tensor<4xf32>, %h: tensor<4xf16>, %b: tensor<4xi1>, %s: tensor<i32>) {
          %0 = linalg.exp ins(%i : tensor<4xi32>) outs(%i : tensor<4xi32>) -> tensor<4xi32>
          //                  ^^ linalg.pointwise-elements: 'linalg.exp' is for floating-point numbers, but got i32
          %1 = linalg.add ins(%x, %h : tensor<4xf32>, tensor<4xf16>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
          //                                          ^^^^^^^^^^^^^ linalg.pointwise-elements: the elements are of one
          %2 = linalg.add ins(%b, %b : tensor<4xi1>, tensor<4xi1>) outs(%b : tensor<4xi1>) -> tensor<4xi1>
          %3 = linalg.sub ins(%b, %b : tensor<4xi1>, tensor<4xi1>) outs(%b : tensor<4xi1>) -> tensor<4xi1>
          //                  ^^ linalg.pointwise-elements: 'linalg.sub' is for numbers, but got i1
          %4 = linalg.select ins(%b, %x, %x : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
          %5 = linalg.select ins(%i, %x, %x : tensor<4xi32>, tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
          //                                  ^^^^^^^^^^^^^ linalg.pointwise-elements: elements are selected by i1, but got
          %6 = linalg.copy ins(%h : tensor<4xf16>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
          %7 = linalg.dot ins(%h, %x : tensor<4xf16>, tensor<4xf32>) outs(%s : tensor<i32>) -> tensor<i32>
          return
        }
        """
    )


def test_kinds_and_zero_points_have_elements_that_are_computed_on() -> None:
    check(
        """
        !i = tensor<4xi32>
        !x = tensor<4xf32>
        !h = tensor<4xf16>
        !b = tensor<4xi1>
        !c = tensor<4xui8>
        #exp = #linalg.elementwise_kind<exp>
        #divide = #linalg.elementwise_kind<div_unsigned>
        #least = #linalg.elementwise_kind<min_signed>
        #choose = #linalg.elementwise_kind<select>
        #add = #linalg.elementwise_kind<add>
        #id = affine_map<(i) -> (i)>
        func.func @f(%i: !i, %x: !x, %h: !h, %b: !b, %s: f32, %c: !c) {
          %0 = linalg.elementwise kind=#exp ins(%i : !i) outs(%i : !i) -> !i
          //                                    ^^ linalg.pointwise-elements: 'exp' is for floating-point numbers, but got i32
          %1 = linalg.elementwise kind=#divide ins(%x, %x : !x, !x) outs(%x : !x) -> !x
          //                                       ^^ linalg.pointwise-elements: 'div_unsigned' is for integers, but got f32
          %2 = linalg.elementwise kind=#least ins(%c, %c : !c, !c) outs(%c : !c) -> !c
          //                                      ^^ linalg.pointwise-elements: 'min_signed' is for numbers, but got ui8
          %3 = linalg.elementwise kind=#choose ins(%b, %h, %x : !b, !h, !x) outs(%x : !x) -> !x
          //                                                        ^^ linalg.pointwise-elements: the elements are of one type,
          %4 = linalg.elementwise kind=#least ins(%b, %b : !b, !b) outs(%b : !b) -> !b
          %5 = linalg.elementwise kind=#add indexing_maps = [affine_map<(i) -> ()>, #id, #id] ins(%s, %x : f32, !x) outs(%x : !x) -> !x
          return
        }
        !a = tensor<4x4xi8>
        !t = tensor<4x4xi1>
        !f = tensor<4x4xf32>
        !k = tensor<4x4xcomplex<f32>>
        func.func @q(%a: !a, %z: i32, %n: index, %t: !t, %f: !f, %k: !k) {
          %0 = linalg.quantized_matmul ins(%a, %a, %z, %z : !a, !a, i32, i32) outs(%t : !t) -> !t
          //                                                                       ^^ linalg.element-casts
          %1 = linalg.quantized_matmul ins(%a, %a, %z, %n : !a, !a, i32, index) outs(%f : !f) -> !f
          //                                                             ^^^^^ linalg.element-casts: elements of type index
          %2 = linalg.quantized_matmul ins(%a, %a, %z, %z : !a, !a, i32, i32) outs(%k : !k) -> !k
          return
        }
        !n = tensor<4x4xindex>
        func.func @random(%a: f64, %b: f32, %i: i32, %j: i64, %f: !f, %n: !n) {
          %0 = linalg.fill_rng_2d ins(%a, %b, %i : f64, f32, i32) outs(%f : !f) -> !f
          //                                            ^^^ linalg.element-casts: the maximum is of type f64, but got f32
          %1 = linalg.fill_rng_2d ins(%a, %a, %j : f64, f64, i64) outs(%f : !f) -> !f
          //                                                 ^^^ linalg.element-casts: the seed is of type i32, but got i64
          %2 = linalg.fill_rng_2d ins(%a, %a, %i : f64, f64, i32) outs(%n : !n) -> !n
          //                                                           ^^ linalg.element-casts: elements of type f64 cannot be
          %3 = linalg.fill_rng_2d ins(%a, %a, %i : f64, f64, i32) outs(%f : !f) -> !f
          return
        }
        """
    )


def test_elements_are_moved_as_they_are_and_cast_before_products() -> None:
    check(
        """
        !a = memref<4x5xf32>
        !n = memref<5x4xindex>
        #a = affine_map<(m, n, k) -> (m, k)>
        #b = affine_map<(m, n, k) -> (k, n)>
        #c = affine_map<(m, n, k) -> (m, n)>
        func.func @f(%a: !a, %b: memref<5x4xf64>, %n: !n, %v: memref<4xf32>, %p: memref<4x5xf64>, %x: memref<4x4xcomplex<f32>>) {
          linalg.transpose ins(%a : !a) outs(%b : memref<5x4xf64>) permutation = [1, 0]
          //                        ^^ linalg.pointwise-elements: the elements are of one type, f64, but got f32
          linalg.broadcast ins(%v : memref<4xf32>) outs(%p : memref<4x5xf64>) dimensions = [1]
          //                        ^^^^^^^^^^^^^ linalg.pointwise-elements: the elements are of one type, f64, but got f32
          linalg.transpose ins(%n : !n) outs(%n : !n) permutation = [0, 1]
          linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %b : !a, memref<5x4xf64>) outs(%x : memref<4x4xcomplex<f32>>)
          //                                                        ^^ linalg.element-casts: elements of type f32 cannot be
          "linalg.broadcast"(%v, %p) <{dimensions = array<i64: 1>}> ({
          ^bb0(%i: f32, %o: f64):
            linalg.yield %o : f64
          }) : (memref<4xf32>, memref<4x5xf64>) -> ()
          return
        }
        """
    )


def test_loops_are_spelled_as_strings_in_a_custom_form() -> None:
    check(
        """
        #id = affine_map<(i) -> (i)>
        #none = affine_map<(i) -> ()>
        #kinds = {indexing_maps = [#id], iterator_types = [#linalg.iterator_type<parallel>]}
        func.func @f(%m: memref<4xf32>, %v: vector<4xf32>, %x: f32) {
          linalg.generic {iterator_types = [#linalg.iterator_type<parallel>], indexing_maps = [#id]} outs(%m : memref<4xf32>) {
          //                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ attribute-value: a loop is spelled as a string
          ^bb0(%a: f32):
            linalg.yield %a : f32
          }
          linalg.generic #kinds outs(%m : memref<4xf32>) {
          //             ^^^^^^ attribute-value: a loop is spelled as a string here, but got #linalg.iterator_type<parallel>
          ^bb0(%a: f32):
            linalg.yield %a : f32
          }
          "linalg.generic"(%m) <{indexing_maps = [#id], iterator_types = [#linalg.iterator_type<parallel>],
              operandSegmentSizes = array<i32: 0, 1>}> ({
          ^bb0(%a: f32):
            linalg.yield %a : f32
          }) : (memref<4xf32>) -> ()
          %0 = vector.contract {iterator_types = [#vector.iterator_type<reduction>], indexing_maps = [#id, #id, #none]} %v, %v, %x
          //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ attribute-value: a loop is spelled as a
            : vector<4xf32>, vector<4xf32> into f32
          return
        }
        """
    )


def test_shapes_of_transpositions_broadcasts_and_reductions() -> None:
    check(
        """
        !a = tensor<4x8xf32>
        !b = tensor<8xf32>
        func.func @f(%a: !a, %b: !b, %c: tensor<4xf32>, %x: f64) {
          %0 = linalg.transpose ins(%a : !a) outs(%a : !a) permutation = [0, 1]
          %1 = linalg.transpose ins(%a : !a) outs(%a : !a) permutation = [1, 0]
        //                                        ^^ linalg.transposed-shape: the output has the sizes [8, 4], but got
          %2 = linalg.transpose ins(%a : !a) outs(%a : !a) permutation = [0]
        //                                                               ^^^ linalg.not-a-permutation: attribute 'permutation' must be a permutation of dimensions 0 to 1, as the rank of operand 'input' (tensor<4x8xf32>) is 2, but got [0]
          %3 = linalg.broadcast ins(%b : !b) outs(%a : !a) dimensions = [0]
          %4 = linalg.broadcast ins(%b : !b) outs(%a : !a) dimensions = [1]
        //                                             ^^ linalg.broadcast-shape: without the added dimensions
          %5 = linalg.broadcast ins(%b : !b) outs(%a : !a) dimensions = [0, 1]
        //                                             ^^ linalg.broadcast-shape: tensor<8xf32> with 2 more dimensions has
          %6 = linalg.reduce { arith.addf } ins(%a : !a) outs(%b : !b) dimensions = [0]
          %7 = linalg.reduce { arith.addf } ins(%a : !a) outs(%b : !b) dimensions = [1]
        //                                                         ^^ linalg.reduced-shape: what is left of
          %8 = linalg.reduce { arith.addf } ins(%a : !a) outs(%b : !b) dimensions = [2]
        //                                                                          ^^^ linalg.dimensions-in-range
          %9 = linalg.map { math.exp } ins(%c : tensor<4xf32>) outs(%b : !b)
        //                                      ^^^^^^^^^^^^^ linalg.mapped-shape: the output has the sizes [8], but got
          %10 = linalg.fill ins(%x : f64) outs(%a : !a) -> !a
        //                           ^^^ linalg.filled-with: the elements of tensor<4x8xf32> cannot be f64
          %11 = linalg.softmax dimension(2) ins(%a : !a) outs(%a : !a) -> !a
        //                               ^ linalg.softmax-dimension: attribute 'dimension' must be at least 0 and less than 2, the rank of operand 'input' (tensor<4x8xf32>), but got 2
          return
        }
        """
    )


def test_packing_into_tiles() -> None:
    check(
        """
        !a = tensor<8x16xf32>
        !p = tensor<2x4x4x4xf32>
        func.func @f(%a: !a, %p: !p, %q: tensor<3x16x3xf32>, %x: f64) {
          %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : !a -> !p
          %1 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [4, 4] into %p : !a -> !p
          //                                   ^^^^^^ linalg.tiled-dimensions: 'inner_dims_pos' lists dimensions of
          %2 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %p : !a -> !p
          //                                                                         ^^ linalg.tiled-dimensions
          %3 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : !a -> !p
          //                                    ^^^ linalg.tiled-dimensions: 'outer_dims_perm' lists the dimensions 0 to
          %4 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %p : !a -> !p
          //                                                                               ^^ linalg.packed-type: the
          %5 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [3] into %q : !a -> tensor<3x16x3xf32>
          //   ^^^^^^^^^^^ linalg.padding-value: dimension 0 has size 8, which tiles of 3 do not fill: a padding value is
          %6 = linalg.pack %a padding_value(%x : f64) inner_dims_pos = [0] inner_tiles = [3] into %q : !a -> tensor<3x16x3xf32>
          //                                     ^^^ linalg.padding-value: the elements are of type f32, but got f64
          %7 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : !p -> !a
          %8 = linalg.unpack %p inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %a : !p -> !a
          return
        }
        """
    )


def test_elements_that_are_not_numbers() -> None:
    check(
        """
        func.func @kinds(%s: memref<4xsi8>, %n: tensor<4xindex>, %u: memref<*xf32>, %v: vector<4xf32>, %i: memref<4x4xindex>,
            %f: memref<4x4xf32>) {
          %0 = linalg.exp ins(%n : tensor<4xindex>) outs(%n : tensor<4xindex>) -> tensor<4xindex>
        //                    ^^ linalg.pointwise-elements: 'linalg.exp' is for floating-point numbers, but got index
          linalg.add ins(%s, %s : memref<4xsi8>, memref<4xsi8>) outs(%s : memref<4xsi8>)
        //               ^^ linalg.pointwise-elements: 'linalg.add' is for numbers, but got si8
          linalg.mul ins(%u, %u : memref<*xf32>, memref<*xf32>) outs(%u : memref<*xf32>)
        //               ^^ linalg.pointwise-elements: 'linalg.mul' is for numbers, but got memref<*xf32>
          linalg.matmul ins(%i, %i : memref<4x4xindex>, memref<4x4xindex>) outs(%i : memref<4x4xindex>)
        //                                                                      ^^ linalg.element-casts
          linalg.copy ins(%s : memref<4xsi8>) outs(%s : memref<4xsi8>)
          linalg.copy ins(%i : memref<4x4xindex>) outs(%f : memref<4x4xf32>)
        //                     ^^^^^^^^^^^^^^^^^ linalg.copied-elements: elements of type index cannot be cast to f32
          linalg.copy ins(%v : vector<4xf32>) outs(%v : vector<4xf32>)
        //                                         ^^ linalg.copied-elements: the output is a tensor or a buffer
          linalg.fill ins(%v : vector<4xf32>) outs(%s : memref<4xsi8>)
        //                     ^^^^^^^^^^^^^ linalg.filled-with: the elements of memref<4xsi8> cannot be vector<4xf32>
          return
        }
        """
    )


def test_steps_of_windows_do_not_matter_to_products() -> None:
    check(
        """
        func.func @ranks(%a: memref<1x4x1xf32>, %b: memref<3xf32>, %c: memref<1x2x1xf32>) {
          linalg.batch_matvec {dilations = dense<1> : tensor<1xi64>} ins(%a, %b : memref<1x4x1xf32>, memref<3xf32>)
        //                                                                                           ^^^^^^^^^^^^^ linalg.indexing-maps
            outs(%c : memref<1x2x1xf32>)
          return
        }
        """
    )


def test_bodies_that_are_one_operation() -> None:
    check(
        """
        func.func @f(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>, %c: tensor<4xf32>, %b: tensor<4x8xi1>, %n: tensor<4xi32>) {
          %0 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>)
            outs(%a : tensor<4x8xf32>)
          %1 = linalg.map { arith.addf } ins(%i, %i : tensor<4x8xi32>, tensor<4x8xi32>) outs(%i : tensor<4x8xi32>)
        //                  ^^^^^^^^^^ operand-type: 'arith.addf' of the body: operand #0 must be
          %2 = linalg.map { math.exp } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
        //                  ^^^^^^^^ operand-count: 'math.exp' of the body
          %3 = linalg.map { arith.cmpf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xi1>)
        //                  ^^^^^^^^^^ missing-attribute: 'arith.cmpf' of the body: requires attribute 'predicate'
          %4 = linalg.map { arith.add } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
        //                  ^^^^^^^^^ unknown-operation: dialect 'arith' has no operation 'arith.add'
          %5 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
          %6 = linalg.reduce { math.fpowi } ins(%i : tensor<4x8xi32>) outs(%c : tensor<4xf32>) dimensions = [1]
          %7 = linalg.reduce { math.fpowi } ins(%a : tensor<4x8xf32>) outs(%n : tensor<4xi32>) dimensions = [1]
        //                     ^^^^^^^^^^ operand-type: 'math.fpowi' of the body: operand #0 must be
          return
        }
        """
    )


def test_tiles_of_a_known_size_are_known_in_the_packed_type() -> None:
    check(
        """
        !p = tensor<?x8x?x32xf32>
        func.func @f(%a: tensor<?x256xf32>, %p: !p, %n: index) {
          %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<?x256xf32> -> !p
          //                                                                                               ^^ linalg.packed-type
          %1 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%n, 32] into %p : tensor<?x256xf32> -> !p
          return
        }
        """
    )


def test_bodies_of_contractions() -> None:
    check(
        """
        func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xi1>) {
          %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%x: f32, %y: f32, %z: f32):
            %1 = math.exp %y : f32
            %2 = arith.mulf %1, %x : f32
            %3 = arith.addf %z, %2 : f32
            linalg.yield %3 : f32
          }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
          %4 = "linalg.matmul"(%b, %b, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%x: i1, %y: i1, %z: i1):
            %5 = arith.andi %x, %y : i1
            %6 = arith.ori %5, %z : i1
            linalg.yield %6 : i1
          }) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
          %7 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
        //     ^^^^^^^^^^^^^^^ linalg.contraction-body
          ^bb0(%x: f32, %y: f32, %z: f32):
            %8 = arith.mulf %x, %x : f32
            %9 = arith.addf %z, %8 : f32
            linalg.yield %9 : f32
          }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
          %10 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
        //      ^^^^^^^^^^^^^^^ linalg.contraction-body
          ^bb0(%x: f32, %y: f32, %z: f32):
            linalg.yield %z : f32
          }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
          %11 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%x: f32, %y: f32, %z: f32):
            %12 = arith.negf %12 : f32
        //                   ^^^ not-dominated
            linalg.yield %12 : f32
          }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
          return
        }
        """
    )
