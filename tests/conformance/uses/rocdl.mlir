// rocdl.ballot
%a0 = "builtin.unrealized_conversion_cast"() : () -> i1
%r = "rocdl.ballot"(%a0) : (i1) -> i8
// -----
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// -----
// rocdl.cluster.id.x
%r = "rocdl.cluster.id.x"() : () -> i8
// -----
// rocdl.cluster.id.y
%r = "rocdl.cluster.id.y"() : () -> i8
// -----
// rocdl.cluster.id.z
%r = "rocdl.cluster.id.z"() : () -> i8
// -----
// rocdl.cluster.load.async.to.lds.b128
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%a0, %a1, %a2) <{offset = 0 : i32, cpol = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b32
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.cluster.load.async.to.lds.b32"(%a0, %a1, %a2) <{offset = 0 : i32, cpol = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%a0, %a1, %a2) <{offset = 0 : i32, cpol = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b8
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%a0, %a1, %a2) <{offset = 0 : i32, cpol = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cos
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.cos"(%a0) : (f16) -> f16
// -----
// rocdl.cvt.f32.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.f32.bf8"(%a0) <{byteSel = 0 : i32}> : (i32) -> i8
// -----
// rocdl.cvt.f32.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.f32.fp8"(%a0) <{byteSel = 0 : i32}> : (i32) -> i8
// -----
// rocdl.cvt.pk.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.pk.bf8.f32"(%a0, %a1, %a2) <{wordSel = false}> : (f32, f32, i32) -> i8
// -----
// rocdl.cvt.pk.f32.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.pk.f32.bf8"(%a0) <{wordSel = false}> : (i32) -> i8
// -----
// rocdl.cvt.pk.f32.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.pk.f32.fp8"(%a0) <{wordSel = false}> : (i32) -> i8
// -----
// rocdl.cvt.pk.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.pk.fp8.f32"(%a0, %a1, %a2) <{wordSel = false}> : (f32, f32, i32) -> i8
// -----
// rocdl.cvt.pkrtz
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.pkrtz"(%a0, %a1) : (f32, f32) -> i8
// -----
// rocdl.cvt.scale.pk16.bf16.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.bf16.bf6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
// -----
// rocdl.cvt.scale.pk16.bf16.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.bf16.fp6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
// -----
// rocdl.cvt.scale.pk16.f16.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.f16.bf6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
// -----
// rocdl.cvt.scale.pk16.f16.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.f16.fp6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
// -----
// rocdl.cvt.scale.pk16.f32.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.f32.bf6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
// -----
// rocdl.cvt.scale.pk16.f32.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<3xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk16.f32.fp6"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
// -----
// rocdl.cvt.scale.pk8.bf16.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.bf16.bf8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
// -----
// rocdl.cvt.scale.pk8.bf16.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.bf16.fp4"(%a0, %a1) <{scaleSel = 0 : i32}> : (i32, i32) -> vector<8xbf16>
// -----
// rocdl.cvt.scale.pk8.bf16.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.bf16.fp8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
// -----
// rocdl.cvt.scale.pk8.f16.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f16.bf8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
// -----
// rocdl.cvt.scale.pk8.f16.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f16.fp4"(%a0, %a1) <{scaleSel = 0 : i32}> : (i32, i32) -> vector<8xf16>
// -----
// rocdl.cvt.scale.pk8.f16.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f16.fp8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
// -----
// rocdl.cvt.scale.pk8.f32.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f32.bf8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
// -----
// rocdl.cvt.scale.pk8.f32.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f32.fp4"(%a0, %a1) <{scaleSel = 0 : i32}> : (i32, i32) -> vector<8xf32>
// -----
// rocdl.cvt.scale.pk8.f32.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.scale.pk8.f32.fp8"(%a0, %a1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
// -----
// rocdl.cvt.scalef32.2xpk16.bf6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%a0, %a1, %a2) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.2xpk16.fp6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%a0, %a1, %a2) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.f16.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.f16.bf8"(%a0, %a1, %a2) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
// -----
// rocdl.cvt.scalef32.f16.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.f16.fp8"(%a0, %a1, %a2) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
// -----
// rocdl.cvt.scalef32.f32.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.f32.bf8"(%a0, %a1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> f32
// -----
// rocdl.cvt.scalef32.f32.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.f32.fp8"(%a0, %a1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> f32
// -----
// rocdl.cvt.scalef32.pk.bf16.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf16.bf8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xbf16>
// -----
// rocdl.cvt.scalef32.pk.bf16.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf16.fp4"(%a0, %a1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> vector<2xbf16>
// -----
// rocdl.cvt.scalef32.pk.bf16.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf16.fp8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xbf16>
// -----
// rocdl.cvt.scalef32.pk.bf8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf8.bf16"(%a0, %a1, %a2) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk.bf8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf8.f16"(%a0, %a1, %a2) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.bf8.f32"(%a0, %a1, %a2, %a3) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk.f16.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f16.bf8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf16>
// -----
// rocdl.cvt.scalef32.pk.f16.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f16.fp4"(%a0, %a1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> vector<2xf16>
// -----
// rocdl.cvt.scalef32.pk.f16.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f16.fp8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf16>
// -----
// rocdl.cvt.scalef32.pk.f32.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f32.bf8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf32>
// -----
// rocdl.cvt.scalef32.pk.f32.fp4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f32.fp4"(%a0, %a1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> vector<2xf32>
// -----
// rocdl.cvt.scalef32.pk.f32.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.f32.fp8"(%a0, %a1) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf32>
// -----
// rocdl.cvt.scalef32.pk.fp4.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp4.bf16"(%a0, %a1, %a2) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk.fp4.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp4.f16"(%a0, %a1, %a2) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk.fp4.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp4.f32"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, f32, f32, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk.fp8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp8.bf16"(%a0, %a1, %a2) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk.fp8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp8.f16"(%a0, %a1, %a2) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk.fp8.f32"(%a0, %a1, %a2, %a3) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
// -----
// rocdl.cvt.scalef32.pk16.bf6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%a0, %a1) : (vector<16xbf16>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk16.bf6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.bf6.f16"(%a0, %a1) : (vector<16xf16>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk16.bf6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.bf6.f32"(%a0, %a1) : (vector<16xf32>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk16.fp6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%a0, %a1) : (vector<16xbf16>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk16.fp6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.fp6.f16"(%a0, %a1) : (vector<16xf16>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk16.fp6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk16.fp6.f32"(%a0, %a1) : (vector<16xf32>, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.pk32.bf16.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xbf16>
// -----
// rocdl.cvt.scalef32.pk32.bf16.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xbf16>
// -----
// rocdl.cvt.scalef32.pk32.bf6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%a0, %a1) : (vector<32xbf16>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.pk32.bf6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.bf6.f16"(%a0, %a1) : (vector<32xf16>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.pk32.f16.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.f16.bf6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xf16>
// -----
// rocdl.cvt.scalef32.pk32.f16.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.f16.fp6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xf16>
// -----
// rocdl.cvt.scalef32.pk32.f32.bf6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.f32.bf6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xf32>
// -----
// rocdl.cvt.scalef32.pk32.f32.fp6
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<6xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.f32.fp6"(%a0, %a1) : (vector<6xi32>, f32) -> vector<32xf32>
// -----
// rocdl.cvt.scalef32.pk32.fp6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%a0, %a1) : (vector<32xbf16>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.pk32.fp6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk32.fp6.f16"(%a0, %a1) : (vector<32xf16>, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.pk8.bf8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%a0, %a1) : (vector<8xbf16>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.pk8.bf8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.bf8.f16"(%a0, %a1) : (vector<8xf16>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.pk8.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.bf8.f32"(%a0, %a1) : (vector<8xf32>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.pk8.fp4.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%a0, %a1) : (vector<8xbf16>, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk8.fp4.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp4.f16"(%a0, %a1) : (vector<8xf16>, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk8.fp4.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp4.f32"(%a0, %a1) : (vector<8xf32>, f32) -> i32
// -----
// rocdl.cvt.scalef32.pk8.fp8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%a0, %a1) : (vector<8xbf16>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.pk8.fp8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp8.f16"(%a0, %a1) : (vector<8xf16>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.pk8.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.pk8.fp8.f32"(%a0, %a1) : (vector<8xf32>, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.bf8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> bf16
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.bf8.bf16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, bf16, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.bf8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.bf8.f16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, f16, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.bf8.f32"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, f32, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.fp8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> bf16
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.fp8.bf16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, bf16, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.fp8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.fp8.f16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, f16, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> f32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.fp8.f32"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, f32, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<2xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%a0, %a1, %a2, %a3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf32>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%a0, %a1, %a2) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%a0, %a1, %a2) : (vector<16xf16>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%a0, %a1, %a2) : (vector<16xf32>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%a0, %a1, %a2) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%a0, %a1, %a2) : (vector<16xf16>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<16xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%a0, %a1, %a2) : (vector<16xf32>, i32, f32) -> vector<3xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%a0, %a1, %a2) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%a0, %a1, %a2) : (vector<32xf16>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%a0, %a1, %a2) : (vector<32xf32>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%a0, %a1, %a2) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%a0, %a1, %a2) : (vector<32xf16>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<32xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%a0, %a1, %a2) : (vector<32xf32>, i32, f32) -> vector<6xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%a0, %a1, %a2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%a0, %a1, %a2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%a0, %a1, %a2) : (vector<8xf16>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%a0, %a1, %a2) : (vector<8xf32>, i32, f32) -> i32
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%a0, %a1, %a2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> f32
%r = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%a0, %a1, %a2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
// -----
// rocdl.cvt.sr.bf8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.sr.bf8.f32"(%a0, %a1, %a2) <{byteSel = 0 : i32}> : (f32, i32, i32) -> i8
// -----
// rocdl.cvt.sr.fp8.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> f32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.cvt.sr.fp8.f32"(%a0, %a1, %a2) <{byteSel = 0 : i32}> : (f32, i32, i32) -> i8
// -----
// rocdl.ds.atomic.async.barrier.arrive.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%a0) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i64
%r = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%a0, %a1) : (!llvm.ptr<3>, i64) -> i64
// -----
// rocdl.ds.load.tr16.b128
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.load.tr16.b128"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.load.tr4.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.load.tr4.b64"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.load.tr6.b96
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.load.tr6.b96"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.load.tr8.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.load.tr8.b64"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.read.tr16.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.read.tr16.b64"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.read.tr4.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.read.tr4.b64"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.read.tr6.b96
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.read.tr6.b96"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds.read.tr8.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.ds.read.tr8.b64"(%a0) : (!llvm.ptr<3>) -> i8
// -----
// rocdl.ds_bpermute
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.ds_bpermute"(%a0, %a1) : (i32, i32) -> i32
// -----
// rocdl.ds_swizzle
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.ds_swizzle"(%a0, %a1) : (i32, i32) -> i32
// -----
// rocdl.exp
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.exp"(%a0) : (f16) -> f16
// -----
// rocdl.exp2
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.exp2"(%a0) : (f16) -> f16
// -----
// rocdl.flat.prefetch
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%a0) <{scope = 0 : i32}> : (!llvm.ptr) -> ()
// -----
// rocdl.fmed3
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.fmed3"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
// -----
// rocdl.global.load.async.to.lds.b128
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%a0, %a1) <{offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b32
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%a0, %a1) <{offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%a0, %a1) <{offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b8
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%a0, %a1) <{offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.lds
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.global.load.lds"(%a0, %a1) <{size = 0 : i32, offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.tr.b128
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%r = "rocdl.global.load.tr.b128"(%a0) : (!llvm.ptr<1>) -> i8
// -----
// rocdl.global.load.tr.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%r = "rocdl.global.load.tr.b64"(%a0) : (!llvm.ptr<1>) -> i8
// -----
// rocdl.global.load.tr4.b64
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%r = "rocdl.global.load.tr4.b64"(%a0) : (!llvm.ptr<1>) -> i8
// -----
// rocdl.global.load.tr6.b96
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%r = "rocdl.global.load.tr6.b96"(%a0) : (!llvm.ptr<1>) -> i8
// -----
// rocdl.global.prefetch
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
"rocdl.global.prefetch"(%a0) <{scope = 0 : i32}> : (!llvm.ptr<1>) -> ()
// -----
// rocdl.grid.dim.x
%r = "rocdl.grid.dim.x"() : () -> i8
// -----
// rocdl.grid.dim.y
%r = "rocdl.grid.dim.y"() : () -> i8
// -----
// rocdl.grid.dim.z
%r = "rocdl.grid.dim.z"() : () -> i8
// -----
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 0 : i32}> : () -> ()
// -----
// rocdl.load.to.lds
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%a0, %a1) <{size = 0 : i32, offset = 0 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.log
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.log"(%a0) : (f16) -> f16
// -----
// rocdl.make.buffer.rsrc
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i16
%a2 = "builtin.unrealized_conversion_cast"() : () -> i64
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.make.buffer.rsrc"(%a0, %a1, %a2, %a3) : (!llvm.ptr<1>, i16, i64, i32) -> !llvm.ptr<1>
// -----
// rocdl.mbcnt.hi
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.mbcnt.hi"(%a0, %a1) : (i32, i32) -> i32
// -----
// rocdl.mbcnt.lo
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.mbcnt.lo"(%a0, %a1) : (i32, i32) -> i32
// -----
// rocdl.mfma.f32.16x16x16bf16.1k
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x16bf16.1k"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x16f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x16f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x1f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x1f32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x2bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x2bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x32.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x4bf16.1k
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x4bf16.1k"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x4f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x4f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x4f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x4f32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x8.xf32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x8.xf32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.16x16x8bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.16x16x8bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x16.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x1f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x1f32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x2bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x2bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x2f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x2f32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x4.xf32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x4.xf32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x4bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x4bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x4bf16.1k
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x4bf16.1k"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x4f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x4f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x8bf16.1k
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x8bf16.1k"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.32x32x8f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.32x32x8f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.4x4x1f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.4x4x1f32"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.4x4x2bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.4x4x2bf16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.4x4x4bf16.1k
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.4x4x4bf16.1k"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f32.4x4x4f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f32.4x4x4f16"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f64.16x16x4f64
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f64.16x16x4f64"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.f64.4x4x4f64
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.f64.4x4x4f64"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.16x16x16i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.16x16x16i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.16x16x32.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.16x16x32.i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.16x16x4i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.16x16x4i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.16x16x64.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.16x16x64.i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.32x32x16.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.32x32x16.i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.32x32x32.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.32x32x32.i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.32x32x4i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.32x32x4i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.32x32x8i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.32x32x8i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.i32.4x4x4i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.i32.4x4x4i8"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0) : (i8) -> i8
// -----
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0) : (i8) -> i8
// -----
// rocdl.permlane16.swap
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.permlane16.swap"(%a0, %a1) <{fi = false, boundControl = false}> : (i32, i32) -> !llvm.struct<(i32, i32)>
// -----
// rocdl.permlane32.swap
%a0 = "builtin.unrealized_conversion_cast"() : () -> i32
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.permlane32.swap"(%a0, %a1) <{fi = false, boundControl = false}> : (i32, i32) -> !llvm.struct<(i32, i32)>
// -----
// rocdl.permlanex16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.permlanex16"(%a0, %a1, %a2, %a3) <{fi = false, boundControl = false}> : (i8, i8, i8, i8) -> i8
// -----
// rocdl.raw.buffer.atomic.cmpswap
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%a5 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.raw.buffer.atomic.cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5) : (i8, i8, i8, i32, i32, i32) -> i8
// -----
// rocdl.raw.buffer.atomic.fadd
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i8
"rocdl.raw.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, i8, i8, i8) -> ()
// -----
// rocdl.raw.buffer.atomic.fmax
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i8
"rocdl.raw.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, i8, i8, i8) -> ()
// -----
// rocdl.raw.buffer.atomic.smax
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i8
"rocdl.raw.buffer.atomic.smax"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, i8, i8, i8) -> ()
// -----
// rocdl.raw.buffer.atomic.umin
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i8
"rocdl.raw.buffer.atomic.umin"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, i8, i8, i8) -> ()
// -----
// rocdl.raw.buffer.load
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.raw.buffer.load"(%a0, %a1, %a2, %a3) : (i8, i8, i8, i8) -> i8
// -----
// rocdl.raw.buffer.store
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%a3 = "builtin.unrealized_conversion_cast"() : () -> i8
%a4 = "builtin.unrealized_conversion_cast"() : () -> i8
"rocdl.raw.buffer.store"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, i8, i8, i8) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.cmpswap
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%a5 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5) : (i8, i8, !llvm.ptr<8>, i32, i32, i32) -> i8
// -----
// rocdl.raw.ptr.buffer.atomic.fadd
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %a4) : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fmax
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %a4) : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.smax
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.smax"(%a0, %a1, %a2, %a3, %a4) : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.umin
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%a0, %a1, %a2, %a3, %a4) : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.load
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.raw.ptr.buffer.load"(%a0, %a1, %a2, %a3) : (!llvm.ptr<8>, i32, i32, i32) -> i8
// -----
// rocdl.raw.ptr.buffer.load.lds
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%a5 = "builtin.unrealized_conversion_cast"() : () -> i32
%a6 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.store
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<8>
%a2 = "builtin.unrealized_conversion_cast"() : () -> i32
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%a0, %a1, %a2, %a3, %a4) : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.rcp
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.rcp"(%a0) : (f16) -> f16
// -----
// rocdl.readfirstlane
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.readfirstlane"(%a0) : (i8) -> i8
// -----
// rocdl.readlane
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.readlane"(%a0, %a1) : (i8, i32) -> i8
// -----
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// -----
// rocdl.s.barrier.init
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%a0) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.join
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%a0) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 0 : i16}> : () -> ()
// -----
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 0 : i32}> : () -> ()
// -----
// rocdl.s.barrier.signal.isfirst
%r = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> i1
// -----
// rocdl.s.barrier.signal.var
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%a0) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> ()
// -----
// rocdl.s.get.barrier.state
%r = "rocdl.s.get.barrier.state"() <{id = 0 : i32}> : () -> i32
// -----
// rocdl.s.get.named.barrier.state
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
%r = "rocdl.s.get.named.barrier.state"(%a0) : (!llvm.ptr<3>) -> i32
// -----
// rocdl.s.nop
"rocdl.s.nop"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 0 : i16}> : () -> ()
// -----
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 0 : i32}> : () -> ()
// -----
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 0 : i16}> : () -> ()
// -----
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 0 : i32}> : () -> ()
// -----
// rocdl.s.wakeup.barrier
%a0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%a0) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
// -----
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 0 : i32, size = 0 : i32, groupId = 0 : i32}> : () -> ()
// -----
// rocdl.sin
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.sin"(%a0) : (f16) -> f16
// -----
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x32.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x32.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x32.f16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.f16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x16.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x16.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x16.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x16.f16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.bf16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.f16"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.i32.16x16x128.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.i32.16x16x128.i8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.i32.16x16x64.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.i32.16x16x64.i8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.i32.32x32x32.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.i32.32x32x32.i8"(%a0) : (i8) -> i8
// -----
// rocdl.smfmac.i32.32x32x64.i8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.smfmac.i32.32x32x64.i8"(%a0) : (i8) -> i8
// -----
// rocdl.sqrt
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.sqrt"(%a0) : (f16) -> f16
// -----
// rocdl.tanh
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.tanh"(%a0) : (f16) -> f16
// -----
// rocdl.tensor.load.to.lds
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
"rocdl.tensor.load.to.lds"(%a0, %a1, %a2, %a3) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
// rocdl.tensor.load.to.lds.d2
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
"rocdl.tensor.load.to.lds.d2"(%a0, %a1) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
"rocdl.tensor.store.from.lds"(%a0, %a1, %a2, %a3) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds.d2
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
"rocdl.tensor.store.from.lds.d2"(%a0, %a1) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.update.dpp
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.update.dpp"(%a0, %a1) <{dppCtrl = 0 : i32, rowMask = 0 : i32, bankMask = 0 : i32, boundCtrl = false}> : (i8, i8) -> i8
// -----
// rocdl.wavefrontsize
%r = "rocdl.wavefrontsize"() : () -> i8
// -----
// rocdl.wmma.bf16.16x16x16.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.wmma.bf16.16x16x16.bf16"(%a0, %a1, %a2) : (i8, i8, i8) -> i8
// -----
// rocdl.wmma.bf16.16x16x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%r = "rocdl.wmma.bf16.16x16x32.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
// -----
// rocdl.wmma.bf16f32.16x16x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.bf16f32.16x16x32.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
// -----
// rocdl.wmma.f16.16x16x128.bf8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x128.bf8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x128.fp8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x128.fp8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x16.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x16.f16"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x32.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x32.f16"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x64.bf8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x64.bf8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x64.fp8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f16.16x16x64.fp8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> f16
%r = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%a0, %a1, %a2) : (i8, i8, f16) -> f16
// -----
// rocdl.wmma.f32.16x16x128.bf8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x128.bf8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x128.fp8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x128.fp8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.bf16"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.bf8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.bf8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.f16"(%a0, %a1, %a2) : (f16, f16, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.fp8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x16.fp8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x32.bf16
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xbf16>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x32.bf16"(%a0, %a1, %a2) : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x32.f16
%a0 = "builtin.unrealized_conversion_cast"() : () -> f16
%a1 = "builtin.unrealized_conversion_cast"() : () -> f16
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x32.f16"(%a0, %a1, %a2) : (f16, f16, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x4.f32
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x4.f32"(%a0, %a1, %a2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x64.bf8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x64.bf8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x64.fp8_bf8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.f32.16x16x64.fp8_fp8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%r = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%a0, %a1, %a2) : (i8, i8, vector<8xf32>) -> vector<8xf32>
// -----
// rocdl.wmma.i32.16x16x16.iu4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.wmma.i32.16x16x16.iu4"(%a0, %a1, %a2) : (i8, i8, i8) -> i8
// -----
// rocdl.wmma.i32.16x16x16.iu8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.wmma.i32.16x16x16.iu8"(%a0, %a1, %a2) : (i8, i8, i8) -> i8
// -----
// rocdl.wmma.i32.16x16x32.iu4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.wmma.i32.16x16x32.iu4"(%a0, %a1, %a2) : (i8, i8, i8) -> i8
// -----
// rocdl.wmma.i32.16x16x64.iu8
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> i8
%r = "rocdl.wmma.i32.16x16x64.iu8"(%a0, %a1, %a2) : (i8, i8, i8) -> i8
// -----
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, vector<8xf32>, i32, i32) -> vector<8xf32>
// -----
// rocdl.wmma.scale.f32.32x16x128.f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i32
%a4 = "builtin.unrealized_conversion_cast"() : () -> i32
%r = "rocdl.wmma.scale.f32.32x16x128.f4"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, vector<8xf32>, i32, i32) -> vector<8xf32>
// -----
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i64
%a4 = "builtin.unrealized_conversion_cast"() : () -> i64
%r = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, vector<8xf32>, i64, i64) -> vector<8xf32>
// -----
// rocdl.wmma.scale16.f32.32x16x128.f4
%a0 = "builtin.unrealized_conversion_cast"() : () -> i8
%a1 = "builtin.unrealized_conversion_cast"() : () -> i8
%a2 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
%a3 = "builtin.unrealized_conversion_cast"() : () -> i64
%a4 = "builtin.unrealized_conversion_cast"() : () -> i64
%r = "rocdl.wmma.scale16.f32.32x16x128.f4"(%a0, %a1, %a2, %a3, %a4) : (i8, i8, vector<8xf32>, i64, i64) -> vector<8xf32>
// -----
// rocdl.workgroup.dim.x
%r = "rocdl.workgroup.dim.x"() : () -> i8
// -----
// rocdl.workgroup.dim.y
%r = "rocdl.workgroup.dim.y"() : () -> i8
// -----
// rocdl.workgroup.dim.z
%r = "rocdl.workgroup.dim.z"() : () -> i8
// -----
// rocdl.workgroup.id.x
%r = "rocdl.workgroup.id.x"() : () -> i8
// -----
// rocdl.workgroup.id.y
%r = "rocdl.workgroup.id.y"() : () -> i8
// -----
// rocdl.workgroup.id.z
%r = "rocdl.workgroup.id.z"() : () -> i8
// -----
// rocdl.workitem.id.x
%r = "rocdl.workitem.id.x"() : () -> i8
// -----
// rocdl.workitem.id.y
%r = "rocdl.workitem.id.y"() : () -> i8
// -----
// rocdl.workitem.id.z
%r = "rocdl.workitem.id.z"() : () -> i8
