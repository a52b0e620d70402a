import Diagnostics

/// A type as it is written, before its names are known.
public struct TypeSyntax: Equatable, Sendable {
  /// The forms of a type.
  public indirect enum Kind: Equatable, Sendable {
    case name(String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case set(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case invalid
  }

  /// The form.
  public var kind: Kind
  /// Where it stands in the text, in bytes of UTF-8.
  public var range: Range<Int>
}

/// Reads a type: `String`, `[Photo]?`, `[String: Int]`, `Set<Tag>`.
public func parseType(
  _ text: String, firstValue: FirstValue = .key("initial")
) -> (TypeSyntax, [SyntaxMessage]) {
  var parser = TypeParser(Array(text.utf8), firstValue: firstValue)
  return parser.whole()
}

private struct TypeParser {
  private let bytes: [UInt8]
  private var place = 0
  private var messages: [SyntaxMessage] = []
  private let firstValue: FirstValue

  init(_ bytes: [UInt8], firstValue: FirstValue) {
    self.bytes = bytes
    self.firstValue = firstValue
  }

  mutating func whole() -> (TypeSyntax, [SyntaxMessage]) {
    let type = type(depth: 0)
    skipSpace()
    if place < bytes.count {
      fail("the type should have ended before this", at: place..<bytes.count, hint: hintForRest)
    }
    return messages.isEmpty
      ? (type, []) : (TypeSyntax(kind: .invalid, range: 0..<bytes.count), messages)
  }

  /// What was meant by what stands behind a type.
  private var hintForRest: String? {
    let (text, rest, behind) = (string(..<place), string(place...), string((place + 1)...))
    let optional = text.hasSuffix("?") ? text : "\(text)?"
    if isDay { return firstValue.hintForValue("Date", string(0...)) }
    if ["optional", "nullable", "or nil", "or null"].contains(rest.lowercased()) {
      return "what may be missing is written '\(optional)'"
    }
    switch bytes[place] {
    case UInt8(ascii: ":") where ["type", "initial", "from", "text", "doc", "emits"].contains(text):
      return "a space follows the colon: \(text): \(behind)"
    case UInt8(ascii: ":"): return "a space follows the colon: [\(text): \(behind)]"
    case UInt8(ascii: "|")
    where ["nil", "null", "undefined"].contains(behind):
      return "what may be missing is written '\(typesOfOthers[text] ?? text)?'"
    case UInt8(ascii: "-") where rest.hasPrefix("->") && firstValue != .key("initial"):
      return Self.noFunction
    case UInt8(ascii: "-") where rest.hasPrefix("->"):
      return "an event is written { takes: { name: \(text) } }"
    case UInt8(ascii: "|") where text.first?.isLowercase ?? false:
      return Self.deriving(string(0...))
    case UInt8(ascii: "|") where startsType(place + 2):
      return "a value has one type: an enum whose cases have values can hold several"
    case _ where Self.modifiers.contains(text) && rest == "Error":
      return
        "a value is no error: its text is a String, error.message"
    case _
    where ["list", "array", "List", "Array"].contains(text) && rest.hasPrefix("of "):
      return "write '[\(string((place + 3)...))]'"
    case _ where text == "Optional" && bytes[place] != UInt8(ascii: "["):
      let inner = rest
      let isInParentheses = inner.hasPrefix("(") && inner.hasSuffix(")")
      return
        "what may be missing is written '\(isInParentheses ? String(inner.dropFirst().dropLast()) : inner)?'"
    case _ where firstValue == .key("initial") && ["emits", "takes"].contains(text):
      return "write { \(text): \(rest) }"
    case _ where Self.modifiers.contains(text): return "write '\(rest)' alone"
    case _ where text == "if" || text == "not" || rest.hasPrefix("=="):
      return Self.deriving(string(0...))
    case UInt8(ascii: "=") where rest.hasPrefix("=>"):
      return "a dictionary is written '[\(text): \(string((place + 2)...))]'"
    case UInt8(ascii: "="): return starting(text, with: behind)
    case UInt8(ascii: "#"): return "a comment has a space before its '#'"
    case UInt8(ascii: "/")
    where rest.hasPrefix("//") || rest.hasPrefix("/*"):
      return "a comment starts with a space and '#'"
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      return place + 1 == bytes.count ? "remove the '\(rest)'" : hintForText
    case UInt8(ascii: "!"): return "what may be missing is written '\(optional)'"
    case UInt8(ascii: "[")
    where ["set", "array", "list", "optional"].contains(text.lowercased()):
      let name = String(behind.prefix { $0 != "]" })
      let inner = typesOfOthers[name] ?? name
      return switch text.lowercased() {
      case "set": "write 'Set<\(inner)>'"
      case "optional": "write '\(inner)?'"
      default: "write '[\(inner)]'"
      }
    case UInt8(ascii: "[")
    where ["Dict", "Dictionary", "Map", "HashMap", "dict", "map"].contains(text):
      let types = behind.dropLast().split(separator: ",")
        .map { String($0.drop { $0 == " " }) }
      return types.count == 2
        ? "a dictionary is written '[\(types.map { typesOfOthers[$0] ?? $0 }.joined(separator: ": "))]'"
        : "a dictionary is written '[String: Int]'"
    case UInt8(ascii: "["): return isName(text) ? "a list is written '[\(text)]'" : nil
    case UInt8(ascii: "(") where text == "Set":
      return "write 'Set<\(behind.dropLast())>'"
    case UInt8(ascii: ".") where rest == "...":
      // `Loading...`, rather than `Item...` as in Swift.
      return firstValue == .key("initial") && ValueType.builtIns[text] == nil
        ? firstValue.hintForValue("String", string(0...)) : "a list is written '[\(text)]'"
    case UInt8(ascii: ".") where text.first?.isUppercase ?? false && !startsType(place + 1):
      return starting(text, with: behind)
    case UInt8(ascii: "(")
    where bytes[(place + 1)...].first?.isDigit ?? false && typesOfOthers[text] != nil:
      // `varchar(20)`
      return "write '\(typesOfOthers[text] ?? text)' alone"
    case UInt8(ascii: "(") where rest == "()" && firstValue != .key("initial"):
      return "write '\(text)' alone"
    case UInt8(ascii: "(") where rest == "()" && startsEmpty(text):
      return "write '\(text)' alone: it starts empty"
    case UInt8(ascii: "(")
    where bytes.last == UInt8(ascii: ")") && bytes.contains(UInt8(ascii: ":"))
      && (text.first?.isUppercase ?? false) && ValueType.builtIns[text] == nil:
      // A model that is made as in Swift.
      return firstValue.hint(text, "{ \(behind.dropLast()) }")
    case UInt8(ascii: "."), UInt8(ascii: "("):
      // What starts with a capital is a type inside another.
      return !startsType(place + 1)
        ? Self.deriving(string(0...))
        : bytes[place] == UInt8(ascii: ".")
          ? "what a library declares stands alone, '\(behind)'; a type inside another gets a name by a 'typealias'"
          : nil
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return Self.deriving(string(0...))
    case _
    where firstValue == .key("initial")
      && ["and ", "or "].contains(where: { rest.hasPrefix($0) }):
      return Self.deriving(string(0...))
    case _ where Self.isLiteral(rest): return starting(text, with: rest)
    default: return hintForText
    }
  }

  /// Where a text goes that stands in the place of a type: `Hello ${name}!`, `Not found`.
  private var hintForText: String? {
    guard case .key(let key) = firstValue else { return nil }
    let text = withHoles(string(0...))
    let first = text.prefix(while: \.isInName)
    // Quotes are those of an expression.
    guard isName(String(first)) || !first.isEmpty && first.allSatisfy(\.isNumber),
      !text.holds("\""), ValueType.builtIns[String(first)] == nil,
      typesOfOthers[String(first)] == nil
    else { return nil }
    return key == "initial" && text.holds("${")
      ? Self.deriving(text) : firstValue.hintForValue("String", Self.inQuotes(text))
  }

  /// Whether it is a day: `2024-05-01`.
  private var isDay: Bool {
    bytes.count == 10
      && bytes.enumerated().allSatisfy { index, byte in
        [4, 7].contains(index)
          ? byte == UInt8(ascii: "-") : byte.isDigit
      }
  }

  /// `3`, `"x"` and `true` behind a type.
  private static func isLiteral(_ text: String) -> Bool {
    text.first == "\"" || text.first?.isNumber ?? false || text == "true" || text == "false"
  }

  private func startsType(_ place: Int) -> Bool {
    place < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[place])
  }

  /// Words of Swift before a type.
  private static let modifiers = [
    "some", "any", "async", "inout", "var", "let", "lazy", "weak", "optional", "const",
  ]

  /// The long form for a type with its first value: `Size = medium`, `Size = .medium`.
  private func starting(_ type: String, with value: String) -> String {
    if value.holds(" | "), firstValue == .key("initial") { return Self.deriving(value) }
    let isCall = value.hasSuffix("()")
    let plain = value.split(separator: ".").last.map(String.init) ?? value
    let isCase = isName(plain) && (value == ".\(plain)" || value == "\(type).\(plain)")
    let written =
      value.isEmpty || isCall ? "..." : isCase ? plain : value == "nil" ? "null" : value
    return firstValue.hint(typesOfOthers[type] ?? type, written)
  }

  /// Whether values of a type start with nothing in them.
  private func startsEmpty(_ type: String) -> Bool {
    type == "String" || type.hasSuffix("]") || type.hasPrefix("Set<")
  }

  /// The long form for an expression, or a text with holes, which needs quotes where YAML would
  /// read it otherwise.
  private static func deriving(_ expression: String) -> String {
    let key = expression.holds("${") ? "text" : "from"
    return "a value that is computed is written { \(key): \(inQuotes(expression)) }"
  }

  /// A value with the quotes that it needs between the braces of YAML.
  private static func inQuotes(_ value: String) -> String {
    if value.utf8.allSatisfy({ !",[]{}:#'\"".utf8.contains($0) }) { return value }
    let doubled = value.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''")
    return "'\(doubled)'"
  }

  private mutating func type(depth: Int) -> TypeSyntax {
    skipSpace()
    let start = place
    guard depth < deepest else {
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
      let first = type(depth: depth + 1)
      var kind = TypeSyntax.Kind.array(first)
      if take(":") { kind = .dictionary(first, type(depth: depth + 1)) }
      close("]", start)
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
            ? Self.deriving(text) : "a dictionary is written [String: Int]")
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

  /// What was meant by a sign where a type should start.
  private func hint(forStart found: String, _ end: Int) -> String {
    let rest = string(end...)
    switch found {
    case "=": return Self.deriving(rest)
    case "$" where rest.hasPrefix("{") && firstValue == .key("initial"):
      return Self.deriving(string(0...))
    case "$" where rest.hasPrefix("ref"): return "a type is written by its name alone"
    case "" where bytes.isEmpty && firstValue == .key("initial"):
      return "a text starts empty by itself: String"
    case "?" where isName(rest): return "what may be missing is written '\(rest)?'"
    case "(" where rest.holds("->") && firstValue != .key("initial"): return Self.noFunction
    case "(" where rest.hasPrefix(")") && rest.holds("->"):
      return "what the view is told is an event output: outputs: { done: { emits: Void } }"
    case "(" where rest == ")" && firstValue != .key("initial"): return "nothing is 'Void'"
    case "(" where rest.hasPrefix(")"):
      return "an event without a value is written {}, and what returns nothing 'Void'"
    case "(" where rest.hasSuffix(")") && isName(String(rest.dropLast())):
      return "write '\(rest.dropLast())'; the parameters of an event are"
        + " { takes: { name: \(rest.dropLast()) } }"
    case "(" where rest.holds("->"):
      return "an event is written { takes: { name: Type } }, and one that it hears of"
        + " { emits: Type }"
    case "(": return "several values together are a model with fields"
    default: return "for example String, [Photo] or Int?"
    }
  }

  private static let noFunction =
    "no value is a function: what the view is told is an event output, { emits: Void }, and what a "
    + "method gives stands under its 'returns'"

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
      let parts = inner.map { typesOfOthers[string($0.range)] ?? string($0.range) }
      let hint =
        switch (name, inner.count) {
        case ("set", 1): "write 'Set<\(parts[0])>'"
        case ("optional", 1), ("Maybe", 1), ("Nullable", 1): "write '\(parts[0])?'"
        case ("MutableSet", 1), ("HashSet", 1): "write 'Set<\(parts[0])>'"
        case ("List", 1), ("ArrayList", 1), ("MutableList", 1), ("Collection", 1), ("Iterable", 1),
          ("Sequence", 1), ("array", 1), ("list", 1),
          ("vector", 1),
          ("Vec", 1):
          "a list is written '[\(parts[0])]'"
        case ("Map", 2), ("HashMap", 2), ("MutableMap", 2), ("Record", 2), ("Dict", 2),
          ("map", 2), ("dict", 2), ("dictionary", 2):
          "a dictionary is written '[\(parts[0]): \(parts[1])]'"
        case ("Event", 1): "an event output is written { emits: \(parts[0]) }"
        case _ where Self.streams.contains(name):
          "write '\(parts[0])' alone; a method that goes on giving them is written 'streams: \(parts[0])'"
        case ("Result", 2):
          "write '\(parts[0])' alone; what goes wrong stands beside it: 'throws: "
            + "\(parts[1] == "Error" ? "true" : parts[1])'"
        case _ where Self.holders.contains(name): "write '\(parts[0])' alone"
        case ("AsyncStream", _), ("AsyncThrowingStream", _), ("Stream", 1), ("AsyncSequence", 1):
          "a method that streams is written 'streams: \(parts[0])'"
        case ("Array", 2): "a dictionary is written '[\(parts[0]): \(parts[1])]'"
        case ("Dictionary", 1): "write the type of its keys too: '[String: \(parts[0])]'"
        case ("Set", _), ("Array", _), ("Optional", _), ("Dictionary", _):
          "the types that do are Set<Element>, [Element], [Key: Value] and Value?"
        default: "give it a name in Swift, with a 'typealias', and list that under 'types'"
        }
      fail(
        !Self.generics.contains(name) || inner.count == 1 && name != "Dictionary"
          ? "'\(name)' takes no other type"
          : "'\(name)' takes \(name == "Dictionary" ? "two types" : "one type")",
        at: range, hint: hint)
      return TypeSyntax(kind: .invalid, range: range)
    }
  }

  /// What other libraries put around a value, or the answer of a method.
  private static let holders: NameSet = [
    "BehaviorRelay", "BehaviorSubject", "Binding", "Box", "CurrentValueSubject", "Driver", "Future",
    "LiveData", "Promise", "Published", "Relay", "Result", "Signal", "Single", "State", "StateFlow",
    "Task",
  ]

  /// The same for many values, one after another.
  private static let streams: NameSet = [
    "AnyPublisher", "Flow", "Observable", "PassthroughSubject", "PublishRelay", "PublishSubject",
    "SharedFlow",
  ]

  private static let generics = ["Set", "Array", "Optional", "Dictionary"]

  /// A part of the text, without the white space around it.
  private func string(_ range: some RangeExpression<Int>) -> String {
    let part = bytes[range].drop(while: isSpace)
    guard let last = part.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(decoding: part[...last], as: UTF8.self)
  }

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
          : sign == ">" && bytes.last == UInt8(ascii: ">") ? "a ',' is missing" : nil)
    )
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

  private mutating func fail(_ title: String, at range: Range<Int>, hint: String? = nil) {
    if messages.isEmpty { messages.append(SyntaxMessage(title, at: range, hint: hint)) }
    place = bytes.count
  }
}
