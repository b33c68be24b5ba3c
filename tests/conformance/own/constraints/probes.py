"""Operations of one part, which show what a constraint allows."""

from __future__ import annotations

import random
from typing import NamedTuple

from .constraints import Constraints

PREAMBLE = """
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
def Own_Cell : Own_Type<"Cell", "cell"> { let parameters = (ins "unsigned":$size); let assemblyFormat = "`<` $size `>`"; }
def Own_Box : Own_Type<"Box", "box"> { let parameters = (ins "::mlir::Type":$content); let assemblyFormat = "`<` $content `>`"; }
def Own_Mark : Own_Attr<"Mark", "mark"> { let parameters = (ins "int64_t":$place); let assemblyFormat = "`<` $place `>`"; }
class Own_Kept<Pred condition, string words> : Attr<condition, words> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}
"""
"""Types and attributes of the dialect."""

WRITTEN = """
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
using namespace mlir;
"""


class Probe(NamedTuple):
    """An operation with one operand or one attribute, and its constraint."""

    name: str
    constraint: str
    is_type: bool

    @property
    def definition(self) -> str:
        """The operation."""
        part = "$x" if self.is_type else "$a"
        name = self.name.capitalize()
        return f'def Own_{name} : Own_Op<"{self.name}"> {{\n  let arguments = (ins {self.constraint}:{part});\n}}\n'

    def text(self, spelled: str) -> str:
        """A use, in generic form."""
        if self.is_type:
            return f'%0 = "builtin.unrealized_conversion_cast"() : () -> ({spelled})\n"own.{self.name}"(%0) : ({spelled}) -> ()\n'
        entry = "a" if spelled == "unit" else f"a = {spelled}"
        return f'"own.{self.name}"() <{{{entry}}}> : () -> ()\n'


def probes(chance: random.Random, types: int, attributes: int) -> list[Probe]:
    """Operations with random constraints."""
    make = Constraints(chance)
    found = [Probe(f"t{number}", make.value(chance.choice((1, 2, 3))), True) for number in range(types)]
    return found + [Probe(f"a{number}", make.inherent(chance.choice((1, 2, 3))), False) for number in range(attributes)]
