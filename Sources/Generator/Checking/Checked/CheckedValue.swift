import MVVMGenExpressions

/// A value input, a state or a value output.
public final class CheckedValue: Sendable {
  public let name: String
  public let type: ValueType
  public let role: Role
  public let content: Content
  public let doc: String?

  init(name: String, type: ValueType, role: Role, content: Content, doc: String?) {
    self.name = name
    self.type = type
    self.role = role
    self.content = content
    self.doc = doc
  }

  public enum Role: Equatable, Sendable {
    case input, state, output
  }

  public enum Content: Equatable, Sendable {
    /// Set by steps or the view; its first value.
    case stored(TypedExpression)
    /// Computed from others.
    case derived(TypedExpression)
  }

  /// The same with that as its first value.
  func starting(with first: TypedExpression) -> CheckedValue {
    CheckedValue(name: name, type: type, role: role, content: .stored(first), doc: doc)
  }

  /// Whether it is computed from others, so that nothing sets it.
  public var isDerived: Bool {
    if case .derived = content { true } else { false }
  }
}
