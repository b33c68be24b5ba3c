"""The bodies of dialects' types and attributes: what is read, how it is spelled in the end, what is wrong with it."""

from __future__ import annotations

import gc
import re
from weakref import ref

import pytest

from dialect_data import with_dialects
from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.ods.bodies.find import Bodies
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.language import OpenLanguage, profile_language
from mlir_ls.ods.profiles import profiles
from mlir_ls.ods.registry import Registry, default_registry, profile_registry
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, Parameter, TypeDef
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.forms import MODERN
from mlir_ls.syntax.leaf.types import DialectType, IntegerType
from mlir_opt import mlir_opt, needs_mlir_opt

# -- declared bodies ------------------------------------------------------------------------------------------------

COLOUR = EnumSpec("own.Colour", (("red", 0), ("deep-blue", 1)))
FLAGS = EnumSpec("own.Flags", (("none", 0), ("a", 1), ("b", 2), ("c", 4), ("ab", 3)), bits=True, separator="|")
LIST = EnumSpec("own.List", (("a", 1), ("b", 2)), bits=True, separator=", ")


def own(format_: str | None, *parameters: Parameter, custom: bool = False) -> LeafParser:
    """Reads `!own.it` and `#own.it`, and a few fixed ones."""
    pair = (Parameter("type", "type"), Parameter("size", "integer", default="1"))
    types = {
        "it": TypeDef("own.it", parameters, format_, custom),
        "pair": TypeDef("own.pair", pair, "`<` $type (`,` $size^)? `>`"),
        "bare": TypeDef("own.bare"),
    }
    attributes = {
        "it": AttrDef("own.it", parameters, format_, custom),
        "colour": AttrDef("own.colour", (Parameter("value", ("keyword", "own.Colour")),), "$value", enum="own.Colour"),
        "flags": AttrDef("own.flags", (Parameter("value", ("keyword", "own.Flags")),), "`<` $value `>`", enum="own.Flags"),
        "list": AttrDef("own.list", (Parameter("value", ("keyword", "own.List")),), "`<` $value `>`", enum="own.List"),
    }
    enums = {each.name: each for each in (COLOUR, FLAGS, LIST)}
    bodies = Bodies(with_dialects(Registry({}), [DialectData(DialectFacts("own"), {}, types, attributes, enums)]))
    return LeafParser(MODERN, bodies.type, bodies.attribute)


def leaf(leaves: LeafParser, text: str) -> Type | Attribute:
    return leaves.parse_type(text) if text[0] == "!" else leaves.parse_attribute(text)


def parameters_of(found: object) -> list[str] | None:
    assert isinstance(found, DialectType | DialectAttr)
    return None if found.parameters is None else ["-" if each is None else str(each) for each in found.parameters]


def mistake(leaves: LeafParser, text: str) -> str:
    """What is wrong with a leaf, under its text."""
    with pytest.raises(LeafError) as caught:
        leaf(leaves, text)
    return f"{' ' * caught.value.offset}^ {caught.value.message}"


