"""Types and attributes in a header, brought to today's spelling, token by token."""

from __future__ import annotations

import re

from mlir_ls.migration.hooks import hooks
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.older import OLD_ELEMENTS, begins_older_type
from mlir_ls.syntax.tokens import REGION, tokenize

_WORD = re.compile(r"[A-Za-z_]\w*\Z")
_DIALECT = re.compile(r"[!#]?(\w*)")
_KEY = re.compile(r"[A-Za-z_][\w.$]*\Z")
_TF = re.compile(r"(?:(?<=x)|\b)tf_(control|resource|variant|string|complex64|complex128|f32ref)\b")
_TF_TYPES = {"control": "!tf_executor.control", "complex64": "complex<f32>", "complex128": "complex<f64>"}
_CALL = re.compile(r"(?:(?<=[(,+*-])|(?<=[(,+*-] ))(floordiv|ceildiv)\s*\(")
_SIZE = re.compile(r"\)\s*size\s*\(.*\Z", re.DOTALL)


_NO_ELEMENTS = re.compile(r"sparse\s*<\s*\[\s*\]\s*,\s*\[\s*\]\s*>")
_STRIDED = re.compile(r"offset\s*:[^,<>]*,\s*strides\s*:\s*\[")
_LEFT_OUT = re.compile(r'opaque\s*<\s*"(?:_|elided_large_const)"\s*,\s*"0xDEADBEEF"\s*>')
"""Elements that a printer left out."""
_SEGMENTS = {"operand_segment_sizes": "operandSegmentSizes", "result_segment_sizes": "resultSegmentSizes"}
_BEFORE_SIGN = ("=", ":", ",", "[")
"""What stands before a number with a sign; the document of 2020 had "+" there as well."""
_SIZES = re.compile(r"\s*=\s*dense<([^>]*)>\s*:\s*vector<([0-9]+)xi(?:32|64)>")


_AFTER = 4
"""Empty tokens after the last one: so far ahead is looked without a test for the end."""


