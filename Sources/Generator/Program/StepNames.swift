import Checking
import Expressions

extension [Step] {
  /// Whether anything in the steps behind them has a name that they have given by then.
  public func clash(with following: [Step]) -> Bool {
    let names = NameSet(compactMap { $0.isNameSeenBehind ? $0.givenName : nil })
    return following.give(anyOf: names)
  }

  /// Whether a step, or one inside of them, gives something one of the names.
  public func give(anyOf names: NameSet) -> Bool {
    guard !names.isEmpty else { return false }
    var found = false
    for step in self {
      step.visit { if let name = $0.givenName, names.contains(name) { found = true } }
    }
    return found
  }
}

extension Step {
  /// The name that it gives a value.
  fileprivate var givenName: String? {
    switch self {
    case .letValue(let name, _), .branchOfOptional(_, let name, _, _), .forEach(_, let name, _):
      name
    case .call(let call): call.resultName
    case .set, .branch, .send, .emit, .cancel, .wait, .stop, .swift: nil
    }
  }

  /// Whether what stands behind it sees that name.
  fileprivate var isNameSeenBehind: Bool {
    switch self {
    case .letValue: true
    case .call(let call): call.onElement == nil
    case .set, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .wait, .stop, .swift:
      false
    }
  }
}
