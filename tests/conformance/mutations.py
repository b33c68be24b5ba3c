"""Holds the verifier against the reference on texts with one random mistake.

    mutations.py CORPUS LABELS [--count N] [--seed S] [--together | --dropping | --inserting | --transplanting | --characters |
                 --structure | --written] [--verbose]
        [--differences FILE] [--reference PROGRAM --profile PROFILE]
    mutations.py TESTS - --reference PROGRAM --dialects FOLDER [--pattern PATTERN] ...

takes chunks of a corpus that the reference accepts, and the examples that hover shows, changes each in one random way (an
operand, a type, a symbol, a terminator or a member of a list is exchanged, dropped or doubled, a number, a string, a keyword or
an attribute changed, an operation removed, moved, doubled or renamed) and runs `mlir-opt` and us. `--together` makes changes that
are the same wherever something stands, so that a third of the texts stay valid (`judge.together`), `--dropping` leaves out a part,
and with `--count 0` each part of each example in turn (`judge.dropping`), `--inserting` puts a part in, or in the place of another,
half of them in the bodies of types and attributes (`judge.inserting`), `--transplanting` puts an operation of another example in,
with its regions (`judge.transplanting`), `--characters` changes one character, also of comments and at the ends of lines
(`judge.characters`). `--structure` takes texts in generic form, and makes mistakes in how their parts fit together: properties,
blocks, results, regions, signatures, symbols (`judge.structure`). `--written` makes texts by a grammar of types, attributes, locations and operations in both forms instead, and
damages two of three (`judge.grammar`). The second form takes the tests of a project, whose own compiler judges and whose dialects
`mlir-ls dialects import` wrote into a folder. The last line of the output has the figures: how often both agree, how often we alone
find an error, how often both find one at the same place, and in how many texts that the reference accepts. False alarms, and
exceptions of ours, make the command fail.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import CRASH, EXAMPLES, MLIR_OPT, NEAR, PROFILE, Finding, findings_in
from judge.characters import with_one_character
from judge.dropping import without_each, without_one
from judge.grammar import damaged, written
from judge.inserting import with_one_inserted
from judge.reference import Question, Reference, Verdict, printed
from judge.structure import with_one_mistake
from judge.together import changed as changed_together
from judge.transplanting import with_one_transplanted
from judge.uses import texts_of_file

SPLIT = "// -----"
PRINTED = 100
"""Chunks that the reference prints at once."""
MAX_LENGTH = 200
"""Lines of a chunk: a mistake in a long one says no more, and takes longer to find."""


class Chunk(NamedTuple):
    """A text that the reference accepts; `unregistered`: with operations of dialects that no file declares."""

    place: str
    lines: list[str]
    unregistered: bool


class Mutant(NamedTuple):
    """A chunk after a change, and what was changed."""

    chunk: Chunk
    text: str
    change: str


Mutation = Callable[[list[str], random.Random], "list[str] | None"]
"""Changes lines at random; None where there is nothing to change."""

Change = Callable[[list[str], random.Random], "tuple[list[str], str] | None"]
"""The same, with the name of the change."""

_OPERATION = re.compile(r"^\s*(?:%[\w:, %$.-]+=\s*)?(?:\"[\w.]+\"|[a-z_0-9]+\.[\w.]+|return\b)")
_VALUE = re.compile(r"%[A-Za-z0-9_$.-]+(?:#\d+)?")
_NUMBER = re.compile(r"(?<![\w%#@.^!-])\d+(?![\w.])")
_TYPE = re.compile(r"(?<![\w.!%#@^<-])(?:index|bf16|f16|f32|f64|i1|i8|i16|i32|i64)\b")
_SIZE = re.compile(r"(?<=[<x])(?:\d+|\?)(?=x)")
_ENTRY = re.compile(r"(?<=[{,])\s*[A-Za-z_]\w*(?:\s*=\s*[^,{}\[\]<>()]+)?(?=[,}])")
_NAME = re.compile(r"(?<![\w%@#!^\"])([a-z_0-9]+)\.([a-z_0-9.]+)")

_SYMBOL = re.compile(r"(?<![\w!#%])@[\w$.]+")
_STRING = re.compile(r'"[^"\\\n]*"')
_VALUE_OF_ATTRIBUTE = re.compile(r"(?<=\w = )(?:\"[^\"\n]*\"|-?\d+(?: : \w+)?|true|false|unit|#?\w+(?:<[^<>\n]*>)?|\[[^\[\]\n]*\])(?=[,}>\]])")
_MEMBER = re.compile(r"(?:(?<=[(\[<{,])\s*[^()\[\]<>{},\n]+,|,\s*[^()\[\]<>{},\n]+(?=[)\]>},]))")
_WORD = re.compile(r"(?<![\w.!%#@^\"<-])[a-z_]{2,}(?![\w.(\"])")
_MARK = re.compile(r"->|[()\[\]<>{}:=,]")
_WHOLE_TYPE = re.compile(r"(?<![\w.%#@^-])(?:!?\b[a-z_]\w*(?:\.\w+)*<(?:[^<>()\n]|<[^<>\n]*>)*>|![\w.]+|(?:index|none|bf16|f\d+|[su]?i\d+)\b)")

_ATTRIBUTES = (
    "unit", "true", '"text"', "-1 : i64", "0 : i32", "7 : i8", "3 : index", "1.5 : f32", "[]", "[1, 2]", "{}", "@nowhere", "i32",
    "dense<1> : tensor<2xi32>", "array<i64: 1, 2>", "array<i32>", "affine_map<(d0) -> (d0)>", "#builtin.int<3>", "()",
)  # fmt: skip

_TYPES = ("index", "bf16", "f16", "f32", "f64", "i1", "i8", "i16", "i32", "i64")


def exchange_operand(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another value of the text in the place of an operand."""
    values = sorted({found for line in lines for found in _VALUE.findall(line)})
    return _replace_one(lines, rng, _VALUE, lambda found: rng.choice(values), after_equals=True)


