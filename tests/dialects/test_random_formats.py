"""Random assembly formats, many of them wrong: those of which MLIR's generator makes no parser get a warning, and no others do."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

import pytest
from test_ods_import import INSTALLED, needs_tblgen
from test_printed_records import MLIR_TBLGEN
from test_project import sources
from test_project_operations import HEAD

from mlir_ls.ods.project.load import load

pytestmark = needs_tblgen

SEEDS = (5, 6)
COUNT = 250
_VALUES = ("AnyType", "I32", "AnyInteger", "Variadic<AnyType>", "Variadic<I32>", "Optional<AnyType>", "Optional<Index>")
_ATTRIBUTES = (
    "AnyAttr",
    "I64Attr",
    "UnitAttr",
    "OptionalAttr<StrAttr>",
    "OptionalAttr<AnyAttr>",
    'DefaultValuedAttr<I32Attr, "3">',
    "I64Prop",
    "UnitProp",
    "OptionalProp<I64Prop>",
    'DefaultValuedProp<I64Prop, "2">',
)
_REGIONS = ("AnyRegion", "SizedRegion<1>", "VariadicRegion<AnyRegion>")
_SUCCESSORS = ("AnySuccessor", "VariadicSuccessor<AnySuccessor>")
_LITERALS = ("`,`", "`:`", "`->`", "`(`", "`)`", "`=`", "`word`", "`a.b`", "` `", "``")
_ODD = ("`a-b`", "`1`", "`;`", "`@`", "`::`", "prop-dict", "custom<X>()", "attr-dict", "operands", "type(results)", "regions", "($a0)?")


def _operation(rng: random.Random, number: int) -> str:
    """An operation whose format spells what it has, until it is changed at random."""
    lists = [
        [f"{rng.choice(kinds)}:${letter}{each}" for each in range(rng.choice((0, 1, 1, 2)) if letter in "oar" else rng.choice((0, 0, 1)))]
        for letter, kinds in (("o", _VALUES), ("a", _ATTRIBUTES), ("r", _VALUES), ("g", _REGIONS), ("s", _SUCCESSORS))
    ]
    operands, attributes, results, regions, successors = lists
    elements = [_spelled(rng, each) for each in (*operands, *attributes, *regions, *successors)]
    rng.shuffle(elements)
    elements.insert(rng.randint(0, len(elements)), rng.choice(("attr-dict", "attr-dict", "attr-dict-with-keyword")))
    if rng.random() < 0.2:
        elements.append("functional-type(operands, results)")
    else:
        elements += [_type_of(rng, each) for each in (*operands, *results) if rng.random() < 0.95 and "I32" not in each]
    elements = [each for element in elements for each in ((rng.choice(_LITERALS), element) if rng.random() < 0.4 else (element,))]
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        _change(rng, elements)
    several = [sum(["<" in each for each in values]) for values in (operands, results)]
    traits = [f"AttrSized{kind}Segments" for kind, count in zip(("Operand", "Result"), several, strict=True) if count > 1]
    return (
        f'def A_Op{number} : A_Op<"op{number}", [{", ".join(traits)}]> {{ let arguments = (ins {", ".join(operands + attributes)}); '
        f"let results = (outs {', '.join(results)}); let regions = (region {', '.join(regions)}); "
        f"let successors = (successor {', '.join(successors)}); let assemblyFormat = [{{{' '.join(elements)}}}]; }}\n"
    )


def _spelled(rng: random.Random, part: str) -> str:
    """How a format spells a part: in an optional group, if it may be left out."""
    name = part.partition(":")[2]
    if rng.random() < 0.6 and part.startswith(("Variadic<", "Optional", "DefaultValued", "Unit")):
        return f"(`{rng.choice(('with', 'from'))}` {name}^)?" if rng.random() < 0.7 else f"({name}^ `,`) : (`none`)?"
    return name


def _type_of(rng: random.Random, part: str) -> str:
    name = part.partition(":")[2]
    return f"(`:` type({name})^)?" if "<" in part and rng.random() < 0.5 else f"type({name})"


def _change(rng: random.Random, elements: list[str]) -> None:
    at = rng.randrange(len(elements))
    kind = rng.randrange(6)
    if kind == 0:
        del elements[at]
        elements.append(rng.choice(_LITERALS[:6]))
    elif kind == 1:
        elements.insert(rng.randint(0, len(elements)), elements[at])
    elif kind == 2:
        elements.insert(at, rng.choice(_ODD))
    elif kind == 3:
        elements.append(elements.pop(at))
    elif kind == 4:
        elements[at : at + 2] = [f"({' '.join(elements[at : at + 2])}^)?"]
    else:
        elements[at] = f"oilist(`x` {elements[at]} | `y`)"


@pytest.mark.parametrize("seed", SEEDS)
def test_formats_that_are_refused_get_a_warning_and_no_others_do(seed: int, tmp_path: Path) -> None:
    if not MLIR_TBLGEN or INSTALLED is None:
        pytest.skip("needs mlir-tblgen")
    rng = random.Random(seed)
    definitions = [_operation(rng, number) for number in range(COUNT)]
    file = tmp_path / "A.td"
    file.write_text(HEAD + "".join(definitions), encoding="utf-8")
    (tmp_path / "cache").mkdir()
    problems = [each.message for each in load(sources(file), tmp_path / "cache").problems]
    found = [re.search(r"'a\.op(\d+)'", message) for message in problems]
    assert None not in found, problems
    warned = {int(each[1]): message for each, message in zip(found, problems, strict=True) if each is not None}
    command = [MLIR_TBLGEN, "-gen-op-defs", "--asmformat-error-is-fatal=false", "-I", str(INSTALLED[1]), str(file)]
    judged = subprocess.run(command, capture_output=True, check=False, text=True)
    assert judged.returncode == 0, judged.stderr[-500:]
    noted = re.findall(r"A\.td:(\d+):\d+: note: in custom assembly format", judged.stderr)
    refused = {int(line) - HEAD.count("\n") - 1 for line in noted}
    assert 50 < len(refused) < COUNT - 50
    for number in sorted(refused ^ set(warned)):
        pytest.fail(f"seed {seed}: {warned.get(number, 'no warning')}\n{definitions[number]}")
