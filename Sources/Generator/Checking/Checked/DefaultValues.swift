import MVVMGenExpressions

extension CheckedModel {
  /// What stands for the fields that are left out, where the model is generated.
  public var defaultValues: [TypedExpression] {
    isExternal ? [] : allFields.compactMap { $0.defaultValue }
  }
}

extension CheckedScreen {
  /// The constants that default values of its models read: they stand in the initialisers, which
  /// others see.
  public var constantsOfDefaults: NameSet {
    var names = NameSet()
    for value in models.lazy.flatMap({ $0.defaultValues }) {
      names.formUnion(value.names(of: .constant))
    }
    return names
  }
}
