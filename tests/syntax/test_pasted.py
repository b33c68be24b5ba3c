"""Texts that were copied with what is no MLIR: line numbers, marks of a quotation, signs of a difference, Markdown."""

from __future__ import annotations

import random
import textwrap
from pathlib import Path

import pytest

from fixtures import EXAMPLES
from mlir_ls.analysis import Analysis, CheckOptions, analyze, update
from mlir_ls.diagnostics import Severity
from mlir_ls.features.symbols.entries import outline
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.document import format_document
from mlir_ls.syntax.chunks.pasted import (
    COLOURED,
    CONFLICT,
    DIFFERENCE,
    ENCLOSED,
    LOGGED,
    MARKDOWN,
    MAX_LINES,
    NUMBERED,
    PROSE,
    QUOTED,
    RULED,
    TIMED,
    pasted,
)
from mlir_ls.text import Edit, Position, replaced, split_lines
from mlir_opt import MLIR_OPT, mlir_opt
from trees import check_equal

CODE = ["func.func @f(%a: i32,", "    %b: i32) -> i32 {", "", "  %0 = arith.addi %a, %b : i32", "  return %0 : i32", "}"]
"""Its second line goes on with a header: it is none of an item of its own."""

FENCED = """\
Run this:

```mlir
func.func @f() {
  return
}
```

It fails with

~~~ text
$ own-opt x.mlir
no output
~~~

```python
def f():
```

or with

```
void f() {
  g();
}
```

and so does this:

```llvm
define i32 @f() {
}
```

```llvm
func.func @f() {
  return
}
done.
```
"""

DIFFERENT = """\
--- a/x.mlir
+++ b/x.mlir
@@ -1,4 +1,4 @@
 func.func @f(%a: i32) -> i32 {
-  %0 = arith.addi %a, %a : i64
+  %0 = arith.muli %a, %a : i32
   return %0 : i32
 }
"""

JSON = '{"method": "textDocument/didOpen", "params": {"textDocument": {"version": 1, "text": "TEXT"}}}'


def escaped(lines: list[str]) -> str:
    return "\\n".join(lines).replace('"', '\\"')


CALL = '  "func.call"(%a, %b) {callee = @f} : (i32, i32) -> i32'
STRINGS = ["auto m = parse(", *['    "' + line.replace('"', '\\"') + '\\n"' for line in CODE], "    );", "return m;"]
MAIL = ["On Mon, 12 Oct 2026 at 10:01, A wrote:", "> So:", ">", *[f"> {line}".rstrip() for line in CODE], ">", "> does not work.", "Why?"]
POST = ["Dear all,", "", "this is what I have, and", "x.mlir:1:2: warning: is slow", *CODE, "is all of it.", "", "Yours", "A"]
INDENTED = ["How it is lowered", "=================", "", "The input is this::", "", *[f"   {line}" for line in CODE], "", "See below."]
BRACED = [*CODE[:1], "    %b: i32)", "-> i32", "{", *CODE[3:]]
SHELL = ["So:", "```bash", "cat <<EOF | mlir-opt --cse", *CODE, "EOF", "```", "fails."]
RST = ["So:", "", ".. code-block:: mlir", "   :linenos:", ""]

