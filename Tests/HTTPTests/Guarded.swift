import Foundation

/// A value that tests and the threads of the server share.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable because the value is reached under the lock only.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var now: Value { change { $0 } }

  @discardableResult
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
