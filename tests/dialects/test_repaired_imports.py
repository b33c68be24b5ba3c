"""Dialects written for an MLIR of another year than the .td files of MLIR that there are: they are read all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from foreign_figures import alarms
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from mlir_ls.ods.spec import BEFORE_LLVM_19, DialectData
from mlir_ls.ods.tablegen.importer import ImportedDialects, plan_import, run_import

pytestmark = needs_tblgen

BASE = """include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Mill_Dialect : Dialect {
  let name = "mill";
  let cppNamespace = "::mill";
}
class Mill_Op<string m, list<Trait> traits = []> : Op<Mill_Dialect, m, traits>;
"""


def imported(folder: Path, text: str, **files: str) -> ImportedDialects:
    for name, content in files.items():
        (folder / f"{name}.td").write_text(content)
    (folder / "mill.td").write_text(text)
    return run_import(plan_import([folder / "mill.td"], [folder]))


def options_of(folder: Path, text: str) -> CheckOptions:
    """The options with which a text of the dialect is checked."""
    (folder / "mill.td").write_text(text)
    (folder / "cache").mkdir()
    sources = Sources((Named(str(folder / "mill.td"), "settings.toml", 0),), ())
    return CheckOptions(dialects=load(sources, folder / "cache").folder)


def mill(found: ImportedDialects) -> DialectData:
    (one,) = [one for one in found.dialects if one.name == "mill"]
    return one


def names(found: ImportedDialects) -> list[str]:
    return sorted([op.name for op in mill(found).ops.values()])


@pytest.mark.parametrize(
    "text",
    [
        "class Old_Op<string m, list<OpTrait> traits = []> : Op<Mill_Dialect, m, traits>;\n",
        'def GrindOp : Mill_Op<"other", [NoSideEffect]>;\n',
        'def SieveOp : Mill_Op<"other"> {\n  let arguments = (ins Confined<I64Attr, [IntPositive]>:$size);\n}\n',
        'def Millable : TypeOrContainer<I32, "millable">;\n',
        'def SieveOp : Mill_Op<"other"> {\n  let parser = [{ return parse("{;}"); }];\n  let printer = [{ p; }];\n  let verifier = [{}];\n}\n',
        'def APIntAttr : Attr<CPred<"isa($_self)">, "any width">;\n',
        "class CPred<string p> : Pred;\n",
        'def GrindOp : Mill_Op<"other", [ReturnLike, Terminator]>;\n',
        'def GrindOp : Mill_Op<"other", [FunctionLike]>;\n',
        'def Mill_Coarse : I32EnumAttrCase<"Coarse", 0>;\n',
        'def SieveOp : Mill_Op<"other"> {\n  let arguments = (ins VectorOf<[I8]>:$a, AnyVector:$b, FixedVectorOf<[I8]>:$c);\n}\n',
        'def Mill_Row : Type<IsVectorTypePred, "row">;\ndef Mill_Count : IntOfWidths<[8, 16]>;\n',
        'def Mill_Soft : StrEnumAttrCase<"soft">;\n',
        'def GrindOp : Mill_Op<"other", [RecursiveSideEffects, PolyhedralScope]>;\n',
        'def GrindOp : Mill_Op<"other", [HasRecursiveSideEffects]>;\n',
        'def GrindOp : Mill_Op<"other", [Broadcastable]> {\n  let arguments = (ins AnyTensor:$a); let results = (outs AnyTensor:$r);\n}\n',
        'include "mlir/Interfaces/CopyOpInterface.td"\ndef GrindOp : Mill_Op<"other", [CopyOpInterface]>;\n',
        'include "mlir/Dialect/Arithmetic/IR/ArithmeticBase.td"\ndef Mill_Math : TypeAlias<I32, Arith_Dialect.name>;\n',
        'include "mlir/IR/SubElementInterfaces.td"\n'
        'def Mill_Pair : AttrDef<Mill_Dialect, "Pair", [DeclareAttrInterfaceMethods<SubElementAttrInterface>]>;\n'
        'def Mill_Sack : TypeDef<Mill_Dialect, "Sack", [SubElementTypeInterface]>;\n',
        'def GrindOp : Mill_Op<"other"> {\n  let builders = [\n    OpBuilder<"Builder *b, Value a", [{ f; }]>,\n'
        '    OpBuilderDAG<(ins "int":$n)>\n  ];\n}\n',
    ],
)
def test_what_was_called_otherwise_is_known(text: str, tmp_path: Path) -> None:
    after = 'def LastOp : Mill_Op<"last"> {\n  let results = (outs I32:$r);\n}\n'
    found = imported(tmp_path, BASE + text + after)
    assert found.problems == []
    assert not mill(found).facts.allows_unknown
    last = next(op for op in mill(found).ops.values() if op.name == "mill.last")
    assert last.location is not None
    assert last.location.line == (BASE + text).count("\n")
    other = [op for op in mill(found).ops.values() if op.name == "mill.other"]
    assert len(other) == text.count('"other"')
    assert all(op.custom_syntax for op in other if "parser" in text)


def test_an_attribute_that_goes_on_after_its_brackets(tmp_path: Path) -> None:
    text = BASE + (
        'def Mill_Blend : AttrDef<Mill_Dialect, "Blend"> {\n  let mnemonic = "blend";\n'
        '  let parameters = (ins "::mlir::Type":$type, "::mlir::Attribute":$parts);\n  let assemblyFormat = "$parts `:` $type";\n}\n'
        'def GrindOp : Mill_Op<"grind"> {\n  let arguments = (ins Mill_Blend:$of);\n  let assemblyFormat = "$of attr-dict";\n}\n'
    )
    options = options_of(tmp_path, text)
    assert alarms("#b = #mill.blend<[1.0, 2.0]> : f32\nmill.grind #b\n", options) == []


def test_a_symbol_with_results_may_stand_anywhere(tmp_path: Path) -> None:
    text = BASE.replace("include", 'include "mlir/IR/SymbolInterfaces.td"\ninclude', 1) + (
        'def StoreOp : Mill_Op<"store", [Symbol]> {\n  let arguments = (ins SymbolNameAttr:$sym_name);\n'
        '  let results = (outs I32:$r);\n  let assemblyFormat = "$sym_name attr-dict `:` type($r)";\n}\n'
        'def HallOp : Mill_Op<"hall", [Symbol]> {\n  let arguments = (ins SymbolNameAttr:$sym_name);\n'
        '  let assemblyFormat = "$sym_name attr-dict";\n}\n'
    )
    options = options_of(tmp_path, text)
    assert alarms("func.func @f() {\n  %0 = mill.store @a : i32\n  return\n}\n", options) == []
    assert alarms("func.func @f() {\n  mill.hall @a\n  return\n}\n", options)


FORMER_YEARS = """
def ShelfOp : Mill_Op<"shelf", [NoTerminator]> { let regions = (region AnyRegion:$body); let assemblyFormat = "$body attr-dict"; }
def JarOp : Mill_Op<"jar", [%s, Symbol]> { let arguments = (ins SymbolNameAttr:$sym_name); let assemblyFormat = "$sym_name attr-dict"; }
def MixOp : Mill_Op<"mix", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32Attr:$size); }
"""


def test_what_former_years_accepted(tmp_path: Path) -> None:
    text = 'mill.shelf {\n  mill.jar @a\n  %c = arith.constant 1 : i32\n  "mill.mix"(%c, %c, %c) {operand_segment_sizes = '
    text += "dense<[1, 2]> : vector<2xi32>, size = 1 : i32} : (i32, i32, i32) -> ()\n}\n"
    base = BASE + 'include "mlir/IR/SymbolInterfaces.td"\n'
    for folder, trait, codes in (("old", "NoSideEffect", []), ("new", "Pure", ["wrong-parent", "segment-sizes"])):
        (tmp_path / folder).mkdir()
        options = options_of(tmp_path / folder, base + FORMER_YEARS % trait)
        assert [one.code for one in check_text(text, options)] == codes
        if not codes:  # what the definitions say is required all the same
            wrong = check_text(text.replace("size = 1 : i32", "size = 1 : i64"), options)
            assert [one.code for one in wrong] == ["attribute-value"]


def test_functions_of_former_years_have_no_dialect(tmp_path: Path) -> None:
    text = 'func @f() {\n  %c = arith.constant 1 : i32\n  mill.shelf {\n  }\n  return\n}\n'
    base = BASE + 'include "mlir/IR/SymbolInterfaces.td"\n'
    for folder, trait, codes in (("old", "NoSideEffect", []), ("new", "Pure", ["unknown-operation"])):
        (tmp_path / folder).mkdir()
        options = options_of(tmp_path / folder, base + FORMER_YEARS % trait)
        assert [one.code for one in check_text(text, options)] == codes


def test_mlir_of_former_years_among_the_includes(tmp_path: Path) -> None:
    include = tmp_path / "include" / "mlir" / "IR"
    include.mkdir(parents=True)
    (include / "SymbolInterfaces.td").write_text(
        'include "mlir/IR/OpBase.td"\ndef Symbol : OpInterface<"SymbolOpInterface"> { let cppNamespace = "::mlir"; }\n'
    )
    (tmp_path / "mill.td").write_text(BASE + 'include "mlir/IR/SymbolInterfaces.td"\n' + FORMER_YEARS % "Pure")
    found = run_import(plan_import([tmp_path / "mill.td"], [tmp_path / "include"]))
    assert found.problems == []
    assert {BEFORE_LLVM_19 in op.trait_names for op in mill(found).ops.values()} == {True}


def test_what_moved_to_another_file_and_fields_of_a_dialect(tmp_path: Path) -> None:
    base = BASE.replace('::mill";', '::mill";\n  let useFoldAPI = kEmitFoldAdaptorFolder;\n  let emitAccessorPrefix = kBoth;')
    text = 'include "base.td"\ninclude "mlir/IR/FunctionInterfaces.td"\ndef FuncOp : Mill_Op<"func", [FunctionOpInterface]>;\n'
    found = imported(tmp_path, text, base=base)
    assert found.problems == []
    assert names(found) == ["mill.func"]


@pytest.mark.parametrize(
    "former",
    [
        "Dialect/Affine/IR/AffineOpsBase.td",
        "Dialect/Linalg/IR/LinalgStructuredOpsInterface.td",
        "Dialect/StandardOps/IR/Ops.td",
        "Dialect/Transform/IR/TransformEffects.td",
        "Dialect/Transform/IR/TransformInterfaces.td",
    ],
)
def test_files_that_there_are_no_more(former: str, tmp_path: Path) -> None:
    found = imported(tmp_path, f'include "base.td"\ninclude "mlir/{former}"\ndef GrindOp : Mill_Op<"grind", [NoSideEffect]>;\n', base=BASE)
    assert found.problems == []
    assert names(found) == ["mill.grind"]


def test_types_and_attributes_without_a_mnemonic(tmp_path: Path) -> None:
    text = BASE + (
        'class Mill_Type<string name> : TypeDef<Mill_Dialect, name>;\n'
        'def Mill_Grain : Mill_Type<"Grain"> {\n  let parameters = (ins "::mlir::Type":$of);\n}\ndef Mill_Flour : Mill_Type<"Flour">;\n'
        'def Mill_Blend : AttrDef<Mill_Dialect, "Blend">;\n'
        'def GrindOp : Mill_Op<"grind"> {\n  let arguments = (ins Mill_Grain:$a, Mill_Blend:$b); let results = (outs Mill_Flour:$r);\n}\n'
    )
    found = imported(tmp_path, text)
    assert found.problems == []
    assert names(found) == ["mill.grind"]
    options = options_of(tmp_path, text)
    right = '%0 = "x.y"() : () -> !mill.Grain<i32>\n%1 = "mill.grind"(%0) {b = #mill.any} : (!mill.Grain<i32>) -> !mill.Flour\n'
    assert alarms(right, options) == []
    assert alarms('%0 = "mill.grind"() {b = #mill.any} : () -> !mill.Flour\n', options)


def test_dictionaries_that_were_structs(tmp_path: Path) -> None:
    text = BASE + (
        'def Mill_Size : StructAttr<"Size", Mill_Dialect, [StructFieldAttr<"n", I64Attr>, StructFieldAttr<"s", StrAttr>]>;\n'
        'def GrindOp : Mill_Op<"grind"> {\n  let arguments = (ins Mill_Size:$of);\n  let assemblyFormat = "$of attr-dict";\n}\n'
    )
    options = options_of(tmp_path, text)
    assert alarms('mill.grind {n = 1 : i64, s = "a"}\nmill.grind {n = 1 : i64} {x}\n', options) == []
    assert alarms("mill.grind 1\n", options)


def test_enums_that_were_strings(tmp_path: Path) -> None:
    text = BASE + (
        'def Mill_Soft : StrEnumAttrCase<"Soft">;\ndef Mill_Hard : StrEnumAttrCase<"Hard", 1, "hard-as-stone">;\n'
        'def Mill_Grade : StrEnumAttr<"Grade", "how hard it is", [Mill_Soft, Mill_Hard]> { let cppNamespace = "::mill"; }\n'
        'def GrindOp : Mill_Op<"grind"> {\n  let arguments = (ins Mill_Grade:$g);\n  let assemblyFormat = "$g attr-dict";\n}\n'
    )
    assert imported(tmp_path, text).problems == []
    options = options_of(tmp_path, text)
    assert alarms('mill.grind "hard-as-stone"\n"mill.grind"() {g = "Soft"} : () -> ()\n', options) == []
    (message,) = alarms('mill.grind "soft"\n', options)
    assert message.endswith("attribute 'g' failed to satisfy constraint: \"Soft\" or \"hard-as-stone\", but got \"soft\"")


@pytest.mark.parametrize(
    "file",
    ["mlir/Dialect/LLVMIR/LLVMOpsInterfaces.td", "mlir/Dialect/Quant/QuantOpsBase.td", "mlir/Dialect/SCF/SCFOps.td", "mlir/IR/CallInterfaces.td"],
)
def test_what_another_file_of_mlir_has_now_is_read_there(file: str, tmp_path: Path) -> None:
    found = imported(tmp_path, f'{BASE}include "{file}"\ndef GrindOp : Mill_Op<"grind">;\n')
    assert found.problems == []
    assert names(found) == ["mill.grind"]
    assert not mill(found).facts.allows_unknown


def test_a_file_that_mlir_has_no_more_is_left_out(tmp_path: Path) -> None:
    text = BASE + (
        'include "mlir/Interfaces/SieveInterface.td"\n'
        'def GrindOp : Mill_Op<"grind", [SieveInterface, DeclareOpInterfaceMethods<SieveInterface>]> {\n'
        '  let arguments = (ins I32:$a);\n  let assemblyFormat = "$a attr-dict";\n}\n'
    )
    found = imported(tmp_path, text)
    (problem,) = found.problems
    assert problem.message == "there is no 'mlir/Interfaces/SieveInterface.td' in this MLIR, so it is left out"
    assert problem.line == BASE.count("\n")
    assert names(found) == ["mill.grind"]
    assert mill(found).facts.allows_unknown
    options = options_of(tmp_path, text)
    assert alarms("func.func @f(%a: i32) {\n  mill.grind %a\n  mill.unheard\n  return\n}\n", options) == []
    assert alarms("func.func @f(%a: i64) {\n  mill.grind %a\n  return\n}\n", options)


OF_ANOTHER_PROJECT = BASE + (
    'include "mlir/IR/FunctionInterfaces.td"\n'
    'include "Grain/Traits.td"\n'
    'def GrindOp : Mill_Op<"grind", [GrainTrait, DeclareOpInterfaceMethods<GrainInterface>]> {\n'
    '  let arguments = (ins I32:$a);\n  let assemblyFormat = "$a attr-dict";\n}\n'
    'def SackOp : Grain_Op<"sack">;\n'
)


def test_a_file_of_another_project_that_is_not_found_is_left_out(tmp_path: Path) -> None:
    found = imported(tmp_path, OF_ANOTHER_PROJECT)
    (problem,) = found.problems
    assert problem.message.startswith("could not find include file 'Grain/Traits.td', so it is left out; ")
    assert problem.line == BASE.count("\n") + 1
    assert names(found) == ["mill.grind"]
    assert mill(found).facts.allows_unknown
    options = options_of(tmp_path, OF_ANOTHER_PROJECT)
    text = "func.func @f(%a: i32) {\n  mill.grind %a\n  mill.sack\n  return\n}\n"
    assert alarms(text, options) == []
    assert alarms(text.replace("i32", "i64"), options)


def test_the_first_error_that_is_no_known_difference_is_reported(tmp_path: Path) -> None:
    found = imported(tmp_path, BASE + 'include "mlir/IR/FunctionInterfaces.td"\nstring odd = ;\n')
    (problem,) = found.problems
    assert problem.file == str(tmp_path / "mill.td")
    assert problem.line == BASE.count("\n") + 1


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ('def GrindOp : Mill_Op<"grind", [Pur]>;\n', "Variable not defined: 'Pur'; did you mean 'Pure'?"),
        ('def GrindOp : Mil_Op<"grind">;\n', "Couldn't find class 'Mil_Op'; did you mean 'Mill_Op'?"),
        ('def GrindOp : Mill_Op<"grind", [Unheard]>;\n', "Variable not defined: 'Unheard'"),
        (
            'def GrindOp : Mill_Op<"grind"> {\n  let sumary = "";\n}\n',
            "there is no field 'sumary' here, which is left out; did you mean 'summary'?",
        ),
    ],
)
def test_names_like_one_that_is_not_defined_are_proposed(definition: str, message: str, tmp_path: Path) -> None:
    assert [each.message for each in imported(tmp_path, BASE + definition).problems] == [message]


NEWER = BASE.replace('::mill";', '::mill";\n  let useStrictPropertiesInAssemblyFormat = 1;')


def test_definitions_and_texts_of_a_newer_mlir(tmp_path: Path) -> None:
    text = NEWER.replace("include", 'include "mlir/IR/EnumAttr.td"\ninclude', 1) + (
        'def Mill_Grain : I32EnumAttr<"Grain", "", [I32EnumAttrCase<"rye", 0>, I32EnumAttrCase<"oat", 1>]>;\n'
        'def GrindOp : Mill_Op<"grind"> {\n'
        "  let arguments = (ins I32:$a, IndexAttr:$size, DenseI32ArrayAttr:$gears, OptionalAttr<Mill_Grain>:$grain,\n"
        "                   UnitAttr:$wet, OptionalAttr<SymbolRefAttr>:$of);\n"
        '  let assemblyFormat = "$a prop-dict attr-dict `:` type($a)";\n'
        "}\n"
    )
    found = imported(tmp_path, text)
    assert found.problems == []
    (tmp_path / "cache").mkdir()
    loaded = load(Sources((Named(str(tmp_path / "mill.td"), "settings.toml", 0),), ()), tmp_path / "cache")
    assert loaded.profile == "llvm-next"
    options = CheckOptions(dialects=loaded.folder, profile=loaded.profile)

    def wrong(dictionary: str) -> list[str]:
        text = f"func.func @f(%a: i32) {{\n  mill.grind %a {dictionary} : i32\n  return\n}}\n"
        return [each.code for each in check_text(text, options) if each.severity == Severity.ERROR]

    assert wrong("<{size = 3 : index, gears = array<i32: 1, 2>}>") == []
    assert wrong("<size = 3, gears = [1, 2]>") == []
    assert wrong("<size = 3 : index, gears = array<i32: 1, 2>, grain = oat, wet, of = @x::@y> {mill.note, other = 1}") == []
    assert wrong("<size = 3, gears = []\n       , wet>") == []
    assert wrong("<size = 3 : i32, gears = [1]>") == ["attribute-value"]
    assert wrong("<size = 3>") == ["missing-attribute"]
    assert wrong("<size = , gears = [1]>") != []


def test_traits_and_constraints_of_another_year_hold_for_all(tmp_path: Path) -> None:
    text = BASE + (
        'let summary = "s" in {\n'
        'def GrindOp : Mill_Op<"grind", [Pure, OfTomorrow]> {\n'
        "  let arguments = (ins GrainOfTomorrow:$a, I64Attr:$size);\n"
        '  let assemblyFormat = "$a `:` type($a) `by` $size attr-dict";\n'
        "}\n}\n"
        'def BagOp : Mill_Op<"bag"> {\n  let results = (outs GrainOfTomorrow:$a);\n}\n'
    )
    found = imported(tmp_path, text)
    assert [(problem.message, problem.line) for problem in found.problems] == [("Variable not defined: 'OfTomorrow'", 9)]
    assert names(found) == ["mill.bag", "mill.grind"]
    assert mill(found).facts.allows_unknown
    options = options_of(tmp_path, text)
    assert alarms("func.func @f(%a: i32) {\n  mill.grind %a : i32 by 3\n  return\n}\n", options) == []
    assert alarms("func.func @f(%a: i32) {\n  mill.grind %a : i32 of 3\n  return\n}\n", options)


@pytest.mark.parametrize(
    ("definitions", "text"),
    [
        (
            'def O : Mill_Op<"o"> { let arguments = (ins I32:$a, I64Atr:$b); let assemblyFormat = [{$a `,` $b attr-dict}]; }',
            "%a, 3",
        ),
        (
            'def O : Mill_Op<"o"> { let arguments = (ins I32:$a, HeatAttr:$b); let assemblyFormat = [{$a `,` $b attr-dict}]; }',
            "%a, hot",
        ),
        (
            'def O : Mill_Op<"o"> { let arguments = (ins I32:$a, StrProb:$b); let assemblyFormat = [{$a `,` $b attr-dict}]; }',
            '%a, "s"',
        ),
        (
            'def Heat : I32EnumAttr<"Heat", "", [I32EnumAttrCas<"hot", 0>]> { let cppNamespace = "::mill"; }\n'
            'def O : Mill_Op<"o"> { let arguments = (ins I32:$a, Heat:$b); let assemblyFormat = [{$a `,` $b attr-dict}]; }',
            "%a, hot",
        ),
    ],
)
def test_nothing_is_certain_of_an_operation_with_an_undefined_constraint(definitions: str, text: str, tmp_path: Path) -> None:
    options = options_of(tmp_path, 'include "mlir/IR/EnumAttr.td"\n' + BASE + definitions)
    for line in (f"mill.o {text}", '"mill.o"(%a) <{b = 3 : i64}> : (i32) -> ()', '"mill.o"(%a, %a) : (i32, i32) -> ()'):
        assert alarms(f"func.func @f(%a: i32) {{\n  {line}\n  return\n}}\n", options) == []


def test_definitions_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    text = BASE + (
        'foreach n = ["a", "b"] in {\n'
        "  def Lost # n : Mill_Tomorrow<n> { let x = 1; }\n"
        "  def Kept # n : Mill_Op<n>;\n"
        "}\n"
        'def LastOp : Mill_Op<"last">;\n'
    )
    found = imported(tmp_path, text)
    assert [(problem.message, problem.line) for problem in found.problems] == [("Couldn't find class 'Mill_Tomorrow'", 9)]
    assert names(found) == ["mill.a", "mill.b", "mill.last"]


def test_the_first_error_is_reported_at_its_place(tmp_path: Path) -> None:
    found = imported(tmp_path, 'include "base.td"\ndef Lost : Mill_Pur<"a">;\ndef LastOp : Mill_Op<"last">;\n', base=BASE)
    assert names(found) == ["mill.last"]
    found = imported(tmp_path, 'include "base.td"\ndef LastOp : Mill_Op<"last", [Pur]>;\n', base=BASE)
    (problem,) = found.problems
    assert (problem.message, problem.file, problem.line) == ("Variable not defined: 'Pur'; did you mean 'Pure'?", str(tmp_path / "mill.td"), 1)


@pytest.mark.parametrize("head", ["", "// Base.\n//\n\n"])
def test_a_file_without_a_guard_that_two_files_include_is_read_once(head: str, tmp_path: Path) -> None:
    found = imported(
        tmp_path,
        'include "one.td"\ninclude "two.td"\ndef GrindOp : Mill_Op<"grind">;\n',
        base=f"{head}{BASE}def Mill_Fine : I32EnumAttrCase<\"Fine\", 0>;\n",
        one='include "base.td"\ndef SieveOp : Mill_Op<"sieve">;\n',
        two='include "base.td"\ndef SackOp : Mill_Op<"sack">;\n',
    )
    assert found.problems == []
    assert names(found) == ["mill.grind", "mill.sack", "mill.sieve"]
    assert {op.location.line for op in mill(found).ops.values() if op.location} == {1, 2}


def test_a_folder_that_is_removed_while_an_included_file_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Path.glob
    removed: list[Path] = []

    def glob(folder: Path, pattern: str) -> Iterator[Path]:
        if not removed:
            removed.append(folder)
            raise FileNotFoundError(2, "No such file or directory", str(folder))
        return listed(folder, pattern)

    monkeypatch.setattr(Path, "glob", glob)
    (problem,) = imported(tmp_path, OF_ANOTHER_PROJECT).problems
    assert removed
    assert problem.message.startswith("could not find include file 'Grain/Traits.td', so it is left out; ")


ENDLESS = "this definition has no end: "


@pytest.mark.parametrize(
    ("between", "message", "line"),
    [
        ('def TurnOp : Mill_Op<"turn"> {\n  let summary = "turns";', f"{ENDLESS}Unknown token when expecting a type", 10),
        ('def TurnOp : Mill_Op<"turn", []\n// Sifts.', f"{ENDLESS}Expected comma before next argument", 9),
        ('def TurnOp : Mill_Op<"turn">', f"{ENDLESS}Expected '{{' to start body or ';' for declaration only", 9),
        ("def TurnOp :", f"{ENDLESS}expected name for ClassID", 9),
        ("def", f"{ENDLESS}Unknown or reserved token when parsing a value", 9),
        ("class Turned<int a", f"{ENDLESS}expected '>' at end of template argument list", 9),
        ('def TurnOp : Mill_Op<"turn", [Pure] {}', "Unknown or reserved token when parsing a value", 9),
        ('def TurnOp : Mill_Op<"turn"> { let arguments = (ins AnyType:$a', f"{ENDLESS}expected ')' in dag init", 9),
        ('def TurnOp : Mill_Op<"turn"> { let summary = "turns; }', "end of line in string literal", 9),
        ('def TurnOp : Mill_Op<"turn"> { let extraClassDeclaration = [{ int f(); }', "unterminated code block", 9),
        ("<<<<<<< theirs", "Unexpected token at top level", 9),
        ('def GrindOp : Mill_Op<"turn">;', "def already exists: GrindOp", 9),
        ('let summary = "turns" in {', "expected '}' at end of top level let command", 12),
        ("foreach side = [0] in {", "expected '}' at end of foreach command", 12),
        ("#ifndef TURNS", "reached EOF without matching #endif", 12),
    ],
)
def test_what_is_around_a_definition_that_is_half_typed_is_read(between: str, message: str, line: int, tmp_path: Path) -> None:
    text = BASE + f'def GrindOp : Mill_Op<"grind">;\n{between}\ndef SiftOp : Mill_Op<"sift">;\ndef WeighOp : Mill_Op<"weigh">;\n'
    found = imported(tmp_path, text)
    assert names(found) == ["mill.grind", "mill.sift", "mill.weigh"]
    assert [(problem.message, problem.line) for problem in found.problems] == [(message, line)]


def test_a_definition_without_an_end_at_the_end_of_a_file(tmp_path: Path) -> None:
    found = imported(tmp_path, BASE + 'def GrindOp : Mill_Op<"grind">;\ndef SiftOp : Mill_Op<"sift"\n\n')
    assert names(found) == ["mill.grind"]
    message = f"{ENDLESS}Expected comma before next argument"
    assert [(problem.message, problem.line) for problem in found.problems] == [(message, 9)]


def test_what_mlir_defines_as_well_is_left_out_without_an_error(tmp_path: Path) -> None:
    twice = 'def Pure : NativeOpTrait<"Pure">;\n' * 2
    found = imported(tmp_path, BASE + twice + 'def GrindOp : Mill_Op<"grind", [Pure]>;\n')
    assert found.problems == []
    assert names(found) == ["mill.grind"]
