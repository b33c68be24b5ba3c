"""From what summaries found wrong to diagnostics with places. Only flagged parts of the tree are visited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from mlir_ls.diagnostics import Diagnostic, Related, Severity, changes
from mlir_ls.did_you_mean import Comparisons, suggestion
from mlir_ls.plurals import plural
from mlir_ls.semantics.cached.verification import (
    BodyVerification,
    Reported,
    RunVerification,
    body_verification,
    keep_reported,
    region_verification,
    run_verification,
    take_reported,
)
from mlir_ls.semantics.isolated_names import names_hidden_in
from mlir_ls.semantics.lookup import (
    Scope,
    ValueDefinition,
    find_symbol,
    find_value,
    regions_of,
    similar_symbols,
    uses_in,
)
from mlir_ls.semantics.problems.alias_findings import alias_findings
from mlir_ls.semantics.problems.erased_symbols import with_symbols
from mlir_ls.semantics.problems.foreign_spellings import spelling_note
from mlir_ls.semantics.problems.former_names import former_note
from mlir_ls.semantics.problems.identified_findings import identified_findings
from mlir_ls.semantics.problems.name_findings import given_number, invalid_name, is_damaged
from mlir_ls.semantics.problems.redefinitions import doubled_arguments, is_unclear, redefinitions
from mlir_ls.semantics.problems.repeats import MISMATCH, without_repeats
from mlir_ls.semantics.problems.undefined_findings import may_be_labelled, undefined_findings
from mlir_ls.semantics.problems.unfinished import of_unfinished
from mlir_ls.semantics.problems.unknown_findings import UndeclaredPolicy, unknown_findings
from mlir_ls.semantics.summary import (
    Problem,
    RegionSummary,
    body_summary,
    is_about_use,
    is_symbol_table,
    needed_name,
    needed_symbol,
    region_summary,
    run_summary,
)
from mlir_ls.semantics.verify.declared.misplaced_attributes import SLIP
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.places import header_span, slot_span, span_of
from mlir_ls.syntax.shape import Fault, Mention, Symbol, symbol_text
from mlir_ls.syntax.tree import Chunk, Located, Node, Run, region_line_of
from mlir_ls.text import Span

_MAX_COMPARISONS = 10_000  # of names with others, in search of near ones
_MAX_KEPT_DEPTH = 8  # regions around an operation whose diagnostics are kept with it
_MAX_DIAGNOSTICS = 2000  # more diagnostics of a document than this help no user and slow every editor


def findings(chunk: Chunk, chunk_line: int, summary: RegionSummary, knowledge: UndeclaredPolicy) -> list[Diagnostic]:
    """The diagnostics of a chunk, in the order of the text."""
    found: list[Diagnostic] = []
    top = Scope(None, 0, chunk.region, chunk_line)
    allowed = Comparisons(_MAX_COMPARISONS)
    found += undefined_findings(summary.free, (top,), _MAX_DIAGNOSTICS, allowed)
    found += alias_findings(chunk, chunk_line, knowledge.leaves)
    found += identified_findings(chunk, chunk_line, knowledge.leaves)
    found += unknown_findings(chunk.region, chunk_line, summary, knowledge)
    verdicts: list[Reported] = []
    for diagnostic in _of_region((top,), summary, allowed, verdicts):
        found.append(diagnostic)
        if len(found) + len(verdicts) >= _MAX_DIAGNOSTICS:
            break
    mismatched = {each.span for each in found if each.code == MISMATCH}
    found += [each.diagnostic for each in verdicts if not mismatched or not _is_mistyped(each.item, mismatched)]
    found.sort(key=lambda diagnostic: (diagnostic.span, diagnostic.code, diagnostic.message))
    return without_repeats(of_unfinished(found, chunk, chunk_line), chunk, chunk_line)


def _is_mistyped(item: Located, mismatched: Set[Span]) -> bool:
    """Whether an operation uses a value with a type that it does not have: what the verifier says of it follows from that."""
    return any([slot_span(item, slot) in mismatched for slot, _, _ in item.node.shape.uses])


def _of_region(
    scopes: tuple[Scope, ...], summary: RegionSummary, allowed: Comparisons, verdicts: list[Reported]
) -> Iterator[Diagnostic]:
    """The diagnostics of a region; `scopes` are the regions from it outwards. Nested regions are put off, not recursed into.

    What the verifier says of single operations goes to `verdicts`.
    """
    todo: list[tuple[tuple[Scope, ...], RegionSummary]] = [(scopes, summary)]
    while todo:
        here, summary = todo.pop()
        region, region_line, owner = here[0].region, here[0].region_line, here[0].owner
        is_table = owner is None or is_symbol_table(owner.node)
        line = region_line + region.lead
        starts: list[int] = []
        for run in region.runs:
            starts.append(line)
            part, verified = run_summary(run), run_verification(run)
            is_verdict = is_table and not part.flagged and len(here) <= _MAX_KEPT_DEPTH
            if is_verdict and verified.failed and not any([is_symbol_table(run.items[index]) for index in verified.failed]):
                yield from _of_failed_run(run, line, here, allowed, verdicts)
            elif part.flagged or verified.failed:
                for problem in part.problems:
                    if problem.code == "redefined-symbol" and not is_table:
                        continue
                    if problem.name in summary.redefined and is_about_use(problem):
                        continue
                    item = Located(line + run.starts[problem.item], run.items[problem.item])
                    yield from _describe(problem, item, here, allowed)
                verdicts += _reported(run, line, verified.faults, here)
                for index in sorted({*part.flagged, *verified.failed}):
                    item = Located(line + run.starts[index], run.items[index])
                    yield from _of_item(item, here, allowed)
                    body = item.node.body
                    if body is None or not (body_summary(body).flagged or body_verification(body).failed):
                        continue
                    is_verdict = is_table and not body_summary(body).flagged and len(here) <= _MAX_KEPT_DEPTH
                    if is_verdict and not is_symbol_table(item.node):
                        yield from _of_failed(item, here, allowed, verdicts)
                    else:
                        todo += _inside(item, here)
            line += run.height
        for run_index, index, fault in region_verification(region).faults:
            verdicts += _reported(region.runs[run_index], starts[run_index], ((index, fault),), here)
        for run_index, problem in (*summary.problems, *region_verification(region).late):
            if problem.name in summary.redefined and is_about_use(problem):
                continue
            run = region.runs[run_index]
            at = problem.item
            if at >= 0:
                for index in _items_concerned(problem, run):
                    item = Located(starts[run_index] + run.starts[index], run.items[index])
                    yield from _describe(problem, item, here, allowed)
            else:
                for index, node in enumerate(run.items):
                    if node.body is not None and _defines(node, problem.name):
                        item = Located(starts[run_index] + run.starts[index], node)
                        yield from _describe(problem, item, here, allowed)


def _inside(item: Located, scopes: tuple[Scope, ...]) -> list[tuple[tuple[Scope, ...], RegionSummary]]:
    """The regions of an operation, with those around them."""
    body = item.node.body
    assert body is not None
    return [
        ((Scope(item, number, region, item.line + region_line_of(body, number)), *scopes), body_summary(body).regions[number])
        for number, region in enumerate(body.regions)
    ]


def _of_failed(
    item: Located, scopes: tuple[Scope, ...], allowed: Comparisons, verdicts: list[Reported]
) -> Iterator[Diagnostic]:
    """The diagnostics of the regions of an operation in which only the verifier found something, such as a function.

    They are kept with the operation where they depend on nothing but its lines.
    """
    body = item.node.body
    assert body is not None
    known = body_verification(body)
    if take_reported(known, item.line, verdicts):
        return
    here: list[Reported] = []
    found = [each for inside in _inside(item, scopes) for each in _of_region(*inside, allowed, here)]
    yield from found
    verdicts += here
    _keep(known, item.line, here, found)


def _of_failed_run(
    run: Run, line: int, scopes: tuple[Scope, ...], allowed: Comparisons, verdicts: list[Reported]
) -> Iterator[Diagnostic]:
    """The diagnostics of a run that begins on a line, in which only the verifier found something, and no symbol table failed.

    They are kept with the run as those of regions are with their operations.
    """
    known = run_verification(run)
    if take_reported(known, line, verdicts):
        return
    here = _reported(run, line, known.faults, scopes)
    found: list[Diagnostic] = []
    for index in sorted(set(known.failed)):
        item = Located(line + run.starts[index], run.items[index])
        found += _of_item(item, scopes, allowed)
        body = item.node.body
        if body is not None and body_verification(body).failed:
            found += _of_failed(item, scopes, allowed, here)
    yield from found
    verdicts += here
    _keep(known, line, here, found)


def _keep(known: RunVerification | BodyVerification, line: int, reported: list[Reported], others: list[Diagnostic]) -> None:
    """Keeps what is reported with what begins on a line, if there are no other diagnostics, and none that refers to a place."""
    if not others and not any([each.fault.related for each in reported]):
        keep_reported(known, line, tuple(reported))


def _reported(run: Run, line: int, faults: Iterable[tuple[int, Fault]], scopes: tuple[Scope, ...]) -> list[Reported]:
    """The diagnostics of faults of items of a run that begins on a line."""
    items = [(Located(line + run.starts[index], run.items[index]), fault) for index, fault in faults]
    return [Reported(_of_fault(fault, item, scopes), item, fault) for item, fault in items]


def _defines(node: Node, name: str) -> bool:
    """Whether a region of an operation, or one in it, defines a name; that of text that goes on with a broken item does not."""
    if node.body is None:
        return False
    return (node.shape.kind != "broken" and name in body_summary(node.body).inner) or name in names_hidden_in(node)


def _items_concerned(problem: Problem, run: Run) -> Iterable[int]:
    """The items of a run that a problem is about, of which it names the first: they all use one value, block or symbol."""
    part = run_summary(run)
    name, first = problem.name, problem.item
    after = range(first, len(run.items))
    if problem.code == "undefined-block":
        return [index for index in after if any([each.label == name for each in run.items[index].shape.successors])]
    if problem.code in ("undefined-symbol", "redefined-symbol", "redefined-block", "not-dominated") or problem.slot >= 0:
        return after if problem.code == "undefined-symbol" else (first,)
    # after a definition of its own the run means that one
    own = part.defined.get(name)
    return after if own is None or own[2] < first else range(first, own[2] + 1)


def _of_fault(fault: Fault, item: Located, scopes: tuple[Scope, ...]) -> Diagnostic:
    """A fault at its place in the document."""
    where = span_of(item, fault.start, fault.end)
    related = [Related(span, mention.message) for mention in fault.related for span in _places(mention, item, scopes)]
    severity = Severity.WARNING if fault.code == SLIP else Severity.ERROR
    shape = item.node.shape
    message = with_symbols(fault, item.node) + former_note(shape) + spelling_note(shape.text, fault.start)
    return Diagnostic(fault.code, severity, where, message, tuple(related), changes(where, fault.instead), about=fault.about)


def _places(mention: Mention, item: Located, scopes: tuple[Scope, ...]) -> Iterator[Span]:
    """Where the other party of a fault stands, if that is found."""
    node = item.node
    if mention.kind == "parent":
        owners = [scope.owner for scope in scopes if scope.owner is not None]
        if mention.number < len(owners):
            shape = owners[mention.number].node.shape
            yield span_of(owners[mention.number], shape.name_offset, shape.name_end)
    elif mention.kind == "definition":
        slot, _, _ = node.shape.uses[mention.number]
        found = find_value(scopes, node.names[slot])
        if found is not None:
            yield slot_span(found.item, found.slot)
    elif mention.kind == "symbol":
        reference = node.shape.symbol_uses[mention.number]
        names = [symbol_text(part, node.names) for part in (reference, *reference.nested)]
        tables = [scope for scope in scopes if scope.owner is None or is_symbol_table(scope.owner.node)]
        if is_symbol_table(node):
            tables = [*regions_of(item), *tables]
        definition = find_symbol(tables[:1], names)
        if definition is not None:
            yield symbol_span(definition.item, definition.symbol)


def _of_item(item: Located, scopes: tuple[Scope, ...], allowed: Comparisons) -> Iterator[Diagnostic]:
    """Faults of an item and of its regions, and names that nothing in an isolated operation defines."""
    for fault in item.node.shape.faults:
        yield _of_fault(fault, item, scopes)
    body = item.node.body
    if body is None or body.summary is None:
        return
    for fault in body_verification(body).faults:
        yield _of_fault(fault, item, scopes)
    for number, region in enumerate(body.regions):
        if region_summary(region).doubled:
            yield from doubled_arguments(item, number)
    if body_summary(body).unresolved:
        for number, region in enumerate(body.regions):
            scope = Scope(item, number, region, item.line + region_line_of(body, number))
            free = body_summary(body).regions[number].free
            yield from undefined_findings(free, (scope, *scopes), _MAX_DIAGNOSTICS, allowed)


def _describe(problem: Problem, item: Located, scopes: tuple[Scope, ...], allowed: Comparisons) -> Iterator[Diagnostic]:
    """The diagnostics of a name that is wrong in an item, by the code of what is wrong."""
    code, name = problem.code, problem.name
    if code in (MISMATCH, "result-number") and _is_of_number(problem, scopes):
        return
    if code == MISMATCH:
        yield from _mismatches(problem, item, scopes)
    elif code == "invalid-name" or (code == "redefined-value" and not name):
        is_said = code == "invalid-name" and is_damaged(item.node, problem.slot)
        yield from (invalid_name(item, problem.slot),) if problem.slot >= 0 and not is_said else ()
    elif code == "redefined-value":
        yield from redefinitions(problem, item, scopes)
    elif code == "result-number":
        yield from _result_numbers(problem, item, scopes)
    elif code == "redefined-block":
        first = region_summary(scopes[0].region).block_labels.get(name)
        where = span_of(item, 0, len(name))
        yield Diagnostic(code, Severity.ERROR, where, f"block '{name}' is defined twice", _first_label(first, scopes[0]))
    elif code == "undefined-block":
        offset = next((each.offset for each in item.node.shape.successors if each.label == name), None)
        if offset is not None and not may_be_labelled(scopes[0].region, name):
            where = span_of(item, offset, offset + len(name))
            yield Diagnostic(code, Severity.ERROR, where, f"there is no block '{name}' in this region")
    elif code == "redefined-symbol":
        symbol = item.node.shape.symbol
        if symbol is not None and (name or symbol.quoted is not None):
            message = f"symbol '@{name}' is defined twice in one symbol table"
            yield Diagnostic(code, Severity.ERROR, symbol_span(item, symbol), message, _first_symbol(scopes[0], name, item))
    elif code == "undefined-symbol":
        yield from _undefined_symbols(item, name, scopes[0], allowed)
    elif code == "not-dominated":
        found = find_value(scopes, name)
        related = (Related(slot_span(found.item, found.slot), f"'%{name}' is defined here"),) if found is not None else ()
        for where in _sites(problem, item):
            yield Diagnostic(code, Severity.ERROR, where, _not_dominated(problem, item, found, scopes[0]), related)


def _is_of_number(problem: Problem, scopes: tuple[Scope, ...]) -> bool:
    """Whether a use is about values of which the number is a part of the name: `^bb0(%x#0: f32, %x#1: i32)`."""
    found = find_value(scopes, problem.name)
    return found is not None and given_number(found.item, found.slot) is not None


def _result_numbers(problem: Problem, item: Located, scopes: tuple[Scope, ...]) -> Iterator[Diagnostic]:
    """Uses of a result that a value with so many of them does not have."""
    found = find_value(scopes, problem.name)
    if found is not None and is_unclear(found.item.node.shape):
        return
    count = len(found.types) if found is not None else 1
    related = (Related(slot_span(found.item, found.slot), "defined here"),) if found is not None else ()
    message = f"'%{problem.name}' has {plural(count, 'value')}, so there is no '#{problem.number}'"
    for where in _sites(problem, item):
        yield Diagnostic(problem.code, Severity.ERROR, where, message, related)


def _not_dominated(problem: Problem, item: Located, found: ValueDefinition | None, scope: Scope) -> str:
    """Why a value is not defined yet where it is used."""
    name = problem.name
    if problem.detail == "itself":
        return f"'%{name}' is used by the operation that defines it"
    if found is not None and found.item.line >= item.line and not _label_between(item, found.item, scope):
        return f"'%{name}' is used before it is defined"
    return f"'%{name}' is not defined on every way that leads here"


def _label_between(first: Located, last: Located, scope: Scope) -> bool:
    """Whether a block begins between two items of a region."""
    line = scope.region_line + scope.region.lead
    for run in scope.region.runs:
        if first.line < line <= last.line and run.items[0].shape.kind == "label":
            return True
        line += run.height
    return False


def _first_label(first: tuple[int, int] | None, scope: Scope) -> tuple[Related, ...]:
    if first is None:
        return ()
    line = scope.region_line + scope.region.lead
    for run_index, run in enumerate(scope.region.runs):
        if run_index == first[0]:
            label = Located(line + run.starts[first[1]], run.items[first[1]])
            return (Related(header_span(label), "defined here first"),)
        line += run.height
    return ()


def _first_symbol(scope: Scope, name: str, other: Located) -> tuple[Related, ...]:
    line = scope.region_line + scope.region.lead
    for run in scope.region.runs:
        index = run_summary(run).symbols.get(name)
        if index is not None and run.items[index] is not other.node:
            node = run.items[index]
            assert node.shape.symbol is not None
            return (Related(symbol_span(Located(line + run.starts[index], node), node.shape.symbol), "defined here first"),)
        line += run.height
    return ()


def _sites(problem: Problem, item: Located) -> Iterator[Span]:
    """The uses that a problem with an item or what is nested in it is about."""
    if problem.slot >= 0:
        yield slot_span(item, problem.slot)
        return
    node = item.node
    for slot, number, type_ in node.shape.uses:
        if node.names[slot] == problem.name and _is_meant(problem, number, type_):
            yield slot_span(item, slot)
    body = node.body
    if body is None or body.summary is None:
        return
    for free in body_summary(body).free:
        if free[0] == problem.name and _is_meant(problem, free[1], free[2]):
            for number, region in enumerate(body.regions):
                line = item.line + region_line_of(body, number)
                for site in uses_in(region, line, problem.name, (free[1], free[2])):
                    yield slot_span(site.item, site.slot)


def _is_meant(problem: Problem, number: int, type_: Type | None) -> bool:
    return number == problem.number and (problem.code == "result-number" or type_ is problem.declared)


def _mismatches(problem: Problem, item: Located, scopes: tuple[Scope, ...]) -> Iterator[Diagnostic]:
    name = problem.name
    sites = list(_sites(problem, item))
    if not sites:
        return
    found = find_value(scopes, name)
    types = found.types if found is not None else ()
    value = f"'%{name}#{problem.number}'" if len(types) > 1 else f"'%{name}'"
    declared, given = str(problem.meaning or problem.declared), str(problem.detail)
    if problem.number < len(types) and types[problem.number] is None:
        known, here = f"with type '{given}' before", "defined here"
    else:
        known, here = f"has type '{given}'", f"{value} has type '{given}'"
    related = (Related(slot_span(found.item, found.slot), here),) if found is not None else ()
    message = f"{value} is used with type '{declared}', but {known}"
    for where in sites:
        yield Diagnostic(MISMATCH, Severity.ERROR, where, message, related, about=(declared, given))


def symbol_span(item: Located, symbol: Symbol) -> Span:
    """The span of a symbol's name, with its sigil or quotes."""
    if symbol.alias:
        return span_of(item, symbol.offset, symbol.offset + len(symbol.alias))
    if symbol.quoted is None:
        return slot_span(item, symbol.slot)
    return span_of(item, symbol.offset, symbol.offset + len(symbol.quoted) + 2 + (symbol.slot >= 0))


def _undefined_symbols(item: Located, name: str, table: Scope, allowed: Comparisons) -> Iterator[Diagnostic]:
    hint: str | None = None
    environment = run_summary(table.region.runs[0]).environment
    todo = [item]
    while todo:
        here = todo.pop(0)
        symbol = needed_symbol(here.node.shape)
        if symbol is not None and needed_name(here.node, environment) == name:
            if hint is None:
                hint = suggestion([f"@{each}" for each in similar_symbols(name, table, allowed)])
            message = f"symbol '@{name}' is not defined in this symbol table{hint}"
            yield Diagnostic("undefined-symbol", Severity.ERROR, symbol_span(here, symbol), message)
        body = here.node.body
        if body is not None and body.summary is not None and name in body_summary(body).needs:
            for number, region in enumerate(body.regions):
                line = here.line + region_line_of(body, number) + region.lead
                for run in region.runs:
                    if name in run_summary(run).needs:
                        todo += [Located(line + run.starts[index], inner) for index, inner in enumerate(run.items)]
                    line += run.height
