"""An operation whose format has a directive that only C++ reads is read around the text of that directive, where that is certain."""

from __future__ import annotations

import pytest
from assembly_support import language, op, operands, read, results

from mlir_ls.ods.spec import AttributeSpec, OpSpec, RegionSpec
from mlir_ls.syntax import attempts
from mlir_ls.syntax.reader import HeaderReader

KIND = (AttributeSpec("kind"),)
COMPARE = op(
    "custom<Kind>($kind) `,` $a `,` $b attr-dict `:` functional-type(operands, results)",
    operands=operands("a", "b"),
    results=results("r"),
    attributes=KIND,
)
CALL = op(
    "custom<Entries>($kind) (`[` $loads^ `]`)? `` `(` $args `)` attr-dict `:` custom<Types>(ref($args), type($args), $sizes, type($r))",
    operands=operands("loads", "args", "sizes", arity="variadic"),
    results=results("r"),
    attributes=KIND,
)
BIND = op("`{` custom<Bindings>($args, type($args)) `}` attr-dict", operands=operands("args", arity="variadic"))
LISTS = op("custom<List>($a) `with` custom<List>($b) `:` type($a)", operands=operands("a", "b", arity="variadic"))
LAST = op("$a attr-dict `:` type($a) custom<Guess>(ref(type($a)), type($r))", operands=operands("a"), results=results("r"))
CLAUSES = op(
    "oilist(`on` `(` custom<Vars>($a, type($a)) `)` | `by` $b) `:` type($b)",
    operands=operands("a", "b", arity="variadic"),
)
REFER = op(
    "$kind custom<A>(ref($kind), $other) `,` $a attr-dict `:` type($a)",
    operands=operands("a"),
    attributes=(*KIND, AttributeSpec("other")),
)


@pytest.mark.parametrize(
    ("spec", "text", "groups"),
    [
        (COMPARE, "own.op LT, %x, %y : (i32, i8) -> i1", {"a": ["%x: i32"], "b": ["%y: i8"]}),
        (COMPARE, "own.op <less [1, 2]>, %x, %y {a = 1} : (i32, i8) -> i1", {"a": ["%x: i32"], "b": ["%y: i8"]}),
        (CALL, "own.op @x::@y[%n](%a, %b) : (i32{%n}, i8) -> i1", {"loads": ["%n"], "args": ["%a", "%b"], "sizes": ["%n"]}),
        (CALL, "own.op {@x, @y}(%a) : (i32) -> i1", {"loads": [], "args": ["%a"], "sizes": []}),
        (BIND, "own.op {ro %a[%n] : i32, wo %b : i8}", {"args": ["%a", "%n", "%b"]}),
        (LISTS, "own.op (%a, %b) with [%c] : i32, i8", {"a": ["%a: i32", "%b: i8"], "b": ["%c"]}),
        (LAST, "own.op %a : i32 as i8", {"a": ["%a: i32"]}),
        (LAST, "own.op %a : i32", {"a": ["%a: i32"]}),
        (CLAUSES, "own.op by %b on (in %a : i32) : i8", {"a": ["%a"], "b": ["%b: i8"]}),
    ],
)
def test_what_is_around_an_opaque_directive_is_read(spec: OpSpec, text: str, groups: dict[str, list[str]]) -> None:
    operation = read(text, language(spec))
    assert operation.shape.partly
    assert not operation.shape.known
    assert operation.groups() == groups


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        (COMPARE, "own.op LT, %x : (i32) -> i1"),
        (COMPARE, "own.op LT, %x, %y : (i32) -> i1"),
        (op("custom<A>($a) `with` custom<B>($b)", operands=operands("a", "b", arity="variadic")), "own.op %a with %b with %c"),
        (LISTS, "own.op (%a, %b) with [%c] : i32"),
        (op("custom<A>($a) custom<B>($b)", operands=operands("a", "b", arity="variadic")), "own.op %x, %y"),
        (op("custom<A>($a, $body)", operands=operands("a"), regions=(RegionSpec("body"),)), "own.op %x {…}"),
    ],
)
def test_what_can_be_read_in_no_way_or_in_several_is_read_tolerantly(spec: OpSpec, text: str) -> None:
    operation = read(text, language(spec))
    assert not operation.shape.partly
    assert not operation.shape.known
    assert operation.groups() == {} or not any(type_ for _, _, type_ in operation.shape.uses)


@pytest.mark.parametrize(
    ("spec", "text", "message"),
    [
        (COMPARE, "own.op LT, %x : (i32) -> i1", "expected ',', but got ':'"),
        (COMPARE, "own.op LT, %x %y : (i32, i8) -> i1", "expected ',', but got an SSA value"),
        (COMPARE, "own.op LT, %x, %y : (i32, i8) -> j1", "expected a type, but got 'j1'"),
        (COMPARE, "own.op LT, %x, %y : (i32, i8) -> i1 now", "expected the end of the operation, but got 'now'"),
        (COMPARE, "own.op LT, %x, %y : (i32, i8)", None),  # the next line may go on
        (COMPARE, "own.op LT, %x, %y :\n (i32, i8) -> j1", None),
        (COMPARE, "own.op [1, 2), %x, %y, (i32, i8) -> i1", None),  # an interval, whose end is not known
        (CALL, "own.op @x(%a) : (i32) -> i1 now", None),  # the last directive may have any text
        (REFER, "own.op 1 less, %x : j1", "expected a type, but got 'j1'"),
        (
            op("custom<A>($kind) `:` type($r)", results=results("r"), attributes=KIND, regions=(RegionSpec("body"),)),
            "own.op @f(%a : i32) : j1",
            None,
        ),
    ],
)
def test_a_text_that_no_text_of_a_directive_would_make_right_is_wrong(spec: OpSpec, text: str, message: str | None) -> None:
    refusal = read(text, language(spec)).shape.refusal
    assert (None if refusal is None else refusal.message) == message


TWO = op(
    "custom<A>($kind) `then` `by` custom<B>($other) `on` $a attr-dict `:` type($a)",
    operands=operands("a"),
    attributes=(*KIND, AttributeSpec("other")),
)


@pytest.mark.parametrize("first", ["b < 4", "b > 4", "<b > 4>", "(i32) => f32", "b <= 4", "[1, 2)"])
@pytest.mark.parametrize("second", ["<c, <d>> (i32) => f32", "<c> x", "c > 3"])
def test_signs_of_order_and_arrows_leave_the_end_of_a_text_open(first: str, second: str) -> None:
    assert read(f"own.op {first} then by {second} on %a : i32", language(TWO)).shape.refusal is None


def test_values_of_a_directive_with_operands_are_operands_unless_a_region_may_take_them() -> None:
    assert read("own.op {ro %a : i32}", language(BIND)).shape.unsure == ()
    spec = op("custom<Events>($a) $body", operands=operands("a", arity="variadic"), regions=(RegionSpec("body"),))
    shape = read("own.op up %a, down %b {…}", language(spec)).shape
    assert shape.partly
    assert shape.regions[0].tentative == shape.unsure == (0, 1)


def test_a_long_text_is_not_tried_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0
    copy = attempts.copied

    def counted(reader: HeaderReader) -> HeaderReader:
        nonlocal tries
        tries += 1
        return copy(reader)

    monkeypatch.setattr(attempts, "copied", counted)
    for count in (50, 500, 5000):
        read(f"own.op {', '.join(['%x'] * count)} with %y", language(LISTS))
        read(f"own.op [{', '.join(['%x'] * count)}] with %y : {', '.join(['i32'] * count)}", language(LISTS))
    assert 0 < tries < 500
