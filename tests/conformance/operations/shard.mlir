shard.grid @g0(shape = 2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g2(shape = 8)
func.func @f(%t: tensor<2x2xi8>, %u: tensor<2x4xi8>, %v: tensor<2x8xi8>, %i: index, %l: i64) {
  %0 = shard.all_reduce %t on @g0 grid_axes = [1] reduction = max : tensor<2x2xi8> -> tensor<2x2xi8>
  %1 = shard.all_gather %t on @g0 grid_axes = [1] gather_axis = 1 : tensor<2x2xi8> -> tensor<2x8xi8>
  %2 = shard.all_slice %v on @g0 grid_axes = [1] slice_axis = 1 : tensor<2x8xi8> -> tensor<2x2xi8>
  %3 = shard.all_to_all %v on @g0 grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<2x8xi8> -> tensor<8x2xi8>
  %4 = shard.broadcast %t on @g0 grid_axes = [1] root = [0] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %5 = shard.broadcast %t on @g0 grid_axes = [1] root = [%i] : (tensor<2x2xi8>, index) -> tensor<2x2xi8>
  %6 = shard.gather %t on @g0 grid_axes = [1] gather_axis = 1 root = [1] : (tensor<2x2xi8>) -> tensor<2x8xi8>
  %7:2 = shard.grid_shape @g0 axes = [0, 1] : index, index
  %8 = shard.grid_shape @g0 axes = [1] : index
  %9 = shard.process_linear_index on @g0 : index
  %10:2 = shard.process_multi_index on @g0 : index, index
  %11 = shard.process_multi_index on @g0 axes = [1] : index
  %12:2 = shard.neighbors_linear_indices on @g0[%i, %i] split_axes = [1] : index, index
  %13 = shard.recv %t on @g0 grid_axes = [1] source = [0] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %14 = shard.recv %t on @g0 grid_axes = [1] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %15 = shard.reduce %t on @g0 grid_axes = [1] reduction = sum root = [0] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %16 = shard.reduce_scatter %v on @g0 grid_axes = [1] reduction = max scatter_axis = 1 : tensor<2x8xi8> -> tensor<2x2xi8>
  %17 = shard.scatter %v on @g0 grid_axes = [1] scatter_axis = 1 root = [0] : (tensor<2x8xi8>) -> tensor<2x2xi8>
  %18 = shard.send %t on @g0 grid_axes = [1] destination = [1] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %19 = shard.shift %t on @g0 grid_axes = [1] shift_axis = 1 offset = -2 rotate : tensor<2x2xi8> -> tensor<2x2xi8>
  %20 = shard.sharding @g0 split_axes = [[0], [1]] : !shard.sharding
  %21 = shard.sharding @g0 split_axes = [[0]] halo_sizes = [1, 4] : !shard.sharding
  %22 = shard.sharding @g0 split_axes = [[0]] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  %23 = shard.sharding @g0 split_axes = [[0]] sharded_dims_offsets = [0, %l, 2] : !shard.sharding
  %24 = shard.shard %t to %20 : tensor<2x2xi8>
  %25 = shard.shard %t to %20 annotate_for_users : tensor<2x2xi8>
  %26 = shard.update_halo %t on @g0 split_axes = [[0]] halo_sizes = [1, %l] : tensor<2x2xi8>
  return
}

// -----

shard.grid @g0(shape = 2x4)
func.func @f(%t: tensor<2x2xi8>) {
  %27 = shard.get_sharding %t : tensor<2x2xi8> -> !shard.sharding
  return
}
