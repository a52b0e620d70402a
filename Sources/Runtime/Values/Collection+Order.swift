nonisolated extension Sequence {
  /// Sorted by a key; elements with the same key stay in their order.
  public func sorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    let places = elements.indices.sorted { one, other in
      if keys[one] < keys[other] { return true }
      return !(keys[other] < keys[one]) && one < other
    }
    return places.map { elements[$0] }
  }
}

nonisolated extension Sequence {
  /// Sorted by a condition: first those for which it is false; else they stay in their order.
  public func sorted(on condition: (Element) -> Bool) -> [Element] {
    let elements = Array(self)
    let conditions = elements.map(condition)
    let no = elements.indices.filter { !conditions[$0] }
    let yes = elements.indices.filter { conditions[$0] }
    return (no + yes).map { elements[$0] }
  }
}

nonisolated extension Dictionary where Key: Comparable {
  /// The keys in their order.
  public var sortedKeys: [Key] { keys.sorted() }

  /// The values in the order of their keys.
  public var valuesSortedByKey: [Value] { sorted(on: \.key).map(\.value) }
}

nonisolated extension Dictionary where Key: CaseIterable {
  /// The keys in the order of their cases.
  public var keysByCase: [Key] { Key.allCases.filter(keys.contains) }

  /// The values in the order of their keys' cases.
  public var valuesByCase: [Value] { Key.allCases.compactMap { self[$0] } }
}

// Of other keys only Swift knows which order they have. That has names of its own: where there are
// several properties of one name, Swift tries each of them in long expressions.
nonisolated extension Dictionary where Key: Comparable {
  /// The keys in their order.
  public var keysInOrder: [Key] { sortedKeys }

  /// The values in the order of their keys.
  public var valuesInOrder: [Value] { valuesSortedByKey }
}

// The cases of an enum come as they were declared, unless it says otherwise.
nonisolated extension Dictionary where Key: CaseIterable {
  /// The keys in the order of their cases.
  public var keysInOrder: [Key] { keysByCase }

  /// The values in the order of their keys' cases.
  public var valuesInOrder: [Value] { valuesByCase }
}

nonisolated extension Dictionary where Key: CaseIterable & Comparable {
  /// The keys in their order.
  public var keysInOrder: [Key] { sortedKeys }

  /// The values in the order of their keys.
  public var valuesInOrder: [Value] { valuesSortedByKey }
}

// Keys without an order of their own take that of their texts, the same in every process.
nonisolated extension Dictionary {
  /// The keys in the order of their texts.
  public var keysInOrder: [Key] { inOrder.map(\.key) }

  /// The values in the order of their keys' texts.
  public var valuesInOrder: [Value] { inOrder.map(\.value) }

  /// The keys in the order of an enum's cases, which have these names; those of one case in that of
  /// their texts.
  public func keysInOrder(ofCases names: [String]) -> [Key] {
    inOrder(ofCases: names).map(\.key)
  }

  /// The values in that order of their keys.
  public func valuesInOrder(ofCases names: [String]) -> [Value] {
    inOrder(ofCases: names).map(\.value)
  }

  private var inOrder: [Element] { sorted(on: { orderText(of: $0.key) }) }

  private func inOrder(ofCases names: [String]) -> [Element] {
    inOrder.sorted(on: { names.firstIndex(of: caseName(of: $0.key)) ?? names.count })
  }
}
