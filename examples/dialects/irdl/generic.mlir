// Cloth in generic form, which is all that dialects described in IRDL have.

func.func @scarf(%wool: f32, %silk: f32, %plain: !loom.cloth<f32>) -> !loom.cloth<f32> {
  %warp = "loom.spin"(%wool, %silk) : (f32, f32) -> !loom.thread<f32, 2>
  %weft = "loom.spin"(%wool, %wool) : (f32, f32) -> !loom.thread<f32, 2>
  %twill = "loom.weave"(%warp, %weft) ({
    llvm.unreachable
  }) {pattern = 1 : i32} : (!loom.thread<f32, 2>, !loom.thread<f32, 2>) -> !loom.cloth<f32>
  %red = "loom.dye"(%twill) {colour = #loom.colour<"madder", 80>} : (!loom.cloth<f32>) -> !loom.cloth<f32>
  %scarf = "loom.sew"(%plain, %red) {stitches = 3} : (!loom.cloth<f32>, !loom.cloth<f32>) -> !loom.cloth<f32>
  return %scarf : !loom.cloth<f32>
}
