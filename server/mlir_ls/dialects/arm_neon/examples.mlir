func.func @dots(%sums: vector<4xi32>, %rows: vector<4x4xi8>, %bytes: vector<16xi8>, %halves: vector<8xbf16>, %floats: vector<4xf32>, %short: vector<8xi8>) {
  %result = arm_neon.2d.sdot %sums, %rows, %rows : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %result_1 = arm_neon.intr.sdot %sums, %bytes, %bytes : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %result_2 = arm_neon.intr.smmla %sums, %bytes, %bytes : vector<16xi8> to vector<4xi32>
  %result_3 = arm_neon.intr.ummla %sums, %bytes, %bytes : vector<16xi8> to vector<4xi32>
  %result_4 = arm_neon.intr.usmmla %sums, %bytes, %bytes : vector<16xi8> to vector<4xi32>
  %result_5 = arm_neon.intr.bfmmla %floats, %halves, %halves : vector<8xbf16> to vector<4xf32>
  %result_6 = arm_neon.intr.smull %short, %short : vector<8xi8> to vector<8xi16>
  return
}
