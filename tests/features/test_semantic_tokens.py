"""What every word of a document is."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from fixtures import EXAMPLES, OPTIONS, analysis_of, text_of
from fuzz.editing import random_edit
from mlir_ls.analysis import Analysis, analyze, update
from mlir_ls.features.semantic_tokens import document
from mlir_ls.features.semantic_tokens.document import token_changes, tokens, tokens_between
from mlir_ls.features.semantic_tokens.legend import MODIFIERS, TYPES
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.text import Edit, Encoding, from_units, split_lines, to_units

SEED = 11


def decoded(numbers: str, lines: list[str], encoding: Encoding = "utf-16") -> list[tuple[int, str]]:
    """The tokens as `word: type modifiers`, with their lines; no two overlap."""
    found = []
    values = [int(number) for number in numbers.split(",")[:-1]]
    assert len(values) % 5 == 0
    line = start = end = 0
    for index in range(0, len(values), 5):
        down, right, length, kind, modifiers = values[index : index + 5]
        assert down >= 0
        assert right >= 0
        start = right if down else start + right
        line += down
        assert down or start >= end
        end = start + length
        text = lines[line]
        word = text[from_units(text, start, encoding) : from_units(text, end, encoding)]
        assert length == len(word.encode("utf-16-le")) // 2
        names = [TYPES[kind], *[name for bit, name in enumerate(MODIFIERS) if modifiers >> bit & 1]]
        found.append((line, f"{word}: {' '.join(names)}"))
    return found


def all_of(analysis: Analysis) -> str:
    return tokens(analysis, "utf-16", Memory())


def check(text: str, expected: str) -> None:
    """Each line of `expected` holds the tokens of a line of the text that has any."""
    lines = split_lines(text_of(text))
    by_line: dict[int, list[str]] = {}
    for line, token in decoded(all_of(analysis_of("\n".join(lines))), lines):
        by_line.setdefault(line, []).append(token)
    assert [", ".join(each) for each in by_line.values()] == split_lines(text_of(expected).strip())


def test_arguments_whose_list_is_half_typed() -> None:
    argument = "return: macro, %a: parameter, i32: type"
    for header in ("func.func @f(%a i32) {", "func.func @f(%a: i32, %b: ) {", "func.func @f(%a: x<2x, %c: i32) -> i32 {"):
        text = f"{header}\n  return %a : i32\n}}"
        lines = split_lines(text)
        found = [token for line, token in decoded(all_of(analysis_of(text)), lines) if line == len(lines) - 2]
        assert ", ".join(found[1:]) == argument.partition(", ")[2], header
    text = "func.func @f() {\n  cf.br ^a\n^a(%a : tensor<\n  return %a : i32\n}"
    found = [token for line, token in decoded(all_of(analysis_of(text)), split_lines(text)) if line == 3]
    assert ", ".join(found[1:]) == argument.partition(", ")[2]


def test_values_and_arguments() -> None:
    check(
        """
        func.func @f(%a: i32) -> i32 {
          %b = arith.addi %a, %a : i32
        ^next(%c: i32):
          %d = arith.addi %b, %c : i32
          cf.br ^next(%d : i32)
        }
        """,
        """
        func.func: macro, @f: function definition, %a: parameter definition, i32: type, i32: type
        %b: variable definition, arith.addi: macro, %a: parameter, %a: parameter, i32: type
        ^next: label definition, %c: parameter definition, i32: type
        %d: variable definition, arith.addi: macro, %b: variable, %c: parameter, i32: type
        cf.br: macro, ^next: label, %d: variable, i32: type
        """,
    )


def test_arguments_of_regions_are_seen_in_regions_inside() -> None:
    check(
        """
        func.func @f(%n: index) {
          scf.for %i = %n to %n step %n {
            scf.for %j = %i to %n step %n {
              "test.use"(%i, %j) : (index, index) -> ()
            }
          }
        }
        """,
        """
        func.func: macro, @f: function definition, %n: parameter definition, index: type
        scf.for: macro, %i: parameter definition, %n: parameter, to: keyword, %n: parameter, step: keyword, %n: parameter
        scf.for: macro, %j: parameter definition, %i: parameter, to: keyword, %n: parameter, step: keyword, %n: parameter
        "test.use": operator unknown, %i: parameter, %j: parameter, index: type, index: type
        """,
    )


def test_an_isolated_operation_sees_no_arguments_from_outside() -> None:
    check(
        """
        func.func @f(%a: i32) {
          func.func @g() {
            %a = arith.constant 1 : i32
            "test.use"(%a) : (i32) -> ()
          }
        }
        """,
        """
        func.func: macro, @f: function definition, %a: parameter definition, i32: type
        func.func: macro, @g: function definition
        %a: variable definition, arith.constant: macro, 1: number, i32: type
        "test.use": operator unknown, %a: variable, i32: type
        """,
    )


def test_types_attributes_and_numbers() -> None:
    check(
        """
        #map = affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>
        !t = tensor<4x?xf32>
        %x:2 = photon.emit @a::@"b c" {depth = 0x1F : i64, at = #photon.way<1.5e3>} : !t, !photon.ray loc(#loc4)
        """,
        """
        #map: enumMember definition, affine_map: keyword, d0: parameter, s0: parameter, d0: parameter, floordiv: keyword, 2: number, s0: parameter
        !t: type definition, tensor: type, 4: number, f32: type
        %x: variable definition, 2: number, photon.emit: operator unknown, @a: function, @"b c": function, depth: property, 0x1F: number, i64: type, at: property, #photon.way: enumMember, 1.5e3: number, !t: type, !photon.ray: type, loc: keyword, #loc4: enumMember
        """,
    )


def test_cases_of_enums_are_words() -> None:
    check(
        """
        %c = arith.cmpi slt, %a, %b {unit, other} : i32
        """,
        """
        %c: variable definition, arith.cmpi: macro, slt: keyword, %a: variable, %b: variable, unit: property, other: property, i32: type
        """,
    )


def test_headers_over_several_lines_and_pieces() -> None:
    check(
        """
        func.func @f(
            %a: i1) {
          %r = scf.if %a -> (i32) { // %no @names #here
            scf.yield %a : i1 } else { scf.yield %a : i1
          } {é = "%x", after = 1 : i32}
        }
        """,
        """
        func.func: macro, @f: function definition
        %a: parameter definition, i1: type
        %r: variable definition, scf.if: macro, %a: parameter, i32: type
        scf.yield: macro, %a: parameter, i1: type, else: keyword, scf.yield: macro, %a: parameter, i1: type
        after: property, 1: number, i32: type
        """,
    )


def test_characters_of_two_units() -> None:
    lines = ['%a = "test.𝔪"() {é = "𝔪𝔪"} : () -> i32', '  "test.𝔪" () : () -> ()  "test.y"(%a) : (i32) -> ()']
    analysis = analysis_of("\n".join(lines))
    found = [token for _, token in decoded(all_of(analysis), lines)]
    assert found[-3:] == ['"test.y": operator unknown', "%a: variable", "i32: type"]


def test_what_is_broken_has_tokens_too() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %b = arith.addi %a,
          %c = arith.addi %a, %a : i32
        """,
        """
        func.func: macro, @f: function definition, %a: parameter definition, i32: type
        %b: variable definition, arith.addi: macro, %a: parameter
        %c: variable definition, arith.addi: macro, %a: parameter, %a: parameter, i32: type
        """,
    )


