"""How the operations of spirv are read."""

import pytest
from syntax_support import canonical, check_fault, partly_read, read


def test_module() -> None:
    module = read("spirv.module @kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {a} { … }")
    assert module.symbol() == "@kernels"
    assert module.attributes() == {
        "addressing_model": "Logical",
        "memory_model": "GLSL450",
        "vce_triple": "#spirv.vce<v1.0, [Shader], []>",
        "a": "",
    }
    assert module.implied("addressing_model") == canonical("#spirv.addressing_model<Logical>")
    assert read("spirv.module Physical64 OpenCL { … }").shape.symbol is None


def test_func() -> None:
    function = read('spirv.func @f(%a: i32 {spirv.x}, %b: f32) -> (i32 {spirv.y}) "Inline|Pure" attributes {a} { … }')
    assert function.symbol() == "@f"
    assert function.implied("function_type") == "(i32, f32) -> i32"
    assert function.implied("function_control") == canonical("#spirv.function_control<Inline|Pure>")
    assert function.regions() == [["%a: i32", "%b: f32"]]
    assert read('spirv.func @f(i32) "None"').regions() == []


def test_a_graph_and_its_entry_point() -> None:
    graph = read("spirv.ARM.Graph @g (%a : !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi8>) { … }")
    assert graph.regions() == [["%a: !spirv.arm.tensor<1xi8>"]]
    assert read("spirv.ARM.GraphEntryPoint @g, @in, @out").symbol_uses() == ["@g", "@in", "@out"]


def test_entry_point() -> None:
    point = read('spirv.EntryPoint "GLCompute" @f, @in, @out')
    assert point.implied("execution_model") == canonical("#spirv.execution_model<GLCompute>")
    assert point.symbol_uses() == ["@f", "@in", "@out"]
    assert read('spirv.EntryPoint "GLCompute" @f').implied("interface") == "[]"


def test_execution_mode() -> None:
    mode = read('spirv.ExecutionMode @f "LocalSize", 1, 2, 3')
    assert mode.implied("execution_mode") == canonical("#spirv.execution_mode<LocalSize>")
    assert mode.implied("values") == "[1 : i32, 2 : i32, 3 : i32]"
    assert read('spirv.ExecutionMode @f "ContractionOff"').implied("values") == "[]"


def test_global_variables() -> None:
    bound = read("spirv.GlobalVariable @v bind(1, 2) {a} : !spirv.ptr<f32, Input>")
    assert bound.symbol() == "@v"
    assert bound.implied("descriptor_set") == "1 : i32"
    assert bound.implied("binding") == "2 : i32"
    assert bound.attributes()["type"] == "!spirv.ptr<f32, Input>"
    started = read('spirv.GlobalVariable @w initializer(@c) built_in("Position") : !spirv.ptr<f32, Private>')
    assert started.symbol_uses() == ["@c"]
    assert started.attributes()["built_in"] == '"Position"'


def test_specialization_constants() -> None:
    constant = read("spirv.SpecConstant @c spec_id(3) = 4.0 : f32")
    assert constant.symbol() == "@c"
    assert constant.attributes() == {"spec_id": "3", "default_value": "4.0 : f32"}
    composite = read("spirv.SpecConstantComposite @all (@a, @b) : !spirv.array<2 x f32>")
    assert composite.symbol_uses() == ["@a", "@b"]
    splat = read("spirv.EXT.SpecConstantCompositeReplicate @all (@a) : !spirv.array<2 x f32>")
    assert splat.attributes()["type"] == "!spirv.array<2 x f32>"


def test_an_operation_that_wraps_another() -> None:
    wrapper = read('%r = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %b) {x} : (i32, i32) -> i32')
    assert wrapper.uses() == ["%a: i32", "%b: i32"]
    assert wrapper.results() == ["i32"]
    assert wrapper.attributes() == {}


@pytest.mark.parametrize(
    ("value", "type_"),
    [
        ("true", "i1"),
        ("1 : i32", "i32"),
        ("dense<1> : vector<4xi32>", "vector<4xi32>"),
        ("dense<1> : tensor<4xi32> : !spirv.array<4 x i32>", "!spirv.array<4 x i32>"),
        ("[1 : i32, 2 : i32] : !spirv.array<2 x i32>", "!spirv.array<2 x i32>"),
        ("@f : !spirv.ptr<i32, Function>", "!spirv.ptr<i32, Function>"),
    ],
)
def test_constants(value: str, type_: str) -> None:
    assert read(f"%c = spirv.Constant {value}").results() == [type_]


