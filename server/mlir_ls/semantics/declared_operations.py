"""Which operations a language does not declare, and how severe that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.did_you_mean import is_slip, nearest, suggestion
from mlir_ls.ods.check_options import CheckOptions
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.other_profiles import described, elsewhere, namesakes
from mlir_ls.ods.profiles import is_document, release_of
from mlir_ls.semantics.leniency import as_printed, in_between, lowered, of_any_release, without_gone_terminators
from mlir_ls.text import span

_AT_NAME = span(0, 0, 0)
"""The place in what is kept of a name; its uses give each diagnostic its own."""
_MAX_NAMESAKES = 3
"""More operations of one name than this are no help."""

_NOTED_ONCE = frozenset(("unknown-dialect", "newer-syntax"))


def noted_once(found: Iterable[Diagnostic], is_log: bool) -> Iterator[Diagnostic]:
    """The diagnostics of a text; of notes that a dialect, or the spelling of an operation, is not known, the first of each.

    `is_log`: a compiler printed the text, so that all of them are such notes.
    """
    noted: set[str] = set()
    for each in found:
        if (is_log or each.code in _NOTED_ONCE) and each.severity is Severity.INFORMATION and not each.expected:
            if each.message in noted:
                continue
            noted.add(each.message)
        yield each


class DeclaredOperations:
    """The diagnostics of operations and dialects that a language does not declare, as severe as its use permits.

    The `options` say whether what is unknown is an error, and whether the text is shown in an editor, where its release is a
    guess unless it is `pinned`. `is_log`: a compiler printed the text.
    """

    def __init__(self, language: OpenLanguage, options: CheckOptions, pinned: bool, is_log: bool) -> None:
        self.language = language
        self.assumed = options.assumed
        self.hidden = options.hidden
        self.strict = options.strict
        self.editor = options.editor
        self.pinned = pinned
        self.is_log = is_log
        self.leaves = language.leaves

    def adjusted(self, found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
        """The same; that a dialect lacks a type or an attribute is as bad as that it lacks an operation."""
        if self.is_log:
            return as_printed(found)
        if self.language.is_between:
            found = in_between(found, self.language.is_before)
        if self.language.is_before or (is_document(self.language.profile) and not self.pinned):
            found = without_gone_terminators(found, self.language.is_before)
        if self.language.is_before:
            found = of_any_release(found)
        if not is_document(self.language.profile):
            found = map(self._with_today, found)
        is_tolerant = self.language.is_tolerant
        if not is_tolerant and (not self.editor or self.pinned):
            return tuple(found)
        lenient = Severity.INFORMATION if is_tolerant else Severity.WARNING
        return lowered(found, lenient, is_tolerant, self.language.is_of_project)

    def _with_today(self, found: Diagnostic) -> Diagnostic:
        """The same, with what an operation is called that is spelled as in a document."""
        word = found.about[0] if found.code == "unknown-operation" and found.about else "."
        if "." in word:
            return found
        other = elsewhere(word, self.language.profile)
        names = namesakes(word, self.language.profile) if other is None or not other.successor else []
        likely = suggestion(names) if len(names) <= _MAX_NAMESAKES else ""
        return replace(found, message=f"{found.message}{described(other)}{likely}")

    def unknown_operation(self, name: str, generic: bool) -> Diagnostic | None:
        """What is reported of the name of an operation, or of a dialect after a sigil, that may not be known; None: nothing."""
        dialect, dot, _ = name.partition(".")
        if dialect.lstrip("!#") in self.assumed:
            return None
        if name.startswith(("!", "#")) or (self.language.is_foreign(dialect) and self.language.knows_dialect(dialect)):
            # an unknown dialect may have any spelling, so only its operations are reported
            message = f"dialect '{dialect.lstrip('!#')}' is not known to mlir-opt"
            return Diagnostic("unknown-dialect", Severity.ERROR, _AT_NAME, message) if self.strict else None
        if not name:
            return None  # which is a mistake of its own
        if not dot or not self.language.knows_dialect(dialect):
            return self._unknown_dialect(name, generic)
        if self.language.is_next and not generic and self.language.named(name) is not None:
            message = f"'{name}' is not spelled as in {release_of(self.language.profile)}, so it is read tolerantly"
            return Diagnostic("newer-syntax", Severity.INFORMATION, _AT_NAME, message)
        if self.language.is_extended(name):
            return self._slip(name, dialect)
        if not self.language.is_undeclared(name) or (generic and self.language.expects_unknown(dialect)):
            return None
        return self._undeclared(name, dialect, generic)

    def _unknown_dialect(self, name: str, generic: bool) -> Diagnostic:
        """An operation of a dialect that is not known, or of none."""
        dialect, dot, _ = name.partition(".")
        other = elsewhere(name, self.language.profile)
        is_later = self.pinned and not generic and other is not None and is_document(self.language.profile)
        near = self._of_near_dialects(name) if other is None else []
        is_wrong = (is_later and bool(dot)) or (not generic and any([_is_misspelled(name, each) for each in near]))
        severity = Severity.ERROR if self.strict or is_wrong else Severity.INFORMATION
        message = f"dialect '{dialect}' is not known" if dot else f"operation '{name}' belongs to no dialect"
        message += ": MLIR's own dialect of that name has no such operations" if dialect in self.hidden else ""
        hint = described(other) if other is not None else suggestion(near)
        return Diagnostic("unknown-dialect", severity, _AT_NAME, message + hint)

    def _undeclared(self, name: str, dialect: str, generic: bool) -> Diagnostic | None:
        """An operation that its dialect, which is known, does not declare."""
        other = elsewhere(name, self.language.profile)
        similar = self.language.similar_operations(name) if other is None else []
        hint = described(other) if other is not None else suggestion(similar)
        if self.language.is_before:
            slips = self._meant_by(name, dialect) if other is None else []
            message = f"dialect '{dialect}' has no operation '{name}'{suggestion(slips)}"
            return Diagnostic("unknown-operation", Severity.WARNING, _AT_NAME, message) if slips else None
        is_of_project = self.language.is_of_project(dialect)
        if self.language.is_next and not is_of_project:
            slips = self._meant_by(name, dialect)
            message = f"dialect '{dialect}' of {release_of(self.language.profile)} has no operation '{name}'{suggestion(slips)}"
            return Diagnostic("unknown-operation", Severity.WARNING if slips else Severity.INFORMATION, _AT_NAME, message)
        if generic and self.language.accepts_unknown(dialect):
            severity = Severity.WARNING if similar else Severity.INFORMATION
            message = f"dialect '{dialect}' declares no operation '{name}'{hint}"
            return Diagnostic("unknown-operation", severity, _AT_NAME, message)
        if self.editor and not self.pinned and not similar and not is_of_project:
            message = f"dialect '{dialect}' of {self.language.version} has no operation '{name}'{hint}"
            return Diagnostic("unknown-operation", Severity.WARNING, _AT_NAME, message)
        message = f"dialect '{dialect}' has no operation '{name}'{hint}"
        return Diagnostic("unknown-operation", Severity.ERROR, _AT_NAME, message)

    def _slip(self, name: str, dialect: str) -> Diagnostic | None:
        """An operation that an extension of its dialect may add, if its name is a slip, or that of one of another release."""
        if self.language.is_tolerant or is_document(self.language.profile):
            return None
        other = elsewhere(name, self.language.profile)
        similar = self._meant_by(name, dialect) if other is None else []
        if other is None and not similar:
            return None
        hint = described(other) if other is not None else suggestion(similar)
        message = f"dialect '{dialect}' has no operation '{name}', unless an extension adds it{hint}"
        return Diagnostic("unknown-operation", Severity.WARNING, _AT_NAME, message)

    def _of_near_dialects(self, name: str) -> list[str]:
        """The operations of dialects with a name much like that of one that is not known."""
        dialect, _, word = name.partition(".")
        near = nearest(dialect, self.language.registry.offered(), 0.8)
        return [f"{each}.{word}" for each in near if self.language.registry.op(f"{each}.{word}") is not None]

    def _meant_by(self, name: str, dialect: str) -> list[str]:
        """The operations of a dialect that a name is a slip of."""
        before, _, word = name.rpartition(".")
        # slips are near names, which take longer to find
        if not any([is_slip(word, each.rpartition(".")[2]) for each in self.language.registry.ops_of(dialect)]):
            return []
        known = [each.rpartition(".") for each in self.language.similar_operations(name)]
        return [f"{front}.{last}" for front, _, last in known if front == before and is_slip(word, last)]


def _is_misspelled(name: str, known: str) -> bool:
    """Whether the dialect of an operation is that of a known one of the same name but for a slip within the word.

    A letter more or less at its end makes the name of another dialect: `emit`, `linalgx`.
    """
    dialect, meant = name.partition(".")[0], known.partition(".")[0]
    return (dialect[-1] == meant[-1] or sorted(dialect) == sorted(meant)) and is_slip(dialect, meant)