class Leaves:
    """Rewrites the leaves among the tokens of a header."""

    def __init__(self, rewriter: Rewriter, colons: bool, names: ChunkNames) -> None:
        self.names = names
        self.parser = names.leaves
        self.rewriter = rewriter
        self.colons = colons
        self.text = rewriter.item.node.shape.text
        self.tokens, self.starts = tokenize(self.text)
        self.count = len(self.tokens)
        self.tokens += [""] * _AFTER
        self.starts += [len(self.text)] * _AFTER

    def run(self, start: int = 0, end: int | None = None) -> None:
        """Rewrites what stands between two offsets."""
        braces: list[str] = []
        index = 0
        while index < self.count:
            at = self.starts[index]
            index = self._rewrite(index, braces) if at >= start and (end is None or at < end) else index + 1

    def _rewrite(self, index: int, braces: list[str]) -> int:
        """Rewrites what begins with a token, inside of these brackets; the token after it."""
        token, at = self.tokens[index], self.starts[index]
        if token == "(" and not self.names.of_release and (after := self._after_map(index)):
            glued = " " if at and self.text[at - 1].isalnum() else ""
            self.rewriter.replace(at, self.end_of(after - 1), glued + self.affine(at, self.end_of(after - 1)))
            return after
        if (token in OLD_ELEMENTS or token.startswith("dense<")) and (after := self._elements(index)):
            return after
        if token in OPENING:
            braces.append(token)
        elif token in CLOSING and braces:
            braces.pop()
        elif token == REGION:
            pass
        elif token == ":" and self._is_entry(index, braces):
            self.rewriter.replace(self.end_of(index - 1), at + 1, " =")
        elif token == "@" and not self.names.of_release and self._is_typed_reference(index, braces):
            return self._drop_type(index)
        elif token == "+" and not self.names.of_release and self.tokens[index - 1] in _BEFORE_SIGN:
            self.rewriter.replace(at, at + 1, "")
        elif token == "offset" and braces[-1:] == ["<"] and _STRIDED.match(self.text, at) is not None:
            return self._strided(index)
        elif not self.names.of_release and _TF.search(token) and not token.startswith(('"', "!")):
            self.rewriter.replace(at, at + len(token), self._tensorflow(token, at))
        elif token.startswith("memref<") and "offset" in token:
            self.rewriter.replace(at, at + len(token), _strided_in(token))
        elif token in _SEGMENTS and (found := _SIZES.match(self.text, at + len(token))) is not None:
            self.rewriter.replace(at, found.end(), f"{_SEGMENTS[token]} = array<i32: {_sizes(found)}>")
            return next(each for each, start in enumerate(self.starts) if start >= found.end())
        elif (following := self._of_dialect(index)) is not None:
            return following
        return index + 1

    def _tensorflow(self, token: str, at: int) -> str:
        """A token with types of TensorFlow, which belong to dialects of their own today."""
        new = _TF.sub(lambda found: tensorflow_type(found[1]), token)
        if "!" in new:
            self.rewriter.report(at, at + len(token), TENSORFLOW, stays=False)
        return new

    def _of_dialect(self, index: int) -> int | None:
        """Has a dialect rewrite the type or attribute that begins with a token; the token after it, None where it stays."""
        found = _DIALECT.match(self.tokens[index])
        rewrite = hooks("rewrite_leaf").get(found[1]) if found is not None else None
        after: int | None = rewrite(self, index) if rewrite is not None else None
        return after

    def rewritten(self, start: int, end: int) -> str:
        """What a range of the text becomes; nothing is changed by that."""
        inner = Rewriter(self.rewriter.item, self.rewriter.lines)
        Leaves(inner, self.colons, self.names).run(start, end)
        self.rewriter.left += inner.left
        self.rewriter.stays = self.rewriter.stays or inner.stays
        return inner.rewritten(start, end)

    # -- maps ---------------------------------------------------------------------------------------------------------

    def _after_map(self, index: int) -> int:
        """The token after the map or set that begins with this parenthesis; 0 where none does."""
        if index and (self.tokens[index - 1] in ("affine_map", "affine_set") or self.tokens[index - 1] == "@"):
            return 0
        if index > 1 and self.tokens[index - 1] == "<" and self.tokens[index - 2] in ("affine_map", "affine_set"):
            return 0
        first = self.tokens[index + 1]
        if first != ")" and (not _WORD.match(first) or begins_older_type(first)):
            return 0
        after = self.after(index)
        if "%" in self.tokens[index:after]:
            return 0
        if self.tokens[after] == "," and self.tokens[after + 1] == "[":
            after += 1
        if self.tokens[after] == "[":
            last = self.after(after)
            if "%" in self.tokens[after:last]:
                return 0
            after = last
        sign = self.tokens[after]
        if sign == "->" and self.tokens[after + 1] == "(":
            result = self.tokens[after + 2]
            if result == ")" or (result != "(" and begins_older_type(result)) or (result in ("(", "%") and first == ")"):
                inner = self.tokens[after + 1 : self.after(after + 1)]
                if result != "(" or "->" in inner:
                    return 0
            last = self.after(after + 1)
            if self.tokens[last] == "size" and self.tokens[last + 1] == "(":
                last = self.after(last + 1)
            return last
        if sign == ":" and self.tokens[after + 1] == "(":
            last = self.after(after + 1)
            inner = self.tokens[after + 1 : last]
            is_set = ">=" in inner or "==" in inner or (len(inner) == 2 and self.tokens[last] != "->")
            return last if is_set else 0
        if sign == ":" and ("==" in self.tokens[after:] or ">=" in self.tokens[after:]):
            return self._bare_constraints(after + 1)
        return 0

    def _bare_constraints(self, index: int) -> int:
        while self.tokens[index]:
            while self.tokens[index] and self.tokens[index] not in ("==", ">="):
                index += 1
            index += 2
            if self.tokens[index] != ",":
                return index
            index += 1
        return index

    def affine(self, start: int, end: int) -> str:
        """A map or a set with today's word around it."""
        return modern_affine(self.rewriter.source(start, end))

    # -- elements -----------------------------------------------------------------------------------------------------

    def _elements(self, index: int) -> int:
        """Elements whose type stands before them; gives back the token after, 0 where there are none."""
        token, at = self.tokens[index], self.starts[index]
        if token in OLD_ELEMENTS:
            if self.tokens[index + 1] != "<":
                return 0
            after = self.after(index + 1)
        else:
            after = index + 1
        whole = self.text[at : self.end_of(after - 1)]
        if _LEFT_OUT.fullmatch(whole):
            self.rewriter.replace(at, self.end_of(after - 1), "dense_resource<__elided__>")
            return after
        if self.names.of_release and not token.startswith("opaque"):
            return 0
        if _NO_ELEMENTS.fullmatch(whole):
            self.rewriter.replace(at, self.end_of(after - 1), "sparse<>")
            return after
        if token.startswith("opaque"):
            self.rewriter.report(at, self.end_of(after - 1), "elements that only a dialect can read have no counterpart today")
            return after
        new = _modern_elements(whole)
        if new is None:
            return 0
        end = self.end_of(after - 1)
        # the type of a constant stands after the elements once more
        if self.tokens[after] == ":":
            new = new[: new.rindex(" : ")]
        self.rewriter.replace(at, end, new)
        return after

    # -- dictionaries -------------------------------------------------------------------------------------------------

    def _is_entry(self, index: int, braces: list[str]) -> bool:
        if not self.colons or braces[-1:] != ["{"] or not _KEY.match(self.tokens[index - 1]):
            return False
        return self.tokens[index - 2] in ("{", ",")

    def _is_typed_reference(self, index: int, braces: list[str]) -> bool:
        return braces[-1:] in (["{"], ["["]) and self.tokens[index + 1] == ":" and self.tokens[index + 2] == "("

    def _drop_type(self, index: int) -> int:
        """`: (type, …) -> type` after a reference; gives back the token after."""
        after = self.after(index + 2)
        if self.tokens[after] == "->":
            if self.tokens[after + 1] == "(":
                after = self.after(after + 1)
                if self.tokens[after] == "->":
                    after = self._type_end(after + 1)
            else:
                after = self._type_end(after + 1)
        self.rewriter.replace(self.starts[index + 1], self.end_of(after - 1), "")
        return after

    def _type_end(self, index: int) -> int:
        if self.tokens[index] == "(":
            return self.after(index)
        return self.after(index + 1) if self.tokens[index + 1] == "<" else index + 1

    def _strided(self, index: int) -> int:
        """`offset: o, strides: [s, …]` becomes `strided<[s, …], offset: o>`."""
        at = self.starts[index]
        last = index
        while self.tokens[last] and self.tokens[last] != "]":
            last += 1
        whole = self.text[at : self.end_of(last)]
        self.rewriter.replace(at, self.end_of(last), _strided_text(whole))
        return last + 1

    def with_body(self, index: int) -> str:
        """A type of a dialect with what stands in brackets after it."""
        after = self.after(index + 1) if self.tokens[index + 1] == "<" else index + 1
        return self.text[self.starts[index] : self.end_of(after - 1)]

    # -- tokens -------------------------------------------------------------------------------------------------------

    def end_of(self, index: int) -> int:
        """Where a token ends."""
        return self.starts[index] + len(self.tokens[index])

    def last_colon(self) -> int:
        """The last colon outside of brackets; 0 where there is none."""
        depth, colon = 0, 0
        for index, token in enumerate(self.tokens):
            depth += (token in ("(", "[", "{", "<")) - (token in (")", "]", "}", ">"))
            if token == ":" and depth == 0:
                colon = index
        return colon

    def spelled_types(self) -> str:
        """What stands after the last colon, as it is spelled today."""
        colon = self.last_colon()
        return self.rewritten(self.starts[colon + 1], self.end_of(self.count - 1)) if colon else ""

    def after(self, index: int) -> int:
        """The token after the partner of a bracket."""
        depth = 0
        while self.tokens[index]:
            depth += (self.tokens[index] in ("(", "[", "{", "<")) - (self.tokens[index] in (")", "]", "}", ">"))
            index += 1
            if depth == 0:
                return index
        return index


