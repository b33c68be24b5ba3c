func.func @same(%a: i32) -> i32 {
  return %a : i32
}

// -----

// ----- // is no split where more stands on the line
func.func @same(%a: i64) -> i64 {
  return %a : i64
}
  // -----
func.func @other() {
  return
}
// -----  
#map = affine_map<(d0) -> (d0 * 2)>
func.func @same() attributes {map = #map} {
  return
}
// -----// IR Dump After Canonicalizer (canonicalize) //----- //
func.func @same() {
  return
}

// -----// IR Dump After CSE (cse) ('func.func' operation: @same) //----- //
func.func @same() {
  return
}
