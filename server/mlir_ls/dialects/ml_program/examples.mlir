ml_program.global private mutable @counter(dense<4> : tensor<4xi32>) : tensor<4xi32>

ml_program.func @step(%value: tensor<4xi32>) -> tensor<4xi32> {
  %old = ml_program.global_load @counter : tensor<4xi32>
  ml_program.global_store @counter = %value : tensor<4xi32>
  ml_program.return %old : tensor<4xi32>
}

ml_program.subgraph @graph(%value: tensor<4xi32>) -> (tensor<4xi32>, !ml_program.token) {
  %token = ml_program.token
  %old, %loaded = ml_program.global_load_graph @counter ordering(%token -> !ml_program.token) : tensor<4xi32>
  %stored = ml_program.global_store_graph @counter = %value ordering(%loaded -> !ml_program.token) : tensor<4xi32>
  ml_program.output %old, %stored : tensor<4xi32>, !ml_program.token
}

// -----

ml_program.global private @weights(dense<4> : tensor<4xi32>) : tensor<4xi32>

ml_program.func @constants() -> tensor<4xi32> {
  %weights = ml_program.global_load_const @weights : tensor<4xi32>
  ml_program.return %weights : tensor<4xi32>
}
