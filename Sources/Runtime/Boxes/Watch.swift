/// How a box whose changes start bindings knows whether its value became a different one.
@usableFromInline
nonisolated final class Watch<Value> {
  /// The value before the open transaction first set it.
  @usableFromInline @exclusivity(unchecked) var before: Value?
  @usableFromInline let areSame: (Value, Value) -> Bool

  @usableFromInline
  init(_ areSame: @escaping (Value, Value) -> Bool) {
    self.areSame = areSame
  }

  @inlinable
  static func incomparable() -> Watch { Watch { _, _ in false } }
}

/// Whether a number is the same, where one that is no number is the same as itself.
@inlinable
nonisolated func isSame<Number: FloatingPoint>(_ one: Number, _ other: Number) -> Bool {
  one == other || (one.isNaN && other.isNaN)
}

@inlinable
nonisolated func isSame(_ one: Double?, _ other: Double?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isSame(one, other)
}
