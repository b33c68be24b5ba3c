"""Results that grow with the document, as JSON text."""
