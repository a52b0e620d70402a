import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension Form {
  /// How a declaration is written whose keys are missing around that value.
  func writing(_ node: YAMLNode) -> Hint? {
    if let elements = node.sequence, let hint = writing(list: elements) { return hint }
    if let scalar = node.scalar, !scalar.text.isEmpty {
      return writing(scalar.text, isPlain: scalar.style == .plain)
    }
    return switch self {
    case .model: Self.partsOfModel
    case .answer: "say what it does: { returns: ... }"
    default: nil
    }
  }

  private func writing(list elements: [YAMLNode]) -> Hint? {
    let words = elements.compactMap { $0.scalar?.text }
    let areWords = !words.isEmpty && words.count == elements.count
    switch self {
    case .method where words.count == 1 && areWords: return .write(map: "returns: [\(words[0])]")
    case .model:
      return areWords
        ? "the names of cases stand under 'cases': { cases: [\(words.joined(separator: ", "))] }"
        : "write its fields under 'fields': { fields: { name: Type } }"
    case .configuration where areWords:
      return .write("specs: [\(words.joined(separator: ", "))]")
    case .constant where areWords:
      let type = Self.typeName(of: words[0]) ?? "String"
      return .write(map: "type: [\(type)], value: [\(words.joined(separator: ", "))]")
    default: return nil
    }
  }

  private func writing(_ text: String, isPlain: Bool) -> Hint? {
    switch self {
    case .configurationNames: return "each kind has its own: { viewmodel: \"\(text)\" }"
    // `output Gen`
    case .configuration:
      if text.hasSuffix(".yaml") || text.hasSuffix(".yml") { return .write("specs: [\(text)]") }
      let words = text.split(maxSplits: 1) { " :".contains($0) }
      return words.count == 2 && has(words[0]) ? "write '\(words[0]): \(words[1])'" : nil
    case .http where text.holds("://"): return .write(map: "base: \(text)")
    case .model: return Self.writingOfModel(text)
    case .constant: return writingOfConstant(text, isPlain: isPlain)
    case .number where Self.digits(of: text) != nil: return .write(Self.digits(of: text) ?? "")
    case .number, .percent: return .write(map: "fraction: \(Int(text) ?? 0)")
    case .cellField where text.holds("\""):
      return .write(map: "from: '\(text.exchanging("'", for: "''"))'")
    case .cellField where text.holds("${"): return .write(map: "text: \"\(text)\"")
    case .cellField: return .write(map: "from: \(Self.typeName(of: text) == nil ? "..." : text)")
    case .method where text.hasPrefix("func "):
      return
        "write its name, and what it takes and returns: { takes: { name: Type }, returns: Type }"
    case .method where text == "throws" || text == "async throws":
      return .write(map: "throws: true")
    case .method where text.holds("->"):
      return methodMeant(byType: text)
    // `() => Item`, as TypeScript has it.
    case .method where text.holds("=>"):
      return methodMeant(byType: text.exchanging("=>", for: "->"))
    case .method where text == "sync": return .write(map: "sync: true")
    case .method: return .write(map: "returns: \(text)")
    case .service where text.startsUpper:
      return "write '{ protocol: \(text), methods: { ... } }'"
    case .formatter where text.holds("${"): return "write '{ of: Type, text: \"\(text)\" }'"
    case .formatter where text == "relative": return .write(map: "relative: true")
    case .formatter where Self.isDatePattern(text): return .write(map: "date: \"\(text)\"")
    case .formatter where Self.digits(of: text) != nil:
      return .write(map: "number: \(Self.digits(of: text) ?? "")")
    case .formatter where ["number", "percent"].contains(text):
      return .write(map: "\(text): { fraction: 0 }")
    case .formatter:
      return "for example { date: yyyy-MM-dd }, { currency: EUR } or { number: { fraction: 0 } }"
    default: return nil
    }
  }

  private static let partsOfModel: Hint = "give it 'fields: { name: Type }' or 'cases: [name]'"

  private static func writingOfModel(_ text: String) -> Hint {
    // `enum [open, paid]`
    if text.hasPrefix("enum"), let open = text.utf8.firstIndex(of: UInt8(ascii: "[")),
      text.utf8.last == UInt8(ascii: "]")
    {
      return .write(map: "cases: \(text[open...])")
    }
    // `open | paid`, as TypeScript has it
    let names = text.split(separator: "|").map { $0.filter { !" \"'".contains($0) } }
    if names.count > 1, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isInName } }) {
      return .write(map: "cases: [\(names.joined(separator: ", "))]")
    }
    return text.hasPrefix("case ") ? "write 'cases: [\(text.dropFirst(5))]'" : partsOfModel
  }

  private func writingOfConstant(_ text: String, isPlain: Bool) -> Hint {
    if let (type, value) = typeAndValue(text) {
      return .write(map: "type: \(type), value: \(value)")
    }
    // A constant has nearly always a type of Swift's own: another word is its text.
    let isText = text.utf8.allSatisfy { $0.isLetterOrDigit } && !Self.ownTypes.contains(text)
    let type = Self.typeName(of: text) ?? (isText ? "String" : nil)
    let isValue =
      isPlain && !text.utf8.contains(UInt8(ascii: ",")) || text.utf8.contains(UInt8(ascii: "\""))
    let value = isValue ? text : "\"\(text)\""
    return .write(map: "type: \(type ?? text), value: \(type == nil ? "..." : value)")
  }

  /// `#,##0.00` or `%.2f` as what a number format has.
  static func digits(of pattern: String) -> String? {
    if pattern.hasPrefix("%."), pattern.hasSuffix("f"),
      let fraction = Int(pattern.dropFirst(2).dropLast())
    {
      return "{ fraction: \(fraction) }"
    }
    let signs = "#0,."
    guard !pattern.isEmpty, pattern.allSatisfy(signs.contains), pattern.contains("0") else {
      return nil
    }
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    let least = fraction.prefix { $0 == "0" }.count
    let grouping = parts[0].contains(",") ? ", grouping: true" : ""
    return least == fraction.count
      ? "{ fraction: \(least)\(grouping) }"
      : "{ minFraction: \(least), maxFraction: \(fraction.count)\(grouping) }"
  }

  /// `d MMM yyyy`: signs between letters that patterns of dates have, two fields at least.
  private static func isDatePattern(_ text: String) -> Bool {
    let fields = text.utf8.split { !$0.isLetterOrDigit }
    return fields.count > 1
      && fields.allSatisfy { field in
        "yMdEHhmsa".utf8.contains(field[field.startIndex])
          && field.allSatisfy { $0 == field[field.startIndex] }
      }
  }

  /// `Int = 3`
  private func typeAndValue(_ text: String) -> (type: Substring, value: Substring)? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let type = text[..<sign].prefix { $0 != " " }
    let value = text[text.index(after: sign)...].drop { $0 == " " }
    let isType = type.startsUpper && text[type.endIndex..<sign].allSatisfy { $0 == " " }
    return isType && !value.isEmpty ? (type, value) : nil
  }

  /// The type of a literal; nil where the text is a type itself, as far as can be seen.
  static func typeName(of text: String) -> String? {
    let isWord = text.startsUpper && !text.contains(" ")
    return typeOfLiteral(text) ?? (isWord ? nil : "String")
  }
}
