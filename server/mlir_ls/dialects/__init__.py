"""The dialects: a folder for each, with all that is known of it beyond its definitions in TableGen.

A folder may hold `syntax` (hand-written syntaxes and directives), `bodies` (types and attributes that ODS does not declare),
`rules` (what its verifiers demand), `pages` (an explanation of each rule), and the same with the name of an older profile
behind it, as `syntax_2020_10`, for what that profile has otherwise. `ods.dialect_modules` finds them by name.
"""
