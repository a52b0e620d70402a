/// How far schemas are followed: where parts stand inside parts, or lead back to themselves.
enum SchemaLimits {
  /// How deep types can stand inside each other: far more than anyone writes, and far less than the
  /// stack holds.
  static let nesting = 300
  /// How deep the properties of an object are looked for.
  static let nestingOfObjects = 4
  /// How deep the type of plain values is looked for.
  static let nestingOfValues = 10
  /// How many alternatives of plain values are looked at.
  static let alternatives = 10
  /// How deep alternatives can stand inside each other.
  static let nestingOfAlternatives = 3
}
