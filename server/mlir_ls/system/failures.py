"""What failed and took nothing else with it: logged, once each."""

from __future__ import annotations

import logging
from functools import cache

logger = logging.getLogger(__name__)


@cache
def log_failure(what: str) -> None:
    """Logs, once, that a part of the service failed, with the exception that is being handled. All else is shown."""
    logger.exception("%s failed", what)
