import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ScreenChecker {
  /// `data[0].items?`: the way to the value, and whether it may be missing.
  mutating func place(
    _ node: YAMLNode, _ type: ValueType, of method: String
  ) -> (way: [CheckedRequest.Key], mayBeMissing: Bool) {
    guard let text = node.scalar?.trimmed else { return ([], false) }
    guard type != .void else {
      report(
        .badPlace, "nothing is read from the answer: the method returns nothing", at: node.span,
        hint: "remove 'at', or say what it 'returns'", missing: .init(.key("returns", of: method)))
      return ([], false)
    }
    guard !text.hasPrefix("="), text.last != "!", let (way, mayBeMissing) = Self.way(text) else {
      let meant = Self.meantPlace(text)
      report(
        .badPlace, "'\(text)' is no place in an answer", at: node.span,
        hint: meant
          ?? "keys and indices: data[0].items, with '?' at the end where it may be missing")
      return ([], false)
    }
    warnOfNumbers(in: way, text, node)
    if mayBeMissing, type != .unknown, !type.canBeEmpty {
      report(
        .badPlace, "\(type) has nothing to stand for a value that is missing", at: node.span,
        hint: "remove '?', or let the method return \(type)?")
    }
    return (way, mayBeMissing)
  }

  /// `data.0` is the way to an element in other languages.
  private mutating func warnOfNumbers(
    in way: [CheckedRequest.Key], _ text: String, _ node: YAMLNode
  ) {
    for case .key(let key) in way where key.utf8.allSatisfy({ $0.isDigit }) {
      report(
        .numberAsKey, "'\(key)' is the key of an object here", at: node.span, severity: .warning,
        hint: Self.meantPlace(text).map { "for the element of a list \($0.text)" }
          ?? "the element of a list is written [\(key)]")
      return
    }
  }

  /// What `$.data`, `/data/items` and `data.0` mean.
  private static func meantPlace(_ text: String) -> Hint? {
    // `items!` of Swift
    if text.last == "!", way(String(text.dropLast())) != nil {
      return "write '\(text.dropLast())', with '?' at the end where it may be missing"
    }
    var meant = ""
    for part in text.split(whereSeparator: { ".$/=".contains($0) }) {
      switch part.first {
      case "[": meant += part
      case _ where part.allSatisfy({ $0.isNumber }): meant += "[\(part)]"
      default: meant += meant.isEmpty ? part : ".\(part)"
      }
    }
    return !meant.isEmpty && way(meant) != nil ? .write(meant).ofOneWord : nil
  }

  private static func way(_ text: String) -> ([CheckedRequest.Key], Bool)? {
    var rest = Array(text.utf8)[...]
    let mayBeMissing = rest.last == UInt8(ascii: "?")
    if mayBeMissing { rest.removeLast() }
    var way: [CheckedRequest.Key] = []
    var wantsKey = true
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "["):
        guard let end = rest.firstIndex(of: UInt8(ascii: "]")),
          case let digits = rest[(rest.startIndex + 1)..<end], digits.count <= 9,
          digits.allSatisfy({ $0.isDigit }),
          let index = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        way.append(.index(index))
        rest = rest[(end + 1)...]
        wantsKey = false
      case UInt8(ascii: ".") where !wantsKey && !way.isEmpty:
        rest.removeFirst()
        wantsKey = true
        guard let next = rest.first, !"[.]?".utf8.contains(next) else { return nil }
      case _ where wantsKey && !"[].?".utf8.contains(byte):
        let end = rest.firstIndex { "[].?".utf8.contains($0) } ?? rest.endIndex
        // `$.data`, `/data` and `a b` are other ways to write a place.
        guard !rest[..<end].elementsEqual("$".utf8),
          !rest[..<end].contains(where: "/ ".utf8.contains)
        else { return nil }
        way.append(.key(String(decoding: rest[..<end], as: UTF8.self)))
        rest = rest[end...]
        wantsKey = false
      default: return nil
      }
    }
    return way.isEmpty || wantsKey ? nil : (way, mayBeMissing)
  }
}

extension ValueType {
  /// Whether nil or an empty collection can stand for nothing.
  var canBeEmpty: Bool {
    switch self {
    case .optional, .array, .set, .dictionary: true
    default: false
    }
  }
}
