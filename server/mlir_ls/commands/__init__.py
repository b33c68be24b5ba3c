"""The commands behind `mlir-ls`: what `cli` parses, these files do.

`check` joins `inputs` (which files, what text), `processes` (many at once) and a format: `render` (text), `outputs`
(JSON, GitHub, SARIF). `terminal` and `progress` know the screen. `explain` prints pages, `dialects` tables.
"""
