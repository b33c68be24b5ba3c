irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is f32  loc("a.mlir":3:10)
    %1 = irdl.any_of(%0,  %0)   loc("a.mlir":4:10)
    irdl.parameters(x: %0) loc("a.mlir" : 5 : 10)
  }
}
func.func @f(%m: memref<2048xi8, 3>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16> loc("a.mlir":27:13)
  func.return
}
#l1 = loc( "a.py":84:24 to:29)
#l2 = loc(fused["a.py":1:2  to :29, callsite("b.py":1:2 to 3:4 at "c.py" : 1:2)])
// output
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is f32  loc("a.mlir":3:10)
    %1 = irdl.any_of(%0, %0)  loc("a.mlir":4:10)
    irdl.parameters(x: %0) loc("a.mlir":5:10)
  }
}
func.func @f(%m: memref<2048xi8, 3>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16> loc("a.mlir":27:13)
  func.return
}
#l1 = loc("a.py":84:24 to :29)
#l2 = loc(fused["a.py":1:2 to :29, callsite("b.py":1:2 to 3:4 at "c.py":1:2)])
