import Checking

extension [Step] {
  /// The steps but for those that do nothing: names that only they use are used by nobody.
  var effective: [Step] {
    compactMap { step in
      switch step {
      case .branch(let condition, let then, let otherwise):
        let (then, otherwise) = (then.effective, otherwise.effective)
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branch(condition, then: then, else: otherwise)
      case .branchOfOptional(let value, let name, let then, let otherwise):
        let (then, otherwise) = (then.effective, otherwise.effective)
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .branchOfOptional(value, name: name, then: then, else: otherwise)
      case .forEach(let list, let name, let steps):
        let steps = steps.effective
        return steps.isEmpty ? nil : .forEach(list, name: name, steps)
      case .call(var call):
        call.onError = call.onError?.effective
        call.onElement = call.onElement?.effective
        return .call(call)
      case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: return step
      }
    }
  }
}
