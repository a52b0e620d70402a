import MVVMGenDiagnostics
import MVVMGenExpressions

/// A constant and its value.
public struct CheckedConstant: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var value: TypedExpression
  public var doc: String?
}

/// What the screen is opened with.
public struct CheckedNeed: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var doc: String?
}

/// An event that the view, or the screen itself, sends.
public struct CheckedEvent: Equatable, Sendable {
  public var name: String
  public var parameters: [TypedExpression.Parameter]
  /// Where each of them is declared.
  var places: [SourceSpan]
  public var isPrivate: Bool
  public var doc: String?
}

/// An event output.
public struct CheckedSignal: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var doc: String?
}
