ParseResult own::AddOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<Unresolved, 2> values;
  Type type;
  if (parser.parseOperandList(values, 2) || parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type)) return failure();
  result.addTypes(type);
  return parser.resolveOperands(values, type, result.operands);
}
void own::AddOp::print(OpAsmPrinter &printer) {
  printer << " " << getLhs() << ", " << getRhs();
  printer.printOptionalAttrDict((*this)->getAttrs());
  printer << " : " << getOut().getType();
}
ParseResult own::ConstOp::parse(OpAsmParser &parser, OperationState &result) {
  TypedAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseAttribute(value, "value", result.attributes)) return failure();
  result.addTypes(value.getType());
  return success();
}
void own::ConstOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << " " << getValue();
}
ParseResult own::CallOp::parse(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr callee;
  SmallVector<Unresolved, 4> values;
  FunctionType type;
  auto place = parser.getCurrentLocation();
  if (parser.parseAttribute(callee, "callee", result.attributes) || parser.parseOperandList(values, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type)) return failure();
  result.addTypes(type.getResults());
  return parser.resolveOperands(values, type.getInputs(), place, result.operands);
}
void own::CallOp::print(OpAsmPrinter &printer) {
  printer << " " << getCalleeAttr() << "(" << getArgs() << ")";
  printer.printOptionalAttrDict((*this)->getAttrs(), {"callee"});
  printer << " : ";
  printer.printFunctionalType(*this);
}
ParseResult own::BodyOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Unresolved> values;
  SmallVector<Type> types;
  auto place = parser.getCurrentLocation();
  auto one = [&]() -> ParseResult {
    auto &argument = arguments.emplace_back();
    if (parser.parseArgument(argument) || parser.parseEqual() || parser.parseOperand(values.emplace_back()) ||
        parser.parseColonType(argument.type)) return failure();
    types.push_back(argument.type);
    return success();
  };
  if (succeeded(parser.parseOptionalKeyword("iter_args")) &&
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, one)) return failure();
  if (parser.parseOptionalArrowTypeList(result.types) || parser.resolveOperands(values, types, place, result.operands)) return failure();
  return failure(parser.parseRegion(*result.addRegion(), arguments) || parser.parseOptionalAttrDict(result.attributes));
}
void own::BodyOp::print(OpAsmPrinter &printer) {
  auto arguments = getBody().getArguments();
  if (!arguments.empty() && arguments.size() == getInits().size()) {
    printer << " iter_args(";
    llvm::interleaveComma(llvm::zip(arguments, getInits()), printer, [&](auto each) {
      printer << std::get<0>(each) << " = " << std::get<1>(each) << " : " << std::get<1>(each).getType();
    });
    printer << ")";
  }
  printer.printOptionalArrowTypeList(getResultTypes());
  printer << " ";
  printer.printRegion(getBody(), arguments.empty() || arguments.size() != getInits().size());
  printer.printOptionalAttrDict((*this)->getAttrs());
}
ParseResult own::KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  StringAttr name;
  if (parser.parseSymbolName(name, "name", result.attributes) ||
      parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, true, true)) return failure();
  if (succeeded(parser.parseOptionalKeyword("fast"))) result.addAttribute("fast", parser.getBuilder().getUnitAttr());
  return failure(parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*result.addRegion(), arguments));
}
void own::KernelOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printSymbolName(getName());
  printer << "(";
  llvm::interleaveComma(getBody().getArguments(), printer, [&](BlockArgument each) { printer.printRegionArgument(each); });
  printer << ")" << (getFast() ? " fast" : "");
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {"name", "fast"});
  printer << " ";
  printer.printRegion(getBody(), false);
}
ParseResult own::JumpOp::parse(OpAsmParser &parser, OperationState &result) {
  Block *target;
  SmallVector<Value> values;
  if (parser.parseSuccessorAndUseList(target, values)) return failure();
  result.addSuccessors(target);
  result.addOperands(values);
  return parser.parseOptionalAttrDict(result.attributes);
}
void own::JumpOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printSuccessorAndUseList(getTarget(), getArgs());
  printer.printOptionalAttrDict((*this)->getAttrs());
}
ParseResult own::SliceOp::parse(OpAsmParser &parser, OperationState &result) {
  Unresolved source;
  SmallVector<Unresolved> sizes;
  SmallVector<int64_t> steps;
  Type from, to;
  if (parser.parseOperand(source) || parser.parseOperandList(sizes, OpAsmParser::Delimiter::Square) || parser.parseKeyword("step")) return failure();
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() { return parser.parseInteger(steps.emplace_back()); })) return failure();
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(from) || parser.parseKeywordType("to", to)) return failure();
  result.addAttribute("steps", parser.getBuilder().getDenseI64ArrayAttr(steps));
  result.addTypes(to);
  return failure(parser.resolveOperand(source, from, result.operands) ||
                 parser.resolveOperands(sizes, parser.getBuilder().getIndexType(), result.operands));
}
void own::SliceOp::print(OpAsmPrinter &printer) {
  printer << " " << getSource() << "[" << getSizes() << "] step [";
  llvm::interleaveComma(getSteps(), printer);
  printer << "]";
  printer.printOptionalAttrDict((*this)->getAttrs(), {"steps"});
  printer << " : " << getSource().getType() << " to " << getOut().getType();
}
ParseResult own::WhenOp::parse(OpAsmParser &parser, OperationState &result) {
  Unresolved condition;
  if (parser.parseOperand(condition) || parser.resolveOperand(condition, parser.getBuilder().getI1Type(), result.operands)) return failure();
  Region *then = result.addRegion(), *otherwise = result.addRegion();
  if (parser.parseRegion(*then)) return failure();
  if (succeeded(parser.parseOptionalKeyword("otherwise")) && parser.parseRegion(*otherwise)) return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}
