// refused: bad-attribute
mesh.mesh @mesh_1d(shape = 3x4)
func.func @m(%in1: tensor<4x6xi8>) {
  %in1_shared1 = mesh.shard %in1 to <@mesh_1d, [[], [0]]nested> : tensor<4x6xi8>
  return
}
// -----
// refused: bad-attribute
mesh.mesh @mesh_1d(shape = 3x4)
func.func @m(%in1: tensor<4x6xi8>) {
  %in1_shared1 = mesh.shard %in1 to <@mesh_1d, [[], ["a"]]> : tensor<4x6xi8>
  return
}
// -----
// accepted
mesh.mesh @mesh_1d(shape = 3x4)
func.func @m(%in1: tensor<4x6xi8>) {
  %in1_shared1 = mesh.shard %in1 to <@mesh_1d, [[], [0]], partial = sum [1]> : tensor<4x6xi8>
  return
}
// -----
// refused: bad-attribute
mesh.mesh @mesh_1d(shape = 3x4)
func.func @m(%in1: tensor<4x6xi8>) {
  %in1_shared1 = mesh.shard %in1 to <@mesh_1d, [[], [0]], partial = sum [a]> : tensor<4x6xi8>
  return
}
