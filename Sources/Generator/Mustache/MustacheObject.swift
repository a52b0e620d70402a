/// Values by their names, in order.
///
/// Objects are small, and are made anew for each file: a name is found by a walk. The names are a list
/// of their own, which objects of one kind share.
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

  /// The value of a name; nothing where there is none.
  public subscript(name: String) -> MustacheValue? {
    // Most names differ in their length.
    let count = name.utf8.count
    for index in names.indices where names[index].utf8.count == count && names[index] == name {
      return values[index]
    }
    return nil
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  /// The fields in the order they are written, with a name each.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self.init(elements.map(\.0), elements.map(\.1))
  }
}
