"""The dialect std: the standard operations, as the documents of 2018, 2019 and 2020 spell them."""