void own::WhenOp::print(OpAsmPrinter &printer) {
  printer << " " << getCondition() << " ";
  printer.printRegion(getThen());
  if (!getOtherwise().empty()) {
    printer << " otherwise ";
    printer.printRegion(getOtherwise());
  }
  printer.printOptionalAttrDict((*this)->getAttrs());
}
static const char *const predicates[] = {"eq", "ne", "lt"};
ParseResult own::CompareOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef word;
  SmallVector<Unresolved, 2> values;
  Type type;
  if (parser.parseKeyword(&word) || parser.parseComma() || parser.parseOperandList(values, 2) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type)) return failure();
  auto found = llvm::find(predicates, word);
  if (found == std::end(predicates)) return parser.emitError(parser.getNameLoc(), "unknown predicate");
  result.addAttribute("predicate", parser.getBuilder().getI64IntegerAttr(found - std::begin(predicates)));
  result.addTypes(parser.getBuilder().getI1Type());
  return parser.resolveOperands(values, type, result.operands);
}
void own::CompareOp::print(OpAsmPrinter &printer) {
  printer << " " << predicates[getPredicate() % 3] << ", " << getLhs() << ", " << getRhs();
  printer.printOptionalAttrDict((*this)->getAttrs(), {"predicate"});
  printer << " : " << getLhs().getType();
}
ParseResult own::MapOp::parse(OpAsmParser &parser, OperationState &result) {
  AffineMapAttr map;
  SmallVector<Unresolved> values;
  if (parser.parseAffineMapOfSSAIds(values, map, "map", result.attributes, OpAsmParser::Delimiter::Square)) return failure();
  result.addTypes(parser.getBuilder().getIndexType());
  return failure(parser.parseOptionalAttrDict(result.attributes) ||
                 parser.resolveOperands(values, parser.getBuilder().getIndexType(), result.operands));
}
void own::MapOp::print(OpAsmPrinter &printer) {
  printer << "[";
  printer.printAffineMapOfSSAIds(getMapAttr(), getArgs());
  printer << "]";
  printer.printOptionalAttrDict((*this)->getAttrs(), {"map"});
}
