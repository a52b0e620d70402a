import Observation

/// What a view sees of a box: a value that it can read and follow, but not set.
public nonisolated struct ReadOnlyBox<Value> {
  @usableFromInline let box: Box<Value>

  /// Shows a box read-only.
  @inlinable
  public init(_ box: Box<Value>) {
    self.box = box
  }

  /// The value. Reading it in the body of a SwiftUI view, or in `withObservationTracking`, is
  /// tracked.
  @inlinable public var value: Value { box.value }

  /// Calls the closure with the value: now, and on every change, until the token is cancelled.
  @inlinable
  @discardableResult
  public func bind(_ action: @escaping (Value) -> Void) -> Token {
    box.bind(action)
  }

  /// Calls the closure with the value and its owner: now, and on every change, until the token is
  /// cancelled or the owner is gone. The owner is not kept alive.
  @inlinable
  @discardableResult
  public func bind<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner, Value) -> Void
  ) -> Token {
    box.bind(owner, action)
  }
}

/// What is read of it is tracked, as with the box itself.
extension ReadOnlyBox: Observable {}
