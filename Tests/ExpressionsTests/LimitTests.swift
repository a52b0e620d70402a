import MVVMGenExpressions
import SeededNumbers
import Testing

/// Whatever is written, the reader comes to an end, and says something of the text itself.
@Suite struct LimitTests {
  @Test(arguments: ["(", "[", "-", "not ", "f(", "a[", "if ", "a ?? ", "\"${", "x.map(y => "])
  func nestingEndsInAMessage(piece: String) {
    for count in [10, 250, 5000] {
      let text = String(repeating: piece, count: count)
      let messages = parseExpression(text).1
      #expect(messages.count == 1)
      #expect(messages.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
  }

  @Test(arguments: [
    ("(", "a", ")"), ("[", "a", "]"), ("-", "a", ""), ("not ", "a", ""), ("f(", "a", ")"),
    ("a[", "a", "]"), ("a ?? ", "a", ""), ("", "a", " + a"), ("", "a", ".b"), ("", "a", "?.b"),
    ("\"${", "a", "}\""), ("if a then b else ", "a", ""),
  ])
  func whatIsRightIsReadToTheLimit(open: String, middle: String, close: String) {
    func text(_ count: Int) -> String {
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }
    #expect(parseExpression(text(40)).1 == [])
    // A pair of parentheses leaves nothing in the tree: only reading it has a limit.
    for count in [300, 3000] {
      let titles = parseExpression(text(count)).1.map(\.title)
      #expect(titles.count == 1)
      #expect(titles.allSatisfy { $0.hasPrefix("the expression is ") })
    }
  }

  @Test func listsCanBeLong() {
    let list = "[" + Array(repeating: "a", count: 20_000).joined(separator: ", ") + "]"
    #expect(parseExpression(list).1 == [])
    let text = String(repeating: "${a} ", count: 20_000)
    #expect(parseText(text).1 == [])
  }

  @Test func nestedTreesAreNoDeeperThanTheirReadersCanGo() {
    // Each by itself is within the limits.
    var text = "a"
    for _ in 0..<30 { text = "\"${" + String(repeating: "not ", count: 50) + text + "}\"" }
    #expect(parseExpression(text).1.map(\.title) == ["the expression is nested too deep"])
  }

  @Test func soupOfTokensNeverTraps() {
    let tokens = [
      "a", "b.c", "1", "2.5", "\"t\"", "\"${", "}\"", "\"", "${", "}", "(", ")", "[", "]", ",", ":",
      "+", "-", "*", "/", "%", "==", "!=", "<", ">=", "??", "?.", "?[", "?", ".", "\\.", "|", "||",
      "&&", "!", "=", "=>", "->", "if", "then", "else", "as", "not", "and", "or", "nil", "true",
      "in", "await", "é", "“", "\u{A0}", "\\", "\\u{", "$", "$$", "#", "'", ";", "\n", "x =>",
      "(x, i) =>", "f(", "x:", ".pro", "e9", "1e", "0x", "\u{0}",
    ]
    var random = SeededGenerator(seed: 17)
    for _ in 0..<6_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count)
        .map { _ in tokens.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      check(text)
    }
  }

  @Test func soupOfBytesNeverTraps() {
    let bytes = Array("ab1 \"\\${}()[].,:?=<>!|&+-*/%'#\u{E9}x\n".utf8)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<6_000 {
      let count = Int.random(in: 1...24, using: &random)
      check(
        String(
          decoding: (0..<count).map { _ in bytes.randomElement(using: &random) ?? 0x20 },
          as: UTF8.self))
    }
  }

  /// Messages lie inside the text and between its characters; without one, all of it was read.
  private func check(_ text: String) {
    let (expression, messages) = parseExpression(text)
    let (pieces, textMessages) = parseText(text)
    _ = parseType(text)
    _ = parseTimeSpan(text)
    for message in messages + textMessages {
      let utf8 = text.utf8
      let isInside =
        message.range.lowerBound >= 0 && message.range.upperBound <= utf8.count
        && [message.range.lowerBound, message.range.upperBound].allSatisfy {
          utf8.index(utf8.startIndex, offsetBy: $0).samePosition(in: text.unicodeScalars) != nil
        }
      if !isInside || message.title.isEmpty { Issue.record("\(text): \(message)") }
    }
    let holes = pieces.contains {
      if case .hole(let hole) = $0 { holdsMistake(hole) } else { false }
    }
    if messages.isEmpty && holdsMistake(expression) || textMessages.isEmpty && holes {
      Issue.record("nothing is told of \(text)")
    }
  }

  private func holdsMistake(_ expression: Expression) -> Bool {
    shape(expression).contains("invalid")
  }
}
