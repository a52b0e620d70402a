// Which of the initialisers is meant is decided where a box is made, so that comparing costs no
// cast at run time.
extension Box {
  /// Makes a box of a screen. A watched one knows whether its value became a different one; a value
  /// that can't be compared always has.
  @inlinable
  public convenience init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? .incomparable() : nil)
  }

  /// Whether the value differs from the one before the transaction that is being closed.
  @inlinable public var isDifferent: Bool {
    guard isChanged else { return false }
    guard let watch, let before = watch.before else { return true }
    return !watch.areSame(before, stored)
  }
}

extension Box where Value: Equatable {
  /// Makes a box of a screen. A watched one knows whether its value became a different one.
  @inlinable
  public convenience init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { $0 == $1 } : nil)
  }
}

extension Box where Value: FloatingPoint {
  /// Makes a box of a screen. A watched one knows whether its number became a different one.
  @inlinable
  public convenience init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { isSame($0, $1) } : nil)
  }
}

extension Box where Value == Double? {
  /// Makes a box of a screen. A watched one knows whether its number became a different one.
  @inlinable
  public convenience init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { isSame($0, $1) } : nil)
  }
}
