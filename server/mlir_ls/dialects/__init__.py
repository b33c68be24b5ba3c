"""The dialects: a folder for each, with all that is known of it.

A file that is in a folder is used; none is listed elsewhere. A folder may hold, as code (`ods.dialect_modules`):

    syntax              hand-written syntaxes and directives (`ods.syntaxes.lookup`)
    bodies              types and attributes that ODS does not declare (`ods.bodies`)
    rules               what its verifiers require (`semantics.verify.rules`)
    chunk_rules         what is required of several operations of a text together (`semantics.chunk_rules`)
    migration           what texts of older profiles become today (`migration.hooks`)

and the same with the name of an older profile after it, as `syntax_2020_10`, for what that profile has otherwise, and
`added_rules` with it for rules that only that profile has, beside those that hold for it; and as data
(`ods.dialect_files`):

    PROFILE.json        its definitions in a profile, which `mlir-ls dialects import` makes of TableGen (`ods.storage`)
    facts.json          what the engine has to know of its operations, types and attributes (`ods.facts`)
    overlay.json        facts laid over the import, by profile (`ods.tablegen.overlay`)
    changes.json        operations with other names and rules that do not hold, by profile (`ods.changes`)
    former.json         what only releases between the documents and the oldest known one had (`ods.changes`)
    renames.json        what operations of older profiles are called today (`migration.hooks`)
    printing.json       where the printers of its operations depart from the rules (`formatting.exceptions`)
    documentation.json  where its documentation is on the web (`ods.documentation`)
    documents.json      what documents of older MLIR say of its operations (`ods.documentation`)
    summaries.txt       what its operations are for, each in a line (`ods.documentation`)
    examples.mlir       an example of each operation (`ods.examples`)
    pages               an explanation of each rule
"""
