"""Passing over the text of a `custom<...>` directive that only C++ reads, up to where the format certainly goes on.

What the directive is given bounds its text: without operands, regions or blocks there is no `%value` and no `^block` in it.
Brackets in it close. Where the format can go on in several places, all of them are tried (`syntax.attempts`). Values in the
text are operands, and those of the group that is the only one given to the directive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mlir_ls.ods.assembly.directives import Directives
from mlir_ls.ods.assembly.elements import Clauses, Custom, Element, Elements, Group, Ref, Variable
from mlir_ls.ods.assembly.found import NotKnown, Step, TypesRead
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.attempts import Attempt, Undecided, fitting, take
from mlir_ls.syntax.leaf.lexical import CLOSING, CLOSING_OF
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import Successor
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tolerant.lookahead import begins_item
from mlir_ls.syntax.tolerant.reading import lexical_fault, read_symbol


def opaque_directives(elements: Sequence[Element], dialect: str, directives: Directives) -> Iterator[Custom]:
    """The directives in a format that nothing but C++ knows."""
    for each in elements:
        if isinstance(each, Custom):
            if directives(dialect, each.name) is None:
                yield each
        elif isinstance(each, Group):
            yield from opaque_directives((*each.then, *each.otherwise), dialect, directives)
        elif isinstance(each, Clauses):
            for clause in each.clauses:
                yield from opaque_directives(clause, dialect, directives)


def without(elements: Elements, opaque: frozenset[Custom]) -> Elements:
    """A format without directives, as far as it says where operands, results and their types are spelled."""
    found: list[Element] = []
    for each in elements:
        if isinstance(each, Group):
            found.append(Group(without(each.then, opaque), without(each.otherwise, opaque), None, each.inverted))
        elif isinstance(each, Clauses):
            found.append(Clauses(tuple([without(clause, opaque) for clause in each.clauses])))
        elif each not in opaque:
            found.append(each)
    return tuple(found)


def operands_of(directive: Custom, spec: OpSpec) -> list[str]:
    """The operands that a directive reads."""
    return [name for name in _variables(directive) if spec.operand(name) is not None]


def pass_over(directive: Custom, spec: OpSpec) -> Step:
    """Reads the text of a directive, whatever it is; `Undecided` where its end is yet to be chosen."""
    variables = _variables(directive)
    if any([spec.region(name) is not None for name in variables]):
        return _give_up
    operands = operands_of(directive, spec)
    has_blocks = any([spec.successor(name) is not None for name in variables])
    may_hold = _limits(bool(operands), has_blocks)
    is_certain = bool(operands) and not spec.regions
    only = operands[0] if len(operands) == 1 and len(variables) == len(set(variables)) else None
    # what else is printed may come from operands that it only refers to, and from arguments of regions
    referred = [each.of for each in directive.arguments if isinstance(each, Ref)]
    refers = any([isinstance(each, Variable) and spec.attribute(each.name) is None for each in referred])
    is_complete = not spec.regions and not refers
    is_one = only is not None and any([each.name == only and each.arity == "one" for each in spec.operands])

    def read(reader: HeaderReader, found: TypesRead) -> None:
        if found.passed == len(found.ends):
            ends, are_all = _ends(reader, may_hold)
            raise Undecided(ends, are_all and is_complete)
        end = found.ends[found.passed]
        found.passed += 1
        first, unsure = len(reader.use_slots), len(reader.unsure)
        while reader.index < end:
            _pass_token(reader)
        if is_certain:
            del reader.unsure[unsure:]
        if only is not None:
            uses = tuple(range(first, len(reader.use_slots)))
            if is_one and len(uses) != 1:
                reader.fail("expected one operand")
            reader.groups[only] = uses

    return read


def read_partly(reader: HeaderReader, start: HeaderReader | None, attempt: Attempt, first: Undecided) -> None:
    """Reads an operation from `start` on, where `first` says where the first text that is passed over may end.

    Raises:
        NotKnown: none of the ways to read it is certain.
        Refused: none of them fits.
    """
    found = None if start is None else fitting(start, attempt, first)
    if found is None:
        raise NotKnown
    take(reader, found)
    reader.refusal = lexical_fault(reader)


def _give_up(reader: HeaderReader, found: TypesRead) -> None:
    raise NotKnown


def _variables(directive: Custom) -> list[str]:
    return [each.name for each in directive.arguments if isinstance(each, Variable)]


def _limits(values: bool, blocks: bool) -> Callable[[str], bool]:
    """What may stand in the text of a directive."""
    refused = {REGION, *([] if values else ["%"])}
    return lambda token: token not in refused and (blocks or token[:1] != "^")


def _ends(reader: HeaderReader, may_hold: Callable[[str], bool]) -> tuple[list[int], bool]:
    """The tokens outside of all brackets before which the text may end, and whether there are certainly no others: signs
    of order and half-open intervals look like brackets."""
    tokens, starts = reader.tokens, reader.starts
    found = []
    open_brackets: list[str] = []
    index = reader.index
    compares = False
    while True:
        token = tokens[index]
        if not open_brackets:
            found.append(index)
            if not token or (index > reader.index and begins_item(reader, index)):
                return found, not compares
        if not token:
            return found, not open_brackets and not compares
        if not may_hold(token):
            return found, ">" not in open_brackets and not compares
        if token in CLOSING_OF:
            compares = compares or (token == "<" and starts[index + 1] > starts[index] + 1)
            open_brackets.append(CLOSING_OF[token])
        elif token in CLOSING:
            # an angle that closes nothing is a sign, and so is an arrow
            compares = compares or (token == ">" and starts[index - 1] + len(tokens[index - 1]) < starts[index])
            if token == ">" and (open_brackets[-1:] != [">"] or _is_arrow(reader, index)):
                pass
            else:
                while open_brackets[-1:] == [">"] and token != ">":
                    open_brackets.pop()
                if open_brackets[-1:] != [token]:
                    return found, not open_brackets and not compares
                open_brackets.pop()
        index += 1


def _is_arrow(reader: HeaderReader, index: int) -> bool:
    """Whether the `>` at an index is that of `=>`."""
    return reader.tokens[index - 1] == "=" and reader.starts[index - 1] + 1 == reader.starts[index]


def _pass_token(reader: HeaderReader) -> None:
    token = reader.tokens[reader.index]
    if token == "%":
        slot = reader.slot()
        reader.use()
        reader.unsure.append(slot)
    elif token == "@":
        read_symbol(reader)
    elif token[:1] == "^":
        reader.successors.append(Successor(token, reader.offset(), ()))
        reader.index += 1
    else:
        reader.index += 1
