import MVVMGenDiagnostics

/// A value of a spec, and its place.
public struct Located<Value> {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {}
