"""gpu: what lanes of a group give each other."""

from __future__ import annotations

from fixtures import check


def test_lanes() -> None:
    check(
        """
        func.func @f(%a: f32, %lane: i32) {
          %0, %1 = gpu.rotate %a, 15, 16 : f32
          %2, %3 = gpu.rotate %a, 16, 16 : f32
        //                        ^^ gpu.rotation: attribute 'offset' must be at least 0 and less than 16, attribute 'width', but got 16
          %4 = gpu.subgroup_broadcast %a, first_active_lane : f32
          %5 = gpu.subgroup_broadcast %a, first_active_lane %lane : f32
        //                                                  ^^^^^ gpu.broadcast-lane: operand 'lane' must not be given where attribute 'broadcast_type' is not specific_lane
          %6 = gpu.subgroup_broadcast %a, specific_lane : f32
        //     ^^^^^^^^^^^^^^^^^^^^^^ gpu.broadcast-lane: requires operand 'lane' where attribute 'broadcast_type' is specific_lane
          return
        }
        """
    )
