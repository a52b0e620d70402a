import MVVMGenSpec

extension StepSpec {
  /// Whether both name the same values alike.
  func isSame(as other: StepSpec) -> Bool {
    guard case .letValue(let pairs) = kind, case .letValue(let others) = other.kind else {
      return false
    }
    return pairs.map { $0.written } == others.map { $0.written }
  }
}

extension NamedValue {
  fileprivate var written: String { "\(name.text): \(value.asWritten)" }
}
