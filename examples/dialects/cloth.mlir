// Cloth in the dialect of loom.td.

func.func @scarf(%wool: f32, %silk: f32) -> !loom.cloth<f32> {
  %warp = loom.spin %wool, %wool, %silk : f32, f32, f32 -> !loom.thread<f32, 3>
  %weft = loom.spin %wool, %wool, %wool : f32, f32, f32 -> !loom.thread<f32, 3>
  %plain = loom.weave %warp, %weft : !loom.thread<f32, 3> -> !loom.cloth<f32> {
  }
  %twill = loom.weave %warp, %weft as twill : !loom.thread<f32, 3> -> !loom.cloth<f32> {
    %knot = arith.addf %wool, %silk : f32
    loom.lift
  }
  %red = loom.dye %twill with <"madder", 80> : !loom.cloth<f32>
  %scarf = loom.sew %plain, %red every 3 : !loom.cloth<f32>
  return %scarf : !loom.cloth<f32>
}
