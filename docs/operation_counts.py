"""Counts which operations follow each other in a corpus of MLIR, for the order in which completion offers them.

    python docs/operation_counts.py FOLDER...

Only counts of operations and of attributes that the dialects of the default profile declare are kept, and in how many files
the results of an operation have a name that several files use: no text of the corpus is. What was counted less than twice is
left out. The result is `successions.json` of the profile.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.features.completion.result_names import keys_of
from mlir_ls.ods.profiles import DEFAULT_PROFILE, profile_folder
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.successions import FILE
from mlir_ls.syntax.tree import Region
from mlir_ls.text import split_lines

MIN_COUNT = 2
"""What was counted less often is left out."""

MIN_FILES = 3
"""Names that fewer files give to results are left out."""

Table = defaultdict[str, Counter[str]]


def main() -> None:
    after: Table = defaultdict(Counter)
    inside: Table = defaultdict(Counter)
    attributes: Table = defaultdict(Counter)
    names: Table = defaultdict(Counter)
    files: Counter[str] = Counter()
    for path in _files(sys.argv[1:]):
        try:
            document, _ = parse(split_lines(path.read_text(encoding="utf-8")), CheckOptions())
        except (OSError, UnicodeDecodeError):
            continue
        for chunk in document.tree.chunks:
            _count(chunk.region, "", after, inside, attributes)
        named = {pair for chunk in document.tree.chunks for pair in _names(chunk.region)}
        files.update({name for name, _ in named})
        for name, operation in named:
            names[name][operation] += 1
    registry = default_registry()
    every = sorted([name for dialect in registry.offered() for name in registry.ops_of(dialect)])
    counted = {
        "operations": every,
        "after": {name: _pruned(counts) for name, counts in sorted(after.items()) if _pruned(counts)},
        "inside": {name: _pruned(counts) for name, counts in sorted(inside.items()) if _pruned(counts)},
        "attributes": {name: _pruned(counts) for name, counts in sorted(attributes.items()) if _pruned(counts)},
        "names": {
            name: _pruned(counts) for name, counts in sorted(names.items()) if files[name] >= MIN_FILES and _pruned(counts)
        },
    }
    target = profile_folder(DEFAULT_PROFILE) / FILE
    target.write_text(json.dumps(counted, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{target}: {target.stat().st_size:,} bytes")


def _files(paths: list[str]) -> Iterator[Path]:
    for each in map(Path, paths):
        yield from sorted(each.rglob("*.mlir")) if each.is_dir() else [each]


def _count(region: Region, owner: str, after: Table, inside: Table, attributes: Table) -> None:
    """Counts the operations of a region by the one before them, or the one around them, and their attributes."""
    registry = default_registry()
    previous = f"{{{owner}"
    for node in region.items():
        shape = node.shape
        if shape.kind == "label":
            previous = "^"
            continue
        name = shape.name
        spec = registry.op(name) if shape.kind == "operation" else None
        if spec is None:
            continue
        after[previous][name] += 1
        inside[owner][name] += 1
        previous = name
        for attribute in shape.attributes:
            if spec.attribute(attribute.name) is not None or _is_of_dialect(attribute.name):
                attributes[name][attribute.name] += 1
        for part in shape.parts:
            for attribute in part.entries:
                if _is_of_dialect(attribute.name):
                    attributes[f"{name} {part.kind}"][attribute.name] += 1
        for inner in node.body.regions if node.body is not None else ():
            _count(inner, name, after, inside, attributes)


def _names(region: Region) -> Iterator[tuple[str, str]]:
    """What the results in a region are counted by, each with the operation."""
    registry = default_registry()
    for node in region.items():
        if node.shape.kind == "operation" and registry.op(node.shape.name) is not None:
            named = [node.names[group.slot] for group in node.shape.definitions if group.slot < len(node.names)]
            yield from [(key, node.shape.name) for name in named for key in keys_of(name)]
        for inner in node.body.regions if node.body is not None else ():
            yield from _names(inner)


def _is_of_dialect(name: str) -> bool:
    """Whether an attribute belongs to a dialect that is offered, as only that may define it."""
    dialect, dot, _ = name.partition(".")
    return bool(dot) and dialect in default_registry().offered()


def _pruned(counts: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in sorted(counts.items()) if count >= MIN_COUNT}


if __name__ == "__main__":
    main()
