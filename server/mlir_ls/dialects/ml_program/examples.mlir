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

ml_program.global private mutable @v(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public @e(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.func @f() -> tensor<4xi32> {
  %result = ml_program.global_load_const @c : tensor<4xi32>
  %v = ml_program.global_load @v : tensor<4xi32>
  ml_program.global_store @v = %v : tensor<4xi32>
  ml_program.return %result : tensor<4xi32>
}
ml_program.subgraph @g() -> tensor<4xi32> {
  %result, %produceToken = ml_program.global_load_graph @v ordering(() -> !ml_program.token) : tensor<4xi32>
  %0 = ml_program.global_store_graph @v = %result ordering(%produceToken -> !ml_program.token) : tensor<4xi32>
  ml_program.output %result : tensor<4xi32>
}
