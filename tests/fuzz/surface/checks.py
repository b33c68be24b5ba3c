"""All checks of answers to requests about a document."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fuzz.surface import answers, changes

CHECKS: tuple[Callable[..., Iterator[str]], ...] = (
    answers.check_encodings,
    answers.check_structure,
    answers.check_selections,
    answers.check_names,
    answers.check_calls,
    changes.check_renames,
    changes.check_taken_names,
    changes.check_actions,
    changes.check_refactorings,
    changes.check_layouts,
    changes.check_hints,
    changes.check_completions,
)
