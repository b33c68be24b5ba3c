"""The dialect arm_sve: Arm's scalable vectors."""
