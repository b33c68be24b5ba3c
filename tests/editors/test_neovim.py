"""Neovim with the plugin of `editors/neovim`, driven by a script as a user would drive it.

Each Neovim that is there is tried: the one in PATH, and the one that `install.sh` unpacks. `NVIM=/path/to/nvim` chooses
another one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from editor_support import installed

from mlir_opt import MLIR_OPT

HERE = Path(__file__).parent
PLUGIN = HERE.parent.parent / "editors" / "neovim"
SESSION = HERE / "neovim_session.lua"
CHOSEN = [path for path in [os.environ.get("NVIM")] if path]
NVIMS = CHOSEN or [path for path in (shutil.which("nvim"), installed("nvim")) if path]
SERVER = [sys.executable, "-m", "mlir_ls", "lsp"]

#: Characters and events as they were typed; the two lines of the documentation that format on save.
FORMAT_ON_SAVE = r"autocmd BufWritePre *.mlir lua (vim.lsp.buf.formatting_sync or vim.lsp.buf.format)()"

TEXT = """\
func.func @sum(%left: i32, %right: i32) -> i32 {
  %total = arith.addi %left, %right : i32
  return %total : i32
}
func.func @light() {
  photon.emit
  return
}
"""

pytestmark = pytest.mark.skipif(not NVIMS, reason="no Neovim (Debian: apt install neovim)")


SETTINGS = {"mlir-ls": {"assume": ["photon"]}}


def neovim(
    nvim: str, folder: Path, server: list[str], *arguments: str, settings: Any = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs Neovim with the plugin and nothing else; its folders for state are in `folder`."""
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    homes = {name: str(folder) for name in names}
    options = json.dumps({"cmd": server, "settings": settings or SETTINGS})
    setup = f"lua require('mlir_ls').setup(vim.fn.json_decode([=[{options}]=]))"
    before = ("--cmd", f"set runtimepath^={PLUGIN}", "--cmd", setup)
    return subprocess.run(
        [nvim, "--headless", "--clean", "-i", "NONE", "-n", *before, *arguments],
        env={**os.environ, **homes, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module", params=NVIMS)
def nvim(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def seen(nvim: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the session saw."""
    folder = tmp_path_factory.mktemp("neovim")
    (folder / ".git").mkdir()
    file = folder / "part" / "sum.mlir"
    file.parent.mkdir()
    file.write_text(TEXT, encoding="utf-8")
    result = folder / "seen.json"
    run = neovim(nvim, folder, SERVER, "-c", FORMAT_ON_SAVE, "-c", f"luafile {SESSION}", MLIR_LS_FILE=str(file), MLIR_LS_RESULT=str(result))
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert "problem" not in found, f"{found}\n{run.stdout}{run.stderr}"
    return {**found, "folder": str(folder), "text": file.read_text(encoding="utf-8")}


def test_files_are_recognised_and_served(seen: dict[str, Any]) -> None:
    assert seen["filetype"] == "mlir"
    assert seen["clients"] == 1
    assert seen["root"] == seen["folder"]


def test_the_status_line_shows_in_which_profile_a_buffer_is_read(seen: dict[str, Any]) -> None:
    assert seen["status"] == "LLVM 22"
    assert seen["status_line"] == "[LLVM 22]"
    assert seen["status_elsewhere"] == ""
    assert seen["status_of_buffer"] == "LLVM 22"


def test_diagnostics_come_after_typing(seen: dict[str, Any]) -> None:
    (diagnostic,) = [each for each in seen["after_typing"] if each["code"] != "unused-value"]
    assert diagnostic["code"] == "undefined-value"
    assert (diagnostic["line"], diagnostic["column"]) == (3, 21)
    assert "%missing" in diagnostic["message"]


def test_diagnostics_go_when_the_text_is_right_again(seen: dict[str, Any]) -> None:
    assert seen["after_undo"] == []


def test_settings_reach_the_server(seen: dict[str, Any]) -> None:
    assert not [each for each in seen["after_typing"] if "photon" in each["message"]]


def test_definition_moves_the_cursor(seen: dict[str, Any]) -> None:
    assert seen["definition"] == [2, 2]


def test_hover_shows_the_type(seen: dict[str, Any]) -> None:
    hover = "\n".join(seen["hover"])
    assert "%total" in hover
    assert "i32" in hover


def test_the_keys_of_insert_mode_that_complete_send_a_request(seen: dict[str, Any]) -> None:
    assert seen["omnifunc"] == "v:lua.vim.lsp.omnifunc"


def test_the_file_is_formatted_when_it_is_written(seen: dict[str, Any]) -> None:
    assert seen["text"] == TEXT.replace("return %total : i32", "// saved\n  return %total : i32")


def test_tokens_of_the_server_colour_the_text(seen: dict[str, Any]) -> None:
    if "tokens" not in seen:
        pytest.skip("this Neovim requests no semantic tokens")
    assert seen["tokens"] == ["parameter"]


def test_types_are_shown_between_the_words(seen: dict[str, Any]) -> None:
    if "hints" not in seen:
        pytest.skip("this Neovim shows no inlay hints")
    assert seen["hints"] == [": i1"]


def test_a_missing_server_is_reported_and_not_an_error(nvim: str, tmp_path: Path) -> None:
    file = tmp_path / "empty.mlir"
    file.write_text(TEXT, encoding="utf-8")
    run = neovim(nvim, tmp_path, ["no-such-program"], str(file), "-c", "qall!")
    assert "there is no program 'no-such-program'" in run.stdout + run.stderr
    assert "stack traceback" not in run.stdout + run.stderr


def test_the_commands_and_settings_of_the_page_work(nvim: str, tmp_path: Path) -> None:
    page = (HERE.parents[1] / "docs" / "editors" / "neovim.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^```lua\n(.*?)^```$", page)
    commands = re.findall(r"`:(lua [^`]+)`", page)
    assert (len(blocks), len(commands)) == (4, 1)
    for number, block in enumerate(blocks):
        (tmp_path / f"{number}.lua").write_text(block, encoding="utf-8")
    lines = [*[f"luafile {tmp_path / f'{number}.lua'}" for number in range(len(blocks))], *commands]
    run = neovim(nvim, tmp_path, ["no-such-program"], *[part for line in lines for part in ("-c", line)], "-c", "qall!")
    assert "Error" not in run.stdout + run.stderr


@pytest.mark.parametrize(
    ("name", "filetype"),
    [("a.mlir", "mlir"), ("a.mlir.in", "mlir"), ("a.ttir", "mlir"), ("a.ttgir", "mlir"), ("a.txt", "text")],
)
def test_the_filetype_follows_from_the_name(nvim: str, tmp_path: Path, name: str, filetype: str) -> None:
    assert evaluate(nvim, tmp_path, tmp_path / name, "&filetype") == filetype


@pytest.mark.parametrize(
    ("name", "before", "filetype"),
    [("a.log", "", "mlir"), ("a.txt", "beam-opt: a warning\n", "mlir"), ("printed", "", "mlir"), ("a.py", "", "python")],
)
def test_a_log_of_passes_is_recognised_by_what_is_in_it(nvim: str, tmp_path: Path, name: str, before: str, filetype: str) -> None:
    (tmp_path / name).write_text(before + LOG, encoding="utf-8")
    assert evaluate(nvim, tmp_path, tmp_path / name, "&filetype") == filetype
    (tmp_path / name).write_text("func.func @f()\n", encoding="utf-8")
    assert evaluate(nvim, tmp_path, tmp_path / name, "&filetype") != "mlir"


def test_the_root_is_where_the_settings_of_the_project_are(nvim: str, tmp_path: Path) -> None:
    for folder in ("outer/.git", "outer/inner/.git", "outer/inner/deep"):
        (tmp_path / folder).mkdir(parents=True)
    file = tmp_path / "outer" / "inner" / "deep" / "a.mlir"
    root = "luaeval(\"require('mlir_ls').root_of(0, require('mlir_ls').config().root_markers)\")"
    assert evaluate(nvim, tmp_path, file, root) == str(tmp_path / "outer" / "inner")
    (tmp_path / "outer" / ".mlir-ls.toml").touch()
    assert evaluate(nvim, tmp_path, file, root) == str(tmp_path / "outer")


WIDE = """module attributes {note = "äöü😀"} { func.func @f() { return } }
func.func @g() {
  "my.use"() {of = @f} : () -> ()
  return
}
"""


def test_columns_are_those_of_the_characters_whatever_the_encoding(nvim: str, tmp_path: Path) -> None:
    file, result = tmp_path / "wide.mlir", tmp_path / "seen.json"
    file.write_text(WIDE, encoding="utf-8")
    script = f"luafile {HERE / 'neovim_columns.lua'}"
    run = neovim(nvim, tmp_path, SERVER, "-c", script, MLIR_LS_FILE=str(file), MLIR_LS_RESULT=str(result))
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert found == {"sent": "@f", "cursor": "@f"}


def test_a_buffer_is_served_under_the_name_that_it_gets(nvim: str, tmp_path: Path) -> None:
    file, result = tmp_path / "new.mlir", tmp_path / "seen.json"
    script = f"luafile {HERE / 'neovim_names.lua'}"
    run = neovim(nvim, tmp_path, SERVER, "-c", script, MLIR_LS_FILE=str(file), MLIR_LS_RESULT=str(result))
    assert result.exists(), run.stdout + run.stderr
    names = {"written": "first", "saved": "second", "named": "third"}
    expected = {what: [f"expected an operation, but got '{word}'"] for what, word in names.items()}
    assert json.loads(result.read_text(encoding="utf-8")) == expected


HIGHLIGHTED = """\
%value = my_own.operation @symbol, #attribute {name = "string"} : !my_own.type<4x?xf32> // comment CHECK: x
"""


@pytest.mark.parametrize(
    ("word", "group"),
    [
        ("%value", "mlirValue"),
        ("my_own.operation", "mlirOperation"),
        ("@symbol", "mlirSymbol"),
        ("#attribute", "mlirAttribute"),
        ("name", "mlirAttributeName"),
        ("string", "mlirString"),
        ("!my_own", "mlirType"),
        ("4x", "mlirShape"),
        ("f32", "mlirType"),
        ("comment", "mlirComment"),
        ("CHECK", "mlirDirective"),
    ],
)
def test_highlighting_knows_any_dialect(nvim: str, tmp_path: Path, word: str, group: str) -> None:
    file = tmp_path / "highlighted.mlir"
    file.write_text(HIGHLIGHTED, encoding="utf-8")
    column = HIGHLIGHTED.index(word) + 1
    assert evaluate(nvim, tmp_path, file, f"synIDattr(synID(1, {column}, 1), 'name')") == group


def evaluate(nvim: str, folder: Path, file: Path, expression: str) -> str:
    """The value of an expression of Vim's language in a window on a file."""
    result = folder / "answer"
    write = f"call writefile([{expression}], '{result}')"
    neovim(nvim, folder, ["no-such-program"], str(file), "-c", write, "-c", "qall!")
    return result.read_text(encoding="utf-8").rstrip("\n")


HEADER = "// -----// IR Dump After {} //----- //"
FUNCTION = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}"
CHANGED = FUNCTION.replace("  %0 =", "  %new = arith.constant 1 : i32\n  %1 =").replace("%0", "%1")
LOG = f"""\
{HEADER.format("Canonicalizer (canonicalize)")}
{FUNCTION}

{HEADER.format("CSE (cse)")}
{FUNCTION}
{HEADER.format("Mine (mine)")}
{CHANGED}
"""


def test_commands_lead_through_the_passes_of_a_log(nvim: str, tmp_path: Path) -> None:
    file, result = tmp_path / "log.mlir", tmp_path / "seen.json"
    file.write_text(LOG, encoding="utf-8")
    script = f"luafile {HERE / 'neovim_passes.lua'}"
    run = neovim(nvim, tmp_path, SERVER, "-c", script, MLIR_LS_FILE=str(file), MLIR_LS_RESULT=str(result))
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert found == {
        "difference": [
            "  func.func @f(%a: i32) -> i32 {",
            "+   %new = arith.constant 1 : i32",
            "    %1 = arith.addi %a, %a : i32",
            "    return %1 : i32",
            "  }",
        ],
        "list": ["canonicalize @f", "cse @f", "mine @f  +1 -0"],
        "nothing": [
            "mlir-ls: this file holds no IR that a compiler printed between passes, as with --mlir-print-ir-after-all",
            "mlir-ls: there is no pass below",
            "mlir-ls: no dump before has this line",
            "mlir-ls: neither RUN lines nor settings name a pipeline; its flags can be typed, as in :MlirPipeline --cse",
            "mlir-ls: the cursor is in no operation that has a symbol",
            "mlir-ls: no server runs for this buffer; :edit starts one",
        ],
    }


TESTED = """\
// RUN: mlir-opt %s | FileCheck %s
// CHECK: arith.constant 1
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
"""


@pytest.mark.skipif(
    MLIR_OPT is None or not any(map(shutil.which, ("FileCheck", "FileCheck-22", "FileCheck-14"))),
    reason="no mlir-opt or no FileCheck",
)
def test_commands_run_tests_and_pipelines(nvim: str, tmp_path: Path) -> None:
    file, result = tmp_path / "tested.mlir", tmp_path / "seen.json"
    file.write_text(TESTED, encoding="utf-8")
    settings = {"mlir-ls": {"trusted": True, "opt": {"path": MLIR_OPT}}}
    script = f"luafile {HERE / 'neovim_workbench.lua'}"
    has_lit = find_spec("lit") is not None or shutil.which("lit") is not None
    files = {"MLIR_LS_FILE": str(file), "MLIR_LS_RESULT": str(result), "MLIR_LS_LIT": str(int(has_lit))}
    run = neovim(nvim, tmp_path, SERVER, "-c", script, settings=settings, **files)
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert found.get("problem") is None
    assert found["outcomes"] == [[1, "failed: a directive does not match"], [2, "CHECK: expected string not found in input"]]
    assert "--symbol-dce" in found["completed"]
    assert found["place"] == [True, 5]
    assert found["failed"] == [1, "CHECK: expected string not found in input"]
    assert found["graph"] == ["func.func @f() -> i32", "  entry", "    %c = arith.constant 5 : i32", "    return %c : i32"]
    assert (found["node"], found["marked"]) == ([True, 4], [1, 2, 3])
    expected = ["lit: 0 passed, 1 failed, 0 not run", 2, "CHECK: expected string not found in input"]
    assert found.get("lit", expected) == expected
    assert "no-such-pass" in found["trouble"]
