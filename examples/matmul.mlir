// RUN: mlir-opt %s -one-shot-bufferize="bufferize-function-boundaries" | FileCheck %s

// One layer of a network on tensors: multiply, add the bias of each column, cut off below zero.

#rows_and_columns = affine_map<(row, column) -> (row, column)>
#columns = affine_map<(row, column) -> (column)>

!input = tensor<64x128xf32>
!weights = tensor<128x32xf32>
!output = tensor<64x32xf32>

module @network {
  // CHECK-LABEL: func.func @dense_layer
  func.func @dense_layer(%input: !input, %weights: !weights, %bias: tensor<32xf32>) -> !output {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : !output
    %start = linalg.fill ins(%zero : f32) outs(%empty : !output) -> !output

    // CHECK: linalg.matmul
    %product = linalg.matmul ins(%input, %weights : !input, !weights) outs(%start : !output)
        -> !output

    %activated = linalg.generic {indexing_maps = [#rows_and_columns, #columns, #rows_and_columns],
        iterator_types = ["parallel", "parallel"]} ins(%product, %bias : !output, tensor<32xf32>)
        outs(%empty : !output) {
    ^bb0(%value: f32, %offset: f32, %old: f32):
      %shifted = arith.addf %value, %offset : f32
      %cut = arith.maximumf %shifted, %zero : f32
      linalg.yield %cut : f32
    } -> !output

    return %activated : !output
  }

  // Two layers that share their weights; the batch is cut to what the second one takes.
  func.func @two_layers(%batch: tensor<?x128xf32>, %weights: !weights, %bias: tensor<32xf32>)
      -> !output {
    %first = arith.constant 0 : index
    %count = arith.constant 64 : index
    %size = tensor.dim %batch, %first : tensor<?x128xf32>
    %enough = arith.cmpi uge, %size, %count : index
    cf.assert %enough, "the batch has fewer than 64 rows"

    %rows = tensor.extract_slice %batch[0, 0] [64, 128] [1, 1] : tensor<?x128xf32> to !input
    %hidden = call @dense_layer(%rows, %weights, %bias) : (!input, !weights, tensor<32xf32>)
        -> !output

    %padding = arith.constant 0.0 : f32
    %wide = tensor.pad %hidden low[0, 0] high[0, 96] {
    ^bb0(%row: index, %column: index):
      tensor.yield %padding : f32
    } : !output to !input
    %result = call @dense_layer(%wide, %weights, %bias) : (!input, !weights, tensor<32xf32>)
        -> !output
    return %result : !output
  }
}