@pytest.mark.parametrize(
    ("kind", "spelled", "canonical"),
    [
        ("type", "tensor<2 x f32>", "tensor<2xf32>"),
        ("attribute", "[1,2]", "[1, 2]"),
        ("attribute", "dense<1>:tensor<2xi32>", "dense<1> : tensor<2xi32>"),
        ("integer", "- 5", "-5"),
        ("unsigned", "0x10", "16"),
        ("bool", "true", "true"),
        ("float", "1.5e3", "1.5e3"),
        ("string", '"a b"', '"a b"'),
        ("string", '"\\""', '"\\22"'),
        ("apint", "300", "300"),
        ("affine_map", "(i)[n] -> (i+n)", "(d0)[s0] -> (d0 + s0)"),
        ("integer_set", "(i) : (i == 0)", "(d0) : (d0 == 0)"),
        (("attribute", "string"), '"x"', '"x"'),
        (("attribute", "flat_symbol_ref"), "@a", "@a"),
        (("attribute", "integer_attr"), "4", "4 : i64"),
        (("attribute", "unknown kind"), "4", "4 : i64"),
        (("type", "own.pair"), "!own.pair<i32>", "<i32>"),
        (("type", "own.pair"), "< i32,1 >", "<i32>"),
        (("type", "own.bare"), "!own.bare", "!own.bare"),
        (("attr", "own.flags"), "#own.flags<b|a>", "<ab>"),
        (("attr", "own.flags"), "<c | a>", "<a|c>"),
        (("attr", "own.colour"), "red", "red"),
        (("keyword", "own.Colour"), "red", "red"),
        (("keyword", "own.Colour"), '"deep-blue"', '"deep-blue"'),
        (("keyword", "own.Flags"), '"c|b"', "b|c"),
        (("keyword", "own.List"), "b,a", "a, b"),
        (("keyword", "own.Flags", "string"), '"c|b"', '"b|c"'),
        (("keyword", "own.List", "string"), '"b,a"', '"a, b"'),
        (("array", "integer"), "1,2 , 3", "1, 2, 3"),
        (("array", ("type", "own.pair")), "<i32>, !own.pair<f32, 2>", "<i32>, <f32, 2>"),
        (("optional", "integer"), "7", "7"),
        ("integer", "true", "-1"),
        (("attribute", ("dense_array", "i8")), "[ 1,-0x2, true]", "[1, -2, -1]"),
        (("attribute", ("dense_array", "i64")), "[]", "[]"),
        (("attribute", ("dense_array", "i1")), "[true,false]", "[true, false]"),
        (("attribute", ("dense_array", "f32")), "[2.0]", "[2.000000e+00]"),
        (("constrained_type", "memref"), "memref<2 x i8>", "memref<2xi8>"),
        (("type_interface", "PtrLikeTypeInterface"), "memref<*xi8>", "memref<*xi8>"),
        (("attr_interface", "TypedAttr"), "4", "4 : i64"),
        (("either", ("attribute", "string"), "type"), "i8", "i8"),
        ("unknown", "a ( b , c )  -> <d>", "a(b, c) -> <d>"),
    ],
)
def test_kinds_of_parameters(kind: Term, spelled: str, canonical: str) -> None:
    leaves = own("`<` $x `>`", Parameter("x", kind))
    found = leaf(leaves, f"!own.it<{spelled}>")
    assert str(found) == f"!own.it<{canonical}>"
    assert leaf(leaves, str(found)) is found


@pytest.mark.parametrize(
    ("kind", "spelled", "expected"),
    [
        ("type", "4", "         ^ expected a type, but got `4`"),
        ("integer", "x", "         ^ expected an integer, but got `x`"),
        ("integer", "1.5", "         ^ expected an integer, but got `1.5`"),
        ("bool", "2", "         ^ expected `true` or `false`"),
        ("string", "x", "         ^ expected a string, but got `x`"),
        ("attribute", "", "         ^ expected an attribute, but got `>`"),
        ("affine_map", "(i) -> (j)", "                 ^ `j` is neither a dimension nor a symbol of this map"),
        (("attribute", "string"), "[1, 2]", "         ^ expected a string, but got `[1, 2]`"),
        (("attribute", "flat_symbol_ref"), "@a::@b", "         ^ expected a symbol such as `@name`, but got `@a::@b`"),
        (("type", "own.pair"), "!own.bare", "         ^ expected `!own.pair`, but got `!own.bare`"),
        (("type", "own.pair"), "<i32", "              ^ expected `>`, but got the end"),
        (("keyword", "own.Colour"), "green", "         ^ expected `red` or `deep-blue`, but got `green`"),
        (("keyword", "own.Flags"), "a|x", "           ^ expected `none`, `a`, `b`, `c` or `ab`, but got `x`"),
        (("array", "integer"), "", "         ^ expected an integer, but got `>`"),
        (("array", "integer"), "1,", "           ^ expected an integer, but got `>`"),
        (("attribute", ("dense_array", "i8")), "[1, 128]", "             ^ expected an integer of 8 bits, but got 128"),
        (("attribute", ("dense_array", "i8")), "4", "         ^ expected `[`, but got `4`"),
        (("constrained_type", "memref"), "memref<*xi8>", "         ^ expected memref, but got `memref<*xi8>`"),
        (("type_interface", "PtrLikeTypeInterface"), "i8", "         ^ expected a type that implements `PtrLikeTypeInterface`, but got `i8`"),
        (("attr_interface", "TypedAttr"), "[]", "         ^ expected an attribute that implements `TypedAttr`, but got `[]`"),
    ],
)
def test_mistakes_in_parameters(kind: Term, spelled: str, expected: str) -> None:
    leaves = own("`<` $x `>`", Parameter("x", kind))
    message = mistake(leaves, f"!own.it<{spelled}>")
    assert message.split("^")[1].split(",")[0] in expected or message == expected
    assert message.index("^") == expected.index("^") - 1


