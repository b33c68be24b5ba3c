"""What the commands print: diagnostics with excerpts of the source, machine-readable formats, progress."""
