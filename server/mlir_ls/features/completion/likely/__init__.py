"""How likely an operation is where one begins: by what is around, by what is counted, and by its definition."""