A, B = Parameter("a", "integer"), Parameter("b", "type")
OPTIONAL = Parameter("c", "integer", optional=True)
DEFAULT = Parameter("d", "integer", default="3")
MAYBE = Parameter("m", ("optional", "integer"), optional=True)


@pytest.mark.parametrize(
    ("format_", "parameters", "spelled", "canonical", "values"),
    [
        (None, (), "", "", []),
        ("`<` params `>`", (A, B), "<1,i32>", "<1, i32>", ["1", "i32"]),
        ("`<` params `>`", (A, OPTIONAL), "<1>", "<1>", ["1", "-"]),
        ("`<` params `>`", (A, OPTIONAL), "<1, 2>", "<1, 2>", ["1", "2"]),
        ("`<` params `>`", (OPTIONAL, A), "<1, 2>", "<1, 2>", ["1", "2"]),
        ("`<` params `>`", (MAYBE, B), "<i8>", "<i8>", ["-", "i8"]),
        ("`<` params `>`", (MAYBE, B, OPTIONAL), "<4, i8, 5>", "<4, i8, 5>", ["4", "i8", "5"]),
        ("`<` params `>`", (MAYBE,), "<>", "<>", ["-"]),
        ("`<` struct(params) `>`", (A, B), "<b = i32, a=1>", "<a = 1, b = i32>", ["1", "i32"]),
        ("`<` struct(params) `>`", (A, DEFAULT), "<a = 1, d = 3>", "<a = 1>", ["1", "-"]),
        ("`<` struct(params) `>`", (OPTIONAL, DEFAULT), "<>", "<>", ["-", "-"]),
        ("`<` struct(params) `>`", (Parameter("c", ("optional", "integer"), optional=True), A), "<c=, a=1>", "<a = 1>", ["-", "1"]),
        ("`<` struct($b, qualified($a)) `>`", (A, B), "<a = 1, b = i8>", "<b = i8, a = 1>", ["1", "i8"]),
        ("(`<` $d^ `>`)?", (DEFAULT,), "<3>", "", ["-"]),
        ("(`<` $d^ `>`)?", (DEFAULT,), "<4>", "<4>", ["4"]),
        ("(`<` $d^ `>`)?", (DEFAULT,), "", "", ["-"]),
        ("`<` struct($b) `,` $a `>`", (A, B), "<b = i8, 1>", "<b = i8, 1>", ["1", "i8"]),
        ("(`<` struct($c, $d)^ `>`)?", (OPTIONAL, DEFAULT), "<>", "", ["-", "-"]),
        ("`<` ($c^ `:`)? $a `>`", (A, OPTIONAL), "<1 : 2>", "<1 :2>", ["2", "1"]),
        ("`<` $a (`,` $c^)? `x` $b `>`", (A, B, OPTIONAL), "<1 x i8>", "<1 x i8>", ["1", "i8", "-"]),
        ("`<` `[` (`]`) : ($c^ `]`)? `>`", (OPTIONAL,), "<[]>", "<[]>", ["-"]),
        ("`<` `[` (`]`) : ($c^ `]`)? `>`", (OPTIONAL,), "<[ 5]>", "<[5]>", ["5"]),
        ("`<` $a `` `:` `` $b `>`", (A, B), "<1 : i8>", "<1:i8>", ["1", "i8"]),
        ("`<` `(` $a `)` ` ` $b `>`", (A, B), "<(1)i8>", "<(1) i8>", ["1", "i8"]),
    ],
)
def test_formats(
    format_: str | None, parameters: tuple[Parameter, ...], spelled: str, canonical: str, values: list[str]
) -> None:
    leaves = own(format_, *parameters)
    for sigil in "!#":
        found = leaf(leaves, f"{sigil}own.it{spelled}")
        assert str(found) == f"{sigil}own.it{canonical}"
        assert parameters_of(found) == values
        assert leaf(leaves, str(found)) is found


