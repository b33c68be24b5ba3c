"""The dialect xegpu: operations close to Intel's graphics processors."""
