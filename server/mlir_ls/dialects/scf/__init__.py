"""The dialect scf: structured control flow."""
