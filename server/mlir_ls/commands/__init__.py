"""The commands after `mlir-ls`. Each is declared in a file `NAME_command.py` as `COMMAND` (see `command`).

`check` joins `inputs` (which files, what text), `processes` (many at once) and a format: `render` (text), `formats`
(JSON, GitHub, SARIF). `terminal` and `progress` know the screen. `explain` prints pages, `dialects` tables.
"""
