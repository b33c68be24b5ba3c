"""The rules of the dialect `bufferization` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_tensors_that_are_made_and_written() -> None:
    check(
        """
        func.func @f(%n: index, %t: tensor<?xf32>, %m: memref<4xf32>, %u: tensor<8xf32>) {
          %0 = bufferization.alloc_tensor(%n) : tensor<4xf32>
          //                              ^^ bufferization.copied-or-sized: tensor<4xf32> takes 0 sizes, one for each '?', but got 1
          %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
          %2 = "bufferization.alloc_tensor"(%n, %t) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, tensor<?xf32>) -> tensor<?xf32>
          //                                ^^ bufferization.copied-or-sized: a copy has the sizes of what is copied
          bufferization.materialize_in_destination %t in writable %m : (tensor<?xf32>, memref<4xf32>) -> ()
          bufferization.materialize_in_destination %u in writable %m : (tensor<8xf32>, memref<4xf32>) -> ()
          //                                                                           ^^^^^^^^^^^^^ bufferization.destination-kind
          %3 = bufferization.materialize_in_destination %u in writable %u : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
          //                                                           ^^ bufferization.destination-kind: a buffer, and nothing
          return
        }
        """
    )


def test_attributes_of_functions() -> None:
    check(
        """
        func.func @f(%a: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false},
                     %b: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>},
                     %c: tensor<4xf32> {bufferization.access = "in"},
        //                                                     ^^^^ bufferization.attribute: none, read, write or read-write
                     %d: tensor<4xf32> {bufferization.writable = 1},
        //                                                       ^ bufferization.attribute: true or false, but got 1
                     %e: tensor<4xf32> {bufferization.buffer_layout = "row"},
        //                                                            ^^^^^ bufferization.attribute: a layout
                     %f: tensor<4xf32> {bufferization.layout}) {
        //                              ^^^^^^^^^^^^^^^^^^^^ bufferization.attribute: no argument has an attribute
          %0 = bufferization.alloc_tensor() {bufferization.escape} : tensor<4xf32>
          //                                 ^^^^^^^^^^^^^^^^^^^^ bufferization.attribute: no operation has an attribute
          return
        }
        func.func private @g(tensor<4xf32> {bufferization.writable = true})
        //                                                           ^^^^ bufferization.attribute: without a body
        """
    )