TENSORFLOW = "TensorFlow's types belong to dialects of its own today, which MLIR does not come with"


def tensorflow_type(name: str) -> str:
    """Today's spelling of the type that `tf_NAME` and `!tf<"NAME">` were."""
    return _TF_TYPES.get(name, f"!tf_type.{name}")


def _sizes(found: re.Match[str]) -> str:
    """The elements of `dense<…> : vector<4xi32>`, one by one."""
    elements = found[1].strip()
    return elements[1:-1] if elements.startswith("[") else ", ".join([elements] * int(found[2]))


def modern_affine(text: str) -> str:
    """`affine_map<…>` or `affine_set<…>` of a map or a set as it stands."""
    text = _SIZE.sub(")", text)
    text = re.sub(r"\)\s*,\s*\[", ")[", text)
    while (found := _CALL.search(text)) is not None:
        text = _without_call(text, found)
    if "->" in text:
        return f"affine_map<{text}>"
    head, _, constraints = text.partition(":")
    constraints = constraints.strip()
    if not constraints.startswith("("):
        constraints = f"({constraints})"
    return f"affine_set<{head}: {constraints}>"


def _without_call(text: str, found: re.Match[str]) -> str:
    depth, at = 1, found.end()
    comma = -1
    while at < len(text) and depth:
        depth += (text[at] == "(") - (text[at] == ")")
        if text[at] == "," and depth == 1:
            comma = at
        at += 1
    left, right = text[found.end() : comma].strip(), text[comma + 1 : at - 1].strip()
    divisor = right if re.fullmatch(r"\w+", right) else f"({right})"
    return f"{text[: found.start()]}(({left}) {found[1]} {divisor}){text[at:]}"


def _modern_elements(whole: str) -> str | None:
    word, _, inner = whole.partition("<")
    inner = inner[:-1].strip()
    if not re.match(r"(?:tensor|vector|!)", inner):
        return None
    parts = _split(inner)
    if len(parts) < 2:
        return None
    type_ = _TF.sub(lambda found: tensorflow_type(found[1]), parts[0])
    if word.strip() == "sparse":
        return f"sparse<{', '.join(parts[1:])}> : {type_}" if parts[1:] != ["[]", "[]"] else f"sparse<> : {type_}"
    literal = ", ".join(parts[1:])
    if re.fullmatch(r"[\[\]\s,]*", literal):
        literal = ""
    return f"dense<{literal}> : {type_}"


def _split(text: str) -> list[str]:
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "<([{") - (letter in ">)]}")
        if letter == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [*parts, text[start:].strip()]


def _strided_text(whole: str) -> str:
    found = re.match(r"offset\s*:\s*([^,]+?)\s*,\s*strides\s*:\s*(\[.*\])", whole, re.DOTALL)
    if found is None:
        return whole
    offset = "" if found[1] == "0" else f", offset: {found[1]}"
    return f"strided<{found[2]}{offset}>"


def _strided_in(token: str) -> str:
    return re.sub(r"offset\s*:\s*[^,]+,\s*strides\s*:\s*\[[^\]]*\]", lambda found: _strided_text(found[0]), token)