@pytest.mark.parametrize(
    ("format_", "parameters", "text", "expected"),
    [
        ("`<` $a `>`", (A,), "!own.it", "       ^ expected `<`, but got the end"),
        ("`<` $a `>`", (A,), "!own.it<4, 5>", "         ^ expected `>`, but got `,`"),
        ("`<` params `>`", (A, B), "!own.it<4>", "         ^ expected `,`, but got `>`"),
        ("`<` params `>`", (OPTIONAL, B), "!own.it<i8>", "        ^ expected an integer, but got `i8`"),
        ("`<` params `>`", (OPTIONAL, B), "!own.it<, i8>", "        ^ expected an integer, but got `,`"),
        ("`<` params `>`", (A, OPTIONAL), "!own.it<4, >", "           ^ expected an integer, but got `>`"),
        ("`<` struct(params) `>`", (A, B), "!own.it<b = i8>", "              ^ expected `a`, but got `>`"),
        ("`<` struct(params) `>`", (A, B), "!own.it<a = 1, x = 2>", "               ^ expected `b`, but got `x`"),
        ("`<` struct(params) `>`", (A,), "!own.it<a = 1, a = 2>", "               ^ expected the end, but got `a`"),
        ("`<` struct(params) `>`", (OPTIONAL,), "!own.it<c = >", "            ^ expected an integer, but got `>`"),
        ("`<` params `>`", (OPTIONAL, DEFAULT), "!own.it<>", "        ^ expected an integer, but got `>`"),
        ("`<` $c `>`", (OPTIONAL,), "!own.it<>", "        ^ expected an integer, but got `>`"),
        ("`<` ($c^ `,`)? $a `>`", (A, OPTIONAL), "!own.it<>", "        ^ expected an integer, but got `>`"),
        ("`<` $d `:` $c `>`", (OPTIONAL, DEFAULT), "!own.it<: 4>", "        ^ expected an integer, but got `:`"),
        ("(`<` $d^ `>`)?", (DEFAULT,), "!own.it<>", "        ^ expected an integer, but got `>`"),
        ("$a", (A,), "!own.it<4>", "       ^ expected an integer, but got `<`"),
        ("`<` `wide` `=` $a `>`", (A,), "!own.it<wid = 4>", "        ^ expected `wide`, but got `wid`; did you mean `wide`?"),
    ],
)
def test_mistakes_in_formats(format_: str | None, parameters: tuple[Parameter, ...], text: str, expected: str) -> None:
    leaves = own(format_, *parameters)
    assert mistake(leaves, text) == expected


def test_a_body_without_brackets() -> None:
    leaves = own("$a `to` $b", A, B)
    found = leaf(leaves, "!own< it 4  to i8>")
    assert (str(found), parameters_of(found)) == ("!own<it 4 to i8>", ["4", "i8"])
    assert str(leaf(leaves, "#own<colour red>")) == "#own<colour red>"
    assert leaf(leaves, "#own<flags<a>>") is leaf(leaves, "#own.flags<a>")


@pytest.mark.parametrize(
    ("format_", "parameters", "custom"),
    [
        ("`<` custom<Thing>($a) `>`", (A,), False),
        ("`<` $x `>`", (Parameter("x", ("array", "unknown")),), False),
        ("`<` $nothing `>`", (A,), False),
        (None, (A,), False),
        (None, (), True),
        ("`<", (A,), False),
    ],
)
def test_what_only_cpp_defines_is_never_wrong(format_: str | None, parameters: tuple[Parameter, ...], custom: bool) -> None:
    leaves = own(format_, *parameters, custom=custom)
    for text in ("!own.it<a,  ( b )>", "!own.it<4>", "!own.it"):
        leaf(leaves, text)
    assert str(leaf(leaves, "!own.it<a,  ( b )>")) == "!own.it<a, (b)>"


def test_names_that_a_dialect_has_not() -> None:
    leaves = own("`<` $a `>`", A)
    assert mistake(leaves, "tuple<!own.pear>"[6:-1]) == "     ^ dialect 'own' has no type `!own.pear`; did you mean `!own.pair`?"
    assert mistake(leaves, "#own<xyz 3>") == "     ^ dialect 'own' has no attribute `#own.xyz`"
    assert mistake(leaves, "#own<4>") == "     ^ expected the name of an attribute of dialect 'own'"
    assert str(leaf(leaves, "!other.pear<x>")) == "!other.pear<x>"


@pytest.mark.parametrize("fact", ["parses_types", "extensible", "allows_unknown"])
def test_a_dialect_that_is_open_may_have_any_type(fact: str) -> None:
    facts = DialectFacts("own")._replace(**{fact: True})
    bodies = Bodies(with_dialects(Registry({}), [DialectData(facts, {}, {}, {}, {})]))
    leaves = LeafParser(MODERN, bodies.type, bodies.attribute)
    assert str(leaf(leaves, "!own.some<x>")) == "!own.some<x>"


