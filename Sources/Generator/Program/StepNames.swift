import Checking
import Expressions

extension Collection<Step> {
  /// Whether a step behind them gives what stands beside it a name that they have given by then.
  public func clash(with following: some Collection<Step>) -> Bool {
    following.give(anyOf: NameSet(compactMap(\.givenName)))
  }

  /// Whether a step gives what stands beside it one of the names. One inside a step may: there it
  /// hides the other, which nothing there means.
  public func give(anyOf names: NameSet) -> Bool {
    !names.isEmpty && contains { $0.givenName.map(names.contains) ?? false }
  }
}

extension Step {
  /// The name of a value for the steps behind it.
  fileprivate var givenName: String? {
    switch self {
    case .letValue(let name, _): name
    case .call(let call): call.onElement == nil ? call.resultName : nil
    case .set, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .wait, .stop, .swift:
      nil
    }
  }
}
