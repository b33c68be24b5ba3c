"""An operation is read by its assembly format, element for element."""

from __future__ import annotations

import pytest
from assembly_support import Operation, check_fault, language, op, operands, read, results

from mlir_ls.ods.spec import AttributeSpec, Operand, RegionSpec, Result, SuccessorSpec

UNIT = AttributeSpec("flag", "unit", optional=True, syntax="unit", value_type="none")


def test_literals_and_operands() -> None:
    known = language(op("$a `->` $b `keep`", operands=operands("a", "b")))
    assert read("own.op %x -> %y#2 keep", known).groups() == {"a": ["%x"], "b": ["%y#2"]}
    check_fault(
        """
own.op %x, %y
         ^ expected-token: expected '->', but got ','
""",
        known,
    )
    check_fault(
        """
own.op %x -> 5
             ^ expected-token: expected an SSA value, but got '5'
""",
        known,
    )


def test_an_operation_that_ends_too_early_may_go_on_in_the_next_line() -> None:
    known = language(op("$a `->` $b", operands=operands("a", "b")))
    assert Operation("own.op %x", known).outcome.kind == "incomplete"
    assert read("own.op %x\n  -> %y", known).uses() == ["%x", "%y"]


def test_what_may_follow_is_listed_where_the_text_ends() -> None:
    known = language(op("$a (`->` $b^)? attr-dict", operands=(*operands("a"), *operands("b", arity="optional"))))
    assert {"->", "{"} <= read("own.op %x", known).shape.expected


@pytest.mark.parametrize("text", ["own.op", "own.op %x", "own.op %x, %y, %x"])
def test_a_list_of_operands_may_be_empty(text: str) -> None:
    known = language(op("$a", operands=operands("a", arity="variadic")))
    assert len(read(text, known).groups()["a"]) == text.count("%")


def test_nested_lists_of_operands() -> None:
    known = language(op("$a `:` type($a)", operands=operands("a", arity="nested")))
    operation = read("own.op (%x, %y), (), (%z) : (i32, i8), (), (i1)", known)
    assert operation.groups() == {"a": ["%x: i32", "%y: i8", "%z: i1"]}


@pytest.mark.parametrize(
    ("arities", "text", "groups"),
    [
        ("one one", "%x, %y", [["%x"], ["%y"]]),
        ("one variadic one", "%x, %y, %z, %w", [["%x"], ["%y", "%z"], ["%w"]]),
        ("one variadic one", "%x, %w", [["%x"], [], ["%w"]]),
        ("one optional", "%x", [["%x"], []]),
    ],
)
def test_all_operands_at_once(arities: str, text: str, groups: list[list[str]]) -> None:
    declared = [Operand(f"o{index}", arity=arity) for index, arity in enumerate(arities.split())]  # type: ignore[arg-type]
    known = language(op("operands attr-dict", operands=tuple(declared)))
    assert list(read(f"own.op {text}", known).groups().values()) == groups


def test_operands_that_only_an_attribute_divides_stay_undivided() -> None:
    declared = operands("a", "b", arity="variadic")
    known = language(op("operands `:` type(operands)", operands=declared))
    operation = read("own.op %x, %y : i1, i8", known)
    assert operation.groups() == {}
    assert operation.uses() == ["%x: i1", "%y: i8"]


def test_an_optional_group_is_there_if_its_first_element_is() -> None:
    known = language(op("(`if` $a^ `then`)? `end`", operands=operands("a", arity="optional")))
    assert read("own.op end", known).groups() == {"a": []}
    assert read("own.op if %x then end", known).groups() == {"a": ["%x"]}
    check_fault(
        """
own.op if %x end
             ^^^ expected-token: expected 'then', but got 'end'
""",
        known,
    )


def test_what_stands_for_a_group_that_is_not_there() -> None:
    known = language(op("($a^):(`none`)? `end`", operands=operands("a", arity="optional")))
    assert read("own.op %x end", known).uses() == ["%x"]
    assert read("own.op none end", known).uses() == []
    check_fault(
        """
own.op end
       ^^^ expected-token: expected 'none', but got 'end'
""",
        known,
    )


def test_groups_in_groups() -> None:
    known = language(op("(`a` $a^ (`b` $b^)?)?", operands=operands("a", "b", arity="optional")))
    assert read("own.op", known).uses() == []
    assert read("own.op a %x", known).uses() == ["%x"]
    assert read("own.op a %x b %y", known).groups() == {"a": ["%x"], "b": ["%y"]}


def test_a_unit_attribute_is_spelled_by_the_literal_before_it() -> None:
    known = language(op("(`flag` $flag^)? attr-dict", attributes=(UNIT,)))
    assert read("own.op", known).attributes() == {}
    operation = read("own.op flag", known)
    assert operation.attributes() == {"flag": ""}
    assert operation.shape.attributes[0].name_offset == len("own.op ")


