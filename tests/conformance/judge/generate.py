"""Makes uses of operations out of their definitions: types and attributes that satisfy them, as the reference confirms.

    python -m judge.generate [--only NAME]

writes `uses/DIALECT.mlir`, a part for each operation of which the reference accepts a use.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.language import OpenLanguage, profile_language
from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, Result
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import LeafError

from .changes import ATTRIBUTES, TYPES
from .reference import MLIR_OPT, PROFILE, Question, Reference

USES = Path(__file__).parents[1] / "uses"

MORE_TYPES = (
    "i8", "i16", "f16", "f64", "f8E4M3FN", "i128", "vector<2xf16>", "vector<2xi32>", "vector<8xbf16>", "vector<8xf16>",
    "vector<4xi32>", "vector<16xi8>", "vector<4xi8>", "vector<2xi64>", "vector<4xf64>", "vector<8xf32>", "vector<16xf32>",
    "vector<2xi16>", "vector<8xi16>", "vector<32xi8>", "vector<16xi1>", "vector<4xi1>", "vector<[16]xi8>", "vector<[8]xi16>",
    "vector<[4]xf32>", "vector<[2]xf64>", "vector<[8]xbf16>", "vector<[8]xf16>", "vector<[16]xi1>", "vector<[4]xi1>",
    "vector<[4]x[4]xf32>", "vector<[16]x[16]xi8>", "vector<[4]x[4]xi32>", "tensor<4xf32>", "tensor<4xi32>", "tensor<4x4xf32>",
    "tensor<1x4x4x4xf32>", "tensor<i32>", "tensor<f32>", "tensor<1xf32>", "tensor<?xindex>", "tensor<1xi32>", "memref<4xf32>",
    "memref<4x4xf32>", "memref<?xf32>", "memref<4xi32>", "memref<?xi8>", "memref<4xf32, 3>", "memref<f32>", "complex<f64>",
    "!llvm.ptr<1>", "!llvm.ptr<3>", "!llvm.ptr<7>", "!llvm.struct<(i32, i32)>", "!llvm.array<4 x i32>", "!llvm.metadata",
    "!llvm.token", "tuple<>", "vector<4x4xf32>", "vector<1xi8>", "vector<64xi8>", "vector<6xi32>", "vector<32xf32>",
    "vector<32xf16>", "vector<32xbf16>", "vector<3xi32>",
)  # fmt: skip

MORE_ATTRIBUTES = (
    "0 : i32", "1 : i32", "0 : i64", "1 : i64", "4 : i64", "8 : i64", "16 : i64", "0 : i8", "0 : i16", "0 : ui32", "0 : si32",
    "false", "()", "i64", "f32", "i1", "() -> ()", "(i32) -> i32", '["a"]', "[@nowhere]", "[i32]", "[0 : i32]", "[0 : i64]",
    "[[0 : i64]]", "[affine_map<(d0) -> (d0)>]", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>",
    "array<i64>", "array<i32: 0>", "array<i64: 0>", "array<i64: 1>", "array<i64: 2, 2>", "array<i64: 1, 1>", "array<i32: 1>",
    "array<i32: 1, 1>", "array<i8>", "array<i16: 1>", "dense<0> : tensor<1xi64>", "dense<1> : tensor<2xi64>",
    "dense<0> : vector<1xi32>", "dense<1> : tensor<1xindex>", "0.0 : f64", '"0"', "0 : index", "1 : index",
)  # fmt: skip

TRIES = 160
ENOUGH = 8


class Maker:
    """Makes candidates for the operations of a language."""

    def __init__(self, language: OpenLanguage) -> None:
        self.language = language
        self.types = TypeTerms(language.registry, language.leaves)
        self.attributes = AttributeTerms(language.registry, self.types)
        self._types: dict[tuple[str, object], list[str]] = {}

    def candidates(self, spec: OpSpec) -> Iterator[str]:
        """Texts with a use of an operation, which may be wrong."""
        pool = [*MORE_TYPES, *TYPES, *_types_of(self.language, spec.dialect)]
        for common in pool:
            for filled in (True, False):
                for variant in range(3):
                    text = self._use(spec, common, filled, variant)
                    if text is not None:
                        yield text

    def fitting(self, dialect: str, term: object) -> list[str]:
        """Types that a constraint allows, after those of which that is certain."""
        known = self._types.get((dialect, term))
        if known is None:
            pool = [*MORE_TYPES, *TYPES, *_types_of(self.language, dialect)]
            check = self.types.check_of(term)  # type: ignore[arg-type]
            sure, maybe = [], []
            for spelled in pool:
                try:
                    holds = check(self.language.leaves.parse_type(spelled))
                except LeafError:
                    continue
                (sure if holds else maybe if holds is None else []).append(spelled)
            known = self._types[dialect, term] = sure + maybe
        return known

    def _type_for(self, spec: OpSpec, value: Operand | Result, common: str, variant: int) -> str | None:
        if value.buildable:
            return value.buildable
        fitting = self.fitting(spec.dialect, value.constraint)
        if common in fitting:
            return common
        if not fitting:
            return None
        element = re.search(r"x(\w+)(?:>|, )", common)
        if variant == 1 and element and element[1] in fitting:
            return element[1]
        return fitting[variant * (len(fitting) // 3) if variant == 2 else 0]

    def _use(self, spec: OpSpec, common: str, filled: bool, variant: int) -> str | None:
        operands: list[str] = []
        lengths: list[int] = []
        for operand in spec.operands:
            count = int(filled or operand.arity == "one")
            spelled = self._type_for(spec, operand, common, variant) if count else None
            if count and spelled is None:
                return None
            operands += [spelled] if spelled else []
            lengths.append(count)
        results: list[str] = []
        result_lengths: list[int] = []
        for result in spec.results:
            count = int(filled or result.arity == "one")
            spelled = self._type_for(spec, result, common, variant) if count else None
            if count and spelled is None:
                return None
            results += [spelled] if spelled else []
            result_lengths.append(count)
        entries = []
        for attribute in spec.attributes:
            if attribute.required or (variant == 2 and filled and attribute.name != "operandSegmentSizes"):
                value = self._value(spec, attribute, variant, common)
                if value is None:
                    if attribute.required:
                        return None
                    continue
                entries.append(f"{attribute.name} = {value}" if value != "unit" else attribute.name)
        if spec.operand_segments:
            entries.append(f"operandSegmentSizes = array<i32{': ' if lengths else ''}{', '.join(map(str, lengths))}>")
        if spec.result_segments:
            entries.append(f"resultSegmentSizes = array<i32{': ' if lengths else ''}{', '.join(map(str, result_lengths))}>")
        names = [f"%a{index}" for index in range(len(operands))]
        lines = [f'{name} = "builtin.unrealized_conversion_cast"() : () -> {_wrapped(of)}' for name, of in zip(names, operands, strict=True)]
        head = f"%r:{len(results)} = " if len(results) > 1 else "%r = " if results else ""
        properties = f" <{{{', '.join(entries)}}}>" if entries else ""
        regions = [self._region(spec, each.arguments, common, variant) for each in spec.regions if not each.variadic or filled]
        inner = f" ({', '.join(regions)})" if regions else ""
        yields = _wrapped(results[0]) if len(results) == 1 else f"({', '.join(results)})"
        lines.append(f'{head}"{spec.name}"({", ".join(names)}){properties}{inner} : ({", ".join(operands)}) -> {yields}')
        return "\n".join(lines) + "\n"

    def _region(self, spec: OpSpec, arguments: Sequence[object] | None, common: str, variant: int) -> str:
        terminator = spec.implicit_terminator
        end = f'  "{terminator}"() : () -> ()\n' if terminator else ""
        if arguments:
            spelled = []
            for index, term in enumerate(arguments):
                fitting = self.fitting(spec.dialect, term)
                spelled.append(f"%b{index}: {common if common in fitting else (fitting or ['i32'])[0]}")
            return f"{{\n^bb0({', '.join(spelled)}):\n{end}}}"
        if variant == 1:
            return f"{{\n^bb0(%b0: {common}):\n{end}}}"
        return f"{{\n{end}}}"

    def _value(self, spec: OpSpec, attribute: AttributeSpec, variant: int, common: str) -> str | None:
        if attribute.name == "sym_name":
            return '"name"'
        found = self.values(spec, attribute, common)
        return found[(0, 1, len(found) // 2)[variant] % len(found)] if found else None

    def values(self, spec: OpSpec, attribute: AttributeSpec, common: str) -> list[str]:
        """Values that the definition of an attribute allows; those of which that is not certain, where there are no others."""
        pool = [*MORE_ATTRIBUTES, *ATTRIBUTES, common, *_attributes_of(self.language, spec.dialect)]
        if isinstance(attribute.constraint, tuple):
            pool = [*_cases(self.language, attribute), *pool]
        check = self.attributes.check_of(attribute.constraint)
        sure, maybe = [], []
        for spelled in pool:
            try:
                holds = check(self.language.leaves.parse_attribute(spelled)) if spelled != "unit" else None
            except LeafError:
                continue
            if holds or (holds is None):
                (sure if holds else maybe).append(spelled)
        return sure or maybe


def _wrapped(spelled: str) -> str:
    return f"({spelled})" if "->" in spelled else spelled


def _cases(language: OpenLanguage, attribute: AttributeSpec) -> Iterator[str]:
    for word in re.findall(r"[\w.]+", str(attribute.constraint)):
        if word.partition(".")[2]:
            enum = language.registry.enum(word)
            for keyword, _ in enum.cases[:4] if enum is not None else ():
                dialect = word.partition(".")[0]
                for mnemonic in language.registry.attributes_of(dialect):
                    definition = language.registry.attr_def(dialect, mnemonic.partition(".")[2] or mnemonic)
                    if definition is not None and definition.enum == word:
                        yield f"#{definition.name}<{keyword}>"
                        yield f"#{dialect}<{definition.mnemonic} {keyword}>"


@cache
def _seen(dialect: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Types and attributes of a dialect that its texts have."""
    text = ""
    for folder in ("operations",):
        path = Path(__file__).parents[1] / folder / f"{dialect}.mlir"
        text += path.read_text(encoding="utf-8") if path.exists() else ""
    pages = Path(__file__).parents[3] / "server" / "mlir_ls" / "dialects" / dialect / "pages"
    for page in sorted(pages.glob("*.md")):
        text += page.read_text(encoding="utf-8")
    types = re.findall(rf"!{dialect}\.\w+(?:<(?:[^<>]|<[^<>]*>)*>)?", text)
    attributes = re.findall(rf"#{dialect}\.\w+(?:<(?:[^<>]|<[^<>]*>)*>)?", text)
    return tuple(dict.fromkeys(types)), tuple(dict.fromkeys(attributes))


