/// Conditions that name what is in optionals, as Swift has them: `let a = x`, and several at once.
/// Here one `if` names one value, so that each has an `if` of its own.
public struct ConditionsOfOthers {
  private struct Condition {
    var value: String
    var name: String?
  }

  private let conditions: [Condition]

  /// `let a = x`, `let a = x, a.isOpen` and `x as a and y as b`; nil where nothing gets a name, or
  /// one alone gets it by `as`.
  public init?(_ text: String) {
    var parts = Self.parts(of: text, between: ",")
    for sign in ["&&", " and "] where parts.count == 1 {
      parts = Self.parts(of: text, between: sign)
    }
    conditions = parts.map(Self.condition)
    guard conditions.contains(where: { $0.name != nil }), isSeveral || text.hasPrefix("let ") else {
      return nil
    }
  }

  /// `if: [x, y]` with `as: [a, b]`
  public init?(_ values: [String], names: [String]) {
    guard values.count > 1, values.count == names.count else { return nil }
    conditions = zip(values, names).map { Condition(value: $0, name: $1) }
  }

  /// Whether there is more than one.
  public var isSeveral: Bool { conditions.count > 1 }

  /// What they are called.
  public var names: [String] { conditions.compactMap { $0.name } }

  /// How steps ask for them.
  public var asSteps: Hint { isSeveral ? asked : "\(asked), and its steps under 'then'" }

  /// The same without the steps.
  public var asked: Hint {
    if !isSeveral, let only = conditions.first {
      return "write 'if: \(only.value)', below it 'as: \(only.name ?? "name")'"
    }
    let levels = conditions.enumerated().map { index, condition in
      let asked = index == 0 ? "'if: \(condition.value)'" : "'- if: \(condition.value)'"
      return asked + (condition.name.map { " with 'as: \($0)'" } ?? "")
    }
    return "one 'if' asks for one: write \(levels.joined(separator: ", and under its 'then' "))"
  }

  /// How an expression asks for them.
  public var asExpression: Hint {
    var written = "..."
    for condition in conditions.reversed() {
      let name = condition.name.map { " as \($0)" } ?? ""
      let then = written == "..." ? written : "(\(written))"
      written = "if \(condition.value)\(name) then \(then) else ..."
    }
    return "one 'if' asks for one: \(written)"
  }

  private static func condition(_ text: String) -> Condition {
    let words = text.split(separator: " ")
    guard words.count > 1, words[0] == "let" || words[0] == "var" else {
      // `x as a`
      let isNamed = words.count > 2 && words[words.count - 2] == "as" && words[0] != "if"
      return isNamed
        ? Condition(
          value: words.dropLast(2).map(String.init).joined(separator: " "),
          name: words.last.map(String.init))
        : Condition(value: text)
    }
    // `let a`, which is another name than that of the optional here.
    guard words.count > 3, words[2] == "=" else {
      let isName = words.count == 2 && words[1].utf8.allSatisfy { $0.isInName }
      return Condition(
        value: words.dropFirst().map(String.init).joined(separator: " "),
        name: isName ? "\(words[1])Value" : nil)
    }
    return Condition(
      value: words.dropFirst(3).map(String.init).joined(separator: " "), name: String(words[1]))
  }

  /// The parts of a text between a sign that stands outside of brackets and quotes.
  private static func parts(of text: String, between sign: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    var isQuoted = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      if depth == 0, !isQuoted, rest.starts(with: sign.utf8) {
        rest = rest.dropFirst(sign.utf8.count)
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self).withoutSpacesAround }
  }
}
