"""Errors of what is being typed wait until the cursor moves on or rests; all others are shown at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlir_ls.lsp.encoding.client import MAX_TYPING_DELAY, Client, client_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.workspace.session import Session

pytestmark = pytest.mark.extended

URI = "file:///typed.mlir"
EXAMPLES = Path(__file__).parents[2] / "examples"


class Editor:
    """A document that is typed into, and the errors that are shown in it, as `line:code`."""

    def __init__(self, text: str, delay: float = 0.7) -> None:
        self.shown: list[str] = []
        self.milder: list[str] = []
        self.session = Session(self._receive)
        self.session.client = Client(encoding="utf-32", typing_delay=delay)
        self.version = 1
        before, _, after = text.partition("|")
        self.line = before.count("\n")
        self.character = len(before.rpartition("\n")[2])
        self.session.open(URI, 1, before + after)
        self._settle()

    def _receive(self, method: str, params: str) -> None:
        if method == "textDocument/publishDiagnostics":
            found = [(each["severity"], f"{each['range']['start']['line']}:{each['code']}") for each in json.loads(params)["diagnostics"]]
            self.shown = [text for severity, text in found if severity == 1]
            self.milder = [text for severity, text in found if severity in (2, 3)]

    def _settle(self) -> None:
        self.session.flush()
        while self.session.has_work:
            self.session.work()

    def type(self, text: str) -> list[str]:
        """Types a text, and returns what is shown after its last character."""
        for character in text:
            self.key(character)
        return self.shown

    def key(self, character: str) -> None:
        """Types a character."""
        at = types.Position(self.line, self.character)
        change = types.TextDocumentContentChangePartial(range=types.Range(at, at), text=character)
        self.version += 1
        self.session.change(URI, self.version, [change])
        self._settle()
        self.line, self.character = (self.line + 1, 0) if character == "\n" else (self.line, self.character + 1)

    def burst(self, text: str) -> list[str]:
        """Types a text so fast that the editor sends all its characters at once, as Neovim does."""
        changes = []
        for character in text:
            at = types.Position(self.line, self.character)
            changes.append(types.TextDocumentContentChangePartial(range=types.Range(at, at), text=character))
            self.line, self.character = (self.line + 1, 0) if character == "\n" else (self.line, self.character + 1)
        self.version += 1
        self.session.change(URI, self.version, changes)
        self._settle()
        return self.shown

    def surround(self, length: int, quote: str) -> list[str]:
        """Types a quote with some characters after the cursor selected, around which editors put it and another one."""
        places = [types.Position(self.line, self.character + each) for each in (length, 0)]
        changes = [types.TextDocumentContentChangePartial(range=types.Range(at, at), text=quote) for at in places]
        self.version += 1
        self.session.change(URI, self.version, changes)
        self._settle()
        self.character += 1
        return self.shown

    def pair(self, opening: str, closing: str) -> list[str]:
        """Types a bracket, which the editor closes."""
        at = types.Position(self.line, self.character)
        self.version += 1
        change = types.TextDocumentContentChangePartial(range=types.Range(at, at), text=f"{opening}{closing}")
        self.session.change(URI, self.version, [change])
        self._settle()
        self.character += len(opening)
        return self.shown

    def rest(self) -> list[str]:
        """Rests for as long as the delay is."""
        assert self.session.is_typing
        self.session.rest()
        return self.shown

    def new_line(self) -> list[str]:
        """Begins a line, in a line with nothing but indentation, which editors remove with it."""
        at = types.Position(self.line, self.character)
        blank = types.Range(types.Position(self.line, 0), at)
        changes = [
            types.TextDocumentContentChangePartial(range=types.Range(at, at), text="\n  "),
            types.TextDocumentContentChangePartial(range=blank, text=""),
        ]
        self.version += 1
        self.session.change(URI, self.version, changes)
        self._settle()
        self.line, self.character = self.line + 1, 2
        return self.shown


def body(line: str, below: str = "") -> str:
    """A function with a line in it."""
    return f"func.func @f(%a: i32, %b: i64) {{\n  {line}\n  {below}return\n}}\n"


def test_a_half_typed_operation_shows_no_error_until_the_cursor_rests() -> None:
    editor = Editor(body("|"))
    assert editor.type("%c = arith.ad") == []
    assert editor.rest() == ["1:unknown-operation"]
    assert not editor.session.is_typing
    assert editor.type("d") == []


@pytest.mark.parametrize("line", ["memref.store %a, %m[%zz] : mem", "call @g(%a) : (i3", "%c = scf.if %a -> (i3"])
def test_what_was_shown_at_a_rest_waits_again_when_typing_goes_on(line: str) -> None:
    for rest in range(3, len(line)):
        editor = Editor("func.func @f(%a: i32, %m: memref<4xi32>) {\n  |\n}\n")
        editor.type(line[:rest])
        if editor.session.is_typing:
            editor.rest()
            assert editor.type(line[rest:]) == [], f"after a rest after {line[:rest]!r}"


@pytest.mark.parametrize(
    ("typed", "found"), [("%x = arith.zigzag", "2:unknown-operation"), ("mine.do", "2:unknown-dialect"), ("cmath.", "2:unknown-dialect")]
)
def test_a_name_that_is_not_known_yet_is_no_warning_until_the_cursor_rests(typed: str, found: str) -> None:
    editor = Editor("func.func @f(%a: i32) {\n  %u = arith.addi %a, %a : i32\n  |\n  return\n}")
    editor.type(typed)
    assert editor.milder == []
    editor.rest()
    assert editor.milder == [found]


def test_an_error_elsewhere_in_the_line_stays_as_it_was_shown_at_a_rest() -> None:
    editor = Editor(body("|"))
    editor.type("%c = arith.addi %zz, %a : i32")
    assert editor.rest() == ["1:undefined-value"]
    assert editor.type(" // wh") == ["1:undefined-value"]


def test_quotes_around_a_selection_are_typed_as_well() -> None:
    editor = Editor("func.func @f(%a: i1) {\n  |\n}\n")
    assert editor.type("cf.assert %a, ") == []
    editor.type("value")
    editor.character -= len("value")
    assert editor.surround(len("value"), '"') == []
    assert editor.type("t") == []
    assert editor.rest() == ["1:missing-terminator"]


def test_an_error_is_shown_when_the_cursor_has_moved_on() -> None:
    editor = Editor(body("|"))
    assert editor.type("%c = arith.addi %a, %zz") == []
    assert editor.type(" ") == []
    assert editor.type(": i32") == ["1:undefined-value"]


def test_an_error_that_the_last_keystroke_made_waits_for_the_next_one() -> None:
    editor = Editor(body("%c = arith.addi %a, %a : i|"))
    assert editor.type("6") == []
    assert editor.type("4") == []
    assert editor.type(" ") == ["1:value-type-mismatch", "1:value-type-mismatch"]


def test_a_new_line_shows_what_is_wrong_above_it() -> None:
    editor = Editor(body("%c = arith.addi %a, %zz : i32|"))
    assert editor.type("\n") == ["1:undefined-value"]


def test_an_indentation_that_is_removed_with_a_keystroke_ends_no_typing() -> None:
    editor = Editor("|")
    assert editor.type("func.func @f() -> i32 {\n  ") == []
    assert editor.new_line() == []
    assert editor.type("// Nothing is returned yet.") == []
    assert editor.rest() == ["0:unclosed-region"]


def test_errors_in_other_lines_are_shown_at_once() -> None:
    assert Editor(body("%c|1 = arith.constant 1 : i32", "%d = arith.addi %c1, %c1 : i32\n  ")).type("0") == [
        "2:undefined-value",
        "2:undefined-value",
    ]


def test_a_client_without_the_capability_is_sent_everything_at_once() -> None:
    editor = Editor(body("|"), delay=0.0)
    assert editor.type("%c = arith.ad") == ["1:unknown-operation"]
    assert not editor.session.is_typing


@pytest.mark.parametrize(
    ("wish", "delay"), [(700, 0.7), (-1, 0.0), (True, 0.0), ("700", 0.0), (1e300, MAX_TYPING_DELAY / 1000), (None, 0.0)]
)
def test_the_capability(wish: object, delay: float) -> None:
    assert client_of({"capabilities": {"experimental": {"mlirTypingDelay": wish}}}, "utf-16").typing_delay == delay


@pytest.mark.parametrize("name", ["matmul", "saxpy_gpu", "control_flow", "stencil"])
def test_typing_the_lines_of_an_example_seldom_shows_an_error(name: str) -> None:
    """Each line is typed into the rest of the text. Errors that its absence makes elsewhere are not counted."""
    lines = (EXAMPLES / f"{name}.mlir").read_text("utf-8").split("\n")
    keys, red = 0, []
    for index, line in enumerate(lines):
        text = line.strip()
        if not text or text.startswith("//") or text.count("{") != text.count("}") or text[0] == "}":
            continue
        indent = line[: line.index(text)]
        editor = Editor("\n".join([*lines[:index], f"{indent}|", *lines[index + 1 :]]))
        missing = set(editor.shown)
        for count, character in enumerate(text):
            keys += 1
            if new := set(editor.type(character)) - missing:
                red.append(f"{index + 1}: {text[: count + 1]}: {sorted(new)}")
    assert len(red) <= 0.05 * keys, "\n".join([f"{len(red)} of {keys} keys", *red])


def test_what_is_still_to_come_is_no_error_until_the_cursor_rests() -> None:
    editor = Editor("|")
    assert editor.type("func.func @f(%a: i32) -> i32 {\n  cf.br ^next\n^next:\n") == []
    assert editor.rest() == ["0:unclosed-region"]


def test_typing_an_example_from_its_beginning_seldom_shows_an_error() -> None:
    lines = (EXAMPLES / "saxpy_gpu.mlir").read_text("utf-8").split("\n")
    text = "\n".join([line for line in lines if not line.lstrip().startswith("//")])
    editor = Editor("|")
    red = [f"{text[: count + 1].rpartition(chr(10))[2]}: {editor.shown}" for count in range(len(text)) if editor.type(text[count])]
    assert len(red) <= 0.05 * len(text), "\n".join([f"{len(red)} of {len(text)} keys", *red])


def test_what_stands_after_the_regions_of_an_operation_that_is_typed_waits() -> None:
    editor = Editor(
        "#map = affine_map<(d0) -> (d0)>\nfunc.func @f(%a: tensor<42xf32>) {\n"
        '  %x = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%a : tensor<4|xf32>) {\n'
        "  ^bb0(%in: f32):\n    linalg.yield %in : f32\n  } -> tensor<4xf32>\n  return\n}\n"
    )
    assert editor.shown == ["2:value-type-mismatch"]
    assert editor.type("2") == []
    assert editor.rest() == ["5:linalg.output-results"]


def test_what_is_typed_at_all_places_of_a_stop_is_a_keystroke() -> None:
    editor = Editor(body("%c = arith.addi %a, %a : |", "%d = arith.addi %a, %a : \n  "))
    editor.version += 1
    places = [types.Position(line, editor.character) for line in (2, 1)]
    changes = [types.TextDocumentContentChangePartial(range=types.Range(at, at), text="i") for at in places]
    editor.session.change(URI, editor.version, changes)
    assert editor.session.is_typing


def test_an_error_of_a_value_waits_for_the_type_after_it() -> None:
    editor = Editor(body("arith.addi %a, | : i64"))
    assert editor.type("%b") == []
    assert editor.type(" ") == []
    assert editor.rest() == ["1:value-type-mismatch"]


def test_a_brace_that_closes_nothing_waits_for_the_one_that_opens_a_region() -> None:
    editor = Editor("module {\n  func.func @f(|) {\n  func.return\n  }\n}\n")
    editor.character += 2
    at = types.Position(editor.line, editor.character)
    removed = types.Range(at, types.Position(editor.line, editor.character + 1))
    editor.version += 1
    editor.session.change(URI, editor.version, [types.TextDocumentContentChangePartial(range=removed, text="")])
    editor._settle()
    assert editor.type("-> i3") == []
    assert "3:stray-brace" in editor.rest()


def test_characters_that_come_together_are_typed_as_well() -> None:
    editor = Editor("func.func @f(%a: i32) {\n  return\n}\n|\nfunc.func @g() {\n  nowhere.here %b\n  return\n}")
    assert editor.shown == ["5:undefined-value"]
    for part in ("func.fu", "nc priv", "ate @h(%", "a: i3", "2)\n\n", "func.func @k(", "%x: i"):
        assert {each.partition(":")[2] for each in editor.burst(part)} <= {"undefined-value"}
    assert len(editor.rest()) > 1 or "undefined-value" not in editor.shown[0]


def test_half_a_pair_of_surrogates_is_a_character_that_is_typed() -> None:
    editor = Editor("func.func @f() {\n  |\n  return\n}\n")
    assert editor.burst('"\ud800') == []
    assert editor.rest() != []


def test_what_the_lines_around_make_of_a_line_waits_as_long_as_it_may_go_on() -> None:
    editor = Editor(body("%c |", "%d = arith.addi %c, %a : i32\n  "))
    before = editor.shown
    assert [editor.type(letter) for letter in "= arith.constant 0 : i3"][-1] == []  # without a type, it is an i64
    assert "2:value-type-mismatch" not in before
    assert editor.rest() == ["2:value-type-mismatch"]
    assert editor.type("2") == []


@pytest.mark.parametrize("typed", ['llvm.mlir.global constant @g("%d\\', "%c = arith.constant 1.0e+", "%c = arith.constant dense<1> : vec"])
def test_half_of_a_literal_waits(typed: str) -> None:
    editor = Editor("|\n")
    assert [found for letter in typed if (found := editor.type(letter))] == []
    assert editor.rest()[0].startswith("0:")


def test_what_nothing_uses_yet_waits_for_its_use() -> None:
    editor = Editor("pdl.pattern : benefit(1) {\n  |\n}\n")
    assert [found for letter in "%t = pdl.type\n  %r = pdl.operation" if (found := editor.type(letter))] == []
    assert "1:pdl.binding" in editor.rest()


def test_a_successor_on_a_line_of_its_own_ends_nothing() -> None:
    editor = Editor("func.func @f(%c: i1) {\n  |\n}")
    assert editor.type("cf.cond_br %c,\n    ^bb1") == []
    assert editor.pair("(", ")") == []
    assert editor.type("%c : i") == []
    assert editor.rest() != []


def test_a_line_that_begins_no_operation_goes_on_with_the_one_above() -> None:
    editor = Editor("|")
    editor.type('func.func private @f(tensor<?xf32> {bufferization.access = "read"})')
    assert editor.type("\n    -") == []
    assert editor.type("> ") == []
    assert editor.pair("(", ")") == []
    assert editor.type("tens") == []


def test_a_region_whose_block_is_still_to_come() -> None:
    editor = Editor("module {\n  transform.sequence failures(propagate) {\n  ^bb0(%root: !transform.any_op):\n    |\n  }\n}")
    editor.type("transform.with_pdl_patterns %root : !transform.any_op ")
    editor.pair("{", "}")
    assert editor.type("\n") == []
