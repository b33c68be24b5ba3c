"""Imports run one way, and each thing is known in one place. `server/ARCHITECTURE.md` says why."""

from __future__ import annotations

import ast
import gc
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from mlir_ls.ods.bodies.find import Bodies
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.profiles import profiles
from mlir_ls.ods.registry import default_registry, profile_registry
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify import Verifier
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.steps import Automaton

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "server" / "mlir_ls"

LAYERS = (
    ("system.patterns",),
    ("caches", "did_you_mean", "escaping", "explain", "interruption", "plurals", "system", "text"),
    ("diagnostics",),
    ("syntax.leaf",),
    ("syntax",),
    ("ods",),
    ("dialects.syntax",),
    ("semantics",),
    ("dialects.rules",),
    ("formatting",),
    ("analysis",),
    ("features", "migration"),
    ("dialects.migration",),
    ("api",),
    ("settings",),
    ("lsp.encoding",),
    ("workspace",),
    ("lsp",),
    ("commands",),
    ("cli",),
    ("__main__",),
)
"""From the bottom up. What stands in one row may not import its neighbours; a package may import what is in itself.

The folder of a dialect spans three layers: its rules and chunk rules (`dialects.rules`), what brings older texts to today's
MLIR (`dialects.migration`), and the rest (`dialects.syntax`). What is below finds them by name (`ods.dialect_modules`).
"""

#: Who may import a library that is not Python's own.
LIBRARIES = {
    "attrs": {"lsp.encoding"},
    "lsprotocol": {"lsp.encoding"},
    "mcp": {"commands"},
    "mypy_extensions": {"system"},
    "pygls": {"lsp"},
    "parsimonious": {"syntax.leaf", "ods"},
    "rich": {"commands"},
    "tomli": {"settings"},
    "tomllib": {"settings"},
}

#: A repair is what completion would put where something is missing, tried as a refactoring and an annotation are.
BUILT_UPON = {
    "expect_annotation": {"outcome"},
    "fixes": {"completion", "outcome", "refactoring"},
    "refactoring": {"outcome"},
}

MAX_LINES = 500
"""Lines of a file; data does not count."""


class Import(NamedTuple):
    """One module of ours names another, ours or not, by its full name."""

    module: str
    line: int
    target: str


@pytest.fixture(autouse=True, scope="module")
def without_garbage_collection() -> Iterator[None]:
    """The trees of all modules are kept, and the collector would visit them again and again while more are made."""
    gc.disable()
    yield
    gc.enable()


@cache
def modules() -> dict[str, Path]:
    """All modules of the package, by their names after `mlir_ls.`; the package itself is the empty name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a file, each before what is in it."""
    return tuple(ast.walk(parsed(path)))


@cache
def imports() -> list[Import]:
    """Every import in the package, those in functions and under `TYPE_CHECKING` included."""
    found = []
    for module, path in modules().items():
        for node in nodes(path):
            if isinstance(node, ast.Import):
                found += [Import(module, node.lineno, alias.name) for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path.name}:{node.lineno}: imports name their whole path"
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    found.append(Import(module, node.lineno, full if ours(full) in modules() else str(node.module)))
    return found


def ours(target: str) -> str | None:
    """The name after `mlir_ls.`, or None where that is not what is imported."""
    if target == "mlir_ls":
        return ""
    return target.removeprefix("mlir_ls.") if target.startswith("mlir_ls.") else None


def layer_of(module: str) -> tuple[int, str]:
    """How high a module stands, and the entry of `LAYERS` that it belongs to."""
    if module.split(".")[0] == "dialects":
        parts = module.split(".")
        part = parts[2] if len(parts) > 2 else ""
        kinds = {"rules": "rules", "added_rules": "rules", "chunk_rules": "rules", "migration": "migration"}
        module = f"dialects.{next((kind for name, kind in kinds.items() if part.startswith(name)), 'syntax')}"
    entries = [(rank, entry) for rank, row in enumerate(LAYERS) for entry in row]
    fitting = [(rank, entry) for rank, entry in entries if module == entry or module.startswith(entry + ".")]
    return max(fitting, key=lambda found: len(found[1]), default=(-1, ""))


def test_every_module_has_a_layer() -> None:
    assert [module for module in modules() if module and layer_of(module)[0] < 0] == []


