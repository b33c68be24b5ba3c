"""What stages after the parser keep with the parts of a tree: the records, and the one module that assigns each."""
