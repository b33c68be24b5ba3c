"""The operations that the parser knows: those of a registry, each with the function that reads its custom form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from weakref import WeakValueDictionary, ref

from mlir_ls.ods.assembly.compile import compile_format
from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.assembly.grammar import FormatError
from mlir_ls.ods.assembly.shared import DIRECTIVES
from mlir_ls.ods.bodies.certain import leaf_fault
from mlir_ls.ods.bodies.find import Bodies
from mlir_ls.ods.changes import renamed, was_in_releases
from mlir_ls.ods.constraints import dialect_type
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.language_forms import form_of
from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, OLDER_PROFILE, data_profile, is_document, release_of
from mlir_ls.ods.registry import Registry, forgiving_registry, profile_registry
from mlir_ls.ods.spec import OpSpec, TypeDef
from mlir_ls.ods.syntaxes.lookup import custom_directive, hand_written
from mlir_ls.ods.syntaxes.user_declared import shared_syntax, with_syntaxes
from mlir_ls.ods.syntaxes.usual_forms import usual_form
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.older import FormerReader, OldReader
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tolerant.reading import Reason, read_instead
from mlir_ls.system.patterns import deferred

_DIRECTIVE = re.compile(r"\bcustom\s*<\s*(\w+)")

_MAX_LANGUAGES = 8
"""How many projects' languages are kept; a project whose dialects change leaves one after each time."""

_KEPT_NAMES = 1000
"""Of how many names a language keeps which operations they are similar to."""

Known = tuple[OpSpec, "Read | None"]


_NUMBER = deferred(r"[iuf]+[0-9]+|index")
"""The types of attributes that are spelled as numbers alone."""


