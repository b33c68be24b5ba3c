llvm.func @add(%lhs: i32, %rhs: i32) -> i32 {
  %sum = llvm.add %lhs, %rhs : i32
  llvm.return %sum : i32
}

llvm.func @integers(%lhs: i32, %rhs: i32, %condition: i1) {
  %sum = llvm.add %lhs, %rhs : i32
  %both = llvm.and %lhs, %rhs : i32
  %shifted = llvm.ashr %lhs, %rhs : i32
  %shifted_1 = llvm.lshr %lhs, %rhs : i32
  %product = llvm.mul %lhs, %rhs : i32
  %either = llvm.or %lhs, %rhs : i32
  %quotient = llvm.sdiv %lhs, %rhs : i32
  %shifted_2 = llvm.shl %lhs, %rhs : i32
  %rest = llvm.srem %lhs, %rhs : i32
  %difference = llvm.sub %lhs, %rhs : i32
  %quotient_1 = llvm.udiv %lhs, %rhs : i32
  %rest_1 = llvm.urem %lhs, %rhs : i32
  %different = llvm.xor %lhs, %rhs : i32
  %less = llvm.icmp "slt" %lhs, %rhs : i32
  %chosen = llvm.select %condition, %lhs, %rhs : i1, i32
  llvm.return
}

llvm.func @floats(%lhs: f32, %rhs: f32) {
  %sum = llvm.fadd %lhs, %rhs : f32
  %difference = llvm.fsub %lhs, %rhs : f32
  %product = llvm.fmul %lhs, %rhs : f32
  %quotient = llvm.fdiv %lhs, %rhs : f32
  %rest = llvm.frem %lhs, %rhs : f32
  %negated = llvm.fneg %lhs : f32
  %less = llvm.fcmp "olt" %lhs, %rhs : f32
  llvm.return
}

