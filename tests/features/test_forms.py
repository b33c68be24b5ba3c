"""The generic form of an operation, and its custom form from that: the reference reads the same operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.features.refactoring.custom_form import custom_form
from mlir_ls.features.refactoring.generic_form import Edits, generic_form
from mlir_ls.ods import examples
from mlir_ls.ods.dialect_files import file_of
from mlir_ls.semantics.environment import Environment, environment_of
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.text import Span, replaced, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

pytestmark = pytest.mark.extended

DIALECTS = ("arith", "cf", "func", "gpu", "llvm", "math", "memref", "scf", "shape", "tensor", "tosa", "vector")

Found = tuple[Located, str]


def operations(region: Region, line: int, default_dialect: str) -> Iterator[Found]:
    """All operations in a region, outer ones first, each with the dialect whose name may be left out there."""
    for offset, node in region.items_with_lines():
        if node.shape.kind == "operation":
            yield Located(line + offset, node), default_dialect
        for index, inner in enumerate(node.body.regions if node.body is not None else ()):
            assert node.body is not None
            yield from operations(inner, line + offset + region_line_of(node.body, index), inner.context.default_dialect)


def with_forms(analysis: Analysis, form: Callable[[Found, Environment], Edits | None]) -> tuple[list[str], int, int]:
    """A text with another form of all its operations, how many of them have one, and how many have none."""
    edits: list[tuple[Span, str]] = []
    made = none = 0
    tree = analysis.document.tree
    for start, chunk in zip(tree.starts, tree.chunks, strict=True):
        environment = environment_of(chunk.region, analysis.language.leaves)
        for found in operations(chunk.region, start, "builtin"):
            new = form(found, environment)
            made, none = made + (new is not None), none + (new is None)
            edits += new or ()
    return replaced(analysis.document.lines, edits), made, none


def printed(lines: list[str]) -> str:
    options = ["--mlir-print-op-generic", "--mlir-print-local-scope", "--split-input-file"]
    ran = mlir_opt(*options, text="\n".join(lines))
    assert ran.returncode == 0, ran.stderr[:2000]
    return ran.stdout


@needs_mlir_opt
@pytest.mark.parametrize("dialect", DIALECTS)
def test_both_forms_are_the_same_operation(dialect: str) -> None:
    file = file_of(dialect, examples.FILE)
    assert file is not None
    original = analyze(split_lines(file.read_text(encoding="utf-8")), CheckOptions())
    lines = original.document.lines

    def without_regions(found: Found, environment: Environment) -> Edits | None:
        node = found[0].node
        return generic_form(found[0], environment, original.language, lines) if node.body is None else ()

    def with_regions(found: Found, environment: Environment) -> Edits | None:
        node = found[0].node
        return generic_form(found[0], environment, original.language, lines) if node.body is not None and found[1] == "builtin" else ()

    generic, made, none = with_forms(original, without_regions)
    expected = printed(lines)
    assert printed(generic) == expected
    assert made >= 2 * none
    assert printed(with_forms(original, with_regions)[0]) == expected
    again = analyze(generic, CheckOptions())

    def custom(found: Found, environment: Environment) -> Edits | None:
        item, default_dialect = found
        return custom_form(item, environment, again.language, default_dialect, generic) if item.node.shape.generic else ()

    back, made, none = with_forms(again, custom)
    assert printed(back) == expected
    assert made >= 2 * none


@needs_mlir_opt
@pytest.mark.parametrize("dialect", ["async", "func", "scf"])
def test_operations_with_regions_get_their_custom_form_back(dialect: str) -> None:
    file = file_of(dialect, examples.FILE)
    assert file is not None
    expected = printed(file.read_text(encoding="utf-8").split("\n"))
    generic = analyze(split_lines(expected), CheckOptions())

    def custom(found: Found, environment: Environment) -> Edits | None:
        item, default_dialect = found
        is_concerned = item.node.shape.generic and item.node.body is not None
        return custom_form(item, environment, generic.language, default_dialect, generic.document.lines) if is_concerned else ()

    back, made, none = with_forms(generic, custom)
    assert printed(back) == expected
    assert made >= 2 * none
    assert not [line for line in back if f'"{dialect}.for"' in line or f'"{dialect}.if"' in line or f'"{dialect}.func"' in line]
