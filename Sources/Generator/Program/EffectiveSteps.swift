import Checking

extension [Step] {
  /// The steps but for those that do nothing, or are never reached: names that only they use are used by
  /// nobody. A condition that is always the same is written as what it is.
  var effective: [Step] { effective(KnownValues(), endsRun: true) }

  /// Where nothing follows in the run, it ends without a `stop`.
  private func effective(_ outer: KnownValues, endsRun: Bool) -> [Step] {
    var known = outer
    return enumerated().compactMap { index, step in
      let isLast = endsRun && index == count - 1
      switch step {
      case .stop where isLast: return nil
      case .branch(let condition, let then, let otherwise):
        let answer = known.answer(to: condition)
        let then = answer == false ? [] : then.effective(known, endsRun: isLast)
        let otherwise = answer == true ? [] : otherwise.effective(known, endsRun: isLast)
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branch(
          answer.map { .init(.bool($0), .bool) } ?? condition, then: then, else: otherwise)
      case .branchOfOptional(let value, let name, let then, let otherwise):
        let then = then.effective(known, endsRun: isLast)
        let otherwise = otherwise.effective(known, endsRun: isLast)
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branchOfOptional(value, name: name, then: then, else: otherwise)
      case .forEach(let list, let name, let steps):
        let steps = steps.effective(known, endsRun: false)
        return steps.isEmpty ? nil : .forEach(list, name: name, steps)
      case .call(var call):
        call.onError = call.onError?.effective(known, endsRun: true)
        call.onElement = call.onElement?.effective(known, endsRun: false)
        return .call(call)
      case .letValue(let name, let value):
        known.add(name, value)
        return step
      case .set, .send, .emit, .cancel, .wait, .stop, .swift: return step
      }
    }
  }
}