def test_imports_go_down_only() -> None:
    upward = []
    for each in imports():
        target = ours(each.target)
        if not target or not each.module:
            continue
        (rank, entry), (other_rank, other_entry) = layer_of(each.module), layer_of(target)
        if other_rank > rank or (other_rank == rank and other_entry != entry):
            upward.append(f"{each.module}:{each.line} imports {target}")
    assert upward == []


def test_the_package_itself_imports_nothing() -> None:
    assert [each for each in imports() if each.module == "" and ours(each.target) is not None] == []


def test_features_do_not_know_each_other() -> None:
    def feature(module: str) -> str:
        return module.split(".")[1] if module.startswith("features.") else ""

    sideways = []
    for each in imports():
        mine, other = feature(each.module), feature(ours(each.target) or "")
        if mine and other and mine != other and other not in BUILT_UPON.get(mine, ()):
            sideways.append(f"{each.module}:{each.line} imports {each.target}")
    assert sideways == []


@pytest.mark.parametrize("library", sorted(LIBRARIES))
def test_libraries_are_known_in_one_place(library: str) -> None:
    users = {layer_of(each.module)[1] for each in imports() if each.target.split(".")[0] == library}
    assert users <= LIBRARIES[library]


def test_only_the_libraries_of_the_project_are_imported() -> None:
    foreign = {each.target.split(".")[0] for each in imports()} - {"mlir_ls", *LIBRARIES, *sys.stdlib_module_names}
    assert foreign == set()


def documentation_of(tree: ast.Module) -> set[int]:
    """The nodes of the strings that are documentation."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


#: Names of dialects that are also words of the language, of TableGen, or of this project.
_WORDS = {"async", "builtin", "complex", "index", "memref", "shape", "tensor", "vector"}

#: What the language reference itself speaks of: a text stands in a module.
_OPERATIONS_OF_THE_LANGUAGE = {"builtin.module", "builtin."}

#: Where names of dialects stand in engine code: the reader of definitions that are written in a dialect, a form of the language
#: in which the operations of a dialect go without its name, what distinguishes the years of texts, a programming language, the code
#: of a rule as an example, a sub-command.
_MAY_NAME = {
    "ods/irdl": {"irdl"},
    "ods/detection.py": {"affine", "arith", "builtin", "func", "linalg", "llvm", "loop", "spv", "std"},
    "ods/language_forms.py": {"arith", "cf", "func", "std"},
    "features/hover/location.py": {"llvm"},
    "commands/explain_command.py": {"vector"},
    "commands/test_command.py": {"test"},
}


def test_the_engine_knows_no_dialect_and_no_operation_by_name() -> None:
    """What the engine has to know of one is in the dialect's folder (`ods.facts`), or a trait in its overlay."""
    dialects = {name for profile in profiles() for name in profile_registry(profile).dialects()}
    assert {"arith", "func", "scf", "llvm", "builtin", "std", "spv"} <= dialects
    assert {found for found, *_ in _named_in('f("func.call", x == "cf", "std.a", "a func")', dialects)} == {"func", "cf", "std"}
    named = []
    for path in engine_files():
        relative = path.relative_to(PACKAGE).as_posix()
        allowed = {name for start, names in _MAY_NAME.items() if relative.startswith(start) for name in names}
        named += [
            f"{relative}:{line}: {text!r}"
            for name, line, text in _named_in(path.read_text("utf-8"), dialects)
            if name not in allowed
        ]
    assert named == []


