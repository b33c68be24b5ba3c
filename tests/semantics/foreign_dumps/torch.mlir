module attributes {torch.debug_module_name = "Net"} {
  func.func @main(%arg0: !torch.vtensor<[2,?,4],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.tensor, %arg3: !torch.optional<list<int>>, %arg4: !torch.dict<str, tensor>, %arg5: !torch.tuple<list<tensor>, int>, %arg6: !torch.vtensor<[],f64>, %arg7: !torch.vtensor<*,bf16>) -> (!torch.vtensor<[2,?,4],f32>, !torch.bool) attributes {torch.onnx_meta.ir_version = 8 : si64, torch.onnx_meta.opset_versions = {ai.onnx.ml = 4 : si64}} {
    %none = torch.constant.none
    %str = torch.constant.str "mean \22quoted\22"
    %float1.000000e00 = torch.constant.float 1.000000e+00
    %int0 = torch.constant.int 0
    %int-1 = torch.constant.int -1
    %int-1_0 = torch.constant.int -1
    %true = torch.constant.bool true
    %device3A = torch.constant.device "cuda:0"
    %number = torch.constant.number 1 : si64
    %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
    %3 = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
    %1 = torch.aten.view %arg0, %3 : !torch.vtensor<[2,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
    %empty = torch.prim.ListConstruct  : () -> !torch.list<int>
    %4:2 = torch.prim.TupleUnpack %arg5 : !torch.tuple<list<tensor>, int> -> !torch.list<tensor>, !torch.int
    %5 = torch.prim.TupleConstruct %4#0, %4#1 : !torch.list<tensor>, !torch.int -> !torch.tuple<list<tensor>, int>
    %6 = torch.aten.add.Scalar %arg0, %int0, %int0 : !torch.vtensor<[2,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,?,4],f32>
    %values, %indices = torch.aten.max.dim %6, %int-1, %true : !torch.vtensor<[2,?,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,?,1],f32>, !torch.vtensor<[2,?,1],si64>
    %result0, %result1, %result2 = torch.aten.native_layer_norm %6, %3, %none, %none, %float1.000000e00 : !torch.vtensor<[2,?,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,?,4],f32>, !torch.vtensor<[2,?,1],f32>, !torch.vtensor<[2,?,1],f32>
    %7 = torch.operator "onnx.Conv"(%arg0, %0) {torch.onnx.dilations = [1 : si64, 1 : si64], torch.onnx.auto_pad = "NOTSET"} : (!torch.vtensor<[2,?,4],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,?,4],f32>
    %8 = torch.operator "onnx.If"(%true) : (!torch.bool) -> !torch.vtensor<[1],f32> {
      torch.operator_terminator %arg6 : !torch.vtensor<[],f64>
    }, {
      torch.operator_terminator %arg6 : !torch.vtensor<[],f64>
    }
    %9 = torch.prim.If %true -> (!torch.vtensor<[2,?,4],f32>) {
      torch.prim.If.yield %6 : !torch.vtensor<[2,?,4],f32>
    } else {
      %t = torch.prim.RaiseException %str, %none : !torch.str, !torch.none
      torch.prim.If.yield %7 : !torch.vtensor<[2,?,4],f32>
    }
    %10:2 = torch.prim.Loop %int0, %true, init(%6, %int0) {
    ^bb0(%i: !torch.int, %acc: !torch.vtensor<[2,?,4],f32>, %n: !torch.int):
      torch.prim.Loop.condition %true, iter(%acc, %n : !torch.vtensor<[2,?,4],f32>, !torch.int)
    } : (!torch.int, !torch.bool, !torch.vtensor<[2,?,4],f32>, !torch.int) -> (!torch.vtensor<[2,?,4],f32>, !torch.int)
    %11 = torch.copy.to_vtensor %arg2 : !torch.vtensor
    torch.overwrite.tensor.contents %11 overwrites %arg2 : !torch.vtensor, !torch.tensor
    %12 = torch.tensor_static_info_cast %arg2 : !torch.tensor to !torch.tensor<[?],f32>
    %13 = torch.derefine %int0 : !torch.int to !torch.optional<int>
    %14 = torch.prim.unchecked_cast %arg3 : !torch.optional<list<int>> -> !torch.list<int>
    %15 = torch.prim.CallMethod %arg4["forward"] (%arg0) : !torch.nn.Module<"M">, (!torch.vtensor<[2,?,4],f32>) -> !torch.tensor
    torch.prim.SetAttr %arg4["x"] = %int0 : !torch.nn.Module<"M">, !torch.int
    %16 = torch.aten.__contains__.str %arg4, %str : !torch.dict<str, tensor>, !torch.str -> !torch.bool
    %17 = torch_c.to_builtin_tensor %6 : !torch.vtensor<[2,?,4],f32> -> tensor<2x?x4xf32>
    %18 = torch_c.from_i64 %17
    %19 = torch.hop_flex_attention %6, %6, %6, %float1.000000e00, %true, %true {score_mod_fn = @score} : !torch.vtensor<[2,?,4],f32>, !torch.vtensor<[2,?,4],f32>, !torch.vtensor<[2,?,4],f32>, !torch.float, !torch.bool, !torch.bool -> !torch.vtensor<[2,?,4],f32>
    torch.runtime.assert %16, "x"
    tm_tensor.scan dimension(0) inclusive(true) ins(%17 : tensor<2x?x4xf32>) outs(%17, %17 : tensor<2x?x4xf32>, tensor<?x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      tm_tensor.yield %s : f32
    } -> tensor<2x?x4xf32>, tensor<?x4xf32>
    return %6, %16 : !torch.vtensor<[2,?,4],f32>, !torch.bool
  }
  torch.global_slot "private" @g : !torch.tensor<[2],f32> {
    %0 = torch.tensor.literal(dense<0.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
    torch.global_slot.init %0 : !torch.tensor<[2],f32>
  }
  func.func private @score(!torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
}
// -----
module attributes {llvm.data_layout = "e-m:e", "onnx-mlir.symbol-postfix" = "model"} {
  func.func @main_graph(%arg0: tensor<?x3x224x224xf32> {onnx.dim_params = "0:batch", onnx.name = "image"}) -> (tensor<?x10xf32> {onnx.name = "out"}) {
    %0 = onnx.Constant dense<[-1, 10]> : tensor<2xi64>
    %1 = "onnx.NoValue"() {value} : () -> none
    %2 = onnx.Constant {onnx_node_name = "w"} : tensor<10x3xf32>
    %3 = onnx.ConstantOfShape(%0) {value = dense<0.0> : tensor<1xf32>} : (tensor<2xi64>) -> tensor<*xf32>
    %4 = "onnx.Conv"(%arg0, %2, %1) {auto_pad = "NOTSET", dilations = [1, 1], group = 1 : si64, kernel_shape = [7, 7], onnx_node_name = "conv", pads = [3, 3, 3, 3]} : (tensor<?x3x224x224xf32>, tensor<10x3xf32>, none) -> tensor<?x64x112x112xf32>
    %5:2 = "onnx.If"(%0) ({
      onnx.Yield %4, %4 : tensor<?x64x112x112xf32>, tensor<?x64x112x112xf32>
    }, {
      onnx.Yield %4, %4 : tensor<?x64x112x112xf32>, tensor<?x64x112x112xf32>
    }) {else_branch = "e"} : (tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>)
    %6 = "onnx.LayoutTransform"(%4) {target_layout = #onnx.layout<{dataLayout = "NCHW4C"}>} : (tensor<?x64x112x112xf32>) -> tensor<?x64x112x112xf32, #onnx.layout<{dataLayout = "NCHW4C"}>>
    %7 = "onnx.SequenceEmpty"() : () -> !onnx.Seq<tensor<*xf32>>
    onnx.Return %6 : tensor<?x64x112x112xf32>
  }
  "onnx.EntryPoint"() {func = @main_graph} : () -> ()
}
// -----
func.func @krnl(%A: memref<10x?xf32>) {
  %ii, %jj = krnl.define_loops 2
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.permute(%ib, %il, %jj) [0, 2, 1] : !krnl.loop, !krnl.loop, !krnl.loop
  krnl.unroll %il : !krnl.loop
  krnl.iterate(%ib, %jj) with (%ii -> %i = 0 to 10, %jj -> %j = max affine_map<(d0) -> (d0)>(%A) to min affine_map<(d0) -> (d0 + 4)>(%i)) {
    %x = krnl.load %A[%i, %j] : memref<10x?xf32>
    krnl.store %x, %A[%i, %j] : memref<10x?xf32>
  }
  %r = krnl.iterate(%ib) with (%ii -> %i = 0 to 5) iter_args(%s = %A) -> (f32){
    %q:2 = krnl.get_induction_var_value(%ib, %jj) : (!krnl.loop, !krnl.loop) -> (index, index)
    krnl.yield %s : f32
  }
  krnl.memset %A, %r : memref<10x?xf32>
  "krnl.call"(%A) {funcName = "f", numOfOutput = 1 : si64} : (memref<10x?xf32>) -> ()
  krnl.region {
    %1 = affine.load %A[0, 0] : memref<10x?xf32>
  }
  %2 = "zlow.stick"(%A) {layout = "NHWC"} : (memref<10x?xf32>) -> memref<1x64xf16, affine_map<(d0, d1) -> (d0, d1 floordiv 64, d1 mod 64)>>
  return
}
