func.func @undefined() -> i32 {
  %poison = ub.poison : i32
  ub.unreachable
}
