"""The dialect shard: tensors that are spread over grids of processes."""