class OpenLanguage:
    """The language of a registry's dialects, open to operations that no dialect declares.

    Implements `syntax.header.Language`. What is found once is found by one look-up in a dictionary from then on. The
    syntaxes that ODS does not declare are those of `profile`.
    """

    is_next = False
    """Whether texts may be of an MLIR that is newer than the profile."""

    is_before = False
    """Whether texts may be of a time between the documents and the releases, when much was spelled and required otherwise."""

    is_between = False
    """Whether texts may be of a time between that of the profile, which is a document, and the next one."""

    def __init__(self, registry: Registry, profile: str = DEFAULT_PROFILE) -> None:
        self.registry = registry
        self.profile = profile
        self.form = form_of(profile)
        self.reader = self.form.reader
        self.bodies = Bodies(registry, certain=not self.is_before)
        self.leaves = LeafParser(self.form.leaves, self.bodies.type, self.bodies.attribute)
        self._known: dict[str, Known | None] = {}
        self._bare: dict[str, dict[str, Known | None]] = {}
        self._similar: dict[str, list[str]] = {}
        self._foreign: dict[str, bool] = {}
        self._assuming: WeakValueDictionary[tuple[frozenset[str], frozenset[str]], OpenLanguage] = WeakValueDictionary()
        self._declaring: WeakValueDictionary[tuple[tuple[str, str], ...], OpenLanguage] = WeakValueDictionary()
        self._later: dict[bool, ref[OpenLanguage]] = {}
        self.syntaxes: Mapping[str, str] = {}

    def assuming(self, dialects: frozenset[str], hidden: frozenset[str] = frozenset()) -> OpenLanguage:
        """The same language where these dialects exist elsewhere, perhaps with other contents than are known.

        It knows nothing of them, so that what is theirs is read tolerantly. Those of mlir-opt's own tests are what is known of
        them as far as a text follows that, but for those that are `hidden`. It is the same object as long as any text is
        read in it.
        """
        tests = frozenset([name for name in dialects - hidden if knowledge_of(name).is_for_tests])
        found = self._assuming.get((dialects, tests))
        if found is None:
            registry = self.registry.without(dialects - tests).assuming(tests)
            found = self._assuming[dialects, tests] = self._like(registry)
        return found

    def declaring(self, syntaxes: tuple[tuple[str, str], ...]) -> OpenLanguage:
        """The same language with syntaxes that a user declares (`ods.syntaxes.user_declared`).

        It is the same object as long as any text is read in it.
        """
        found = self._declaring.get(syntaxes)
        if found is None:
            found = self._declaring[syntaxes] = type(self)(self.registry, self.profile)
            found.syntaxes = dict(syntaxes)
        return found

    def _like(self, registry: Registry) -> OpenLanguage:
        """The same language with a registry, and what was read in this one forgotten."""
        found = type(self)(registry, self.profile)
        found.syntaxes = self.syntaxes
        return found

    def with_later(self, tolerant: bool = False) -> OpenLanguage:
        """The same language where spellings of later years are no mistakes; itself where it is that of a release.

        `tolerant`: texts are certainly of later years, so that operations may be spelled otherwise than in the document. It is
        the same object as long as any text is read in it.
        """
        if not issubclass(self.form.reader, OldReader):
            return self
        known = self._later.get(tolerant)
        found = known() if known is not None else None
        if found is None:
            registry = _with_successors(self.registry) if tolerant else self.registry
            found = (_LaterLanguage if tolerant else type(self))(registry, self.profile)
            found.syntaxes = self.syntaxes
            found.reader = self.form.reader.with_later()
            found.is_between = True
            self._later[tolerant] = ref(found)
        return found

    def find(self, spelled: str, default_dialect: str) -> Known | None:
        """The operation that a custom form begins with, and how to read what follows its name.

        A name without a dot belongs to the default dialect of the region around it. None where no such operation is
        known; no function where only the operation is known but not its syntax.
        """
        if "." in spelled:
            known = self._known
            name = spelled
        else:
            known = self._bare.setdefault(default_dialect, {})
            name = f"{default_dialect}.{spelled}"
        try:
            return known[spelled]
        except KeyError:
            found = known[spelled] = self._look_up(name) if name[0] != "." else None
            return found

    def named(self, name: str) -> OpSpec | None:
        """The operation of this full name."""
        return self.registry.op(name)

    def is_open(self, dialect: str) -> bool:
        """Whether a dialect may have operations that nothing declares, so that a bare word may be one of them."""
        facts = self.registry.facts(dialect)
        return bool(dialect) if facts is None else facts.extensible or facts.allows_unknown

    def knows_dialect(self, name: str) -> bool:
        """Whether there is a dialect of this name."""
        return self.registry.knows_dialect(name)

    def knows_text(self, spelled: str) -> bool:
        """Whether white space means nothing after `!dialect.mnemonic` or `#dialect.mnemonic`: no C++ of a project reads it."""
        dialect, _, mnemonic = spelled[1:].partition(".")
        if profile_registry(self.profile).knows_dialect(dialect):
            return self.registry.knows_dialect(dialect)
        return self.bodies.reads(spelled[0], dialect, mnemonic)

    def knows_texts_of(self, spec: OpSpec) -> bool:
        """The same of all that an operation spells without its name."""
        constraints = [*[operand.constraint for operand in spec.operands], *[result.constraint for result in spec.results]]
        types = list(map(dialect_type, constraints))
        syntaxes = [each.syntax for each in spec.attributes]
        bodies = [str(each[1]) for each in syntaxes if isinstance(each, tuple) and each[0] == "body"]
        spelled = [*[f"!{name}" for name in types if name], *[f"#{name}" for name in bodies]]
        return all(map(self.knows_text, spelled))

    def is_checked_out(self, dialect: str) -> bool:
        """Whether the definitions of a dialect are those of the MLIR that the project checks out."""
        facts = self.registry.facts(dialect)
        return facts is not None and facts.checked_out

    def is_of_project(self, dialect: str) -> bool:
        """Whether a project defines all that a dialect has: one of its own, or of the MLIR that it checks out."""
        facts = self.registry.facts(dialect)
        return facts is not None and facts is not profile_registry(self.profile).facts(dialect) and not facts.allows_unknown

    def leaf_fault(self, text: str, start: int) -> Fault | None:
        """The first type or attribute of a project in a header, after an offset, that there cannot be; None without one."""
        if self.registry is profile_registry(self.profile):
            return None
        return leaf_fault(text, start, self.leaves, self.is_of_project)

    def is_foreign(self, dialect: str) -> bool:
        """Whether mlir-opt has no dialect of this name."""
        found = self._foreign.get(dialect)
        if found is None:
            facts = self.registry.facts(dialect)
            if facts is None:
                return True
            found = self._foreign[dialect] = not facts.registered
        return found

    def refuses_resources(self, dialect: str) -> bool:
        """Whether a dialect of MLIR's own takes no resources at the end of a file."""
        data = self.registry.dialect(dialect)
        if data is None or data.facts.added or data.facts.checked_out or not data.ops:
            return False
        return all([spec.built_in for spec in data.ops.values()]) and not knowledge_of(dialect).takes_resources

    def keeps_blobs(self, dialect: str) -> bool:
        """Whether the resources of a dialect of MLIR's own are bytes, as those of `dense_resource<...>`."""
        data = self.registry.dialect(dialect)
        is_own = data is None or not (data.facts.added or data.facts.checked_out)
        return is_own and knowledge_of(dialect).takes_resources

    def is_undeclared(self, name: str) -> bool:
        """Whether a known dialect, which is closed, declares no operation of this full name."""
        if self.registry.op(name) is not None:
            return False
        facts = self.registry.facts(name.partition(".")[0])
        return facts is not None and not facts.extensible and not facts.allows_unknown

    def is_extended(self, name: str) -> bool:
        """Whether a known dialect, to which extensions add operations, declares no operation of this full name."""
        facts = self.registry.facts(name.partition(".")[0])
        return facts is not None and facts.extensible and not facts.allows_unknown and self.registry.op(name) is None

    def _is_whole(self, spec: OpSpec) -> bool:
        """Whether a project's definition says all of an operation's syntax: one in TableGen, without any errors."""
        facts = self.registry.facts(spec.dialect)
        is_defined = spec.location is not None and spec.location.file.endswith(".td")
        return is_defined and facts is not None and not facts.allows_unknown

    def accepts_unknown(self, dialect: str) -> bool:
        """Whether a dialect accepts operations that it does not declare, in generic form."""
        facts = self.registry.facts(dialect)
        return facts is not None and facts.unknown_generic

    def expects_unknown(self, dialect: str) -> bool:
        """Whether operations that are not declared are so usual in a dialect that they are not reported."""
        facts = self.registry.facts(dialect)
        return facts is not None and facts.unknown_usual

    def similar_operations(self, name: str) -> list[str]:
        """Known operations that may have been meant by a name, all equally likely."""
        found = self._similar.get(name)
        if found is None:
            if len(self._similar) >= _KEPT_NAMES:
                self._similar.clear()
            found = self._similar[name] = self.registry.similar_operations(name)
        return found

    def written_in_code(self, spec: OpSpec) -> list[str]:
        """The parts of an operation's syntax that only C++ knows: `custom<...>` directives, or "" for all of it."""
        spec = with_syntaxes(spec, self.syntaxes)
        if shared_syntax(spec, self.syntaxes) is not None:
            return []
        if spec.assembly_format is None:
            return [""] if spec.custom_syntax and hand_written(spec.name, self.profile) is None else []
        names = dict.fromkeys(_DIRECTIVE.findall(spec.assembly_format))
        return [name for name in names if find_directive(spec.dialect, name, self.profile) is None]

    def reads_body(self, sigil: str, definition: TypeDef) -> bool:
        """Whether what stands after the name of a type ("!") or an attribute ("#") is known, not C++ alone."""
        find = self.bodies.type if sigil == "!" else self.bodies.attribute
        return find(definition.dialect, definition.mnemonic) is not None

    @property
    def is_tolerant(self) -> bool:
        """Whether an operation of MLIR's own may be spelled otherwise than in the profile."""
        return self.is_next or self.is_before

    @property
    def named_by(self) -> str:
        """Which of the profiles that a user may name the language is of."""
        if is_document(self.profile) or not self.is_tolerant:
            return self.profile
        return NEXT_PROFILE if self.is_next else OLDER_PROFILE

    @property
    def version(self) -> str:
        """The release whose dialects these are, as it is shown to people."""
        return release_of(self.profile)

    def _look_up(self, name: str) -> Known | None:
        found = self._declared(name)
        if found is None or found[1] is None:
            return found
        facts = self.registry.facts(found[0].dialect)
        return (found[0], partial(read_instead, read=found[1])) if facts is not None and facts.assumed else found

    def _declared(self, name: str) -> Known | None:
        """The operation of a full name, and how to read what its definition, or what goes with it, says of its syntax."""
        spec = self.registry.op(name)
        if spec is None:
            return None
        if self.syntaxes:
            spec = with_syntaxes(spec, self.syntaxes)
            shared = shared_syntax(spec, self.syntaxes)
            if shared is not None:
                return spec, shared
        if spec.assembly_format is None:
            written = hand_written(name, self.profile, spec.former)
            is_whole = spec.built_in or self._is_whole(spec)
            if written is None and is_whole and not spec.custom_syntax and not is_document(self.profile):
                return spec, _refuse_custom_form
            return spec, _tentative(spec, written) or usual_form(spec)
        try:
            read = compile_format(spec, self.registry, self.leaves, partial(find_directive, profile=self.profile))
        except FormatError:
            return spec, None
        names = _DIRECTIVE.findall(spec.assembly_format)
        in_code = any([custom_directive(spec.dialect, each, self.profile) is not None for each in names])
        return spec, _tentative(spec, read) if in_code else read


