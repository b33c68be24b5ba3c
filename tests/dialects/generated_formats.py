"""Operations with random assembly formats, and texts as their printers would write them: seeded, valid by construction.

A definition and its text are made together, element by element, with the spacing that MLIR's generated printers have. What
C++ prints (`custom<…>`) is a random row of tokens whose brackets balance.
"""

from __future__ import annotations

import random
from typing import NamedTuple

TYPES = ("i32", "f32", "index", "tensor<4x?xf32>", "memref<?xi64, 1>", "vector<4xi1>", "tuple<i1, f16>", "!mesh.cell<3, i8>")
ARGUMENTS = ", ".join([f"%{name}: {type_}" for name, type_ in zip("abcdefgh", TYPES, strict=True)])

HEAD = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
def Mesh_Dialect : Dialect { let name = "mesh"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }
def Mesh_Cell : TypeDef<Mesh_Dialect, "Cell"> {
  let mnemonic = "cell";
  let parameters = (ins "unsigned":$size, "Type":$of);
  let assemblyFormat = "`<` $size `,` $of `>`";
}
def Mesh_Box : AttrDef<Mesh_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int64_t":$low, OptionalParameter<"::mlir::Attribute">:$tag);
  let assemblyFormat = "`<` $low (`,` `tag` `=` $tag^)? `>`";
}
def Mesh_Side : I32EnumAttr<"Side", "a side", [I32EnumAttrCase<"Left", 0, "left">, I32EnumAttrCase<"Right", 1, "right">]>;
class Mesh_Op<string name, list<Trait> traits = []> : Op<Mesh_Dialect, name, traits>;
"""

_ATTRIBUTES = {
    "I64Attr": ("4", "-1", "0"),
    "I32Attr": ("4", "-7"),
    "F32Attr": ("1.000000e+00",),
    "StrAttr": ('"x y"', '"(<["'),
    "BoolAttr": ("true", "false"),
    "ArrayAttr": ("[]", '[1, "a", unit]'),
    "DenseI64ArrayAttr": ("1, 2, 3",),
    "TypeAttr": TYPES,
    "SymbolRefAttr": ("@s", "@s::@t"),
    "FlatSymbolRefAttr": ("@s",),
    "DictionaryAttr": ("{}", "{a = 1 : i8, b}"),
    "AffineMapArrayAttr": ("[affine_map<(d0) -> (d0)>]",),
    "Mesh_Box": ("<3>", "<-3, tag = @s>"),
    "Mesh_Side": ("left", "right"),
    "AnyAttr": ("#mesh.box<3>", "dense<1> : tensor<2xi32>", "4 : i8"),
}
_OPAQUE = (
    "[1, 2)",
    "<a, <b>>",
    "x = 3",
    "{k, [m]}",
    "a -> b",
    "(i32) => f32",
    "-4",
    "by 8",
    '"s" of #mesh.box<3>',
    "!t<x y>",
    "a < 4",
    "| z",
    "b >= 3",
    "<c > 0>",
    "[p]:[q]",
)


class Generated(NamedTuple):
    """A definition, and lines that hold its operation."""

    definition: str
    lines: list[str]


class _Maker:
    """Makes one operation."""

    def __init__(self, rng: random.Random, name: str) -> None:
        self.rng, self.name = rng, name
        self.format: list[str] = []
        self.text = f"mesh.{name}"
        self.arguments: list[str] = []
        self.types: list[tuple[str, list[str]]] = []
        self.region = False
        self.space, self.punctuation, self.count = True, False, 0

    def _literal(self, value: str) -> None:
        self.format.append(f"`{value}`")
        self._print(value, (len(value) != 1 and value != "->") or value not in (">)}]," if self.punctuation else "<>(){}[],"))
        self.space = len(value) != 1 or value not in "<({["
        self.punctuation = not value[0].isalpha()

    def _print(self, value: str, apart: bool = True) -> None:
        self.text += (" " if self.space and apart else "") + value
        self.space, self.punctuation = True, False

    def _word(self) -> None:
        self.count += 1
        self._literal(f"{self.rng.choice(('with', 'from', 'kind', 'use'))}{self.count}")

    def _operands(self) -> None:
        kind = self.rng.choice(("AnyType", "AnyType", "Variadic<AnyType>", "I32", "Optional<AnyType>"))
        name = f"o{len(self.arguments)}"
        self.arguments.append(f"{kind}:${name}")
        count = {"Variadic<AnyType>": self.rng.randint(1, 3), "Optional<AnyType>": 1}.get(kind, 1)
        chosen = [0] if kind == "I32" else [self.rng.randrange(len(TYPES)) for _ in range(count)]
        self.format.append(f"${name}")
        self._print(", ".join(["%" + "abcdefgh"[each] for each in chosen]))
        if kind != "I32":
            self.types.append((name, [TYPES[each] for each in chosen]))

    def _attribute(self) -> None:
        kind = self.rng.choice([*_ATTRIBUTES])
        name = f"p{len(self.arguments)}"
        shown = self.rng.choice(_ATTRIBUTES[kind])
        if self.rng.random() < 0.3:
            self.arguments.append(f"OptionalAttr<{kind}>:${name}")
            if self.rng.random() < 0.5:
                self.count += 1
                self.format.append(f"(`opt{self.count}` `=` ${name}^)?")
                return
            self.count += 1
            self._in_group(name, shown, f"opt{self.count}")
        else:
            self.arguments.append(f"{kind}:${name}")
            self._word()
            if kind == "DenseI64ArrayAttr":
                shown = f"[{shown}]"
            self.format.append(f"${name}")
            self._print(shown)

    def _in_group(self, name: str, shown: str, word: str) -> None:
        start = len(self.format)
        self._literal(word)
        self._literal("=")
        kind = self.arguments[-1]
        self.format.append(f"${name}^")
        self._print(f"[{shown}]" if "DenseI64ArrayAttr" in kind else shown)
        self.format[start:] = ["(" + " ".join(self.format[start:]) + ")?"]

    def _unit(self) -> None:
        name = f"u{len(self.arguments)}"
        self.arguments.append(f"UnitAttr:${name}")
        self.count += 1
        self.format.append(f"(`flag{self.count}` ${name}^)?")
        if self.rng.random() < 0.5:
            self._print(f"flag{self.count}")

    def _opaque(self) -> None:
        name = f"c{len(self.arguments)}"
        self.arguments.append(f"AnyAttr:${name}")
        self._word()
        self.format.append(f"custom<Thing{self.count}>(${name})")
        self._print(" ".join(self.rng.choices(_OPAQUE, k=self.rng.randint(1, 2))))
        if self.rng.random() < 0.8:
            self._word()

    def _clauses(self) -> None:
        start = len(self.format)
        for number in range(self.rng.randint(2, 3)):
            kind = self.rng.choice(("I64Attr", "StrAttr", "TypeAttr", "Mesh_Side", "I32"))
            name = f"l{len(self.arguments)}"
            self.arguments.append(f"Optional<I32>:${name}" if kind == "I32" else f"OptionalAttr<{kind}>:${name}")
            self.count += 1
            at = len(self.format)
            before = self.text, self.space, self.punctuation
            self._literal(f"clause{self.count}")
            self._literal("(")
            self.format.append(f"${name}")
            self._print("%a" if kind == "I32" else self.rng.choice(_ATTRIBUTES[kind]))
            self._literal(")")
            if self.rng.random() < 0.4:
                self.text, self.space, self.punctuation = before
            self.format[at:] = ["| " * (number > 0) + " ".join(self.format[at:])]
        self.format[start:] = [f"oilist({' '.join(self.format[start:])})"]

    def made(self) -> Generated:
        rng = self.rng
        makers = (self._word, self._operands, self._attribute, self._attribute, self._unit, self._opaque, self._clauses)
        for _ in range(rng.randint(1, 6)):
            chosen = rng.choice(makers)
            if chosen == self._operands:
                self._word()
            chosen()
        self.region = rng.random() < 0.2
        self._word()
        results = [rng.choice(TYPES) for _ in range(rng.randint(0, 2))]
        keyword = self.region and not self.types and not results
        if rng.random() < 0.2:
            self.format.append("prop-dict")  # all properties are printed elsewhere: it is a blank
            self.text += " "
        self.format.append("attr-dict-with-keyword" if keyword else "attr-dict")
        if rng.random() < 0.3:
            self._print(f'{"attributes " if keyword else ""}{{extra = 1 : i64, note = "n"}}')
        if self.types or results:
            self._literal(":")
        for number, (name, types) in enumerate(self.types):
            if number:
                self._word()
            self.format.append(f"type(${name})")
            self._print(", ".join(types))
        for number, type_ in enumerate(results):
            self._literal("->") if number == 0 else self._literal(",")
            self.format.append(f"type($r{number})")
            self._print(type_)
        variadic = sum([each.startswith(("Variadic", "Optional<")) for each in self.arguments])
        traits = ["AttrSizedOperandSegments"] * (variadic > 1) + ["NoTerminator"] * self.region
        listed = ", ".join(traits)
        lines = [self.text.rstrip()]
        region = ""
        if self.region:
            self.format.append("$body")
            region = "\n  let regions = (region AnyRegion:$body);"
            lines = [self.text + " {", "  %k = arith.constant 4 : i32", "}"]
        names = [f"AnyType:$r{number}" for number in range(len(results))]
        if names:
            left = ", ".join([f"%{self.name}_{number}" for number in range(len(names))])
            lines[0] = f"{left} = {lines[0]}"
        definition = (
            f'def Mesh_{self.name} : Mesh_Op<"{self.name}", [{listed}]> {{\n'
            f"  let arguments = (ins {', '.join(self.arguments)});\n  let results = (outs {', '.join(names)});{region}\n"
            f"  let assemblyFormat = [{{{' '.join(self.format)}}}];\n}}\n"
        )
        return Generated(definition, lines)


def generated(seed: int, count: int) -> list[Generated]:
    """So many operations of a seed."""
    rng = random.Random(seed)
    return [_Maker(rng, f"op{number}").made() for number in range(count)]


def in_function(lines: list[str]) -> str:
    """A text with an operation in a function."""
    body = "".join([f"  {line}\n" for line in lines])
    return f"func.func @f({ARGUMENTS}) {{\n{body}  return\n}}\nfunc.func private @s()\n"
