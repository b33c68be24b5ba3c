async.func @f(%x: f32) -> !async.value<f32> {
  return %x : f32
}
async.func @g() -> !async.token {
  return
}
