"""What an editor requests of a document: each feature is a function of a snapshot and a position, in a file of its own."""
