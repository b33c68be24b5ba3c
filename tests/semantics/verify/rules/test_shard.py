"""shard: grids of processes, and what these exchange."""

from __future__ import annotations

from fixtures import check


def test_groups() -> None:
    check(
        """
        shard.grid @g(shape = 2x?x4)
        func.func @f(%t: tensor<2x2xf32>) {
          %0 = shard.all_reduce %t on @g grid_axes = [0, 1] : tensor<2x2xf32> -> tensor<2x2xf32>
          %1 = shard.all_reduce %t on @g grid_axes = [0, 0] : tensor<2x2xf32> -> tensor<2x2xf32>
        //                                           ^^^^^^ grid-axes: each axis of a grid is named once
          %2 = shard.all_reduce %t on @f grid_axes = [0] : tensor<2x2xf32> -> tensor<2x2xf32>
        //                            ^^ symbol-kind: @f must name 'shard.grid', but is a 'func.func'
          %3 = shard.broadcast %t on @g grid_axes = [1] root = [7] : (tensor<2x2xf32>) -> tensor<2x2xf32>
          %4 = shard.broadcast %t on @g grid_axes = [2] root = [4] : (tensor<2x2xf32>) -> tensor<2x2xf32>
        //                                                     ^^^ grid-device: axis 2 has size 4, but got 4 in 'root'
          %5 = shard.send %t on @g grid_axes = [0, 2] destination = [1] : (tensor<2x2xf32>) -> tensor<2x2xf32>
        //                                                          ^^^ grid-device: 'destination' has 2 numbers, one for each axis of the group: got 1
          return
        }
        """
    )


def test_sizes() -> None:
    check(
        """
        shard.grid @g(shape = 2x?x4)
        func.func @f(%t: tensor<4x6xf32>) {
          %0 = shard.all_gather %t on @g grid_axes = [0, 2] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x48xf32>
          %1 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x?xf32>
          %2 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
        //                                                                                    ^^^^^^^^^^^^^^^ grid-exchange: the size of dimension 1 is not known, but got tensor<4x6xf32>
          %3 = shard.all_to_all %t on @g grid_axes = [2] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<1x24xf32>
          %4 = shard.all_to_all %t on @g grid_axes = [2] split_axis = 1 concat_axis = 1 : tensor<4x6xf32> -> tensor<4x24xf32>
        //                                                                                                   ^^^^^^^^^^^^^^^^ grid-exchange: the size of dimension 1 is 6, but got tensor<4x24xf32>
          %5 = shard.all_slice %t on @g grid_axes = [2] slice_axis = 1 : tensor<4x6xf32> -> tensor<4x?xf32>
        //                                                           ^ grid-parts: dimension 1 has size 6, which is no multiple of 4, the number of processes
          %6 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 2 : tensor<4x6xf32> -> tensor<4x3xf32>
        //                                                                  ^ grid-tensor-axis: tensor<4x6xf32> has 2 dimensions, but got 2
          return
        }
        """
    )


def test_shardings() -> None:
    check(
        """
        shard.grid @g(shape = 2x4)
        func.func @f() {
          %0 = shard.sharding @g split_axes = [[], [0, 1]] halo_sizes = [1, 1] : !shard.sharding
          %1 = shard.sharding @g split_axes = [[0], [1, 0]] : !shard.sharding
        //                                    ^^^^^^^^^^^^^ shard.sharding-axes: each axis of the grid splits one dimension
          %2 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] : !shard.sharding
        //     ^^^^^^^^^^^^^^ shard.sharding-offsets: offsets never go back, but got 2 after 3
          %3:2 = shard.process_multi_index on @g axes = [1] : index, index
        //       ^^^^^^^^^^^^^^^^^^^^^^^^^ grid-results: expected 1 result, one for each axis, but got 2
          return
        }
        """
    )
