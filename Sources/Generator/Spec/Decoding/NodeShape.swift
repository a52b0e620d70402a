import MVVMGenDiagnostics
import MVVMGenReading

extension YAMLNode {
  /// Whether nothing stands there, or YAML's word for nothing.
  public var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "null" || scalar.text == "~"
  }

  /// Whether it is that text, found out without a copy of its own.
  public func isText(_ text: String) -> Bool {
    if case .scalar(let scalar) = content { scalar.text == text } else { false }
  }

  /// What a message calls a node.
  public var shape: String {
    switch content {
    case .scalar(let scalar):
      scalar.isEmptyPlain ? "empty" : isNull ? scalar.text : scalar.isNumber ? "a number" : "a text"
    case .sequence: "a list"
    case .mapping: "a map"
    case .invalid: "not readable"
    }
  }
}

extension YAMLScalar {
  /// Digits, at most with a sign and a point.
  fileprivate var isNumber: Bool {
    style == .plain && text.utf8.contains { $0.isDigit }
      && text.utf8.allSatisfy { $0.isDigit || "-.".utf8.contains($0) } && Double(text) != nil
  }
}

extension SourceSpan {
  /// The start of a map or list, which may go over many lines: for what is missing from all of it.
  public var start: SourceSpan {
    var span = self
    span.length = min(span.length, 1)
    return span
  }
}
