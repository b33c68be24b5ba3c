shape.func @f(%a: !shape.shape) -> !shape.shape {
  shape.return %a : !shape.shape
}
