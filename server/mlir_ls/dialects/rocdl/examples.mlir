llvm.func @buffers(%resource: vector<4xi32>, %offset: i32, %value: f32, %number: i32) {
  %loaded = rocdl.raw.buffer.load %resource, %offset, %offset, %offset : f32
  rocdl.raw.buffer.store %value, %resource, %offset, %offset, %offset : f32
  rocdl.raw.buffer.atomic.fadd %value, %resource, %offset, %offset, %offset : f32
  rocdl.raw.buffer.atomic.fmax %value, %resource, %offset, %offset, %offset : f32
  rocdl.raw.buffer.atomic.smax %number, %resource, %offset, %offset, %offset : i32
  rocdl.raw.buffer.atomic.umin %number, %resource, %offset, %offset, %offset : i32
  llvm.return
}

// -----

func.func @ballot(%pred: i1) {
  %res = rocdl.ballot %pred : i64
  return
}

func.func @cluster.id.x() {
  %res = rocdl.cluster.id.x : i32
  return
}

func.func @cluster.id.y() {
  %res = rocdl.cluster.id.y : i32
  return
}

func.func @cluster.id.z() {
  %res = rocdl.cluster.id.z : i32
  return
}

func.func @cluster.load.async.to.lds.b128(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b128 %global_ptr, %lds_ptr, 0, 0, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @cluster.load.async.to.lds.b32(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b32 %global_ptr, %lds_ptr, 0, 0, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @cluster.load.async.to.lds.b64(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b64 %global_ptr, %lds_ptr, 0, 0, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @cluster.load.async.to.lds.b8(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>, %mask: i32) {
  rocdl.cluster.load.async.to.lds.b8 %global_ptr, %lds_ptr, 0, 0, %mask : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @cos(%arg: f16) {
  %res = rocdl.cos %arg f16 -> f16
  return
}

func.func @cvt.f32.bf8(%src_a: i32) {
  %res = rocdl.cvt.f32.bf8 %src_a[0] : f32
  return
}

func.func @cvt.f32.fp8(%src_a: i32) {
  %res = rocdl.cvt.f32.fp8 %src_a[0] : f32
  return
}

func.func @cvt.pk.bf8.f32(%src_a: f32, %src_b: f32, %old: i32) {
  %res = rocdl.cvt.pk.bf8.f32 %src_a, %src_b -> %old[false] : i32
  return
}

func.func @cvt.pk.f32.bf8(%src: i32) {
  %res = rocdl.cvt.pk.f32.bf8 %src[false] : vector<2xf32>
  return
}

func.func @cvt.pk.f32.fp8(%src: i32) {
  %res = rocdl.cvt.pk.f32.fp8 %src[false] : vector<2xf32>
  return
}

func.func @cvt.pk.fp8.f32(%src_a: f32, %src_b: f32, %old: i32) {
  %res = rocdl.cvt.pk.fp8.f32 %src_a, %src_b -> %old[false] : i32
  return
}

func.func @cvt.pkrtz(%src_a: f32, %src_b: f32) {
  %res = rocdl.cvt.pkrtz %src_a, %src_b : vector<2xf16>
  return
}

func.func @cvt.scale.pk16.bf16.bf6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.bf16.bf6 %src, %scale[0] : vector<16xbf16>
  return
}

func.func @cvt.scale.pk16.bf16.fp6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.bf16.fp6 %src, %scale[0] : vector<16xbf16>
  return
}

func.func @cvt.scale.pk16.f16.bf6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.f16.bf6 %src, %scale[0] : vector<16xf16>
  return
}

func.func @cvt.scale.pk16.f16.fp6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.f16.fp6 %src, %scale[0] : vector<16xf16>
  return
}

func.func @cvt.scale.pk16.f32.bf6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.f32.bf6 %src, %scale[0] : vector<16xf32>
  return
}

func.func @cvt.scale.pk16.f32.fp6(%src: vector<3xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk16.f32.fp6 %src, %scale[0] : vector<16xf32>
  return
}

func.func @cvt.scale.pk8.bf16.bf8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.bf16.bf8 %src, %scale[0] : vector<8xbf16>
  return
}

func.func @cvt.scale.pk8.bf16.fp4(%src: i32, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.bf16.fp4 %src, %scale[0] : vector<8xbf16>
  return
}

func.func @cvt.scale.pk8.bf16.fp8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.bf16.fp8 %src, %scale[0] : vector<8xbf16>
  return
}

func.func @cvt.scale.pk8.f16.bf8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f16.bf8 %src, %scale[0] : vector<8xf16>
  return
}

func.func @cvt.scale.pk8.f16.fp4(%src: i32, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f16.fp4 %src, %scale[0] : vector<8xf16>
  return
}

func.func @cvt.scale.pk8.f16.fp8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f16.fp8 %src, %scale[0] : vector<8xf16>
  return
}