TEXTS = {
    "a raw string": (ENCLOSED, "\n".join(['  auto m = parse(R"mlir(', *CODE, '  )mlir", &context);', "  return m;"])),
    "a raw string on its lines": (ENCLOSED, "\n".join(['std::string text = R"(' + CODE[0], *CODE[1:-1], CODE[-1] + ')";'])),
    "a string of Python": (ENCLOSED, "\n".join(["import x", 'm = Module.parse("""', *CODE, '""")', "print(m)"])),
    "strings of Python": (ENCLOSED, "\n".join(['"""Says what this is."""', "text = r'''\\", *CODE, "'''"])),
    "a document in the shell": (ENCLOSED, "\n".join(["cat <<EOF | mlir-opt --cse", *CODE, "EOF", "echo done"])),
    "a document with quotes": (ENCLOSED, "\n".join(["cat > x.mlir << 'END'", *CODE, "END"])),
    "reStructuredText": (ENCLOSED, "\n".join([*RST, *[f"   {line}" for line in CODE], "", "Yes."])),
    "Org": (ENCLOSED, "\n".join(["* So", "#+begin_src mlir", *CODE, "#+END_SRC", "yes"])),
    "AsciiDoc": (ENCLOSED, "\n".join(["So:", "[source,mlir]", "----", *CODE, "----"])),
    "LaTeX": (ENCLOSED, "\n".join(["So:", "\\begin{lstlisting}[language=mlir]", *CODE, "\\end{lstlisting}"])),
    "HTML": (ENCLOSED, "\n".join(["<p>So:", "<pre><code>" + CODE[0], *CODE[1:], "</code></pre>"])),
    "a value in a debugger": (ENCLOSED, f'$1 = "{escaped([*CODE[:3], "  // a comment", *CODE[3:]])}"'),
    "a message of a protocol": (ENCLOSED, JSON.replace("TEXT", escaped([*CODE[:3], CALL, *CODE[3:]]))),
    "a quotation of C++": (QUOTED, "\n".join([f"> {line}" for line in ['auto m = R"mlir(', *CODE, ')mlir";']])),
    "a difference of C++": (DIFFERENCE, "\n".join(["@@ -1 +1 @@", '+m = R"mlir(', *[f" {line}" for line in CODE], "-x", ' )mlir";'])),
    "a difference with a line more": (DIFFERENCE, "\n".join([f"{'+' if '= arith' in line else ' '}{line}" for line in CODE])),
    "numbers": (NUMBERED, "\n".join(f"{number:2}  {line}".rstrip() for number, line in enumerate(CODE, 9))),
    "numbers, with points": (NUMBERED, "\n".join(f"{number}. {line}".rstrip() for number, line in enumerate(CODE, 1))),
    "numbers, with colons": (NUMBERED, "\n".join(f"  {number}: {line}" for number, line in enumerate(CODE, 1))),
    "numbers, with rules": (NUMBERED, "\n".join(f"{number} | {line}" for number, line in enumerate(CODE, 1))),
    "numbers without blanks": (NUMBERED, "\n".join(f"{number}{line}" for number, line in enumerate(CODE, 8))),
    "rules": (RULED, "\n".join(f"| {line}" for line in CODE)),
    "rules of lit": (RULED, "\n".join(f"# | {line}" for line in CODE)),
    "times": (TIMED, "\n".join(f"2024-01-31T12:00:00.{number}Z {line}" for number, line in enumerate(CODE))),
    "times in brackets": (TIMED, "\n".join(f"[2024-01-31 12:00:0{number},123] {line}" for number, line in enumerate(CODE))),
    "times of a day": (TIMED, "\n".join(f"[12:00:00.{number}] [info] {line}" for number, line in enumerate(CODE))),
    "times and levels": (TIMED, "\n".join(f"2024-01-31 12:00:0{number} INFO {line}" for number, line in enumerate(CODE))),
    "levels": (LOGGED, "\n".join(f"DEBUG: {line}" for line in CODE)),
    "levels in brackets": (LOGGED, "\n".join(f"[debug] {line}" for line in CODE)),
    "names of services": (RULED, "\n".join(f"app-1  | {line}" for line in CODE)),
    "colours": (COLOURED, "\n".join(f"\x1b[33m{line}\x1b[0m" for line in CODE)),
    "colours of words": (COLOURED, "\n".join(CODE).replace("%0", "\x1b[1;36m%0\x1b[0m").replace("return", "\x1b[35mreturn\x1b[0m")),
    "colours and times": (TIMED, "\n".join(f"\x1b[2m12:00:0{number}\x1b[0m {line}" for number, line in enumerate(CODE))),
    "a quotation": (QUOTED, "\n".join(f"> {line}".rstrip() for line in CODE)),
    "a quotation of one": (QUOTED, "\n".join(f"> > {line}".rstrip() for line in CODE)),
    "a quotation of Markdown": (QUOTED, "\n".join(f"> {line}".rstrip() for line in ["So:", "```", *CODE, "```"])),
    "a difference": (DIFFERENCE, DIFFERENT),
    "a difference alone": (DIFFERENCE, "\n".join(DIFFERENT.split("\n")[3:])),
    "Markdown": (MARKDOWN, FENCED),
    "Markdown with a document in the shell": (MARKDOWN, "\n".join(SHELL)),
    "Markdown with a difference": (MARKDOWN, "\n".join(["So:", "```diff", *DIFFERENT.split("\n")[3:-1], "```"])),
    "Markdown with a session": (MARKDOWN, "\n".join(["So:", "```console", "$ own-opt", *CODE, "```"])),
    "Markdown with a brace on its line": (MARKDOWN, "\n".join(["So:", "```", *BRACED, "```"])),
    "HTML beside Markdown": (MARKDOWN, "\n".join(["So:", "```sh", "mlir-opt x", "```", "<details>", "<pre>", *CODE, "</pre>"])),
    "code beside Markdown": (MARKDOWN, "\n".join(["So:", "```", "own-opt x", "```", "this is what I have:", *CODE, "and no more."])),
    "YAML": (ENCLOSED, "\n".join(["name: test", "input: |", *[f"  {line}".rstrip() for line in CODE], "expected: ok"])),
    "strings of C": (ENCLOSED, "\n".join(STRINGS)),
    "a mail": (PROSE, "\n".join(MAIL)),
    "a post": (PROSE, "\n".join([line for line in POST if "warning" not in line])),
    "a post in Chinese": (PROSE, "\n".join(["我有一个关于方言的问题", "代码如下", *CODE, "谢谢"])),
    "indented code": (PROSE, "\n".join(INDENTED)),
    "steps": (PROSE, "\n".join(["Step 1. Write this:", *[f"\t{line}" for line in CODE], "Step 2. Run it."])),
    "slides": (PROSE, "\n".join(["Progressive lowering", "\u2022 Start with functions of this kind", *CODE, "\u2022 Then", "12"])),
    "a heading": (PROSE, "\n".join(["# [mlir] It crashes", "git version: 5660", "", *[f" {line}" for line in CODE]])),
    "Markdown without its first fence": (MARKDOWN, "\n".join([*CODE, "```", "and", "```", *CODE, "```"])),
}