class NextLanguage(OpenLanguage):
    """The language of a profile, for texts of a newer MLIR: an operation of MLIR's own whose text does not follow the syntax
    that is known is read tolerantly."""

    is_next = True

    @property
    def version(self) -> str:
        """The release whose dialects these are, as it is shown to people."""
        return f"MLIR newer than {release_of(self.profile)}"

    def _look_up(self, name: str) -> Known | None:
        found = super()._look_up(name)
        if found is None or found[1] is None or not found[0].built_in or self._is_declared(found[0]):
            return found
        return found[0], _tolerated(found[0], found[1], self.leaf_fault)

    def _is_declared(self, spec: OpSpec) -> bool:
        """Whether the definition of the very MLIR that is used spells the operation, and no C++ does."""
        is_in_code = spec.assembly_format is None or spec.custom_syntax or "custom<" in spec.assembly_format
        return not is_in_code and self.is_checked_out(spec.dialect)


class OlderLanguage(NextLanguage):
    """The language of a profile, for texts of an older MLIR: an operation of MLIR's own whose text does not follow the syntax
    that is known is read tolerantly, and what only a definition requires is not known."""

    is_next = False
    is_before = True

    def __init__(self, registry: Registry, profile: str = DEFAULT_PROFILE) -> None:
        super().__init__(registry, profile)
        self.reader = FormerReader

    @property
    def version(self) -> str:
        """The release whose dialects these are, as it is shown to people."""
        return f"MLIR older than {release_of(self.profile)}"