def engine_files() -> list[Path]:
    """The Python code outside of the folders of dialects."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "dialects"]


def _named_in(source: str, dialects: set[str]) -> Iterator[tuple[str, int, str]]:
    """The dialects whose names, or names of whose operations, are in strings of a source, each with its line and the string."""
    tree = ast.parse(source)
    documentation = documentation_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            text = node.value.replace("\\.", ".")  # as a regular expression spells it
            for name in {text} & (dialects - _WORDS):
                yield name, node.lineno, text
            for word in re.findall(r"(?<![\w-])[A-Za-z_][\w.]*", text):
                name, dot, _ = word.partition(".")
                if dot and name in dialects and text not in _OPERATIONS_OF_THE_LANGUAGE:
                    yield name, node.lineno, text


def test_the_grammars_know_no_dialect_by_name() -> None:
    prefixes = tuple(f"{name}." for name in default_registry().dialects())
    named = []
    for path in sorted(PACKAGE.rglob("*.peg")):
        rules = [(line, text.partition("#")[0]) for line, text in enumerate(path.read_text("utf-8").split("\n"), 1)]
        named += [f"{path.name}:{line}: {text!r}" for line, text in rules if _has_word_of(text, prefixes)]
    assert named == []


def _has_word_of(text: str, prefixes: tuple[str, ...]) -> bool:
    return any(word.startswith(prefixes) for word in re.findall(r"[A-Za-z_][\w.]*", text))


#: What reads and verifies texts: nothing here may depend on what was read before.
_STATELESS = ("analysis", "dialects", "formatting", "migration", "ods", "semantics", "syntax")

#: The only tables of modules that are filled while texts are read: what is made of the same parts is one object.
_INTERNING = {"syntax.leaf.nodes._interned", "semantics.environment._interned"}

_CONTAINERS = {"dict", "list", "set", "defaultdict", "deque", "OrderedDict", "WeakKeyDictionary", "WeakValueDictionary"}


def reading_modules() -> dict[str, Path]:
    return {module: path for module, path in modules().items() if module.partition(".")[0] in _STATELESS}


def is_empty_container(value: ast.expr | None) -> bool:
    """Whether an expression makes a container that is empty, so that something must be going to fill it."""
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List | ast.Set):
        return not value.elts
    return isinstance(value, ast.Call) and not value.args and ast.unparse(value.func).rpartition(".")[2] in _CONTAINERS


def test_no_module_remembers_what_was_read() -> None:
    filled = set()
    for module, path in reading_modules().items():
        for node in parsed(path).body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and is_empty_container(node.value):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    filled.add(f"{module}.{ast.unparse(target)}")
    assert filled == _INTERNING


def test_no_function_changes_the_state_of_a_module() -> None:
    changing = []
    for module, path in modules().items():
        for node in nodes(path):
            if isinstance(node, ast.Global):
                changing.append(f"{module}:{node.lineno} global {', '.join(node.names)}")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.strip("_") == "activate":
                changing.append(f"{module}:{node.lineno} {node.name}")
    assert changing == []


def test_no_module_has_a_language_of_its_own() -> None:
    """A language, its parser of leaves, and what is made for it are reached from what is read or verified."""
    of_a_language = (LeafParser, OpenLanguage, Bodies, Environment, Automaton, Verifier)
    holding = []
    for module in reading_modules():
        for name, value in vars(import_module(f"mlir_ls.{module}")).items():
            if isinstance(getattr(value, "__self__", value), of_a_language):
                holding.append(f"{module}.{name}")
    assert holding == []


#: What reads files that are part of the package, and what writes; all others read with `mlir_ls.system.files`.
_READS_THE_PACKAGE = {
    "commands.explain", "commands.passes", "features.hover.operation", "semantics.filecheck.run_options", "lsp.initialization", "lsp.rehearsal",
    "ods.dialect_files", "ods.documentation", "ods.examples", "ods.tablegen.cxx.tables", "ods.tablegen.cxx.tree", "ods.tablegen.repairs",
    "workspace.warming",
}  # fmt: skip
_WRITES = {"commands.output.terminal", "lsp.logs", "lsp.streams", "system.replacing"}
_READING = {"read_text", "read_bytes"}


def test_files_are_read_in_one_place() -> None:
    found = []
    for module, path in modules().items():
        if module in {"system.files", *_READS_THE_PACKAGE, *_WRITES}:
            continue
        for node in nodes(path):
            if isinstance(node, ast.Call) and (name := _name_of_reader(node)):
                found.append(f"{module}:{node.lineno}: {name}")
    assert found == []


def _name_of_reader(call: ast.Call) -> str:
    """The name of what opens a file for reading, by itself or as a method; "" for other calls."""
    if isinstance(call.func, ast.Name):
        writes = len(call.args) > 1 and isinstance(call.args[1], ast.Constant) and str(call.args[1].value)[:1] in "wxa"
        return "open" if call.func.id == "open" and not writes else ""
    if not isinstance(call.func, ast.Attribute):
        return ""
    of_module = isinstance(call.func.value, ast.Name) and call.func.value.id in {"os", "io", "codecs"}
    return f".{call.func.attr}" if call.func.attr in _READING or (call.func.attr == "open" and of_module) else ""


def test_programs_are_looked_up_in_one_place() -> None:
    named = [f"{each.module}:{each.line}" for each in imports() if each.target in {"shutil.which", "distutils.spawn"}]
    for module, path in modules().items():
        attributes = [node for node in nodes(path) if isinstance(node, ast.Attribute)]
        named += [f"{module}:{node.lineno}" for node in attributes if node.attr == "which"]
    assert named == []


def test_files_are_short() -> None:
    paths = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.peg"), *TESTS.rglob("*.py")]
    lengths = {str(path): len(path.read_text("utf-8").split("\n")) - 1 for path in paths}
    assert {path: length for path, length in lengths.items() if length > MAX_LINES and "/test_" not in path} == {}


@pytest.mark.parametrize("folder", ["vscode-extension/src", "editors/playground/src"])
def test_imports_in_typescript_run_one_way(folder: str) -> None:
    root = TESTS.parent / folder
    paths = sorted(root.rglob("*.ts"))
    assert paths, "the folder of sources has moved"
    imports = {path: _typescript_imports(path) for path in paths}
    while ends := [path for path, targets in imports.items() if not targets & imports.keys()]:
        for path in ends:
            del imports[path]
    assert sorted(str(path.relative_to(root)) for path in imports) == [], "they import each other, or what does"


def _typescript_imports(path: Path) -> set[Path]:
    """The files of ours that a file of TypeScript imports at run time; types alone make no circle."""
    named = re.findall(r'^(?:import(?! type)|export)\b[^;]*?\bfrom "(\.{1,2}/[^"]*)";', path.read_text("utf-8"), re.MULTILINE)
    return {(path.parent / name).with_suffix(".ts").resolve() for name in named}


def test_names_of_test_files_are_unique() -> None:
    names = [path.name for path in TESTS.rglob("test_*.py")]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_packages_hold_tables_and_no_engine() -> None:
    """An `__init__.py` has documentation, imports, `__all__` and tables: functions and classes are in modules with a name."""
    found = []
    for path in PACKAGE.rglob("__init__.py"):
        for node in parsed(path).body:
            is_documentation = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if not is_documentation and not isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign):
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {type(node).__name__}")
    assert found == []


_HOME_MADE_PLURAL = re.compile(r"""(['"])s\1 ?(\*|if\b)|else ?(['"])s\3""")


def test_one_function_makes_plurals() -> None:
    """`plurals` alone puts an "s" after a noun; functions of the same names elsewhere would be others of its kind."""
    found = []
    for module, path in modules().items():
        if module == "plurals":
            continue
        lines = enumerate(path.read_text("utf-8").split("\n"), 1)
        found += [f"{module}:{number}: {line.strip()}" for number, line in lines if _HOME_MADE_PLURAL.search(line)]
        found += [f"{module}:{each.lineno}: {each.name}" for each in functions_of(path) if each.name in ("plural", "counted")]
    assert found == []


def functions_of(path: Path) -> Iterator[ast.FunctionDef]:
    """All functions of a module, those in functions and classes included."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef):
            yield node


def test_attributes_are_read_as_numbers_in_one_place() -> None:
    """No rule has a reader of its own that makes numbers of any attribute: they would differ on splats and Booleans."""
    home = "semantics.verify.model.attributes"
    results = {"int | None", "tuple[int, ...] | None"}
    found = []
    for module, path in modules().items():
        if module == home or not module.startswith(("semantics", "dialects")):
            continue
        for each in functions_of(path):
            kinds = [ast.unparse(argument.annotation) for argument in each.args.args if argument.annotation is not None]
            if each.returns is not None and ast.unparse(each.returns) in results and kinds == ["Attribute | None"]:
                found.append(f"{module}:{each.lineno}: {each.name}")
    assert found == []


def test_types_are_compared_in_one_place() -> None:
    """What two types certainly differ in is decided by `agreement`; nothing merely gives its functions another name."""
    found = []
    for module, path in modules().items():
        for each in functions_of(path) if module != "semantics.agreement" else ():
            body = [statement for statement in each.body if not isinstance(statement, ast.Expr)]
            names = [argument.arg for argument in each.args.args]
            if len(body) != 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
                continue
            value = body[0].value.operand if isinstance(body[0].value, ast.UnaryOp) else body[0].value
            if not isinstance(value, ast.Call) or ast.unparse(value.func) not in ("differ", "may_be_same"):
                continue
            if [ast.unparse(argument) for argument in value.args[:2]] == names[:2]:
                found.append(f"{module}:{each.lineno}: {each.name}")
    assert found == []


def test_cached_views_have_one_owner() -> None:
    """Nothing but `semantics.cached.views` reads or writes the field in which views are kept, but for where it begins empty."""
    users = {
        module
        for module, path in modules().items()
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr == "views" and module not in ("semantics.cached.views", "semantics.summary")
    }
    assert users == set()
