"""Reading an operation whose syntax is not known, from its tokens alone."""
