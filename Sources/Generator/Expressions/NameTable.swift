/// Values by names, in the order in which the names were added. It finds them as `NameSet` does,
/// with a third of the work of a `Dictionary`.
public struct NameTable<Value> {
  @usableFromInline var known = NameSet()
  /// The values, in the order in which their names were added.
  public var values: [Value] = []

  /// A table without names.
  @inlinable public init() {}

  /// The names that have a value, in the order in which they were added.
  @inlinable public var names: [String] { known.names }

  /// Whether there are no names.
  @inlinable public var isEmpty: Bool { values.isEmpty }

  /// The place of a name and its value among the others; nil where it has none.
  @inlinable public func place(of name: String) -> Int? { known.place(of: name) }

  /// The value of a name; nil where it has none.
  @inlinable public subscript(name: String) -> Value? {
    place(of: name).map { values[$0] }
  }

  /// The value of a name, to be changed; this one where it has none.
  @inlinable public subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    _modify {
      let place = known.place(of: name) ?? values.count
      if place == values.count { add(name, value()) }
      yield &values[place]
    }
  }

  /// Gives a name a value, in place of the one it has.
  @inlinable public mutating func set(_ name: String, to value: Value) {
    if let place = known.place(of: name) {
      values[place] = value
    } else {
      add(name, value)
    }
  }

  /// Gives a name a value where it has none; false where it has one, which stays.
  @discardableResult
  @inlinable public mutating func add(_ name: String, _ value: Value) -> Bool {
    guard known.insert(name) else { return false }
    values.append(value)
    return true
  }
}

extension NameTable: Sendable where Value: Sendable {}

extension NameTable: Equatable where Value: Equatable {}

extension NameTable: Sequence {
  /// The names with their values, in the order in which they were added.
  @inlinable public func makeIterator() -> Zip2Sequence<[String], [Value]>.Iterator {
    zip(names, values).makeIterator()
  }
}
