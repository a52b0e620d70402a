/// What a mock does with a call.
nonisolated enum MockAnswer<Arguments, Value, Failure: Error> {
  /// One after another; the last for ever.
  case each([Result<Value, Failure>], next: Int)
  /// By a closure of the test; nil where that threw what the method does not throw.
  case made(@MainActor (Arguments) -> Result<Value, Failure>?)

  /// An answer by a closure that throws what the method does.
  static func made(by make: @escaping @MainActor (Arguments) throws(Failure) -> Value) -> Self {
    .made { arguments in Result { () throws(Failure) in try make(arguments) } }
  }

  /// An answer by a closure that may throw anything, and what to do about what the method does not
  /// throw.
  static func made(
    by make: @escaping @MainActor (Arguments) throws -> Value,
    insteadOf foreign: @escaping @MainActor (any Error) -> Result<Value, Failure>?
  ) -> Self {
    .made { arguments in
      do {
        return .success(try make(arguments))
      } catch let error as Failure {
        return .failure(error)
      } catch {
        return foreign(error)
      }
    }
  }

  /// The result for a call, and what to do with the next one.
  @MainActor
  func result(for arguments: Arguments) -> (Result<Value, Failure>?, MockAnswer) {
    switch self {
    case .each(let results, let next):
      return (results[next], .each(results, next: min(next + 1, results.count - 1)))
    case .made(let make):
      return (make(arguments), self)
    }
  }
}

/// What to say of an error that a method does not throw, and its answer does.
nonisolated func foreign(_ error: any Error, thrownBy name: String) -> String {
  "The answer of \(name) threw \(type(of: error)).\(error), which \(name) does not throw"
}
