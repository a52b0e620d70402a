import MVVMGenDiagnostics

// What was meant by what is no type.
extension TypeParser {
  /// What was meant by what stands behind a type. It starts at the start of all where the hint
  /// gives what to write in place of all of it.
  func hintForRest(from start: inout Int) -> Hint? {
    let (text, rest) = (textBefore, string(place...))
    if let type = withOtherBracket {
      return ofAll(type.hasPrefix("[[") ? "write '\(type)'" : .write(type), &start)
    }
    // What is said of such quotes is the same for all values.
    if string(0...).betweenOtherQuotes != nil { return ofAll("write straight quotes", &start) }
    let optional = text.hasSuffix("?") ? text : "\(text)?"
    if isDay {
      let hint = firstValue.hintForValue("Date", string(0...))
      if case .none = firstValue { return ofAll(hint, &start) }
      return hint
    }
    if string(0...).lowercased() == "date-time" { return ofAll(.write("Date"), &start) }
    if ["optional", "(optional)", "nullable", "(nullable)", "or nil", "or null"]
      .contains(rest.lowercased())
    {
      return ofAll("what may be missing is written '\(optional)'", &start)
    }
    if let hint = hintForOthers(from: &start) { return hint }
    switch bytes[place] {
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      return place + 1 == bytes.count
        ? "remove the '\(rest)'" : firstValueBehindComma ?? hintForText
    case UInt8(ascii: "!"):
      return text == optional
        ? ofAll("what may be missing is written '\(optional)'", &start)
        : "remove the '!': a value of '\(text)' is always there, one of '\(optional)' may be missing"
    case UInt8(ascii: "["): return hintForBracket(from: &start)
    case UInt8(ascii: "{") where firstValue == .key("initial") && !string(0...).holds("{{"):
      return "a value that is computed is written { from: expression }"
    case UInt8(ascii: "("): return hintForParenthesis(from: &start)
    case UInt8(ascii: "."): return hintForPoint(from: &start)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return Self.deriving(string(0...))
    case _
    where firstValue == .key("initial")
      && ["and ", "or "].contains(where: { rest.hasPrefix($0) }):
      return Self.deriving(string(0...))
    case _ where Self.isLiteral(rest): return starting(text, with: rest)
    default:
      let hint = hintForText
      // All of a text with holes is what is no type.
      return string(0...).holds("${") ? hint.map { ofAll($0, &start) } : hint
    }
  }

  /// `Int, default 0` and `Int, initial: 0`
  private var firstValueBehindComma: Hint? {
    let words = textBehind.split(maxSplits: 1) { " :=".contains($0) }
    guard words.count == 2, ["default", "initial", "value"].contains(words[0]) else { return nil }
    return starting(textBefore, with: String(words[1].drop { " :=".contains($0) }))
  }

  /// What stands before the place where the type ends, and behind its next sign.
  private var textBefore: String { string(..<place) }
  private var textBehind: String { string((place + 1)...) }

  /// The hint gives what to write in place of all of it.
  private func ofAll(_ hint: Hint, _ start: inout Int) -> Hint {
    start = 0
    return hint
  }

  /// Words and signs that others have around a type.
  private func hintForOthers(from start: inout Int) -> Hint? {
    let (text, rest, behind) = (textBefore, string(place...), textBehind)
    if let hint = hintForWordBefore { return ofAll(hint, &start) }
    switch bytes[place] {
    case UInt8(ascii: ":") where ["type", "initial", "from", "text", "doc", "emits"].contains(text):
      return "a space follows the colon: \(text): \(behind)"
    case UInt8(ascii: ":") where !rest.holds("${"):
      return "a space follows the colon: [\(text): \(behind)]"
    case UInt8(ascii: "|")
    where ["nil", "null", "undefined"].contains(behind):
      return ofAll("what may be missing is written '\(typesOfOthers[text] ?? text)?'", &start)
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
    case _ where firstValue == .key("initial") && ["emits", "takes"].contains(text):
      return "write { \(text): \(rest) }"
    case _ where Self.modifiers.contains(text): return "write '\(rest)' alone"
    case _ where text == "if" || text == "not" || rest.hasPrefix("=="):
      return Self.deriving(string(0...))
    case UInt8(ascii: "=") where rest.hasPrefix("=>"):
      return ofAll("a dictionary is written '[\(text): \(string((place + 2)...))]'", &start)
    case UInt8(ascii: "="): return starting(text, with: behind)
    // `Int { count + 1 }`
    case UInt8(ascii: "{")
    where firstValue == .key("initial") && bytes.last == UInt8(ascii: "}")
      && bytes[(place + 1)..<(bytes.count - 1)].allSatisfy { !"{}$%".utf8.contains($0) }:
      return Self.deriving(string((place + 1)..<(bytes.count - 1)))
    case UInt8(ascii: "#"): return "a comment has a space before its '#'"
    case UInt8(ascii: "/")
    where rest.hasPrefix("//") || rest.hasPrefix("/*"):
      return "a comment starts with a space and '#'"
    default: return nil
    }
  }

