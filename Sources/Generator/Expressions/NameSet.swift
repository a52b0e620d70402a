/// Names that others are looked up among. Nearly all that are asked for are not there, and most of
/// these differ from all that are in their length or at their ends: that is found out without
/// hashing them.
public struct NameSet: Sendable {
  /// The names.
  public let names: Set<String>
  /// A bit for what each name has at its ends, as far as 1,024 of these are told apart.
  private var bits: [UInt64] = Array(repeating: 0, count: 16)

  /// A set of names.
  public init(_ names: Set<String>) {
    self.names = names
    for var name in names {
      let place = name.withUTF8 { Self.place(of: $0) }
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    var bytes = name
    return bytes.withUTF8 { mayHold($0) } && names.contains(name)
  }

  /// The same for a name that is part of a text.
  public func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    mayHold(name) && names.contains(String(decoding: name, as: UTF8.self))
  }

  private func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = Self.place(of: name)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  private static func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (Int(first) + 37 * Int(last) + 149 * name.count) & 1023
  }
}

extension NameSet: ExpressibleByArrayLiteral {
  /// A set of names.
  public init(arrayLiteral names: String...) { self.init(Set(names)) }
}
