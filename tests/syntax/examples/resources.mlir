// Blobs of data and settings that stand behind the code.
func.func @weights() -> tensor<2xf32> attributes {setting = dense_resource<bias> : tensor<1xi8>} {
  %w = arith.constant dense_resource<weights> : tensor<2xf32>
  return %w : tensor<2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040",
      bias: "0x0100000007"  // } not the end
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true,
      disable_threading: false
    }
  }
#-}
