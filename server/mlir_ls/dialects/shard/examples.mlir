shard.grid @grid(shape = 2x4)

func.func @tensors(%tensor: tensor<8x16xf32>, %i: index, %whole: tensor<8x16xf32>, %part: tensor<4x16xf32>) {
  %sharding = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %sharded = shard.shard %tensor to %sharding : tensor<8x16xf32>
  %known = shard.get_sharding %sharded : tensor<8x16xf32> -> !shard.sharding
  %rows, %columns = shard.grid_shape @grid : index, index
  %place:2 = shard.process_multi_index on @grid : index, index
  %number = shard.process_linear_index on @grid : index
  %below, %above = shard.neighbors_linear_indices on @grid[%i, %i] split_axes = [0] : index, index
  %sizes:2 = shard.shard_shape dims = [8, 16] sharding = %sharding device = [0, 0] : index, index
  %sum = shard.all_reduce %tensor on @grid grid_axes = [0] reduction = sum : tensor<8x16xf32> -> tensor<8x16xf32>
  %all = shard.all_gather %part on @grid grid_axes = [0] gather_axis = 0 : tensor<4x16xf32> -> tensor<8x16xf32>
  %own = shard.all_slice %tensor on @grid grid_axes = [0] slice_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
  %exchanged = shard.all_to_all %tensor on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<8x16xf32> -> tensor<4x32xf32>
  %same = shard.broadcast %tensor on @grid grid_axes = [0] root = [0] : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %joined = shard.gather %part on @grid grid_axes = [0] gather_axis = 0 root = [0] : (tensor<4x16xf32>) -> tensor<8x16xf32>
  %received = shard.recv %tensor on @grid grid_axes = [0] source = [1] : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %sum_1 = shard.reduce %tensor on @grid grid_axes = [0] reduction = sum root = [0] : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %sums = shard.reduce_scatter %tensor on @grid grid_axes = [0] reduction = sum scatter_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
  %parts = shard.scatter %tensor on @grid grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<8x16xf32>) -> tensor<4x16xf32>
  %sent = shard.send %tensor on @grid grid_axes = [0] destination = [1] : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %shifted = shard.shift %tensor on @grid grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<8x16xf32> -> tensor<8x16xf32>
  %current = shard.update_halo %tensor on @grid split_axes = [[0]] halo_sizes = [1, 1] : tensor<8x16xf32>
  return
}
