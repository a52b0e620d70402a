import MVVMGenDiagnostics

extension Lexer {
  /// What `{ $0.id }` and `{ item in item.id }` are here, where the next sign opens one.
  func closure() -> String? {
    guard let close = closingBrace() else { return nil }
    // `n | { number: { fraction: 2 } }`
    if bytes[..<place].last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "|") {
      return
        "a formatter has a name: formatters: { name: \(string(place..<close + 1)) }, and here 'name'"
    }
    let inside = String(decoding: bytes[place + 1..<close], as: UTF8.self)
    let words = inside.split(separator: " ")
    if words.first?.hasSuffix(":") ?? false, !inside.holds("$0") {
      return afterLabel(inside, words.joined(separator: " "))
    }
    // `x => { x.name }`
    let before = bytes[..<place].last { $0 != UInt8(ascii: " ") }
    if before == UInt8(ascii: ">") { return "what the function gives has no braces: remove them" }
    // `{ $0.name < $1.name }`
    if words.count == 3, words[0].hasPrefix("$0"), words[2] == "$1\(words[0].dropFirst(2))",
      words[1] == "<" || words[1] == ">"
    {
      let key = words[0] == "$0" ? "x => x" : "\\\(words[0].dropFirst(2))"
      return "a list is sorted by what is compared: sorted(\(key))"
        + (words[1] == ">" ? ".reversed" : "")
    }
    return SwiftClosure.function(inside).map { "a function is written \($0), between parentheses" }
  }

  /// What braces are that begin with a label; the text is what is inside with single spaces.
  private func afterLabel(_ inside: String, _ text: String) -> String {
    // `Row { id: 3 }`
    let name = bytes[..<place].reversed().drop { $0 == UInt8(ascii: " ") }.prefix { $0.isInName }
    if let first = name.last, first.isLetter, first & 0x20 == 0 {
      let type = String(decoding: name.reversed(), as: UTF8.self)
      return "write \(type)(\(text))"
    }
    // `room.with({ unread: 0 })`
    if bytes[..<place].suffix(6).elementsEqual(".with(".utf8) {
      return "the fields stand in the parentheses at once: with(\(text))"
    }
    // Swift has `[:]`.
    if text == ":" { return "an empty dictionary is written []" }
    // `{1: 2}` and `{"a": 2}`
    guard inside.first(where: { $0 != " " })?.isLetter ?? false else {
      return
        "a dictionary is a map without '=': { \(text) }; one more entry in it is "
        + "a.setting(key, value)"
    }
    // `Step(load: { running: { done: 1 } })`
    if let value = Self.valuesOfCase(inside) { return "a case with values is written \(value)" }
    return
      "a model is made by its name: Model(\(text)); one more entry in a dictionary is "
      + "a.setting(key, value)"
  }

  /// `.running(done: 1)` of `running: { done: 1 }`
  private static func valuesOfCase(_ text: String) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).withoutSpacesAround }
    guard parts.count == 2, parts[1].hasPrefix("{"), parts[1].hasSuffix("}"),
      case let values = parts[1].dropFirst().dropLast(), !values.contains("{")
    else { return nil }
    return ".\(parts[0])(\(String(values).withoutSpacesAround))"
  }

  /// The brace that closes the one here.
  private func closingBrace() -> Int? {
    var depth = 0
    return bytes[place..<end].firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      guard byte == UInt8(ascii: "}") else { return false }
      depth -= 1
      return depth == 0
    }
  }
}
