"""What the dialects of a release are known to be."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dialect_data import with_dialects
from mlir_ls.ods import constraints
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry, default_registry, load_registry
from mlir_ls.ods.spec import AttributeSpec, DialectData, DialectFacts, Operand, OpSpec, Result, SourceLocation, Trait
from mlir_ls.ods.storage import decode, encode

OPERATIONS_PER_DIALECT = {
    "acc": 54, "affine": 16, "amdgpu": 33, "amx": 5, "arith": 51, "arm_neon": 7, "arm_sme": 68, "arm_sve": 42,
    "async": 29, "bufferization": 7, "builtin": 2, "cf": 4, "complex": 29, "dlti": 0, "emitc": 49, "func": 5, "gpu": 66,
    "index": 26, "irdl": 17, "linalg": 99, "llvm": 284, "math": 46, "memref": 32, "ml_program": 11, "mpi": 15,
    "nvgpu": 24, "nvvm": 185, "omp": 54, "pdl": 15, "pdl_interp": 39, "ptr": 13, "quant": 3, "rocdl": 323, "scf": 12,
    "shape": 40, "shard": 22, "smt": 54, "sparse_tensor": 37, "spirv": 306, "tensor": 21, "test": 477, "tosa": 94,
    "transform": 224, "ub": 2, "vcix": 2, "vector": 39, "wasmssa": 73, "x86vector": 12, "xegpu": 21, "xevm": 23,
}  # fmt: skip


@pytest.fixture(scope="module")
def registry() -> Registry:
    return default_registry()


def operation(registry: Registry, name: str) -> OpSpec:
    spec = registry.op(name)
    assert spec is not None, name
    return spec


def every_operation(registry: Registry) -> list[OpSpec]:
    return [operation(registry, name) for dialect in registry.dialects() for name in registry.ops_of(dialect)]


def values(op: OpSpec) -> list[Operand | Result | AttributeSpec]:
    return [*op.operands, *op.results, *op.attributes]


def test_every_dialect_of_the_release_is_known_with_all_its_operations(registry: Registry) -> None:
    assert {dialect: len(registry.ops_of(dialect)) for dialect in registry.dialects()} == OPERATIONS_PER_DIALECT
    assert sum(OPERATIONS_PER_DIALECT.values()) == 3112


def test_the_three_ways_to_be_spelled(registry: Registry) -> None:
    operations = every_operation(registry)
    declared = [op for op in operations if op.assembly_format is not None]
    written = [op for op in operations if op.custom_syntax]
    generic = [op for op in operations if op.assembly_format is None and not op.custom_syntax]
    both = [op for op in declared if op.custom_syntax]
    assert (len(declared) - len(both), len(written), len(generic)) == (2420, 244, 448)
    assert operation(registry, "spirv.Load") in both
    assert operation(registry, "scf.for") in written
    assert operation(registry, "vcix.v.iv") in generic


def test_an_operation_is_found_by_its_full_name_only(registry: Registry) -> None:
    assert operation(registry, "arith.addi") is registry.op("arith.addi")
    assert operation(registry, "llvm.intr.ctpop").dialect == "llvm"
    for unknown in ("addi", "arith.nothing", "nothing.addi", "arith.", "", "arith"):
        assert registry.op(unknown) is None


def test_an_integer_addition(registry: Registry) -> None:
    add = operation(registry, "arith.addi")
    assert [operand.name for operand in add.operands] == ["lhs", "rhs"]
    assert [result.name for result in add.results] == ["result"]
    integer = ("anyof", "signless", ("is", "index"))
    assert add.operands[0].constraint == (*integer, ("allof", "value_semantics", ("element", integer)))
    assert (add.attributes[0].name, add.attributes[0].default) == ("overflowFlags", "none")
    assert add.attributes[0].syntax == ("body", "arith.overflow")
    assert add.has_trait("SameOperandsAndResultType")
    assert add.has_trait("Commutative")
    assert add.assembly_format is not None
    spelled = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
    assert " ".join(add.assembly_format.split()) == spelled


def test_facts_that_are_looked_up_on_every_keystroke(registry: Registry) -> None:
    function = operation(registry, "func.func")
    assert (function.isolated, function.symbol, function.symbol_table, function.default_dialect) == (
        True,
        True,
        False,
        "func",
    )
    module = operation(registry, "builtin.module")
    assert (module.graph_region, module.no_terminator, module.single_block) == (True, True, True)
    assert (module.symbol, module.symbol_table, module.default_dialect) == (True, True, "builtin")
    loop = operation(registry, "scf.for")
    assert (loop.single_block, loop.implicit_terminator, loop.isolated, loop.graph_region) == (
        True,
        "scf.yield",
        False,
        False,
    )
    assert operation(registry, "cf.br").terminator
    assert not operation(registry, "arith.addi").terminator
    assert operation(registry, "linalg.generic").operand_segments


def test_what_only_the_overlay_says(registry: Registry) -> None:
    assert operation(registry, "pdl.pattern").default_dialect == "pdl"
    assert operation(registry, "affine.dma_start").custom_syntax
    assert registry.type_def("gpu", "async.token") is not None
    assert registry.attr_def("spirv", "vce") is not None


def test_operations_with_a_default_dialect(registry: Registry) -> None:
    named = {op.name: op.default_dialect for op in every_operation(registry) if op.default_dialect}
    assert all(registry.knows_dialect(dialect) for dialect in named.values())
    assert {name for name in named if not name.startswith("emitc.")} == {
        "async.func", "builtin.module", "func.func", "pdl.pattern", "pdl.rewrite", "shape.func",
        "shape.function_library", "test.default_dialect", "transform.foreach", "transform.sequence",
        "transform.with_pdl_patterns",
    }  # fmt: skip


def test_traits_that_name_operations_name_known_ones(registry: Registry) -> None:
    for op in every_operation(registry):
        for trait in op.traits:
            if trait.name in ("HasParent", "SingleBlockImplicitTerminator"):
                assert trait.arguments, op.name
                assert all(registry.op(str(name)) is not None for name in trait.arguments), (op.name, trait)


def test_traits_that_name_operands_name_declared_ones(registry: Registry) -> None:
    for op in every_operation(registry):
        names = {part.name for part in values(op)}
        for trait in op.traits:
            if trait.name in ("AllTypesMatch", "AllElementTypesMatch", "AllShapesMatch", "AllRanksMatch"):
                assert names.issuperset(trait.arguments), (op.name, trait)
            elif trait.name == "TypesMatchWith":
                assert names.issuperset(trait.arguments[:2]), (op.name, trait)
                assert trait.arguments[3] in ("one", "optional", "each"), (op.name, trait)


def test_attributes_refer_to_what_is_known(registry: Registry) -> None:
    for op in every_operation(registry):
        for attribute in op.attributes:
            if attribute.enum is not None:
                assert registry.enum(attribute.enum) is not None, (op.name, attribute)
            if isinstance(attribute.syntax, tuple) and attribute.syntax[0] == "body":
                dialect, _, mnemonic = str(attribute.syntax[1]).partition(".")
                assert registry.attr_def(dialect, mnemonic) is not None, (op.name, attribute)


def test_definitions_refer_to_known_enums(registry: Registry) -> None:
    iterator = registry.attr_def("linalg", "iterator_type")
    assert iterator is not None
    assert iterator.enum == "utils.IteratorType"
    for dialect in registry.dialects():
        for mnemonic in registry.attributes_of(dialect):
            definition = registry.attr_def(dialect, mnemonic)
            assert definition is not None
            if definition.enum is not None:
                assert registry.enum(definition.enum) is not None, definition.name


def test_enums(registry: Registry) -> None:
    predicate = registry.enum("arith.CmpIPredicate")
    assert predicate is not None
    assert predicate.keywords == ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
    assert (predicate.bits, predicate.width, dict(predicate.cases)["ult"]) == (False, 64, 6)
    flags = registry.enum("arith.FastMathFlags")
    assert flags is not None
    assert (flags.bits, flags.separator, flags.cases[0]) == (True, ",", ("none", 0))
    assert registry.enum("arith.Nothing") is None
    assert registry.enum("nothing.CmpIPredicate") is None


def test_types_and_attributes(registry: Registry) -> None:
    pointer = registry.type_def("llvm", "ptr")
    assert pointer is not None
    assert [parameter.name for parameter in pointer.parameters] == ["addressSpace"]
    fastmath = registry.attr_def("arith", "fastmath")
    assert fastmath is not None
    assert (fastmath.enum, fastmath.assembly_format) == ("arith.FastMathFlags", "`<` $value `>`")
    assert registry.type_def("llvm", "nothing") is None
    assert registry.attr_def("nothing", "fastmath") is None
    assert "ptr" in registry.types_of("llvm")
    assert registry.attributes_of("nothing") == []


def words(term: Term) -> set[str]:
    """The words of a constraint that stand where a word must."""
    if not isinstance(term, tuple):
        return {term} if isinstance(term, str) else set()
    head, *parts = term
    found = {str(head)}
    if head in ("is", "type", "attr", "enum", "interface", "attr_interface", "trait", "dialect", "dense_array", "text"):
        return found
    for part in parts[1:] if head == "parameter" else parts:
        found |= words(part)
    return found


def test_constraints_are_written_in_the_documented_vocabulary(registry: Registry) -> None:
    assert constraints.__doc__ is not None
    used: set[str] = set()
    for op in every_operation(registry):
        for term in (*(part.constraint for part in values(op)), *(region.constraint for region in op.regions)):
            used |= words(term)
    undocumented = sorted(word for word in used if f'"{word}"' not in constraints.__doc__)
    assert not undocumented


def test_no_operand_is_wholly_unknown(registry: Registry) -> None:
    unknown = [
        f"{op.name} {part.name}"
        for op in every_operation(registry)
        for part in values(op)
        if part.constraint == "unknown"
    ]
    assert not unknown


def test_no_prose_is_shipped(registry: Registry) -> None:
    for op in every_operation(registry):
        assert (op.summary, op.description, op.location) == ("", "", None), op.name
        assert not any(part.summary for part in values(op)), op.name


def test_a_dialect_survives_being_written_and_read(registry: Registry) -> None:
    for name in registry.dialects():
        data = registry.dialect(name)
        assert data is not None
        text = encode(data)
        again = decode(text)
        assert encode(again) == text
        for mnemonic, op in data.ops.items():
            assert all(getattr(op, field) == getattr(again.ops[mnemonic], field) for field in OpSpec.__slots__), op.name
        assert dict(data.types) == dict(again.types)
        assert dict(data.attributes) == dict(again.attributes)
        assert dict(data.enums) == dict(again.enums)


def test_names_that_were_nearly_right(registry: Registry) -> None:
    assert registry.similar_operations("arith.mulli")[0] == "arith.muli"
    assert registry.similar_operations("arth.addi")[0] == "arith.addi"
    assert registry.similar_operations("addi") == ["arith.addi"]
    assert registry.similar_operations("qqqqqq.zzzzzz") == []
    assert registry.similar_operations("arith.frob") == []
    assert registry.similar_operations("linalg.dot_product") == ["linalg.dot"]
    assert registry.similar_operations("cf.branch") == ["cf.br"]
    assert registry.similar_dialects("memreff") == ["memref"]


def test_a_dialect_of_the_user_hides_one_that_is_not_offered(registry: Registry) -> None:
    mine = DialectData(DialectFacts("test"), {"own": OpSpec("test.own")}, {}, {}, {})
    extended = with_dialects(registry, [mine])
    assert extended.ops_of("test") == ["test.own"]
    assert "test" in extended.offered()
    assert "test" not in registry.offered()


def test_a_registry_without_some_dialects(registry: Registry) -> None:
    fewer = registry.without(frozenset({"arith", "nothing"}))
    assert set(registry.dialects()) - set(fewer.dialects()) == {"arith"}
    assert fewer.op("arith.addi") is None
    assert fewer.op("func.func") is not None
    assert fewer.enum("arith.CmpIPredicate") is None


def test_dialects_of_the_user_come_first(registry: Registry) -> None:
    mine = OpSpec("arith.addi", traits=(Trait("Terminator"),))
    other = OpSpec("garden.plant")
    data = [
        DialectData(DialectFacts("arith"), {"addi": mine}, {}, {}, {}),
        DialectData(DialectFacts("garden"), {"plant": other}, {}, {}, {}),
    ]
    extended = with_dialects(registry, data)
    assert extended.op("arith.addi") is mine
    assert extended.op("garden.plant") is other
    assert extended.op("arith.subi") is None
    assert extended.op("func.func") is not None
    assert extended.knows_dialect("garden")
    assert not registry.knows_dialect("garden")
    assert registry.op("arith.addi") is not mine


def test_nothing_is_read_before_its_first_use(tmp_path: Path) -> None:
    index = {
        "dialects": {"here": {"file": "here.json", "ops": 1}, "gone": {"file": "gone.json", "ops": 1}},
        "enums": {},
    }
    (tmp_path / "dialect-index.json").write_text(json.dumps(index))
    (tmp_path / "here.json").write_text('{"dialect":{"name":"here"},"ops":{"a":{}}}')
    registry = load_registry(tmp_path)
    assert registry.dialects() == ["gone", "here"]
    assert registry.knows_dialect("gone")
    assert operation(registry, "here.a").name == "here.a"
    with pytest.raises(OSError, match="gone"):
        registry.op("gone.a")


def test_importing_the_registry_imports_no_importer() -> None:
    code = "import sys, mlir_ls.ods.registry; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"parsimonious", "difflib", "mlir_ls.ods.tablegen"}.intersection(loaded)


def test_what_the_code_of_a_project_does_is_not_known() -> None:
    traits = (Trait("SymbolUserOpInterface"),)
    assert OpSpec("own.use", traits=traits).needs_symbol
    theirs = OpSpec("own.use", traits=traits, location=SourceLocation("own.td", 4))
    assert (theirs.built_in, theirs.needs_symbol) == (False, False)
