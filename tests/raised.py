"""What is only logged, so that nothing else is lost with it, is raised in tests."""

from __future__ import annotations

import logging


class Raising(logging.Handler):
    """Raises the exceptions that are logged."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            raise record.exc_info[1]


def raise_failures() -> None:
    """From now on, a rule of the verifier, or a reader of a syntax or a body, that fails fails the test."""
    logger = logging.getLogger("mlir_ls.system.failures")
    if not any(isinstance(each, Raising) for each in logger.handlers):
        logger.addHandler(Raising())
