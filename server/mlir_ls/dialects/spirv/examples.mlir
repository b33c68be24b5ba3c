spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @multiply(%x: f32, %y: f32) -> f32 "None" {
    %product = spirv.FMul %x, %y : f32
    spirv.ReturnValue %product : f32
  }
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @buffer bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spirv.SpecConstant @size spec_id(5) = 42 : i32
  spirv.SpecConstant @other = 2 : i32
  spirv.SpecConstantComposite @pair (@size, @other) : !spirv.array<2 x i32>
  spirv.func @multiply(%x: f32) -> f32 "None" {
    %product = spirv.FMul %x, %x : f32
    spirv.ReturnValue %product : f32
  }

  spirv.func @arithmetic(%lhs: i32, %rhs: i32, %x: f32, %y: f32) "None" {
    %result = spirv.IAdd %lhs, %rhs : i32
    %result_1 = spirv.ISub %lhs, %rhs : i32
    %result_2 = spirv.IMul %lhs, %rhs : i32
    %result_3 = spirv.SDiv %lhs, %rhs : i32
    %result_4 = spirv.UDiv %lhs, %rhs : i32
    %result_5 = spirv.SMod %lhs, %rhs : i32
    %result_6 = spirv.SRem %lhs, %rhs : i32
    %result_7 = spirv.UMod %lhs, %rhs : i32
    %result_8 = spirv.FAdd %x, %y : f32
    %result_9 = spirv.FSub %x, %y : f32
    %result_10 = spirv.FMul %x, %y : f32
    %result_11 = spirv.FDiv %x, %y : f32
    %result_12 = spirv.FMod %x, %y : f32
    %result_13 = spirv.FRem %x, %y : f32
    %result_14 = spirv.SNegate %lhs : i32
    %result_15 = spirv.FNegate %x : f32
    %result_16 = spirv.IAddCarry %lhs, %rhs : !spirv.struct<(i32, i32)>
    %result_17 = spirv.ISubBorrow %lhs, %rhs : !spirv.struct<(i32, i32)>
    %result_18 = spirv.SMulExtended %lhs, %rhs : !spirv.struct<(i32, i32)>
    %result_19 = spirv.UMulExtended %lhs, %rhs : !spirv.struct<(i32, i32)>
    spirv.Return
  }

  spirv.func @comparisons(%lhs: i32, %rhs: i32, %x: f32, %y: f32, %p: i1, %q: i1) "None" {
    %result = spirv.IEqual %lhs, %rhs : i32
    %result_1 = spirv.INotEqual %lhs, %rhs : i32
    %result_2 = spirv.SLessThan %lhs, %rhs : i32
    %result_3 = spirv.SLessThanEqual %lhs, %rhs : i32
    %result_4 = spirv.SGreaterThan %lhs, %rhs : i32
    %result_5 = spirv.SGreaterThanEqual %lhs, %rhs : i32
    %result_6 = spirv.ULessThan %lhs, %rhs : i32
    %result_7 = spirv.ULessThanEqual %lhs, %rhs : i32
    %result_8 = spirv.UGreaterThan %lhs, %rhs : i32
    %result_9 = spirv.UGreaterThanEqual %lhs, %rhs : i32
    %result_10 = spirv.FOrdEqual %x, %y : f32
    %result_11 = spirv.FOrdNotEqual %x, %y : f32
    %result_12 = spirv.FOrdLessThan %x, %y : f32
    %result_13 = spirv.FOrdLessThanEqual %x, %y : f32
    %result_14 = spirv.FOrdGreaterThan %x, %y : f32
    %result_15 = spirv.FOrdGreaterThanEqual %x, %y : f32
    %result_16 = spirv.FUnordEqual %x, %y : f32
    %result_17 = spirv.FUnordNotEqual %x, %y : f32
    %result_18 = spirv.FUnordLessThan %x, %y : f32
    %result_19 = spirv.FUnordLessThanEqual %x, %y : f32
    %result_20 = spirv.FUnordGreaterThan %x, %y : f32
    %result_21 = spirv.FUnordGreaterThanEqual %x, %y : f32
    %result_22 = spirv.Ordered %x, %y : f32
    %result_23 = spirv.Unordered %x, %y : f32
    %result_24 = spirv.IsNan %x : f32
    %result_25 = spirv.IsInf %x : f32
    %result_26 = spirv.IsFinite %x : f32
    %result_27 = spirv.LogicalAnd %p, %q : i1
    %result_28 = spirv.LogicalOr %p, %q : i1
    %result_29 = spirv.LogicalEqual %p, %q : i1
    %result_30 = spirv.LogicalNotEqual %p, %q : i1
    %result_31 = spirv.LogicalNot %p : i1
    %chosen = spirv.Select %p, %lhs, %rhs : i1, i32
    spirv.Return
  }

  spirv.func @bits(%a: i32, %b: i32, %offset: i32, %count: i32) "None" {
    %result = spirv.BitwiseAnd %a, %b : i32
    %result_1 = spirv.BitwiseOr %a, %b : i32
    %result_2 = spirv.BitwiseXor %a, %b : i32
    %result_3 = spirv.ShiftLeftLogical %a, %b : i32, i32
    %result_4 = spirv.ShiftRightArithmetic %a, %b : i32, i32
    %result_5 = spirv.ShiftRightLogical %a, %b : i32, i32
    %result_6 = spirv.Not %a : i32
    %result_7 = spirv.BitCount %a : i32
    %result_8 = spirv.BitReverse %a : i32
    %result_9 = spirv.BitFieldInsert %a, %b, %offset, %count : i32, i32, i32
    %result_10 = spirv.BitFieldSExtract %a, %offset, %count : i32, i32, i32
    %result_11 = spirv.BitFieldUExtract %a, %offset, %count : i32, i32, i32
    spirv.Return
  }

  spirv.func @conversions(%i: i32, %f: f32, %h: f16) "None" {
    %result = spirv.Bitcast %f : f32 to i32
    %result_1 = spirv.ConvertFToS %f : f32 to i32
    %result_2 = spirv.ConvertFToU %f : f32 to i32
    %result_3 = spirv.ConvertSToF %i : i32 to f32
    %result_4 = spirv.ConvertUToF %i : i32 to f32
    %result_5 = spirv.FConvert %f : f32 to f64
    %result_6 = spirv.SConvert %i : i32 to i64
    %result_7 = spirv.UConvert %i : i32 to i64
    spirv.Return
  }

  spirv.func @glsl(%x: f32, %y: f32, %z: f32, %i: i32, %j: i32, %k: i32, %v: vector<3xf32>, %w: vector<3xf32>, %pair: vector<2xf32>, %four: vector<4xf32>) "None" {
    %result = spirv.GL.Acos %x : f32
    %result_1 = spirv.GL.Acosh %x : f32
    %result_2 = spirv.GL.Asin %x : f32
    %result_3 = spirv.GL.Asinh %x : f32
    %result_4 = spirv.GL.Atan %x : f32
    %result_5 = spirv.GL.Atanh %x : f32
    %result_6 = spirv.GL.Ceil %x : f32
    %result_7 = spirv.GL.Cos %x : f32
    %result_8 = spirv.GL.Cosh %x : f32
    %result_9 = spirv.GL.Exp %x : f32
    %result_10 = spirv.GL.Exp2 %x : f32
    %result_11 = spirv.GL.FAbs %x : f32
    %result_12 = spirv.GL.FSign %x : f32
    %result_13 = spirv.GL.Floor %x : f32
    %result_14 = spirv.GL.Fract %x : f32
    %result_15 = spirv.GL.InverseSqrt %x : f32
    %result_16 = spirv.GL.Log %x : f32
    %result_17 = spirv.GL.Log2 %x : f32
    %result_18 = spirv.GL.Round %x : f32
    %result_19 = spirv.GL.RoundEven %x : f32
    %result_20 = spirv.GL.Sin %x : f32
    %result_21 = spirv.GL.Sinh %x : f32
    %result_22 = spirv.GL.Sqrt %x : f32
    %result_23 = spirv.GL.Tan %x : f32
    %result_24 = spirv.GL.Tanh %x : f32
    %result_25 = spirv.GL.FMax %x, %y : f32
    %result_26 = spirv.GL.FMin %x, %y : f32
    %result_27 = spirv.GL.Pow %x, %y : f32
    %result_28 = spirv.GL.FClamp %x, %y, %z : f32
    %result_29 = spirv.GL.Fma %x, %y, %z : f32
    %result_30 = spirv.GL.FMix %x : f32, %y : f32, %z : f32 -> f32
    %result_31 = spirv.GL.SAbs %i : i32
    %result_32 = spirv.GL.SSign %i : i32
    %result_33 = spirv.GL.FindILsb %i : i32
    %result_34 = spirv.GL.FindSMsb %i : i32
    %result_35 = spirv.GL.FindUMsb %i : i32
    %result_36 = spirv.GL.SMax %i, %j : i32
    %result_37 = spirv.GL.SMin %i, %j : i32
    %result_38 = spirv.GL.UMax %i, %j : i32
    %result_39 = spirv.GL.UMin %i, %j : i32
    %result_40 = spirv.GL.SClamp %i, %j, %k : i32
    %result_41 = spirv.GL.UClamp %i, %j, %k : i32
    %result_42 = spirv.GL.Ldexp %x : f32, %i : i32 -> f32
    %result_43 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i32)>
    %result_44 = spirv.GL.Cross %v, %w : vector<3xf32>
    %result_45 = spirv.GL.Distance %v, %w : vector<3xf32>, vector<3xf32> -> f32
    %result_46 = spirv.GL.Length %v : vector<3xf32> -> f32
    %result_47 = spirv.GL.Normalize %v : vector<3xf32>
    %result_48 = spirv.GL.Reflect %v, %w : vector<3xf32>
    %result_49 = spirv.GL.PackHalf2x16 %pair : vector<2xf32> -> i32
    %result_50 = spirv.GL.PackSnorm4x8 %four : vector<4xf32> -> i32
    %result_51 = spirv.GL.UnpackHalf2x16 %i : i32 -> vector<2xf32>
    %result_52 = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>
    spirv.Return
  }

  spirv.func @opencl(%x: f32, %y: f32, %z: f32, %i: i32, %j: i32) "None" {
    %result = spirv.CL.acos %x : f32
    %result_1 = spirv.CL.acosh %x : f32
    %result_2 = spirv.CL.asin %x : f32
    %result_3 = spirv.CL.asinh %x : f32
    %result_4 = spirv.CL.atan %x : f32
    %result_5 = spirv.CL.atanh %x : f32
    %result_6 = spirv.CL.ceil %x : f32
    %result_7 = spirv.CL.cos %x : f32
    %result_8 = spirv.CL.cosh %x : f32
    %result_9 = spirv.CL.erf %x : f32
    %result_10 = spirv.CL.exp %x : f32
    %result_11 = spirv.CL.fabs %x : f32
    %result_12 = spirv.CL.floor %x : f32
    %result_13 = spirv.CL.log %x : f32
    %result_14 = spirv.CL.rint %x : f32
    %result_15 = spirv.CL.round %x : f32
    %result_16 = spirv.CL.rsqrt %x : f32
    %result_17 = spirv.CL.sin %x : f32
    %result_18 = spirv.CL.sinh %x : f32
    %result_19 = spirv.CL.sqrt %x : f32
    %result_20 = spirv.CL.tan %x : f32
    %result_21 = spirv.CL.tanh %x : f32
    %result_22 = spirv.CL.atan2 %x, %y : f32
    %result_23 = spirv.CL.fmax %x, %y : f32
    %result_24 = spirv.CL.fmin %x, %y : f32
    %result_25 = spirv.CL.pow %x, %y : f32
    %result_26 = spirv.CL.fma %x, %y, %z : f32
    %result_27 = spirv.CL.mix %x, %y, %z : f32
    %result_28 = spirv.CL.s_abs %i : i32
    %result_29 = spirv.CL.s_max %i, %j : i32
    %result_30 = spirv.CL.s_min %i, %j : i32
    %result_31 = spirv.CL.u_max %i, %j : i32
    %result_32 = spirv.CL.u_min %i, %j : i32
    spirv.Return
  }

  spirv.func @composites(%vector: vector<4xf32>, %matrix: !spirv.matrix<4 x vector<4xf32>>, %x: f32, %i: i32, %a: vector<4xi8>, %n: i32) "None" {
    %result = spirv.CompositeConstruct %x, %x : (f32, f32) -> vector<2xf32>
    %result_1 = spirv.CompositeExtract %vector[1 : i32] : vector<4xf32>
    %result_2 = spirv.CompositeInsert %x, %vector[1 : i32] : f32 into vector<4xf32>
    %result_3 = spirv.VectorExtractDynamic %vector[%i] : vector<4xf32>, i32
    %result_4 = spirv.VectorInsertDynamic %x, %vector[%i] : vector<4xf32>, i32
    %result_5 = spirv.VectorShuffle [0 : i32, 4 : i32] %vector, %vector : vector<4xf32>, vector<4xf32> -> vector<2xf32>
    %result_6 = spirv.Dot %vector, %vector : vector<4xf32> -> f32
    %result_7 = spirv.VectorTimesScalar %vector, %x : (vector<4xf32>, f32) -> vector<4xf32>
    %result_8 = spirv.MatrixTimesScalar %matrix, %x : !spirv.matrix<4 x vector<4xf32>>, f32
    %result_9 = spirv.MatrixTimesMatrix %matrix, %matrix : !spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
    %result_10 = spirv.MatrixTimesVector %matrix, %vector : !spirv.matrix<4 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
    %result_11 = spirv.VectorTimesMatrix %vector, %matrix : vector<4xf32>, !spirv.matrix<4 x vector<4xf32>> -> vector<4xf32>
    %result_12 = spirv.Transpose %matrix : !spirv.matrix<4 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
    %result_13 = spirv.SDot %a, %a : vector<4xi8> -> i32
    %result_14 = spirv.UDot %a, %a : vector<4xi8> -> i32
    %result_15 = spirv.SUDot %a, %a : vector<4xi8> -> i32
    %result_16 = spirv.SDotAccSat %a, %a, %n : vector<4xi8> -> i32
    %result_17 = spirv.UDotAccSat %a, %a, %n : vector<4xi8> -> i32
    %result_18 = spirv.SUDotAccSat %a, %a, %n : vector<4xi8> -> i32
    spirv.Return
  }

  spirv.func @groups(%p: i1, %x: f32, %i: i32, %lane: i32, %ballot: vector<4xi32>) "None" {
    %result = spirv.GroupNonUniformAll <Subgroup> %p : i1
    %lane_1 = spirv.Constant 1 : i32
    %shared = spirv.GroupNonUniformBroadcast <Subgroup> %x, %lane_1 : f32, i32
    %result_1 = spirv.GroupNonUniformAny <Subgroup> %p : i1
    %result_2 = spirv.GroupNonUniformAllEqual <Subgroup> %p : i1, i1
    %result_3 = spirv.GroupNonUniformElect <Subgroup> : i1
    %result_4 = spirv.GroupNonUniformBallot <Subgroup> %p : vector<4xi32>
    %result_5 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %ballot : vector<4xi32> -> i32
    %result_6 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %ballot : vector<4xi32>, i32
    %result_7 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %ballot : vector<4xi32>, i32
    %result_8 = spirv.KHR.SubgroupBallot %p : vector<4xi32>
    %result_9 = spirv.GroupBroadcast <Subgroup> %x, %lane : f32, i32
    %result_10 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
    %result_11 = spirv.GroupNonUniformFMax <Subgroup> <Reduce> %x : f32 -> f32
    %result_12 = spirv.GroupNonUniformFMin <Subgroup> <Reduce> %x : f32 -> f32
    %result_13 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %x : f32 -> f32
    %result_14 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %i : i32 -> i32
    %result_15 = spirv.GroupNonUniformIMul <Subgroup> <Reduce> %i : i32 -> i32
    %result_16 = spirv.GroupNonUniformSMax <Subgroup> <Reduce> %i : i32 -> i32
    %result_17 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %i : i32 -> i32
    %result_18 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %i : i32 -> i32
    %result_19 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %i : i32 -> i32
    %result_20 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce> %i : i32 -> i32
    %result_21 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %i : i32 -> i32
    %result_22 = spirv.GroupNonUniformBitwiseXor <Subgroup> <Reduce> %i : i32 -> i32
    %result_23 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %p : i1 -> i1
    %result_24 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %p : i1 -> i1
    %result_25 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %p : i1 -> i1
    %result_26 = spirv.GroupNonUniformShuffle <Subgroup> %x, %lane : f32, i32
    %result_27 = spirv.GroupNonUniformShuffleDown <Subgroup> %x, %lane : f32, i32
    %result_28 = spirv.GroupNonUniformShuffleUp <Subgroup> %x, %lane : f32, i32
    %result_29 = spirv.GroupNonUniformShuffleXor <Subgroup> %x, %lane : f32, i32
    %result_30 = spirv.GroupNonUniformQuadSwap <Subgroup> %x %lane : f32, i32
    %result_31 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %lane : f32, i32 -> f32
    %result_32 = spirv.GroupFAdd <Subgroup> <Reduce> %x : f32
    %result_33 = spirv.GroupFMax <Subgroup> <Reduce> %x : f32
    %result_34 = spirv.GroupFMin <Subgroup> <Reduce> %x : f32
    %result_35 = spirv.GroupIAdd <Subgroup> <Reduce> %i : i32
    %result_36 = spirv.GroupSMax <Subgroup> <Reduce> %i : i32
    %result_37 = spirv.GroupSMin <Subgroup> <Reduce> %i : i32
    %result_38 = spirv.GroupUMax <Subgroup> <Reduce> %i : i32
    %result_39 = spirv.GroupUMin <Subgroup> <Reduce> %i : i32
    %result_40 = spirv.KHR.GroupFMul <Subgroup> <Reduce> %x : f32
    %result_41 = spirv.KHR.GroupIMul <Subgroup> <Reduce> %i : i32
    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
    spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
    %result_42 = spirv.INTEL.RoundFToTF32 %x : f32 to f32
    spirv.Return
  }

  spirv.func @memory(%flag: i32, %i: i32, %x: f32, %block: i32) "None" {
    %variable = spirv.Variable : !spirv.ptr<!spirv.array<4 x f32>, Function>
    %part = spirv.AccessChain %variable[%i] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
    %value = spirv.Load "Function" %part : f32
    spirv.Store "Function" %part, %x : f32
    %global = spirv.mlir.addressof @buffer : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
    %four = spirv.Constant 4 : i32
    %unknown = spirv.Undef : f32
    %size = spirv.mlir.referenceof @size : i32
    spirv.FunctionCall @bits(%i, %i, %i, %i) : (i32, i32, i32, i32) -> ()
    spirv.Return
  }

  spirv.func @branches(%condition: i1, %flag: i32, %x: i32) -> i32 "None" {
    spirv.BranchConditional %condition [5, 10], ^then, ^else
  ^then:
    spirv.Branch ^end(%x : i32)
  ^else:
    spirv.Branch ^end(%flag : i32)
  ^end(%result: i32):
    spirv.ReturnValue %result : i32
  }

  spirv.func @structured(%condition: i1, %flag: i32, %x: i32) -> i32 "None" {
    %chosen = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %condition, ^then, ^merge(%flag : i32)
    ^then:
      spirv.Branch ^merge(%x : i32)
    ^merge(%value: i32):
      spirv.mlir.merge %value : i32
    }
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %condition, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.mlir.selection {
      spirv.Switch %flag : i32, [
        default: ^default,
        42: ^case
      ]
    ^case:
      spirv.Branch ^default
    ^default:
      spirv.mlir.merge
    }
    spirv.ReturnValue %chosen : i32
  }

  spirv.func @stages(%x: i32, %y: i32) "None" {
    spirv.EmitVertex
    spirv.EndPrimitive
    spirv.EXT.SetMeshOutputs %x, %y : i32, i32
    spirv.Return
  }

  spirv.func @tasks(%x: i32) "None" {
    spirv.EXT.EmitMeshTasks %x, %x, %x : i32, i32, i32
  }

  spirv.func @kernels(%format: !spirv.ptr<i8, UniformConstant>, %i: i32, %pointer: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, %block: !spirv.ptr<i32, StorageBuffer>) "None" {
    %printed = spirv.CL.printf %format %i : !spirv.ptr<i8, UniformConstant>, i32 -> i32
    %element = spirv.PtrAccessChain %pointer[%i] : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
    %element_1 = spirv.InBoundsPtrAccessChain %pointer[%i] : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %block, %i : i32
    spirv.Return
  }

  spirv.func @images(%depth: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %place: vector<2xf32>, %projected: vector<4xf32>, %pixel: vector<2xi32>, %reference: f32) "None" {
    %gathered = spirv.ImageDrefGather %depth, %place, %reference : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
    %texel = spirv.ImageRead %image, %pixel : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
    %compared = spirv.ImageSampleProjDrefImplicitLod %depth, %projected, %reference : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32 -> f32
    spirv.Return
  }

  spirv.func @ends() "None" {
    spirv.Return
  ^never:
    spirv.Unreachable
  }

  spirv.func @discard() "None" {
    spirv.Kill
  }

  spirv.func @main() "None" {
    %one = spirv.Constant 1 : i32
    %computed = spirv.SpecConstantOperation wraps "spirv.IAdd"(%one, %one) : (i32, i32) -> i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 32, 1, 1
}