def test_the_value_of_a_constant_may_be_an_alias() -> None:
    assert read("%c = spirv.Constant #one").results() == ["?"]


def test_load() -> None:
    load = read('%x = spirv.Load "Function" %p ["Volatile|Aligned", 4] {a} : f32')
    assert load.operands("ptr") == ["%p: !spirv.ptr<f32, Function>"]
    assert load.results() == ["f32"]
    assert load.implied("memory_access") == canonical("#spirv.memory_access<Volatile|Aligned>")
    assert load.implied("alignment") == "4 : i32"
    assert read('%x = spirv.Load "Function" %p : f32').attributes() == {}


def test_store() -> None:
    store = read('spirv.Store "StorageBuffer" %p, %v ["None"] : vector<4xf32>')
    assert store.operands("ptr") == ["%p: !spirv.ptr<vector<4xf32>, StorageBuffer>"]
    assert store.operands("value") == ["%v: vector<4xf32>"]
    assert store.shape.result_count == 0


def test_copy_memory() -> None:
    copy = read('spirv.CopyMemory "Function" %to, "Input" %from ["Aligned", 4], ["None"] : f32 {a}')
    assert copy.operands("target") == ["%to: !spirv.ptr<f32, Function>"]
    assert copy.operands("source") == ["%from: !spirv.ptr<f32, Input>"]
    assert copy.implied("source_memory_access") == canonical("#spirv.memory_access<None>")


def test_what_a_block_write_points_to_is_an_element() -> None:
    write = read('spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<4xi32>')
    assert write.operands("ptr") == ["%p: !spirv.ptr<i32, StorageBuffer>"]
    assert read('spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : !four').operands("ptr") == ["%p"]


def test_variable() -> None:
    variable = read("%v = spirv.Variable init(%c) bind(1, 2) {a} : !spirv.ptr<f32, Function>")
    assert variable.operands("initializer") == ["%c: f32"]
    assert variable.results() == ["!spirv.ptr<f32, Function>"]
    assert variable.implied("storage_class") == canonical("#spirv.storage_class<Function>")
    assert read("%v = spirv.Variable : !pointer").results() == ["!pointer"]


@pytest.mark.parametrize(
    ("indices", "type_", "component"),
    [
        ("[1 : i32]", "vector<4xf32>", "f32"),
        ("[3 : i32]", "!spirv.array<4 x f32, stride=4>", "f32"),
        ("[9 : i32]", "!spirv.rtarray<i8>", "i8"),
        ("[1 : i32]", "!spirv.struct<(i32 [0], vector<2xf32> [4, NonWritable])>", "vector<2xf32>"),
        ("[1 : i32, 2 : i32]", "!spirv.matrix<3 x vector<4xf32>>", "f32"),
        ("[0 : i32]", "!spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>", "f16"),
        ("[0 : i32]", "!composite", "?"),
    ],
)
def test_components(indices: str, type_: str, component: str) -> None:
    extract = read(f"%x = spirv.CompositeExtract %c{indices} : {type_}")
    assert len(extract.operands("composite")) == 1
    assert extract.results() == [component]


def test_insertion() -> None:
    insert = read("%x = spirv.CompositeInsert %v, %c[1 : i32] : f32 into !spirv.array<4 x f32>")
    assert insert.operands("object") == ["%v: f32"]
    assert insert.results() == ["!spirv.array<4 x f32>"]


def test_conditional_branch() -> None:
    branch = read("spirv.BranchConditional %c [1, 2], ^a(%x, %y : i32, f32), ^b")
    assert branch.operands("condition") == ["%c: i1"]
    assert branch.successors() == ["^a(%x: i32, %y: f32)", "^b()"]
    assert branch.operands("trueTargetOperands") == ["%x: i32", "%y: f32"]
    assert branch.implied("branch_weights") == "[1 : i32, 2 : i32]"
    assert read("spirv.BranchConditional %c, ^a(), ^b").successors() == ["^a()", "^b()"]


