"""The variables of a test's directives: which places speak of the same one."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from mlir_ls.semantics.filecheck.directives import CheckVariable, check_runs, directives, parts_of
from mlir_ls.semantics.filecheck.reports import DirectiveMatch
from mlir_ls.semantics.filecheck.runs import has_run_lines, run_lines
from mlir_ls.text import Position, replaced


def variable_at(lines: Sequence[str], position: Position) -> tuple[CheckVariable, list[CheckVariable]] | None:
    """The variable at a position, and all places that speak of it, in the order of the text; None where there is none.

    A use is of the last definition above it that the same command reads. Commands with several prefixes join what they read.
    """
    if not 0 <= position.line < len(lines) or "[[" not in lines[position.line] or not has_run_lines(lines):
        return None
    group = _groups(lines)
    here = next((each for each in group if each.span.start <= position <= each.span.end), None)
    if here is None:
        return None
    first = _first(group, here)
    return here, sorted([each for each in group if _first(group, each) == first], key=lambda each: each.span)


def takes_name(lines: Sequence[str], places: Sequence[CheckVariable], name: str) -> bool:
    """Whether the variable that these places speak of can have another name.

    No other variable has it between the same two labels, no command defines it, and all places mean the same ones as before.
    """
    runs = check_runs(run_lines(lines))
    if any([name in run.variables for run in runs]):
        return False
    labels = sorted({each.line for run in runs for each in directives(lines, run.prefixes) if each.suffix == "-LABEL"})
    old = _groups(lines)
    own = {bisect(labels, each.span.start.line) for each in places}
    if any([each.name == name and bisect(labels, each.span.start.line) in own for each in old]):
        return False
    return _meanings(old) == _meanings(_groups(replaced(lines, [(each.span, name) for each in places])))


def _meanings(group: dict[CheckVariable, CheckVariable]) -> list[int]:
    """For each place, in the order of the text, the number of the first one that speaks of the same variable."""
    firsts = [_first(group, each) for each in sorted(group, key=lambda each: each.span)]
    return [firsts.index(each) for each in firsts]


def _groups(lines: Sequence[str]) -> dict[CheckVariable, CheckVariable]:
    """For each place that speaks of a variable another one that speaks of the same, or itself."""
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
    return group


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