def analysis_of(text: str) -> Analysis:
    return analyze(split_lines(text), CheckOptions(hints=False))


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_mlir_is_read_and_the_rest_is_one_error(name: str) -> None:
    kind, text = TEXTS[name]
    analysis = analysis_of(text)
    assert [(each.code, each.message) for each in analysis.shown] == [("expected-token", kind)]
    assert {entry.name for entry in outline(analysis)} == {"@f"}
    assert format_document(analysis.document, analysis.language, FormatOptions()) == []


SLIPS = ('"""', "'" * 3, 'R"(', "cat <<EOF", "<pre>", "<code>", ".. code-block:: mlir", "#+begin_src mlir", "\\begin{lstlisting}", "[source,mlir]", "a: |")


@pytest.mark.parametrize("slip", SLIPS)
def test_a_line_that_opens_a_text_of_another_language_is_a_slip_below_an_operation(slip: str) -> None:
    lines = [*CODE[:2], slip, *CODE[2:]]
    analysis = analysis_of("\n".join(lines))
    errors = [each for each in analysis.shown if each.severity is Severity.ERROR]
    assert errors
    assert {each.span.start.line for each in errors} == {2}
    assert {entry.name for entry in outline(analysis)} == {"@f"}


@pytest.mark.parametrize("slip", SLIPS)
def test_edits_of_a_text_with_such_a_slip(slip: str) -> None:
    analysis = analysis_of("\n".join([*CODE, *CODE]))
    for edit in (Edit(3, 3, [slip]), Edit(0, 3, []), Edit(0, 0, [*CODE[:1]]), Edit(0, 1, []), Edit(0, 1, [])):
        analysis = update(analysis, edit)
        check_equal(analysis, analysis_of("\n".join(analysis.document.lines)))


@pytest.mark.parametrize("name", TEXTS)
def test_the_rest_can_be_left_out(name: str) -> None:
    analysis = analysis_of(TEXTS[name][1])
    (fix,) = analysis.shown[0].fixes
    plain = "\n".join(replaced(analysis.document.lines, fix.edits))
    assert analysis_of(plain).shown == []
    assert plain.startswith("func.func @f(")
    if MLIR_OPT is not None:
        run = mlir_opt("-split-input-file", text=plain)
        assert run.stderr == ""


def test_what_a_compiler_printed_into_prose_is_no_mlir() -> None:
    excerpt = ["x.mlir:4:3: error: is slow", "  %0 = arith.addi %a, %b : i32", "  ^"]
    for text in (POST, [*POST, *excerpt], [f"> {line}" for line in [*CODE, *excerpt]], ["So:", "```", *CODE, *excerpt, "```"]):
        analysis = analysis_of("\n".join(text))
        assert analysis.document.is_log
        assert analysis.shown == []
        assert [entry.name for entry in outline(analysis)] == ["@f"]


@pytest.mark.parametrize("indented", [True, False])
def test_sentences_above_mlir_hide_nothing_of_it(indented: bool) -> None:
    code = ["func.func @f(%a: i32) -> i32 {", "  %0 = test.op #test.nested<", ">", "  return %0 : i32", "}", "module {", "}"]
    body = code if indented else [line.strip() for line in code]
    analysis = analysis_of("\n".join(["This is what the pass makes of it.", "It fails on the second function:", "", *body]))
    assert analysis.document.pasted is not None
    assert analysis.document.pasted.kept == tuple(range(3, 3 + len(body)))


