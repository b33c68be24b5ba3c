"""Codes of diagnostics: each rule has one, written in one place, no two rules have the same, and each has a page."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import mlir_ls
from dialect_data import constraint_files
from mlir_ls import dialects
from mlir_ls.commands.explain import codes
from mlir_ls.ods.changes import changes_of
from mlir_ls.ods.dialect_files import json_of
from mlir_ls.ods.dialect_modules import folders
from mlir_ls.ods.profiles import profiles
from mlir_ls.semantics.verify.rules import Rule, rule

REPORTING = {
    *("Diagnostic", "Fault", "LeafError", "Problem", "SourceProblem", "fail", "fail_at", "fail_so_far", "fault_at"),
    *("_alike", "_error", "_fault", "_parsed", "_unnecessary", "error", "error_at_name"),
}
"""What is called with a code that is not a rule's."""

REGISTERING = {"rule"}
"""What is called with the code of a rule."""

CODE = re.compile(r"(?:[a-z][a-z0-9_]*\.[a-z0-9]+(?:-[a-z0-9]+)*|[a-z]+(?:-[a-z]+)+)\Z")
RULE_CODE = re.compile(r"(?:([a-z][a-z0-9_]*)\.)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*\Z")
PACKAGE = Path(mlir_ls.__file__).parent

SHARED_WITH_CHECKS = {"attribute-value", "missing-attribute", "undefined-symbol", "wrong-terminator"}
"""Codes of rules that require what checks of the engine require, of what C++ declares: that a reference means something, that an
attribute is there and of its kind, and how a region ends."""


COMPOSED = {"operand-type", "result-type"}
"""Codes that are put together from words."""


@cache
def parsed(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def calls(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What is called, and the strings among the arguments, as they stand or by the name of a constant of the file."""
    tree = parsed(text)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [*node.args, *[each.value for each in node.keywords]]
            values = [constants.get(each.id) if isinstance(each, ast.Name) else getattr(each, "value", None) for each in given]
            found.append((called, tuple([value for value in values if isinstance(value, str)])))
    return tuple(found)


def spelled_codes(text: str, callees: set[str] = REPORTING, pattern: re.Pattern[str] = CODE) -> Iterator[str]:
    """The codes among the arguments of calls."""
    for called, values in calls(text):
        if called in callees:
            yield from [value for value in values if pattern.match(value)]


@cache
def assigned_codes(text: str) -> tuple[str, ...]:
    """The codes that are assigned to something of the name `code`."""
    found = []
    for node in ast.walk(parsed(text)) if "code" in text else ():
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if [getattr(each, "id", "") for each in targets] != ["code"]:
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and CODE.match(part.value):
                found.append(part.value)
    return tuple(found)


@cache
def sources() -> dict[Path, str]:
    """The modules of the package."""
    return {file: file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")}


def in_package(callees: set[str], pattern: re.Pattern[str]) -> Iterator[str]:
    for text in sources().values():
        yield from spelled_codes(text, callees, pattern)


def codes_of_checks() -> set[str]:
    """The codes of all checks that are no rules."""
    assigned = {code for text in sources().values() for code in assigned_codes(text)}
    return {*in_package(REPORTING, CODE), *assigned, *COMPOSED}


def registered() -> list[str]:
    """The codes of rules, as often as they are written."""
    return list(in_package(REGISTERING, RULE_CODE))


def declared() -> list[str]:
    """The codes of rules that are data, as often as a file has them."""
    return [code for file in constraint_files() for code in json_of(file.parent.name, file.name)]


def rule_modules() -> list[str]:
    """The modules that hold the rules of dialects, of all their editions."""
    names = [module.name for module in walk_packages(dialects.__path__, f"{dialects.__name__}.")]
    return [name for name in names if name.split(".")[3:4] and name.split(".")[3].startswith(("rules", "added_rules"))]


def rules_in_tables() -> Iterator[tuple[str, object]]:
    """The rules of all profiles, each with the name of the module whose tables hold it."""
    for name in rule_modules():
        found = import_module(name)
        for table in ("RULES", "SITE_RULES", "TRAIT_RULES", "BODY_RULES"):
            for row in getattr(found, table, {}).values():
                yield from [(name, each) for each in row]
        yield from [(name, each) for each in getattr(found, "ATTRIBUTES", ())]
        if hasattr(found, "ENCODING"):
            yield name, found.ENCODING


def codes_in_tables() -> set[str]:
    return {each.code for _, each in rules_in_tables() if isinstance(each, Rule)}


def test_codes_in_calls_are_found() -> None:
    text = '_CODE = "a-b"\nfault_at(_CODE, "no code", 1)\nself.fail("expected", code="c-d")\nother("e-f")'
    assert list(spelled_codes(text)) == ["a-b", "c-d"]
    assert sorted(assigned_codes('class A:\n    code: str = "a-b"\ncode = "c-d" if x else "e-f"')) == ["a-b", "c-d", "e-f"]
    assert list(spelled_codes('@rule("vector.a")\ndef f(): ...\n_B = rule("b-c")', REGISTERING, RULE_CODE)) == ["vector.a", "b-c"]


def test_no_two_rules_have_one_code() -> None:
    assert [code for code, count in Counter([*registered(), *declared()]).items() if count > 1] == []


def test_what_is_in_tables_is_a_registered_rule() -> None:
    assert [(module, each) for module, each in rules_in_tables() if not isinstance(each, Rule)] == []
    assert sorted(codes_in_tables() - set(registered())) == []


def test_a_registered_rule_is_in_a_table() -> None:
    assert sorted(set(registered()) - codes_in_tables()) == []


def test_a_rule_is_registered_where_it_says() -> None:
    """The code of a dialect's rule begins with the dialect, and only that."""
    files = {name: Path(str(import_module(name).__file__)) for name in rule_modules()}
    for name, file in files.items():
        found = list(spelled_codes(file.read_text(encoding="utf-8"), REGISTERING, RULE_CODE))
        assert [code for code in found if code.partition(".")[0] != name.split(".")[2]] == []
    outside = [text for file, text in sources().items() if file not in files.values()]
    shared = [code for text in outside for code in spelled_codes(text, REGISTERING, RULE_CODE)]
    assert "subscript-count" in shared
    assert [code for code in shared if "." in code] == []


def test_a_code_is_not_the_name_of_the_function() -> None:
    """The same function under other names makes the same rule."""

    def size_positive() -> None: ...

    one = rule("dialect.positive")(size_positive)
    size_positive.__name__ = "renamed"
    assert one.code == rule("dialect.positive")(size_positive).code == "dialect.positive"


def test_checks_of_the_engine_have_codes_of_their_own() -> None:
    assert codes_of_checks() & {*registered(), *declared()} == SHARED_WITH_CHECKS


def test_every_code_has_a_page_and_every_page_a_code() -> None:
    of_checks = codes_of_checks()
    assert "no-counterpart" in of_checks
    assert sorted({*of_checks, *registered(), *declared()} - set(codes())) == []
    assert sorted(set(codes()) - {*of_checks, *registered(), *declared()}) == []


@pytest.mark.parametrize("profile", profiles())
def test_releases_do_without_rules_that_there_are(profile: str) -> None:
    """The changes of a dialect list the codes of rules, or an operation and a code."""
    listed = [each for dialect in folders() for each in changes_of(dialect, profile).not_required]
    known = {*registered(), *declared(), "not-an-element"}
    assert [each for each in listed if each.rpartition(" ")[2] not in known] == []
