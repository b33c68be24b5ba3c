"""Links from locations to files, and what stands there."""

from __future__ import annotations

from pathlib import Path

import pytest
from question_support import Question

from mlir_ls.features.definition import definition
from mlir_ls.features.document_links import document_links
from mlir_ls.features.hover import hover


@pytest.fixture
def folder(tmp_path: Path) -> str:
    (tmp_path / "part").mkdir()
    (tmp_path / "model.py").write_text("import this\ndef model(x):\n  return x + 1\n", encoding="utf-8")
    (tmp_path / "part" / "kernel.cu").write_text("__global__ void kernel() {}\r\n", encoding="utf-8")
    return str(tmp_path)


def hover_text(fixture: str, folder: str) -> str:
    question = Question(fixture)
    found = hover(question.analysis, question.position, [folder])
    if found is None:
        return ""
    question.expect([(found.span, "this")] if question.marks else [])
    return found.markdown


def test_locations_link_to_files_that_are_there(folder: str) -> None:
    question = Question("""
        "test.a"() : () -> () loc("model.py":2:5)
        //                        ^^^^^^^^^^^^^^ model.py 1 4
        "test.b"() {file = "model.py"} : () -> () loc("missing.py":1:1) // "model.py":1:1
        "test.c"() : () -> () loc(callsite("part/kernel.cu":1:1 at fused<"pass">["model.py":3:3 to :9, "é":1:1]))
        //                                 ^^^^^^^^^^^^^^^^^^^^ kernel.cu 0 0
        //                                                                       ^^^^^^^^^^^^^^^^^^^^ model.py 2 2
    """)
    found = document_links(question.analysis, [folder])
    question.expect([(link.span, f"{Path(link.path).name} {link.line} {link.character}") for link in found])


def test_a_file_is_looked_for_in_one_folder_after_the_other(folder: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "model.py").write_text("", encoding="utf-8")
    question = Question('"test.a"() : () -> () loc("model.py":2:5)')
    assert [link.path for link in document_links(question.analysis, [folder, str(other)])] == [f"{folder}/model.py"]
    whole = Question(f'"test.a"() : () -> () loc("{other}/model.py":2:5)')
    assert [link.path for link in document_links(whole.analysis, [folder, str(other)])] == [f"{other}/model.py"]
    assert document_links(whole.analysis, [folder]) == []


def test_a_hover_on_a_location_shows_the_line(folder: str) -> None:
    text = hover_text(
        """
        "test.a"() : () -> () loc("mod$0el.py":2:5)
        //                        ^^^^^^^^^^^^^^^^ this
        """,
        folder,
    )
    assert text == "`model.py`, line 2\n\n```python\ndef model(x):\n    ^\n```"


def test_a_hover_on_loc_shows_all_its_lines(folder: str) -> None:
    text = hover_text(
        """
        "test.a"() : () -> () l$0oc(callsite("part/kernel.cu":1:1 at #loc3))
        #loc3 = loc(fused["model.py":3:3, "gone.py":7:1])
        """,
        folder,
    )
    assert [line for line in text.split("\n") if line[:1] == "`" and line[1:2] != "`"] == [
        "`part/kernel.cu`, line 1",
        "`model.py`, line 3",
        "`gone.py`, line 7 · the file is not here",
    ]


def test_a_hover_on_the_alias_of_a_location_shows_the_line(folder: str) -> None:
    text = hover_text('"test.a"() : () -> () loc(#lo$0c3)\n#loc3 = loc("x"(#loc4))\n#loc4 = loc("model.py":1:1)', folder)
    assert "attribute alias, line 2 · 1 use" in text
    assert "import this" in text


def test_aliases_that_hold_each_other_end(folder: str) -> None:
    text = hover_text('"test.a"() : () -> () loc(#lo$0c3)\n#loc3 = loc("x"(#loc4))\n#loc4 = loc("y"(#loc3))', folder)
    assert "import" not in text


def test_lines_that_are_not_there(folder: str) -> None:
    assert "there is no such line" in hover_text('"test.a"() : () -> () loc("mod$0el.py":99:1)', folder)
    assert "not here" in hover_text('"test.a"() : () -> () loc("mod$0el.py\\00":99:1)', folder)
    assert hover_text('"test.a"() {x = "mod$0el.py"} : () -> ()', folder) == ""
    assert hover_text('"test.a"() : () -> () // loc("mod$0el.py":1:1)', folder) == ""


def test_the_definition_of_a_location_is_the_line(folder: str) -> None:
    question = Question('"test.a"() : () -> () loc("mod$0el.py":2:5)')
    link = definition(question.analysis, question.position, [folder])
    assert link is not None
    assert (link.path, link.target_name.start) == (f"{folder}/model.py", (1, 4))
    assert definition(question.analysis, question.position, []) is None
