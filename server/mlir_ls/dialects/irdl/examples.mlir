irdl.dialect @shapes {
  irdl.type @square {
    %any = irdl.any
    %positive = irdl.c_pred "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 0"
    %element = irdl.is f32
    %float = irdl.base "!builtin.float"
    %either = irdl.any_of(%element, %float)
    %both = irdl.all_of(%either, %any)
    irdl.parameters(element: %both)
  }
  irdl.attribute @color {
    %any = irdl.any
    irdl.parameters(value: %any)
  }
  irdl.operation @draw {
    %element = irdl.is f32
    %square = irdl.parametric @shapes::@square<%element>
    %any = irdl.any
    irdl.operands(shape: %square, others: variadic %any)
    irdl.results(drawn: %square)
    irdl.attributes {"color" = %any}
    %body = irdl.region(%any) with size 1
    irdl.regions(body: %body)
  }
}
