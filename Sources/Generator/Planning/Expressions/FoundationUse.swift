import MVVMGenChecking
import MVVMGenExpressions

extension TypedExpression {
  /// Whether the Swift for it takes an operator or a conformance of Foundation, which its text does
  /// not name: `"\(rate)"` and `rate > limit` do, `Int(rate)` does not.
  var usesFoundationUnnamed: Bool { has { $0.isOfFoundation } }

  /// The same but for its parts.
  private var isOfFoundation: Bool {
    switch kind {
    case .text(let pieces):
      pieces.contains { piece in
        guard case .hole(let value) = piece else { return false }
        return value.type.holdsFoundation
      }
    case .negate, .integer: type == .decimal
    case .binary(let sign, let left, let right):
      // Products of Decimals are the runtime's.
      sign != .times && (left.type.holdsFoundation || right.type.holdsFoundation)
    case .builtin(let builtin, let arguments):
      builtin.swift(of: arguments.first?.type ?? .unknown).takes.contains(.conformances)
        && arguments.contains { $0.type.holdsFoundation }
    default: false
    }
  }
}

extension ValueType {
  fileprivate var holdsFoundation: Bool {
    holds { part in
      switch part {
      case .decimal, .date, .url, .data, .uuid: true
      default: false
      }
    }
  }
}