func.func @cvt.scale.pk8.f32.bf8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f32.bf8 %src, %scale[0] : vector<8xf32>
  return
}

func.func @cvt.scale.pk8.f32.fp4(%src: i32, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f32.fp4 %src, %scale[0] : vector<8xf32>
  return
}

func.func @cvt.scale.pk8.f32.fp8(%src: vector<2xi32>, %scale: i32) {
  %res = rocdl.cvt.scale.pk8.f32.fp8 %src, %scale[0] : vector<8xf32>
  return
}

func.func @cvt.scalef32.2xpk16.bf6.f32(%src0: vector<16xf32>, %src1: vector<16xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.2xpk16.bf6.f32 %src0, %src1, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.2xpk16.fp6.f32(%src0: vector<16xf32>, %src1: vector<16xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.2xpk16.fp6.f32 %src0, %src1, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.f16.bf8(%old_vdst: vector<2xf16>, %src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.f16.bf8 %src[0], %scale -> %old_vdst[false] : vector<2xf16>
  return
}

func.func @cvt.scalef32.f16.fp8(%old_vdst: vector<2xf16>, %src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.f16.fp8 %src[0], %scale -> %old_vdst[false] : vector<2xf16>
  return
}

func.func @cvt.scalef32.f32.bf8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.f32.bf8 %src[0], %scale : f32
  return
}

func.func @cvt.scalef32.f32.fp8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.f32.fp8 %src[0], %scale : f32
  return
}

func.func @cvt.scalef32.pk.bf16.bf8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf16.bf8 %src[false], %scale : vector<2xbf16>
  return
}

func.func @cvt.scalef32.pk.bf16.fp4(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf16.fp4 %src[0], %scale : vector<2xbf16>
  return
}

func.func @cvt.scalef32.pk.bf16.fp8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf16.fp8 %src[false], %scale : vector<2xbf16>
  return
}

func.func @cvt.scalef32.pk.bf8.bf16(%old_vdst: vector<2xi16>, %src0: vector<2xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf8.bf16 %src0, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk.bf8.f16(%old_vdst: vector<2xi16>, %src0: vector<2xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf8.f16 %src0, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk.bf8.f32(%old_vdst: vector<2xi16>, %src0: f32, %src1: f32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.bf8.f32 %src0, %src1, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk.f16.bf8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f16.bf8 %src[false], %scale : vector<2xf16>
  return
}

func.func @cvt.scalef32.pk.f16.fp4(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f16.fp4 %src[0], %scale : vector<2xf16>
  return
}

func.func @cvt.scalef32.pk.f16.fp8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f16.fp8 %src[false], %scale : vector<2xf16>
  return
}

func.func @cvt.scalef32.pk.f32.bf8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f32.bf8 %src[false], %scale : vector<2xf32>
  return
}

func.func @cvt.scalef32.pk.f32.fp4(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f32.fp4 %src[0], %scale : vector<2xf32>
  return
}

func.func @cvt.scalef32.pk.f32.fp8(%src: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.f32.fp8 %src[false], %scale : vector<2xf32>
  return
}

