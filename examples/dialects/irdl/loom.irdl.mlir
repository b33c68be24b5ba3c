// The dialect of loom.td once more, as far as IRDL can say it: in generic form. mlir-opt reads it by --irdl-file.

/// Weaving
irdl.dialect @loom {
  /// A thread of so many fibres
  irdl.type @thread {
    %fibre = irdl.any
    %strands = irdl.base "#builtin.integer"
    irdl.parameters(fibre: %fibre, strands: %strands)
  }

  /// Cloth, woven of threads of one fibre
  irdl.type @cloth {
    %fibre = irdl.any
    irdl.parameters(fibre: %fibre)
  }

  /// A colour, and how strong it is in percent
  irdl.attribute @colour {
    %name = irdl.base "#builtin.string"
    %strength = irdl.base "#builtin.integer"
    irdl.parameters(name: %name, strength: %strength)
  }

  /// Spins fibres into a thread
  irdl.operation @spin {
    %fibre = irdl.any
    %thread = irdl.base @loom::@thread
    irdl.operands(fibres: variadic %fibre)
    irdl.results(thread: %thread)
  }

  /// Weaves two threads into cloth.
  /// The region says what happens at each crossing.
  irdl.operation @weave {
    %thread = irdl.base @loom::@thread
    %cloth = irdl.base @loom::@cloth
    %plain = irdl.is 0 : i32
    %twill = irdl.is 1 : i32
    %satin = irdl.is 2 : i32
    %pattern = irdl.any_of(%plain, %twill, %satin)
    %crossing = irdl.region() with size 1
    irdl.operands(warp: %thread, weft: %thread)
    irdl.results(cloth: %cloth)
    irdl.attributes {"pattern" = %pattern}
    irdl.regions(crossing: %crossing)
  }

  /// Dyes cloth
  irdl.operation @dye {
    %cloth = irdl.base @loom::@cloth
    %colour = irdl.base @loom::@colour
    irdl.operands(cloth: %cloth)
    irdl.results(dyed: %cloth)
    irdl.attributes {"colour" = %colour}
  }

  /// Sews two pieces of cloth together
  irdl.operation @sew {
    %fibre = irdl.any
    %cloth = irdl.parametric @loom::@cloth<%fibre>
    %stitches = irdl.base "#builtin.integer"
    irdl.operands(left: %cloth, right: %cloth)
    irdl.results(sewn: %cloth)
    irdl.attributes {"stitches" = %stitches}
  }
}
