"""The language server: transport, messages, and the handlers of requests."""
