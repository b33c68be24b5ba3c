"""The rules of the dialect `affine` that are code in the reference."""

from __future__ import annotations

from dataclasses import replace

from fixtures import OPTIONS, check


def test_accesses_and_maps() -> None:
    check(
        """
        func.func @f(%m: memref<4x4xf32>, %i: index, %x: f64, %v: vector<4xf16>) {
          %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> f32
          //                                 ^^^^^^^^^^^^^^^^^^^^^^^^ affine.accessed-type: memref<4x4xf32> takes 2
          affine.vector_store %v, %m[%i, %i] : memref<4x4xf32>, vector<4xf16>
          //                                                    ^^^^^^^^^^^^^ affine.accessed-type: the elements of
          %1 = "affine.min"(%i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (index) -> index
          //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ affine.map-inputs: (d0, d1) -> (d0, d1) takes 2
          %2 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
          //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ affine.map-inputs: the map yields 1 value, but got (d0) -> (d0, d0)
          %3:2 = affine.delinearize_index %i into (4, 8) : index, index
          %4:4 = affine.delinearize_index %i into (4, 8) : index, index, index, index
          //     ^^^^^^^^^^^^^^^^^^^^^^^^ affine.split-index: a basis of 2 numbers makes 2 indices, or one more, but got 4
          %5 = affine.linearize_index [%i, %i, %i, %i] by (4, 8) : index
          //   ^^^^^^^^^^^^^^^^^^^^^^ affine.joined-indices: a basis of 2 numbers joins 2 indices, or one more, but got 4
          return
        }
        """
    )


def test_loops_and_what_may_change() -> None:
    check(
        """
        func.func @f(%m: memref<8xf32>, %n: memref<8xindex>, %a: index, %x: i32, %y: f32) {
          scf.for %i = %a to %a step %a {
            %0 = affine.load %m[%i] : memref<8xf32>
            //                  ^^ affine.not-a-dimension: this is no dimension: it changes within the function in ways
            affine.for %j = 0 to %a {
              %1 = affine.load %m[%j] : memref<8xf32>
            }
            affine.for %j = 0 to %i {
            //                   ^^ affine.not-a-dimension: this is no symbol: it changes within the function in ways that
            }
          }
          %2 = affine.for %i = 0 to 8 iter_args(%b = %y) -> f32 {
            affine.yield %x : i32
            //                ^^^ yielded-values: the region yields f32 as operand #0, but got i32
          }
          %3 = affine.parallel (%i) = (0) to (8) reduce ("mulf") -> i32 {
          //                                                        ^^^ affine.loop-reductions: this reduction is one of
            affine.yield %x : i32
          }
          return
        }
        """
    )


def test_a_bound_that_is_a_value_alone_is_a_symbol() -> None:
    check(
        """
        func.func @f(%n: index) {
          affine.for %i = 0 to %n {
            affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
            }
            affine.for %j = 0 to %i {
            //                   ^^ affine.not-a-dimension: this is no symbol but a dimension, as it counts a loop or is made
            }
            %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
            affine.for %j = %0 to 8 {
            //              ^^ affine.not-a-dimension: this is no symbol but a dimension, as it counts a loop or is made of
            }
          }
          return
        }
        """
    )


def test_what_is_fetched_ahead_may_have_dimensions_as_symbols() -> None:
    check(
        """
        func.func @f(%m: memref<512xf32>) {
          affine.for %i = 0 to 8 {
            affine.prefetch %m[symbol(%i) * 64], read, locality<3>, data : memref<512xf32>
            %0 = affine.load %m[symbol(%i) * 64] : memref<512xf32>
            //                         ^^ affine.not-a-dimension: this is no symbol but a dimension, as it counts a loop
          }
          return
        }
        """
    )


def test_a_value_is_a_dimension_or_a_symbol_as_it_is_named_first() -> None:
    check(
        """
        func.func @f(%m: memref<?xf32>, %n: index, %k: index) {
          affine.for %i = 0 to 8 {
            %0 = affine.load %m[symbol(%n) + %i * %n] : memref<?xf32>
            %1 = affine.load %m[%n + %i * symbol(%n)] : memref<?xf32>
            //                            ^^^^^^^^^^ affine.expression: not affine: one side of '*' must be a constant or a symbol
            %2 = affine.load %m[%i mod symbol(%i)] : memref<?xf32>
            //                         ^^^^^^^^^^ affine.expression: the right side of 'mod' must be a constant or a symbol
            affine.store %0, %m[symbol(%n) + %i mod %k] : memref<?xf32>
            //                                      ^^ affine.expression: the right side of 'mod' must be a constant or a symbol
            affine.parallel (%j) = (symbol(%n) + %i * %n) to (100) {
            }
            affine.parallel (%j) = (%n) to (%i * symbol(%n)) {
            }
            affine.parallel (%j) = (0) to (min(%n, %i * symbol(%n))) {
            //                                          ^^^^^^^^^^ affine.expression: one side of '*' must be a constant or
            }
          }
          %3 = affine.load %m[(%n - %n + 3) * %n] : memref<?xf32>
          %4 = affine.load %m[(%n - %k + 3) * %n] : memref<?xf32>
          //                                  ^^ affine.expression: one side of '*' must be a constant or a symbol
          return
        }
        """
    )


