llvm.func @f(%l: i64, %m: vector<[4]xi1>) {
  %0 = "arm_sve.intr.whilelt"(%l, %l) : (i64, i64) -> vector<[4]xi1>
  llvm.return
}
