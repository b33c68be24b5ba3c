"""What the engine has to know of single dialects and their operations that neither TableGen nor a trait declares.

`facts.json` in the folder of a dialect has the fields of `DialectKnowledge`; "operations" has those of `OperationFacts` by
the names of operations without the dialect's. What has its default is left out. A file is read when something of its
dialect is first looked up; look-ups are cached, so they may stand on the hot path.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from mlir_ls.ods.dialect_files import dialects_with_file, json_of

FACTS_FILE = "facts.json"

T = TypeVar("T")

_REMEMBERED = 4096


class OperationFacts(NamedTuple):
    """What holds for one operation.

    `spells_terminator`: its hand-written parser does not add the terminator that SingleBlockImplicitTerminator names, so
    that it must be in the text.
    `needs_body`: it has a body with a block in it, or none at all: an empty one is an error.
    `takes_more_arguments`: a function whose entry block may have arguments beside those of its signature.
    `body_end`: the terminator, as spelled, that ends its body where it yields nothing; "" where no trait or fact says it.
    `calls`: it calls the symbols that it names, though it has not the interface of calls.
    `callee_declaration`: how what it calls is declared, with `{name}`, `{inputs}` and `{results}` in it; "" for none.
    `constant_value`: the attribute that holds the value of the constant that it is; "" where it is no constant.
    `usual_constants`: integers that operands most often are, by the names of the operands.
    `never_constants`: integers that operands hardly ever are, likewise: no loop has a step of 0.
    `form`: what usually stands after its name where its syntax leaves that open, token by token: `%` for a value, `%shaped`
    and `%scalar` for one of such a type, `$1` for a type, `?x` for something else, `{ }` for a region, `->` with what follows
    where there are results.
    `follows_example`: its form is that of its example, though the grammar would take less.
    `ends_with_function`: what it allocates is freed when the function returns.
    `undeclared_attributes`: attributes that its C++ keeps beside those that its definition declares, with what they are where
    they are not there; they are no properties.
    `outlining`: how a part of a function of this kind is another one: the head of that `function`, with `{name}`, `{inputs}`
    and `{results}`, the `call` of it, with `{type}`, and the `end` of its body, with `{outputs}`.
    """

    spells_terminator: bool = False
    needs_body: bool = False
    takes_more_arguments: bool = False
    body_end: str = ""
    calls: bool = False
    callee_declaration: str = ""
    constant_value: str = ""
    usual_constants: Mapping[str, int] = MappingProxyType({})
    never_constants: Mapping[str, int] = MappingProxyType({})
    form: str = ""
    follows_example: bool = False
    ends_with_function: bool = False
    undeclared_attributes: Mapping[str, str] = MappingProxyType({})
    outlining: Mapping[str, str] = MappingProxyType({})


class FunctionTypeFact(NamedTuple):
    """A type that is one of functions: which of its parameters is the result, which the inputs.

    `void` is the mnemonic of the dialect's type that stands for no result.
    """

    result: int
    inputs: int
    void: str = ""


class DialectKnowledge(NamedTuple):
    """What holds for a dialect as a whole, and for its types and attributes, by their mnemonics.

    `rules_are_complete`: hardly a requirement of its verifiers is unknown here, so that an operation in which nothing is found
    is right.
    `runs_in_compiler`: it is one of programs that the compiler itself runs, which decides on the arguments of functions.
    `identified_types`: types whose first parameter is their name, None where they have none; the others are the body, None
    where it is opaque.
    `function_types`: types of functions.
    `interfaces`: interfaces that are attached to types and attributes where they are not defined, and to which.
    `attached_interfaces`: interfaces of the dialect of which `interfaces` say all that they are attached to.
    `sparse_encodings`: attributes that, as the encoding of a tensor, make it a sparse one.
    `memory_spaces`: attributes that memrefs have as their memory space. `encoding`: an attribute that tensors have as their
    encoding, with `{dimensions}` and `{levels}` in it.
    `type_makers`: names of transformers (`ods.spec`) and how the types that they make are spelled, with `{type}` in it;
    it also holds the spellings of types that the term ("make", name, …) constructs. A type of the dialect stands there without
    its name.
    `types_in_full`: types that no operation spells without their names, as C++ does not read them from their definitions.
    `parsers_check_attributes`: its hand-written parsers refuse attributes of a wrong kind, which others drop.
    `takes_resources`: the end of a file may hold resources for it, which are bytes.
    `word_lists`: by the beginnings that words of a kind have in common, how they go on, separated by blanks; there may be more.
    `words`: what words in the bodies of its types and attributes mean, where no definition says it.
    `required_by_documents`: codes of what only the documents of early years require, and no tool of a later time.
    `is_for_tests`: mlir-opt has it for its own tests, and no package describes it, so that a user can only assume it.
    """

    operations: Mapping[str, OperationFacts] = MappingProxyType({})
    rules_are_complete: bool = False
    runs_in_compiler: bool = False
    identified_types: tuple[str, ...] = ()
    function_types: Mapping[str, FunctionTypeFact] = MappingProxyType({})
    interfaces: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    attached_interfaces: tuple[str, ...] = ()
    sparse_encodings: tuple[str, ...] = ()
    memory_spaces: tuple[str, ...] = ()
    encoding: str = ""
    type_makers: Mapping[str, str] = MappingProxyType({})
    types_in_full: tuple[str, ...] = ()
    parsers_check_attributes: bool = False
    takes_resources: bool = False
    word_lists: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    words: Mapping[str, str] = MappingProxyType({})
    required_by_documents: tuple[str, ...] = ()
    is_for_tests: bool = False


_PLAIN = OperationFacts()


@lru_cache(_REMEMBERED)
def facts_of(operation: str) -> OperationFacts:
    """The facts about the operation of this full name, which need not exist."""
    dialect, _, name = operation.partition(".")
    return knowledge_of(dialect).operations.get(name, _PLAIN)


@lru_cache(_REMEMBERED)
def knowledge_of(dialect: str) -> DialectKnowledge:
    """What is known of a dialect, which need not exist. ValueError or TypeError if its file is not as described here."""
    return _knowledge(**json_of(dialect, FACTS_FILE))


def _knowledge(**fields: Any) -> DialectKnowledge:
    made: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
    if "operations" in fields:
        made["operations"] = {name: OperationFacts(**each) for name, each in fields["operations"].items()}
    if "function_types" in fields:
        made["function_types"] = {name: FunctionTypeFact(**each) for name, each in fields["function_types"].items()}
    if "interfaces" in fields:
        made["interfaces"] = {name: tuple(each) for name, each in fields["interfaces"].items()}
    if "word_lists" in fields:
        lists = {beginning: " ".join(lines).split() for beginning, lines in fields["word_lists"].items()}
        made["word_lists"] = {beginning: tuple([beginning + word for word in words]) for beginning, words in lists.items()}
    return DialectKnowledge(**made)


@cache
def identified_types() -> frozenset[tuple[str, str]]:
    """All types that are distinguished by their names, as dialects and mnemonics."""
    return frozenset([(dialect, each) for dialect, known in _all() for each in known.identified_types])


@cache
def attached_interfaces() -> Mapping[str, frozenset[str]]:
    """The interfaces of which it is known to what they are attached: the types and attributes, as "llvm.ptr"."""
    found: dict[str, set[str]] = {name: set() for _, known in _all() for name in known.attached_interfaces}
    for dialect, known in _all():
        for name, mnemonics in known.interfaces.items():
            found.setdefault(name, set()).update([f"{dialect}.{each}" for each in mnemonics])
    return {name: frozenset(names) for name, names in found.items()}


@cache
def type_makers() -> Mapping[str, tuple[str, str]]:
    """The transformers that dialects spell out: the dialect, and how the type that it makes is spelled."""
    return {name: (dialect, spelled) for dialect, known in _all() for name, spelled in known.type_makers.items()}


@cache
def memory_spaces() -> tuple[str, ...]:
    """The memory spaces of all dialects."""
    return tuple([space for _, known in _all() for space in known.memory_spaces])


@cache
def encodings() -> tuple[str, ...]:
    """The encodings of all dialects, with `{dimensions}` and `{levels}` in them."""
    return tuple([known.encoding for _, known in _all() if known.encoding])


def _all() -> list[tuple[str, DialectKnowledge]]:
    return [(dialect, knowledge_of(dialect)) for dialect in dialects_with_file(FACTS_FILE)]
