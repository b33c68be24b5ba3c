#sv = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<4xf32, #sv>, %b: tensor<4xf32, #sv>, %i: i32) -> i32 {
  %s1 = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4xf32, #sv> -> !sparse_tensor.iter_space<#sv, lvls = 0>
  %s2 = sparse_tensor.extract_iteration_space %b lvls = 0 : tensor<4xf32, #sv> -> !sparse_tensor.iter_space<#sv, lvls = 0>
  %0 = sparse_tensor.coiterate (%s1, %s2) at(%c) iter_args(%x = %i) : (!sparse_tensor.iter_space<#sv, lvls = 0>, !sparse_tensor.iter_space<#sv, lvls = 0>) -> i32
  case %it1, _ {
    sparse_tensor.yield %x : i32
  }
  case %it1, %it2 {
    sparse_tensor.yield %x : i32
  }
  %1 = sparse_tensor.iterate %it in %s1 at(%c) iter_args(%y = %i) : !sparse_tensor.iter_space<#sv, lvls = 0> -> i32 {
    %v = sparse_tensor.extract_value %a at %it : tensor<4xf32, #sv>, !sparse_tensor.iterator<#sv, lvls = 0>
    sparse_tensor.yield %y : i32
  }
  return %0 : i32
}
