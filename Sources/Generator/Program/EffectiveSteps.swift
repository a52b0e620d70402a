import Checking

extension [Step] {
  /// The steps but for those that do nothing, or are never reached: names that only they use are used by
  /// nobody. A condition that is always the same is written as what it is.
  var effective: [Step] { effective(KnownValues()) }

  private func effective(_ outer: KnownValues) -> [Step] {
    var known = outer
    return compactMap { step in
      switch step {
      case .branch(let condition, let then, let otherwise):
        let answer = known.answer(to: condition)
        let then = answer == false ? [] : then.effective(known)
        let otherwise = answer == true ? [] : otherwise.effective(known)
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branch(
          answer.map { .init(.bool($0), .bool) } ?? condition, then: then, else: otherwise)
      case .branchOfOptional(let value, let name, let then, let otherwise):
        let (then, otherwise) = (then.effective(known), otherwise.effective(known))
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branchOfOptional(value, name: name, then: then, else: otherwise)
      case .forEach(let list, let name, let steps):
        let steps = steps.effective(known)
        return steps.isEmpty ? nil : .forEach(list, name: name, steps)
      case .call(var call):
        call.onError = call.onError?.effective(known)
        call.onElement = call.onElement?.effective(known)
        return .call(call)
      case .letValue(let name, let value):
        known.add(name, value)
        return step
      case .set, .send, .emit, .cancel, .wait, .stop, .swift: return step
      }
    }
  }
}
