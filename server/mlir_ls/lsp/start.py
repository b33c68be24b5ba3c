"""The start of the server: `initialize` is answered, and the first document read, while everything else is imported."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from mlir_ls.lsp.initialization import EarlyAnswer
from mlir_ls.lsp.streams import Streams, accepted_streams, standard_streams
from mlir_ls.lsp.transport import Reader


def run(tcp_port: int | None = None, log_file: str | None = None) -> int:
    """Serves one client on standard input and output, or the first that connects to a port of this machine.

    Returns the exit status: 0 after `shutdown`, else 1. OSError if the port or the log file cannot be had.
    """
    streams = standard_streams() if tcp_port is None else accepted_streams(tcp_port)
    answer = EarlyAnswer(streams.write)
    reader = Reader(streams, answer.to)
    reader.start()
    from mlir_ls.lsp.logs import set_up_log

    set_up_log(log_file)
    gc.disable()  # what is imported lasts; looking for garbage in it costs a quarter of the start
    with _hidden("ssl"):  # asyncio can do without it, and there are no connections that it is for
        asyncio = importlib.import_module("asyncio")
    status: int = asyncio.run(_serve(streams, answer, reader))
    return status


async def _serve(streams: Streams, answer: EarlyAnswer, reader: Reader) -> int:
    """Shows what is in the first document, imports the server, and has it answer."""
    from mlir_ls.lsp.first_document import begun

    home = begun(reader, streams.write, answer.sent)
    gc.disable()  # reading a document enables it
    from mlir_ls.lsp import server

    gc.freeze()
    gc.enable()
    return await server.served(server.Server(streams, answer, home), reader)


@contextmanager
def _hidden(name: str) -> Iterator[None]:
    """Meanwhile, what tries to import a module that has not been imported yet finds that there is none."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[name]