func.func @cvt.scalef32.pk.fp4.bf16(%old_vdst: i32, %src: vector<2xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp4.bf16 %src, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.pk.fp4.f16(%old_vdst: i32, %src: vector<2xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp4.f16 %src, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.pk.fp4.f32(%old_vdst: i32, %src0: f32, %src1: f32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp4.f32 %src0, %src1, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.pk.fp8.bf16(%old_vdst: vector<2xi16>, %src0: vector<2xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp8.bf16 %src0, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk.fp8.f16(%old_vdst: vector<2xi16>, %src0: vector<2xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp8.f16 %src0, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk.fp8.f32(%old_vdst: vector<2xi16>, %src0: f32, %src1: f32, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk.fp8.f32 %src0, %src1, %scale -> %old_vdst[false] : vector<2xi16>
  return
}

func.func @cvt.scalef32.pk16.bf6.bf16(%src: vector<16xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.bf6.bf16 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk16.bf6.f16(%src: vector<16xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.bf6.f16 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk16.bf6.f32(%src: vector<16xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.bf6.f32 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk16.fp6.bf16(%src: vector<16xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.fp6.bf16 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk16.fp6.f16(%src: vector<16xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.fp6.f16 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk16.fp6.f32(%src: vector<16xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk16.fp6.f32 %src, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.pk32.bf16.bf6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.bf16.bf6 %src, %scale : vector<32xbf16>
  return
}

func.func @cvt.scalef32.pk32.bf16.fp6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.bf16.fp6 %src, %scale : vector<32xbf16>
  return
}

func.func @cvt.scalef32.pk32.bf6.bf16(%src: vector<32xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.bf6.bf16 %src, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.pk32.bf6.f16(%src: vector<32xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.bf6.f16 %src, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.pk32.f16.bf6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.f16.bf6 %src, %scale : vector<32xf16>
  return
}

func.func @cvt.scalef32.pk32.f16.fp6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.f16.fp6 %src, %scale : vector<32xf16>
  return
}

func.func @cvt.scalef32.pk32.f32.bf6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.f32.bf6 %src, %scale : vector<32xf32>
  return
}

func.func @cvt.scalef32.pk32.f32.fp6(%src: vector<6xi32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.f32.fp6 %src, %scale : vector<32xf32>
  return
}

func.func @cvt.scalef32.pk32.fp6.bf16(%src: vector<32xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.fp6.bf16 %src, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.pk32.fp6.f16(%src: vector<32xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk32.fp6.f16 %src, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.pk8.bf8.bf16(%src: vector<8xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.bf8.bf16 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.pk8.bf8.f16(%src: vector<8xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.bf8.f16 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.pk8.bf8.f32(%src: vector<8xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.bf8.f32 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.pk8.fp4.bf16(%src: vector<8xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp4.bf16 %src, %scale : i32
  return
}

func.func @cvt.scalef32.pk8.fp4.f16(%src: vector<8xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp4.f16 %src, %scale : i32
  return
}

func.func @cvt.scalef32.pk8.fp4.f32(%src: vector<8xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp4.f32 %src, %scale : i32
  return
}

func.func @cvt.scalef32.pk8.fp8.bf16(%src: vector<8xbf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp8.bf16 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.pk8.fp8.f16(%src: vector<8xf16>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp8.f16 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.pk8.fp8.f32(%src: vector<8xf32>, %scale: f32) {
  %res = rocdl.cvt.scalef32.pk8.fp8.f32 %src, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.bf8.bf16(%old_vdst: i32, %src0: bf16, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.bf8.bf16 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.bf8.f16(%old_vdst: i32, %src0: f16, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.bf8.f16 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.bf8.f32(%old_vdst: i32, %src0: f32, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.bf8.f32 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.fp8.bf16(%old_vdst: i32, %src0: bf16, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.fp8.bf16 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.fp8.f16(%old_vdst: i32, %src0: f16, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.fp8.f16 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.fp8.f32(%old_vdst: i32, %src0: f32, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.fp8.f32 %src0, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.pk.fp4.bf16(%old_vdst: i32, %src: vector<2xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %src, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.pk.fp4.f16(%old_vdst: i32, %src: vector<2xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk.fp4.f16 %src, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.pk.fp4.f32(%old_vdst: i32, %src: vector<2xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk.fp4.f32 %src, %seed, %scale -> %old_vdst[0] : i32
  return
}

func.func @cvt.scalef32.sr.pk16.bf6.bf16(%src: vector<16xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk16.bf6.f16(%src: vector<16xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk16.bf6.f32(%src: vector<16xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk16.fp6.bf16(%src: vector<16xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk16.fp6.f16(%src: vector<16xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk16.fp6.f32(%src: vector<16xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %src, %seed, %scale : vector<3xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.bf6.bf16(%src: vector<32xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.bf6.f16(%src: vector<32xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.bf6.f32(%src: vector<32xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.fp6.bf16(%src: vector<32xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.fp6.f16(%src: vector<32xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk32.fp6.f32(%src: vector<32xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %src, %seed, %scale : vector<6xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.bf8.bf16(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.bf8.f16(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.bf8.f32(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.fp4.bf16(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %src, %seed, %scale : i32
  return
}

func.func @cvt.scalef32.sr.pk8.fp4.f16(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %src, %seed, %scale : i32
  return
}

func.func @cvt.scalef32.sr.pk8.fp4.f32(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %src, %seed, %scale : i32
  return
}

func.func @cvt.scalef32.sr.pk8.fp8.bf16(%src: vector<8xbf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.fp8.f16(%src: vector<8xf16>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.scalef32.sr.pk8.fp8.f32(%src: vector<8xf32>, %seed: i32, %scale: f32) {
  %res = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %src, %seed, %scale : vector<2xi32>
  return
}

func.func @cvt.sr.bf8.f32(%src_a: f32, %src_b: i32, %old: i32) {
  %res = rocdl.cvt.sr.bf8.f32 %src_a, %src_b -> %old[0] : i32
  return
}

func.func @cvt.sr.fp8.f32(%src_a: f32, %src_b: i32, %old: i32) {
  %res = rocdl.cvt.sr.fp8.f32 %src_a, %src_b -> %old[0] : i32
  return
}

func.func @ds.atomic.async.barrier.arrive.b64(%barrier_ptr: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %barrier_ptr : !llvm.ptr<3>
  return
}

func.func @ds.atomic.barrier.arrive.rtn.b64(%barrier_ptr: !llvm.ptr<3>, %val: i64) {
  %res = rocdl.ds.atomic.barrier.arrive.rtn.b64 %barrier_ptr, %val : !llvm.ptr<3>, i64 -> i64
  return
}

func.func @ds.load.tr16.b128(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.load.tr16.b128 %ptr : !llvm.ptr<3> -> vector<8xf16>
  return
}

func.func @ds.load.tr4.b64(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.load.tr4.b64 %ptr : !llvm.ptr<3> -> vector<2xi32>
  return
}

func.func @ds.load.tr6.b96(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.load.tr6.b96 %ptr : !llvm.ptr<3> -> vector<3xi32>
  return
}

func.func @ds.load.tr8.b64(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.load.tr8.b64 %ptr : !llvm.ptr<3> -> vector<2xi32>
  return
}

func.func @ds.read.tr16.b64(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.read.tr16.b64 %ptr : <3> -> vector<4xf16>
  return
}

func.func @ds.read.tr4.b64(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.read.tr4.b64 %ptr : <3> -> vector<2xi32>
  return
}

func.func @ds.read.tr6.b96(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.read.tr6.b96 %ptr : <3> -> vector<3xi32>
  return
}

func.func @ds.read.tr8.b64(%ptr: !llvm.ptr<3>) {
  %res = rocdl.ds.read.tr8.b64 %ptr : <3> -> vector<2xi32>
  return
}

func.func @ds_bpermute(%index: i32, %src: i32) {
  %res = rocdl.ds_bpermute %index, %src : (i32, i32) -> i32
  return
}

func.func @ds_swizzle(%src: i32, %offset: i32) {
  %res = rocdl.ds_swizzle %src, %offset : (i32, i32) -> i32
  return
}

func.func @exp(%arg: f16) {
  %res = rocdl.exp %arg f16 -> f16
  return
}

func.func @exp2(%arg: f16) {
  %res = rocdl.exp2 %arg f16 -> f16
  return
}

func.func @flat.prefetch(%ptr: !llvm.ptr) {
  rocdl.flat.prefetch %ptr, scope 0 : !llvm.ptr
  return
}

func.func @fmed3(%src0: f16, %src1: f16, %src2: f16) {
  %res = rocdl.fmed3 %src0, %src1, %src2 : f16
  return
}

func.func @global.load.async.to.lds.b128(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %global_ptr, %lds_ptr, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @global.load.async.to.lds.b32(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %global_ptr, %lds_ptr, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @global.load.async.to.lds.b64(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b64 %global_ptr, %lds_ptr, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @global.load.async.to.lds.b8(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b8 %global_ptr, %lds_ptr, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

func.func @global.load.lds(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.global.load.lds %global_ptr, %lds_ptr, 0, 0, 0
  return
}

func.func @global.load.tr.b128(%ptr: !llvm.ptr<1>) {
  %res = rocdl.global.load.tr.b128 %ptr : !llvm.ptr<1> -> vector<8xf16>
  return
}

func.func @global.load.tr.b64(%ptr: !llvm.ptr<1>) {
  %res = rocdl.global.load.tr.b64 %ptr : !llvm.ptr<1> -> vector<2xi32>
  return
}

func.func @global.load.tr4.b64(%ptr: !llvm.ptr<1>) {
  %res = rocdl.global.load.tr4.b64 %ptr : !llvm.ptr<1> -> vector<2xi32>
  return
}

func.func @global.load.tr6.b96(%ptr: !llvm.ptr<1>) {
  %res = rocdl.global.load.tr6.b96 %ptr : !llvm.ptr<1> -> vector<3xi32>
  return
}

func.func @global.prefetch(%ptr: !llvm.ptr<1>) {
  rocdl.global.prefetch %ptr, scope 0 : !llvm.ptr<1>
  return
}

func.func @grid.dim.x() {
  %res = rocdl.grid.dim.x : i32
  return
}

func.func @grid.dim.y() {
  %res = rocdl.grid.dim.y : i32
  return
}

func.func @grid.dim.z() {
  %res = rocdl.grid.dim.z : i32
  return
}

func.func @load.to.lds(%global_ptr: !llvm.ptr<1>, %lds_ptr: !llvm.ptr<3>) {
  rocdl.load.to.lds %global_ptr, %lds_ptr, 0, 0, 0 : <1>
  return
}

func.func @log(%arg: f16) {
  %res = rocdl.log %arg f16 -> f16
  return
}

func.func @make.buffer.rsrc(%base: !llvm.ptr<1>, %stride: i16, %num_records: i64, %flags: i32) {
  %res = rocdl.make.buffer.rsrc %base, %stride, %num_records, %flags : <1> to <1>
  return
}

func.func @mbcnt.hi(%in0: i32, %in1: i32) {
  %res = rocdl.mbcnt.hi %in0, %in1 : (i32, i32) -> i32
  return
}

func.func @mbcnt.lo(%in0: i32, %in1: i32) {
  %res = rocdl.mbcnt.lo %in0, %in1 : (i32, i32) -> i32
  return
}

func.func @mfma.f32.16x16x16bf16.1k(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x16bf16.1k %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x16f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x16f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x1f32(%a: f32, %b: f32, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x1f32 %a, %b, %c, %cbsz, %abid, %blgp : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.16x16x2bf16(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x2bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.16x16x32.bf16(%a: vector<8xbf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x32.bf8.bf8(%a: i64, %b: i64, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.bf8.bf8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x32.bf8.fp8(%a: i64, %b: i64, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.bf8.fp8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x32.f16(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x32.fp8.bf8(%a: i64, %b: i64, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.fp8.bf8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x32.fp8.fp8(%a: i64, %b: i64, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x32.fp8.fp8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x4bf16.1k(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x4bf16.1k %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.16x16x4f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x4f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.16x16x4f32(%a: f32, %b: f32, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x4f32 %a, %b, %c, %cbsz, %abid, %blgp : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x8.xf32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x8.xf32 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.16x16x8bf16(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.16x16x8bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.32x32x16.bf16(%a: vector<8xbf16>, %b: vector<8xbf16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x16.bf8.bf8(%a: i64, %b: i64, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.bf8.bf8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x16.bf8.fp8(%a: i64, %b: i64, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.bf8.fp8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x16.f16(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x16.fp8.bf8(%a: i64, %b: i64, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.fp8.bf8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x16.fp8.fp8(%a: i64, %b: i64, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x16.fp8.fp8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x1f32(%a: f32, %b: f32, %c: vector<32xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x1f32 %a, %b, %c, %cbsz, %abid, %blgp : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  return
}

func.func @mfma.f32.32x32x2bf16(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<32xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x2bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  return
}

func.func @mfma.f32.32x32x2f32(%a: f32, %b: f32, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x2f32 %a, %b, %c, %cbsz, %abid, %blgp : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x4.xf32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x4.xf32 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x4bf16(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x4bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x4bf16.1k(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<32xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x4bf16.1k %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  return
}

func.func @mfma.f32.32x32x4f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<32xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x4f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  return
}

func.func @mfma.f32.32x32x8bf16.1k(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x8bf16.1k %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.32x32x8f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.32x32x8f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @mfma.f32.4x4x1f32(%a: f32, %b: f32, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.4x4x1f32 %a, %b, %c, %cbsz, %abid, %blgp : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.4x4x2bf16(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.4x4x2bf16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.4x4x4bf16.1k(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.4x4x4bf16.1k %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f32.4x4x4f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f32.4x4x4f16 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.f64.16x16x4f64(%a: f64, %b: f64, %c: vector<4xf64>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f64.16x16x4f64 %a, %b, %c, %cbsz, %abid, %blgp : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
  return
}

func.func @mfma.f64.4x4x4f64(%a: f64, %b: f64, %c: f64, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.f64.4x4x4f64 %a, %b, %c, %cbsz, %abid, %blgp : (f64, f64, f64, i32, i32, i32) -> f64
  return
}

func.func @mfma.i32.16x16x16i8(%a: i32, %b: i32, %c: vector<4xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.16x16x16i8 %a, %b, %c, %cbsz, %abid, %blgp : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @mfma.i32.16x16x32.i8(%a: i64, %b: i64, %c: vector<4xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.16x16x32.i8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @mfma.i32.16x16x4i8(%a: i32, %b: i32, %c: vector<16xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.16x16x4i8 %a, %b, %c, %cbsz, %abid, %blgp : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @mfma.i32.16x16x64.i8(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.16x16x64.i8 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @mfma.i32.32x32x16.i8(%a: i64, %b: i64, %c: vector<16xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.32x32x16.i8 %a, %b, %c, %cbsz, %abid, %blgp : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @mfma.i32.32x32x32.i8(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<16xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.32x32x32.i8 %a, %b, %c, %cbsz, %abid, %blgp : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @mfma.i32.32x32x4i8(%a: i32, %b: i32, %c: vector<32xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.32x32x4i8 %a, %b, %c, %cbsz, %abid, %blgp : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
  return
}

func.func @mfma.i32.32x32x8i8(%a: i32, %b: i32, %c: vector<16xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.32x32x8i8 %a, %b, %c, %cbsz, %abid, %blgp : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @mfma.i32.4x4x4i8(%a: i32, %b: i32, %c: vector<4xi32>, %cbsz: i32, %abid: i32, %blgp: i32) {
  %res = rocdl.mfma.i32.4x4x4i8 %a, %b, %c, %cbsz, %abid, %blgp : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @mfma.scale.f32.16x16x128.f8f6f4(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %cbsz: i32, %blgp: i32, %select_a: i32, %scale_a: i32, %select_b: i32, %scale_b: i32) {
  %res = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a, %b, %c, %cbsz, %blgp, %select_a, %scale_a, %select_b, %scale_b : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @mfma.scale.f32.32x32x64.f8f6f4(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %cbsz: i32, %blgp: i32, %select_a: i32, %scale_a: i32, %select_b: i32, %scale_b: i32) {
  %res = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %a, %b, %c, %cbsz, %blgp, %select_a, %scale_a, %select_b, %scale_b : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @permlane16.swap(%old: i32, %src: i32) {
  %res = rocdl.permlane16.swap %old, %src, false, false : (i32, i32) -> <(i32, i32)>
  return
}

func.func @permlane32.swap(%old: i32, %src: i32) {
  %res = rocdl.permlane32.swap %old, %src, false, false : (i32, i32) -> <(i32, i32)>
  return
}

func.func @permlanex16(%old: i32, %src0: i32, %src1: i32, %src2: i32) {
  %res = rocdl.permlanex16 %old, %src0, %src1, %src2, false, false : i32, i32
  return
}

func.func @raw.buffer.atomic.cmpswap(%src: i32, %cmp: i32, %rsrc: i32, %offset: i32, %soffset: i32, %aux: i32) {
  %res = rocdl.raw.buffer.atomic.cmpswap(%src, %cmp, %rsrc, %offset, %soffset, %aux) : i32, i32
  return
}

func.func @raw.ptr.buffer.atomic.cmpswap(%src: i32, %cmp: i32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  %res = rocdl.raw.ptr.buffer.atomic.cmpswap %src, %cmp, %rsrc, %offset, %soffset, %aux : i32
  return
}

func.func @raw.ptr.buffer.atomic.fadd(%vdata: f32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.fadd %vdata, %rsrc, %offset, %soffset, %aux : f32
  return
}

func.func @raw.ptr.buffer.atomic.fmax(%vdata: f32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.fmax %vdata, %rsrc, %offset, %soffset, %aux : f32
  return
}

func.func @raw.ptr.buffer.atomic.smax(%vdata: i32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.smax %vdata, %rsrc, %offset, %soffset, %aux : i32
  return
}

func.func @raw.ptr.buffer.atomic.umin(%vdata: i32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.atomic.umin %vdata, %rsrc, %offset, %soffset, %aux : i32
  return
}

func.func @raw.ptr.buffer.load(%rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  %res = rocdl.raw.ptr.buffer.load %rsrc, %offset, %soffset, %aux : f32
  return
}

func.func @raw.ptr.buffer.load.lds(%rsrc: !llvm.ptr<8>, %lds_ptr: !llvm.ptr<3>, %size: i32, %voffset: i32, %soffset: i32, %offset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.load.lds %rsrc, %lds_ptr, %size, %voffset, %soffset, %offset, %aux
  return
}

func.func @raw.ptr.buffer.store(%vdata: f32, %rsrc: !llvm.ptr<8>, %offset: i32, %soffset: i32, %aux: i32) {
  rocdl.raw.ptr.buffer.store %vdata, %rsrc, %offset, %soffset, %aux : f32
  return
}

func.func @rcp(%arg: f16) {
  %res = rocdl.rcp %arg f16 -> f16
  return
}

func.func @readfirstlane(%src: i32) {
  %res = rocdl.readfirstlane %src : i32
  return
}

func.func @readlane(%src0: i32, %src1: i32) {
  %res = rocdl.readlane %src0, %src1 : (i32, i32) -> i32
  return
}

func.func @s.barrier.init(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.init %ptr member_cnt = 0 : !llvm.ptr<3>
  return
}

func.func @s.barrier.join(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.join %ptr : !llvm.ptr<3>
  return
}

func.func @s.barrier.signal.isfirst() {
  %res = rocdl.s.barrier.signal.isfirst id = 0 -> i1
  return
}

func.func @s.barrier.signal.var(%ptr: !llvm.ptr<3>) {
  rocdl.s.barrier.signal.var %ptr member_cnt = 0 : !llvm.ptr<3>
  return
}

func.func @s.get.barrier.state() {
  %res = rocdl.s.get.barrier.state id = 0 -> i32
  return
}

func.func @s.get.named.barrier.state(%ptr: !llvm.ptr<3>) {
  %res = rocdl.s.get.named.barrier.state %ptr : !llvm.ptr<3> -> i32
  return
}

func.func @s.wakeup.barrier(%ptr: !llvm.ptr<3>) {
  rocdl.s.wakeup.barrier %ptr : !llvm.ptr<3>
  return
}

func.func @sin(%arg: f16) {
  %res = rocdl.sin %arg f16 -> f16
  return
}

func.func @smfmac.f32.16x16x128.bf8.bf8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x128.bf8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x128.bf8.fp8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x128.bf8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x128.fp8.bf8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x128.fp8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x128.fp8.fp8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x128.fp8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x32.bf16(%a: vector<4xi16>, %b: vector<8xi16>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x32.bf16 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x32.f16(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x32.f16 %a, %b, %c, %index, %cbsz, %abid : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.bf16(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.bf16 %a, %b, %c, %index, %cbsz, %abid : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.bf8.bf8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.bf8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.bf8.fp8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.bf8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.f16(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.f16 %a, %b, %c, %index, %cbsz, %abid : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.fp8.bf8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.fp8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.16x16x64.fp8.fp8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<4xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.16x16x64.fp8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

func.func @smfmac.f32.32x32x16.bf16(%a: vector<4xi16>, %b: vector<8xi16>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x16.bf16 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x16.f16(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x16.f16 %a, %b, %c, %index, %cbsz, %abid : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.bf16(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.bf16 %a, %b, %c, %index, %cbsz, %abid : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.bf8.bf8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.bf8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.bf8.fp8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.bf8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.f16(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.f16 %a, %b, %c, %index, %cbsz, %abid : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.fp8.bf8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.fp8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x32.fp8.fp8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x32.fp8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x64.bf8.bf8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x64.bf8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x64.bf8.fp8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x64.bf8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x64.fp8.bf8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x64.fp8.bf8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.f32.32x32x64.fp8.fp8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.f32.32x32x64.fp8.fp8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  return
}

func.func @smfmac.i32.16x16x128.i8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xi32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.i32.16x16x128.i8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @smfmac.i32.16x16x64.i8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<4xi32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.i32.16x16x64.i8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

func.func @smfmac.i32.32x32x32.i8(%a: vector<2xi32>, %b: vector<4xi32>, %c: vector<16xi32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.i32.32x32x32.i8 %a, %b, %c, %index, %cbsz, %abid : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @smfmac.i32.32x32x64.i8(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<16xi32>, %index: i32, %cbsz: i32, %abid: i32) {
  %res = rocdl.smfmac.i32.32x32x64.i8 %a, %b, %c, %index, %cbsz, %abid : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  return
}

func.func @sqrt(%arg: f16) {
  %res = rocdl.sqrt %arg f16 -> f16
  return
}

func.func @tanh(%arg: f16) {
  %res = rocdl.tanh %arg f16 -> f16
  return
}

func.func @tensor.load.to.lds(%dgroup0: vector<4xi32>, %dgroup1: vector<8xi32>, %dgroup2: vector<4xi32>, %dgroup3: vector<4xi32>) {
  rocdl.tensor.load.to.lds %dgroup0, %dgroup1, %dgroup2, %dgroup3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  return
}

func.func @tensor.load.to.lds.d2(%dgroup0: vector<4xi32>, %dgroup1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %dgroup0, %dgroup1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  return
}

func.func @tensor.store.from.lds(%dgroup0: vector<4xi32>, %dgroup1: vector<8xi32>, %dgroup2: vector<4xi32>, %dgroup3: vector<4xi32>) {
  rocdl.tensor.store.from.lds %dgroup0, %dgroup1, %dgroup2, %dgroup3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  return
}

func.func @tensor.store.from.lds.d2(%dgroup0: vector<4xi32>, %dgroup1: vector<8xi32>) {
  rocdl.tensor.store.from.lds.d2 %dgroup0, %dgroup1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  return
}

func.func @update.dpp(%old: i32, %src: i32) {
  %res = rocdl.update.dpp %old, %src with 0, 0, 0, false : i32
  return
}

func.func @wavefrontsize() {
  %res = rocdl.wavefrontsize : i32
  return
}

func.func @wmma.bf16.16x16x16.bf16(%a: vector<8xi16>, %b: vector<8xi16>, %c: vector<8xi16>) {
  %res = rocdl.wmma.bf16.16x16x16.bf16 %a, %b, %c : (vector<8xi16>, vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  return
}

func.func @wmma.bf16.16x16x32.bf16(%a: vector<16xbf16>, %b: vector<16xbf16>, %c: vector<8xbf16>) {
  %res = rocdl.wmma.bf16.16x16x32.bf16 %a, %b, %c : (vector<16xbf16>, vector<16xbf16>, vector<8xbf16>) -> vector<8xbf16>
  return
}

func.func @wmma.bf16f32.16x16x32.bf16(%a: vector<16xbf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %res = rocdl.wmma.bf16f32.16x16x32.bf16 %a, %b, %c : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xbf16>
  return
}

func.func @wmma.f16.16x16x128.bf8_bf8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x128.bf8_bf8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x128.bf8_fp8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x128.bf8_fp8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x128.fp8_bf8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x128.fp8_bf8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x128.fp8_fp8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x128.fp8_fp8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x16.f16(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x16.f16 %a, %b, %c : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x32.f16(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x32.f16 %a, %b, %c : (vector<16xf16>, vector<16xf16>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x64.bf8_bf8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x64.bf8_bf8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x64.bf8_fp8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x64.bf8_fp8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x64.fp8_bf8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x64.fp8_bf8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f16.16x16x64.fp8_fp8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf16>) {
  %res = rocdl.wmma.f16.16x16x64.fp8_fp8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return
}

func.func @wmma.f32.16x16x128.bf8_bf8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x128.bf8_bf8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x128.bf8_fp8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x128.bf8_fp8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x128.fp8_bf8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x128.fp8_bf8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x128.fp8_fp8(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x128.fp8_fp8 %a, %b, %c : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.bf16(%a: vector<8xi16>, %b: vector<8xi16>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.bf16 %a, %b, %c : (vector<8xi16>, vector<8xi16>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.bf8_bf8(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.bf8_bf8 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.bf8_fp8(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.bf8_fp8 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.f16(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.f16 %a, %b, %c : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.fp8_bf8(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.fp8_bf8 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x16.fp8_fp8(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x16.fp8_fp8 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x32.bf16(%a: vector<16xbf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x32.bf16 %a, %b, %c : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x32.f16(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x32.f16 %a, %b, %c : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x4.f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x4.f32 %a, %b, %c : (vector<2xf32>, vector<2xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x64.bf8_bf8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x64.bf8_bf8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x64.bf8_fp8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x64.bf8_fp8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x64.fp8_bf8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x64.fp8_bf8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.f32.16x16x64.fp8_fp8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %res = rocdl.wmma.f32.16x16x64.fp8_fp8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

func.func @wmma.i32.16x16x16.iu4(%a: i32, %b: i32, %c: vector<8xi32>) {
  %res = rocdl.wmma.i32.16x16x16.iu4 %a, %b, %c : (i32, i32, vector<8xi32>) -> vector<8xi32>
  return
}

func.func @wmma.i32.16x16x16.iu8(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xi32>) {
  %res = rocdl.wmma.i32.16x16x16.iu8 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
  return
}

func.func @wmma.i32.16x16x32.iu4(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<8xi32>) {
  %res = rocdl.wmma.i32.16x16x32.iu4 %a, %b, %c : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
  return
}

func.func @wmma.i32.16x16x64.iu8(%a: vector<8xi32>, %b: vector<8xi32>, %c: vector<8xi32>) {
  %res = rocdl.wmma.i32.16x16x64.iu8 %a, %b, %c : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  return
}

func.func @wmma.scale.f32.16x16x128.f8f6f4(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>, %scale_a: i32, %scale_b: i32) {
  %res = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %a, %b, %c, %scale_a, %scale_b : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  return
}

func.func @wmma.scale.f32.32x16x128.f4(%a: vector<16xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %scale_a: i32, %scale_b: i32) {
  %res = rocdl.wmma.scale.f32.32x16x128.f4 %a, %b, %c, %scale_a, %scale_b : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i32, i32) -> vector<16xf32>
  return
}

func.func @wmma.scale16.f32.16x16x128.f8f6f4(%a: vector<16xi32>, %b: vector<16xi32>, %c: vector<8xf32>, %scale_a: i64, %scale_b: i64) {
  %res = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %a, %b, %c, %scale_a, %scale_b : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  return
}

func.func @wmma.scale16.f32.32x16x128.f4(%a: vector<16xi32>, %b: vector<8xi32>, %c: vector<16xf32>, %scale_a: i64, %scale_b: i64) {
  %res = rocdl.wmma.scale16.f32.32x16x128.f4 %a, %b, %c, %scale_a, %scale_b : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
  return
}

func.func @workgroup.dim.x() {
  %res = rocdl.workgroup.dim.x : i32
  return
}

func.func @workgroup.dim.y() {
  %res = rocdl.workgroup.dim.y : i32
  return
}

func.func @workgroup.dim.z() {
  %res = rocdl.workgroup.dim.z : i32
  return
}

func.func @workgroup.id.x() {
  %res = rocdl.workgroup.id.x : i32
  return
}

func.func @workgroup.id.y() {
  %res = rocdl.workgroup.id.y : i32
  return
}

func.func @workgroup.id.z() {
  %res = rocdl.workgroup.id.z : i32
  return
}

func.func @workitem.id.x() {
  %res = rocdl.workitem.id.x : i32
  return
}

func.func @workitem.id.y() {
  %res = rocdl.workitem.id.y : i32
  return
}

func.func @workitem.id.z() {
  %res = rocdl.workitem.id.z : i32
  return
}

// -----

rocdl.barrier

// -----

rocdl.iglp.opt 0

// -----

rocdl.s.barrier

// -----

rocdl.s.barrier.leave id = 0

// -----

rocdl.s.barrier.signal id = 0

// -----

rocdl.s.barrier.wait id = 0

// -----

rocdl.s.nop 0

// -----

rocdl.s.setprio 0

// -----

rocdl.s.sleep 0

// -----

rocdl.s.wait.asynccnt 0

// -----

rocdl.s.wait.dscnt 0

// -----

rocdl.s.wait.expcnt 0

// -----

rocdl.s.wait.loadcnt 0

// -----

rocdl.s.wait.storecnt 0

// -----

rocdl.s.wait.tensorcnt 0

// -----

rocdl.s.waitcnt 0

// -----

rocdl.sched.barrier 0

// -----

rocdl.sched.group.barrier 0, 0, 0
