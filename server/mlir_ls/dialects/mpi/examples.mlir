func.func @messages(%buffer: memref<100xf32>, %tag: i32, %rank: i32, %color: i32) {
  %error = mpi.init : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  %own = mpi.comm_rank(%comm) : i32
  %size = mpi.comm_size(%comm) : i32
  %part = mpi.comm_split(%comm, %color, %rank) : !mpi.comm
  mpi.send(%buffer, %tag, %rank, %comm) : memref<100xf32>, i32, i32
  mpi.recv(%buffer, %tag, %rank, %comm) : memref<100xf32>, i32, i32
  %request = mpi.isend(%buffer, %tag, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  %request_1 = mpi.irecv(%buffer, %tag, %rank, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  mpi.wait(%request) : !mpi.request
  mpi.allreduce(%buffer, %buffer, MPI_SUM, %comm) : memref<100xf32>, memref<100xf32>
  mpi.barrier(%comm)
  %succeeded = mpi.retval_check %error = <MPI_SUCCESS> : i1
  %class = mpi.error_class %error : !mpi.retval
  mpi.finalize
  return
}
