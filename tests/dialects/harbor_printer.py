"""Texts as the tools of `examples/dialects/harbor` would print them: seeded, valid by construction.

A chunk is one function-like operation, or a module of several. Values are picked by their types among those that are visible.
"""

from __future__ import annotations

from harbor_kernels import Kernels
from harbor_models import Models
from harbor_programs import Programs
from harbor_values import Module

ALIASES = {
    "#blocked": "#wave.blocked<{sizePerThread = [1], order = [0]}>",
    "#queues": "#crane.partition<@device::@q0, queues = [0, 1], {weight = 4 : i64}>",
}


class Printer(Programs, Kernels, Models):
    """Prints chunks of one seed."""

    def chunk(self) -> Module:
        """The next chunk."""
        self.lines, self.operations, self.names, self.indent = [], [], 0, ""
        kinds = (self._kernel, self._host, self._circuit, self._model, self._loops, self._tensors, self._schedule)
        self.rng.choices(kinds, (3, 4, 2, 3, 4, 3, 1))[0]()
        text = "\n".join(self.lines) + "\n"
        head = "".join([f"{alias} = {value}\n" for alias, value in ALIASES.items() if alias in text])
        return Module(head + text, self.operations)
