"""The dialect mesh: tensors that are spread over meshes of processes, as the dialect shard before it got its name."""