  /// `list of Int` and `optional Int`
  private var hintForWordBefore: Hint? {
    let (word, rest) = (textBefore.lowercased(), string(place...))
    if ["list", "array"].contains(word), rest.hasPrefix("of ") {
      return "write '[\(rest.dropFirst(3))]'"
    }
    let isInParentheses = rest.hasPrefix("(") && rest.hasSuffix(")")
    guard ["optional", "maybe", "nullable"].contains(word), isInParentheses || bytes[place].isInName
    else { return nil }
    let inner = isInParentheses ? rest.dropFirst().dropLast() : rest[...]
    return "what may be missing is written '\(inner)?'"
  }

  /// `Set[Int]`, `Map[String, Int]` and `Item[]`
  private func hintForBracket(from start: inout Int) -> Hint? {
    let (text, behind) = (textBefore, textBehind)
    let inside = behind.last == "]" ? behind.dropLast() : behind.prefix { $0 != "]" }
    let parts = inside.split(separator: ",").map { part in
      let name = String(part.drop { $0 == " " })
      return typesOfOthers[name] ?? name
    }
    if let hint = Self.inSigns(text, of: parts) { return ofAll(hint, &start) }
    return isName(text) ? ofAll("a list is written '[\(text)]'", &start) : nil
  }

  /// How a generic type of others is written.
  static func inSigns(_ name: String, of parts: [String]) -> Hint? {
    typeInSigns(name, of: parts).map { type in
      guard type.first == "[" else { return .write(type) }
      return parts.count == 2
        ? "a dictionary is written '\(type)'" : "a list is written '\(type)'"
    }
  }

  /// `Item...`, and the members and types behind a point.
  private func hintForPoint(from start: inout Int) -> Hint? {
    let text = textBefore
    if string(place...) == "..." {
      // `Loading...`, rather than `Item...` as in Swift.
      return firstValue == .key("initial") && ValueType.builtIns[text] == nil
        ? firstValue.hintForValue("String", string(0...))
        : ofAll("a list is written '[\(text)]'", &start)
    }
    // What starts with a capital is a type inside another.
    if startsType(place + 1) {
      return
        "what a library declares stands alone, '\(textBehind)'; a type inside another gets a name by a 'typealias'"
    }
    return text.first?.isUppercase ?? false
      ? starting(text, with: textBehind) : Self.deriving(string(0...))
  }

  /// What is called or made as in Swift.
  private func hintForParenthesis(from start: inout Int) -> Hint? {
    let (text, behind) = (textBefore, textBehind)
    if text == "Set" { return ofAll(.write("Set<\(behind.dropLast())>"), &start) }
    // `Array(String)`, `List(Item)`
    if ["Array", "List", "array", "list"].contains(text), behind.hasSuffix(")"),
      isName(String(behind.dropLast()))
    {
      return ofAll("write '[\(behind.dropLast())]'", &start)
    }
    // `varchar(20)`
    if bytes[(place + 1)...].first?.isDigit ?? false, let type = typesOfOthers[text] {
      return "write '\(type)' alone"
    }
    if behind == ")", firstValue != .key("initial") { return "write '\(text)' alone" }
    if behind == ")", startsEmpty(text) {
      return ofAll("write '\(text)' alone: it starts empty", &start)
    }
    // A model that is made as in Swift.
    if bytes.last == UInt8(ascii: ")"), bytes.contains(UInt8(ascii: ":")),
      text.first?.isUppercase ?? false, ValueType.builtIns[text] == nil
    {
      return firstValue.hint(text, "{ \(behind.dropLast()) }")
    }
    return startsType(place + 1) ? nil : Self.deriving(string(0...))
  }

  /// Where a text goes that stands in the place of a type: `Hello ${name}!`, `Not found`.
  private var hintForText: Hint? {
    guard case .key(let key) = firstValue else { return nil }
    let text = withHoles(string(0...))
    let first = text.prefix(while: { $0.isInName })
    // Quotes are those of an expression.
    guard isName(String(first)) || !first.isEmpty && first.allSatisfy({ $0.isNumber }),
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
  private func starting(_ type: String, with value: String) -> Hint {
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
  static func deriving(_ expression: String) -> Hint {
    let key = expression.holds("${") ? "text" : "from"
    return "a value that is computed is written { \(key): \(inQuotes(expression)) }"
  }

  /// A value with the quotes that it needs between the braces of YAML.
  private static func inQuotes(_ value: String) -> String {
    value.utf8.allSatisfy { !",[]{}:#'\"".utf8.contains($0) }
      ? value : "'\(value.exchanging("'", for: "''"))'"
  }

  /// `guests < room.seats`, whose sign would start the type in a generic one.
  var hintForComparison: Hint? {
    guard firstValue == .key("initial"), bytes.first.map({ (0x61...0x7A).contains($0) }) ?? false,
      case let text = string(0...),
      [" < ", " > ", " <= ", " >= "].contains(where: { text.holds($0) })
    else { return nil }
    return Self.deriving(text)
  }

  /// What was meant by a sign where a type should start.
  func hint(forStart found: String, _ end: Int) -> Hint {
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
    case "(" where !rest.holds(","):
      return withOtherBracket.map { "write '\($0)'" }
        ?? "several values together are a model with fields"
    case "(": return "several values together are a model with fields"
    default: return "for example String, [Photo] or Int?"
    }
  }

  private static let noFunction: Hint =
    "no value is a function: what the view is told is an event output, { emits: Void }, and what a "
    + "method gives stands under its 'returns'"
}
