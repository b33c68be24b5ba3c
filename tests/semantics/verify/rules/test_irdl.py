"""irdl: declarations that do not hold together."""

from __future__ import annotations

from fixtures import check


def test_definitions() -> None:
    check(
        """
        irdl.dialect @d {
          irdl.type @t {
            %0 = irdl.any
            irdl.parameters(a: %0)
          }
          irdl.operation @o {
            %0 = irdl.base @d::@t
            %1 = irdl.base "#builtin.unit"
            "irdl.results"(%0) <{names = [], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
        //  ^^^^^^^^^^^^^^ irdl.names: no names for 1 constraint
            %2 = "irdl.base"() : () -> !irdl.attribute
        //       ^^^^^^^^^^^ irdl.base: requires attribute 'base_name' or attribute 'base_ref'
            %3 = irdl.region with size -1
        //                             ^^ irdl.blocks: attribute 'numberOfBlocks' must be at least 1, but got -1
          }
        }
        """
    )


def test_references_name_a_dialect() -> None:
    check(
        """
        irdl.dialect @d {
          irdl.type @t {}
          irdl.type @u {
            %0 = irdl.parametric @d::@t<>
            %1 = irdl.parametric @t<>
        //                       ^^ irdl.qualified-reference: @t names no type or attribute, expected a dialect first
            %2 = irdl.base @t
        //                 ^^ irdl.qualified-reference
          }
        }
        irdl.dialect @outer {
          irdl.type @t {}
          irdl.dialect @inner {
            irdl.type @u {
              %0 = irdl.base @t
            }
          }
        }
        """
    )


def test_names_of_dialects() -> None:
    check(
        """
        irdl.dialect @a_1 {
        }
        module {
          irdl.dialect @Foo {
        //^^^^^^^^^^^^ irdl.dialect-name: name 'Foo': expected lower case
          }
          irdl.dialect @"" {
        //^^^^^^^^^^^^ irdl.dialect-name: a dialect is named by letters, digits and underscores, but got ''
          }
          irdl.dialect @"a.b" {
        //^^^^^^^^^^^^ irdl.dialect-name: a dialect is named by letters, digits and underscores, but got 'a.b'
          }
        }
        """
    )


def test_regions_are_not_called_like_values() -> None:
    check(
        """
        irdl.dialect @d {
          irdl.operation @a {
        //^^^^^^^^^^^^^^ irdl.one-of-each: an operand and a region are both called "x"
            %0 = irdl.any
            %1 = irdl.region
            irdl.operands(x: %0)
            irdl.regions(x: %1)
          }
          irdl.operation @b {
        //^^^^^^^^^^^^^^ irdl.one-of-each: a result and a region are both called "x"
            %0 = irdl.any
            %1 = irdl.region
            irdl.results(x: %0)
            irdl.regions(x: %1)
          }
          irdl.operation @c {
            %0 = irdl.any
            %1 = irdl.region
            irdl.attributes {"x" = %0}
            irdl.regions(x: %1)
          }
        }
        """
    )
