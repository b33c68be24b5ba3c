ml_program.global private mutable @v(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public @e(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.func @f() -> tensor<4xi32> {
  %0 = ml_program.global_load_const @c : tensor<4xi32>
  %1 = ml_program.global_load @v : tensor<4xi32>
  ml_program.global_store @v = %1 : tensor<4xi32>
  ml_program.return %0 : tensor<4xi32>
}
ml_program.subgraph @g() -> tensor<4xi32> {
  %0, %t = ml_program.global_load_graph @v ordering(() -> !ml_program.token) : tensor<4xi32>
  %t1 = ml_program.global_store_graph @v = %0 ordering(%t -> !ml_program.token) : tensor<4xi32>
  ml_program.output %0 : tensor<4xi32>
}
