"""What the user has run: a compiler on saved files, the commands of tests, pipelines of passes."""