// -----

spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.GlobalVariable @input bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xf32>, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @input
  spirv.ARM.Graph @graph(%tensor: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32> {
    %weights = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<4xf32>
    spirv.ARM.GraphOutputs %weights : !spirv.arm.tensor<4xf32>
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @main() "None" {
    %one = spirv.Constant 1 : i32
    %computed = "spirv.SpecConstantOperation"() ({
      %sum = "spirv.IAdd"(%one, %one) : (i32, i32) -> i32
      "spirv.mlir.yield"(%sum) : (i32) -> ()
    }) : () -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical OpenCL requires #spirv.vce<v1.0, [Kernel, ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]> {
  spirv.SpecConstant @element = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @filled (@element) : !spirv.array<3 x i32>
  spirv.func @fill() "None" {
    %twos = spirv.EXT.ConstantCompositeReplicate [2 : i32] : !spirv.array<2 x i32>
    spirv.Return
  }
}

// -----

func.func @AtomicAnd(%pointer: !spirv.ptr<i32, StorageBuffer>, %value: i32) {
  %result = spirv.AtomicAnd <Device> <None> %pointer, %value : !spirv.ptr<i32, StorageBuffer>
  return
}

func.func @AtomicCompareExchange(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32, %comparator: i32) {
  %result = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %pointer, %value, %comparator : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicCompareExchangeWeak(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32, %comparator: i32) {
  %result = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %pointer, %value, %comparator : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicExchange(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicExchange <Workgroup> <Release> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicIAdd(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicIAdd <Workgroup> <Acquire> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicIDecrement(%pointer: !spirv.ptr<i32, Workgroup>) {
  %result = spirv.AtomicIDecrement <Workgroup> <Acquire> %pointer : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicIIncrement(%pointer: !spirv.ptr<i32, Workgroup>) {
  %result = spirv.AtomicIIncrement <Device> <Release> %pointer : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicISub(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicISub <Workgroup> <Acquire> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicOr(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicOr <Workgroup> <AcquireRelease> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicSMax(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicSMax <Subgroup> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicSMin(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicSMin <Device> <Release> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicUMax(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicUMax <Subgroup> <None> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicUMin(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicUMin <Device> <Release> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @AtomicXor(%pointer: !spirv.ptr<i32, Workgroup>, %value: i32) {
  %result = spirv.AtomicXor <Workgroup> <AcquireRelease> %pointer, %value : !spirv.ptr<i32, Workgroup>
  return
}

func.func @ConvertPtrToU(%pointer: !spirv.ptr<i32, PhysicalStorageBuffer>) {
  %result = spirv.ConvertPtrToU %pointer : !spirv.ptr<i32, PhysicalStorageBuffer> to i32
  return
}

func.func @ConvertUToPtr(%operand: i32) {
  %result = spirv.ConvertUToPtr %operand : i32 to !spirv.ptr<i32, PhysicalStorageBuffer>
  return
}

func.func @CopyMemory(%target: !spirv.ptr<f32, Function>, %source: !spirv.ptr<f32, Function>) {
  spirv.CopyMemory "Function" %target, "Function" %source : f32
  return
}

func.func @EXT.AtomicFAdd(%pointer: !spirv.ptr<f32, StorageBuffer>, %value: f32) {
  %result = spirv.EXT.AtomicFAdd <Device> <None> %pointer, %value : !spirv.ptr<f32, StorageBuffer>
  return
}

func.func @GenericCastToPtr(%pointer: !spirv.ptr<vector<2xi32>, Generic>) {
  %result = spirv.GenericCastToPtr %pointer : !spirv.ptr<vector<2xi32>, Generic> to !spirv.ptr<vector<2xi32>, CrossWorkgroup>
  return
}

func.func @GenericCastToPtrExplicit(%pointer: !spirv.ptr<vector<2xi32>, Generic>) {
  %result = spirv.GenericCastToPtrExplicit %pointer : !spirv.ptr<vector<2xi32>, Generic> to !spirv.ptr<vector<2xi32>, CrossWorkgroup>
  return
}

func.func @INTEL.ConvertBF16ToF(%operand: i16) {
  %result = spirv.INTEL.ConvertBF16ToF %operand : i16 to f32
  return
}

func.func @INTEL.ConvertFToBF16(%operand: f32) {
  %result = spirv.INTEL.ConvertFToBF16 %operand : f32 to i16
  return
}

func.func @INTEL.SubgroupBlockRead(%ptr: !spirv.ptr<i32, StorageBuffer>) {
  %value = spirv.INTEL.SubgroupBlockRead %ptr : !spirv.ptr<i32, StorageBuffer> -> i32
  return
}

func.func @Image(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  %result = spirv.Image %sampled_image : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}

func.func @ImageFetch(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %coordinate: vector<2xi32>) {
  %result = spirv.ImageFetch %image, %coordinate  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}

func.func @ImageQuerySize(%image: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %result = spirv.ImageQuerySize %image : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}

func.func @ImageSampleExplicitLod(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %coordinate: vector<2xf32>, %operand_arguments: f32) {
  %result = spirv.ImageSampleExplicitLod %sampled_image, %coordinate ["Lod"], %operand_arguments : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

func.func @ImageSampleImplicitLod(%sampled_image: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %coordinate: vector<2xf32>) {
  %result = spirv.ImageSampleImplicitLod %sampled_image, %coordinate  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}

func.func @ImageWrite(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %coordinate: vector<2xi32>, %texel: vector<4xf32>) {
  spirv.ImageWrite %image, %coordinate, %texel  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
  return
}

func.func @KHR.AssumeTrue(%condition: i1) {
  spirv.KHR.AssumeTrue %condition
  return
}

func.func @KHR.CooperativeMatrixLength() {
  %result = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

func.func @KHR.CooperativeMatrixLoad(%pointer: !spirv.ptr<i32, Function>, %stride: i32) {
  %result = spirv.KHR.CooperativeMatrixLoad %pointer, %stride, <RowMajor> : !spirv.ptr<i32, Function>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
  return
}

func.func @KHR.CooperativeMatrixMulAdd(%a: !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  %result = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

func.func @KHR.CooperativeMatrixStore(%pointer: !spirv.ptr<i32, StorageBuffer>, %object: !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, %stride: i32) {
  spirv.KHR.CooperativeMatrixStore %pointer, %object, %stride, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, i32
  return
}

func.func @PtrCastToGeneric(%pointer: !spirv.ptr<f32, CrossWorkgroup>) {
  %result = spirv.PtrCastToGeneric %pointer : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
  return
}

// -----

spirv.ControlBarrier <Device>, <Workgroup>, <Release|UniformMemory>

// -----

spirv.MemoryBarrier <Device>, <Release|UniformMemory>
