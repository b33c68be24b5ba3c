"""What other profiles than the default one have otherwise: a module for each, named after it."""
