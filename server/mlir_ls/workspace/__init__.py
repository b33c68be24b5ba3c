"""What a client has open: documents, projects, and the work in the background for them."""
