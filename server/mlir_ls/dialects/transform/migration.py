"""transform of 2022 to 2024: operations had other names, fewer results, and did not spell the types of handles."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, parted, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.ods.changes import changes_of, former_of
from mlir_ls.ods.other_profiles import elsewhere
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.registry import default_registry
from mlir_ls.syntax.erase import slot_offsets

_HANDLE = "!pdl.operation"
"""The type of all handles while it was not spelled."""
_THREADS = (False, "a mapping to threads names what it maps to today")
_LOOP = re.compile(r"\{\s*(?:num_loops\s*=\s*([0-9]+)\s*(?::\s*i64\s*)?)?\}")
_PADS = ("pad", "copy")


def _results(rewriter: Rewriter) -> int:
    """How many results the text names."""
    return sum([each.size for each in rewriter.item.node.shape.definitions])


def _rename(rewriter: Rewriter, new: str) -> None:
    shape = rewriter.item.node.shape
    if shape.text[shape.name_offset : shape.name_end] != new:
        rewriter.replace(shape.name_offset, shape.name_end, new)


def _types(rewriter: Rewriter, leaves: Leaves, results: int) -> None:
    """The types of operands and results stand at the end where none do so far."""
    shape = rewriter.item.node.shape
    if token_outside(leaves, ":", after_name(leaves)) < 0:
        handles = ", ".join([_HANDLE] * results)
        made = _HANDLE if results == 1 else f"({handles})"
        given = ", ".join([_HANDLE] * len(shape.uses))
        rewriter.append(0, len(shape.text.rstrip()), f" : ({given}) -> {made}")


def _typed(new: str) -> Special:
    """What spells the types of its handles today."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        if rewriter.item.node.shape.generic:
            return NOT_DONE
        _rename(rewriter, new)
        _types(rewriter, leaves, _results(rewriter))
        return NOT_DONE

    return rewrite


def _tiling(new: str) -> Special:
    """The sizes stand after a word today."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        opening = token_outside(leaves, "[", after_name(leaves))
        if shape.generic or opening < 0:
            return NOT_DONE
        if leaves.tokens[opening - 1] not in ("tile_sizes", "num_threads"):
            rewriter.insert(leaves.starts[opening], "tile_sizes ")
        brace = leaves.after(opening)
        entries = parted(leaves, brace + 1, leaves.after(brace) - 1) if leaves.tokens[brace] == "{" else []
        if len(entries) == 1 and leaves.tokens[brace + 1] == "interchange":
            order = source_of(leaves, *entries[0])
            rewriter.replace(leaves.starts[brace], leaves.end_of(leaves.after(brace) - 1), order)
        _rename(rewriter, new)
        _types(rewriter, leaves, _results(rewriter))
        return NOT_DONE

    return rewrite


def _forall(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The loop is the second of the two results today."""
    item, shape = rewriter.item.node, rewriter.item.node.shape
    if shape.generic or _results(rewriter) != len(_PADS):
        return NOT_DONE
    if "mapped" in leaves.tokens:
        return _THREADS
    names = [item.names[each.slot] for each in shape.definitions]
    if len(names) == 1:
        place.names.split(names[0], 2)
        names = [place.names.part(names[0], number) or names[0] for number in range(2)]
    sign = leaves.tokens.index("=")
    types = _spelled_results(leaves)
    rewriter.replace(0, leaves.starts[sign], f"%{names[1]}, %{names[0]} ")
    if len(types) == len(names) and types[0] != types[1]:
        arrow = token_outside(leaves, "->")
        rewriter.replace(leaves.starts[arrow + 1], leaves.end_of(leaves.count - 1), f"({types[1]}, {types[0]})")
    empty = token_outside(leaves, "num_threads", after_name(leaves))
    if empty > 0 and leaves.tokens[empty + 1 : empty + 3] == ["[", "]"]:
        rewriter.replace(leaves.starts[empty], leaves.starts[empty + 3], "")
    _rename(rewriter, "transform.structured.tile_using_forall")
    _types(rewriter, leaves, len(names))
    return NOT_DONE


def _spelled_results(leaves: Leaves) -> list[str]:
    """The types of several results as they are spelled; none where they are not in parentheses."""
    arrow = token_outside(leaves, "->")
    if arrow < 0 or leaves.tokens[arrow + 1] != "(":
        return []
    return [spelled(leaves, *each) for each in parted(leaves, arrow + 2, leaves.after(arrow + 1) - 1)]


