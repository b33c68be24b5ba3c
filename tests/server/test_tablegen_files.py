"""Definitions, hovers and the outline of .td files that are open, over the files of the project's import."""

from __future__ import annotations

from pathlib import Path

import pytest
from client import Client, Json, Start, at
from test_dialects import begin, cache, needs_tablegen, until_loaded

pytestmark = needs_tablegen
__all__ = ["cache"]

BASE = """\
#ifndef BASE
#define BASE
include "mlir/Interfaces/SideEffectInterfaces.td"
def Pond_Dialect : Dialect { let name = "pond"; let cppNamespace = "::pond"; }
class Pond_Op<string mnemonic, list<Trait> traits = []> : Op<Pond_Dialect, mnemonic, traits> {
  let summary = "an operation " "of the pond";
  let description = [{
    Water is *wet*.
  }];
}
#endif
"""
OPS = """\
include "Pond/Base.td"
// Pond_Op is in another file
class Later;
defvar depth = 3;
class Later { int deep = depth; }
def Pond_DipOp : Pond_Op<"dip", [Pure]>, Later {
  let description = [{ Pond_Op }];
  let arguments = (ins I32:$Later, Local:$b);
}
let summary = "é" in {
  def Local : AnyTypeOf<[F32, I32]>;
}
defm "x" # Some : Later;
multiclass Many<int n> { def _a : Later; }
def PastedName#3 : Later;
def Half : Pond_Op<"half"> {
"""
TEXT = "func.func @f() {\n  pond.dip\n  return\n}\n"


@pytest.fixture
def client(start: Start, tmp_path: Path) -> Client:
    folder = tmp_path / "project"
    (folder / "include" / "Pond").mkdir(parents=True)
    (folder / "include" / "Pond" / "Base.td").write_text(BASE, encoding="utf-8")
    (folder / "include" / "Pond" / "Ops.td").write_text(OPS.replace("def Half", "// "), encoding="utf-8")
    (folder / ".mlir-ls.toml").write_text('dialects = ["include/Pond/Ops.td"]\nincludes = ["include"]\n', encoding="utf-8")
    client = start()
    begin(client, folder, {"trusted": True})
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, TEXT)
    until_loaded(client, uri)
    client.open(_uri(tmp_path, "Ops"), OPS)
    return client


def _uri(folder: Path, name: str) -> str:
    return (folder / "project" / "include" / "Pond" / f"{name}.td").as_uri()


def _place_of(text: str, words: str) -> tuple[int, int]:
    """The line of some words in a text, and the character at a bar in them."""
    start = text.index(words.replace("|", "")) + words.index("|")
    return text.count("\n", 0, start), start - (text.rfind("\n", 0, start) + 1)


def _answer(client: Client, method: str, folder: Path, words: str) -> Json:
    return client.request(f"textDocument/{method}", at(_uri(folder, "Ops"), *_place_of(OPS, words)))


@pytest.mark.parametrize(
    ("words", "file", "line"),
    [
        ('include "Po|nd', "Base.td", "#ifndef BASE"),
        ("|Pond_Op<", "Base.td", "class Pond_Op<string"),
        ("Pond_Op|<", "Base.td", "class Pond_Op<string"),
        ("[P|ure", "SideEffectInterfaces.td", "def Pure "),
        ("ins I|32", "CommonTypeConstraints.td", "def I32 "),
        (", La|ter {", "Ops.td", "class Later { int"),
        ("Loc|al:", "Ops.td", "  def Local"),
        ("deep = de|pth", "Ops.td", "defvar depth"),
    ],
)
def test_definitions(client: Client, tmp_path: Path, words: str, file: str, line: str) -> None:
    found = _answer(client, "definition", tmp_path, words)
    assert found is not None
    (link,) = found
    path = Path(link["targetUri"].removeprefix("file://"))
    assert path.name == file
    there = OPS if file == "Ops.td" else path.read_text(encoding="utf-8")
    assert there.split("\n")[link["targetSelectionRange"]["start"]["line"]].startswith(line)


@pytest.mark.parametrize("words", ["// Pon|d_Op", "[{ Pond|_Op }]", "$La|ter", '"di|p"', "let sum|mary", "Past|edName"])
def test_what_is_no_name_leads_nowhere(client: Client, tmp_path: Path, words: str) -> None:
    assert _answer(client, "definition", tmp_path, words) is None
    assert _answer(client, "hover", tmp_path, words) is None


def test_hover_shows_the_declaration_and_what_it_says(client: Client, tmp_path: Path) -> None:
    found = _answer(client, "hover", tmp_path, ": Pond|_Op<\"dip")["contents"]["value"]
    assert "class Pond_Op<string mnemonic, list<Trait> traits = []> : Op<Pond_Dialect, mnemonic, traits>" in found
    assert found.endswith("\n\nan operation of the pond\n\nWater is *wet*.")


def test_texts_that_are_not_saved_count(client: Client, tmp_path: Path) -> None:
    client.open(_uri(tmp_path, "Base"), f"\n\n{BASE}")
    (link,) = _answer(client, "definition", tmp_path, ": Pond|_Op<\"dip")
    assert link["targetSelectionRange"]["start"]["line"] == 2 + _place_of(BASE, "class |Pond_Op")[0]


def test_outline_is_that_of_a_text_with_errors_as_well(client: Client, tmp_path: Path) -> None:
    found = client.request("textDocument/documentSymbol", {"textDocument": {"uri": _uri(tmp_path, "Ops")}})
    names = ["Later", "depth", "Later", "Pond_DipOp", "Local", "Many", "Half"]
    assert [each["name"] for each in found] == names
    details = {each["name"]: each["detail"] for each in found}
    assert details["Pond_DipOp"] == 'def : Pond_Op<"dip", [Pure]>, Later'
    assert details["Many"] == "multiclass <int n>"


def test_other_requests_have_no_result(client: Client, tmp_path: Path) -> None:
    for method in ("typeDefinition", "completion", "rename", "references"):
        more = {"rename": {"newName": "x"}, "references": {"context": {"includeDeclaration": True}}}.get(method, {})
        place = at(_uri(tmp_path, "Ops"), *_place_of(OPS, ": Pond|_Op<\"dip"))
        assert client.request(f"textDocument/{method}", place | more) is None
