"""Functions of bytes that must not raise, whatever the bytes: readers of leaves, headers, assembly formats, settings, frames.

`guided.py` looks for bytes that lead to new code in them. `SEEDS` are bytes to begin with.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fixtures import EXAMPLES
from mlir_ls.lsp.transport import Frames, framed
from mlir_ls.ods.assembly.grammar import FormatError, parse_by_grammar, parse_format
from mlir_ls.ods.language import OpenLanguage, profile_language
from mlir_ls.ods.profiles import profiles
from mlir_ls.ods.registry import default_registry
from mlir_ls.settings.files import FILES, file_layer
from mlir_ls.settings.layers import Trust
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf.errors import LeafError

_LAST = b'{"jsonrpc":"2.0","method":"exit"}'


@cache
def _language(profile: str) -> OpenLanguage:
    return profile_language(profile)


def _text(data: bytes) -> tuple[OpenLanguage, str]:
    """A language, which the first byte chooses, and the text of the others."""
    names = sorted(profiles())
    return _language(names[data[0] % len(names)] if data else names[-1]), data[1:].decode("utf-8", "surrogateescape")


def read_leaf(data: bytes) -> None:
    """Types, attributes, locations among them, affine maps and integer sets."""
    language, text = _text(data)
    leaves = language.leaves
    for read in (
        leaves.parse_type,
        leaves.parse_attribute,
        leaves.parse_affine_map,
        leaves.parse_affine_set,
    ):
        try:
            leaf = read(text)
        except LeafError as found:
            offset = found.offset
        else:
            offset = 0
            assert read(text) is leaf, "what is equal is not the same object"
        assert 0 <= offset <= len(text), "the place of the error is not in the text"


def read_operation(data: bytes) -> None:
    """The header of an operation, with names erased."""
    language, text = _text(data)
    erased, _ = erase(text.replace("\r", ""))
    outcome = read_header(erased, "builtin", language)
    assert outcome.end <= len(erased)
    for fault in outcome.shape.faults:
        assert 0 <= fault.start <= fault.end <= len(erased), fault


def read_format(data: bytes) -> None:
    """Assembly formats: the shortcut and the grammar agree."""
    text = data.decode("utf-8", "surrogateescape")
    found: list[object] = []
    for parse in (parse_format, parse_by_grammar):
        try:
            found.append(parse(text))
        except FormatError:
            found.append(None)
    assert found[0] == found[1], found


def read_settings(data: bytes) -> None:
    """A project's settings."""
    for name in FILES:
        file = _folder() / name
        file.write_bytes(data)
        for trust in Trust:
            for problem in file_layer(str(file), trust).problems:
                assert problem.message


def read_frames(data: bytes) -> None:
    """The frames of messages, in pieces: a message after anything is found."""
    size = data[0] + 1 if data else 1
    stream = data[1:] + framed(_LAST)
    pieces = iter([stream[at : at + size] for at in range(0, len(stream), size)])
    frames = Frames(lambda _: next(pieces, b""))
    bodies = []
    while (body := frames.next()) is not None:
        bodies.append(bytes(body))
    assert bodies, "the message is lost"
    assert bodies[-1] == _LAST, bodies[-1]


@cache
def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="mlir-ls-fuzz-"))


def _lines() -> list[bytes]:
    return [line.strip().encode() for path in EXAMPLES for line in path.read_text("utf-8").splitlines() if line.strip()]


def _leaves() -> list[bytes]:
    texts = (
        *("i32", "tensor<4x?xf32, #a>", "memref<2x3xi8, strided<[?, 1], offset: 4>, 1>", "vector<[4]x2xf16>", "!llvm.ptr<3>"),
        *("(i32, !a.b<c>) -> (f32)", "tuple<i1, complex<f64>>", '{a = 1 : i8, b = [@c::@d, "e"], f}', "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"),
        *("affine_map<(d0, d1)[s0] -> (d0 floordiv 2 + s0 * 3, d1 mod 4)>", "affine_set<(d0) : (d0 - 1 >= 0, d0 == 2)>"),
        *('loc(callsite("a.py":1:2 at fused<"b">["c", unknown]))', "#a.b<{c = d}>", "0x1p3", "array<i32: 1, 2>", 'sparse<0, 1> : tensor<4xi1>'),
    )
    return [text.encode() for text in texts]


def _formats() -> list[bytes]:
    operations = [
        default_registry().op(name)
        for name in ("arith.addi", "memref.load", "cf.cond_br", "scf.parallel", "vector.transfer_read", "func.call", "gpu.launch_func")
    ]
    return [each.assembly_format.encode() for each in operations if each is not None and each.assembly_format]


_SETTINGS = b'profile = "llvm-19"\nassume = ["a", "b"]\n[format]\nline-limit = 80\n[tblgen]\npath = "x"\n[[dialects]]\npath = "a.td"\n'

TARGETS: dict[str, tuple[Callable[[bytes], None], Callable[[], list[bytes]]]] = {
    "leaves": (read_leaf, lambda: [b"\x04" + leaf for leaf in _leaves()]),
    "headers": (read_operation, lambda: [b"\x04" + line for line in _lines()]),
    "formats": (read_format, _formats),
    "settings": (read_settings, lambda: [_SETTINGS, b"[tool.mlir-ls]\nstrict = true\n"]),
    "frames": (read_frames, lambda: [b"\x03" + framed(b'{"a": 1}') + framed(b"[]"), b"\x40Content-Length: 90\r\nX: y\r\n\r\n{}"]),
}
"""By name, the function, and what makes bytes to begin with."""
