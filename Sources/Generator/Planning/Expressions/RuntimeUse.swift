import MVVMGenChecking
import MVVMGenExpressions

extension TypedExpression {
  /// Whether the Swift for it takes something of the runtime.
  var usesRuntime: Bool { has { $0.isOfRuntime } }

  /// The same but for its parts.
  private var isOfRuntime: Bool {
    switch kind {
    case .decimal: type == .decimal
    case .date(let seconds): dateLiteral(ofSecondsSince2001: seconds) != nil
    case .data(let bytes): !bytes.isEmpty
    case .url, .uuid, .with: true
    case .message(let base): base.type == .anyError
    case .negate: type == .int
    case .binary(let sign, _, _): sign.isOfRuntime(for: type)
    case .element(let base, _): !base.type.isDictionary || base.type.holdsOptionals
    case .builtin(let builtin, let arguments):
      builtin.swift(of: arguments.first?.type ?? .unknown).takes.contains(.runtime)
    default: false
    }
  }
}

extension Expression.Operator {
  /// Int saturates, and products of Decimals never stop the program.
  fileprivate func isOfRuntime(for type: ValueType) -> Bool {
    switch self {
    case .plus, .minus, .divided, .remainder: type == .int
    case .times: type == .int || type == .decimal
    default: false
    }
  }
}

extension ValueType {
  fileprivate var isDictionary: Bool {
    if case .dictionary = unwrapped { true } else { false }
  }
}
