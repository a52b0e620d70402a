import Foundation

/// A value that one thread at a time can reach.
nonisolated final class Lock<Value>: @unchecked Sendable {
  // Sendable because the value is reached through `locked` only.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func locked<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

nonisolated extension Lock<Bool> {
  /// Whether nobody has asked this before.
  func isFirst() -> Bool {
    locked { isAsked in
      defer { isAsked = true }
      return !isAsked
    }
  }
}