class OldLanguage(OpenLanguage):
    """The language of one of the early documents: bare names belong to fixed dialects, wherever they stand."""

    def find(self, spelled: str, default_dialect: str) -> Known | None:
        """The operation that a custom form begins with, and how to read what follows its name."""
        try:
            return self._known[spelled]
        except KeyError:
            found = self._known[spelled] = self._look_up(self._full(spelled))
            return found

    def named(self, name: str) -> OpSpec | None:
        """The operation of this name, which may leave out the dialect."""
        return self.registry.op(self._full(name))

    def is_open(self, dialect: str) -> bool:
        """Whether a bare word may be an operation that nothing declares: it may not."""
        return False

    def _full(self, spelled: str) -> str:
        """The name with its dialect, of the first one that has such an operation."""
        if "." in spelled:
            return spelled
        names = [f"{dialect}.{spelled}" for dialect in self._unnamed]
        return next((name for name in names if self.registry.op(name) is not None), names[0])

    @property
    def _unnamed(self) -> tuple[str, ...]:
        """The dialects whose operations are spelled without their names, those that are looked in first in front."""
        return self.form.bare_dialects


class _LaterLanguage(OldLanguage):
    """The language of a document, for texts of the years after it: an operation whose text does not follow the document is
    read tolerantly, and what only a definition requires is not known."""

    is_before = True

    def _look_up(self, name: str) -> Known | None:
        found = super()._look_up(name)
        return found if found is None or found[1] is None else (found[0], _tolerated(found[0], found[1], self.leaf_fault))

    def _full(self, spelled: str) -> str:
        """The name with its dialect; of what no document has, that of what took the place of a later standard operation."""
        name = super()._full(spelled)
        successor = renamed(name) if self.registry.op(name) is None else ""
        return successor if successor and self.registry.op(successor) is not None else name

    @property
    def _unnamed(self) -> tuple[str, ...]:
        return (*self.form.bare_dialects, *self.form.later_dialects)


