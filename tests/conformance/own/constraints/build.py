"""An invented dialect, built and imported: what the reference and mlir-ls know of it, and texts that use it."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from judge.generic_form import operations_in
from judge.reference import Question, Reference
from judge.uses import Use

from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from own.plugin import INCLUDE, built

from .operations import FIXED, WIDE, WRITTEN_FIRST, Operation, Operations
from .pool import attributes, types
from .probes import PREAMBLE, WRITTEN, Probe, probes
from .texts import Texts

_ALWAYS = ("AnyAttr", "ElementsAttr", "FlatSymbolRefAttr", "StrAttr", "I32Attr", "TypeAttrOf<FunctionType>", "DictArrayAttr")
"""Constraints on attributes that operations have by themselves."""


class Invented(NamedTuple):
    """A dialect: its operations, the program that knows them, the folder of what was imported, and problems with that."""

    probes: tuple[Probe, ...]
    operations: tuple[Operation, ...]
    program: Path
    dialects: Path | None
    problems: tuple[str, ...]


class Made(NamedTuple):
    """A text with a use of an operation, or of a probe, and what was done to it: "probe", "made", or a kind of change."""

    name: str
    kind: str
    question: Question
    opaque: bool = False


def invented(seed: int, constraints: int, operations: int, folder: Path) -> Invented:
    """The dialect of a seed, with so many constraints on types, as many on attributes, and so many operations with several parts.

    It is built in a folder, once. Raises `subprocess.CalledProcessError` if the definitions are refused.
    """
    chance = random.Random(seed)
    wide = [Probe(f"w{number}", each, True) for number, each in enumerate(dict.fromkeys(WIDE))]
    wide += [Probe(f"v{number}", each, False) for number, each in enumerate(_ALWAYS)]
    every = [*probes(chance, constraints, constraints), *wide]
    of_types = [each.constraint for each in every if each.is_type]
    of_attributes = [each.constraint for each in every if not each.is_type]
    made = Operations(chance, of_types, of_attributes).operations(operations)
    definitions = PREAMBLE + FIXED + "".join([each.definition for each in (*every, *made)])
    program = built(definitions, folder, WRITTEN + "".join([each.written for each in made]), WRITTEN_FIRST)
    cache = folder / "imported"
    cache.mkdir(exist_ok=True)
    named = Named(str(program.parent / "own.td"), "settings.toml", 0)
    loaded = load(Sources((named,), (str(INCLUDE),)), cache)
    problems = tuple([each.message for each in loaded.problems])
    return Invented(tuple(every), tuple(made), program, Path(loaded.folder) if loaded.folder else None, problems)


def probed(dialect: Invented, seed: int) -> list[Made]:
    """Each constraint, held against types or attributes of all kinds."""
    of_types, of_attributes = types(random.Random(seed), 60), attributes()
    return [
        Made(each.name, "probe", Question(each.text(spelled)))
        for each in dialect.probes
        for spelled in (of_types if each.is_type else of_attributes)
    ]


def used(dialect: Invented, seed: int, each: int, reference: Reference) -> list[Made]:
    """Texts with operations that have several parts: so many of each, whose types and attributes probes have accepted."""
    chance = random.Random(seed)
    accepted: dict[bool, defaultdict[str, list[str]]] = {True: defaultdict(list), False: defaultdict(list)}
    rows = [
        (probe, spelled)
        for probe in dialect.probes
        for spelled in (types(random.Random(seed), 60) if probe.is_type else attributes())
    ]
    verdicts = reference.verdicts([Question(probe.text(spelled)) for probe, spelled in rows])
    for (probe, spelled), verdict in zip(rows, verdicts, strict=True):
        if not verdict.refused and not verdict.crashed:
            accepted[probe.is_type][probe.constraint].append(spelled)
    texts = Texts(chance, accepted[True], accepted[False])
    return [
        Made(operation.name, "made", Question(text), operation.opaque)
        for operation in dialect.operations
        for text in dict.fromkeys([texts.use(operation) for _ in range(each)])
    ]


def use_of(made: Made) -> Use | None:
    """The use in a text that can be changed."""
    found = next((each for each in operations_in(made.question.text) if each.name == f"own.{made.name}"), None)
    return None if found is None else Use(found, made.question)
