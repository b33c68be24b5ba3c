"""The interface for scripts: views of operations, values and symbols, and edits that keep the text."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import EXAMPLES
from mlir_ls import api
from mlir_opt import mlir_opt, needs_mlir_opt

TEXT = """\
module @outer {
  func.func private @helper(i32)
  func.func @main(%n: i32) {
    %pair:2 = "test.two"(%n) : (i32) -> (i32, f32)
    scf.execute_region {
      cf.br ^next(%pair#0 : i32)
    ^next(%seen: i32):
      func.call @helper(%seen) : (i32) -> ()
      scf.yield
    }
    "test.last"(%pair#1, %gone) {note = "kept", flag} : (f32, f32) -> ()
    return
  }
}
"""


def named(module: api.Module, name: str) -> api.Operation:
    return next(operation for operation in module.walk() if operation.name == name)


def test_a_walk_visits_operations_in_the_order_of_the_text() -> None:
    names = [operation.name for operation in api.parse(TEXT).walk()]
    assert names == [
        "builtin.module", "func.func", "func.func", "test.two", "scf.execute_region", "cf.br", "func.call", "scf.yield",
        "test.last", "func.return",
    ]  # fmt: skip


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem != "broken"], ids=lambda path: path.stem)
def test_operations_are_in_the_region_that_says_so(path: Path) -> None:
    module = api.parse(path.read_text("utf-8"))
    for operation in module.walk():
        assert operation in operation.region.operations
        assert operation.text.lstrip().startswith(module.lines[operation.line][operation.span.start.character :].rstrip()[:1])
        for value in operation.results:
            assert all(value in user_operands(module, use) for use in value.uses[:3])


def user_operands(module: api.Module, use: api.Use) -> tuple[api.Value, ...]:
    """The operands of the operation that a use stands in."""
    holding = [each for each in module.walk() if each.line == use.line and each.span.start <= use.span.start <= each.span.end]
    return holding[-1].operands


def test_values_know_their_types_owners_and_uses() -> None:
    module = api.parse(TEXT)
    first, second = named(module, "test.two").results
    assert (first.name, str(first.type), second.name, str(second.type)) == ("%pair#0", "i32", "%pair#1", "f32")
    assert [use.operation_name for use in first.uses] == ["cf.br"]
    assert [use.operation_name for use in second.uses] == ["test.last"]
    passed, lost = named(module, "test.last").operands
    assert passed == second
    assert passed != first
    assert (passed.owner, lost.is_defined, lost.span, lost.uses) == (named(module, "test.two"), False, None, ())
    (argument,) = named(module, "func.call").operands
    assert (argument.name, argument.owner, argument.is_defined) == ("%seen", None, True)
    (block,) = [block for region in named(module, "scf.execute_region").regions for block in region.blocks if block.label]
    assert (block.label, block.arguments) == ("^next", (argument,))
    assert named(module, "cf.br").successors == ("^next",)


def test_operations_are_registered_where_their_dialect_declares_them() -> None:
    module = api.parse("func.func @f() {\n  arith.adi\n  own.op\n  return\n}\n")
    assert {each.name: each.is_registered for each in module.walk()} == {
        "func.func": True, "arith.adi": False, "own.op": False, "func.return": True,
    }  # fmt: skip


def test_types_have_no_aliases() -> None:
    module = api.parse('!t = tensor<4xi8>\n%0 = "test.make"() : () -> !t')
    (value,) = named(module, "test.make").results
    assert isinstance(value.type, api.RankedTensorType)
    assert value.type.element_count == 4


def test_symbols_are_resolved_where_they_stand() -> None:
    module = api.parse(TEXT)
    call = named(module, "func.call")
    assert call.references == ("helper",)
    assert module.text_of(call.reference_spans[0]) == "@helper"
    assert call.resolve("helper") == module.symbol("@outer::@helper")
    assert call.resolve("outer::@helper") == module.symbol("helper")
    assert call.resolve("missing") is None
    assert module.symbol("@outer::@missing") is None


def test_attributes_are_as_they_are_spelled() -> None:
    assert named(api.parse(TEXT), "test.last").attributes == {"note": '"kept"', "flag": ""}


def test_diagnostics_are_those_of_the_check() -> None:
    (found,) = [each for each in api.parse(TEXT).diagnostics if each.severity is api.Severity.ERROR]
    assert (found.code, found.span.start.line) == ("undefined-value", 10)


@pytest.mark.parametrize("text", ["", "}", '"', "func.func @f(", "%0 = = =", "\r", "// -----\n// -----\n^bb0:"])
def test_any_text_is_parsed(text: str) -> None:
    module = api.parse(text)
    assert all(each.text in text and each.region.module is module for each in module.walk())
    assert api.edited(module, ()) == text


def test_edits_keep_ends_of_lines() -> None:
    module = api.parse("// a\r\n%0 = \"t.a\"() : () -> i1\r\n")
    (value,) = named(module, "t.a").results
    assert value.span is not None
    assert api.edited(module, [(value.span, "%x")]) == "// a\r\n%x = \"t.a\"() : () -> i1\r\n"
    assert api.edited(module, module.rename(value.span.start, "y")) == "// a\r\n%y = \"t.a\"() : () -> i1\r\n"


def test_edits_that_cannot_be_are_errors() -> None:
    module = api.parse("%0 = \"t.a\"() : () -> i1")
    whole = api.Span(api.Position(0, 0), api.Position(0, 4))
    with pytest.raises(ValueError, match="overlaps"):
        api.edited(module, [(whole, ""), (whole, "")])
    with pytest.raises(ValueError, match="line 2 has no character 3"):
        api.edited(module, [(api.Span(api.Position(0, 0), api.Position(1, 3)), "")])
    with pytest.raises(ValueError, match="not a valid name"):
        module.rename(api.Position(0, 0), "a b")


@needs_mlir_opt
@pytest.mark.parametrize("name", ["control_flow", "saxpy_gpu"])
def test_locations_are_stripped_as_the_compiler_leaves_them_out(name: str) -> None:
    example = next(path for path in EXAMPLES if path.stem == name)

    def printed(text: str, *flags: str) -> str:
        run = mlir_opt("-", *flags, text=text)
        assert run.returncode == 0, run.stderr
        return run.stdout

    plain = printed(example.read_text("utf-8"))
    located = api.parse(printed(plain, "-mlir-print-debuginfo"))
    assert "loc(" in located.text
    assert api.edited(located, api.location_changes(located)).strip() == plain.strip()
