import MVVMGenDiagnostics

/// Calls of services where a value stands, whose labels YAML takes for keys.
extension SourceText {
  /// `=library.books(page: page)` is a step: no expression calls a service.
  func callOfService(_ text: Range<Int>) -> Hint? {
    let written = self.text(text)
    guard written.hasPrefix("="), let open = written.firstIndex(of: "("), written.hasSuffix(")")
    else { return nil }
    let path = written[..<open].dropFirst()
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy({ $0.allSatisfy { $0.isInName } }),
      isService(String(names[0]))
    else { return nil }
    let arguments = written[written.index(after: open)...].dropLast()
    var named: [String]? = arguments.contains { "([{\"".contains($0) } ? nil : []
    for argument in arguments.split(separator: ",") {
      let parts = argument.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2, let first = parts[1].first else {
        named = nil
        break
      }
      let isLiteral = first.isNumber || ["true", "false"].contains(parts[1])
      named?.append("\(parts[0]): \(isLiteral ? "" : "=")\(parts[1])")
    }
    let with = named.map { "{ \($0.joined(separator: ", ")) }" } ?? "{ ... }"
    let line = contentLine(above: text.lowerBound) ?? text.lowerBound
    let isNamed =
      self.text(line..<text.lowerBound).holds("let:")
      || self.text(file.lineRange(at: text.lowerBound)).holds("let:")
    let answer = isNamed ? key(before: text.lowerBound) ?? "answer" : "answer"
    return "no expression calls a service: write '- call: \(path)' as a step before, and below it "
      + "'with: \(with)' and 'as: \(answer)'" + (isNamed ? "" : "; here '=answer'")
  }

  /// `Book(title: Blue)`, where a map of its fields stands.
  func modelCalled(_ range: Range<Int>) -> Hint? {
    let text = text(range)
    let name = text.prefix(while: { $0.isInName })
    let arguments = text[name.endIndex...].dropFirst().dropLast()
    guard text.startsUpper, text[name.endIndex...].hasPrefix("("),
      text.last == ")", String(arguments).holds(": "),
      !arguments.contains(where: { "(){}".contains($0) }), !isInExpression(range.lowerBound)
    else { return nil }
    let fields = String(arguments).exchanging(": nil", for: ": null")
    return "a model is a map of its fields: { \(fields) }; a text goes in quotes: " + quoted(range)
  }

  /// Whether a place is in the value of a key that holds nothing but an expression, if in lists.
  private func isInExpression(_ place: Int) -> Bool {
    let line = file.lineRange(at: place)
    var (start, depth) = (place, 0)
    for index in (line.lowerBound..<place).reversed() where !isExpression(at: start) {
      switch file.bytes[index] {
      case UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "["):
        if depth == 0 { start = index }
        depth = max(0, depth - 1)
      default: break
      }
    }
    return isExpression(at: start)
  }

  /// `- Book(title: Blue, pages: 3)` as an element of a list, whose labels YAML takes for keys.
  func modelCalled(ofLineAt place: Int) -> Diagnostic? {
    let start = startOfElement(ofLineAt: place)
    guard start > firstContent(ofLineAt: place) else { return nil }
    let text = trimmed(start..<file.lineRange(at: place).upperBound)
    return modelCalled(text).map {
      Diagnostic(
        .colonInText, "an unquoted text can't hold a colon and a space", at: span(text), hint: $0)
    }
  }

  /// Whether a name is that of a service, and not of what is in one.
  private func isService(_ name: String) -> Bool {
    let word = Array("\(name):".utf8)
    let bytes = file.bytes
    var place = bytes.startIndex
    while let found = bytes[place...].firstIndex(of: word[0]) {
      place = found + 1
      let isWord =
        found + word.count <= bytes.endIndex
        && bytes[found..<found + word.count].elementsEqual(word)
        && (found == bytes.startIndex || !bytes[found - 1].isInName)
      guard isWord, let section = keyOfSection(at: found), self.text(section) == "services" else {
        continue
      }
      // The services stand as deep as the first of them, or between the outermost braces.
      let line = file.lineRange(at: found)
      if line.contains(section.lowerBound) {
        if bytes[section.upperBound..<found].openBrackets("{", "}") == 1 { return true }
      } else if firstContent(ofLineAt: found) == found,
        let first = content(below: section.lowerBound), column(of: first) == column(of: found)
      {
        return true
      }
    }
    return false
  }
}
