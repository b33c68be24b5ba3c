"""Texts that grow: each family makes a text of any size, of a kind that a slip makes costlier than it is long."""

from __future__ import annotations

from collections.abc import Callable

Family = Callable[[int], str]

_OPERATION = '    "a.b"() : () -> ()\n'


def _function(content: str) -> str:
    return f"func.func @f(%a: i32, %c: i1, %i: index) {{\n{content}  return\n}}\n"


def _repeated(part: str, count: int, between: str = "") -> str:
    """A part so many times, its number in the place of `#`."""
    return between.join([part.replace("#", str(number)) for number in range(count)])


def _blocks(count: int) -> str:
    return "  cf.br ^bb0\n" + "".join([f"^bb{each}:\n  cf.br ^bb{each + 1}\n" for each in range(count)]) + f"^bb{count}:\n"


FAMILIES: dict[str, Family] = {
    "a long hex literal": lambda size: f'%0 = arith.constant dense<"0x{"AB" * size}"> : tensor<{size}xi8>\n',
    "a long shape": lambda size: f'%0 = "a.b"() : () -> tensor<{"1x" * size}i32>\n',
    "cases of a switch": lambda size: _function(
        "  scf.index_switch %i\n" + _repeated("  case # {\n    scf.yield\n  }\n", size) + "  default {\n    scf.yield\n  }\n"
    ),
    "regions in the generic form": lambda size: f'"a.b"() ({{\n{_repeated(_OPERATION, size, "}, {" + chr(10))}}}) : () -> ()\n',
    "else after else": lambda size: _function("  scf.if %c {\n" + _repeated(_OPERATION, size, "  } else {\n") + "  }\n"),
    "else of what is not known": lambda size: _function("  a.if %c {\n" + _repeated(_OPERATION, size, "  } else {\n") + "  }\n"),
    "blocks": lambda size: _function(_blocks(size)),
    "a brace above blocks": lambda size: _function("  {\n" + _blocks(size)),
    "a brace above all": lambda size: "{\n" + _function(_blocks(size)),
    "annotations below": lambda size: _function(_repeated("  // expected-error@below {{m#}}\n", size) + '  "arith.addi"()\n'),
    "annotations above": lambda size: _function('  "arith.addi"()\n' + _repeated("  // expected-error@above {{m#}}\n", size)),
    "locations in locations": lambda size: f'"a.b"() : () -> () loc({"fused[" * size}"x"{"]" * size})\n',
    "open locations": lambda size: f'"a.b"() : () -> () {"loc(" * size}\n',
    "uses in one operation": lambda size: _function(
        f'  "a.b"({", ".join(["%a"] * size)}) : ({", ".join(["i32"] * size)}) -> ()\n'
    ),
    "uses of one value": lambda size: _function(_repeated("  %# = arith.addi %a, %a : i32\n", size)),
    "results of one operation": lambda size: (
        f'{_repeated("%r#", size, ", ")} = "a.b"() : () -> ({", ".join(["i32"] * size)})\n'
    ),
    "nested symbol references": lambda size: f'"a.b"() {{s = @a{"::@a" * size}}} : () -> ()\n',
    "brackets": lambda size: "[" * size + "\n",
    "brackets of an attribute": lambda size: f'"a.b"() {{a = {"[" * size}}} : () -> ()\n',
    "brackets that open line by line": lambda size: _repeated('  "a.b"() {a = [\n', size),
    "results line by line": lambda size: _repeated("%x#,\n", size) + '%y = "a.b"() : () -> i32\n',
    "lines that go on": lambda size: "a.b\n" + "  x y\n" * size,
    "slashes in a string": lambda size: f'"a.b"() {{a = "{"//" * size}"}} : () -> ()\n',
    "slashes in strings": lambda size: f'"a.b"() {{a = [{_repeated(chr(34) + "//" + chr(34), size, ", ")}]}} : () -> ()\n',
    "undefined values": lambda size: _function(_repeated('  %v# = "a.b"(%u#) : (i32) -> i32\n', size)),
    "garbage": lambda size: "".join([chr(33 + (each * each * 7 + each // 3) % 90) for each in range(2 * size)]) + "\n",
    "garbage of brackets": lambda size: "]{}()<>[" * 20 * size + "\n",
    "garbage of quotes and names": lambda size: '"%@ %a,"' * 20 * size + "\n",
    "braces that close nothing": lambda size: _function("}" * 20 * size + "\n"),
    "operations on one line": lambda size: _repeated('%v# = "a.b"() : () -> i32 ', size) + "\n",
    "entries of a dictionary": lambda size: f'"a.b"() {{{_repeated("a# = # : i32", size, ", ")}}} : () -> ()\n',
    "entries of a data layout": lambda size: (
        f'module attributes {{dlti.dl_spec = #dlti.dl_spec<{_repeated(chr(34) + "k#" + chr(34) + " = # : i32", 4 * size, ",")}>}} {{}}\n'
    ),
    "results of a map": lambda size: f'"a.b"() {{m = affine_map<(d0) -> ({_repeated("d0+#", size, ",")})>}} : () -> ()\n',
    "blocks of an indirect branch": lambda size: _function(
        f"  llvm.indirectbr %p : !llvm.ptr, [{_repeated('^bb#', size, ',')}] {{{_repeated('a# = [1]', size, ',')}}}\n"
    ),
    "parts of a file": lambda size: _repeated(_function(_OPERATION), size, "// -----\n"),
    "nested modules": lambda size: _repeated("module @m# {\n", size) + "}\n" * size,
    "nested private modules": lambda size: (
        _repeated('%v# = "a.b"() : () -> i32\nmodule @m# attributes {sym_visibility = "private"} {\n', size) + "}\n" * size
    ),
    "nested regions in the generic form": lambda size: '"a.b"() ({\n' * size + "}) : () -> ()\n" * size,
    "nested loops": lambda size: _function(_repeated("  scf.for %i# = %i to %i step %i {\n", size) + "  }\n" * size),
    "nested calls": lambda size: (
        _repeated("func.func private @f#()\n", size)
        + _function(_repeated("  scf.if %c {\n  func.call @f#() : () -> ()\n", size) + "  }\n" * size)
    ),
    "undefined values of regions below": lambda size: _function(
        _repeated("  cf.br ^b#\n^b#:\n  %x# = arith.negf %z# : f32\n  scf.if %c {\n    %z# = arith.negf %x# : f32\n  }\n", size)
    ),
    "undefined values inside of one another": lambda size: _repeated("a.b %u# {\n", size) + "}\n" * size,
    "regions that stay open": lambda size: _repeated("module @m# {\n", size),
    "regions on one line": lambda size: "module {" * size + "}" * size + "\n",
    "aliases": lambda size: _repeated("#a# = # : i32\n".replace("#a#", "!a#").replace("# : i32", "tuple<i#>"), size + 1),
    "undefined aliases": lambda size: _repeated("#a# = # : i32\n".replace("#a#", "!a#").replace("# : i32", "tuple<!u#>"), size),
    "conditions that stay open": lambda size: "func.func @f(%c: i1) {\n" + "  scf.if %c {\n" * size,
    "names of outer operations in inner ones": lambda size: _function(
        _repeated('  %v# = "a.b"() : () -> i32\n', size)
        + _repeated('  scf.if %c {\n  "a.b"(%v#) : (i32) -> ()\n', size)
        + "  }\n" * size
    ),
    "nested function types": lambda size: f'"a.b"() {{t = {"(" * size}i32{") -> i32" * size}}} : () -> ()\n',
    "function types of function types": lambda size: f'"a.b"() {{t = {"(i32) -> (" * size}i32{")" * size}}} : () -> ()\n',
    "maps in maps": lambda size: f'"a.b"() {{t = {"affine_map<" * size}(d0) -> (d0){">" * size}}} : () -> ()\n',
    "spaces after a sign": lambda size: f'"a.b"() {{t = dense<-{" " * 20 * size}x>}} : () -> ()\n',
    "one label many times": lambda size: _function("  cf.br ^bb0\n" + "^bb0:\n  cf.br ^bb0\n" * size),
    "one symbol many times": lambda size: "func.func private @f()\n" * size,
    "operands of a structured operation": lambda size: (
        f"func.func @f({_repeated('%a#: tensor<4xf32>', size, ', ')}) {{\n"
        f"  %0 = linalg.generic {{indexing_maps = [], iterator_types = []}} ins({_repeated('%a#', size, ', ')} : "
        f"{', '.join(['tensor<4xf32>'] * size)}) outs(%a0 : tensor<4xf32>) {{\n  }} -> tensor<4xf32>\n  return\n}}\n"
    ),
    "a resource": lambda size: (
        f'{{-#\n  dialect_resources: {{\n    builtin: {{\n      r: "0x08000000{"AB" * 4 * size}"\n    }}\n  }}\n#-}}\n'
    ),
}
