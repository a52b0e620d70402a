/// What a mock does with a call.
nonisolated enum MockAnswer<Arguments, Value, Failure: Error> {
  /// One after another; the last for ever.
  case each([Result<Value, Failure>], next: Int)
  case made(@MainActor (Arguments) throws(Failure) -> Value)

  /// The result for a call, and what to do with the next one.
  @MainActor
  func result(for arguments: Arguments) -> (Result<Value, Failure>, MockAnswer) {
    switch self {
    case .each(let results, let next):
      return (results[next], .each(results, next: min(next + 1, results.count - 1)))
    case .made(let make):
      do throws(Failure) {
        return (.success(try make(arguments)), self)
      } catch {
        return (.failure(error), self)
      }
    }
  }
}
