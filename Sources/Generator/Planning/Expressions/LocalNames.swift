import MVVMGenChecking
import MVVMGenExpressions

extension TypedExpression {
  /// The value of a local name.
  static func local(_ name: String, _ type: ValueType) -> TypedExpression {
    TypedExpression(.reference(Reference(name, .local)), type)
  }

  /// Whether it is that.
  func isLocal(_ name: String) -> Bool { kind == .reference(Reference(name, .local)) }

  /// Whether the expression reads a local name.
  func mentions(_ name: String) -> Bool {
    has { if case .reference(let reference) = $0.kind { reference.name == name } else { false } }
  }
}
