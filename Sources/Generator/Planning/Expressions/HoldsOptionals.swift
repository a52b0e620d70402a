import MVVMGenExpressions

extension ValueType {
  /// Whether one of its elements that may be missing is an optional of an optional in Swift.
  var holdsOptionals: Bool {
    switch unwrapped {
    case .array(let element), .dictionary(_, let element): element.isOptional
    default: false
    }
  }
}