def test_bounds_and_steps_by_aliases() -> None:
    check(
        """
        #two = 2 : index
        #short = 2 : i32
        #minus = -2 : index
        #both = affine_map<(d0) -> (d0, 8)>
        #none = affine_map<() -> (8)>
        func.func @f(%n: index) {
          affine.for %i = #two to 10 step #two {
          }
          affine.for %i = max #both(%n) to min #both(%n) {
          }
          affine.for %i = #short to 10 {
          //              ^^^^^^ affine.bound: expected a bound: a number of type index or an affine map, but got 2 : i32
          }
          affine.for %i = 0 to #both(%n) {
          //                   ^^^^^ affine.bound: a bound of several results needs 'min' before it
          }
          affine.for %i = #none to #two {
          //              ^^^^^ affine.bound: expected '(' and the operands of the map
          }
          affine.for %i = 0 to #two(%n) {
          //                   ^^^^ affine.bound: a bound that is a number takes no operands
          }
          affine.for %i = 0 to 10 step #short {
          //                           ^^^^^^ affine.step: expected a step that is a number of type index, but got 2 : i32
          }
          affine.for %i = 0 to 10 step #minus {
          //                           ^^^^^^ affine.step: expected a step that is a positive integer, but got -2
          }
          return
        }
        """
    )


def test_sizes_of_buffers_are_symbols_where_the_buffer_was_made_with_symbols() -> None:
    check(
        """
        func.func @f(%m: memref<4x4xf32>, %b: memref<?xf32>, %n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          affine.for %i = 0 to 4 {
            %cast = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
            %0 = memref.dim %cast, %c0 : memref<?x?xf32>
            affine.for %j = 0 to %0 {
            //                   ^^ affine.not-a-dimension: this is no symbol
            }
            %part = memref.subview %b[0] [%i] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
            %1 = memref.dim %part, %c0 : memref<?xf32, strided<[1]>>
            affine.for %j = 0 to %1 {
            //                   ^^ affine.not-a-dimension: this is no symbol
            }
            %made = memref.alloc(%n) : memref<8x?xf32>
            %2 = memref.dim %made, %c0 : memref<8x?xf32>
            %3 = memref.dim %made, %c1 : memref<8x?xf32>
            %4 = memref.dim %made, %n : memref<8x?xf32>
            affine.for %j = %2 to %3 {
            }
            affine.for %j = 0 to %4 {
            //                   ^^ affine.not-a-dimension: this is no symbol
            }
            %again = memref.cast %made : memref<8x?xf32> to memref<8x4xf32>
            %5 = memref.dim %again, %c1 : memref<8x4xf32>
            affine.for %j = 0 to %5 {
            }
          }
          return
        }
        """
    )


def test_a_conditional_with_results_has_another_branch() -> None:
    check(
        """
        func.func @f(%n: index, %x: i32) -> i32 {
          %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> i32 {
          //   ^^^^^^^^^ affine.missing-else: 1 result, but no 'else' region that yields them
            affine.yield %x : i32
          }
          return %0 : i32
        }
        """
    )


def test_reductions_have_the_kinds_of_the_release() -> None:
    text = """
        func.func @f(%m: memref<8xf32>) {
          %0 = affine.parallel (%i) = (0) to (8) reduce ("minimumf") -> f32 {
            %1 = affine.load %m[%i] : memref<8xf32>
            affine.yield %1 : f32
          }
          %2 = affine.parallel (%i) = (0) to (8) reduce ("minu") -> f32 {
          //                                                        ^^^ affine.loop-reductions: this reduction is one of unsigned integers
            %3 = affine.load %m[%i] : memref<8xf32>
            affine.yield %3 : f32
          }
          return
        }
        """
    check(text)
    check(text, replace(OPTIONS, profile="llvm-19"))


def test_operands_of_loops_in_the_generic_form() -> None:
    check(
        """
        func.func @loops(%f: f32, %n: index, %b: i1) {
          %0 = "affine.for"(%b) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>,
            step = 1 : index, upperBoundMap = affine_map<() -> (512)>}> ({
          ^bb0(%i: index, %v: f32):
            "affine.yield"(%v) : (f32) -> ()
          }) : (i1) -> f32
        //             ^^^ affine.initial-values: the initial value is of type i1, but got f32
          %1 = "affine.for"(%f) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 0, 1>,
        //                                        ^^^^^^^^^^^^^^^^^^^^^^^^ affine.bound-operands: 1 result, but the bounds take 1 of 1
            step = 1 : index, upperBoundMap = affine_map<() -> (512)>}> ({
          ^bb0(%i: index, %v: f32):
            "affine.yield"(%v) : (f32) -> ()
          }) : (f32) -> f32
          "affine.if"(%b) <{condition = affine_set<(d0) : (d0 == 0)>}> ({
            "affine.yield"() : () -> ()
          }, {
          }) : (i1) -> ()
        //      ^^ affine.condition-inputs: dimensions and symbols are of type index, but got i1
          return
        }
        """
    )


def test_an_alias_takes_dimensions_in_parentheses_and_symbols_in_brackets() -> None:
    check(
        """
        #map = affine_map<(d)[s] -> (d + s)>
        #set = affine_set<(d)[s] : (d - s == 0)>
        func.func @f(%n: index) {
          %0 = affine.apply #map(%n, %n)
          //                ^^^^ affine.map-inputs: (d0)[s0] -> (d0 + s0) takes 1 dimension in '()', but got 2
          %1 = affine.min #map(%n, %n)
          affine.for %i = 0 to #map(%n, %n) { }
          //                   ^^^^ affine.map-inputs: (d0)[s0] -> (d0 + s0) takes 1 dimension in '()', but got 2
          affine.for %i = 0 to #map(%n)[%n] { }
          affine.if #set()[%n, %n] { }
          //        ^^^^ affine.map-inputs: (d0)[s0] : (d0 - s0 == 0) takes 1 dimension in '()', but got 0
          return
        }
        """
    )
