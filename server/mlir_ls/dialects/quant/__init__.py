"""The dialect quant: integers that stand for other numbers."""
