#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/StringExtras.h"
using namespace mlir;
using Unresolved = OpAsmParser::UnresolvedOperand;
static ParseResult parseOwnNumber(OpAsmParser &parser, IntegerAttr &number) {
  int64_t value;
  if (parser.parseKeyword("times") || parser.parseInteger(value)) return failure();
  number = parser.getBuilder().getI64IntegerAttr(value);
  return success();
}
static void printOwnNumber(OpAsmPrinter &printer, Operation *, IntegerAttr number) { printer << "times " << number.getInt(); }
static ParseResult parseOwnMark(OpAsmParser &parser, UnitAttr &mark) {
  if (succeeded(parser.parseOptionalKeyword("marked"))) mark = parser.getBuilder().getUnitAttr();
  return success();
}
static void printOwnMark(OpAsmPrinter &printer, Operation *, UnitAttr mark) {
  if (mark) printer << "marked";
}
static ParseResult parseOwnText(OpAsmParser &parser, StringAttr &text) {
  if (parser.parseOptionalLess()) return success();
  return failure(parser.parseAttribute(text) || parser.parseGreater());
}
static void printOwnText(OpAsmPrinter &printer, Operation *, StringAttr text) {
  if (text) printer << "<" << text << ">";
}
static ParseResult parseOwnPair(OpAsmParser &parser, Unresolved &value, Type &type) {
  return failure(parser.parseLParen() || parser.parseOperand(value) || parser.parseColonType(type) || parser.parseRParen());
}
static void printOwnPair(OpAsmPrinter &printer, Operation *, Value value, Type type) {
  printer << "(" << value << " : " << type << ")";
}
static ParseResult parseOwnMaybe(OpAsmParser &parser, std::optional<Unresolved> &value, Type &type) {
  if (parser.parseOptionalKeyword("maybe")) return success();
  value.emplace();
  return failure(parser.parseOperand(*value) || parser.parseColonType(type));
}
static void printOwnMaybe(OpAsmPrinter &printer, Operation *, Value value, Type type) {
  if (value) printer << "maybe " << value << " : " << type;
}
static ParseResult parseOwnList(OpAsmParser &parser, SmallVectorImpl<Unresolved> &values, SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
    return failure(parser.parseOperand(values.emplace_back()) || parser.parseColonType(types.emplace_back()));
  });
}
static void printOwnList(OpAsmPrinter &printer, Operation *, ValueRange values, TypeRange types) {
  printer << "[";
  llvm::interleaveComma(llvm::zip(values, types), printer, [&](auto each) {
    printer << std::get<0>(each) << " : " << std::get<1>(each);
  });
  printer << "]";
}
static ParseResult parseOwnBody(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::OptionalParen, true)) return failure();
  return parser.parseRegion(body, arguments);
}
static void printOwnBody(OpAsmPrinter &printer, Operation *, Region &body) {
  if (!body.empty() && body.getNumArguments()) {
    printer << "(";
    llvm::interleaveComma(body.getArguments(), printer, [&](BlockArgument each) { printer.printRegionArgument(each); });
    printer << ") ";
  }
  printer.printRegion(body, false);
}
static ParseResult parseOwnTarget(OpAsmParser &parser, Block *&target, SmallVectorImpl<Unresolved> &values, SmallVectorImpl<Type> &types) {
  if (parser.parseKeyword("goto") || parser.parseSuccessor(target)) return failure();
  return parseOwnList(parser, values, types);
}
static void printOwnTarget(OpAsmPrinter &printer, Operation *operation, Block *target, ValueRange values, TypeRange types) {
  printer << "goto " << target;
  printOwnList(printer, operation, values, types);
}
static ParseResult parseOwnCount(OpAsmParser &parser, int64_t &count) {
  return failure(parser.parseKeyword("count") || parser.parseEqual() || parser.parseInteger(count));
}
static void printOwnCount(OpAsmPrinter &printer, Operation *, int64_t count) { printer << "count = " << count; }
static ParseResult parseOwnNoted(OpAsmParser &parser, Attribute &note, Type type) {
  if (parser.parseOptionalKeyword("noted")) {
    note = TypeAttr::get(type);
    return success();
  }
  return parser.parseAttribute(note);
}
static void printOwnNoted(OpAsmPrinter &printer, Operation *, Attribute note, Type type) {
  if (note != TypeAttr::get(type)) printer << "noted " << note;
}
static ParseResult parseOwnExtra(OpAsmParser &parser, NamedAttrList &attributes) {
  if (parser.parseOptionalKeyword("extra")) return success();
  return parser.parseOptionalAttrDict(attributes);
}
static void printOwnExtra(OpAsmPrinter &printer, Operation *operation, DictionaryAttr attributes) {
  if (attributes.empty()) return;
  printer << "extra";
  printer.printOptionalAttrDict(attributes.getValue());
}
