/// Values by their names, in order.
public struct MustacheObject: Equatable, Sendable {
  /// The names of the fields, in the order they were added.
  public let names: [String]
  /// What each of them means.
  public let values: [MustacheValue]

  /// An object of a kind: a value for each of its names.
  public init(_ names: [String], _ values: [MustacheValue]) {
    self.names = names
    self.values = values
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  /// The fields in the order they are written, with a name each.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self.init(elements.map { $0.0 }, elements.map { $0.1 })
  }
}