def _types_of(language: OpenLanguage, dialect: str) -> list[str]:
    plain = []
    for name in language.registry.types_of(dialect):
        mnemonic = name.removeprefix(f"{dialect}.")
        plain += [f"!{dialect}.{mnemonic}", f"!{dialect}.{mnemonic}<i32>", f"!{dialect}.{mnemonic}<f32>", f"!{dialect}.{mnemonic}<32>"]
    return [each for each in [*_seen(dialect)[0][:40], *plain] if _is_read(language, each)]


@cache
def _is_read(language: OpenLanguage, spelled: str) -> bool:
    try:
        language.leaves.parse_type(spelled)
    except LeafError:
        return False
    return True


def _attributes_of(language: OpenLanguage, dialect: str) -> list[str]:
    plain = [f"#{dialect}.{name.removeprefix(f'{dialect}.')}" for name in language.registry.attributes_of(dialect)]
    return [*_seen(dialect)[1][:60], *plain]


def good_candidates(name: str) -> list[str]:
    """Texts with a use of an operation that we find nothing wrong with."""
    language = profile_language(PROFILE)
    spec = language.named(name)
    if spec is None:
        return []
    found: dict[str, None] = {}
    maker = _maker()
    for text in islice(dict.fromkeys(maker.candidates(spec)), TRIES):
        if not any(each.severity == Severity.ERROR for each in check_text(text, CheckOptions(strict=True, profile=PROFILE))):
            found[text] = None
            if len(found) >= ENOUGH:
                break
    return list(found)


