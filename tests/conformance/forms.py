"""Whole forms of operations that completion inserts, with what they show, are what mlir-opt accepts.

    forms.py [--only TEXT] [--count N] [--seed S] [--bare] [--few N] [--list]

Each operation of which an example stands in a function by itself is completed in a function with values of usual types, in an order
that the seed decides, and with values of the types that its example takes; with `--bare`, without these; with `--few`, with so many of the
usual ones alone. Others (those that need an operation around them, symbols, blocks or regions) are completed in the place of
their examples. Every operation is completed where a line begins, and those that have results after names for these, too.

A form is open where it shows names of values that are not there, and is accepted with values of these names and types.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from judge.reference import MLIR_OPT, PROFILE, Question, Reference, Verdict

from completed_forms import Form, form_at, with_form
from mlir_ls.analysis import CheckOptions, analyze, check_text, parse
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.examples import example_of, part_with_example
from mlir_ls.ods.registry import default_registry

VALUES = {
    "flag": "i1", "byte": "i8", "count": "i32", "long": "i64", "at": "index", "half": "f16", "scale": "f32", "double": "f64",
    "z": "complex<f32>", "lanes": "vector<4xf32>", "ints": "vector<4xi32>", "tile": "vector<4x4xf32>", "mask": "vector<4xi1>",
    "line": "memref<16xf32>", "buffer": "memref<4x8xf32>", "window": "memref<?x?xf32>", "row": "tensor<16xf32>",
    "matrix": "tensor<4x8xf32>", "sheet": "tensor<?x?xf32>", "ids": "tensor<16xi32>", "pointer": "!llvm.ptr",
}  # fmt: skip

_UNDEFINED = "undefined-value"
_STOP_ALONE = re.compile(r"[^ ]*( \$0)?")
_NAME = re.compile(r"%([\w$.-]+)")


class Place(NamedTuple):
    """Where an operation is completed: lines in front and after, or none, where it is the place of its example."""

    name: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def in_function(self) -> bool:
        """Whether it is a function of values, and not what is around the example."""
        return bool(self.before)


class Outcome(NamedTuple):
    """A form that is offered for an operation in one of the ways, and the text with it; None where none is offered."""

    name: str
    way: str
    form: Form | None
    clean: bool
    question: Question | None
    """The text with values for those names that nothing defines."""
    open: bool = False


def in_function(values: Sequence[tuple[str, str]], body: str) -> tuple[list[str], list[str]]:
    """The lines of a function before and after its body."""
    given = ", ".join([f"%{name}: {type_}" for name, type_ in values])
    return [f"func.func @example({given}) {{", *([f"  {body}"] if body else [])], ["  return", "}"]


def operands_of(name: str) -> dict[str, str] | None:
    """The values that the example of an operation takes, with their types; None where it cannot stand in a function alone."""
    spec = default_registry().op(name)
    example = example_of(spec) if spec is not None else ""
    if not example or "@" in example or "^" in example or "{\n" in example:
        return None
    document, _ = parse([*example.split("\n"), ""], CheckOptions())
    node = next(document.tree.chunks[0].region.items(), None)
    if node is None or not node.shape.known or node.shape.regions or any([use[2] is None for use in node.shape.uses]):
        return None
    if any([re.search("[#!][A-Za-z_]\\w*(?![\\w.])", str(use[2])) for use in node.shape.uses]):
        return None
    return {node.names[slot]: str(type_) for slot, _, type_ in node.shape.uses}


def places(names: Sequence[str], reference: Reference, seed: int, bare: bool, few: int) -> list[Place]:
    """Where each of some operations is completed."""
    known = {name: operands_of(name) for name in names}
    alone = {name: operands for name, operands in known.items() if operands is not None}
    questions = []
    for name, operands in alone.items():
        before, after = in_function([*operands.items()], example_of(default_registry().op(name)).replace("\n", "\n  "))
        questions.append(Question("\n".join([*before, *after])))
    standing = {name for name, verdict in zip(alone, reference.verdicts(questions), strict=True) if not verdict.refused}
    return [_place(name, alone[name], seed, bare, few) if name in standing else Place(name) for name in names]


def _place(name: str, operands: dict[str, str], seed: int, bare: bool, few: int) -> Place:
    values = [*VALUES.items()]
    random.Random(f"{seed} {name}").shuffle(values)
    values = values[:few] if few else values
    types = [] if bare or few else list(dict.fromkeys([type_ for type_ in operands.values() if type_ not in VALUES.values()]))
    values += [(f"own{number}", type_) for number, type_ in enumerate(types)]
    before, after = in_function(values, "")
    return Place(name, tuple(before), tuple(after))


def outcomes(place: Place) -> Iterator[Outcome]:
    """What is offered at a place, in each of the ways."""
    spec = default_registry().op(place.name)
    assert spec is not None
    if not place.in_function:
        if part_with_example(spec):
            yield _judged(place, "example", with_form(place.name))
        return
    yield _judged(place, "line", form_at(place.before, "  ", place.name, place.after))
    count = len(spec.results)
    if count and all([each.arity == "one" for each in spec.results]):
        results = ", ".join([f"%r{number}" for number in range(count)])
        yield _judged(place, "named", form_at(place.before, f"  {results} = ", place.name, place.after))


def _judged(place: Place, way: str, form: Form | None) -> Outcome:
    if form is None:
        return Outcome(place.name, way, None, False, None)
    lines = list(form.lines)
    undefined = undefined_values(lines) if place.in_function else {}
    given = [f"  %{name} = builtin.unrealized_conversion_cast to {type_}" for name, type_ in undefined.items()]
    lines[1:1] = given
    text = "\n".join(lines)
    found = [each for each in check_text(text, CheckOptions(profile=PROFILE)) if each.severity == Severity.ERROR]
    return Outcome(place.name, way, form, not found, Question(text), bool(given))


def undefined_values(lines: Sequence[str]) -> dict[str, str]:
    """The names that the operation after the first line uses and nothing defines, with the types that they have there."""
    analysis = analyze([*lines], CheckOptions(profile=PROFILE))
    missing = {name for each in analysis.diagnostics if each.code == _UNDEFINED for name in _NAME.findall(each.message)}
    found: dict[str, str] = {}
    function = next(analysis.document.tree.chunks[0].region.items(), None)
    for node in function.body.regions[0].items() if function is not None and function.body is not None else ():
        for slot, _, type_ in node.shape.uses:
            if node.names[slot] in missing and type_ is not None:
                found.setdefault(node.names[slot], str(type_))
    return found


def judged(chosen: Sequence[Place], reference: Reference) -> list[tuple[Outcome, Verdict | None]]:
    """What is offered at places, and what the reference says of it."""
    with ProcessPoolExecutor(2) as pool:
        found = [each for some in pool.map(_outcomes, chosen, chunksize=16) for each in some]
    verdicts = iter(reference.verdicts([each.question for each in found if each.question is not None]))
    return [(each, next(verdicts) if each.question is not None else None) for each in found]


def _outcomes(place: Place) -> list[Outcome]:
    return list(outcomes(place))


def report(found: Sequence[tuple[Outcome, Verdict | None]], listed: bool) -> None:
    """Prints the figures of each way, and the forms that are refused."""
    for way in ("line", "named", "example"):
        some = [(each, verdict) for each, verdict in found if each.way == way]
        counts = Counter([kind_of(each, verdict) for each, verdict in some])
        offered = len(some) - counts["name alone"] - counts["not offered"]
        clean = len([each for each, _ in some if each.clean and each.form is not None])
        figures = ", ".join([f"{kind} {counts[kind]}" for kind in ("accepted", "open", "refused", "name alone", "not offered")])
        if offered:
            right = counts["accepted"] + counts["open"]
            shares = f"accepted or open {100 * right / offered:.1f} % of the offered forms, clean {100 * clean / len(some):.1f} %"
            print(f"{way}: {len(some)} operations: {figures}; {shares}")
    for each, verdict in found if listed else ():
        if each.form is not None and verdict is not None and (kind := kind_of(each, verdict)) in ("open", "refused", "name alone"):
            print(f"{each.name} ({each.way}, {kind}{', clean' if each.clean else ''}): {each.form.snippet!r}\n    {verdict.message}")


def kind_of(outcome: Outcome, verdict: Verdict | None) -> str:
    """What comes of a form: "accepted", "open", "refused", "name alone" or "not offered"."""
    if outcome.form is None or verdict is None:
        return "not offered"
    if not verdict.refused and not verdict.crashed:
        return "open" if outcome.open else "accepted"
    return "name alone" if _STOP_ALONE.fullmatch(outcome.form.snippet) else "refused"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="operations whose names begin with this text")
    parser.add_argument("--count", type=int, default=0, help="so many operations at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bare", action="store_true", help="without values of the types that the example takes")
    parser.add_argument("--few", type=int, default=0, help="with so many values of usual types alone")
    parser.add_argument("--list", action="store_true", help="print the forms that are open or refused, and names without forms")
    options = parser.parse_args()
    program = shutil.which(MLIR_OPT)
    if program is None:
        raise SystemExit(f"needs {MLIR_OPT}")
    registry = default_registry()
    names = [name for dialect in registry.dialects() for name in registry.ops_of(dialect) if name.startswith(options.only)]
    if options.count:
        names = sorted(random.Random(options.seed).sample(names, min(options.count, len(names))))
    print(f"seed {options.seed}")
    reference = Reference(program)
    report(judged(places(names, reference, options.seed, options.bare, options.few), reference), options.list)


if __name__ == "__main__":
    main()
