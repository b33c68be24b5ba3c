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