# -- the dialects of MLIR -------------------------------------------------------------------------------------------

SPELLINGS = [
    ("!llvm.ptr<0>", "!llvm.ptr"),
    ("!llvm<ptr>", "!llvm.ptr"),
    ("!llvm.struct<packed(i8,ptr<2>,!llvm.array<2 x ptr>)>", "!llvm.struct<packed (i8, ptr<2>, array<2 x ptr>)>"),
    ('!llvm.struct<"node", (i32, array<2 x struct<"node">>)>', '!llvm.struct<"node", (i32, array<2 x struct<"node">>)>'),
    ('!llvm.struct<"far", opaque>', '!llvm.struct<"far", opaque>'),
    ("!llvm.func<void(i32,...)>", "!llvm.func<void (i32, ...)>"),
    ("!llvm.func<ptr ()>", "!llvm.func<ptr ()>"),
    ('!llvm.target<"spirv.Image",i32,0x2>', '!llvm.target<"spirv.Image", i32, 2>'),
    ("#llvm.constant_range<i8, 0, 255>", "#llvm.constant_range<i8, 0, -1>"),
    ("#llvm.cconv<cc_10>", "#llvm.cconv<cc_10>"),
    ("#llvm.di_expression<[DW_OP_plus_uconst(2), DW_OP_deref]>", "#llvm.di_expression<[DW_OP_plus_uconst(2), DW_OP_deref]>"),
    ("#llvm.target_features<[\"+a\",\"-b\"]>", "#llvm.target_features<[\"+a\", \"-b\"]>"),
    ("#llvm.fastmath<ninf,nnan>", "#llvm.fastmath<nnan, ninf>"),
    ("#arith.fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn>", "#arith.fastmath<fast>"),
    ("#nvvm.target<chip = \"sm_90\", O = 2>", "#nvvm.target<chip = \"sm_90\">"),
    ("#gpu<dim x>", "#gpu<dim x>"),
    ("#gpu.object<#nvvm.target, fatbin = \"x\">", "#gpu.object<#nvvm.target, \"x\">"),
    ("!gpu.mma_matrix<16x16xf16,\"AOp\">", "!gpu.mma_matrix<16x16xf16, \"AOp\">"),
    ("!nvgpu.mbarrier.group<num_barriers=1, memorySpace=3>", "!nvgpu.mbarrier.group<memorySpace = 3 : i64>"),
    ("!amx.tile<16x64xi8>", "!amx.tile<16x64xi8>"),
    ("!async.value<f32>", "!async.value<f32>"),
    ("!emitc.array<2 x 3 x i32>", "!emitc.array<2x3xi32>"),
    ("!pdl.range<value>", "!pdl.range<value>"),
    ("!transform.op<\"a.b\">", "!transform.op<\"a.b\">"),
    ("#dlti.dl_spec<#dlti.dl_entry<index, 32>, \"k\" = \"v\">", "#dlti.dl_spec<index = 32 : i64, \"k\" = \"v\">"),
    ("#dlti.map<i32=1, \"a\"=[2]>", "#dlti.map<i32 = 1 : i64, \"a\" = [2]>"),
    ("!quant.uniform<i8<-128:127>:f32, 2.0:0>", "!quant.uniform<i8:f32, 2.000000e+00>"),
    ("!quant.uniform<u8:f32:1, {2.0:3,4.0}>", "!quant.uniform<u8:f32:1, {2.000000e+00:3,4.000000e+00}>"),
    ("!quant.any<i4<-3:4>:f32>", "!quant.any<i4<-3:4>:f32>"),
    ("!spirv.array<4xf32,stride=16>", "!spirv.array<4 x f32, stride=16>"),
    ("!spirv.struct<(f32[0,NonWritable], i32 [4])>", "!spirv.struct<(f32 [0, NonWritable], i32 [4])>"),
    ("!spirv.struct<list, (i32, !spirv.ptr<!spirv.struct<list>, Uniform>)>",
     "!spirv.struct<list, (i32, !spirv.ptr<!spirv.struct<list>, Uniform>)>"),
    ("!spirv.matrix<3xvector<4xf32>>", "!spirv.matrix<3 x vector<4xf32>>"),
    ("!spirv.coopmatrix<16x8xf32,Subgroup,MatrixA>", "!spirv.coopmatrix<16x8xf32, Subgroup, MatrixA>"),
    ("#spirv.target_env<#spirv.vce<v1.0,[Shader],[]>,NVIDIA:DiscreteGPU,#spirv.resource_limits<>>",
     "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>"),
    ("#spirv.interface_var_abi<(1,2),StorageBuffer>", "#spirv.interface_var_abi<(1, 2), StorageBuffer>"),
    ("#spirv.memory_semantics<UniformMemory|Acquire>", "#spirv.memory_semantics<Acquire|UniformMemory>"),
    ("#sparse_tensor.encoding<{crdWidth = 32, map = (i, j) -> (j : dense, i : compressed(nonordered, nonunique))}>",
     "#sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique, nonordered)), crdWidth = 32 }>"),
    ("#sparse_tensor.encoding<{map = [n](i) -> (i floordiv n : dense, i mod n : compressed),}>",
     "#sparse_tensor.encoding<{ map = [s0](d0) -> (d0 floordiv s0 : dense, d0 mod s0 : compressed) }>"),
    ("#sparse_tensor<slice(1, ?, 2)>", "#sparse_tensor<slice(1, ?, 2)>"),
    ("!xegpu.tensor_desc<8x16xf32,#xegpu.block_tdesc_attr<array_length=2>>",
     "!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>"),
    ("#xegpu.mem_layout<stride = [1, 8], block = [4, 4]>", "#xegpu.mem_layout<block = [4, 4], stride = [1, 8]>"),
    ("!smt.func<(!smt.int,!smt.bv<3>)!smt.bool>", "!smt.func<(!smt.int, !smt.bv<3>) !smt.bool>"),
    ("#smt.bv<5> : !smt.bv<32>", "#smt.bv<5> : !smt.bv<32>"),
    ("#omp<clause_task_depend(taskdependin)>", "#omp<clause_task_depend(taskdependin)>"),
    ("#tosa.target_env<specification_version=\"1.0\", level=\"8k\", profiles=[pro_int], extensions=[int16]>",
     "#tosa.target_env<specification_version = \"1.0\", level = \"8k\", profiles = [pro_int], extensions = [int16]>"),
    ("!wasmssa<local ref to i32>", "!wasmssa<local ref to i32>"),
    ("#shard<axisarray[[0,1],[2]]>", "#shard<axisarray[[0, 1], [2]]>"),
]  # fmt: skip


