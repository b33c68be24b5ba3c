"""The dialect spv: SPIR-V as it was spelled in 2019 and 2020."""