@cache
def _maker() -> Maker:
    return Maker(profile_language(PROFILE))


def main() -> int:
    """Make uses and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    registry = profile_language(PROFILE).registry
    names = []
    for dialect in registry.dialects():
        names += [name if name.startswith(f"{dialect}.") else f"{dialect}.{name}" for name in registry.ops_of(dialect)]
    names = [name for name in names if name.startswith(options.only)]
    with ProcessPoolExecutor(max_workers=2) as pool:
        texts = list(pool.map(good_candidates, names, chunksize=8))
    reference = Reference(MLIR_OPT)
    questions = [(name, text) for name, some in zip(names, texts, strict=True) for text in some]
    verdicts = reference.verdicts([Question(text) for _, text in questions])
    kept: defaultdict[str, list[str]] = defaultdict(list)
    for (name, text), verdict in zip(questions, verdicts, strict=True):
        if not verdict.refused and not verdict.crashed:
            kept[name].append(text)
    USES.mkdir(exist_ok=True)
    by_dialect: defaultdict[str, list[str]] = defaultdict(list)
    for name, some in kept.items():
        by_dialect[name.partition(".")[0]].append(f"// {name}\n{some[0]}")
    for dialect, some in by_dialect.items():
        (USES / f"{dialect}.mlir").write_text("// -----\n".join(some), encoding="utf-8")
    print(f"{len(kept)} of {len(names)} operations; nothing tried for {sum(not some for some in texts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
