/// The choices of other languages, as this one has them: `if a then b else c` of `a ? b : c`.
public enum ChoiceOfOthers {
  /// The choice that is written around the `?` at a place of an expression, between the brackets
  /// and commas that hold it; nil where its parts can't be told.
  public static func written(around sign: Int, in expression: ArraySlice<UInt8>) -> String? {
    var starts = [expression.startIndex]
    var end = expression.endIndex
    scan(expression) { index, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): starts.append(index + 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        starts.removeLast()
        if starts.isEmpty { starts.append(index + 1) }
      case UInt8(ascii: ","): starts[starts.count - 1] = index + 1
      // `x => x.isOn ? a : b`
      case UInt8(ascii: ">") where expression[..<index].last == UInt8(ascii: "="):
        starts[starts.count - 1] = index + 1
      default: break
      }
      return index < sign
    }
    guard let start = starts.last, start <= sign else { return nil }
    var depth = 0
    scan(expression[sign...]) { index, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): if depth == 0 { depth = -1 }
      default: break
      }
      if depth < 0 { end = index }
      return depth >= 0
    }
    return written(expression[start..<end])
  }

  /// All of a text as a choice.
  static func written(_ text: String) -> String? {
    written(Array(text.utf8)[...])
  }

  /// A whole value that is one, as an expression or as the only hole of a text: `=a ? b : c`,
  /// `${a ? b : c}` and `=if a: b else: c`. An expression of some keys has no sign.
  public static func value(_ text: String, isExpression: Bool) -> String? {
    let isHole = text.hasPrefix("${") && text.hasSuffix("}")
    let sign = isHole ? "${" : text.hasPrefix("=") ? "=" : ""
    guard isHole || !sign.isEmpty || isExpression else { return nil }
    let choice = String(text.dropFirst(sign.count).dropLast(isHole ? 1 : 0))
    guard !choice.holds("${") else { return nil }
    return (written(choice) ?? withoutColons(choice)).map { sign + $0 + (isHole ? "}" : "") }
  }

  /// `if a: b else: c`, and one on several lines.
  private static func withoutColons(_ text: String) -> String? {
    guard text.hasPrefix("if "), !text.holds(" then ") else { return nil }
    let bare = text.exchanging(" else: ", for: " else ").exchanging(": ", for: " then ")
    // One of each.
    return bare.exchanging(" then ", for: "\n").split(separator: "\n").count == 2
      && bare.exchanging(" else ", for: "\n").split(separator: "\n").count == 2 ? bare : nil
  }

  private static func written(_ text: ArraySlice<UInt8>) -> String? {
    // Each choice in it is a call in a call, and nobody reads so many.
    guard text.count < 1000, let sign = first(of: text, isQuestion),
      let colon = colon(behind: sign, in: text),
      let condition = part(text[..<sign]), let then = part(text[(sign + 1)..<colon]),
      let otherwise = part(text[(colon + 1)...], isLast: true)
    else { return nil }
    // `if a ? b : c`
    let asked = condition.hasPrefix("if ") ? condition.dropFirst(3) : condition[...]
    return "if \(asked) then \(then) else \(otherwise)"
  }

  /// A part, which may be a choice itself, or what a formatter shows.
  private static func part(_ text: ArraySlice<UInt8>, isLast: Bool = false) -> String? {
    let bare = String(decoding: text, as: UTF8.self).withoutSpacesAround
    guard !bare.isEmpty else { return nil }
    if first(of: text, isQuestion) != nil { return written(text).map { isLast ? $0 : "(\($0))" } }
    let isFormatted = first(of: text) { index, _ in
      text[index] == UInt8(ascii: "|") && !isDoubled(index, in: text)
    }
    return isFormatted == nil ? inWords(bare) : "(\(inWords(bare)))"
  }

  /// The signs and the quotes of this language.
  private static func inWords(_ text: String) -> String {
    if text.first == "'", text.last == "'", text.utf8.count > 1,
      !text.dropFirst().dropLast().contains("'")
    {
      return "\"\(text.dropFirst().dropLast())\""
    }
    return text.first == "\"" ? text : SwiftClosure.inWords(text)
  }

  /// Whether a `?` asks, and is no `?.`, `?[` or `??`.
  private static func isQuestion(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    guard text[index] == UInt8(ascii: "?"), !isDoubled(index, in: text) else { return false }
    let next = index + 1 < text.endIndex ? text[index + 1] : nil
    return next != UInt8(ascii: ".") && next != UInt8(ascii: "[")
  }

  private static func isDoubled(_ index: Int, in text: ArraySlice<UInt8>) -> Bool {
    index > text.startIndex && text[index - 1] == text[index]
      || index + 1 < text.endIndex && text[index + 1] == text[index]
  }

  /// The colon of a question, past those of the questions in between.
  private static func colon(behind sign: Int, in text: ArraySlice<UInt8>) -> Int? {
    var open = 1
    return first(of: text[(sign + 1)...]) { index, text in
      if isQuestion(index, text) { open += 1 }
      if text[index] == UInt8(ascii: ":") { open -= 1 }
      return open == 0
    }
  }

  /// The first place that is asked for, outside of brackets and quotes.
  private static func first(
    of text: ArraySlice<UInt8>, _ isMeant: (Int, ArraySlice<UInt8>) -> Bool
  ) -> Int? {
    var depth = 0
    var found: Int?
    scan(text) { index, byte in
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      if depth == 0, isMeant(index, text) { found = index }
      return found == nil
    }
    return found
  }

  /// Goes through what stands outside of quotes, for as long as it is asked to.
  private static func scan(_ text: ArraySlice<UInt8>, _ goesOn: (Int, UInt8) -> Bool) {
    var quote: UInt8?
    for index in text.indices {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if !goesOn(index, byte) {
        return
      }
    }
  }
}
