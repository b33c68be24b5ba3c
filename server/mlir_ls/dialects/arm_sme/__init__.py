"""The dialect arm_sme: Arm's scalable matrix extension."""
