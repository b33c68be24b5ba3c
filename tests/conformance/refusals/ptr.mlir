// refused: ptr.moved
func.func @f(%t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<5xindex>) {
  %0 = ptr.ptr_add %t, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<5xindex>
  return
}
// -----
// refused: ptr.moved
func.func @f(%t: vector<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xindex>) {
  %0 = ptr.ptr_add %t, %o : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
  return
}
// -----
// refused: ptr.moved
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %o: tensor<4xindex>) {
  %0 = "ptr.ptr_add"(%p, %o) : (!ptr.ptr<#ptr.generic_space>, tensor<4xindex>) -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
// accepted
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %o: tensor<4xindex>) {
  %0 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, tensor<4xindex>
  return
}
// -----
// accepted
func.func @f(%t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: index) {
  %0 = ptr.ptr_add %t, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, index
  return
}
// -----
// refused: bad-type
func.func private @f(!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>)
// -----
// accepted
func.func private @f(!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>)
// -----
// refused: attribute-value
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = "ptr.load"(%p) <{alignment = [4, 8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
