"""The variables of a test's directives: which places speak of the same one."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.semantics.filecheck.directives import CheckVariable, check_runs, directives, parts_of
from mlir_ls.semantics.filecheck.reports import DirectiveMatch
from mlir_ls.semantics.filecheck.runs import has_run_lines, run_lines
from mlir_ls.text import Position


def variable_at(lines: Sequence[str], position: Position) -> tuple[CheckVariable, list[CheckVariable]] | None:
    """The variable at a position, and all places that speak of it, in the order of the text; None where there is none.

    A use is of the last definition above it that the same command reads. Commands with several prefixes join what they read.
    """
    if not 0 <= position.line < len(lines) or "[[" not in lines[position.line] or not has_run_lines(lines):
        return None
    group: dict[CheckVariable, CheckVariable] = {}
    for run in check_runs(run_lines(lines)):
        current: dict[str, CheckVariable] = {}
        for directive in directives(lines, run.prefixes):
            for part in parts_of(lines[directive.line], directive):
                if not isinstance(part, CheckVariable):
                    continue
                group.setdefault(part, part)
                if part.is_definition or part.name not in current:
                    current[part.name] = part
                else:
                    group[_first(group, part)] = _first(group, current[part.name])
    here = next((each for each in group if each.span.start <= position <= each.span.end), None)
    if here is None:
        return None
    first = _first(group, here)
    return here, sorted([each for each in group if _first(group, each) == first], key=lambda each: each.span)


def last_value(lines: Sequence[str], position: Position, matches: Sequence[DirectiveMatch]) -> str | None:
    """What the variable at a position stood for when directives matched; None where that is not known."""
    found = variable_at(lines, position)
    if found is None or not matches:
        return None
    defined = {each.span.start.line for each in found[1] if each.is_definition}
    values = [match.variables.get(found[0].name) for match in matches if match.line in defined]
    return next((value for value in values if value is not None), None)


def _first(group: dict[CheckVariable, CheckVariable], variable: CheckVariable) -> CheckVariable:
    """What stands for all that speaks of the same as a variable."""
    while group[variable] != variable:
        variable = group[variable]
    return variable
