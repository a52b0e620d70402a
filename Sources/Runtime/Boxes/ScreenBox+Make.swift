// Which of the initialisers is meant is decided where a box is made, so that comparing costs no
// cast at run time.
extension ScreenBox {
  /// Makes a box. A watched one knows whether its value became a different one; a value that can't
  /// be compared always has.
  @inlinable
  public init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? .incomparable() : nil)
  }
}

extension ScreenBox where Value: Equatable {
  /// Makes a box. A watched one knows whether its value became a different one.
  @inlinable
  public init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { $0 == $1 } : nil)
  }
}

extension ScreenBox where Value: FloatingPoint {
  /// Makes a box. A watched one knows whether its number became a different one.
  @inlinable
  public init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { isSame($0, $1) } : nil)
  }
}

extension ScreenBox where Value == Double? {
  /// Makes a box. A watched one knows whether its number became a different one.
  @inlinable
  public init(_ value: Value, watched: Bool, in screen: Screen) {
    self.init(value, in: screen, watch: watched ? Watch { isSame($0, $1) } : nil)
  }
}
