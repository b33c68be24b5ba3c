"""Uses of operations that the reference accepts: each in the smallest text around it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from .generic_form import GenericOperation, operations_in
from .reference import Question, Reference, printed

FLAGS = ("--mlir-print-op-generic", "--mlir-print-local-scope")
MAX_LENGTH = 6000
"""Characters of a text that a use is in."""

CANDIDATES = 6
"""Texts that are looked at for each operation."""

_VALUE = re.compile(r"%[\w$.-]+")


class Use(NamedTuple):
    """An operation in a text that is in the generic form."""

    operation: GenericOperation
    question: Question


def texts_of_corpus(corpus: Path, labels: Path) -> Iterator[Question]:
    """The parts of a corpus's files that the reference accepts."""
    for record in map(json.loads, labels.read_text(encoding="utf-8").splitlines()):
        lines = (corpus / record["path"]).read_text(encoding="utf-8", errors="replace").split("\n")
        for chunk in record["chunks"]:
            part = [line for line in lines[chunk["start"] : chunk["start"] + chunk["lines"]] if not line.startswith("// ")]
            text = "\n".join(part)
            if chunk["valid"] and "// -----" not in text:
                yield Question(text, record["unregistered"])


def texts_of_file(path: Path) -> list[Question]:
    """The parts of a file that the reference accepts."""
    parts = re.split(r"^// -----.*\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [Question(part) for part in parts]


def uses_of_file(path: Path) -> Iterator[Use]:
    """The uses in a file that `generate` has made: each part begins with a comment that names the operation."""
    for part in re.split(r"^// -----\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
        name, _, text = part.removeprefix("// ").partition("\n")
        found = next((each for each in operations_in(text) if each.name == name), None)
        if found is not None:
            yield Use(found, Question(text))


def uses_in(questions: Sequence[Question], reference: Reference, expected: int) -> list[Use]:
    """Uses of all operations in texts, at most `expected` of each, the smallest first."""
    generic = [question for question in _generic(questions, reference.program) if len(question.text) <= 40 * MAX_LENGTH]
    found: defaultdict[str, list[tuple[int, Use]]] = defaultdict(list)
    for question in generic:
        for operation in operations_in(question.text):
            found[operation.name].append((operation.end - operation.start, Use(operation, question)))
    kept = {}
    for name, uses in found.items():
        uses.sort(key=lambda each: (each[0] + len(each[1].question.text) // 4, each[1].question.text))
        kept[name] = _different([use for _, use in uses])
    return _smallest(kept, reference, expected)


def _different(uses: Sequence[Use]) -> list[Use]:
    """Those that differ in more than names, at most some."""
    kinds: dict[object, Use] = {}
    for use in uses:
        operation = use.operation
        kinds.setdefault((operation.operand_types, operation.result_types, len(operation.regions)), use)
    return list(kinds.values())[:CANDIDATES]


def _generic(questions: Sequence[Question], program: str) -> Iterator[Question]:
    for unregistered in (False, True):
        texts = [question.text for question in questions if question.unregistered == unregistered]
        for first in range(0, len(texts), 100):
            for text in printed(program, texts[first : first + 100], unregistered, *FLAGS):
                if text is not None:
                    yield Question(text, unregistered)


def _smallest(kept: dict[str, list[Use]], reference: Reference, expected: int) -> list[Use]:
    candidates = [(name, number, use) for name, uses in kept.items() for number, each in enumerate(uses) for use in _reduced(each)]
    verdicts = reference.verdicts([use.question for _, _, use in candidates])
    best: dict[tuple[str, int], Use] = {}
    for (name, number, use), verdict in zip(candidates, verdicts, strict=True):
        if not verdict.refused and not verdict.crashed and len(use.question.text) <= MAX_LENGTH:
            best.setdefault((name, number), use)
    found: defaultdict[str, dict[str, Use]] = defaultdict(dict)
    for (name, _), use in best.items():
        found[name].setdefault(use.question.text, use)
    return [use for name in sorted(found) for use in list(found[name].values())[:expected]]


def _reduced(use: Use) -> Iterator[Use]:
    """The same use in smaller texts, the smallest first, and as it is."""
    alone = _alone(use.operation)
    for text in (alone, *([_in_function(alone)] if not use.operation.successors else [])):
        yield from _found_in(text, use)
    whole = list(operations_in(use.question.text))
    around = [each for each in whole if each.start <= use.operation.start and each.end >= use.operation.end]
    if len(around) > 1:
        yield from _found_in(use.question.text[around[1].start : around[1].end] + "\n", use)
    yield use


def _found_in(text: str, use: Use) -> Iterator[Use]:
    same = [
        each
        for each in operations_in(text)
        if each.name == use.operation.name and each.end - each.start == use.operation.end - use.operation.start
    ]
    if same:
        yield Use(same[0], Question(text, use.question.unregistered))


def _alone(operation: GenericOperation) -> str:
    """An operation whose operands come from casts."""
    types: dict[str, dict[int, str]] = defaultdict(dict)
    for operand, of_type in zip(operation.operands, operation.operand_types, strict=False):
        name, _, index = operand.partition("#")
        types[name][int(index or 0)] = of_type
    lines = []
    for name, members in types.items():
        spelled = [members.get(index, "i32") for index in range(max(members) + 1)]
        names = f"{name}:{len(spelled)}" if len(spelled) > 1 else name
        lines.append(f'{names} = "builtin.unrealized_conversion_cast"() : () -> ({", ".join(spelled)})')
    return "\n".join([*lines, str(operation), ""])


def _in_function(text: str) -> str:
    inner = text.rstrip("\n")
    return (
        '"func.func"() <{function_type = () -> (), sym_name = "around"}> ({\n'
        f'{inner}\n"func.return"() : () -> ()\n}}) : () -> ()\n'
    )