@pytest.mark.parametrize(("spelled", "canonical"), SPELLINGS)
def test_one_spelling_for_each(spelled: str, canonical: str) -> None:
    leaves = profile_language("llvm-22").leaves
    found = leaf(leaves, spelled)
    assert str(found) == canonical
    assert parameters_of(found) is not None
    assert leaf(leaves, canonical) is found


@needs_mlir_opt
def test_the_reference_prints_the_same() -> None:
    entries = ", ".join([f"k{number:03} = {spelled}" for number, (spelled, _) in enumerate(SPELLINGS)])
    text = f'"some.op"() {{{entries}}} : () -> ()'
    run = mlir_opt("--allow-unregistered-dialect", text=text)
    assert run.returncode == 0, run.stderr
    aliases = dict(re.findall(r"^([#!]\w+) = (.*)$", run.stdout, re.MULTILINE))
    inner = run.stdout[run.stdout.index("{k000") + 1 : run.stdout.rindex("} : () -> ()")]
    printed = [text.removesuffix(", ") for text in re.split(r"k\d{3} = ", inner)[1:]]
    for (spelled, canonical), text in zip(SPELLINGS, printed, strict=True):
        for alias, value in aliases.items():
            text = re.sub(rf"{re.escape(alias)}(?![\w.])", lambda _, value=value: value, text)
        assert text in (canonical, spelled) or text.startswith(canonical), spelled


