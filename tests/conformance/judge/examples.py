"""Proposes examples for operations that have none: uses that the reference accepts, in functions and with readable names.

    python -m judge.examples [--only NAME] [--corpus FOLDER LABELS]

prints them by dialect, to be appended to `dialects/DIALECT/examples.mlir` and improved by hand. The types of a use are
facts; names, order and surroundings are made here.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from mlir_ls.ods.examples import example_of
from mlir_ls.ods.language import profile_language
from mlir_ls.ods.spec import Operand, OpSpec, Result

from .agreement import MLIR_OPT, PROFILE, all_uses
from .generic_form import Entry, GenericOperation
from .reference import Reference, printed
from .uses import Use

FLAGS = ("--mlir-print-local-scope", "--mlir-use-nameloc-as-prefix")
EXPECTED = 6
"""Uses of an operation that are tried."""

_UNCOMMON = re.compile(r"\b(?:i1|i8|i16|i64|i128|f8\w+|f64|bf16|[us]i\d+|complex|tuple)\b|#|<\[|\?")
_MODULE = re.compile(r"module \{\n(.*)\n\}\n*", re.DOTALL)


def text_of(use: Use, spec: OpSpec) -> str:
    """A use in a function, whose arguments are the operands; the locations say how values are to be named."""
    operation = use.operation
    names = _names(spec.operands, operation.operand_types, operation.properties, "operandSegmentSizes")
    arguments = [
        f'%{index}: {type_} loc("{_readable(name, "operand")}")'
        for index, (name, type_) in enumerate(zip(names, operation.operand_types, strict=True))
    ]
    own = operation._replace(operands=tuple([f"%{index}" for index in range(len(names))]))
    results = _names(spec.results, operation.result_types, operation.properties, "resultSegmentSizes")
    place = f' loc("{_readable(results[0], "result")}")' if results else ""
    return f"func.func @{spec.mnemonic}({', '.join(arguments)}) {{\n{own}{place}\nfunc.return\n}}\n"


def _names(
    parts: Sequence[Operand] | Sequence[Result], types: Sequence[str], properties: Sequence[Entry], segments: str
) -> list[str]:
    """The name in the definition of each operand or result."""
    sizes = next((re.findall(r"\d+", each.value.partition(":")[2]) for each in properties if each.name == segments), None)
    many = sum(part.arity != "one" for part in parts)
    rest = (len(types) - (len(parts) - many)) // max(many, 1)
    counts = [int(size) for size in sizes] if sizes is not None else [1 if part.arity == "one" else rest for part in parts]
    names = [part.name for part, count in zip(parts, counts, strict=False) for _ in range(count)]
    return [*names, *([""] * len(types))][: len(types)]


def _readable(name: str, default: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", re.sub(r"\W", "", name)).lower().strip("_") or default


def _plainness(operation: GenericOperation) -> tuple[int, int]:
    types = " ".join((*operation.operand_types, *operation.result_types))
    return len(_UNCOMMON.findall(types)), len(str(operation))


def _candidates(spec: OpSpec, uses: Sequence[Use]) -> Iterator[str]:
    known = sorted([use for use in uses if not use.question.unregistered], key=lambda use: _plainness(use.operation))
    yield from [text_of(use, spec) for use in known if not use.operation.successors]
    yield from [use.question.text for use in known]


def proposed(specs: Sequence[OpSpec], uses: Sequence[Use]) -> Iterator[tuple[str, str]]:
    """The names of operations with a text of which the reference accepts what it prints."""
    by_name: defaultdict[str, list[Use]] = defaultdict(list)
    for use in uses:
        by_name[use.operation.name].append(use)
    for spec in specs:
        for text in _candidates(spec, by_name[spec.name]):
            (first,) = printed(MLIR_OPT, [text], False, *FLAGS)
            if first is not None and printed(MLIR_OPT, [first], False)[0] is not None:
                yield spec.name, _unwrapped(first)
                break


def _unwrapped(text: str) -> str:
    match = _MODULE.fullmatch(text.strip("\n"))
    return "\n".join([line.removeprefix("  ") for line in match[1].split("\n")]) if match else text.strip("\n")


def main() -> int:
    """Print what is proposed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="")
    parser.add_argument("--corpus", nargs=2, type=Path)
    options = parser.parse_args()
    registry = profile_language(PROFILE).registry
    specs = [spec for dialect in registry.dialects() for name in registry.ops_of(dialect) if (spec := registry.op(name))]
    lacking = [spec for spec in specs if spec.name.startswith(options.only) and not example_of(spec)]
    for name, text in proposed(lacking, all_uses(Reference(MLIR_OPT), options.corpus, EXPECTED) if lacking else []):
        print(f"// -----\n\n// {name}\n{text}\n", flush=True)
    print(f"{len(lacking)} operations without an example", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
