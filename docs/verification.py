"""Writes `docs/verification.md` and `docs/verification.txt`: what can refuse an operation in LLVM 22, and what checks it here.

    python docs/verification.py                    rewrites both
    python docs/verification.py --check            exit status 1 if they have to be rewritten
    python docs/verification.py --sources FOLDER   reads `docs/verification.json` anew from the .td files of a release

What a definition declares comes from the profile's data. That there is a verifier, a parser or an interface in C++ stands in
`verification.json`, which is made of the release's .td files, as the profile's data does not keep it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mlir_ls.ods.constraints import has_unknown
from mlir_ls.ods.declared_rules import declared_rules
from mlir_ls.ods.dialect_modules import module_of
from mlir_ls.ods.registry import Registry, default_registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.lookup import hand_written
from mlir_ls.ods.tablegen.importer import plan_import
from mlir_ls.ods.tablegen.records import Record, Records
from mlir_ls.ods.tablegen.tblgen import records_of
from mlir_ls.system import limits

FOLDER = Path(__file__).parent
PAGE = FOLDER / "verification.md"
ROWS = FOLDER / "verification.txt"
SOURCES = FOLDER / "verification.json"
TRAITS = FOLDER / "verification-traits.json"

Sources = Mapping[str, Mapping[str, Any]]

_OPERATION_FLAGS = {
    "hasVerifier": "verifier", "hasRegionVerifier": "region verifier", "hasCustomAssemblyFormat": "parser",
}  # fmt: skip
_DIALECT_FLAGS = {
    "hasOperationAttrVerify": "attributes of operations", "hasRegionArgAttrVerify": "attributes of arguments",
    "hasRegionResultAttrVerify": "attributes of results",
}  # fmt: skip

_BODIES = {"!": ("TYPES", "TYPE_REQUIREMENTS"), "#": ("ATTRIBUTES", "ATTRIBUTE_REQUIREMENTS")}
"""Tables of the modules of bodies in which there is code for a type or an attribute."""

_INFERRING = ("InferTypeOpInterface", "InferTypeOpAdaptor", "InferTensorType")
_RELATING = ("AllTypesMatch", "Requires", "ResultsBroadcastableShape", "SameOperandsAndResultType", "TypesMatchWith")

HEAD = """# Verification

What can refuse an operation, a type or an attribute in LLVM 22, and how much of it is checked here. `make verification`
makes this page and [verification.txt](verification.txt), which has a line for each operation, type and attribute.

- *declared*: constraints of operands, results, attributes, regions and successors, and traits, as the definitions declare them
- *in code*: verifiers, parsers, interfaces and attributes of dialects, which are C++ in MLIR. They are covered where a rule or
  a hand-written syntax is there for them. That there is one does not mean that it says all that MLIR's code says:
  `make conformance` measures that
- *open*: nothing here stands for it

`nothing (…)` in the data says why a part refuses nothing that a text can hold, or why a text cannot decide it.

