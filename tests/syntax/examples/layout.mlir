// Text as nobody would lay it out, all of it right.
func.func @one_line(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 }
func.func private @first() func.func private @second(i32)
  // a comment with { braces ( and "quotes
func.func @comments(  // behind the parenthesis
    %a: i32,          // %b: i32,
    // a line of its own
    %c: i32

) -> i32              // -> f32
{                     // }
  %d = arith.addi     // the operands follow
    %a,
    %c                // {
    : i32
  return              // nothing
    %d : i32          // ^bb0:
}                     // done

	func.func @tabs(%a	:	i32)	{
		%b =	arith.addi	%a, %a	: i32
			return
	}
module { module { func.func @deep() { return } } module @named { } } module {}
module
{
  module {
} }
func.func @flat(%c: i1) {
scf.if %c {
"test.op"() : () -> ()
} else {
"test.op"() : () -> () "test.op"() : () -> ()
}
return
}
func.func @strings() attributes {
  text = "} // not a comment \" %x ^y",
  other = "{",
  path = @one_line
} {
  "test.op"() {a = "(((", b = "//"} : () -> () // %c = "
  return
}
func.func @regions_in_a_row() {
  "test.op"() ({ "test.a"() : () -> () }, { "test.b"() : () -> ()
  }, {
    "test.c"() : () -> () }, {}) : () -> () "test.d"() : () -> ()
  return }
