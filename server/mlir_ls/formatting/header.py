"""Writing a piece of a header: in one go where nothing but its tokens is in it, token by token where comments are."""

from __future__ import annotations

from mlir_ls.formatting.gaps import Gap
from mlir_ls.formatting.layout import HeaderPiece, Layout, white_space
from mlir_ls.formatting.wrap import CONTINUED, wrapped
from mlir_ls.formatting.writer import WHITE, Writer
from mlir_ls.syntax.erase import count_slots, restore


def write_piece(
    writer: Writer, layout: Layout, index: int, names: tuple[str, ...], line: int, column: int, indent: int
) -> None:
    """Writes a piece of the header of an operation with these names; the piece begins at a place.

    `indent` is that of the operation, in blanks.
    """
    piece = layout.pieces[index]
    own = names[piece.first_slot : piece.end_slot] if len(names) != piece.end_slot - piece.first_slot else names
    trailing = layout.trailing if index == len(layout.pieces) - 1 else 0
    height = piece.written.count("\n")
    end = _end_of_last_line(piece.written, own) if height else column + len(piece.written) + sum(map(len, own))
    if height and not layout.known:
        _write_shifted(writer, line, column, line + height, end, indent)
    elif (height or "\n" in piece.text) and not _is_easy(writer, piece, own, line, column):
        _write_tokens(writer, layout, piece, own, line, column, indent)
    else:
        text = restore(piece.text, own) if own else piece.text
        limit = writer.options.line_limit
        if limit is not None and layout.known and indent + len(text) > limit and not writer.held.touches(line, line):
            text = wrapped(layout, piece, own, indent, limit, not layout.open) or text
        if "\n" in text:
            first, *others = text.split("\n")
            writer.put(first)
            for other in others:
                writer.newline(" " * indent)
                writer.put(other)
        else:
            writer.put(text)
    writer.moved(line + height, end, trailing)


def _is_easy(writer: Writer, piece: HeaderPiece, names: tuple[str, ...], line: int, column: int) -> bool:
    """Whether the line breaks of the piece are up to its layout alone."""
    height = piece.written.count("\n")
    if writer.held.touches(line, line + height):
        return False
    return not (height and "\n" in piece.text) and not _has_comments(writer, piece.written, names, line, column)


def _end_of_last_line(written: str, names: tuple[str, ...]) -> int:
    before, _, last = written.rpartition("\n")
    return len(last) + sum(map(len, names[count_slots(before) :]))


def _has_comments(writer: Writer, written: str, names: tuple[str, ...], line: int, column: int) -> bool:
    """Whether anything but white space stands after the tokens of the piece's lines, the last one aside."""
    slot = 0
    for text in written.split("\n")[:-1]:
        slots = count_slots(text)
        end = column + len(text) + sum(map(len, names[slot : slot + slots]))
        if writer.lines[line][end:].strip(WHITE):
            return True
        slot += slots
        line += 1
        column = 0
    return False


def _write_shifted(writer: Writer, line: int, column: int, last: int, end: int, indent: int) -> None:
    """Writes lines as they are, all of them moved by as much as the first one is."""
    shift = indent - column
    lines = writer.lines
    writer.put(lines[line][column:])
    for number in range(line + 1, last + 1):
        text = lines[number][:end] if number == last else lines[number]
        content = text.lstrip(WHITE)
        leading = text[: len(text) - len(content)]
        writer.newline("")
        if content:
            writer.put((leading + " " * shift if shift >= 0 else leading[: max(0, len(leading) + shift)]) + content)


def _write_tokens(
    writer: Writer, layout: Layout, piece: HeaderPiece, names: tuple[str, ...], line: int, column: int, indent: int
) -> None:
    tokens = layout.tokens
    held = writer.held
    slot = 0
    for index in range(piece.first_token, piece.end_token):
        token, written, gap = tokens.texts[index], tokens.gaps[index], layout.gaps[index]
        if index > piece.first_token:
            crossed = written.count("\n")
            if crossed and (held.touches(line, line + crossed) or _comment_between(writer, line, column, crossed)):
                writer.moved(line, column)
                line, column = line + crossed, len(written) - written.rfind("\n") - 1
                pad = " " * (indent + (gap.line if gap.line >= 0 else CONTINUED))
                writer.break_to(line, column, pad, pad)
            else:
                if gap.line >= 0 and held.touches(line, line):
                    gap = Gap(0, 1)
                white = white_space(gap, written, tokens.texts[index - 1], token)
                if "\n" in white:
                    left = writer.lines[line][column:] if crossed else ""
                    writer.newline(" " * indent, min(gap.most, len(left)))
                    white = white[1:]
                writer.put(white)
                line += crossed
                column = len(written) - written.rfind("\n") - 1 if crossed else column + len(written)
        slots = count_slots(token)
        own = names[slot : slot + slots]
        text = restore(token, own) if own else token
        slot += slots
        writer.put(text)
        column += len(text)


def _comment_between(writer: Writer, line: int, column: int, crossed: int) -> bool:
    if writer.lines[line][column:].strip(WHITE):
        return True
    return any([text.strip(WHITE) for text in writer.lines[line + 1 : line + crossed]])
