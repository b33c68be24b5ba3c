"""What is large or deep must neither raise anything but `LeafError` nor be kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser, Type, attribute_end, type_end
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseArrayAttr, DenseElementsAttr, StringAttr, UnreadAttr
from mlir_ls.syntax.leaf.grammar import MAX_DEPTH
from mlir_ls.syntax.leaf.parser import CACHED_LENGTH, CACHED_SPELLINGS
from plain_leaves import defect, parse_affine_map, parse_attribute, parse_type, resolve

SERVER = Path(__file__).resolve().parents[2] / "server"
DEEP = 10_000


@pytest.mark.parametrize(
    "text",
    [
        "tuple<" * DEEP + ">" * DEEP,
        "() -> (" * DEEP + ")" * DEEP,
        "!a.b<" + "[" * DEEP + "]" * DEEP + ">",
        "tensor<4xf32, " + "[" * DEEP + "]" * DEEP + ">",
    ],
)
def test_deep_types_are_an_error(text: str) -> None:
    with pytest.raises(LeafError, match="nested too deeply"):
        parse_type(text)
    assert type_end(text, 0) == len(text)


@pytest.mark.parametrize("text", ["(" * DEEP, "tuple<" * DEEP, "!a.b<" * DEEP, "memref<4xf32, " + "{" * DEEP])
def test_deep_types_without_an_end_are_an_error(text: str) -> None:
    with pytest.raises(LeafError, match="nested too deeply"):
        parse_type(text)
    with pytest.raises(LeafError, match="is never closed"):
        type_end(text, 0)


@pytest.mark.parametrize(
    "text",
    [
        "[" * DEEP + "]" * DEEP,
        "{a = " * DEEP + "}" * DEEP,
        "affine_map<(i) -> (" + "(" * DEEP + "i" + ")" * DEEP + ")>",
        'loc("a"' + '("a"' * DEEP + ")" * DEEP + ")",
        "#a.b" + "<" * DEEP + ">" * DEEP,
        "dense<" + "[" * 900 + "1" + "]" * 900 + "> : tensor<1xi8>",
    ],
)
def test_of_deep_attributes_nothing_is_known(text: str) -> None:
    found = parse_attribute(text)
    assert isinstance(found, UnreadAttr)
    assert found.opaque
    assert attribute_end(text, 0) == len(text)
    for wrong in (f"{text}{text[-1]}", text[:-1], f"{text[:-1]}?"):
        with pytest.raises(LeafError):
            parse_attribute(wrong)


@pytest.mark.parametrize("depth", [1, 20, 30, MAX_DEPTH - 2])
def test_what_is_not_that_deep_is_read(depth: int) -> None:
    assert str(parse_type("tuple<" * depth + ">" * depth)) == "tuple<" * depth + ">" * depth
    assert str(parse_type("() -> (" * depth + ")" * depth)).count("->") == depth
    assert str(parse_attribute("[" * depth + "]" * depth)) == "[" * depth + "]" * depth
    assert parse_affine_map("(i) -> (" + "(" * depth + "i" + ")" * depth + ")").is_identity
    assert str(parse_attribute("loc(" + '"a"(' * depth + '"b"' + ")" * depth + ")")).count('"a"') == depth


def test_a_long_hexadecimal_literal_is_not_kept() -> None:
    text = 'dense<"0x' + "0123456789ABCDEF" * 50_000 + '"> : tensor<400000xi8>'
    found = parse_attribute(text)
    assert isinstance(found, DenseElementsAttr)
    assert found.elements is None
    assert len(str(found)) < 200
    assert parse_attribute(text) is found
    assert attribute_end(text, 0) == len(text)
    with pytest.raises(LeafError, match="400000 bytes are neither all elements"):
        parse_attribute(text.replace("400000", "400001"))


def test_a_long_list_is_counted() -> None:
    text = "dense<[" + ", ".join(map(str, range(50_000))) + "]> : tensor<50000xi32>"
    assert isinstance(parse_attribute(text), DenseElementsAttr)
    with pytest.raises(LeafError, match="the literal has 50000 elements"):
        parse_attribute(text.replace("tensor<50000", "tensor<50001"))
    with pytest.raises(LeafError, match="expected a literal") as caught:
        parse_attribute(text.replace("7, 8", "7,, 8"))
    assert caught.value.offset == text.index("7, 8") + 2
    with pytest.raises(LeafError, match="expected a nested list of numbers"):
        parse_attribute(text.replace("7, 8", "7, q"))
    with pytest.raises(LeafError, match="as many `]` as `\\["):
        parse_attribute(text.replace("7, 8", "[7, 8"))


def test_other_long_attributes_are_read() -> None:
    numbers = ", ".join(map(str, range(20_000)))
    assert isinstance(parse_attribute(f"array<i64: {numbers}>"), DenseArrayAttr)
    array = parse_attribute(f"[{numbers}]")
    assert isinstance(array, ArrayAttr)
    assert len(array.elements) == 20_000
    string = parse_attribute('"' + r"a\00" * 50_000 + '"')
    assert isinstance(string, StringAttr)
    assert len(string.value) == 100_000
    with pytest.raises(LeafError) as caught:
        parse_attribute(f"[{numbers}, ?]")
    assert caught.value.offset == len(numbers) + 3


def test_of_what_is_too_long_for_the_grammar_nothing_is_known() -> None:
    found = parse_attribute(f"distinct[0]<[{', '.join(['i32'] * 20_000)}]>")
    assert isinstance(found, UnreadAttr)
    assert found.opaque


def test_long_leaves_have_errors_at_their_place() -> None:
    inputs = ", ".join(["tensor<4xi32>"] * 5_000)
    assert str(parse_type(f"({inputs}) -> ()")) == f"({inputs}) -> ()"
    assert parse_type(f"({inputs} // many\n) -> ()") is parse_type(f"({inputs}) -> ()")
    with pytest.raises(LeafError) as caught:
        parse_type(f"({inputs}, tensor<4xnone>) -> ()")
    assert caught.value.offset == len(inputs) + 3 + len("tensor<4x")
    with pytest.raises(LeafError, match="never closed"):
        parse_type(f"({inputs}")
    with pytest.raises(LeafError, match="too long"):
        parse_type(f"list<{inputs}>")


def test_absurd_numbers_are_errors() -> None:
    digits = "9" * 10_000
    for text in (f"{digits} : i32", f"[{digits}]", f"affine_map<() -> ({digits})>"):
        with pytest.raises(LeafError):
            parse_attribute(text)
    for text in (f"i{digits}", f"tensor<{digits}xf32>"):
        with pytest.raises(LeafError):
            parse_type(text)


def test_the_memory_of_spellings_is_bounded() -> None:
    parser = LeafParser()
    for number in range(CACHED_SPELLINGS + 100):
        parser.parse_type(f"i{number % 10_000 + 1}" if number < CACHED_SPELLINGS else f"tensor<{number}xi1>")
        if len(parser.types) < 10_000 and number > CACHED_SPELLINGS // 2:
            break
    assert len(parser.types) <= CACHED_SPELLINGS
    parser.parse_attribute('"' + "a" * CACHED_LENGTH + '"')
    assert not parser.attributes


def test_the_parser_generator_is_not_imported_before_it_is_needed() -> None:
    code = (
        "import sys\nfrom mlir_ls.syntax.leaf import LeafParser\nleaf = LeafParser()\n"
        "leaf.parse_type('tensor<4xf32>')\n"
        "assert 'parsimonious' not in sys.modules\n"
        "leaf.parse_attribute('affine_map<(i)[n] -> (i + n floordiv 4)>')\n"
        "assert 'parsimonious' not in sys.modules\n"
        "leaf.parse_attribute('distinct[0]<>')\n"
        "assert 'parsimonious' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(SERVER)})


def test_aliases_that_double_each_other_do_not_explode() -> None:
    aliases: dict[str, Type | Attribute] = {"!a0": parse_type("i32")}
    for number in range(40):
        doubled = parse_type(f"tuple<!a{number}, !a{number}>")
        aliases[f"!a{number + 1}"] = resolve(doubled, aliases)
    last = aliases["!a40"]
    assert last.has_alias
    assert len(str(last)) < 500_000
    assert defect(last, aliases) is None
