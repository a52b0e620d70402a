import Foundation
import MVVMGenForms
import MVVMGenSpec
import Testing

/// Every key of the language, each with values that it can't have, and what is said of them, as it
/// stands in `Tests/Goldens/WrongValues.txt`: `form.key: value`, then `place id title | hint`. The
/// place is `key`, `value`, or a line and column where it is none of the two.
@Suite struct WrongValueTests {
  private static let wrongValues = ["[[]]", "{ zz: { yy: 1 } }", "'?!'", ""]

  @Test func everyKeyRefusesWhatItCannotHold() throws {
    let bases = try baseSpecs()
    for base in bases { #expect(messages(of: base.lines.joined(separator: "\n")) == []) }
    try RecordedMessages("WrongValues.txt").check { _ in
      try Form.allCases.filter { !Self.ofConfiguration.contains($0) }.map { form in
        let base = try #require(bases.first { $0.places[form] != nil }, "no base has \(form)")
        return form.keys.map { report(of: $0.name, in: form, base) }.joined()
      }.joined()
    }
  }

  /// What is said of each of the values of a key.
  private func report(of key: String, in form: Form, _ base: BaseSpec) -> String {
    let found = Self.wrongValues.map { base.messages(for: key, $0, in: form) }
    #expect(found.contains { !$0.isEmpty }, "\(form).\(key) takes anything")
    return zip(Self.wrongValues, found).filter { !$1.isEmpty }.map { value, messages in
      "\(form).\(key): \(value)\n" + messages.map { ">> \($0)\n" }.joined()
    }.joined()
  }

  private static let ofConfiguration: Set<Form> = [
    .configuration, .configurationTests, .configurationNames,
  ]

  /// Right specs with a map of each form, whose first line ends with `# form: name`.
  private func baseSpecs() throws -> [BaseSpec] {
    let file = RecordedMessages.folder.appendingPathComponent("WrongValues.yaml")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "---\n")
      .map(BaseSpec.init)
  }
}

/// A spec with a place for each form.
private struct BaseSpec {
  var lines: [String]
  /// The index of the first line of a map of that form.
  var places: [Form: Int] = [:]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      guard let mark = line.range(of: "# form: ") else { continue }
      let name = line[mark.upperBound...]
      if let form = Form.allCases.first(where: { $0.name == name }) { places[form] = index }
    }
  }

  /// What is said when the key has that value in the map that starts there.
  func messages(for key: String, _ value: String, in form: Form) -> [String] {
    guard let first = places[form] else { return [] }
    let indent = Self.indent(lines[first])
    var changed = lines
    // A first line with `- ` keeps it: the map goes on behind it.
    let isItem = lines[first].dropFirst(indent).hasPrefix("- ")
    let column = isItem ? indent + 2 : indent
    var end = first + 1
    while end < lines.count, Self.indent(lines[end]) >= column, !lines[end].isEmpty { end += 1 }
    let own = (first..<end).first { line in
      let text = lines[line].dropFirst(column)
      return text.hasPrefix("\(key):") && (line == first || Self.indent(lines[line]) == column)
    }
    let line: Int
    let written = "\(key): \(value)"
    if let own {
      line = own
      var next = own + 1
      while next < end, Self.indent(lines[next]) > column { next += 1 }
      changed.replaceSubrange(own..<next, with: [lines[own].prefix(column) + written])
    } else {
      line = end
      changed.insert(String(repeating: " ", count: column) + written, at: end)
    }
    let keyPlace = "\(line + 1):\(column + 1) "
    let valuePlace = "\(line + 1):\(column + key.utf8.count + 3) "
    return CheckingTests.messages(of: changed.joined(separator: "\n")).map { message in
      if message.hasPrefix(keyPlace) { return "key " + message.dropFirst(keyPlace.count) }
      if message.hasPrefix(valuePlace) { return "value " + message.dropFirst(valuePlace.count) }
      return message
    }
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
