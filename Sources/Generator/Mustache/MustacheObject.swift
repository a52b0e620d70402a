/// Values by their names, in order.
public struct MustacheObject: Equatable, Sendable {
  /// A name and its value.
  public struct Field: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: MustacheValue
  }

  /// The fields, in the order they were added.
  public private(set) var fields: [Field] = []

  /// An object without fields.
  public init() {}

  /// The value of a name; nothing where there is none.
  public subscript(name: String) -> MustacheValue? {
    get {
      // Objects are small: a walk is faster than a hash.
      fields.first { $0.name == name }?.value
    }
    set {
      let place = fields.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): fields.remove(at: place)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  /// The fields in the order they are written.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    for (name, value) in elements { self[name] = value }
  }
}
