"""Slow work and messages: who has the event loop when."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from mlir_ls.lsp.inbox import Handlers, Inbox, Message
from mlir_ls.workspace.background import BackgroundWork
from mlir_ls.workspace.progress import WorkDoneProgress

MESSAGE = b'{"jsonrpc": "2.0", "method": "x"}'


def test_a_message_that_arrives_during_a_slice_is_handled_before_the_next_one() -> None:
    slices = 0
    seen: list[int] = []

    async def session() -> None:
        nonlocal slices
        done = asyncio.Event()

        def work() -> None:
            nonlocal slices
            slices += 1
            if slices in (3, 5):
                inbox.receive(MESSAGE)

        def handle(message: Message, waiting: bool) -> None:
            seen.append(slices)
            if len(seen) == 2:
                done.set()

        pauses = BackgroundWork(lambda: 0, lambda: slices < 9, work)
        ignore = partial(seen.append, -1)
        handlers = Handlers(handle, lambda *_: None, lambda _: None, pauses.end, pauses.begin_anew, ignore)
        inbox = Inbox(asyncio.get_running_loop(), handlers)
        pauses.begin_anew()
        await asyncio.wait_for(done.wait(), 10)

    asyncio.run(session())
    assert seen == [3, 5]


def test_work_that_is_done_before_its_pause_is_over_is_not_begun() -> None:
    """Settings that arrive meanwhile have a document analysed anew, and nothing of it is left to be verified."""
    left, calls = 1, 0

    async def session() -> None:
        nonlocal left

        def work() -> None:
            nonlocal calls
            calls += 1

        BackgroundWork(lambda: 0, lambda: left > 0, work).begin_anew()
        left = 0
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(session())
    assert calls == 0


def test_a_bar_begins_where_the_work_is_by_then() -> None:
    """The client may take its time to agree to a bar."""
    sent: list[dict[str, object]] = []
    agreed = asyncio.Event()

    async def session() -> None:
        bar = WorkDoneProgress("Importing", lambda token: agreed.wait(), lambda _, text: sent.append(json.loads(text)["value"]))
        beginning = asyncio.ensure_future(bar.begin())
        await asyncio.sleep(0)
        bar.report(1, 2)
        agreed.set()
        await beginning
        bar.end()

    asyncio.run(session())
    assert [(each["kind"], each.get("percentage")) for each in sent] == [("begin", 0), ("report", 50), ("end", None)]
