/// Names that others are looked up among. Nearly all that are asked for are not there, and most of
/// these share length and first byte with none that is: that is found out without hashing them.
public struct NameSet: Sendable {
  /// The names.
  public let names: Set<String>
  /// One bit for each pair of length and first byte, as far as 256 of them are told apart.
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// A set of names.
  public init(_ names: Set<String>) {
    self.names = names
    for name in names {
      guard let first = name.utf8.first else { continue }
      let bit = Self.bit(of: first, name.utf8.count)
      switch bit >> 6 {
      case 0: bits.0 |= 1 << UInt64(bit & 63)
      case 1: bits.1 |= 1 << UInt64(bit & 63)
      case 2: bits.2 |= 1 << UInt64(bit & 63)
      default: bits.3 |= 1 << UInt64(bit & 63)
      }
    }
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return mayHold(first, name.utf8.count) && names.contains(name)
  }

  /// The same for a name that is part of a text.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first else { return false }
    return mayHold(first, name.count) && names.contains(String(decoding: name, as: UTF8.self))
  }

  private func mayHold(_ first: UInt8, _ count: Int) -> Bool {
    let bit = Self.bit(of: first, count)
    let part =
      switch bit >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return part & 1 << UInt64(bit & 63) != 0
  }

  private static func bit(of first: UInt8, _ count: Int) -> Int {
    (Int(first) + 32 * count) & 255
  }
}

extension NameSet: ExpressibleByArrayLiteral {
  /// A set of names.
  public init(arrayLiteral names: String...) { self.init(Set(names)) }
}
