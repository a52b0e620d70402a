import MVVMGenDiagnostics

/// Lines in place of a key, with nothing between their words that ends one.
extension FailureExplainer {
  func noColon(betweenWordsOf text: Range<Int>) -> Diagnostic {
    let line = WordsOfLine(source.text(text))
    // A `=` or a wide colon alone.
    guard !line.words.isEmpty else {
      return lacksColon(text, hint: "remove it, or write a key in front of it")
    }
    if let wrong = declaration(line, text) ?? knownKey(line, text) ?? turnedKey(line, text) {
      return wrong
    }
    let isSentence = line.words.count > 2 && line.name.utf8.allSatisfy { $0.isInWord }
    let key =
      line.words.count == 2
      ? "\(line.name): \(line.words[1])"
      : isSentence ? "\(line.name): \(line.rest)" : "\(line.content): …"
    let section = line.words.count == 1 ? source.section(at: text.lowerBound) : nil
    if line.words.count == 1, hasMore(below: text) { return lacksColon(text, after: line.name) }
    if Self.keysOfWords.contains(String(line.name)), line.words.count == 2 {
      return lacksColon(text, hint: .write(key))
    }
    if section == "services" {
      return lacksColon(
        text, hint: "write '\(line.content): {}' for a method that takes and returns nothing")
    }
    if let section, ["needs", "state", "outputs"].contains(section) {
      return lacksColon(text, hint: "write its type behind it: '\(line.content): String'")
    }
    let isCase = section == "models" || section == "errors"
    if section == "inputs" {
      return lacksColon(
        text,
        hint: "write '\(line.content): {}' for an event, '\(line.content): String' for a text")
    }
    return lacksColon(
      text,
      hint: isCase
        ? "write '\(key)', for a case without a text or values '\(line.content): {}'"
        : "write '\(key)'; the lines of a longer text are indented deeper than its key")
  }

  /// The keys whose value is one word, or may be.
  static let keysOfWords = TreeBuilder.keysOfNames.union([
    "if", "each", "every", "while", "wait", "per", "debounce", "throttle", "advance",
  ])

  /// Whether what is in the line below stands deeper: `steps`, and its list.
  private func hasMore(below text: Range<Int>) -> Bool {
    guard let below = source.contentLine(below: text.upperBound) else { return false }
    let start = source.firstContent(ofLineAt: below)
    let (column, own) = (source.column(of: start), source.column(of: text.lowerBound))
    return source.isElement(start)
      ? column >= own : column > own && source.key(ofLineAt: below) != nil
  }

  /// What is said of a key without a colon.
  func lacksColon(
    _ text: Range<Int>, _ title: String = Diagnostic.noColon, hint: Hint?
  ) -> Diagnostic {
    Diagnostic(.missingColon, title, at: source.span(text), hint: hint)
  }

  /// `steps`, with what it holds below it.
  func lacksColon(_ text: Range<Int>, after name: some StringProtocol) -> Diagnostic {
    lacksColon(text, "the colon after '\(name)' is missing", hint: .write("\(name):"))
  }

  /// `let seats = 4`
  private func declaration(_ line: WordsOfLine, _ text: Range<Int>) -> Diagnostic? {
    declaration(line.content, at: text.lowerBound).map { declaration in
      lacksColon(
        text, "a declaration is written with its name as the key",
        hint: .write(declaration))
    }
  }

  /// A key that is known by its place, or by its name.
  private func knownKey(_ line: WordsOfLine, _ text: Range<Int>) -> Diagnostic? {
    let content = line.content
    if let key = keyOfName(text), line.words[0] != key, line.words[0] != "every" {
      return lacksColon(text, hint: .write("\(key): \(content)"))
    }
    // `[buy, refund]`
    if content.hasPrefix("["), content.hasSuffix("]"), source.section(at: place) == "inputs" {
      let names = content.dropFirst().dropLast().split { ", ".contains($0) }
      let each = names.map { "'\($0): {}'" }.joined(separator: ", and below it ")
      return lacksColon(
        text, "a key is expected here, and this is a list",
        hint: "declare each by itself: \(each)")
    }
    // `inputs`, with what it holds below it
    guard line.words.count == 1, Self.sections.contains(String(line.name)) else { return nil }
    return lacksColon(text, after: line.name)
  }

  /// A key as other languages write it.
  private func turnedKey(_ line: WordsOfLine, _ text: Range<Int>) -> Diagnostic? {
    // `String name` and `-> String`
    if line.words.count == 2, let turned = turned(line.words) {
      return lacksColon(text, hint: .write(turned))
    }
    // `policy(first)` and `policy=first`
    let key = line.content.prefix { $0.isInName }
    let value = line.content[key.endIndex...]
    if line.words.count == 1, Self.keysOfWords.contains(String(key)), let sign = value.first,
      "=(".contains(sign)
    {
      let word = value.dropFirst().prefix { $0 != ")" }
      return lacksColon(text, hint: .write("\(key): \(word)"))
    }
    // `reload()`
    guard line.words.count == 1, line.content.hasSuffix("()"),
      source.section(at: place) == "inputs"
    else { return nil }
    return lacksColon(text, hint: .write("\(line.content.dropLast(2)): {}"))
  }

  /// What stands before its name, or behind an arrow.
  private func turned(_ words: [Substring]) -> String? {
    let section = source.section(at: place)
    if ["->", "=>"].contains(words[0]) {
      return section == "services" ? "returns: \(words[1])" : nil
    }
    guard ["needs", "inputs", "state", "outputs", "models", "services", "cells"].contains(section),
      let first = words[0].drop(while: { $0 == "[" }).first, first.isUppercase,
      words[1].startsLower, words[1].allSatisfy({ $0.isInName })
    else { return nil }
    return "\(words[1]): \(words[0])"
  }

  /// `let seats = 4`, as Swift declares a constant or a variable.
  private func declaration(_ text: String, at place: Int) -> String? {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, ["let", "var", "const"].contains(words[0]), words[2] == "=",
      words[1].allSatisfy({ $0.isInName }), let section = source.section(at: place)
    else { return nil }
    let value = words[3]
    let type = value.first == "\"" ? "String" : typeOfLiteral(value) ?? "Type"
    return switch section {
    case "constants": "\(words[1]): { type: \(type), value: \(value) }"
    case "state", "inputs", "outputs": "\(words[1]): { type: \(type), initial: \(value) }"
    default: nil
    }
  }
}

/// A line and its words: those of `a = b` are `a` and `b`.
private struct WordsOfLine {
  let content: String
  let words: [Substring]
  let isAssigned: Bool

  init(_ content: String) {
    self.content = content
    let parts = content.split { $0 == " " || $0 == "\u{FF1A}" }
    isAssigned = parts.count > 2 && parts[1] == "="
    let words = isAssigned ? [parts[0]] + parts[2...] : parts
    self.words = words.last == "=" ? words.dropLast() : words
  }

  var name: Substring { words[0].withoutSeparator }

  /// What follows the first word.
  var rest: Substring {
    content.dropFirst(words[0].count).drop { $0 == " " || isAssigned && $0 == "=" }
  }
}
