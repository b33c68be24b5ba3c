!pair = tuple< i32 ,f32 >
#set = affine_set<(d0)[s0]:(d0-s0>=0,d0 == 5)>
func.func private @f(memref< 4x?xf32,strided<[?,1],offset:?>,3 >, vector<[4]x2xi8>, tensor<*xf32>, (i32)->(f32,!pair), complex<f32>)
func.func private @g(!llvm.struct<"a b",(i32,ptr)>, memref<2xi1, affine_map<(d0)->(-d0+3)>>, tensor<4x!quant.uniform<u8:f32,1.0:128>>)
"test.attributes"() {a=-1:i8,b=dense<[[1 ,2],[3,4]]>:tensor<2x2xi32>,c=array<i64:1,2>,d=@a::@b,e="x  y"} : () -> ()
"test.attributes"() {f,g=[true,unit],h={x=1.0:f32},i=loc("f":1:2),j=affine_map<(d0)->(d0 floordiv 2-1)>} : () -> ()
// output
!pair = tuple<i32, f32>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 5)>
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: ?>, 3>, vector<[4]x2xi8>, tensor<*xf32>, (i32) -> (f32, !pair), complex<f32>)
func.func private @g(!llvm.struct<"a b", (i32, ptr)>, memref<2xi1, affine_map<(d0) -> (-d0 + 3)>>, tensor<4x!quant.uniform<u8:f32,1.0:128>>)
"test.attributes"() {a = -1 : i8, b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, c = array<i64: 1, 2>, d = @a::@b, e = "x  y"} : () -> ()
"test.attributes"() {f, g = [true, unit], h = {x = 1.0 : f32}, i = loc("f":1:2), j = affine_map<(d0) -> (d0 floordiv 2 - 1)>} : () -> ()
