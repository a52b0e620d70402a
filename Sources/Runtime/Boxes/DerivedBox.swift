/// A value that is computed from others. Observers are notified when it became a different one.
///
/// Only the screen's logic updates it; a view gets it read-only.
public nonisolated struct DerivedBox<Value> {
  @usableFromInline let box: Box<Value>
  @usableFromInline let areSame: (Value, Value) -> Bool

  @inlinable
  init(_ value: Value, in screen: Screen, areSame: @escaping (Value, Value) -> Bool) {
    box = Box(value, in: screen)
    self.areSame = areSame
  }

  /// The value. That the logic reads it is not tracked.
  @inlinable public var value: Value { box.stored }

  /// What a view sees of the box.
  @inlinable public var readOnly: ReadOnlyBox<Value> { ReadOnlyBox(box) }

  /// Whether this got a different value in the transaction that is being closed.
  @inlinable public var isChanged: Bool { box.isChanged }

  /// The same as ``isChanged``: a derived value is computed once in a transaction.
  @inlinable public var isDifferent: Bool { box.isChanged }

  /// Stores a value, and notifies observers if it is a different one.
  @inlinable
  public func update(_ value: Value) {
    if !areSame(box.stored, value) { box.set(value) }
  }
}
