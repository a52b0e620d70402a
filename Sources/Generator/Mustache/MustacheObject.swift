/// Values by their names, in order.
///
/// Objects are small, and are made anew for each file: a name is found by a walk.
public struct MustacheObject: Sendable {
  /// The fields, in the order they were added.
  public private(set) var fields: [(name: String, value: MustacheValue)] = []

  /// An object without fields.
  public init() {}

  /// The value of a name; nothing where there is none.
  public subscript(name: String) -> MustacheValue? {
    get { place(of: name).map { fields[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): fields.remove(at: place)
      case (nil, let value?): fields.append((name, value))
      case (nil, nil): break
      }
    }
  }

  private func place(of name: String) -> Int? {
    // Most names differ in their length.
    let count = name.utf8.count
    for index in fields.indices
    where fields[index].name.utf8.count == count && fields[index].name == name {
      return index
    }
    return nil
  }
}

extension MustacheObject: Equatable {
  /// Objects are equal when they have the same fields in the same order.
  public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  /// The fields in the order they are written, with a name each.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    fields = elements
  }
}