def test_switch() -> None:
    switch = read("spirv.Switch %x : i32, [ default: ^a(%y : f32), 1: ^b, 4: ^c(%z : i1) ] {a}")
    assert switch.successors() == ["^a(%y: f32)", "^b()", "^c(%z: i1)"]
    assert switch.implied("literals") == "dense<[1, 4]> : vector<2xi32>"


def test_structured_control_flow() -> None:
    loop = read("%r:2 = spirv.mlir.loop control(Unroll) -> i32, f32 { … }")
    assert loop.implied("loop_control") == canonical("#spirv.loop_control<Unroll>")
    assert loop.results() == ["i32", "f32"]
    assert read("spirv.mlir.selection { … }").implied("selection_control") == canonical("#spirv.selection_control<None>")


def test_arithmetic_with_two_results() -> None:
    sum_ = read("%r = spirv.IAddCarry {a} %x, %y : !spirv.struct<(i32, i32)>")
    assert sum_.operands("operand1") == ["%x: i32"]
    assert sum_.results() == ["!spirv.struct<(i32, i32)>"]


@pytest.mark.parametrize("name", ["FClamp", "Fma", "SClamp", "UClamp"])
def test_operations_of_one_type(name: str) -> None:
    short = read(f"%r = spirv.GL.{name} %x, %y, %z {{a}} : f32")
    assert [*short.operands("x"), *short.operands("z")] == ["%x: f32", "%z: f32"]
    long = read(f"%r = spirv.GL.{name} (%x, %y, %z) : (f32, f32, f32) -> f32")
    assert long.operands("y") == ["%y: f32"]
    assert long.results() == ["f32"]


def test_operands_of_an_image() -> None:
    image = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R8>"
    fetch = read(f'%r = spirv.ImageFetch %i, %c ["Lod"], %l : {image}, vector<2xsi32>, f32 -> vector<4xf32>')
    assert fetch.implied("image_operands") == canonical("#spirv.image_operands<Lod>")
    assert fetch.operands("operand_arguments") == ["%l: f32"]


def test_an_operation_may_go_on_in_the_next_line() -> None:
    for text in ("%x = spirv.Constant", '%x = spirv.Load "Function" %p', 'spirv.func @f() "None"\nattributes {a}'):
        assert partly_read(text).outcome.kind in ("incomplete", "complete")
        assert partly_read(text).shape.expected


@pytest.mark.parametrize(
    "fixture",
    [
        """
spirv.module "Logical" GLSL450 { … }
             ^^^^^^^^^ expected-token: expected a keyword without quotes, but got '"Logical"'
""",
        """
spirv.func @f() "Consts" { … }
                 ^^^^^^ unknown-keyword: 'Consts' is none of the known keywords here; did you mean 'Const'?
""",
        """
spirv.func @f(%a: i32) -> i32 { … }
                              ^ expected-token: expected a string such as "None", but got '{'
""",
        """
%0 = spirv.Load "Function" %p ["Aligned"] : f32
                                        ^ expected-token: expected ',', but got ']'
""",
        """
spirv.GlobalVariable @v : i32
                          ^^^ bad-type: expected a pointer type, '!spirv.ptr<...>'
""",
        """
spirv.EntryPoint "GLCompute" "f"
                             ^^^ expected-token: expected a symbol name such as '@name', but got '"f"'
""",
        """
%0 = spirv.CompositeExtract %c[4 : i32] : vector<4xf32>
                              ^^^^^^^^^ bad-attribute: there is no component 4: 'vector<4xf32>' has 4 components
""",
        """
%0 = spirv.CompositeExtract %c[] : vector<4xf32>
                              ^^ bad-attribute: expected at least one index
""",
        """
%0 = spirv.CompositeExtract %c[0 : i32, 1 : i32] : vector<4xf32>
                              ^^^^^^^^^^^^^^^^^^ bad-type: 'f32' has no components that an index selects
""",
        """
%0 = spirv.IAddCarry %a, %b : !spirv.struct<(i32)>
                              ^^^^^^^^^^^^^^^^^^^^ bad-type: expected a struct type with two members
""",
        """
%0 = spirv.GL.Fma %a, %b : f32
                  ^^^^^^ operand-count: expected 3 operands, but got 2
""",
        """
spirv.BranchConditional %c [1], ^a, ^b
                             ^ expected-token: expected ',', but got ']'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