def _with_successors(registry: Registry) -> Registry:
    """The dialects of a document, and of the oldest release those to which operations of the document have moved since."""
    oldest = profile_registry(data_profile(OLDER_PROFILE))
    moved = {renamed(name).partition(".")[0] for dialect in registry.dialects() for name in registry.ops_of(dialect)}
    return registry.over(oldest.without(frozenset(oldest.dialects()) - moved), registry.profile)


def _tolerated(spec: OpSpec, read: Read, reason: Reason) -> Read:
    """What reads an operation by `read`, or tolerantly where the text does not follow that without a `reason`."""
    form = spec.assembly_format
    attributes = () if form is None or _DIRECTIVE.search(form) else spec.attributes  # what C++ reads may be a word
    plain = [each for each in attributes if each.syntax == "attribute"]
    numbers = frozenset([each.name for each in plain if _NUMBER.fullmatch(each.value_type or "")])
    read = partial(_read_numbers, read, numbers) if numbers else read
    is_fixed = all([each.arity == "one" for each in spec.results])
    return partial(read_instead, read=partial(_read_results, read, len(spec.results)) if is_fixed else read, reason=reason)


def _read_results(read: Read, count: int, reader: HeaderReader) -> None:
    """Reads an operation with a number of results: another number of names breaks it."""
    read(reader)
    if reader.definitions and sum([each.size for each in reader.definitions]) != count:
        reader.fail("expected another number of results")


def _read_numbers(read: Read, numbers: frozenset[str], reader: HeaderReader) -> None:
    """Reads an operation of which some attributes are spelled as `numbers`: a word for one of them breaks it."""
    read(reader)
    for name, named_at, start, end in reader.attributes:
        word = reader.text[start:end]
        if name in numbers and named_at == start and word[:1].isalpha() and word not in ("true", "false"):
            reader.fail(f"expected a number for '{name}'")


def _tentative(spec: OpSpec, read: Read | None) -> Read | None:
    """A syntax in C++; that of an operation which is not MLIR's as we know it may be another one."""
    return read if read is None or spec.built_in else partial(read_instead, read=read)


def _refuse_custom_form(reader: HeaderReader) -> None:
    """Of an operation whose definition has no syntax there is the generic form only."""
    message = f"'{reader.name}' has no custom assembly form, it is written in generic form: \"{reader.name}\"(...)"
    reader.fail_so_far("no-custom-form", message, reader.starts[reader.index - 1], reader.end_of_last())


def find_directive(dialect: str, name: str, profile: str = DEFAULT_PROFILE) -> Directive | None:
    """The directive that operations of a dialect call by this name: the dialect's own, or a shared one."""
    return custom_directive(dialect, name, profile) or DIRECTIVES.get(name)


def default_language() -> OpenLanguage:
    """The language of the default profile's dialects."""
    return profile_language(DEFAULT_PROFILE)


@cache
def profile_language(profile: str) -> OpenLanguage:
    """The language of the dialects of one of `accepted_profiles()`."""
    return _made(profile_registry(data_profile(profile)), profile)


def later_operations(names: Iterable[str], language: OpenLanguage) -> list[str]:
    """The operations among these full names that today's MLIR has, or releases before it had, and a language has not."""
    today = profile_language(DEFAULT_PROFILE)
    lacking = [each for each in names if language.named(each) is None]
    return [each for each in lacking if today.named(each) is not None or was_in_releases(each)]


@lru_cache(maxsize=_MAX_LANGUAGES)
def project_language(profile: str, *folders: str) -> OpenLanguage:
    """The language of a project's dialects before those of a profile. They are in folders that are never changed; those of
    the first are in front.

    A folder that cannot be read any more is left out.
    """
    registry = profile_registry(data_profile(profile))
    for folder in reversed(folders):
        own = forgiving_registry(Path(folder))
        registry = registry if own is None else own.over(registry)
    return _made(registry, profile)


def _made(registry: Registry, profile: str) -> OpenLanguage:
    if profile == NEXT_PROFILE:
        return NextLanguage(registry, data_profile(profile))
    if profile == OLDER_PROFILE:
        return OlderLanguage(registry, data_profile(profile))
    return (OldLanguage if form_of(profile).bare_dialects else OpenLanguage)(registry, profile)
