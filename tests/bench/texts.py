"""Writes texts that do not repeat themselves, which the generator of the other files does: real ones, and dumps.

    python tests/bench/texts.py FOLDER [--corpus DIR] [--only NAME ...]

| name | what it is |
| --- | --- |
| joined | all chunks of LLVM's own tests that its `mlir-opt` accepts, one after the other, with `// -----` between them |
| unknown | a dump of a compiler whose dialects are not known: 56,000 operations of a machine learning model |

`joined` needs a corpus with labels: a folder of files, and beside it a file `NAME.by22.jsonl` that says which of their chunks
are valid. The same arguments give the same texts.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT.parent / "shared" / "corpus" / "llvm19"
SPLIT = "// -----\n"


def joined(corpus: Path) -> str:
    """All valid chunks of a corpus, with a split line between them."""
    return SPLIT.join(_valid_chunks(corpus))


def _valid_chunks(corpus: Path) -> Iterator[str]:
    labels = corpus.with_name(f"{corpus.name}.by22.jsonl")
    for row in labels.read_text(encoding="utf-8").splitlines():
        label = json.loads(row)
        lines = (corpus / label["path"]).read_text(encoding="utf-8").split("\n")
        for chunk in label["chunks"]:
            if chunk["valid"]:
                yield "\n".join(lines[chunk["start"] : chunk["start"] + chunk["lines"]]).rstrip("\n") + "\n"


_ELEMENTWISE = ("add", "multiply", "subtract", "maximum", "minimum", "divide", "power", "remainder")
_ONE = ("exponential", "negate", "rsqrt", "tanh", "logistic", "convert", "sine", "floor")
_SIZES = (1, 3, 4, 7, 8, 12, 16, 32, 64, 96, 128, 197, 224, 256, 384, 512, 768, 1024, 3072, 50257)


def unknown(corpus: Path) -> str:
    """A dump with operations, types and attributes of dialects that nothing declares."""
    return _dump(random.Random(7), functions=56, operations=1000)


def _dump(choose: random.Random, functions: int, operations: int) -> str:
    lines = ['module @model attributes {hlo.partitions = 8 : i32, hlo.replicas = 1 : i32} {']
    for function in range(functions):
        shape = _shape(choose)
        lines.append(f"  func.func private @layer_{function}(%arg0: {shape}, %arg1: {shape}) -> {shape} {{")
        values = [("%arg0", shape), ("%arg1", shape)]
        for number in range(operations):
            text, type_ = _operation(choose, values)
            lines.append(f"    %{number} = {text}")
            values = [*values[-6:], (f"%{number}", type_)]
        name, type_ = values[-1]
        lines.append(f"    hlo.return {name} : {type_}")
        lines.append("  }")
    return "\n".join([*lines, "}", ""])


def _shape(choose: random.Random) -> str:
    sizes = [str(choose.choice(_SIZES)) for _ in range(choose.randint(1, 4))]
    element = choose.choice(("f32", "f32", "bf16", "i32", "!quant.uniform<i8:f32, 0.5>"))
    return f"tensor<{'x'.join(sizes)}x{element}>"


def _operation(choose: random.Random, values: list[tuple[str, str]]) -> tuple[str, str]:
    """An operation that reads some values, and the type of its result."""
    (one, left), (two, right) = choose.choice(values), choose.choice(values)
    new = _shape(choose)
    sizes = ", ".join([str(choose.choice(_SIZES)) for _ in range(2)])
    match choose.randrange(9):
        case 0 | 1:
            return f"hlo.{choose.choice(_ELEMENTWISE)} {one}, {two} : ({left}, {right}) -> {new}", new
        case 2 | 3:
            return f"hlo.{choose.choice(_ONE)} {one} : ({left}) -> {new}", new
        case 4:
            return f"hlo.constant dense<{choose.random():.6e}> : {new}", new
        case 5:
            dims = f"contracting_dims = [{choose.randrange(4)}] x [{choose.randrange(4)}], precision = [DEFAULT, DEFAULT]"
            return f"hlo.dot_general {one}, {two}, {dims} : ({left}, {right}) -> {new}", new
        case 6:
            return f"hlo.broadcast_in_dim {one}, dims = [{sizes}] : ({left}) -> {new}", new
        case 7:
            window = f"window = {{stride = [{sizes}], pad = [[{sizes}], [{sizes}]]}}"
            counts = f"batch_group_count = {choose.randrange(9)} : i64"
            numbers = "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"
            return f"hlo.convolution({one}, {two}) {numbers}, {window} {{{counts}}} : ({left}, {right}) -> {new}", new
    encoded = f"#device.layout<[{sizes}], kind = {choose.choice(('tiled', 'linear'))}>"
    return f'"device.{choose.choice(_ONE)}_v2"({one}, {two}) <{{layout = {encoded}}}> : ({left}, {right}) -> {new}', new


TEXTS: dict[str, Callable[[Path], str]] = {"joined": joined, "unknown": unknown}


def write(folder: Path, names: list[str], corpus: Path = CORPUS) -> list[Path]:
    """Writes texts into a folder, but for those that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{name}.mlir" for name in names]
    for name, file in zip(names, files, strict=True):
        if not file.exists():
            file.write_text(TEXTS[name](corpus), encoding="utf-8")
    return files


def main() -> int:
    """Writes them, and prints how large they are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--corpus", type=Path, default=CORPUS)
    parser.add_argument("--only", nargs="+", choices=list(TEXTS), default=list(TEXTS))
    options = parser.parse_args()
    for file in write(options.folder, options.only, options.corpus):
        data = file.read_bytes()
        count = data.count(b"\n")
        print(f"{file}: {len(data):,} bytes, {count:,} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
