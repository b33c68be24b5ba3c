func.func @convert_from_svbool(%source: vector<[16]xi1>) {
  %result = arm_sve.convert_from_svbool %source : vector<[16]xi1>
  return
}

func.func @convert_to_svbool(%source: vector<[16]xi1>) {
  %result = arm_sve.convert_to_svbool %source : vector<[16]xi1>
  return
}

func.func @dupq_lane(%src: vector<[16]xi8>) {
  %dst = arm_sve.dupq_lane %src[0] : vector<[16]xi8>
  return
}

func.func @intr.add(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.add"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.bfmmla(%acc: vector<[4]xf32>, %src1: vector<[8]xbf16>, %src2: vector<[8]xbf16>) {
  %res = arm_sve.intr.bfmmla %acc, %src1, %src2 : vector<[8]xbf16> to vector<[4]xf32>
  return
}

func.func @intr.convert.from.svbool(%svbool: vector<[16]xi1>) {
  %res = "arm_sve.intr.convert.from.svbool"(%svbool) : (vector<[16]xi1>) -> vector<[16]xi1>
  return
}

func.func @intr.convert.to.svbool(%mask: vector<[16]xi1>) {
  %res = "arm_sve.intr.convert.to.svbool"(%mask) : (vector<[16]xi1>) -> vector<[16]xi1>
  return
}

func.func @intr.dupq_lane(%v: vector<[16]xi8>) {
  %res = "arm_sve.intr.dupq_lane"(%v) <{lane = 0 : i64}> : (vector<[16]xi8>) -> i8
  return
}

func.func @intr.fadd(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.fadd"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.fdiv(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.fdiv"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.fmul(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.fmul"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.fsub(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.fsub"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.mul(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.mul"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.psel(%p1: vector<[16]xi1>, %p2: vector<[16]xi1>, %index: i32) {
  %res = "arm_sve.intr.psel"(%p1, %p2, %index) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  return
}

func.func @intr.sdiv(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.sdiv"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.sdot(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.sdot"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.smmla(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.smmla"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.sub(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.sub"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.udiv(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.udiv"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.udot(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.udot"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.ummla(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.ummla"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.usmmla(%arg: vector<[16]xi8>, %arg_0: vector<[16]xi8>, %arg_1: vector<[16]xi8>) {
  %res = "arm_sve.intr.usmmla"(%arg, %arg_0, %arg_1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.whilelt(%base: i64, %n: i64) {
  %res = "arm_sve.intr.whilelt"(%base, %n) : (i64, i64) -> vector<[16]xi1>
  return
}

func.func @intr.zip.x2(%v1: vector<[16]xi8>, %v2: vector<[16]xi8>) {
  %res = "arm_sve.intr.zip.x2"(%v1, %v2) : (vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @intr.zip.x4(%v1: vector<[16]xi8>, %v2: vector<[16]xi8>, %v3: vector<[16]xi8>, %v4: vector<[16]xi8>) {
  %res = "arm_sve.intr.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> i8
  return
}

func.func @masked.addf(%mask: vector<[4]xi1>, %src1: vector<[4]xf32>, %src2: vector<[4]xf32>) {
  %res = arm_sve.masked.addf %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked.addi(%mask: vector<[4]xi1>, %src1: vector<[4]xi32>, %src2: vector<[4]xi32>) {
  %res = arm_sve.masked.addi %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked.divf(%mask: vector<[4]xi1>, %src1: vector<[4]xf32>, %src2: vector<[4]xf32>) {
  %res = arm_sve.masked.divf %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked.divi_signed(%mask: vector<[4]xi1>, %src1: vector<[4]xi32>, %src2: vector<[4]xi32>) {
  %res = arm_sve.masked.divi_signed %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked.divi_unsigned(%mask: vector<[4]xi1>, %src1: vector<[4]xi32>, %src2: vector<[4]xi32>) {
  %res = arm_sve.masked.divi_unsigned %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked.mulf(%mask: vector<[4]xi1>, %src1: vector<[4]xf32>, %src2: vector<[4]xf32>) {
  %res = arm_sve.masked.mulf %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked.muli(%mask: vector<[4]xi1>, %src1: vector<[4]xi32>, %src2: vector<[4]xi32>) {
  %res = arm_sve.masked.muli %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked.subf(%mask: vector<[4]xi1>, %src1: vector<[4]xf32>, %src2: vector<[4]xf32>) {
  %res = arm_sve.masked.subf %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked.subi(%mask: vector<[4]xi1>, %src1: vector<[4]xi32>, %src2: vector<[4]xi32>) {
  %res = arm_sve.masked.subi %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @psel(%p1: vector<[16]xi1>, %p2: vector<[16]xi1>, %index: index) {
  %result = arm_sve.psel %p1, %p2[%index] : vector<[16]xi1>, vector<[16]xi1>
  return
}

func.func @sdot(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %dst = arm_sve.sdot %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @smmla(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %dst = arm_sve.smmla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @udot(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %dst = arm_sve.udot %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @ummla(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %dst = arm_sve.ummla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @usmmla(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %dst = arm_sve.usmmla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @zip.x2(%source_v1: vector<[16]xi8>, %source_v2: vector<[16]xi8>) {
  %result_v1, %result_v1_0 = arm_sve.zip.x2 %source_v1, %source_v2 : vector<[16]xi8>
  return
}

func.func @zip.x4(%source_v1: vector<[16]xi8>, %source_v2: vector<[16]xi8>, %source_v3: vector<[16]xi8>, %source_v4: vector<[16]xi8>) {
  %result_v1, %result_v1_0, %result_v1_1, %result_v1_2 = arm_sve.zip.x4 %source_v1, %source_v2, %source_v3, %source_v4 : vector<[16]xi8>
  return
}
