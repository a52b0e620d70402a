import MVVMGenChecking
import MVVMGenExpressions

extension [Step] {
  /// Whether a step here gives one of the names. Steps inside of these may do so: there the name
  /// hides the other, which nothing there means.
  public func give(anyOf names: NameSet) -> Bool {
    !names.isEmpty && contains { $0.givenName.map(names.contains) ?? false }
  }
}

extension Step {
  /// The name of a value for the steps behind it.
  public var givenName: String? {
    switch self {
    case .letValue(let name, _): name
    case .call(let call): call.onElement == nil ? call.resultName : nil
    case .set, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .wait, .stop, .swift:
      nil
    }
  }
}