def _pad(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What pads has results for the pads and for the copies as well, and copied nothing back while it had one result."""
    shape = rewriter.item.node.shape
    if shape.generic:
        return NOT_DONE
    if "hoist_paddings" in leaves.tokens:
        return False, "what hoists pads is an operation of its own today"
    for index, token in enumerate(leaves.tokens):
        if token == "pack_paddings":
            rewriter.replace(leaves.starts[index], leaves.end_of(index), "nofold_flags")
    if _results(rewriter) != 1:
        return NOT_DONE
    opening = token_outside(leaves, "{", after_name(leaves))
    if opening < 0 or "copy_back" in leaves.tokens or "copy_back_op" in leaves.tokens:
        return False, "whether what is padded is copied back has to be spelled today"
    more = "".join([f", %{place.names.new(each)}" for each in _PADS])
    start = slot_offsets(shape.text)[shape.definitions[0].slot]
    rewriter.append(start, start + 1, more)
    closing = leaves.after(opening) - 1
    front = ", " if closing > opening + 1 else ""
    rewriter.append(0, leaves.end_of(closing - 1), f'{front}copy_back_op = "none"')
    arrow = token_outside(leaves, "->")
    if arrow > 0 and leaves.tokens[arrow + 1] != "(":
        one = spelled(leaves, arrow + 1, leaves.count)
        rewriter.replace(leaves.starts[arrow + 1], leaves.end_of(leaves.count - 1), f"({', '.join([one] * 3)})")
    _types(rewriter, leaves, 1 + len(_PADS))
    return NOT_DONE


def _vectorize(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What vectorizes all that an operation holds has a name of its own today, and what vectorizes one has no result."""
    shape = rewriter.item.node.shape
    if shape.generic:
        return NOT_DONE
    is_of_children = token_outside(leaves, ":", after_name(leaves)) < 0 and "vector_sizes" not in leaves.tokens
    if _results(rewriter) or (is_of_children and shape.name == "transform.structured.vectorize"):
        _rename(rewriter, "transform.structured.vectorize_children_and_apply_patterns")
        _types(rewriter, leaves, 1)
    elif shape.name == "transform.structured.masked_vectorize":
        _rename(rewriter, "transform.structured.vectorize")
        if token_outside(leaves, ":", after_name(leaves)) < 0:
            rewriter.append(0, len(shape.text.rstrip()), f" : {_HANDLE}")
    return NOT_DONE


def _listed(entries: tuple[tuple[str, str], ...]) -> Special:
    """What was an entry of the dictionary is a list after a word today."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        opening = token_outside(leaves, "{", after_name(leaves))
        if shape.generic or opening < 0:
            return NOT_DONE
        after = leaves.after(opening)
        given = dict([_entry(leaves, *each) for each in parted(leaves, opening + 1, after - 1)])
        if not given or any([name not in dict(entries) for name in given]):
            return NOT_DONE
        listed = " ".join([f"{word}{given[name]}" for name, word in entries if name in given])
        rewriter.replace(leaves.starts[opening], leaves.end_of(after - 1), listed)
        _types(rewriter, leaves, _results(rewriter))
        return NOT_DONE

    return rewrite


def _entry(leaves: Leaves, first: int, after: int) -> tuple[str, str]:
    name, _, value = source_of(leaves, first, after).partition("=")
    return name.strip(), value.strip()


def _fuse(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The sizes of tiles stand after a word, which followed the operand, and were entries of the dictionary before."""
    first = after_name(leaves)
    if not rewriter.item.node.shape.generic and leaves.tokens[first] == "%" and leaves.tokens[first + 1] == "[":
        rewriter.insert(leaves.starts[first + 1], "tile_sizes ")
        return NOT_DONE
    return _fused(rewriter, leaves, place)


_fused = _listed((("tile_sizes", "tile_sizes "), ("tile_interchange", "interchange ")))


def _parts(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The parts of what is split are one handle, which is split in turn."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":", after_name(leaves))
    types = parted(leaves, colon + 1, leaves.count) if colon > 0 else []
    if shape.generic or _results(rewriter) != len(("first", "second")) or not types:
        return NOT_DONE
    sign, handle = leaves.tokens.index("="), spelled(leaves, *types[0])
    names, split = source_of(leaves, 0, sign), place.names.new("split")
    line = rewriter.lines[rewriter.item.line]
    indent = line[: len(line) - len(line.lstrip())]
    rewriter.replace(0, leaves.end_of(sign - 1), f"%{split}")
    made = f"{names} = transform.split_handle %{split} : ({handle}) -> ({handle}, {handle})"
    rewriter.append(0, len(shape.text.rstrip()), f"\n{indent}{made}")
    return NOT_DONE


def _match(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Operations are found by the names that they have today."""
    word = token_outside(leaves, "ops", after_name(leaves))
    after = leaves.after(word + 1) if word > 0 and leaves.tokens[word + 1] == "{" else 0
    for index in range(word, after):
        _named_today(leaves, index)
    return _typed("transform.structured.match")(rewriter, leaves, place)


def _named_today(leaves: Leaves, index: int) -> None:
    """The name of an operation in quotes, if a token is one, that another one has taken the place of."""
    name = leaves.tokens[index].strip('"')
    found = elsewhere(name, DEFAULT_PROFILE) if leaves.tokens[index][:1] == '"' and "." in name else None
    if found is None or not found.successor or default_registry().op(name) is not None:
        return
    start, end = leaves.starts[index], leaves.end_of(index)
    others = _called_so_today(name, found.successor)
    if any([each in line for line in leaves.rewriter.lines for each in others]):
        leaves.rewriter.report(start, end, f"what is called '{name}' and others are all '{found.successor}' today", stays=False)
    else:
        leaves.rewriter.replace(start, end, f'"{found.successor}"')


def _called_so_today(name: str, successor: str) -> list[str]:
    """The other names of operations, with dialects, that are this one today."""
    dialect = name.partition(".")[0]
    changes = changes_of(dialect, DEFAULT_PROFILE)
    tables = (changes.renamed, changes.replaced, former_of(dialect).operations)
    former = [f"{dialect}.{each}" for table in tables for each, new in table.items() if new == successor]
    return [successor, *[each for each in former if each != name]]


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the type of handles to operations that have other names today; the token after it, None where it stays."""
    if leaves.tokens[index : index + 2] != ["!transform.op", "<"]:
        return None
    _named_today(leaves, index + 2)
    return leaves.after(index + 1)


def _sequence(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of what a sequence begins with is spelled."""
    failures = token_outside(leaves, "failures")
    if not rewriter.item.node.shape.generic and failures > 0 and leaves.tokens[failures - 1] == "%":
        rewriter.append(leaves.starts[failures - 1], leaves.end_of(failures - 1), f" : {_HANDLE}")
    return NOT_DONE


def _merge(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """One type stands for all handles that are merged."""
    shape = rewriter.item.node.shape
    if not shape.generic and token_outside(leaves, ":", after_name(leaves)) < 0:
        rewriter.append(0, len(shape.text.rstrip()), f" : {_HANDLE}")
    return NOT_DONE


def _split(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """How many handles there are is known of the results."""
    word = token_outside(leaves, "in")
    if rewriter.item.node.shape.generic or word < 0 or leaves.tokens[word + 1] != "[":
        return NOT_DONE
    rewriter.replace(leaves.end_of(word - 1), leaves.end_of(leaves.after(word + 1) - 1), "")
    _rename(rewriter, "transform.split_handle")
    _types(rewriter, leaves, _results(rewriter))
    return NOT_DONE


def _around(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """That the operation around is isolated is an attribute today."""
    shape = rewriter.item.node.shape
    if shape.generic or "{" in leaves.tokens:
        return NOT_DONE
    return _parent(rewriter, leaves, "{isolated_from_above}")


def _loop_around(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """That the operation around is a loop, and which one of several, are attributes today."""
    opening = token_outside(leaves, "{")
    spelled_attributes = source_of(leaves, opening, leaves.after(opening)) if opening > 0 else "{}"
    found = _LOOP.fullmatch(spelled_attributes)
    if rewriter.item.node.shape.generic or found is None:
        return NOT_DONE
    nth = f", nth_parent = {found[1]} : i64" if found[1] else ""
    if opening > 0:
        rewriter.replace(leaves.end_of(opening - 1), leaves.end_of(leaves.after(opening) - 1), "")
    return _parent(rewriter, leaves, f'{{op_name = "scf.for"{nth}}}')


def _parent(rewriter: Rewriter, leaves: Leaves, attributes: str) -> tuple[bool, str]:
    """An operation around another one, with attributes that say which."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":", after_name(leaves))
    _rename(rewriter, "transform.get_parent_op")
    if colon > 0:
        rewriter.insert(leaves.starts[colon], f"{attributes} ")
    else:
        rewriter.append(0, len(shape.text.rstrip()), f" {attributes} : ({_HANDLE}) -> {_HANDLE}")
    return NOT_DONE


_UNTYPED = ("decompose", "generalize", "promote", "scalarize")
FORMER: dict[str, Special] = {
    **{f"transform.structured.{name}": _typed(f"transform.structured.{name}") for name in _UNTYPED},
    "transform.get_closest_isolated_parent": _around,
    "transform.loop.get_parent_for": _loop_around,
    "transform.merge_handles": _merge,
    "transform.pdl_match": _typed("transform.pdl_match"),
    "transform.sequence": _sequence,
    "transform.split_handles": _split,
    "transform.structured.fuse": _fuse,
    "transform.structured.interchange": _listed((("iterator_interchange", "iterator_interchange = "),)),
    "transform.structured.masked_vectorize": _vectorize,
    "transform.structured.match": _match,
    "transform.structured.pad": _pad,
    "transform.structured.split": _parts,
    "transform.structured.tile": _tiling("transform.structured.tile_using_for"),
    "transform.structured.tile_to_forall_op": _forall,
    "transform.structured.tile_to_foreach_thread_op": _forall,
    "transform.structured.tile_to_scf_for": _tiling("transform.structured.tile_using_for"),
    "transform.structured.tile_using_for": _tiling("transform.structured.tile_using_for"),
    "transform.structured.vectorize": _vectorize,
}
