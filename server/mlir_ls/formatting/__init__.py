"""The formatter: the layout of the reference printer, with the author's comments and names.

Only white space between tokens changes. What stands between two tokens of a header is a property of its shape:

    tokens, gaps, exceptions    rules for all operations, and where printers depart from them (`printing.json` of dialects)
    printing                    what an operation's assembly format says
    layout                      both together, once for each shape
    header, writer, comments    from layouts to edits: names, comments, line breaks
    document                    the walk over a tree
    settled                     the same for damaged texts, until nothing changes any more
    options                     what can be chosen
"""

from mlir_ls.formatting.options import FormatOptions

__all__ = ["FormatOptions"]