MISTAKES = [
    ("!llvm.array<4xi32>", "             ^ expected `x`, but got `xi32`"),
    ("!llvm.array<4 x pointer>", "                ^ expected a type, but got `pointer`"),
    ("!llvm.array<4 x void>", "                ^ an element of an array cannot be of type `!llvm.void`"),
    ("!llvm.func<void (func<void ()>)>", "                 ^ an argument of a function cannot be of type `!llvm.func<void ()>`"),
    ("!llvm.func<label ()>", "           ^ the result of a function cannot be of type `!llvm.label`"),
    ('!llvm.struct<"a">', '             ^ only inside of the struct "a" its name stands for it'),
    ('!llvm.struct<"a", (ptr, struct<"a", (ptr)>)>', '                               ^ a struct around this one has the name "a"'),
    ("!llvm.struct<(ptr, metadata)>", "                   ^ an element of a struct cannot be of type `!llvm.metadata`"),
    ("!llvm.struct<i32>", "             ^ expected `(`, but got `i32`"),
    ("!llvm.func<i32>", "              ^ expected `(`, but got `>`"),
    ("!llvm.pointer", "      ^ dialect 'llvm' has no type `!llvm.pointer`; did you mean `!llvm.ptr`?"),
    ("#llvm.constant_range<f32, 0, 1>", "                     ^ expected an integer type, but got `f32`"),
    ("#llvm.cconv<bogus>", "            ^ expected `ccc`, `fastcc`, `coldcc`, `cc_10`, `cc_11`, `anyregcc`, `preserve_mostcc`, "
     "`preserve_allcc`, `swiftcc`, `cxx_fast_tlscc`, `tailcc`, `cfguard_checkcc`, …, but got `bogus`"),
    ("#arith.fastmath<nnan,all>", "                     ^ expected `none`, `reassoc`, `nnan`, `ninf`, `nsz`, `arcp`, `contract`, "
     "`afn` or `fast`, but got `all`"),
    ("#gpu.address_space<locale>", "                   ^ expected `global`, `workgroup` or `private`, "
     "but got `locale`; did you mean `global`?"),
    ("!amx.tile<16x?xi8>", "             ^ expected a size, but got `?`"),
    ("!pdl.range<i32>", "           ^ expected `attribute`, `operation`, `type` or `value`, but got `i32`"),
    ("#dlti.dl_spec<4 = 5>", "              ^ expected a type or a string, but got `4`"),
    ("#dlti.map<i32 = 1, i32 = 2>", "          ^ `i32` is given twice"),
    ("!quant.uniform<f32:f32, 2.0>", "               ^ expected an integer type of at most 32 bits, such as `i8` or `u8`, "
     "but got `f32`"),
    ("!quant.uniform<i8<-129:5>:f32, 2.0>", "                  ^ expected bounds from -128 to 127"),
    ("!quant.uniform<i8:f32, 2>", "                       ^ expected a number with a decimal point, but got `2`"),
    ("!spirv.ptr<f32, Nowhere>", None),
    ("!spirv.matrix<5 x vector<2xf32>>", "              ^ expected 2, 3 or 4 columns, but got `5`"),
    ("!spirv.array<4x4xf32>", "             ^ expected the number of elements, but got `4x4xf32`"),
    ("#sparse_tensor.encoding<{map = (i) -> (k : dense)}>", "                                       ^ `k` is no dimension of "
     "this map"),
    ("#sparse_tensor.encoding<{map = (i) -> (i : thick)}>", "                                           ^ expected `dense`, "
     "`batch`, `compressed`, `singleton`, `loose_compressed` or `structured`, but got `thick`"),
    ("#sparse_tensor.encoding<{map = (i) -> (i : dense), posWidth = 31}>", "                                                   "
     "           ^ expected 0, 8, 16, 32 or 64, but got `31`"),
    ("#sparse_tensor.encoding<{}>", "                        ^ expected `map` among the entries"),
    ("!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>", None),
    ("!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>", None),
    ("!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>", None),
    ("!ptr.ptr<i32>", "         ^ expected an attribute that implements `MemorySpaceAttrInterface`, but got `i32`"),
    ("#complex.number<:f64 1, 2.0>", "                     ^ expected a number with a decimal point, but got `1`"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), MISTAKES)
def test_mistakes_in_dialects_of_mlir(text: str, expected: str | None) -> None:
    leaves = profile_language("llvm-22").leaves
    message = mistake(leaves, text)
    assert expected is None or message == expected


@needs_mlir_opt
@pytest.mark.parametrize("text", [text for text, _ in MISTAKES if not text.startswith("#dlti.map")])
def test_the_reference_refuses_them_too(text: str) -> None:
    run = mlir_opt("--allow-unregistered-dialect", text=f'"some.op"() {{k = {text}}} : () -> ()')
    assert run.returncode != 0


