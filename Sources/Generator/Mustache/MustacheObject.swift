/// Values by their names, in order.
public struct MustacheObject: Sendable {
  /// A name and its value.
  public struct Field: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public var value: MustacheValue
  }

  /// The fields, in the order they were added.
  public private(set) var fields: [Field] = []
  /// The places of the fields by their names, once there are so many that a walk is slower.
  private var places: [String: Int]?
  private static let mostWithoutPlaces = 16

  /// An object without fields.
  public init() {}

  /// The value of a name; nothing where there is none.
  public subscript(name: String) -> MustacheValue? {
    get { place(of: name).map { fields[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  private func place(of name: String) -> Int? {
    if let places { return places[name] }
    // Most names differ in their length.
    let count = name.utf8.count
    for index in fields.indices
    where fields[index].name.utf8.count == count && fields[index].name == name {
      return index
    }
    return nil
  }

  private mutating func append(_ field: Field) {
    fields.append(field)
    if places != nil {
      places?[field.name] = fields.count - 1
    } else if fields.count > Self.mostWithoutPlaces {
      rememberPlaces()
    }
  }

  private mutating func remove(at place: Int) {
    fields.remove(at: place)
    places = nil
    if fields.count > Self.mostWithoutPlaces { rememberPlaces() }
  }

  private mutating func rememberPlaces() {
    places = Dictionary(
      fields.indices.map { (fields[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension MustacheObject: Equatable {
  /// Objects are equal when they have the same fields in the same order.
  public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
    left.fields == right.fields
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  /// The fields in the order they are written, with a name each.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    fields.reserveCapacity(elements.count)
    for (name, value) in elements { append(Field(name: name, value: value)) }
  }
}
