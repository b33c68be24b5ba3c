"""A directive reads a part of an operation by a function, which says what it has read."""

from __future__ import annotations

import pytest
from assembly_support import check_fault, language, op, operands, read, results

from mlir_ls.ods.assembly.directives import Arguments, NotKnown
from mlir_ls.ods.spec import AttributeSpec, Operand, RegionSpec, Result, SuccessorSpec
from mlir_ls.syntax.reader import HeaderReader

INDICES = (Operand("dynamic", arity="variadic", buildable="index"),)


def test_a_directive_gives_operands_types_and_attributes() -> None:
    def pair(reader: HeaderReader, arguments: Arguments) -> None:
        value, type_, width = arguments
        start = reader.offset()
        value.give([reader.use()])
        reader.expect("of")
        start = reader.offset()
        type_.give_types([reader.type()], start)
        reader.expect("wide")
        start = reader.offset()
        reader.integer()
        width.spelled(start)
        width.imply("8 : i8")

    spec = op("custom<Pair>($a, type($a), $width)", operands=operands("a"), attributes=(AttributeSpec("width"),))
    operation = read("own.op %x of i32 wide 8", language(spec, directives={"Pair": pair}))
    assert operation.groups() == {"a": ["%x: i32"]}
    assert operation.attributes() == {"width": "8"}
    assert operation.all_implied() == {"width": "8 : i8"}


def test_a_directive_sees_what_was_read_before() -> None:
    seen: list[object] = []

    def record(reader: HeaderReader, arguments: Arguments) -> None:
        uses, types = arguments
        seen.append((len(uses.uses()), [str(type_) for type_ in types.types()]))

    spec = op("$a `:` type($a) custom<Note>(ref($a), ref(type($a)))", operands=operands("a", arity="variadic"))
    read("own.op %x, %y : i1, i8", language(spec, directives={"Note": record}))
    assert seen == [(2, ["i1", "i8"])]


def test_the_kinds_of_arguments() -> None:
    kinds: list[tuple[str, str, str]] = []

    def record(reader: HeaderReader, arguments: Arguments) -> None:
        kinds.extend([(each.kind, each.name, each.arity) for each in arguments])

    spec = op(
        'custom<Note>($a, $r, type($r), $at, $body, $to, "code", attr-dict)',
        operands=operands("a", arity="optional"),
        results=results("r"),
        attributes=(AttributeSpec("at"),),
        regions=(RegionSpec("body"),),
        successors=(SuccessorSpec("to"),),
    )
    read("own.op", language(spec, directives={"Note": record}))
    assert kinds == [
        ("operand", "a", "optional"),
        ("result", "r", "one"),
        ("type", "r", "one"),
        ("attribute", "at", "one"),
        ("region", "body", "one"),
        ("successor", "to", "one"),
        ("code", "code", "one"),
        ("dictionary", "", "one"),
    ]


def test_types_that_a_directive_gives_have_to_be_as_many_as_there_are_operands() -> None:
    def types(reader: HeaderReader, arguments: Arguments) -> None:
        start = reader.offset()
        arguments[0].give_types(reader.types(), start)

    spec = op("$a `is` custom<Types>(type($a)) `end`", operands=operands("a", arity="variadic"))
    check_fault(
        """
own.op %x is i1, i8 end
             ^^^^^^ type-count: 1 operand but 2 types, expected one for each
""",
        language(spec, directives={"Types": types}),
    )


def test_a_directive_gives_the_types_of_results() -> None:
    def types(reader: HeaderReader, arguments: Arguments) -> None:
        arguments[0].give_types(reader.types())

    spec = op("custom<Types>(type($r))", results=(Result("r", arity="variadic"),))
    assert read("own.op i1, i8", language(spec, directives={"Types": types})).results() == ["i1", "i8"]


def test_a_directive_may_begin_an_optional_group() -> None:
    def maybe(reader: HeaderReader, arguments: Arguments) -> None:
        use = reader.opt_use()
        arguments[0].give([] if use is None else [use])

    spec = op("(custom<Maybe>($a)^ `taken`)? `end`", operands=operands("a", arity="optional"))
    known = language(spec, directives={"Maybe": maybe})
    assert read("own.op %x taken end", known).uses() == ["%x"]
    assert read("own.op end", known).uses() == []


def test_a_directive_that_does_not_know_what_follows_makes_no_mistake() -> None:
    def give_up(reader: HeaderReader, arguments: Arguments) -> None:
        raise NotKnown

    spec = op("custom<GiveUp>() `end`")
    assert not read("own.op what ever", language(spec, directives={"GiveUp": give_up})).shape.known


def test_what_follows_an_unknown_directive_is_read_up_to_the_bracket_in_front_of_it() -> None:
    spec = op("`(` custom<GiveUp>() `)` `end`")
    operation = read('own.op (what loc("there")) end', language(spec, directives={}))
    assert (operation.shape.faults, operation.shape.text) == ((), 'own.op (what loc("there")) end')


