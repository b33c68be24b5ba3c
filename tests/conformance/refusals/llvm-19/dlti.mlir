// accepted
#e = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<"x", 3 : i32>>
// -----
// refused: bad-attribute
#e = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>
// -----
// refused: bad-attribute
#e = #dlti.dl_spec<#dlti.dl_entry<"a", 3 : i32>, #dlti.dl_entry<"a", 4 : i32>>
// -----
// accepted
#d = #dlti.dl_entry<"a", 3 : i32>
#e = #dlti.target_device_spec<#d>
module attributes {test.a = #e} {}
// -----
// refused: bad-attribute
#e = #dlti.target_device_spec<"a" = 3 : i32>
// -----
// refused: bad-attribute
#e = #dlti.target_device_spec<#dlti.dl_entry<i32, 3 : i32>>
// -----
// accepted
#e = #dlti.target_system_spec<"CPU": #dlti.target_device_spec<#dlti.dl_entry<"a", 3 : i32>>>
// -----
// refused: bad-attribute
#e = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<#dlti.dl_entry<"a", 3 : i32>>>
// -----
// refused: bad-attribute
#e = #dlti.target_system_spec<"CPU": 3 : i32>
