"""The dialect amdgpu: operations close to AMD's graphics processors."""
