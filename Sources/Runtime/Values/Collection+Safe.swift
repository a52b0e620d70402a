// Members of lists that never trap: an index out of range is nothing, or changes nothing.
nonisolated extension Array {
  /// The element at an index, if there is one.
  @inlinable
  public func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }

  /// The array with one more element at its end.
  @inlinable
  public func appending(_ element: Element) -> [Element] {
    self + CollectionOfOne(element)
  }

  /// The array with one more element at an index.
  @inlinable
  public func inserting(_ element: Element, at index: Int) -> [Element] {
    guard 0...count ~= index else { return self }
    var copy = self
    copy.insert(element, at: index)
    return copy
  }

  /// The array without the element at an index.
  @inlinable
  public func removing(at index: Int) -> [Element] {
    guard indices.contains(index) else { return self }
    var copy = self
    copy.remove(at: index)
    return copy
  }

  /// The array with another element at an index.
  @inlinable
  public func replacing(at index: Int, with element: Element) -> [Element] {
    guard indices.contains(index) else { return self }
    var copy = self
    copy[index] = element
    return copy
  }

  /// Changes the elements in their places, one after another.
  @inlinable
  public mutating func changeEach(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }

  /// So many elements from the beginning, or all there are.
  @inlinable
  public func prefix(clamped count: Int) -> [Element] {
    Array(prefix(Swift.max(count, 0)))
  }

  /// All elements but so many from the beginning.
  @inlinable
  public func dropFirst(clamped count: Int) -> [Element] {
    Array(dropFirst(Swift.max(count, 0)))
  }
}

nonisolated extension Set {
  /// The set with one more element.
  @inlinable
  public func inserting(_ element: Element) -> Set<Element> {
    var copy = self
    copy.insert(element)
    return copy
  }

  /// The set without an element.
  @inlinable
  public func removing(_ element: Element) -> Set<Element> {
    var copy = self
    copy.remove(element)
    return copy
  }
}

nonisolated extension Dictionary {
  /// The dictionary with an entry for a key, in place of the one that it had.
  @inlinable
  public func setting(_ key: Key, to value: Value) -> [Key: Value] {
    var copy = self
    copy.updateValue(value, forKey: key)
    return copy
  }

  /// The dictionary without the entry of a key.
  @inlinable
  public func removing(_ key: Key) -> [Key: Value] {
    var copy = self
    copy.removeValue(forKey: key)
    return copy
  }
}
