"""The dialect nvgpu: matrices in the registers of warps, and copies to shared memory."""
