// A kernel and its host: y = a * x + y, a thread for each element.

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) workgroup(%shared: memref<256xf32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %block = gpu.block_id x
      %width = gpu.block_dim x
      %thread = gpu.thread_id x
      %before = arith.muli %block, %width : index
      %i = arith.addi %before, %thread : index
      %size = memref.dim %x, %c0 : memref<?xf32>
      %in_range = arith.cmpi ult, %i, %size : index
      scf.if %in_range {
        %from_x = memref.load %x[%i] : memref<?xf32>
        memref.store %from_x, %shared[%thread] : memref<256xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      scf.if %in_range {
        %xi = memref.load %shared[%thread] : memref<256xf32, #gpu.address_space<workgroup>>
        %yi = memref.load %y[%i] : memref<?xf32>
        %scaled = arith.mulf %a, %xi : f32
        %sum = arith.addf %scaled, %yi : f32
        memref.store %sum, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }

  func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %size = memref.dim %x, %c0 : memref<?xf32>
    %blocks = arith.ceildivui %size, %c256 : index

    %start = gpu.wait async
    %device_x, %x_ready = gpu.alloc async [%start] (%size) : memref<?xf32>
    %device_y, %y_ready = gpu.alloc async [%x_ready] (%size) : memref<?xf32>
    %x_copied = gpu.memcpy async [%y_ready] %device_x, %x : memref<?xf32>, memref<?xf32>
    %y_copied = gpu.memcpy async [%x_copied] %device_y, %y : memref<?xf32>, memref<?xf32>
    %done = gpu.launch_func async [%y_copied] @kernels::@saxpy blocks in (%blocks, %c1, %c1) threads in (%c256, %c1, %c1) args(%a : f32, %device_x : memref<?xf32>, %device_y : memref<?xf32>)
    %back = gpu.memcpy async [%done] %y, %device_y : memref<?xf32>, memref<?xf32>
    %x_freed = gpu.dealloc async [%back] %device_x : memref<?xf32>
    %y_freed = gpu.dealloc async [%x_freed] %device_y : memref<?xf32>
    gpu.wait [%y_freed]
    return
  }
}