def change_type(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another number type."""
    return _replace_one(lines, rng, _TYPE, lambda found: rng.choice([each for each in _TYPES if each != found]))


def change_size(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another size of a dimension."""
    return _replace_one(lines, rng, _SIZE, lambda found: "?" if found != "?" and rng.random() < 0.5 else "7")


def change_number(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another number."""
    return _replace_one(lines, rng, _NUMBER, lambda found: str(rng.choice([0, int(found) + 1, 77])))


def remove_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """One operation less."""
    index = _operation_line(lines, rng)
    return None if index is None else lines[:index] + lines[index + 1 :]


def double_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """An operation without results twice."""
    indices = [index for index in _operation_lines(lines) if "=" not in lines[index].partition('"')[0].partition("(")[0]]
    if not indices:
        return None
    index = rng.choice(indices)
    return [*lines[: index + 1], *lines[index:]]


def move_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """An operation elsewhere, near by."""
    index = _operation_line(lines, rng)
    if index is None:
        return None
    rest = lines[:index] + lines[index + 1 :]
    target = max(0, min(len(rest), index + rng.choice([-3, -2, -1, 1, 2, 3])))
    return [*rest[:target], lines[index], *rest[target:]]


def drop_attribute(lines: list[str], rng: random.Random) -> list[str] | None:
    """One entry less in an attribute dictionary."""
    return _replace_one(lines, rng, _ENTRY, lambda found: "")


def rename_operation(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another operation of the same dialect, one that the text has as well."""
    names = sorted({(found[1], found[2]) for line in lines for found in _NAME.finditer(line)})

    def other(found: str) -> str:
        dialect = found.partition(".")[0]
        others = [f"{one}.{name}" for one, name in names if one == dialect and f"{one}.{name}" != found]
        return rng.choice(others) if others else found

    return _replace_one(lines, rng, _NAME, other)


def exchange_type(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another type of the text, as a whole."""
    types = sorted({found for line in lines for found in _WHOLE_TYPE.findall(line.partition("//")[0])})
    return _replace_one(lines, rng, _WHOLE_TYPE, lambda found: rng.choice(types))


def exchange_symbol(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another symbol of the text, or one that there is not."""
    symbols = sorted({found for line in lines for found in _SYMBOL.findall(line)})
    return _replace_one(lines, rng, _SYMBOL, lambda found: rng.choice([*symbols, "@nowhere"]))


def exchange_attribute(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another attribute as the value of an entry."""
    return _replace_one(lines, rng, _VALUE_OF_ATTRIBUTE, lambda found: rng.choice(_ATTRIBUTES))


def change_string(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another string of the text, or an empty one."""
    strings = sorted({found for line in lines for found in _STRING.findall(line.partition("//")[0])})
    return _replace_one(lines, rng, _STRING, lambda found: rng.choice([*strings, '""']))


def drop_member(lines: list[str], rng: random.Random) -> list[str] | None:
    """A member of a list less."""
    return _replace_one(lines, rng, _MEMBER, lambda found: "")


def double_member(lines: list[str], rng: random.Random) -> list[str] | None:
    """A member of a list twice."""
    return _replace_one(lines, rng, _MEMBER, lambda found: found + found)


def exchange_word(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another keyword of the text."""
    words = sorted({found for line in lines for found in _WORD.findall(line.partition("//")[0])})
    return _replace_one(lines, rng, _WORD, lambda found: rng.choice(words))


def drop_mark(lines: list[str], rng: random.Random) -> list[str] | None:
    """A bracket or another mark less."""
    return _replace_one(lines, rng, _MARK, lambda found: "")


def exchange_terminator(lines: list[str], rng: random.Random) -> list[str] | None:
    """Another last operation of a block, of those of the text, or none."""
    last = [
        index
        for index in _operation_lines(lines)
        if index + 1 < len(lines) and lines[index + 1].lstrip().startswith(("}", "^"))
    ]
    if not last:
        return None
    index = rng.choice(last)
    other = rng.choice([*(lines[each] for each in last), ""])
    return [*lines[:index], other, *lines[index + 1 :]]


MUTATIONS: tuple[Mutation, ...] = (
    exchange_operand,
    change_type,
    change_size,
    change_number,
    remove_operation,
    double_operation,
    move_operation,
    drop_attribute,
    rename_operation,
    exchange_type,
    exchange_symbol,
    exchange_attribute,
    change_string,
    drop_member,
    double_member,
    exchange_word,
    drop_mark,
    exchange_terminator,
)


def _replace_one(
    lines: list[str],
    rng: random.Random,
    pattern: re.Pattern[str],
    make: Callable[[str], str],
    after_equals: bool = False,
) -> list[str] | None:
    places = []
    for index, line in enumerate(lines):
        code = line.partition("//")[0]
        start = code.find(" = ") if after_equals else 0
        places += [(index, found) for found in pattern.finditer(code, max(0, start))]
    if not places:
        return None
    index, found = rng.choice(places)
    new = make(found[0])
    if new == found[0]:
        return None
    line = lines[index]
    return [*lines[:index], line[: found.start()] + new + line[found.end() :], *lines[index + 1 :]]


def _operation_lines(lines: Sequence[str]) -> list[int]:
    """The lines that are one operation each, as far as one can see."""
    return [
        index
        for index, line in enumerate(lines)
        if _OPERATION.match(line) and all(line.count(a) == line.count(b) for a, b in ("()", "{}", "[]", "<>") if a != "<")
    ]


def _operation_line(lines: Sequence[str], rng: random.Random) -> int | None:
    indices = _operation_lines(lines)
    return rng.choice(indices) if indices else None


def chunks_of(corpus: Path, labels: Path) -> Iterator[Chunk]:
    """The chunks of a corpus that the reference accepts, and the examples of operations."""
    for path in EXAMPLES:
        for number, question in enumerate(texts_of_file(path)):
            yield Chunk(f"{path.parent.name}/{path.name}#{number}", question.text.split("\n"), False)
    for record in map(json.loads, labels.read_text(encoding="utf-8").splitlines()):
        lines = (corpus / record["path"]).read_text(encoding="utf-8", errors="replace").split("\n")
        for chunk in record["chunks"]:
            part = lines[chunk["start"] : chunk["start"] + chunk["lines"]]
            part = [line for line in part if not line.startswith(SPLIT)]
            if chunk["valid"] and len(part) <= MAX_LENGTH and not any("// -----" in line or "RUN" in line for line in part):
                yield Chunk(f"{record['path']}:{chunk['start'] + 1}", [*map(_expecting_nothing, part)], record["unregistered"])


def _expecting_nothing(text: str) -> str:
    """The text with annotations that mean nothing, of the same length."""
    return re.sub(r"expected-(error|warning|note|remark)", r"imagined-\1", text)


def accepted_chunks(tests: Path, pattern: str, reference: Reference) -> Iterator[Chunk]:
    """The parts of a project's tests that its own compiler accepts, where that knows all dialects and where it does not."""
    parts = [
        (f"{path.relative_to(tests)}#{number}", _expecting_nothing(part))
        for path in sorted(tests.rglob(pattern))
        for number, part in enumerate(re.split(rf"^{SPLIT}.*\n", path.read_text("utf-8", errors="replace"), flags=re.MULTILINE))
        if "split-file" not in part and part.count("\n") <= MAX_LENGTH
    ]
    for unregistered in (False, True):
        verdicts = reference.verdicts([Question(text, unregistered) for _, text in parts])
        yield from [
            Chunk(place, text.split("\n"), unregistered)
            for (place, text), verdict in zip(parts, verdicts, strict=True)
            if not verdict.refused and not verdict.crashed
        ]
        parts = [part for part, verdict in zip(parts, verdicts, strict=True) if verdict.refused]


def in_generic_form(chunks: Sequence[Chunk], reference: str) -> Iterator[Chunk]:
    """The chunks as the reference prints them in generic form."""
    for unregistered in (False, True):
        some = [each for each in chunks if each.unregistered == unregistered]
        for first in range(0, len(some), PRINTED):
            part = some[first : first + PRINTED]
            texts = printed(reference, ["\n".join(each.lines) for each in part], unregistered, "--mlir-print-op-generic")
            for chunk, text in zip(part, texts, strict=True):
                if text is not None:
                    yield chunk._replace(lines=text.split("\n"))


def mutants_of(chunks: Sequence[Chunk], count: int, rng: random.Random, change: Change) -> Iterator[Mutant]:
    """Random chunks with random changes."""
    made = 0
    while made < count:
        chunk = rng.choice(chunks)
        changed = change(chunk.lines, rng)
        if changed is not None and changed[0] != chunk.lines:
            made += 1
            yield Mutant(chunk, "\n".join(changed[0]), changed[1])


def dropped(chunks: Sequence[Chunk]) -> Iterator[Mutant]:
    """All examples without one part."""
    for chunk in chunks:
        if "/examples.mlir#" in chunk.place:
            yield from [Mutant(chunk, text, kind) for text, kind in without_each(chunk.lines)]


def written_mutants(count: int, rng: random.Random) -> Iterator[Mutant]:
    """Texts that a grammar makes, of which two of three are damaged."""
    chunk = Chunk("grammar", [], True)
    for _ in range(count):
        text = written(rng, rng.choice(("text", "custom")))
        yield Mutant(chunk, damaged(text, rng), "damaged") if rng.randrange(3) else Mutant(chunk, text, "written")


def _changed_once(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    mutation = rng.choice(MUTATIONS)
    changed = mutation(lines, rng)
    return None if changed is None else (changed, mutation.__name__)


CHANGES: dict[str, Change] = {
    "one": _changed_once, "together": changed_together, "dropping": without_one, "inserting": with_one_inserted,
    "characters": with_one_character,
}  # fmt: skip
"""The ways to change a text that needs no other one."""


def our_errors(mutant: Mutant, profile: str = PROFILE, dialects: Path | None = None) -> tuple[Finding, ...]:
    """What we say is an error in it, as a text of a profile and of a project."""
    return findings_in(Question(mutant.text, mutant.chunk.unregistered), profile, dialects)


def outcome_of(mutant: Mutant, reference: Verdict, ours: Sequence[Finding]) -> str:
    """How the two compare: "agree", "elsewhere" (at another line), "missed", "false alarm", "no verdict", or "broken"."""
    if reference.crashed:
        return "no verdict"
    if any(each.code == CRASH for each in ours):
        return "broken"
    if bool(ours) != reference.refused:
        return "missed" if reference.refused else "false alarm"
    lines = [each.line for each in ours]
    near = not ours or any(abs(one - line) <= NEAR or one < 0 for one in reference.lines for line in lines)
    return "agree" if near else "elsewhere"


def _difference(mutant: Mutant, outcome: str, reference: Verdict, ours: Sequence[Finding]) -> dict[str, object]:
    lines = mutant.text.split("\n")
    at = min(next((line for line in reference.lines if line >= 0), max(ours[0].line, 0) if ours else 0), len(lines) - 1)
    return {
        "outcome": outcome, "place": mutant.chunk.place, "change": mutant.change, "line": lines[at].strip(),
        "reference": reference.message, "lines": reference.lines, "unregistered": mutant.chunk.unregistered,
        "ours": [(each.line, each.code, each.message) for each in ours], "text": mutant.text,
    }  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("labels", type=Path, help="which chunks are valid; -: the reference says that of all parts of all files")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="chunks in which this stands")
    parser.add_argument("--together", action="store_true", help="changes that are the same wherever something stands")
    parser.add_argument("--dropping", action="store_true", help="a part left out; with --count 0 each part of each example")
    parser.add_argument("--inserting", action="store_true", help="a part put in, or in the place of another")
    parser.add_argument("--transplanting", action="store_true", help="an operation of another text put in")
    parser.add_argument("--characters", action="store_true", help="one character inserted, replaced or deleted")
    parser.add_argument("--structure", action="store_true", help="a mistake in how the parts of a text in generic form fit together")
    parser.add_argument("--written", action="store_true", help="texts that a grammar makes, not those of the corpus")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that judges")
    parser.add_argument("--profile", default=PROFILE, help="the profile of its release")
    parser.add_argument("--dialects", type=Path, help="the project's dialects, a folder that `mlir-ls dialects import` wrote")
    parser.add_argument("--pattern", default="*.mlir", help="which files are a project's tests")
    parser.add_argument("--verbose", action="store_true", help="show what only the reference finds, too")
    parser.add_argument("--differences", type=Path, help="write what differs to this file, a JSON object a line")
    return parser


def _mutants(options: argparse.Namespace, judge: Reference) -> list[Mutant]:
    """The texts that the options are about."""
    rng = random.Random(options.seed)
    is_project = str(options.labels) == "-"
    all_chunks = accepted_chunks(options.corpus, options.pattern, judge) if is_project else chunks_of(options.corpus, options.labels)
    chunks = [each for each in all_chunks if options.only in "\n".join(each.lines)]
    changes = {
        without_one: options.dropping,
        with_one_inserted: options.inserting,
        with_one_transplanted: options.transplanting,
        with_one_character: options.characters,
        changed_together: options.together,
        with_one_mistake: options.structure,
    }
    change = next((each for each, chosen in changes.items() if chosen), _changed_once)
    if options.structure:
        chunks = list(in_generic_form(rng.sample(chunks, min(len(chunks), max(PRINTED, options.count // 5))), options.reference))
    if options.written:
        return list(written_mutants(options.count, rng))
    every = options.dropping and not options.count
    return list(dropped(chunks) if every else mutants_of(chunks, options.count, rng, change))


def main() -> int:
    """Compare as many mutants as requested and print what came out."""
    options = _parser().parse_args()
    judge = Reference(options.reference)
    mutants = _mutants(options, judge)
    verdicts = judge.verdicts([Question(each.text, each.chunk.unregistered) for each in mutants])
    our = partial(our_errors, profile=options.profile, dialects=options.dialects)
    by_change: Counter[tuple[str, str]] = Counter()
    accepted = [mutant for mutant, each in zip(mutants, verdicts, strict=True) if not each.refused and not each.crashed]
    with (
        ProcessPoolExecutor(options.jobs) as pool,
        options.differences.open("w", encoding="utf-8") if options.differences else contextlib.nullcontext() as file,
    ):
        for mutant, reference, ours in zip(mutants, verdicts, pool.map(our, mutants, chunksize=50), strict=True):
            outcome = outcome_of(mutant, reference, ours)
            for change in mutant.change.split():
                by_change[change, outcome] += 1
            by_change["", outcome] += 1
            if outcome in ("false alarm", "broken") or (outcome == "missed" and options.verbose):
                line = mutant.text.split("\n")[max(ours[0].line, 0)].strip() if ours else ""
                said = f"{ours[0].code}: {ours[0].message} | {line}" if ours else reference.message
                print(f"{outcome} {mutant.chunk.place} {mutant.change}: {said}")
            if file is not None and outcome not in ("agree", "no verdict"):
                file.write(json.dumps(_difference(mutant, outcome, reference, ours)) + "\n")
    _report(by_change, accepted, options.seed)
    return 1 if by_change["", "false alarm"] or by_change["", "broken"] else 0


def _report(by_change: Counter[tuple[str, str]], accepted: Sequence[Mutant], seed: int) -> None:
    for change in sorted({change for change, _ in by_change} - {""}):
        row = {outcome: by_change[change, outcome] for outcome in ("agree", "elsewhere", "missed", "false alarm", "broken")}
        print(f"{change}: " + ", ".join([f"{outcome} {number}" for outcome, number in row.items()]))
    alarms = by_change["", "false alarm"]
    same = by_change["", "agree"] + by_change["", "elsewhere"]
    compared = same + by_change["", "missed"] + alarms or 1
    both_refuse = same - (len(accepted) - alarms) or 1
    uses = sum(1 for mutant in accepted for line in mutant.text.split("\n") if _OPERATION.match(line))
    print(
        f"seed {seed}: agree {100 * same / compared:.2f}% of {compared}, "
        f"located {100 - 100 * by_change['', 'elsewhere'] / both_refuse:.2f}% of {both_refuse}, "
        f"false alarms {100 * alarms / compared:.2f}% of {compared}, {alarms} of {len(accepted)} accepted with {uses} operations"
    )


if __name__ == "__main__":
    sys.exit(main())