@pytest.mark.parametrize(
    ("text", "uses", "array"),
    [
        ("[]", [], "array<i64>"),
        ("[1, -2]", [], "array<i64: 1, -2>"),
        ("[%x, 4, %y]", ["%x: index", "%y: index"], "array<i64: -9223372036854775808, 4, -9223372036854775808>"),
    ],
)
def test_lists_of_operands_and_integers(text: str, uses: list[str], array: str) -> None:
    spec = op("custom<DynamicIndexList>($dynamic, $static)", operands=INDICES, attributes=(AttributeSpec("static"),))
    operation = read(f"own.op {text}", language(spec))
    assert operation.groups() == {"dynamic": uses}
    assert operation.attributes() == {"static": text.replace("%x", "%").replace("%y", "%")}
    assert operation.all_implied() == {"static": array}


def test_lists_of_attributes_as_in_earlier_years() -> None:
    listed = ("allof", "array", ("each", ("allof", "integer_attr", ("typed", ("is", "i64")))))
    attributes = (AttributeSpec("static", listed), AttributeSpec("sizes", listed))
    spec = op(
        'custom<DynamicIndexList>($dynamic, $static, "::mlir::ShapedType::kDynamicSize") custom<DimensionList>($sizes)',
        operands=INDICES,
        attributes=attributes,
    )
    operation = read("own.op [%x, 4] 4x8", language(spec))
    assert operation.all_implied() == {"static": "[-9223372036854775808, 4]", "sizes": "[4, 8]"}
    assert not operation.shape.faults


def test_scalable_elements_of_a_list() -> None:
    attributes = (AttributeSpec("static"), AttributeSpec("scalable"))
    spec = op("custom<DynamicIndexList>($dynamic, $static, $scalable)", operands=INDICES, attributes=attributes)
    operation = read("own.op [1, [2], [%x]]", language(spec))
    assert operation.all_implied()["scalable"] == "array<i1: false, true, true>"


def test_other_brackets_around_a_list() -> None:
    spec = op(
        'custom<DynamicIndexList>($dynamic, $static, "{}", "::mlir::AsmParser::Delimiter::Paren")',
        operands=INDICES,
        attributes=(AttributeSpec("static"),),
    )
    assert read("own.op (%x, 2)", language(spec)).uses() == ["%x: index"]


def test_lists_with_types() -> None:
    spec = op(
        "custom<DynamicIndexList>($dynamic, $static, type($dynamic))",
        operands=operands("dynamic", arity="variadic"),
        attributes=(AttributeSpec("static"),),
    )
    assert read("own.op [%x : i8, 2]", language(spec)).uses() == ["%x: i8"]


def test_mistakes_in_a_list() -> None:
    spec = op("custom<DynamicIndexList>($dynamic, $static)", operands=INDICES, attributes=(AttributeSpec("static"),))
    check_fault(
        """
own.op [%x, i8]
            ^^ expected-token: expected an SSA value or an integer, but got 'i8'
""",
        language(spec),
    )


@pytest.mark.parametrize(("text", "array"), [("4", "4"), ("4x2", "4, 2"), ("4x?x2", "4, -9223372036854775808, 2")])
def test_lists_of_dimensions(text: str, array: str) -> None:
    known = language(op("custom<DimensionList>($shape) `end`", attributes=(AttributeSpec("shape"),)))
    operation = read(f"own.op {text} end", known)
    assert operation.attributes() == {"shape": text}
    assert operation.all_implied() == {"shape": f"array<i64: {array}>"}


def test_an_empty_list_of_dimensions() -> None:
    known = language(op("custom<DimensionList>($shape) `end`", attributes=(AttributeSpec("shape"),)))
    assert read("own.op [] end", known).all_implied() == {"shape": "array<i64>"}


@pytest.mark.parametrize(
    "fixture",
    [
        """
own.op end
       ^^^ expected-token: expected sizes such as '4x?x8', but got 'end'
""",
        """
own.op 4x end
       ^^ expected-token: expected sizes such as '4x?x8', but got '4x'
""",
    ],
)
def test_mistakes_in_dimensions(fixture: str) -> None:
    check_fault(fixture, language(op("custom<DimensionList>($shape) `end`", attributes=(AttributeSpec("shape"),))))


@pytest.mark.parametrize(("text", "private"), [("private", True), ("nested", False), ("public", False)])
def test_visibilities(text: str, private: bool) -> None:
    name = AttributeSpec("sym_name", syntax="symbol_name")
    attributes = (AttributeSpec("sym_visibility", optional=True), name)
    spec = op("custom<SymbolVisibility>($sym_visibility) $sym_name", attributes=attributes)
    operation = read(f"own.op {text} @f", language(spec))
    assert operation.shape.private == private
    assert operation.all_implied() == {"sym_visibility": f'"{text}"'}
    assert read("own.op @f", language(spec)).attributes() == {}


@pytest.mark.parametrize(
    ("text", "attributes"),
    [("(5 : i8) : i8", {"value": "5 : i8", "type": "i8"}), (": tensor<i8>", {"type": "tensor<i8>"})],
)
def test_values_with_types(text: str, attributes: dict[str, str]) -> None:
    spec = op("custom<TypedInitialValue>($type, $value)", attributes=(AttributeSpec("type"), AttributeSpec("value")))
    assert read(f"own.op {text}", language(spec)).attributes() == attributes
