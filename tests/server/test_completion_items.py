"""Items of completion as the protocol has them: what editors filter and sort by, and snippets for those that know them."""

from __future__ import annotations

import json
from typing import Any

from fixtures import analysis_of
from mlir_ls.features.completion import completions
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text.completion import completions_of
from mlir_ls.text import Position

TEXT = "func.func @f(%m: memref<4xf32>, %i: index) {{\n  %x = {}\n  return\n}}"


def answered(typed: str, snippets: bool = False) -> Any:
    """The list for what is typed after the equals sign."""
    text = TEXT.format(typed)
    analysis = analysis_of(text)
    found = completions(analysis, Position(1, len(f"  %x = {typed}")), snippets)
    assert found is not None
    document = EncodedDocument(analysis.document.lines, Client(snippets=snippets), "file:///f.mlir")
    return json.loads(completions_of(document, found).text)


def test_editors_filter_by_what_is_typed_where_the_name_does_not_begin_with_it() -> None:
    for typed, name in (("ar.ad", "arith.addi"), ("load", "memref.load"), ("memref.lo", "memref.load")):
        item = next(each for each in answered(typed)["items"] if each["label"] == name)
        assert item["filterText"].startswith(typed)
        assert item["textEdit"]["newText"] == name
        assert item["textEdit"]["range"]["start"] == {"line": 1, "character": 7}
        assert item["textEdit"]["range"]["end"] == {"line": 1, "character": 7 + len(typed)}


def test_editors_sort_as_the_items_come() -> None:
    found = answered("memref.")["items"]
    assert [each["sortText"] for each in found] == sorted([each["sortText"] for each in found])


def test_names_of_operations_are_completed_anew_with_each_letter() -> None:
    assert answered("lo")["isIncomplete"]
    assert not answered("memref.load %")["isIncomplete"]


def test_a_dialect_is_inserted_with_its_period_and_is_after_its_operations_where_it_is_typed_whole() -> None:
    items = answered("arith")["items"]
    dialect = next(each for each in items if each["label"] == "arith")
    assert dialect["textEdit"]["newText"] == dialect["filterText"] == "arith."
    assert items[0]["filterText"].startswith("arith.")


def test_snippets_are_for_clients_that_know_them() -> None:
    plain, snippet = answered("memref.lo")["items"][0], answered("memref.lo", snippets=True)["items"][0]
    assert "insertTextFormat" not in plain
    assert snippet["insertTextFormat"] == 2
    assert snippet["textEdit"]["newText"] == "memref.load ${1:%m}[${2:%i}] : ${3:memref<4xf32>}"


def test_operations_have_an_example() -> None:
    text = TEXT.format("addf")
    analysis = analysis_of(text)
    found = completions(analysis, Position(1, len("  %x = addf")))
    assert found is not None
    for markdown, kind in ((True, dict), (False, str)):
        document = EncodedDocument(analysis.document.lines, Client(completion_markdown=markdown), "file:///f.mlir")
        item = next(each for each in json.loads(completions_of(document, found).text)["items"] if each["label"] == "arith.addf")
        assert isinstance(item["documentation"], kind)
        shown = item["documentation"]["value"] if markdown else item["documentation"]
        assert ("```mlir\n%sum = arith.addf %lhs, %rhs : f32\n```" in shown) == markdown
        assert "%sum = arith.addf %lhs, %rhs : f32" in shown
        assert item["detail"] == "Adds two floating-point numbers."


def test_a_client_that_can_is_given_the_rest_of_the_word_to_replace() -> None:
    text = TEXT.format("arith.addix %i, %i : index")
    analysis = analysis_of(text)
    found = completions(analysis, Position(1, len("  %x = arith.ad")))
    assert found is not None
    document = EncodedDocument(analysis.document.lines, Client(replaces_words=True), "file:///f.mlir")
    edit = json.loads(completions_of(document, found).text)["items"][0]["textEdit"]
    assert {name: each["end"]["character"] for name, each in edit.items() if name != "newText"} == {"insert": 15, "replace": 18}
