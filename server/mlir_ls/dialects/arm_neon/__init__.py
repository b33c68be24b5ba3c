"""The dialect arm_neon: Arm's vector instructions."""
