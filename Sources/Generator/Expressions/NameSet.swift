/// Names that others are looked up among.
///
/// A table of its own: about a hundred names go into one for each screen. With `Set`, which hashes so
/// that nobody can choose names that clash, to collect them takes nearly half as much again.
public struct NameSet: Sendable {
  /// The names, in the order they were added.
  public private(set) var names: [String] = []
  /// A bit for what each name has at its ends, as far as 1,024 of these are told apart: most names
  /// that are asked for differ there from all that are in.
  private var ends: [UInt64] = Array(repeating: 0, count: 16)
  /// For each name, at the place of its hash or behind that: its place among the names, from 1 on, and
  /// the upper half of its hash. At most half of them are taken.
  private var slots: [UInt64]

  /// A set of names.
  public init(_ names: [String] = []) {
    var room = 64
    while room < names.count * 2 { room *= 2 }
    slots = Array(repeating: 0, count: room)
    formUnion(names)
  }

  /// Adds a name where it is not there yet.
  public mutating func insert(_ name: String) {
    var bytes = name
    let (end, hash) = bytes.withUTF8 { (Self.end(of: $0), Self.hash(of: $0)) }
    let mayBeThere = ends[end >> 6] & 1 << UInt64(end & 63) != 0
    if mayBeThere, self.contains(hash, { $0 == name }) { return }
    ends[end >> 6] |= 1 << UInt64(end & 63)
    names.append(name)
    if names.count * 2 > slots.count { grow() }
    place(names.count, hash)
  }

  /// Adds those of the names that are not there yet.
  public mutating func formUnion(_ names: [String]) {
    for name in names { insert(name) }
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    var bytes = name
    return bytes.withUTF8 { bytes in
      mayHold(bytes) && contains(Self.hash(of: bytes)) { $0 == name }
    }
  }

  /// The same for a name that is part of a text.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    mayHold(name) && contains(Self.hash(of: name)) { $0.utf8.elementsEqual(name) }
  }

  private func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = Self.end(of: name)
    return ends[end >> 6] & 1 << UInt64(end & 63) != 0
  }

  private func contains(_ hash: UInt64, _ isMeant: (String) -> Bool) -> Bool {
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 {
      let slot = slots[place]
      if slot ^ hash < 1 << 32, isMeant(names[Int(slot & 0xFFFF_FFFF) - 1]) { return true }
      place = (place + 1) & (slots.count - 1)
    }
    return false
  }

  private mutating func place(_ number: Int, _ hash: UInt64) {
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = hash & ~0xFFFF_FFFF | UInt64(number)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 0..<names.count - 1 {
      place(index + 1, names[index].withUTF8 { Self.hash(of: $0) })
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

extension NameSet: ExpressibleByArrayLiteral {
  /// A set of names.
  public init(arrayLiteral names: String...) { self.init(names) }
}
