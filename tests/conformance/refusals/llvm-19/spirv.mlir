// accepted
func.func private @f(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)
// -----
// refused: bad-type
func.func private @f(!spirv.sampled_image<f32>)
// -----
// refused: bad-type
func.func private @f() -> !spirv.array<4 x bf16>
// -----
// accepted
func.func private @f() -> !spirv.array<4 x f16>
// -----
// accepted
"spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32, %b: i32):
  spirv.Return
}) : () -> ()