llvm.func @conversions(%i: i32, %f: f32, %p: !llvm.ptr) {
  %result = llvm.zext %i : i32 to i64
  %result_1 = llvm.sext %i : i32 to i64
  %result_2 = llvm.trunc %i : i32 to i8
  %result_3 = llvm.fpext %f : f32 to f64
  %result_4 = llvm.fptrunc %f : f32 to f16
  %result_5 = llvm.fptosi %f : f32 to i32
  %result_6 = llvm.fptoui %f : f32 to i32
  %result_7 = llvm.sitofp %i : i32 to f32
  %result_8 = llvm.uitofp %i : i32 to f32
  %result_9 = llvm.ptrtoint %p : !llvm.ptr to i64
  %result_10 = llvm.inttoptr %i : i32 to !llvm.ptr
  %result_11 = llvm.bitcast %f : f32 to i32
  %result_12 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

llvm.func @functions(%x: f32, %y: f32, %z: f32) {
  %result = llvm.intr.acos(%x) : (f32) -> f32
  %result_1 = llvm.intr.asin(%x) : (f32) -> f32
  %result_2 = llvm.intr.atan(%x) : (f32) -> f32
  %result_3 = llvm.intr.ceil(%x) : (f32) -> f32
  %result_4 = llvm.intr.cos(%x) : (f32) -> f32
  %result_5 = llvm.intr.cosh(%x) : (f32) -> f32
  %result_6 = llvm.intr.exp(%x) : (f32) -> f32
  %result_7 = llvm.intr.exp10(%x) : (f32) -> f32
  %result_8 = llvm.intr.exp2(%x) : (f32) -> f32
  %result_9 = llvm.intr.fabs(%x) : (f32) -> f32
  %result_10 = llvm.intr.floor(%x) : (f32) -> f32
  %result_11 = llvm.intr.log(%x) : (f32) -> f32
  %result_12 = llvm.intr.log10(%x) : (f32) -> f32
  %result_13 = llvm.intr.log2(%x) : (f32) -> f32
  %result_14 = llvm.intr.nearbyint(%x) : (f32) -> f32
  %result_15 = llvm.intr.rint(%x) : (f32) -> f32
  %result_16 = llvm.intr.round(%x) : (f32) -> f32
  %result_17 = llvm.intr.roundeven(%x) : (f32) -> f32
  %result_18 = llvm.intr.sin(%x) : (f32) -> f32
  %result_19 = llvm.intr.sinh(%x) : (f32) -> f32
  %result_20 = llvm.intr.sqrt(%x) : (f32) -> f32
  %result_21 = llvm.intr.tan(%x) : (f32) -> f32
  %result_22 = llvm.intr.tanh(%x) : (f32) -> f32
  %result_23 = llvm.intr.trunc(%x) : (f32) -> f32
  %result_100 = llvm.intr.atan2(%x, %y) : (f32, f32) -> f32
  %result_101 = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
  %result_102 = llvm.intr.maximum(%x, %y) : (f32, f32) -> f32
  %result_103 = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32
  %result_104 = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32
  %result_105 = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32
  %result_106 = llvm.intr.pow(%x, %y) : (f32, f32) -> f32
  %result_200 = llvm.intr.fma(%x, %y, %z) : (f32, f32, f32) -> f32
  %result_201 = llvm.intr.fmuladd(%x, %y, %z) : (f32, f32, f32) -> f32
  llvm.return
}

llvm.func @more_functions(%x: f32, %n: i32) {
  %scaled = llvm.intr.ldexp(%x, %n) : (f32, i32) -> f32
  %power = llvm.intr.powi(%x, %n) : (f32, i32) -> f32
  %parts = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %parts_1 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %whole = llvm.intr.lround(%x) : (f32) -> i64
  %whole_1 = llvm.intr.llround(%x) : (f32) -> i64
  %whole_2 = llvm.intr.lrint(%x) : (f32) -> i64
  %whole_3 = llvm.intr.llrint(%x) : (f32) -> i64
  %is_nan = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return
}

llvm.func @bits(%a: i32, %b: i32, %c: i32) {
  %magnitude = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %reversed = llvm.intr.bitreverse(%a) : (i32) -> i32
  %swapped = llvm.intr.bswap(%a) : (i32) -> i32
  %ones = llvm.intr.ctpop(%a) : (i32) -> i32
  %zeros = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %zeros_1 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %joined = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  %joined_1 = llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  %chosen = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %chosen_1 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %chosen_2 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %chosen_3 = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  %order = llvm.intr.scmp(%a, %b) : (i32, i32) -> i8
  %order_1 = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i8
  %limited = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  %limited_1 = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  %limited_2 = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  %limited_3 = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  %limited_4 = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  %limited_5 = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  %checked = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %checked_1 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %checked_2 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %checked_3 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %checked_4 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %checked_5 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

llvm.func @vectors(%v: vector<8xi32>, %f: vector<8xf32>, %init: f32, %w: vector<4xi32>, %i: i32) {
  %result = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %result_1 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  %result_2 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  %result_3 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  %result_4 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %result_5 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  %result_6 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  %result_7 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  %result_8 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  %result_100 = llvm.intr.vector.reduce.fmax(%f) : (vector<8xf32>) -> f32
  %result_101 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<8xf32>) -> f32
  %result_102 = llvm.intr.vector.reduce.fmin(%f) : (vector<8xf32>) -> f32
  %result_103 = llvm.intr.vector.reduce.fminimum(%f) : (vector<8xf32>) -> f32
  %result_200 = "llvm.intr.vector.reduce.fadd"(%init, %f) : (f32, vector<8xf32>) -> f32
  %result_201 = "llvm.intr.vector.reduce.fmul"(%init, %f) : (f32, vector<8xf32>) -> f32
  %steps = llvm.intr.stepvector : vector<8xi32>
  %part = llvm.intr.vector.extract %v[0] : vector<4xi32> from vector<8xi32>
  %whole = llvm.intr.vector.insert %w, %v[0] : vector<4xi32> into vector<8xi32>
  %element = llvm.extractelement %v[%i : i32] : vector<8xi32>
  %changed = llvm.insertelement %i, %v[%i : i32] : vector<8xi32>
  %mixed = llvm.shufflevector %w, %w [0, 4, 1, 5] : vector<4xi32>
  %lanes = llvm.intr.get.active.lane.mask %i, %i : i32, i32 to vector<8xi1>
  %scale = "llvm.intr.vscale"() : () -> i64
  llvm.return
}

llvm.func @vector_memory(%p: !llvm.ptr, %v: vector<8xf32>, %mask: vector<8xi1>, %pointers: vector<8x!llvm.ptr>, %stride: i64) {
  %read = llvm.intr.masked.load %p, %mask, %v {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.intr.masked.store %v, %p, %mask {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  %gathered = llvm.intr.masked.gather %pointers, %mask, %v {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.intr.masked.scatter %v, %pointers, %mask {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  %spread = "llvm.intr.masked.expandload"(%p, %mask, %v) : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %mask) : (vector<8xf32>, !llvm.ptr, vector<8xi1>) -> ()
  %matrix = llvm.intr.matrix.column.major.load %p, <stride = %stride> {columns = 4 : i32, isVolatile = false, rows = 2 : i32} : vector<8xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %v, %p, <stride = %stride> {columns = 4 : i32, isVolatile = false, rows = 2 : i32} : vector<8xf32> to !llvm.ptr stride i64
  %turned = llvm.intr.matrix.transpose %v {columns = 4 : i32, rows = 2 : i32} : vector<8xf32> into vector<8xf32>
  %product = llvm.intr.matrix.multiply %v, %v {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @predicated(%a: vector<8xi32>, %b: vector<8xi32>, %f: vector<8xf32>, %g: vector<8xf32>, %p: vector<8x!llvm.ptr>, %mask: vector<8xi1>, %length: i32, %start: i32, %init: f32, %memory: !llvm.ptr, %stride: i64) {
  %result = "llvm.intr.vp.add"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_1 = "llvm.intr.vp.and"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_2 = "llvm.intr.vp.ashr"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_3 = "llvm.intr.vp.lshr"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_4 = "llvm.intr.vp.mul"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_5 = "llvm.intr.vp.or"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_6 = "llvm.intr.vp.sdiv"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_7 = "llvm.intr.vp.shl"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_8 = "llvm.intr.vp.smax"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_9 = "llvm.intr.vp.smin"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_10 = "llvm.intr.vp.srem"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_11 = "llvm.intr.vp.sub"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_12 = "llvm.intr.vp.udiv"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_13 = "llvm.intr.vp.umax"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_14 = "llvm.intr.vp.umin"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_15 = "llvm.intr.vp.urem"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_16 = "llvm.intr.vp.xor"(%a, %b, %mask, %length) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_17 = "llvm.intr.vp.fadd"(%f, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_18 = "llvm.intr.vp.fdiv"(%f, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_19 = "llvm.intr.vp.fmul"(%f, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_20 = "llvm.intr.vp.frem"(%f, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_21 = "llvm.intr.vp.fsub"(%f, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_22 = "llvm.intr.vp.fma"(%f, %g, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_23 = "llvm.intr.vp.fmuladd"(%f, %g, %g, %mask, %length) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_24 = "llvm.intr.vp.fneg"(%f, %mask, %length) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_25 = "llvm.intr.vp.fpext"(%f, %mask, %length) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %result_26 = "llvm.intr.vp.fptrunc"(%f, %mask, %length) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf16>
  %result_27 = "llvm.intr.vp.fptosi"(%f, %mask, %length) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_28 = "llvm.intr.vp.fptoui"(%f, %mask, %length) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %result_29 = "llvm.intr.vp.sitofp"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_30 = "llvm.intr.vp.uitofp"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %result_31 = "llvm.intr.vp.sext"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %result_32 = "llvm.intr.vp.zext"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %result_33 = "llvm.intr.vp.trunc"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi8>
  %result_34 = "llvm.intr.vp.inttoptr"(%a, %mask, %length) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  %result_35 = "llvm.intr.vp.ptrtoint"(%p, %mask, %length) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
  %result_36 = "llvm.intr.vp.reduce.add"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_37 = "llvm.intr.vp.reduce.and"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_38 = "llvm.intr.vp.reduce.mul"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_39 = "llvm.intr.vp.reduce.or"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_40 = "llvm.intr.vp.reduce.smax"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_41 = "llvm.intr.vp.reduce.smin"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_42 = "llvm.intr.vp.reduce.umax"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_43 = "llvm.intr.vp.reduce.umin"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_44 = "llvm.intr.vp.reduce.xor"(%start, %a, %mask, %length) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %result_45 = "llvm.intr.vp.reduce.fadd"(%init, %f, %mask, %length) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %result_46 = "llvm.intr.vp.reduce.fmax"(%init, %f, %mask, %length) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %result_47 = "llvm.intr.vp.reduce.fmin"(%init, %f, %mask, %length) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %result_48 = "llvm.intr.vp.reduce.fmul"(%init, %f, %mask, %length) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %result_49 = "llvm.intr.vp.select"(%mask, %a, %b, %length) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %result_50 = "llvm.intr.vp.merge"(%mask, %a, %b, %length) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %result_51 = "llvm.intr.vp.load"(%memory, %mask, %length) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%a, %memory, %mask, %length) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %result_52 = "llvm.intr.experimental.vp.strided.load"(%memory, %stride, %mask, %length) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.experimental.vp.strided.store"(%a, %memory, %stride, %mask, %length) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  llvm.return
}

llvm.func @constrained(%f: f32, %i: i32) {
  %wide = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  %narrow = llvm.intr.experimental.constrained.fptrunc %f towardzero ignore : f32 to f16
  %float = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %float_1 = llvm.intr.experimental.constrained.uitofp %i towardzero ignore : i32 to f32
  llvm.return
}

llvm.func @memory(%size: i32, %p: !llvm.ptr, %q: !llvm.ptr, %value: i32, %byte: i8, %length: i64, %mask: i64, %index: i64) {
  %stack = llvm.alloca %size x i32 : (i32) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %value, %p : i32, !llvm.ptr
  %element = llvm.getelementptr %p[%index, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
  %old = llvm.atomicrmw add %p, %value monotonic : !llvm.ptr, i32
  %pair = llvm.cmpxchg %p, %value, %x acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") release
  "llvm.intr.memcpy"(%p, %q, %length) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %q, %length) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %byte, %length) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %byte) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.intr.lifetime.start %stack : !llvm.ptr
  llvm.intr.lifetime.end %stack : !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %saved = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %saved : !llvm.ptr
  %masked = "llvm.intr.ptrmask"(%p, %mask) : (!llvm.ptr, i64) -> !llvm.ptr
  %laundered = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %stripped = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %mark = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %mark, 4, %p : !llvm.ptr
  llvm.return
}

llvm.func @values() {
  %c42 = llvm.mlir.constant(42 : i32) : i32
  %zero = llvm.mlir.zero : !llvm.ptr
  %undefined = llvm.mlir.undef : i32
  %poison = llvm.mlir.poison : i32
  %none = llvm.mlir.none : !llvm.token
  llvm.return
}

llvm.func @structs(%value: i32, %struct: !llvm.struct<(i32, f32)>) {
  %member = llvm.extractvalue %struct[0] : !llvm.struct<(i32, f32)>
  %changed = llvm.insertvalue %value, %struct[0] : !llvm.struct<(i32, f32)>
  %frozen = llvm.freeze %value : i32
  llvm.return
}

llvm.func @hints(%condition: i1, %value: i32, %p: !llvm.ptr, %text: !llvm.ptr, %line: i32) {
  llvm.intr.assume %condition : i1
  %likely = llvm.intr.expect %value, %line : i32
  %likely_1 = llvm.intr.expect.with.probability %value, %line, 9.000000e-01 : i32
  %known = "llvm.intr.is.constant"(%value) : (i32) -> i1
  %copy = llvm.intr.ssa.copy %value : i32
  %marked = "llvm.intr.annotation"(%value, %text, %text, %line) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %marked_1 = "llvm.intr.ptr.annotation"(%p, %text, %text, %line, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %text, %text, %line, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  llvm.return
}

llvm.func @coroutines(%p: !llvm.ptr, %align: i32, %final: i1) {
  %id = llvm.intr.coro.id %align, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %frame = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %size = llvm.intr.coro.size : i64
  %alignment = llvm.intr.coro.align : i64
  %state = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token
  %outcome = llvm.intr.coro.suspend %state, %final : i8
  llvm.intr.coro.resume %frame : !llvm.ptr
  %promise = llvm.intr.coro.promise %frame, %align, %final : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %memory = llvm.intr.coro.free %id, %frame : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %ended = llvm.intr.coro.end %frame, %final, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

llvm.mlir.global internal constant @table(42 : i32) : i32

llvm.mlir.global external thread_local @local() : i32

llvm.func @main(%lhs: i32, %rhs: i32, %condition: i1) -> i32 {
  %sum = llvm.call @add(%lhs, %rhs) : (i32, i32) -> i32
  %address = llvm.mlir.addressof @table : !llvm.ptr
  %variable = llvm.mlir.addressof @local : !llvm.ptr
  %mine = "llvm.intr.threadlocal.address"(%variable) : (!llvm.ptr) -> !llvm.ptr
  llvm.cond_br %condition, ^then, ^else(%sum : i32)
^then:
  llvm.br ^else(%lhs : i32)
^else(%result: i32):
  llvm.return %result : i32
}

llvm.func @dispatch(%flag: i32, %a: i32) {
  llvm.switch %flag : i32, ^default [
    42: ^case(%a : i32)
  ]
^case(%x: i32):
  llvm.return
^default:
  llvm.unreachable
}

llvm.func @jump() -> i32 {
  %target = llvm.blockaddress <function = @jump, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %target : !llvm.ptr, [
  ^bb1
  ]
^bb1:
  llvm.blocktag <id = 1>
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.return %one : i32
}

llvm.func @arguments(...) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"list", (ptr)> : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %next = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.intr.vacopy %list to %list : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return
}

// -----

llvm.func @throws(i32) -> i32

llvm.func @personality(...) -> i32

llvm.func @exceptions(%value: i32) -> i32 attributes {personality = @personality} {
  %result = llvm.invoke @throws(%value) to ^normal unwind ^failed : (i32) -> i32
^normal:
  llvm.return %result : i32
^failed:
  %caught = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %caught : !llvm.struct<(ptr, i32)>
}

llvm.func @equivalents() {
  %function = llvm.dso_local_equivalent @throws : !llvm.ptr
  llvm.return
}

llvm.mlir.global external @original(42 : i32) : i32

llvm.mlir.alias external @other_name : i32 {
  %address = llvm.mlir.addressof @original : !llvm.ptr
  llvm.return %address : !llvm.ptr
}

// -----

func.func @inline_asm(%operands: i32) {
  llvm.inline_asm "pure inline asm", "r" %operands : (i32) -> ()
  return
}

func.func @intr.dbg.declare(%addr: !llvm.ptr) {
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "outer_func", file = <"foo.mlir" in "/test/">, subprogramFlags = "Definition|Optimized">, name = "alloc"> = %addr : !llvm.ptr
  return
}

func.func @intr.dbg.value(%value: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "func", file = <"foo.mlir" in "/test/">, subprogramFlags = Definition>, name = "a", file = <"foo.mlir" in "/test/">, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>> = %value : i32
  return
}

func.func @intr.eh.typeid.for(%type_info: !llvm.ptr) {
  %res = llvm.intr.eh.typeid.for %type_info : (!llvm.ptr) -> i32
  return
}

func.func @intr.vector.deinterleave2(%vec: vector<4xi32>) {
  %res = "llvm.intr.vector.deinterleave2"(%vec) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  return
}

func.func @intr.vector.interleave2(%vec1: vector<4xi32>, %vec2: vector<4xi32>) {
  %res = "llvm.intr.vector.interleave2"(%vec1, %vec2) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  return
}

// -----

llvm.call_intrinsic "llvm.does_not_exist"() : () -> ()

// -----

llvm.comdat_selector @any any

// -----

llvm.intr.dbg.label <scope = #llvm.di_subprogram<compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "outer_func", file = <"foo.mlir" in "/test/">, subprogramFlags = "Definition|Optimized">, name = "label", file = <"foo.mlir" in "/test/">, line = 42>

// -----

llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>, description = "foo">, description = "foo load">

// -----

llvm.linker_options ["/DEFAULTLIB:", "libcmt"]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]

// -----

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exactmatch exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @nodeduplicate nodeduplicate
  llvm.comdat_selector @samesize samesize
}

// -----

llvm.func @g() {
  llvm.return
}
llvm.mlir.alias external @al : !llvm.ptr {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @v(0 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.alias private thread_local unnamed_addr @al2 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @if : !llvm.func<void (i32)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@g], priorities = [65535 : i32], data = [@v]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @h(%arg0: f32, %arg1: vector<4xi32>, %arg2: vector<[4]xi32>) {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  %1 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
  %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %3 = "llvm.intr.vector.interleave2"(%arg2, %arg2) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
  %4 = "llvm.intr.vector.deinterleave2"(%arg1) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  llvm.return
}
