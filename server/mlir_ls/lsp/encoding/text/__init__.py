"""Results that grow with the document, or are requested often, as JSON text."""