@pytest.mark.parametrize("text", ['%0 = "{\n}"', '@"{\n }', 'func.func @"f() {\n  return\n}'])
def test_a_name_without_its_second_quote_ends_with_its_line(text: str) -> None:
    lines = split_lines(text)
    assert decoded(all_of(analysis_of(text)), lines)


def test_some_lines_of_a_document() -> None:
    analysis = analysis_of(EXAMPLES[0].read_text("utf-8"))
    lines = analysis.document.lines
    everything = decoded(all_of(analysis), lines)
    middle = len(lines) // 2
    some = decoded(tokens_between(analysis, "utf-16", middle, middle + 3), lines)
    assert [each for each in some if middle <= each[0] <= middle + 3] == [
        each for each in everything if middle <= each[0] <= middle + 3
    ]
    assert len(some) < len(everything)


@pytest.mark.parametrize("count", [12, pytest.param(40, marks=pytest.mark.extended)])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_changes_lead_to_the_same_tokens_as_a_fresh_start(example: Path, count: int) -> None:
    rng = random.Random(f"{SEED} {example.name}")
    print(f"seed {SEED}")
    analysis = analysis_of(example.read_text("utf-8"))
    memory = Memory()
    numbers = tokens(analysis, "utf-16", memory).split(",")[:-1]
    for _ in range(count):
        analysis = update(analysis, random_edit(analysis.document.lines, rng))
        change = token_changes(analysis, "utf-16", memory)
        if change is not None:
            numbers[change.start : change.start + change.removed] = change.text.split(",")[:-1]
        lines = analysis.document.lines
        text = "".join([f"{number}," for number in numbers])
        decoded(text, lines)
        assert text == all_of(analysis_of("\n".join(lines)))


def test_what_is_kept_of_shapes_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f'"garden.plant{number}"() : () -> ()' for number in range(50)]
    whole = all_of(analyze(lines, OPTIONS))
    monkeypatch.setattr(document, "_MAX_SHAPES", 7)
    document._pieces.clear()
    assert all_of(analyze(lines, OPTIONS)) == whole
    assert 0 < len(document._pieces["utf-16"]) <= 7


def test_an_edit_has_only_its_operation_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is cached stays with operations, and is handed on where an alias changes and all names are resolved anew."""
    function = "func.func @f{0}(%a: i1) {{\n  scf.if %a {{\n    scf.yield\n  }}\n  return\n}}"
    lines = ["!t = i32", *[line for number in range(200) for line in function.format(number).split("\n")]]
    made = 0
    of_node = document._Walk._of_node

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return of_node(*arguments)

    monkeypatch.setattr(document._Walk, "_of_node", counted)
    memory = Memory()
    analysis = analyze(lines, OPTIONS)
    tokens(analysis, "utf-16", memory)
    assert made == 400
    for edit, most in ((Edit(303, 304, ["    scf.yield "]), 2), (Edit(0, 1, ["!t = i64"]), 0), (Edit(0, 0, ["!s = i1"]), 0)):
        made = 0
        analysis = update(analysis, edit)
        token_changes(analysis, "utf-16", memory)
        assert made <= most


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_lengths_are_in_units_of_the_encoding(encoding: Encoding) -> None:
    analysis = analysis_of('"aé.b𝔪"() {c = @"d𝔪é", e = 1 : i32} : () -> ()')
    numbers = [int(number) for number in tokens(analysis, encoding, Memory()).split(",")[:-1]]
    ends, start = [], 0
    for at in range(0, len(numbers), 5):
        start += numbers[at + 1]
        ends.append((start, start + numbers[at + 2]))
    line = analysis.document.lines[0]
    spelled = [line[from_units(line, start, encoding) : from_units(line, end, encoding)] for start, end in ends]
    assert spelled == ['"aé.b𝔪"', "c", '@"d𝔪é"', "e", "1", "i32"]
    assert all(to_units(line, from_units(line, end, encoding), encoding) == end for _, end in ends)