| dialect | declared | in code | open | covered |
| --- | --- | --- | --- | --- |
"""


class Row(NamedTuple):
    """Something that can refuse: which part of what, where it is declared or in code, and what checks it ("" for nothing)."""

    subject: str
    part: str
    kind: str  # "declared" or "code"
    by: str


class Known(NamedTuple):
    """What `verification-traits.json` says of traits, interfaces and single parts.

    `checked`: traits that the engine checks. `silent`: those that are no verification at all. `harmless`: why an interface or
    a trait with a verifier refuses nothing, by its name. `parts`: why a part of one subject refuses nothing, or which rule of
    another operation covers it, by the subject and the part, as "tosa.yield verifier".
    """

    checked: frozenset[str]
    silent: frozenset[str]
    harmless: Mapping[str, str]
    parts: Mapping[str, str]


@cache
def traits() -> Known:
    """What becomes of traits, interfaces and single parts for which there is no rule."""
    found = json.loads(TRAITS.read_text(encoding="utf-8"))
    harmless, parts = (
        {name: f"nothing ({reason})" for reason, names in found[key].items() for name in names}
        for key in ("harmless", "harmless_parts")
    )
    parts |= {name: code for code, names in found["covered_parts"].items() for name in names}
    return Known(frozenset(found["checked"]), frozenset(found["silent"]), harmless, parts)


def rows(registry: Registry, sources: Sources) -> Iterator[Row]:
    """All rows, by dialects."""
    for dialect in registry.dialects():
        flags = sources.get(dialect, {})
        for name in registry.ops_of(dialect):
            spec = registry.op(name)
            assert spec is not None, name
            yield from map(_explained, _of_operation(spec, flags.get("operations", {}).get(name.partition(".")[2], ())))
        for sigil, names in (("!", flags.get("types", ())), ("#", flags.get("attributes", ()))):
            for mnemonic in names:
                by = "body" if _is_constrained(sigil, dialect, mnemonic) else ""
                yield _explained(Row(f"{sigil}{dialect}.{mnemonic}", "verifier", "code", by))
        rules = module_of(dialect, "rules")
        for each in flags.get("dialect", ()):
            yield Row(dialect, each, "code", "rules of attributes" if getattr(rules, "ATTRIBUTES", ()) else "")


def _explained(row: Row) -> Row:
    """The row, with what is said of this very part, where that is."""
    return row._replace(by=traits().parts.get(f"{row.subject} {row.part}", row.by))


def _is_constrained(sigil: str, dialect: str, mnemonic: str) -> bool:
    """Whether what is said of a type or an attribute in code is not only how its declared parameters are read."""
    module = module_of(dialect, "bodies")
    return any([mnemonic in getattr(module, table, {}) for table in _BODIES[sigil]])


def _of_operation(spec: OpSpec, flags: Sequence[str]) -> Iterator[Row]:
    codes = " ".join(_codes_of(spec))
    parts = [("operand", each.name, each.constraint) for each in spec.operands]
    parts += [("result", result.name, result.constraint) for result in spec.results]
    parts += [("attribute", attribute.name, attribute.constraint) for attribute in spec.attributes]
    parts += [("region", region.name, region.constraint) for region in spec.regions]
    for number, (kind, name, constraint) in enumerate(parts):
        yield Row(spec.name, f"{kind} {name or number}", "declared", "" if constraint == "unknown" else "constraint")
    for number, successor in enumerate(spec.successors):
        yield Row(spec.name, f"successor {successor.name or number}", "declared", "count")
    for trait in spec.traits:
        if trait.name in traits().checked:
            is_unknown = any([has_unknown(each) for each in trait.arguments])
            yield Row(spec.name, trait.name, "declared", codes if is_unknown else "trait")
        elif trait.name not in traits().silent:
            by = codes or (_inferred_by(spec) if trait.name in _INFERRING else "")
            yield Row(spec.name, trait.name, "code", traits().harmless.get(trait.name, by))
    for flag in flags:
        by_hand = flag == "parser" and (spec.assembly_format is not None or hand_written(spec.name) is not None)
        yield Row(spec.name, flag, "code", "syntax" if by_hand else "" if flag == "parser" else codes)


def _inferred_by(spec: OpSpec) -> str:
    """What says of which types the results are, where no rule does."""
    if all([result.buildable is not None for result in spec.results]):
        return "constraint"
    related = [trait for trait in spec.traits if trait.name in _RELATING and not any(map(has_unknown, trait.arguments))]
    return "trait" if related else ""


def _codes_of(spec: OpSpec) -> list[str]:
    """The codes of the rules for an operation."""
    dialect, _, name = spec.name.partition(".")
    module = module_of(dialect, "rules")
    tables = [getattr(module, table, {}) for table in ("RULES", "SITE_RULES", "BODY_RULES")]
    found = [rule.code for table in tables for rule in table.get(name, ())]
    of_traits = getattr(module, "TRAIT_RULES", {})
    found += [rule.code for trait in spec.traits for rule in of_traits.get(trait.name, ())]
    return list(dict.fromkeys([*found, *[rule.code for rule in declared_rules(dialect).get(name, ())]]))


# -- what is written --------------------------------------------------------------------------------------------------------


def page(found: Sequence[Row]) -> str:
    """The page: a line for each dialect, and one for all."""
    counts: dict[str, Counter[str]] = {}
    for row in found:
        dialect = row.subject.lstrip("!#").partition(".")[0]
        counts.setdefault(dialect, Counter()).update((row.kind, *(() if row.by else ("open",))))
    total = sum(counts.values(), Counter())
    lines = [_line(dialect, each) for dialect, each in sorted(counts.items())]
    return HEAD + "\n".join([*lines, _line("all", total)]) + "\n"


def _line(name: str, counts: Counter[str]) -> str:
    total = counts["declared"] + counts["code"]
    share = f"{100 * (total - counts['open']) / max(1, total):.1f} %"
    return f"| {name} | {counts['declared']:,} | {counts['code']:,} | {counts['open']:,} | {share} |"


def listed(found: Sequence[Row]) -> str:
    """The data file: a line for each subject, with what is covered by what, and what is open."""
    grouped: dict[str, list[Row]] = {}
    for row in found:
        grouped.setdefault(row.subject, []).append(row)
    return "\n".join([_subject_line(subject, each) for subject, each in grouped.items()]) + "\n"


def _subject_line(subject: str, of_subject: Sequence[Row]) -> str:
    by: dict[str, list[str]] = {}
    for row in of_subject:
        by.setdefault(row.by or "open", []).append(row.part)
    return f"{subject}: " + "; ".join([f"{', '.join(parts)} = {name}" for name, parts in by.items()])


# -- what the .td files say -------------------------------------------------------------------------------------------------


def read_sources(include: Path, known: Registry) -> Sources:
    """What is in C++, of the .td files of a release, for the operations, types and attributes that the profile has."""
    found: dict[str, dict[str, Any]] = {}
    plan = plan_import([include])
    with limits.lifeline() as life:
        for root in plan.roots:
            _add(found, records_of(root, plan.directories, plan.program, life), known)
    return {name: {key: found[name][key] for key in sorted(found[name])} for name in sorted(found)}


def _add(found: dict[str, dict[str, Any]], records: Records, known: Registry) -> None:
    for record in records.of_class("Op"):
        dialect, name = _dialect_of(record, "opDialect"), record.text("opName")
        flags = [word for flag, word in _OPERATION_FLAGS.items() if record.flag(flag)]
        if flags and known.op(f"{dialect}.{name}") is not None:
            found.setdefault(dialect, {}).setdefault("operations", {})[name] = flags
    for kind, key, names in (("TypeDef", "types", known.types_of), ("AttrDef", "attributes", known.attributes_of)):
        for record in records.of_class(kind):
            dialect, mnemonic = _dialect_of(record, "dialect"), record.text("mnemonic")
            if record.flag("genVerifyDecl") and known.knows_dialect(dialect) and mnemonic in names(dialect):
                listed_there = found.setdefault(dialect, {}).setdefault(key, [])
                listed_there[:] = sorted({*listed_there, mnemonic})
    for record in records.of_class("Dialect"):
        flags = [word for flag, word in _DIALECT_FLAGS.items() if record.flag(flag)]
        if flags and known.knows_dialect(record.text("name")):
            found.setdefault(record.text("name"), {})["dialect"] = flags


def _dialect_of(record: Record, field: str) -> str:
    dialect = record.ref(field)
    return dialect.text("name") if dialect is not None else ""


def main() -> int:
    """Rewrites the files, or says whether they have to be."""
    parser = argparse.ArgumentParser(description="Writes docs/verification.md.")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    parser.add_argument("--sources", type=Path, metavar="FOLDER", help="the folder with MLIR's own .td files")
    options = parser.parse_args()
    registry = default_registry()
    if options.sources:
        SOURCES.write_text(json.dumps(read_sources(options.sources, registry), indent=1) + "\n", encoding="utf-8")
    found = list(rows(registry, json.loads(SOURCES.read_text(encoding="utf-8"))))
    texts = {PAGE: page(found), ROWS: listed(found)}
    if options.check:
        return 0 if all([file.read_text(encoding="utf-8") == text for file, text in texts.items()]) else 1
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
