import MVVMGenDiagnostics

/// Reads a type, and says of a wrong one what was meant.
struct TypeParser {
  let bytes: [UInt8]
  var place = 0
  /// Whether it only tries what may have been meant.
  var isAttempt = false
  private var messages: [SyntaxMessage] = []
  let firstValue: FirstValue

  init(_ bytes: [UInt8], firstValue: FirstValue) {
    self.bytes = bytes
    self.firstValue = firstValue
  }

  mutating func whole() -> (TypeSyntax, [SyntaxMessage]) {
    if let comparison = hintForComparison {
      fail("this is a value, and a type is wanted", at: 0..<bytes.count, hint: comparison)
      return (TypeSyntax(kind: .invalid, range: 0..<bytes.count), messages)
    }
    let type = type(depth: 0)
    skipSpace()
    if place < bytes.count {
      var start = place
      let hint = hintForRest(from: &start)
      fail(
        start == 0 ? "this is not how a type is written" : "the type should have ended before this",
        at: start..<bytes.count, hint: hint)
    }
    return messages.isEmpty
      ? (type, []) : (TypeSyntax(kind: .invalid, range: 0..<bytes.count), messages)
  }

  private mutating func type(depth: Int) -> TypeSyntax {
    skipSpace()
    let start = place
    guard depth < ExpressionLimits.nesting else {
      fail("the type is nested too deep", at: start..<bytes.count)
      return TypeSyntax(kind: .invalid, range: start..<start)
    }
    var type = base(depth: depth)
    while take("?") {
      if case .optional = type.kind {
      } else {
        type = TypeSyntax(kind: .optional(type), range: start..<place)
      }
    }
    return type
  }

