"""Writes `docs/code-map.md`: a line for each folder and file of the package, from its docstring.

    python docs/code_map.py            rewrites the page
    python docs/code_map.py --check    exit status 1 if it has to be rewritten
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.resolve()
PACKAGE = ROOT / "server" / "mlir_ls"
PAGE = ROOT / "docs" / "code-map.md"
HEAD = """# Code map

This page is made by `make map` from the first sentence of each file of `server/mlir_ls`.
[server/ARCHITECTURE.md](../server/ARCHITECTURE.md) explains how the parts work together.
"""

#: What a folder is, where it is no package with a docstring, and files that cannot have one.
WRITTEN = {
    "syntax": "Lines, shapes, the tree, recovery, reuse after an edit.",
    "profiles": "What each profile consists of: the index of its dialects, whose data is `PROFILE.json` in their folders.",
    "ods/tablegen/cxx/tables.json": "What frequent C++ snippets of ODS mean.",
    "ods/tablegen/moved.json": "Files of MLIR of earlier years, and those that have today what they had.",
    "ods/assembly/format.peg": "The grammar of assembly formats.",
    "ods/tablegen/cxx/expression.peg": "The grammar of C++ in predicates and transformers.",
    "syntax/leaf/leaf.peg": "The grammar of types, attributes, affine maps and sets, and locations.",
    "syntax/leaf/older.peg": "What the older forms of these have in common and LLVM 22 has no more.",
    "syntax/leaf/older_2018_12.peg": "What the specification of December 2018 spells otherwise.",
    "syntax/leaf/older_2019_03.peg": "What the specification of March 2019 spells otherwise.",
    "syntax/leaf/older_2020_10.peg": "What the language reference of October 2020 spells otherwise.",
    "semantics": "What the text means: names, types, what is wrong.",
    "semantics/filecheck/passes.json": "The passes of `mlir-opt`, with their options.",
    "semantics/filecheck/run_options.json": "The options of the programs in RUN lines, with what they do.",
    "features/hover/traits.json": "Which traits mean nothing to readers.",
    "explain": "The page of each code of a diagnostic.",
    "commands/output/passes.html": "The page that `mlir-ls passes` makes of a log, but for its data.",
    "lsp/capabilities.json": "What the server announces to clients; `make capabilities` writes it.",
    "workspace/warm_up.mlir": "What the server reads before the first document comes, to have the most used dialects loaded.",
    "lsp/rehearsal.mlir": "The text for which the server answers each request once, before the first of them comes.",
}

#: What the data in the folders of dialects is.
DIALECT_FILES = {
    "changes.json": "What other profiles have otherwise: names of operations, rules that do not hold.",
    "constraints.json": "Rules that are one relation of counts, types or attributes.",
    "constraints_2020_10.json": "The same of the document of October 2020.",
    "examples.mlir": "An example of each operation.",
    "documentation.json": "Where the documentation is on the web.",
    "documents.json": "The sections and the syntax of operations in the documents of older MLIR.",
    "facts.json": "What the engine has to know of operations, types and attributes.",
    "former.json": "What only releases between the documents and the oldest known one had.",
    "pages": "An explanation of each rule.",
    "overlay.json": "Facts laid over the import of a profile.",
    "printing.json": "Where the printers of operations depart from the rules.",
    "renames.json": "What operations of older profiles are called today.",
    "summaries.txt": "What each operation is for, in a line.",
}

#: Folders whose files are not listed.
DATA = ("explain", "pages", "profiles")

#: Files that every dialect may have: they are not listed one by one.
OF_PROFILES = {f"{folder.name}.json" for folder in (PACKAGE / "profiles").iterdir() if folder.is_dir()}


def code_map() -> str:
    """The lines of the map."""
    return "\n".join(entries(PACKAGE))


def entries(folder: Path) -> Iterator[str]:
    """A folder's files, then its folders with what is in them."""
    depth = "  " * len(folder.relative_to(PACKAGE).parts)
    children = sorted(child for child in folder.iterdir() if not child.name.startswith((".", "__")))
    for child in children:
        if child.is_file() and child.name != "py.typed" and child.name not in OF_PROFILES:
            yield f"{depth}- `{child.name}`: {first_sentence(child)}"
    for child in children:
        if child.is_dir() and any(inner.name != "__pycache__" for inner in child.iterdir()):
            yield f"{depth}- **`{child.name}/`**: {first_sentence(child)}"
            if child.name not in DATA:
                yield from entries(child)


def first_sentence(path: Path) -> str:
    """What a file or a folder says of itself. ValueError if it says nothing."""
    name = path.relative_to(PACKAGE).as_posix()
    if name in WRITTEN:
        return WRITTEN[name]
    if path.parent.parent.name == "dialects" and path.name in DIALECT_FILES:
        return DIALECT_FILES[path.name]
    source = path / "__init__.py" if path.is_dir() else path
    is_module = source.suffix == ".py" and source.exists()
    text = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) if is_module else None
    if not text:
        raise ValueError(f"{name}: begin it with a line that says what it is, or add it to docs/code_map.py")
    return text.split("\n\n")[0].replace("\n", " ")


def main() -> int:
    """Rewrites the page, or checks it. Returns the exit status."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    new = f"{HEAD}\n{code_map()}\n"
    if "--check" in sys.argv[1:]:
        if new != page:
            print("docs/code-map.md is out of date: run python docs/code_map.py", file=sys.stderr)
        return int(new != page)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
