"""The dialect acc: OpenACC."""
