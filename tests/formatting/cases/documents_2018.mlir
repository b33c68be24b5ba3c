// mlir-ls: profile=2018-12
#d = (d0) : (d0 >= 0)
mlfunc @f(%A: memref<4xf32>) {
for %i = 0 to 4 {
if #d(%i) {
} else if(d0):(d0 - 2 >= 0)(%i) {
%x = "addf"(%a,%b){fast : true}:(f32,f32)->f32
"dma"(%x) {offset : 0,kind:"in"} : (f32) -> ()
}
}
return
}
// output
// mlir-ls: profile=2018-12
#d = (d0) : (d0 >= 0)
mlfunc @f(%A: memref<4xf32>) {
  for %i = 0 to 4 {
    if #d(%i) {
    } else if (d0) : (d0 - 2 >= 0)(%i) {
      %x = "addf"(%a, %b) {fast: true} : (f32, f32) -> f32
      "dma"(%x) {offset: 0, kind: "in"} : (f32) -> ()
    }
  }
  return
}
