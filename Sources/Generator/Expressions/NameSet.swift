import MVVMGenDiagnostics

/// Names that others are looked up among, in the order they were added.
///
/// A few are gone through. For more there is a table of its own: about a hundred names go into one
/// for each screen. With `Set`, which hashes so that nobody can choose names that clash, to collect
/// them takes nearly half as much again.
public struct NameSet: Sendable {
  /// The names, in the order they were added.
  public private(set) var names: [String] = []
  /// For each name, at the place of its hash or behind that: its place among the names, from 1 on,
  /// and the upper half of its hash. At most half of them are taken. Empty where there are few
  /// names.
  private var slots: [UInt64] = []

  /// How many names are no more work to go through than to look up.
  private static let few = 8

  /// A set without names.
  public init() {}

  /// A set of names.
  public init(_ names: [String]) {
    self.names.reserveCapacity(names.count)
    if names.count > Self.few { makeTable(for: names.count) }
    formUnion(names)
  }

  /// How many names there are.
  public var count: Int { names.count }

  /// Whether there are none.
  public var isEmpty: Bool { names.isEmpty }

  /// Adds a name; false where it is there already.
  @discardableResult
  public mutating func insert(_ name: String) -> Bool {
    guard !slots.isEmpty else {
      if place(of: name) != nil { return false }
      if names.capacity == 0 { names.reserveCapacity(Self.few) }
      names.append(name)
      if names.count > Self.few { makeTable(for: names.count) }
      return true
    }
    var bytes = name
    let hash = bytes.withUTF8 { Self.hash(of: $0) }
    let slot = slot(of: hash) { $0 == name }
    guard slots[slot] == 0 else { return false }
    names.append(name)
    if names.count * 2 > slots.count {
      makeTable(for: names.count)
    } else {
      fill(slot, with: names.count, hash)
    }
    return true
  }

  /// Adds those of the names that are not there yet.
  public mutating func formUnion(_ names: [String]) {
    for name in names { insert(name) }
  }

  /// Adds those of the names that are not there yet.
  public mutating func formUnion(_ others: NameSet) { formUnion(others.names) }

  /// The names, without these.
  public func subtracting(_ others: [String]) -> NameSet {
    let others = NameSet(others)
    return NameSet(names.filter { !others.contains($0) })
  }

  /// Whether all of these are among them.
  public func isSuperset(of others: [String]) -> Bool { others.allSatisfy(contains) }

  /// Whether none of these is among them.
  public func isDisjoint(with others: NameSet) -> Bool {
    count < others.count
      ? !names.contains(where: others.contains) : !others.names.contains(where: contains)
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool { place(of: name) != nil }

  /// The place of a name among the others, in the order they were added.
  public func place(of name: String) -> Int? {
    if slots.isEmpty {
      let count = name.utf8.count
      let place = names.firstIndex { $0.utf8.count == count && $0 == name }
      if place != nil || names.isEmpty || name.allBytes({ $0 < 0x80 }) { return place }
      // Spelled with other characters of Unicode, the same name may have another length.
      return names.firstIndex(of: name)
    }
    var bytes = name
    return place(bytes.withUTF8 { Self.hash(of: $0) }) { $0 == name }
  }

  /// The same for a name that is part of a text.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let isMeant = { (known: String) in
      known.utf8.count == name.count && known.utf8.elementsEqual(name)
    }
    if slots.isEmpty { return names.contains(where: isMeant) }
    return place(Self.hash(of: name), isMeant) != nil
  }

  /// Where to look first: the upper bits tell it, as they come of all letters. In the lower ones
  /// names that differ at their ends only, as `item1` and `item2`, have all the same.
  private func firstPlace(_ hash: UInt64) -> Int {
    Int(((hash >> 32) &* UInt64(slots.count)) >> 32)
  }

  private func place(_ hash: UInt64, _ isMeant: (String) -> Bool) -> Int? {
    let number = Self.number(in: slots[slot(of: hash, isMeant)])
    return number > 0 ? number - 1 : nil
  }

  /// The slot of the name that is meant among those with a hash, or the free one where it would go.
  private func slot(of hash: UInt64, _ isMeant: (String) -> Bool) -> Int {
    var place = firstPlace(hash)
    while slots[place] != 0 {
      let slot = slots[place]
      if slot ^ hash < 1 << 32, isMeant(names[Self.number(in: slot) - 1]) { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func fill(_ slot: Int, with number: Int, _ hash: UInt64) {
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(number)
  }

  private static func number(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) }

  /// Makes a table with room for so many names, with those in it that are there.
  private mutating func makeTable(for count: Int) {
    var room = 64
    while room < count * 2 { room *= 2 }
    slots = Array(repeating: 0, count: room)
    for index in names.indices {
      let hash = names[index].withUTF8 { Self.hash(of: $0) }
      fill(slot(of: hash) { _ in false }, with: index + 1, hash)
    }
  }

  /// The hash of Fowler, Noll and Vo, but with eight bytes at once: the last eight may have some of
  /// those before them again. Most names are no longer than that. What is not ASCII may be spelled
  /// in several ways: that is left to `String`.
  private static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let (bytes, count) = (UnsafeRawBufferPointer(name), name.count)
    func eight(_ place: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    func four(_ place: Int) -> UInt64 {
      UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    var hash = UInt64(count)
    var letters: UInt64 = 0
    func add(_ word: UInt64) {
      letters |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    if count >= 8 {
      var place = 0
      while place + 8 < count {
        add(eight(place))
        place += 8
      }
      add(eight(count - 8))
    } else if count >= 4 {
      add(four(0) | four(count - 4) << 32)
    } else if count > 0 {
      add(UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16)
    }
    guard letters & 0x8080_8080_8080_8080 == 0 else {
      return UInt64(truncatingIfNeeded: String(decoding: name, as: UTF8.self).hashValue)
    }
    return hash
  }
}

extension NameSet: Equatable {
  /// Whether both have the same names, in whatever order.
  public static func == (left: NameSet, right: NameSet) -> Bool {
    left.count == right.count && left.isSuperset(of: right.names)
  }
}

extension NameSet: ExpressibleByArrayLiteral {
  /// A set of names.
  public init(arrayLiteral names: String...) { self.init(names) }
}
