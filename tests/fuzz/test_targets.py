"""The targets of fuzzing that is guided by coverage hold for bytes that are a little off. `make fuzz` goes further."""

from __future__ import annotations

import random
from importlib.util import find_spec
from pathlib import Path

import pytest

from fuzz.editing import seeds
from fuzz.guided import MISSING
from fuzz.guided import main as guided
from fuzz.targets import TARGETS

pytestmark = pytest.mark.extended


def mutated(data: bytes, rng: random.Random) -> bytes:
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.choice((b"", bytes([rng.randrange(256)]), data[at : at + 5] * 2)) + data[at + rng.randrange(3) :]
    return data


@pytest.mark.parametrize("name", TARGETS)
def test_targets(name: str) -> None:
    function, beginnings = TARGETS[name]
    data = beginnings()
    for seed in seeds(60):
        rng = random.Random(seed)
        made = mutated(rng.choice(data), rng)
        try:
            function(made)
        except Exception:
            print(f"seed {seed}: {made!r}")
            raise


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("leaves", b"\x04!llvm.p-"),
        ("leaves", b"\x04!llvm.p-<i32>"),
        ("leaves", b"\x04#llvm.p-<i32>"),
        ("leaves", b"\x04!llvm."),
        ("leaves", b"\x04#llvm."),
        ("leaves", b"\x01!llvm."),
        ("formats", b"$lh\x1e `,` $lhs"),
        ("formats", b"(" * 200),
    ],
)
def test_bytes_that_failed(name: str, data: bytes) -> None:
    TARGETS[name][0](data)


def test_without_atheris_nothing_is_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    if find_spec("atheris") is not None:
        pytest.skip("atheris is installed")
    monkeypatch.setattr("sys.argv", ["guided.py", "leaves"])
    assert guided() == MISSING
    assert "atheris is not installed" in capsys.readouterr().out


def test_bytes_that_failed_are_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("atheris", reason="atheris is not installed")
    file = tmp_path / "failed"
    file.write_bytes(b"\x04i32")
    monkeypatch.setattr("sys.argv", ["guided.py", "leaves", str(file)])
    assert guided() == 0
