// Which of the initialisers is meant is decided where a box is made, so that comparing costs no
// cast at run time.
extension DerivedBox {
  /// Makes a box for values that can't be compared: each counts as a different one.
  @inlinable
  public init(_ value: Value, in screen: Screen) {
    self.init(value, in: screen) { _, _ in false }
  }
}

extension DerivedBox where Value: Equatable {
  /// Makes a box.
  @inlinable
  public init(_ value: Value, in screen: Screen) {
    self.init(value, in: screen) { $0 == $1 }
  }
}

extension DerivedBox where Value: FloatingPoint {
  /// Makes a box for numbers: one that is no number has not changed when it stays so.
  @inlinable
  public init(_ value: Value, in screen: Screen) {
    self.init(value, in: screen) { isSame($0, $1) }
  }
}

extension DerivedBox where Value == Double? {
  /// Makes a box for optional numbers: one that is no number has not changed when it stays so.
  @inlinable
  public init(_ value: Value, in screen: Screen) {
    self.init(value, in: screen) { isSame($0, $1) }
  }
}