def test_a_function_with_a_sentence_in_it_is_read() -> None:
    code = ["First it has its head.", "func.func @f(%a: i32) {", "Its body adds the values:", "  %0 = arith.addi %a, %a : i32", "  return", "}"]
    pasted = analysis_of("\n".join(code)).document.pasted
    assert pasted is not None
    assert pasted.kept == (1, 3, 4, 5)


def test_code_in_an_indented_block_of_a_log_is_read() -> None:
    text = ["So:", "```", "x.mlir:1:2: error: is slow", "```", "in", "", "  ```", *[f"  {line}" for line in CODE], "  ```"]
    assert [entry.name for entry in outline(analysis_of("\n".join(text)))] == ["@f"]


def test_names_that_a_block_does_not_define_are_no_errors() -> None:
    blocks = [["%0 = arith.addi %a, %b : i32"], ["  scf.if %c {", "    %1 = arith.addi %a, %b : i32", "  }"]]
    for block in blocks:
        analysis = analysis_of("\n".join(["This is a piece:", "```", *block, "```", "of it."]))
        assert [each.message for each in analysis.shown] == [MARKDOWN]


def test_a_block_may_be_the_end_of_a_function() -> None:
    tail = ["  scf.if %c {", "    memref.store %a, %m[] : memref<i32>", "  }", "  return %a : i32", "}"]
    analysis = analysis_of("\n".join(["This is its end:", "```", *tail, "```", "of it."]))
    assert [each.code for each in analysis.shown] == ["expected-token", "stray-brace"]
    assert "cut off at the beginning" in analysis.shown[1].message


def test_names_that_are_used_below_an_operation_of_a_block() -> None:
    for line, codes in (("scf.if %c {", []), ("func.func @f() {", ["undefined-value"])):
        analysis = analysis_of("\n".join(["So:", "```", line, "  %1 = arith.addi %a, %a : i32", "}", "```"]))
        assert [each.code for each in analysis.shown if each.code == "undefined-value"] == codes * 2


def test_blocks_of_other_languages_are_none_and_those_that_are_coloured_as_such_are_mlir() -> None:
    text = ["So:", "```", "node {", '  key: "T"', "}", "```", "```c", *CODE, "```", "```", '"a.b"() ({', "^", "Expected this", "```"]
    analysis = analysis_of("\n".join(text))
    assert [each.message for each in analysis.shown] == [MARKDOWN]
    assert [entry.name for entry in outline(analysis)] == ["@f"]


def test_errors_stand_where_they_stand_in_the_text() -> None:
    analysis = analysis_of("1 | func.func @f() {\n2 |   %0 = arith.addi %1, %1 : i32\n3 |   return\n4 | }")
    assert [each.span.start for each in analysis.shown] == [Position(0, 0), Position(1, 22), Position(1, 26)]


def test_the_blocks_of_markdown_know_nothing_of_each_other() -> None:
    analysis = analysis_of(FENCED)
    assert [chunk.height for chunk in analysis.document.tree.chunks] == [3, 32, len(analysis.document.lines) - 35]


def test_an_older_text_is_recognised_in_what_is_read() -> None:
    analysis = analysis_of("```\nfunc @f(%a: i32) {\n  %0 = addi %a, %a : i32\n  return\n}\n```")
    assert analysis.language.profile == "2020-10"
    assert [each.message for each in analysis.shown] == [MARKDOWN]


