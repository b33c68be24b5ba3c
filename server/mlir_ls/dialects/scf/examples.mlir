func.func @loops(%lower: index, %upper: index, %step: index, %buffer: memref<?xf32>, %init: f32, %condition: i1) -> f32 {
  %sum = scf.for %i = %lower to %upper step %step iter_args(%total = %init) -> (f32) {
    %x = memref.load %buffer[%i] : memref<?xf32>
    %next = arith.addf %total, %x : f32
    scf.yield %next : f32
  }
  %chosen = scf.if %condition -> (f32) {
    scf.yield %sum : f32
  } else {
    scf.yield %init : f32
  }
  %last = scf.while (%x = %chosen) : (f32) -> f32 {
    %go_on = arith.cmpf olt, %x, %init : f32
    scf.condition(%go_on) %x : f32
  } do {
  ^bb0(%x: f32):
    %next = arith.addf %x, %x : f32
    scf.yield %next : f32
  }
  %total = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%init) -> f32 {
    %x = memref.load %buffer[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%lhs: f32, %rhs: f32):
      %partial = arith.addf %lhs, %rhs : f32
      scf.reduce.return %partial : f32
    }
  }
  return %total : f32
}

func.func @more(%key: index, %a: i32, %b: i32, %condition: i1, %output: tensor<64xf32>) {
  %picked = scf.index_switch %key -> i32
  case 2 {
    scf.yield %a : i32
  }
  default {
    scf.yield %b : i32
  }
  scf.execute_region {
    cf.cond_br %condition, ^bb1, ^bb2
  ^bb1:
    cf.br ^bb2
  ^bb2:
    scf.yield
  }
  %filled = scf.forall (%i) in (8) shared_outs(%out = %output) -> (tensor<64xf32>) {
    %offset = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %tile = tensor.extract_slice %out[%offset] [8] [1] : tensor<64xf32> to tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %tile into %out[%offset] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return
}
