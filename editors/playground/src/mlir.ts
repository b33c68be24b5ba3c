// Colours by the look of the text alone, which are there before the server is.

import { StreamLanguage } from "@codemirror/language";

const TOKENS: readonly (readonly [RegExp, string | null])[] = [
  [/^\/\/.*/, "comment"],
  [/^"(?:\\.|[^"\\])*"?/, "string"],
  [/^%[\w$.#-]+/, "variableName"],
  [/^@(?:[\w$.-]+|"[^"]*")/, "propertyName"],
  [/^\^[\w$.-]+/, "labelName"],
  [/^[#!][\w$.-]+/, "className"],
  [/^0x[0-9a-fA-F]+/, "number"],
  [/^(?:\d+|\?)x(?=[\w?!])/, "number"],
  [/^(?:tensor|memref|vector|tuple|complex)(?=<)/, "typeName"],
  [/^(?:[su]?i\d+|b?f\d+\w*|tf32|index|none)\b/, "typeName"],
  [/^[a-z_]\w*(?:\.[a-z_]\w*)+/, "keyword"],
  [/^(?:true|false|unit|dense|loc)\b/, "atom"],
  [/^\d+(?:\.\d*(?:[eE][-+]?\d+)?)?/, "number"],
  [/^[A-Za-z_][\w$]*/, null],
];

export const mlir = StreamLanguage.define({
  name: "mlir",
  token(stream) {
    if (stream.eatSpace()) return null;
    for (const [pattern, style] of TOKENS) if (stream.match(pattern)) return style;
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", "<", '"'] } },
});
