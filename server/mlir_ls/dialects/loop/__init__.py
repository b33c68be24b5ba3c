"""The dialect loop: what became scf in 2020."""
