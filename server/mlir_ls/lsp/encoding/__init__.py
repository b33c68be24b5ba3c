"""From the objects of the Language Server Protocol to the package's own, and back to its JSON.

One rule decides how a result is encoded. A result that grows with the document (something for each line, token, symbol, use,
candidate or edit) is JSON text, made by a module of `text`: `json.dumps` is not run over thousands of objects. A result about
one place is a dictionary, made by a module of `objects`. Each module is named after the feature or the result that it encodes.
An encoder takes the document and what a feature has found, in this order.

protocol     the types of the protocol
client       what a client can do
answers      results that are text already, the codes of errors, the names of commands
positions    positions, ranges, edits and URIs, in both directions
"""
