"""The dialect vcix: SiFive's vector coprocessors."""
