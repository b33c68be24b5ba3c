// accepted
irdl.dialect @d {
  irdl.type @"!t" {
  }
}
// -----
// accepted
irdl.dialect @d {
  irdl.attribute @t1 {
  }
}
// -----
// refused: irdl.declared-name
irdl.dialect @d {
  irdl.attribute @t.a {
  }
}
// -----
// refused: irdl.declared-name
irdl.dialect @d {
  irdl.operation @tA {
  }
}
// -----
// refused: irdl.declared-name
irdl.dialect @d {
  irdl.operation @_t {
  }
}
// -----
// accepted
irdl.dialect @d {
  irdl.operation @a_b1 {
  }
}
// -----
// accepted
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a1: %0, a_: %0)
  }
}
// -----
// refused: irdl.distinct-names
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0, a: %0)
  }
}
// -----
// refused: irdl.distinct-names
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(aB: %0)
  }
}
// -----
// refused: irdl.distinct-names
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a__b: %0)
  }
}
// -----
// refused: irdl.one-of-each
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(x: %0)
  }
}
// -----
// accepted
irdl.dialect @d {
  irdl.operation @t {
    %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(y: %0)
    irdl.attributes {"x" = %0}
  }
}
// -----
// refused: irdl.qualified-reference
irdl.dialect @shapes {
  irdl.type @square {
    %0 = irdl.any
    irdl.parameters(side: %0)
  }
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @shapes::@squares<%0>
    irdl.operands(a: %1)
  }
}
// -----
// accepted
irdl.dialect @others {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @shapes::@square<%0>
    irdl.operands(a: %1)
  }
}
irdl.dialect @shapes {
  irdl.type @square {
    %0 = irdl.any
    irdl.parameters(side: %0)
  }
}
// -----
// refused: irdl.qualified-reference
module @a {
  module @b {
    irdl.dialect @others {
      irdl.operation @op {
        %0 = irdl.any
        %1 = irdl.parametric @shapes::@square<%0>
        irdl.operands(a: %1)
      }
    }
  }
  irdl.dialect @shapes {
    irdl.type @square {
      %0 = irdl.any
      irdl.parameters(side: %0)
    }
  }
}
// -----
// refused: irdl.qualified-reference
irdl.dialect @others {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @others::@op<%0>
    irdl.operands(a: %1)
  }
}
// -----
// refused: irdl.one-of-each
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(a: %0)
    irdl.regions(a: %1)
  }
}
// -----
// accepted
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.attributes {"a" = %0}
    irdl.results(a: %0)
    irdl.regions(b: %1)
  }
}
