"""Walks find of every name what looking it up at its operation finds."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from fuzz.damaging import damaged_text
from growth.families import FAMILIES
from mlir_ls import api
from mlir_ls.api.walks import walk, walk_with_operands, walk_with_owners, walk_with_references

_NAMES = """\
module @m {
  func.func @f(%a: i32, %c: i1) {
    %b:2 = "a.b"(%a, %late) : (i32, i32) -> (i32, i32)
    scf.if %c {
      %late = "a.b"(%b#1) : (i32) -> i32
      a.c %x, %a {
        "a.b"(%x, %y, %late) : (i32, i32, i32) -> ()
      }
      a.d %y {
        a.d %x {
          "a.b"(%x, %y, %late) : (i32, i32, i32) -> ()
        }
      }
    } else {
      module @m {
        func.func private @f()
        "a.b"(%a) {s = @f, t = @m::@f, u = @m::@m::@f, v = @none} : (i32) -> ()
      }
    }
    func.call @f(%a, %c) : (i32, i1) -> ()
    %late = "a.b"() : () -> i32
  ^next(%a: i32):
    return %a : i32
  }
}
"""
_TEXTS = {"names": _NAMES, **{name: family(12) for name, family in FAMILIES.items()}}


class _Meaning(NamedTuple):
    operation: api.Operation
    owner: api.Operation | None
    operands: tuple[tuple[object, ...], ...]
    targets: tuple[api.Operation | None, ...]


def _shown(value: api.Value) -> tuple[object, ...]:
    return value.name, value.type, value.owner, value.number, value.span, value.is_defined


def _walked(roots: list[api.Operation]) -> list[_Meaning]:
    owners, operands = list(walk_with_owners(roots)), list(walk_with_operands(roots))
    targets = [tuple([resolve(each) for each in step.references]) for step, resolve in walk_with_references(roots)]
    found = [
        _Meaning(step, owner, tuple(map(_shown, values)), resolved)
        for (step, owner), (_, values), resolved in zip(owners, operands, targets, strict=True)
    ]
    assert [each.operation for each in found] == [step for step, _ in operands] == list(walk(roots))
    return found


def _looked_up(operation: api.Operation) -> _Meaning:
    owner = operation.parent
    while owner is not None and owner.symbol is None:
        owner = owner.parent
    targets = tuple([operation.resolve(each) for each in operation.references])
    return _Meaning(operation, owner, tuple(map(_shown, operation.operands)), targets)


def _check(text: str, randomness: random.Random) -> None:
    module = api.parse(text)
    operations = list(module.walk())
    for roots in (list(module.operations), *[[each] for each in randomness.sample(operations, min(2, len(operations)))]):
        for each in _walked(roots):
            assert each == _looked_up(each.operation), text


@pytest.mark.parametrize("name", _TEXTS)
def test_names_mean_what_they_do_at_each_operation(name: str) -> None:
    _check(_TEXTS[name], random.Random(12))


def test_names_mean_it_in_damaged_texts() -> None:
    for seed in range(40):
        print(f"seed {seed}")
        randomness = random.Random(seed)
        _check(damaged_text(randomness), randomness)
