builtin.module @program {
  func.func @f(%value: i32) {
    %cast = builtin.unrealized_conversion_cast %value : i32 to !llvm.ptr
    return
  }
}
