"""The rules of the dialect `bufferization` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_tensors_that_are_made_and_written() -> None:
    check(
        """
        func.func @f(%n: index, %t: tensor<?xf32>, %m: memref<4xf32>, %u: tensor<8xf32>) {
          %0 = bufferization.alloc_tensor(%n) : tensor<4xf32>
          //                              ^^ copied-or-sized: tensor<4xf32> takes 0 sizes, one for each '?', found 1
          %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
          %2 = "bufferization.alloc_tensor"(%n, %t) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, tensor<?xf32>) -> tensor<?xf32>
          //                                ^^ copied-or-sized: a copy has the sizes of what is copied
          bufferization.materialize_in_destination %t in writable %m : (tensor<?xf32>, memref<4xf32>) -> ()
          bufferization.materialize_in_destination %u in writable %m : (tensor<8xf32>, memref<4xf32>) -> ()
          //                                                                           ^^^^^^^^^^^^^ destination-kind
          %3 = bufferization.materialize_in_destination %u in writable %u : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
          //                                                           ^^ destination-kind: a buffer, and nothing
          return
        }
        """
    )