@pytest.mark.parametrize(
    "text",
    [
        " %0 = arith.constant\n-1 : i32",
        ' "t.use"() {a = affine_map<(d0, d1) -> (d0\n+ d1)>} : () -> ()',
        ' func.func private @f()\n-> i32',
        " module {\n }",
        "1 | module {\n}",
        "2 module {\n1 }",
        "> module {",
        "// \x1b[33mmodule {\x1b[0m",
        'module attributes {a.b = "\x1b[33m"} {\n}',
        "info | x",
        "error: module {\n}",
        "debug.value %a : i32\ndebug.value %b : i32",
        "info %a\n} else {",
        "-> module\n-> {\n",
        "-attributes {\n }",
        "-attributes {\n-module {\n }",
        "module {\n```\n}",
        "```mlir\nmodule {\n}",
        "module {\n}\n```",
        "// ```\nmodule {\n}\n// ```",
        "1",
        "",
        "this is a sentence\nmodule {\n}",
        "this is a sentence\nand this is one",
        "module {\n}\nthis is a sentence\nand this is one",
        "func private @f()\nfor %i = 0 to 10 {\n}\nthis is a sentence",
        "return\nthis is a sentence\nand this is one\nmodule {\n}" + "\n// x" * MAX_LINES,
        "1module {\n3}",
        '%0 = "a\\n"\n"b\\n"',
        "// auto m = R\"mlir(",
        "// cat <<EOF",
        'a.b "R" (',
        'func.func @f() {\n  "a.b"() {c = "text\\n", d = "<<EOF", e = "R(", f = "\'\'\'"} : () -> ()\n}',
        'a.b "" "" ""',
        "a.b <<c>> d",
        "%0 = a.b .. c",
        "\n".join(["```", *["//"] * MAX_LINES, "```"]),
    ],
)  # fmt: skip
def test_other_texts_are_none(text: str) -> None:
    assert pasted(split_lines(text)) is None


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_none(path: Path) -> None:
    lines = split_lines(path.read_text("utf-8"))
    assert pasted(lines) is None
    assert pasted([f" {line}" for line in lines]) is None
    assert pasted(split_lines(textwrap.indent("\n".join(lines), "| "))) is not None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", ["Markdown", "a difference", "a quotation of Markdown", "numbers", "a mail", "a post", "strings of C"])
def test_an_edited_text_is_as_if_read_afresh(name: str, seed: int) -> None:
    generator = random.Random(seed)
    analysis = analyze(split_lines(TEXTS[name][1]), CheckOptions())
    pieces = ["```", "```mlir", "func.func @g() {", "}", "", "-  %1 = t.op", "+", "99 x", "> y", "words", "these are four words", "  return", "// -----"]
    for _ in range(30):
        first = generator.randrange(len(analysis.document.lines))
        last = min(len(analysis.document.lines), first + generator.randrange(4))
        edit = Edit(first, last, generator.sample(pieces, generator.randrange(1, 3)))
        analysis = update(analysis, edit)
        check_equal(analysis, analyze(analysis.document.lines, CheckOptions()))


def test_a_text_may_become_short_enough_and_too_long() -> None:
    lines = ["```", *["// here"] * (MAX_LINES - 1), "```"]
    analysis = update(analyze(lines, CheckOptions(hints=False)), Edit(1, 2, []))
    assert [each.message for each in analysis.shown] == [MARKDOWN]
    analysis = update(analysis, Edit(1, 1, ["// here"]))
    assert [each.span.start.line for each in analysis.shown] == [0, MAX_LINES]


CONFLICT_TEXT = """\
func.func @f(%a: index) {
<<<<<<< HEAD
  scf.for %i = %a to %a step %a {
||||||| base
  scf.for %i = %a to %a step %b {
=======
  scf.for %j = %a to %a step %a {
>>>>>>> branch
    "test.use"(%i) : (index) -> ()
  }
  return
}
"""


def test_of_a_conflict_the_first_version_is_read() -> None:
    found = analyze(split_lines(CONFLICT_TEXT), CheckOptions(assumed=frozenset({"test"})))
    (error,) = found.diagnostics
    assert (error.span.start, error.span.end, error.message, error.fixes) == (Position(1, 0), Position(1, 12), CONFLICT, ())
    assert format_document(found.document, found.language, FormatOptions()) == []


def test_a_conflict_is_resolved_line_by_line() -> None:
    analysis = analyze(split_lines(CONFLICT_TEXT), CheckOptions())
    for line in (7, 6, 5, 4, 3, 1):
        analysis = update(analysis, Edit(line, line + 1, []))
        check_equal(analysis, analyze(list(analysis.document.lines), CheckOptions()))
    assert [each.code for each in analysis.diagnostics if each.severity is Severity.ERROR] == []
    for line, text in [(1, "<<<<<<< HEAD"), (3, "======="), (4, "  scf.if {"), (5, ">>>>>>> branch"), (6, "=======")]:
        analysis = update(analysis, Edit(line, line, [text]))
        check_equal(analysis, analyze(list(analysis.document.lines), CheckOptions()))


@pytest.mark.parametrize("line", [1, 5, 7])
def test_what_is_no_whole_conflict_is_read_as_it_stands(line: int) -> None:
    lines = split_lines(CONFLICT_TEXT)
    assert pasted([*lines[:line], *lines[line + 1 :]]) is None
    assert pasted([*lines, "======="]) is None
    assert pasted([each.replace("<<<<<<< HEAD", "<<<<<<<HEAD") for each in lines]) is None
