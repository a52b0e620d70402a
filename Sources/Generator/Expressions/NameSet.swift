/// Names that others are looked up among, in the order they were added.
///
/// A few are gone through. For more there is a table of its own: about a hundred names go into one for
/// each screen. With `Set`, which hashes so that nobody can choose names that clash, to collect them
/// takes nearly half as much again.
public struct NameSet: Sendable {
  /// The names, in the order they were added.
  public private(set) var names: [String] = []
  /// A bit for what each name has at its ends, as far as 1,024 of these are told apart: most names
  /// that are asked for differ there from all that are in. Empty where there are few names.
  private var ends: [UInt64] = []
  /// For each name, at the place of its hash or behind that: its place among the names, from 1 on, and
  /// the upper half of its hash. At most half of them are taken. Empty where there are few names.
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
      if names.contains(name) { return false }
      names.append(name)
      if names.count > Self.few { makeTable(for: names.count) }
      return true
    }
    var bytes = name
    let (end, hash) = bytes.withUTF8 { (Self.end(of: $0), Self.hash(of: $0)) }
    if mayHold(end), contains(hash, { $0 == name }) { return false }
    names.append(name)
    if names.count * 2 > slots.count {
      makeTable(for: names.count)
    } else {
      place(names.count, end, hash)
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
  public func isDisjoint(with others: NameSet) -> Bool { !others.names.contains(where: contains) }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    if slots.isEmpty { return names.contains(name) }
    var bytes = name
    return bytes.withUTF8 { bytes in
      mayHold(Self.end(of: bytes)) && contains(Self.hash(of: bytes)) { $0 == name }
    }
  }

  /// The same for a name that is part of a text.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let isMeant = { (known: String) in
      known.utf8.count == name.count && known.utf8.elementsEqual(name)
    }
    if slots.isEmpty { return names.contains(where: isMeant) }
    return mayHold(Self.end(of: name)) && contains(Self.hash(of: name), isMeant)
  }

  private func mayHold(_ end: Int) -> Bool { ends[end >> 6] & 1 << UInt64(end & 63) != 0 }

  private func contains(_ hash: UInt64, _ isMeant: (String) -> Bool) -> Bool {
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 {
      let slot = slots[place]
      if slot ^ hash < 1 << 32, isMeant(names[Int(slot & 0xFFFF_FFFF) - 1]) { return true }
      place = (place + 1) & (slots.count - 1)
    }
    return false
  }

  private mutating func place(_ number: Int, _ end: Int, _ hash: UInt64) {
    ends[end >> 6] |= 1 << UInt64(end & 63)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = hash & ~0xFFFF_FFFF | UInt64(number)
  }

  /// Makes a table with room for so many names, with those in it that are there.
  private mutating func makeTable(for count: Int) {
    var room = 64
    while room < count * 2 { room *= 2 }
    slots = Array(repeating: 0, count: room)
    ends = Array(repeating: 0, count: 16)
    for index in names.indices {
      let (end, hash) = names[index].withUTF8 { (Self.end(of: $0), Self.hash(of: $0)) }
      place(index + 1, end, hash)
    }
  }

  private static func end(of name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (Int(first) + 37 * Int(last) + 149 * name.count) & 1023
  }

  /// Fowler's, Noll's and Vo's hash, with its halves mixed.
  private static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 32
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
