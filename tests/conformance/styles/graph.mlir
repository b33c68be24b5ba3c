func.func private @forward(!graph.nn.Module<"Net">, !graph.vtensor<[2,3],f32>) -> !graph.vtensor<[2,3],f32>
graph.class_type @Net {
  graph.attr private "training" : !graph.bool
  graph.attr "weight" : !graph.vtensor<[3,3],f32>
  graph.method "forward", @forward
  graph.method private "call", @forward
}
func.func @main(%self: !graph.nn.Module<"Net">, %x: !graph.vtensor<[2,3],f32>) -> !graph.vtensor<[6],f32> {
  %int1 = graph.constant.int 1
  %int6 = graph.constant.int 6
  %none = graph.constant.none
  %true = graph.constant.bool true
  %half = graph.constant.float 5.000000e-01
  %w = graph.prim.GetAttr %self["weight"] : !graph.nn.Module<"Net"> -> !graph.vtensor<[3,3],f32>
  %mm = graph.aten.mm %x, %w : !graph.vtensor<[2,3],f32>, !graph.vtensor<[3,3],f32> -> !graph.vtensor<[2,3],f32>
  %relu = graph.aten.relu %mm : !graph.vtensor<[2,3],f32> -> !graph.vtensor<[2,3],f32>
  %sum = graph.aten.add.Tensor %relu, %x, %int1 : !graph.vtensor<[2,3],f32>, !graph.vtensor<[2,3],f32>, !graph.int -> !graph.vtensor<[2,3],f32>
  %half_sum = graph.aten.add.Tensor %sum, %relu, %half : !graph.vtensor<[2,3],f32>, !graph.vtensor<[2,3],f32>, !graph.float -> !graph.vtensor<[2,3],f32>
  %dims = graph.prim.ListConstruct %int1 : (!graph.int) -> !graph.list<!graph.int>
  %mean = graph.aten.mean.dim %half_sum, %dims, %true, %none : !graph.vtensor<[2,3],f32>, !graph.list<!graph.int>, !graph.bool, !graph.none -> !graph.vtensor<[2,1],f32>
  %size = graph.prim.ListConstruct %int6 : (!graph.int) -> !graph.list<!graph.int>
  %r = graph.prim.If %true -> (!graph.vtensor<[6],f32>) {
    %v = graph.aten.view %sum, %size : !graph.vtensor<[2,3],f32>, !graph.list<!graph.int> -> !graph.vtensor<[6],f32>
    graph.prim.If.yield %v : !graph.vtensor<[6],f32>
  } else {
    %v = graph.aten.view %half_sum, %size : !graph.vtensor<[2,3],f32>, !graph.list<!graph.int> -> !graph.vtensor<[6],f32>
    graph.prim.If.yield %v : !graph.vtensor<[6],f32>
  }
  return %r : !graph.vtensor<[6],f32>
}