def test_a_unit_attribute_in_the_other_branch() -> None:
    known = language(op("(`off`):(`on` $flag^)?", attributes=(UNIT,)))
    assert read("own.op off", known).attributes() == {}
    assert read("own.op on", known).attributes() == {"flag": ""}


def test_clauses_come_in_any_order_and_at_most_once() -> None:
    declared = operands("a", "b", arity="optional")
    known = language(op("oilist(`a` `(` $a `)` | `b` $b | `flag` $flag) `end`", operands=declared, attributes=(UNIT,)))
    assert read("own.op end", known).uses() == []
    operation = read("own.op flag b %x a(%y) end", known)
    assert operation.groups() == {"a": ["%y"], "b": ["%x"]}
    assert operation.attributes() == {"flag": ""}
    check_fault(
        """
own.op b %x b %y end
            ^ duplicate-clause: 'b' is given twice
""",
        known,
    )


def test_attribute_dictionaries() -> None:
    plain = language(op("`x` attr-dict"))
    assert read("own.op x", plain).attributes() == {}
    assert read('own.op x {a = 1, "b.c"}', plain).attributes() == {"a": "1", "b.c": ""}
    keyword = language(op("attr-dict-with-keyword"))
    assert read("own.op attributes {a = [@f]}", keyword).attributes() == {"a": "[@]"}
    properties = language(op("prop-dict attr-dict"))
    assert read("own.op <{a = 1}> {b = 2}", properties).attributes() == {"a": "1", "b": "2"}
    assert read("own.op", properties).attributes() == {}


def test_a_name_occurs_once_in_a_dictionary() -> None:
    check_fault(
        """
own.op {a = 1, b, a = 2}
                  ^ duplicate-attribute: 'a' is given twice
""",
        language(op("attr-dict")),
    )


def test_regions() -> None:
    known = language(op("$body (`else` $other^)?", regions=(RegionSpec("body"), RegionSpec("other"))))
    assert Operation("own.op {", known).outcome.kind == "opened"
    assert len(read("own.op {…}", known).shape.regions) == 1
    assert len(read("own.op {…} else {…}", known).shape.regions) == 2
    check_fault(
        """
own.op else
       ^^^^ expected-token: expected '{' of a region, but got 'else'
""",
        known,
    )


def test_an_optional_region() -> None:
    known = language(op("($body^)?", regions=(RegionSpec("body"),)))
    assert len(read("own.op", known).shape.regions) == 0
    assert len(read("own.op {…}", known).shape.regions) == 1


@pytest.mark.parametrize(("text", "count"), [("", 0), ("{…}", 1), ("{…}, {…}, {…}", 3)])
def test_all_regions(text: str, count: int) -> None:
    known = language(op("`do` regions", regions=(RegionSpec("bodies", variadic=True),)))
    assert len(read(f"own.op do {text}".strip(), known).shape.regions) == count


def test_successors_and_what_is_passed_to_them() -> None:
    spec = op(
        "$to (`(` $passed^ `:` type($passed) `)`)? `,` $other",
        operands=operands("passed", arity="variadic"),
        successors=(SuccessorSpec("to"), SuccessorSpec("other")),
    )
    known = language(spec)
    assert read("own.op ^a(%x, %y : i1, i8), ^b", known).successors() == ["^a(%x: i1, %y: i8)", "^b()"]
    assert read("own.op ^a, ^b", known).successors() == ["^a()", "^b()"]
    check_fault(
        """
own.op ^a, b
           ^ expected-token: expected a block such as '^bb0', but got 'b'
""",
        known,
    )


@pytest.mark.parametrize(("text", "labels"), [("", []), ("^a", ["^a()"]), ("^a, ^b", ["^a()", "^b()"])])
def test_a_list_of_successors(text: str, labels: list[str]) -> None:
    known = language(op("`to` $all", successors=(SuccessorSpec("all", variadic=True),)))
    assert read(f"own.op to {text}".strip(), known).successors() == labels


def test_results_that_the_format_does_not_spell() -> None:
    known = language(op("attr-dict", results=results("r", "s")))
    assert read("own.op", known).results() == ["?", "?"]


def test_lists_of_results_that_the_format_does_not_spell_are_of_unknown_length() -> None:
    known = language(op("attr-dict", results=(*results("r"), Result("s", arity="variadic"))))
    assert read("own.op", known).results() is None


def test_an_unknown_directive_is_no_mistake() -> None:
    known = language(op("$a `:` type($a) custom<Unheard>($b)", operands=operands("a", "b")))
    operation = read("own.op %x : i32 whatever [ %y : f32 ] {…}", known)
    assert not operation.shape.known
    assert operation.uses()[1] == "%y"
    assert len(operation.shape.regions) == 1
    assert operation.results() is None


def test_a_directive_that_is_not_reached_does_no_harm() -> None:
    known = language(op("$a (`with` custom<Unheard>($b)^)?", operands=(*operands("a"), Operand("b", arity="optional"))))
    assert read("own.op %x", known).shape.known
    assert not read("own.op %x with ?", known).shape.known
