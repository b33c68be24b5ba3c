gpu.module @kernels {
  gpu.func @k() kernel {
    %0 = gpu.thread_id  x
    %1 = gpu.thread_id x
    %2 = gpu.thread_id      x
    gpu.return
  }
}
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m {
    vector.reduction <add>, %v : vector<4xf32> into f32
  } : vector<4xi1> -> f32
  return %0 : f32
}
// output
gpu.module @kernels {
  gpu.func @k() kernel {
    %0 = gpu.thread_id  x
    %1 = gpu.thread_id x
    %2 = gpu.thread_id  x
    gpu.return
  }
}
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
