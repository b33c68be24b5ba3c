"""From offsets in an erased header to positions in the document, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import EXAMPLES, analysis_of, text_of, with_cursor
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.places import end_of, header_span, offset_at, position_of, slot_span, span_of
from mlir_ls.syntax.tree import Located, path_to, walk
from mlir_ls.text import Position
from trees import check_places, text_in


def document_of(fixture: str) -> Document:
    return analysis_of(text_of(fixture)).document


def only_item(fixture: str) -> tuple[Document, Located]:
    """A document, and the first of its items that is not `module`."""
    document = document_of(fixture)
    return document, next(item for item in walk(document.tree) if item.node.shape.name != "builtin.module")


LONG_HEADER = """
    module {
      %first, %second:2 = "test.op"(%a,  // with %b
          %longer#1) ({
        "test.inner"() : () -> ()
      }, {
      }) {text = "in %string"}
        : (i32, i64) -> (i32, i32, i32) loc(#loc12)
    }
"""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_token_is_found_where_it_stands(path: Path) -> None:
    check_places(analysis_of(path.read_text("utf-8")).document)


def test_tokens_of_a_header_over_many_lines_and_regions() -> None:
    check_places(document_of(LONG_HEADER))


def test_names_with_their_sigils() -> None:
    document, item = only_item(LONG_HEADER)
    assert [text_in(document, slot_span(item, slot)) for slot in range(len(item.node.names))] == [
        "%first", "%second", "%a", "%longer", "%string", "#loc12",
    ]  # fmt: skip


def test_a_slot_that_is_not_there_is_the_header() -> None:
    document, item = only_item(LONG_HEADER)
    assert slot_span(item, 99) == header_span(item)
    assert text_in(document, header_span(item)) == '%first, %second:2 = "test.op"(%a,'


def test_a_span_over_a_region_ends_after_it() -> None:
    document, item = only_item(LONG_HEADER)
    whole = text_in(document, span_of(item, 0, len(item.node.shape.text)))
    assert whole.startswith("%first, ")
    assert whole.endswith("loc(#loc12)")
    assert whole.count("\n") == 5


def test_an_empty_span_has_no_extent() -> None:
    _, item = only_item(LONG_HEADER)
    assert span_of(item, 8, 8).start == span_of(item, 8, 8).end == position_of(item, 8)


def test_the_end_of_an_item() -> None:
    document, item = only_item(LONG_HEADER)
    assert end_of(item) == Position(6, len(document.lines[6]))


@pytest.mark.parametrize(
    ("fixture", "expected"),
    [
        ("%na$0me = test.op %a : i32", "%"),
        ("$0%name = test.op %a : i32", "%"),
        ("%name$0 = test.op %a : i32", "%"),
        ("%name = te$0st.op %a : i32", "st.op"),
        ("%name = test.op %a$0 : i32", "%"),
        ("%name = test.op %a : i3$02", "2"),
        ("%name = test.op %a : i32$0", ""),
        ("%name = test.op(\n    %a,\n  %b$0b) : i32", "%"),
        ("%name = test.op(\n    %a,\n  %bb)$0 : i32", " : i32"),
        ('module {\n  test.op $0{"x"} loc(#loc7)\n}', '{"x"} loc(#loc)'),
        ('module {\n  test.op {"x"} loc(#lo$0c7)\n}', "#loc)"),
    ],
)
def test_the_header_text_at_a_position(fixture: str, expected: str) -> None:
    text, position = with_cursor(fixture)
    document = analysis_of(text).document
    item = path_to(document.tree, *position)[-1].item
    offset = offset_at(item, position)
    assert offset is not None
    after = item.node.shape.text[offset:]
    assert after[: len(expected)] == expected
    assert expected or not after


@pytest.mark.parametrize("position", [Position(0, 3), Position(2, 0), Position(3, 9), Position(9, 0)])
def test_a_position_outside_of_the_header_has_no_offset(position: Position) -> None:
    document = document_of(
        """
        module {
          "test.op"() ({
            "test.inner"() : () -> ()
          }) : () -> ()
        }
        """
    )
    item = next(item for item in walk(document.tree) if item.node.shape.name == "test.inner")
    assert offset_at(item, position) is None


@pytest.mark.xfail(strict=True, reason="the place is taken for that of the region, which has no extent")
@pytest.mark.parametrize("header", ["module {}", '"test.op"() ({}, {}) : () -> ()'])
def test_the_closing_brace_of_an_empty_region(header: str) -> None:
    item = next(walk(analysis_of(header).document.tree))
    text = item.node.shape.text
    closing = text.index("}")
    assert offset_at(item, position_of(item, closing)) == closing


class TestPathTo:
    """The items that hold a position, from the outside inwards."""

    @staticmethod
    def names_at(fixture: str) -> str:
        text, position = with_cursor(fixture)
        path = path_to(analysis_of(text).document.tree, *position)
        return " > ".join(step.item.node.shape.name for step in path)

    @pytest.mark.parametrize(
        ("fixture", "names"),
        [
            ("$0module { test.op }", "builtin.module"),
            ("mod$0ule {\n  test.op\n}", "builtin.module"),
            ("module {\n  $0test.op\n}", "builtin.module > test.op"),
            ("module {\n  test.op$0\n}", "builtin.module > test.op"),
            ("module {\n  test.op\n\n$0\n}", "builtin.module > test.op"),
            ("module {\n  test.op\n}\n$0", "builtin.module"),
            ("$0\n\nmodule {}", ""),
            ("module { test.a tes$0t.b\n}", "builtin.module > test.a"),
            ('module { "a.a"() : () -> () $0"a.b"() : () -> () "a.c"() : () -> () }', "builtin.module > a.b"),
            ('module { "a.a"() : () -> ()$0 "a.b"() : () -> () "a.c"() : () -> () }', "builtin.module > a.a"),
            ("module {\n  func.func @f() {\n    return $0\n  }\n}", "builtin.module > func.func > func.return"),
            ("module {\n  func.func @f() {\n  ^bb$0:\n    return\n  }\n}", "builtin.module > func.func > ^bb"),
            ('"a.a"() ({\n}, {\n  $0"a.b"() : () -> ()\n}) : () -> ()', "a.a > a.b"),
            ('"a.a"() ({\n}, {\n  "a.b"() : () -> ()\n}) :$0 () -> ()', "a.a"),
            ("module {\n}\n// -----\nmodule { $0module @b }", "builtin.module > builtin.module"),
            ("module {\n}\n// -----\n$0\nmodule {}", ""),
        ],
    )
    def test_path(self, fixture: str, names: str) -> None:
        assert self.names_at(fixture) == names

    def test_many_items_on_a_line(self) -> None:
        operations = [f'"a.op{number}"() : () -> ()' for number in range(600)]
        document = analysis_of(" ".join(operations)).document
        column = 0
        for number, operation in enumerate(operations):
            assert path_to(document.tree, 0, column)[-1].item.node.shape.name == f"a.op{number}"
            column += len(operation) + 1