@pytest.mark.parametrize("profile", profiles())
def test_every_name_of_every_profile_has_a_body(profile: str) -> None:
    bodies = Bodies(profile_registry(profile))
    registry = profile_registry(profile)
    unknown = []
    for dialect in registry.dialects():
        for sigil, find, names in (
            ("!", bodies.type, registry.types_of(dialect)),
            ("#", bodies.attribute, registry.attributes_of(dialect)),
        ):
            unknown += [f"{sigil}{dialect}.{name}" for name in names if find(dialect, name) is None]
    assert unknown == []


def test_nested_types_are_known() -> None:
    leaves = profile_language("llvm-22").leaves
    array = leaves.parse_type("!llvm.array<4 x vector<2xi8>>")
    assert isinstance(array, DialectType)
    assert array.parameters == (leaves.parse_type("vector<2xi8>"), 4)
    alias = leaves.parse_type("!llvm.struct<(!count, ptr)>")
    assert alias.has_alias
    resolved = leaves.resolve(alias, {"!count": IntegerType(16)})
    assert resolved is leaves.parse_type("!llvm.struct<(i16, ptr)>")


def test_erased_names_in_bodies() -> None:
    leaves = profile_language("llvm-22").leaves
    found = leaves.parse_attribute("#llvm.blockaddress<function = @, tag = <id = 1>>")
    assert found.opaque
    assert str(found) == "#llvm.blockaddress<function = @, tag = <id = 1>>"


def test_profiles_differ_in_what_they_know() -> None:
    assert default_registry().type_def("llvm", "vec") is None
    texts = ["func.func private @f(!llvm.vec<4 x ptr>)", "func.func private @f(!omp.cli)"]
    found = [
        [diagnostic.code for diagnostic in check_text(text, CheckOptions(profile=profile))]
        for profile in ("llvm-22", "llvm-19", "llvm-22")
        for text in texts
    ]
    assert found == [["unknown-type"], [], [], ["unknown-type"], ["unknown-type"], []]


def test_what_a_dialect_lacks_is_a_warning_in_an_editor() -> None:
    text = "func.func private @f(!gpu.fresh)\n\nfunc.func private @g(!gpu.async.tokn)"
    (fresh, similar) = check_text(text, CheckOptions(editor=True, hints=False))
    assert (fresh.code, fresh.severity.name) == ("unknown-type", "WARNING")
    assert (similar.code, similar.severity.name) == ("unknown-type", "ERROR")
    assert similar.message == "dialect 'gpu' has no type `!gpu.async.tokn`; did you mean `!gpu.async.token`?"
    (fresh, similar) = check_text(text, CheckOptions(editor=True, hints=False, profile="llvm-22"))
    assert fresh.severity.name == "ERROR"


def test_other_types_of_one_name_do_not_agree() -> None:
    text = """
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr<3>) {
  %a = llvm.load %p : !llvm.ptr<0> -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  return
}
"""
    (found,) = check_text(text)
    assert (found.code, found.span.start.line) == ("value-type-mismatch", 3)


def test_short_forms_in_operations_are_checked() -> None:
    text = """
func.func @f(%a: f32, %p: !emitc.lvalue<i32>) {
  %0 = arith.addf %a, %a fastmath<nnan, fasst> : f32
  %1 = emitc.load %p : <i32>
  %2 = emitc.load %p : <4>
  return
}
"""
    found = [(each.code, each.span.start.line, each.span.start.character) for each in check_text(text)]
    assert found == [("unknown-keyword", 2, 40), ("bad-type", 4, 24)]


def test_the_name_of_a_struct_stands_for_it_inside_of_it_only() -> None:
    leaves = profile_language("llvm-22").leaves
    inside = leaf(leaves, '!llvm.struct<"open", (!llvm.array<2 x !llvm.struct<"open">>, struct<(!llvm.struct<"open">)>)>')
    assert str(inside) == '!llvm.struct<"open", (array<2 x struct<"open">>, struct<(struct<"open">)>)>'
    assert mistake(leaves, '!llvm.struct<"open">').endswith('^ only inside of the struct "open" its name stands for it')
    assert leaf(leaves, str(inside)) is inside


def test_a_language_takes_along_what_reads_its_leaves() -> None:
    known = profile_language("llvm-22").assuming(frozenset(("gpu",)))
    language = OpenLanguage(known.registry)
    assert language.find("arith.addi", "") is not None
    language.leaves.parse_type('!llvm.struct<"a", (i32)>')
    held = ref(language.leaves)
    del language
    gc.collect()
    assert held() is None
