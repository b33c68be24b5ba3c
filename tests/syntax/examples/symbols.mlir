// Symbols, the tables they are in, and references into nested ones.
module @outer {
  func.func private @declared(%x: i32 {test.name = "x"}) -> (i32 {test.kind = 1 : i64})
  memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
  module @inner {
    func.func @helper() -> i32 {
      %c = arith.constant 3 : i32
      return %c : i32
    }
    func.func @"a name, quoted"() {
      "test.uses"() {callee = @helper, list = [@helper, @"a name, quoted"]} : () -> ()
      return
    }
  }
  func.func @main(%at: index) -> i32 {
    %pointer = memref.get_global @table : memref<4xi32>
    %first = memref.load %pointer[%at] : memref<4xi32>
    %second = call @declared(%first) : (i32) -> i32
    %address = constant @declared : (i32) -> i32
    %third = call_indirect %address(%second) : (i32) -> i32
    "test.nested"() {target = @inner::@helper, other = @outer::@inner::@"a name, quoted"} : () -> ()
    return %third : i32
  }
}
