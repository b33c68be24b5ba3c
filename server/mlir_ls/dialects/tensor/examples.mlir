func.func @elements(%tensor: tensor<4x16xf32>, %i: index, %j: index, %a: f32, %b: f32, %n: index) {
  %x = tensor.extract %tensor[%i, %j] : tensor<4x16xf32>
  %changed = tensor.insert %a into %tensor[%i, %j] : tensor<4x16xf32>
  %pair = tensor.from_elements %a, %b : tensor<2xf32>
  %all = tensor.splat %a : tensor<4x16xf32>
  %empty = tensor.empty(%n) : tensor<?x16xf32>
  %rows = tensor.dim %empty, %i : tensor<?x16xf32>
  %rank = tensor.rank %tensor : tensor<4x16xf32>
  %dynamic = tensor.cast %tensor : tensor<4x16xf32> to tensor<?x?xf32>
  %bits = tensor.bitcast %tensor : tensor<4x16xf32> to tensor<4x16xi32>
  %made = tensor.generate %n {
  ^bb0(%row: index):
    %number = arith.index_cast %row : index to i32
    tensor.yield %number : i32
  } : tensor<?xi32>
  return
}

func.func @shapes(%tensor: tensor<4x16xf32>, %line: tensor<64xf32>, %shape: tensor<2xindex>, %i: index, %zero: f32) {
  %tile = tensor.extract_slice %tensor[0, %i] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %changed = tensor.insert_slice %tile into %tensor[0, %i] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x16xf32>
  %flat = tensor.collapse_shape %tensor [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %square = tensor.expand_shape %line [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %shaped = tensor.reshape %line(%shape) : (tensor<64xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %joined = tensor.concat dim(0) %tensor, %tensor : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %padded = tensor.pad %tensor low[0, 1] high[0, 1] {
  ^bb0(%row: index, %column: index):
    tensor.yield %zero : f32
  } : tensor<4x16xf32> to tensor<4x18xf32>
  return
}

func.func @gathering(%source: tensor<4x16xf32>, %rows: tensor<3x1xindex>, %parts: tensor<3x1x16xf32>) {
  %gathered = tensor.gather %source[%rows] gather_dims([0]) : (tensor<4x16xf32>, tensor<3x1xindex>) -> tensor<3x1x16xf32>
  %scattered = tensor.scatter %parts into %source[%rows] scatter_dims([0]) unique : (tensor<3x1x16xf32>, tensor<4x16xf32>, tensor<3x1xindex>) -> tensor<4x16xf32>
  return
}

func.func @loop(%part: tensor<8xf32>, %output: tensor<64xf32>) {
  %result = scf.forall (%i) in (8) shared_outs(%out = %output) -> (tensor<64xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return
}