  private mutating func base(depth: Int) -> TypeSyntax {
    let start = place
    if take("[") {
      var inner = place
      let first = type(depth: depth + 1)
      var kind = TypeSyntax.Kind.array(first)
      if take(":") {
        inner = place
        kind = .dictionary(first, type(depth: depth + 1))
      }
      if !failAtRest(of: inner) { close("]", start) }
      return TypeSyntax(kind: kind, range: start..<place)
    }
    while place < bytes.count, bytes[place].isInName { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    if name.isEmpty, take("{") {
      let text = withHoles(string(0...))
      let isLongForm = ["from:", "type:", "text:", "emits:", "takes:"].contains {
        string(place...).hasPrefix($0)
      }
      fail(
        "'{' starts no type", at: start..<place,
        hint: isLongForm
          ? "write it without the quotes around it"
          : firstValue == .key("initial") && text.holds("${")
            ? Self.deriving(text) : "a dictionary is written \(dictionary(in: string(0...)))")
      return TypeSyntax(kind: .invalid, range: start..<place)
    }
    if name.isEmpty {
      let end = min(start + 1, bytes.count)
      let found = String(decoding: bytes[start..<end], as: UTF8.self)
      let isEnd = ["", "]", ":", ",", ">", ")"].contains(found) || found.utf8.first ?? 0 >= 0x80
      fail(
        isEnd ? "a type is missing" : "a type can't start with '\(found)'", at: start..<end,
        hint: hint(forStart: found, end))
      return TypeSyntax(kind: .invalid, range: start..<end)
    }
    return take("<") ? generic(name, from: start, depth: depth) : named(name, from: start)
  }

  /// `{String: [Int?]}` or `{String: Int}?` with the brackets of a dictionary.
  private func dictionary(in text: String) -> String {
    let mark = text.utf8.last == UInt8(ascii: "?") ? "?" : ""
    let type = text.dropLast(mark.utf8.count)
    guard type.utf8.first == UInt8(ascii: "{"), type.utf8.last == UInt8(ascii: "}"),
      text.holds(": ")
    else { return "[String: Int]" }
    return "[\(type.dropFirst().dropLast())]\(mark)"
  }

  private func named(_ name: String, from start: Int) -> TypeSyntax {
    TypeSyntax(kind: .name(name), range: start..<place)
  }

  /// `Set<T>`, and the types that have signs of their own: `Array<T>` is `[T]`.
  private mutating func generic(_ name: String, from start: Int, depth: Int) -> TypeSyntax {
    var inner: [TypeSyntax] = []
    repeat { inner.append(type(depth: depth + 1)) } while take(",")
    close(">", start)
    let range = start..<place
    switch (name, inner.count) {
    case ("Set", 1): return TypeSyntax(kind: .set(inner[0]), range: range)
    case ("Array", 1): return TypeSyntax(kind: .array(inner[0]), range: range)
    case ("Optional", 1): return TypeSyntax(kind: .optional(inner[0]), range: range)
    case ("Dictionary", 2): return TypeSyntax(kind: .dictionary(inner[0], inner[1]), range: range)
    default:
      failGeneric(name, inner, at: range)
      return TypeSyntax(kind: .invalid, range: range)
    }
  }

  private mutating func failGeneric(_ name: String, _ inner: [TypeSyntax], at range: Range<Int>) {
    let parts = inner.map { typesOfOthers[string($0.range)] ?? string($0.range) }
    let title =
      if holdsAnswer(name) {
        "'\(name)<...>' is no type here"
      } else if !Self.generics.contains(name) || inner.count == 1 && name != "Dictionary" {
        "'\(name)' takes no other type"
      } else {
        "'\(name)' takes \(name == "Dictionary" ? "two types" : "one type")"
      }
    fail(title, at: range, hint: Self.inSigns(name, of: parts) ?? Self.withoutType(name, parts))
  }

  /// What to do about a generic type that is no type of a value.
  private static func withoutType(_ name: String, _ parts: [String]) -> Hint {
    switch (name, parts.count) {
    case ("Event", 1): "an event output is written { emits: \(parts[0]) }"
    case _ where streamsOfOthers.contains(name):
      "write '\(parts[0])' alone; a method that goes on giving them is written 'streams: \(parts[0])'"
    case ("Result", 2):
      "write '\(parts[0])' alone; what goes wrong stands beside it: 'throws: "
        + "\(parts[1] == "Error" ? "true" : parts[1])'"
    case _ where holdsAnswer(name): "write '\(parts[0])' alone"
    case ("AsyncStream", _), ("AsyncThrowingStream", _), ("Stream", 1),
      ("AsyncSequence", 1), ("stream", 1):
      "a method that streams is written 'streams: \(parts[0])'"
    case ("Dictionary", 1): "write the type of its keys too: '[String: \(parts[0])]'"
    case ("Set", _), ("Array", _), ("Optional", _), ("Dictionary", _):
      "the types that do are Set<Element>, [Element], [Key: Value] and Value?"
    default: "give it a name in Swift, with a 'typealias', and list that under 'types'"
    }
  }

  private static let generics = ["Set", "Array", "Optional", "Dictionary"]

  /// A part of the text, without the white space around it.
  func string(_ range: some RangeExpression<Int>) -> String { trimmed(bytes[range]) ?? "" }

  private mutating func close(_ sign: String, _ start: Int) {
    guard !take(sign) else { return }
    let pairSigns = [",", "=>", "->"]
    let pairSign =
      sign == "]" ? pairSigns.first { string(place...).hasPrefix($0) } : nil
    fail(
      "'\(sign)' is missing in the type", at: start..<bytes.count,
      hint: pairSign.map { pair in
        "a dictionary is written [\(string((start + 1)..<place)): \(string((place + pair.utf8.count)...))"
      }
        ?? (place == bytes.count
          ? "add '\(sign)'"
          : withOtherBracket.map { "write '\($0)'" }
            ?? (sign == ">" && bytes.last == UInt8(ascii: ">") ? "a ',' is missing" : nil))
    )
  }

  /// `[String!]` and `[Photo[]]`: what is wrong is inside of the brackets, where they close.
  private mutating func failAtRest(of inner: Int) -> Bool {
    skipSpace()
    guard messages.isEmpty, place < bytes.count, place > inner,
      !["]", ",", "=>", "->"].contains(where: { string(place...).hasPrefix($0) }),
      let close = closingBracket(from: inner)
    else { return false }
    var parser = TypeParser(Array(bytes[inner..<close]), firstValue: .none(hint: "in a type"))
    guard let wrong = parser.whole().1.first else { return false }
    let range = wrong.range.lowerBound + inner..<wrong.range.upperBound + inner
    fail(wrong.title, at: range, hint: wrong.hint)
    return true
  }

  /// Where the bracket closes whose content starts at an index.
  private func closingBracket(from start: Int) -> Int? {
    var depth = 0
    return bytes[start...].firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      guard byte == UInt8(ascii: "]") else { return false }
      depth -= 1
      return depth < 0
    }
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == sign.utf8.first else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
  }

  private mutating func fail(_ title: String, at range: Range<Int>, hint: Hint? = nil) {
    if messages.isEmpty { messages.append(SyntaxMessage(title, at: range, hint: hint)) }
    place = bytes.count
  }
}
