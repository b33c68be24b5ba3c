"""Diagnostics that a client requests of files of the workspace that are not open: each is read and verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text.diagnostics import diagnostics_part


class PulledFile(NamedTuple):
    """The diagnostics of a file as JSON text, without brackets, and a name for them."""

    result: str
    text: str


def pulled_file(uri: str, client: Client, lines: Sequence[str], check_options: CheckOptions) -> PulledFile:
    """The diagnostics of a file that has these lines."""
    text = diagnostics_part(EncodedDocument(lines, client, uri), analyze(lines, check_options).shown)
    return PulledFile(result_of(text), text)


def result_of(text: str) -> str:
    """A name for diagnostics that others do not have."""
    import hashlib
    return hashlib.sha256(text.encode()).hexdigest()[:16]
