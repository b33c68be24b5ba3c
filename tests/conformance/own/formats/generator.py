"""Operations with random declarative assembly formats, and uses of them in generic form: seeded."""

from __future__ import annotations

import random

from .declared import Attribute, Declared, Generated, Value
from .kinds import TYPES, AttributeKind, TypeKind

WORDS = ("with", "from", "kind", "use", "in", "of", "by", "step", "to", "loc", "dense", "type", "attributes", "array", "unit")
CLOSING = {"(": ")", "[": "]", "<": ">", "{": "}"}


class _Maker(Declared):
    """Makes one operation."""

    # what stands in the format

    def word(self, numbered: bool = False) -> str:
        self.count += 1
        plain = self.rng.choice(WORDS)
        return f"`{plain}`" if self.rng.random() < 0.3 and not numbered else f"`{plain}{self.count}`"

    def mark(self) -> str:
        return self.rng.choice(("`=`", "`:`", "`->`", "`,`", "`+`", "`*`", "`?`", "`...`", "`-`"))

    def type_of(self, value: Value) -> str:
        self.typed.add(value.name)
        return f"qualified(type(${value.name}))" if self.rng.random() < 0.1 else f"type(${value.name})"

    def variable(self, attribute: Attribute) -> str:
        is_plain = attribute.kind.constraint.startswith(("Own_Tag", "Own_Note", "Own_Order"))
        return f"qualified(${attribute.name})" if is_plain and self.rng.random() < 0.3 else f"${attribute.name}"

    def space(self) -> str:
        return self.rng.choice(["", "", "", "", "", "", "", "` ` ", "`` ", "`\\n` "])

    def some_words(self) -> str:
        return " ".join([self.rng.choice((self.word, self.word, self.mark))() for _ in range(self.rng.randint(1, 2))])

    def some_operand(self) -> str:
        value = self.operand()
        text = f"${value.name}"
        if self.rng.random() < 0.35:
            text += f" `:` {self.type_of(value)}"
        if value.arity != "one" or self.rng.random() < 0.2:
            text = self.enclosed(text)
        return text if self.rng.random() < 0.1 else f"{self.word()} {text}"

    def enclosed(self, text: str) -> str:
        first = self.rng.choice("([<{")
        return f"`{first}` {text} `{CLOSING[first]}`"

    def some_attribute(self) -> str:
        text = self.variable(self.any_attribute(self.rng.choice(("one", "one", "one", "default"))))
        chosen = self.rng.random()
        if chosen < 0.5:
            return f"{self.word()} {text}"
        if chosen < 0.7:
            return f"{self.word()} `=` {self.space()}{text}"
        if chosen < 0.8:
            return self.enclosed(text)
        if chosen < 0.9:
            return self.enclosed(f"{text} `,` {self.variable(self.any_attribute('one'))}")
        return text

    def some_symbol(self) -> str:
        self.directly("SymbolNameAttr", name := ("sym_name" if self.rng.random() < 0.7 else self.new_name("a")))
        self.attributes.append(Attribute(name, AttributeKind("SymbolNameAttr", ('"name"', '"a b"')), "one"))
        return f"${name}"

    def some_group(self) -> str:
        chosen = self.rng.choice((
            self.of_attribute, self.of_attribute, self.of_attribute, self.of_unit, self.of_unit, self.of_operand, self.of_operand,
            self.of_result, self.of_region, self.of_region, self.of_directive, self.of_list, self.of_type,
        ))  # fmt: skip
        self.before_groups: list[str] = []
        found = chosen()
        before = " ".join(self.before_groups)
        if self.rng.random() < 0.25:
            other = self.rng.choice((self.some_words, self.some_words, self.other_unit))()
            return f"{before} ({found}) : ({other})?"
        return f"{before} ({found})?"

    def other_unit(self) -> str:
        return f"`{self.rng.choice(('no', 'not'))}{self.count}` ${self.unit()}"

    def of_attribute(self) -> str:
        attribute = self.any_attribute(self.rng.choice(("optional", "optional", "default")))
        self.grouped.add(attribute.name)
        text = f"${attribute.name}^"
        chosen = self.rng.random()
        if chosen < 0.3:
            text = f"{self.word()} {text}"
        elif chosen < 0.5:
            text = f"{self.word()} `=` {text}"
        elif chosen < 0.7:
            text = self.enclosed(text)
        elif chosen < 0.8:
            more = self.any_attribute("optional") if self.rng.random() < 0.3 else None
            text = f"{text} `:` {self.word()}" + (f" ${more.name}" if more else "")
        if self.rng.random() < 0.15:
            text = f"{self.word()} ${self.unit()} {text}"
        return text

    def of_unit(self) -> str:
        return f"{self.word()} ${self.unit()}^" if self.rng.random() < 0.6 else f"${self.unit()}^"

    def of_operand(self) -> str:
        value = self.operand(self.rng.choice(("optional", "variadic", "variadic", "nested")))
        text = f"${value.name}^"
        if value.arity == "nested" or self.rng.random() < 0.5:
            text += f" `:` {self.type_of(value)}"
        if self.rng.random() < 0.2:
            extra = self.operand("variadic")
            text += f" `,` ${extra.name}"
        chosen = self.rng.random()
        return self.enclosed(text) if chosen < 0.3 else f"{self.word()} {text}" if chosen < 0.6 else text

    def of_result(self) -> str:
        value = self.result(self.rng.choice(("optional", "variadic")))
        self.typed.add(value.name)
        return f"`->` type(${value.name})^" if self.rng.random() < 0.6 else f"`:` type(${value.name})^"

    def of_region(self) -> str:
        name = self.region(self.rng.choice(("one", "one", "variadic")))
        return f"{self.word()} ${name}^" if self.rng.random() < 0.6 else f"${name}^"

    def of_directive(self) -> str:
        if self.rng.random() < 0.5:
            name = self.new_name("a")
            self.attributes.append(Attribute(name, AttributeKind("StrAttr", ('"t"',)), "optional"))
            self.directly("OptionalAttr<StrAttr>", name)
            return f"{self.word()} custom<OwnText>(${name})^"
        value = self.operand("optional", TypeKind("AnyType", TYPES))
        self.typed.add(value.name)
        return f"{self.word()} custom<OwnMaybe>(${value.name}, type(${value.name}))^"

    def of_list(self) -> str:
        value = self.operand("variadic", TypeKind("AnyType", TYPES))
        self.typed.add(value.name)
        return f"{self.word()} custom<OwnList>(${value.name}, type(${value.name}))^"

    def some_clauses(self) -> str:
        found = []
        for _ in range(self.rng.randint(2, 3)):
            chosen = self.rng.random()
            if chosen < 0.3:
                found.append(f"{self.word(True)} ${self.unit()}")
            elif chosen < 0.6:
                value = self.operand(self.rng.choice(("optional", "variadic")))
                found.append(f"{self.word(True)} `(` ${value.name} `:` {self.type_of(value)} `)`")
            elif chosen < 0.8:
                found.append(f"{self.word(True)} `(` ${self.any_attribute('optional').name} `)`")
            else:
                found.append(f"{self.word(True)} `=` ${self.attribute('optional').name}")
        return f"oilist({' | '.join(found)})"

    def some_directive(self) -> str:
        chosen = self.rng.choice(("Number", "Mark", "Pair", "List", "Body", "Target", "Count", "Noted", "Maybe", "Text"))
        name = self.new_name("a")
        if chosen in ("Number", "Mark", "Text", "Count"):
            declared, value = {
                "Number": ("I64Attr", "5 : i64"), "Mark": ("UnitAttr", "unit"), "Text": ("OptionalAttr<StrAttr>", '"t"'),
                "Count": ("I64Prop", "3 : i64"),
            }[chosen]  # fmt: skip
            arity = "optional" if chosen in ("Mark", "Text") else "one"
            self.attributes.append(Attribute(name, AttributeKind(declared, (value,)), arity))
            self.directly(declared, name)
            return f"custom<Own{chosen}>(${name})"
        if chosen == "Body":
            return f"custom<OwnBody>(${self.region()})"
        arities = {"Pair": "one", "Noted": "one", "Maybe": "optional"}
        value = self.operand(arities.get(chosen, "variadic"), TypeKind("AnyType", TYPES))
        if chosen == "Noted":
            self.attributes.append(Attribute(name, AttributeKind("AnyAttr", ('"t"', "4 : i8", "unit")), "one"))
            self.directly("AnyAttr", name)
            return f"{self.word()} ${value.name} `:` {self.type_of(value)} custom<OwnNoted>(${name}, ref(type(${value.name})))"
        self.typed.add(value.name)
        first = f"${self.successor()}, " if chosen == "Target" else ""
        return f"custom<Own{chosen}>({first}${value.name}, type(${value.name}))"

    def some_region(self) -> str:
        return f"{self.word()} ${self.region(self.rng.choice(('one', 'one', 'one', 'variadic')))}"

    def some_successor(self) -> str:
        text = f"{self.word()} ${self.successor()}"
        if self.rng.random() < 0.5:
            passed = self.operand("variadic")
            text += f" (`(` ${passed.name}^ `:` {self.type_of(passed)} `)`)?"
        return text

    def some_constant(self) -> str:
        """An attribute whose type is that of a result."""
        name = self.new_name("a")
        self.attributes.append(Attribute(name, AttributeKind("TypedAttrInterface", ("4 : i32",)), "one"))
        self.directly("TypedAttrInterface", name)
        made = self.result("one", TypeKind("AnyType", ("i32",)))
        self.typed.add(made.name)
        self.traits.append(f'AllTypesMatch<["{name}", "{made.name}"]>')
        return f"{self.word()} ${name}"

    def of_type(self) -> str:
        """A group that begins with the type of an operand that is spelled elsewhere."""
        value = self.operand(self.rng.choice(("optional", "variadic")), TypeKind("AnyType", TYPES))
        self.before_groups.append(f"{self.word()} {self.enclosed(f'${value.name}')}")
        self.typed.add(value.name)
        return f"`:` type(${value.name})^" if self.rng.random() < 0.5 else f"{self.word()} type(${value.name})^"

    # types

    def types(self) -> list[str]:
        """What spells the types that are not spelled yet; some are the types of others."""
        rng = self.rng
        open_ = [each for each in self.operands if each.name not in self.typed]
        singles = [each for each in self.operands if each.arity == "one"]
        for _ in range(rng.choice((0, 0, 1, 1, 1, 2))):
            chosen = rng.random()
            if singles and chosen < 0.2:
                first = rng.choice(singles)
                made = self.result("one", first.kind, first.name)
                self.traits.append(f'AllTypesMatch<["{first.name}", "{made.name}"]>')
                self.typed.add(made.name)
            elif singles and chosen < 0.3:
                first = rng.choice(singles)
                made = self.result("one", first.kind, first.name)
                self.traits.append(f'TypesMatchWith<"same", "{first.name}", "{made.name}", "$_self">')
                self.typed.add(made.name)
            else:
                self.result(rng.choice(("one", "one", "one", "variadic", "optional")))
        if (
            len(singles) == len(self.operands) == len(open_) and singles and not self.results and rng.random() < 0.25
            and all([each.kind == singles[0].kind for each in singles])
        ):  # fmt: skip
            self.result("one", singles[0].kind)
            self.operands = [each._replace(same_as=singles[0].name if number else "") for number, each in enumerate(singles)]
            self.results = [self.results[0]._replace(same_as=singles[0].name)]
            self.traits.append("SameOperandsAndResultType")
            return [f"`:` {self.type_of(self.rng.choice(singles[:1] + self.results))}"]
        if len(self.operands) == 2 and len(open_) == len(singles) == 2 and singles[0].kind == singles[1].kind and rng.random() < 0.5:
            self.operands[1] = singles[1]._replace(same_as=singles[0].name)
            self.typed.add(singles[1].name)
            self.traits.append("SameTypeOperands")
        if self.operands and singles and not self.results and rng.random() < 0.2:
            self.infers = True
            self.traits.append("DeclareOpInterfaceMethods<InferTypeOpInterface>")
            first = next(number for number, each in enumerate(self.operands) if each == singles[0])
            if first == 0:
                self.results.append(Value(self.new_name("q"), TypeKind("AnyType", TYPES), "one", singles[0].name))
            else:
                self.results.append(Value(self.new_name("q"), TypeKind("AnyType", ("index",)), "one"))
            self.typed.add(self.results[0].name)
        every = [*self.operands, *self.results]
        left = [each for each in every if each.name not in self.typed]
        if not left:
            return []
        plain = not self.typed and all([each.arity != "nested" for each in every])
        chosen = rng.random()
        if plain and chosen < 0.3:
            self.typed.update([each.name for each in every])
            if len(self.operands) == 1 and len(self.results) == 1 and rng.random() < 0.5:
                return [f"`:` functional-type(${self.operands[0].name}, ${self.results[0].name})"]
            return [f"{self.word()} `:` functional-type(operands, results)"]
        if plain and self.results and self.operands and chosen < 0.4:
            return ["`:` type(operands) `->` type(results)"]
        if plain and self.results and chosen < 0.5:
            left, found = [each for each in self.operands if not each.kind.built], ["`->` type(results)"]
        else:
            left, found = [each for each in left if not each.kind.built or each.arity == "nested" or rng.random() < 0.2], []
        spelled = []
        for each in left:
            one = f"type(${each.name})"
            if each.arity != "one":
                one = self.enclosed(one) if rng.random() < 0.5 else f"{self.word()} {one}"
            spelled.append(one)
        if spelled:
            found.insert(0, ("`:` " if rng.random() < 0.9 else "") + " `,` ".join(spelled))
        return found

    # the whole

    def made(self) -> Generated:
        rng = self.rng
        ends = rng.random() < 0.12
        makers = [
            self.some_words, self.some_operand, self.some_operand, self.some_attribute, self.some_attribute, self.some_group,
            self.some_group, self.some_group, self.some_clauses, self.some_directive, self.some_directive,
        ]  # fmt: skip
        if rng.random() < 0.1:
            makers.append(self.some_constant)
        if ends:
            makers += [self.some_successor, self.some_successor]
        if rng.random() < 0.3:
            makers.append(self.some_region)
        whole = rng.random()
        if whole < 0.08:
            makers = [self.some_words, self.some_attribute, self.some_attribute]
        parts = [self.some_symbol()] if rng.random() < 0.08 else []
        if whole < 0.04:
            for _ in range(rng.randint(1, 2)):
                self.operand("one")
            parts.append("operands")
        elif whole < 0.06:
            self.region()
            parts.append("regions")
        elif whole < 0.08:
            self.successor()
            parts.append("successors")
        for _ in range(rng.randint(1, 5)):
            if rng.random() < 0.05 and "operands" not in parts:
                self.any_attribute(rng.choice(("optional", "one", "default")))
            parts.append(rng.choice(makers)())
            parts.append(self.space().strip())
        has_region = [rng.random() < 0.3 and whole >= 0.08 and self.region()]
        at = rng.randint(0, len(parts))
        typed = self.types()
        extra = "attr-dict-with-keyword" if self.regions and rng.random() < 0.7 else "attr-dict"
        if rng.random() < 0.1:
            extra = "attr-dict-with-keyword"
        if rng.random() < 0.06:
            extra = f"custom<OwnExtra>({extra.removesuffix('-with-keyword')})"
        if rng.random() < 0.12:
            extra = f"prop-dict {extra}"
        if rng.random() < 0.75:
            parts.append(extra)
        else:
            parts.insert(at, extra)
        parts += typed
        if has_region[0]:
            parts.append(f"${has_region[0]}")
        if rng.random() < 0.06 and whole >= 0.08 and not self.infers and "SameOperandsAndResultType" not in self.traits:
            parts.append(self.some_group())
        written = ""
        if self.infers:
            written = self.inferring()
        return Generated(self.name, self.definition(" ".join(filter(None, parts))), written, self.texts())

def generated(seed: int, count: int) -> list[Generated]:
    """So many operations of a seed."""
    rng = random.Random(seed)
    return [_Maker(rng, f"op{number}").made() for number in range(count)]
