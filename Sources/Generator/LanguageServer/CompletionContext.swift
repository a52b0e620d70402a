import MVVMGenForms
import MVVMGenSpec

/// What is to be written at a place.
struct CompletionContext {
  enum Wanted {
    /// A key of one of those; the first one says which it is.
    case keys([Form], isFirst: Bool)
    /// The value of a key.
    case value(ValueForm)
    /// A name of the spec, as a key.
    case names
    case nothing
  }

  private(set) var wanted = Wanted.nothing
  /// The key at the top that the place is under; empty at the top.
  private(set) var section = ""
  /// The key whose value the place is inside of; empty at the top.
  private(set) var key = ""
  /// The value or formatter that is made from what stands at the place, which can't be itself.
  private(set) var made: String?
  /// The other keys that the map at the place has.
  private(set) var siblings: [String] = []

  init(_ document: Document, _ place: Int) {
    let line = document.line(upTo: place)
    let around = Self.keysAround(place, in: document, line)
    let (outside, isInHole) = Self.withoutHoles(line)
    let flow = Self.openKeys(in: outside)
    let keys = around.path.reversed() + flow.keys
    section = keys.first ?? ""
    key = keys.last { $0 != "-" } ?? ""
    if keys.count == 3, ["state", "outputs", "formatters"].contains(section) { made = keys[1] }
    if isInHole {
      wanted = .value(.expression)
      return
    }
    let value = Self.value(at: keys)
    switch (value, flow.isAfterKey) {
    case (nil, _): break
    case (let value?, true): wanted = .value(value)
    case (let value?, false):
      siblings =
        flow.siblings.map { $0 + Self.keys(ahead: document.line(from: place)) } ?? around.siblings
      let forms = value.forms
      let isFirst = line.utf8.prefix(Self.indent(of: line)).contains(UInt8(ascii: "-"))
      if !forms.isEmpty {
        wanted = .keys(forms, isFirst: isFirst && flow.keys.isEmpty)
      } else if case .map = value {
        wanted = .names
      }
    }
  }

  /// The keys around the place, from the inside out, where `-` stands for an element of a list; and
  /// those of the map at the place.
  private static func keysAround(
    _ place: Int, in document: Document, _ line: String
  ) -> (path: [String], siblings: [String]) {
    var path: [String] = []
    var column = tokens(of: line).last { $0.text != "-" }?.column ?? indent(of: line)
    var siblings = keys(below: document.linesBelow(place), column)
    func look(_ line: String, dashesOnly: Bool) {
      for token in tokens(of: line).reversed() where !dashesOnly || token.text == "-" {
        if path.isEmpty, token.column == column, token.text != "-" { siblings.append(token.text) }
        // The dashes of a list may stand right under its key.
        let isParent =
          token.column < column
          || (token.column == column && path.last == "-" && token.text != "-")
        guard isParent else { continue }
        path.append(token.text)
        column = token.column
      }
    }
    look(line, dashesOnly: true)
    for above in document.linesAbove(place) {
      if above.hasPrefix("---") || column == 0 && !path.isEmpty && path.last != "-" { break }
      look(above, dashesOnly: false)
    }
    return (path, siblings)
  }

  /// Where a line starts, after the dashes.
  private static func indent(of line: String) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.count
  }

  /// The dashes and the key that a line starts with, and where they stand.
  private static func tokens(of line: String) -> [(text: String, column: Int)] {
    var tokens: [(text: String, column: Int)] = []
    let start = indent(of: line)
    for (column, byte) in line.utf8.prefix(start).enumerated() where byte == UInt8(ascii: "-") {
      tokens.append(("-", column))
    }
    let content = line.dropFirst(start)
    if content.first != "#", let colon = content.firstIndex(of: ":") {
      tokens.append((String(content[..<colon]), start))
    }
    return tokens
  }

  /// The keys that follow at a column, up to a line that starts before it.
  private static func keys(below lines: some Sequence<String>, _ column: Int) -> [String] {
    var keys: [String] = []
    for line in lines {
      let tokens = tokens(of: line)
      if line.hasPrefix("---") || tokens.first.map({ $0.column < column }) ?? false { break }
      keys += tokens.filter { $0.column == column && $0.text != "-" }.map { $0.text }
    }
    return keys
  }

  /// The keys that follow in the braces around a place, behind the one that is there.
  private static func keys(ahead rest: String) -> [String] {
    var keys: [String] = []
    var word: String?
    var depth = 0
    for character in withoutHoles(rest).rest {
      switch character {
      case "{", "[": depth += 1
      case "}", "]":
        depth -= 1
        if depth < 0 { return keys }
      case "," where depth == 0: word = ""
      case ":" where depth == 0:
        if let word { keys.append(word.filter { $0 != " " }) }
        word = nil
      default: word?.append(character)
      }
    }
    return keys
  }

  /// A line without the holes in its texts, and whether it ends in one.
  private static func withoutHoles(_ line: String) -> (rest: String, isInHole: Bool) {
    var rest = ""
    var isInHole = false
    for character in line {
      if isInHole {
        isInHole = character != "}"
      } else if character == "{", rest.last == "$" {
        isInHole = true
        rest.removeLast()
      } else {
        rest.append(character)
      }
    }
    return (rest, isInHole)
  }

  /// The keys in whose values a place in a line is, whether it is after a colon, and the keys
  /// before it in the braces around it, if there are any.
  private static func openKeys(
    in line: String
  ) -> (keys: [String], isAfterKey: Bool, siblings: [String]?) {
    var keys: [String] = []
    var word = ""
    var isAfterKey = false
    var depth: [Int] = []
    var siblings: [[String]] = []
    for character in line.drop(while: { $0 == " " || $0 == "-" }) {
      switch character {
      case ":":
        keys.append(word.filter { $0 != " " })
        word = ""
        isAfterKey = true
      case "{":
        depth.append(keys.count)
        siblings.append([])
        word = ""
        isAfterKey = false
      case "}", ",":
        guard let last = depth.last else { continue }
        if keys.count > last, let key = keys[last...].first {
          siblings[siblings.count - 1].append(key)
        }
        keys.removeLast(keys.count - last)
        if character == "}" {
          depth.removeLast()
          siblings.removeLast()
        }
        word = ""
        isAfterKey = character == "}"
      default: word.append(character)
      }
    }
    return (keys, isAfterKey, siblings.last)
  }

  /// What stands under the keys, from the outside in.
  private static func value(at path: [String]) -> ValueForm? {
    var value: ValueForm? = .either([.form(.screen), .form(.library)])
    for key in path {
      guard let current = value else { return nil }
      if key == "-" {
        value = current.element
      } else {
        // The elements of a list in brackets have no dashes.
        value = under(key, of: current) ?? current.element.flatMap { under(key, of: $0) }
      }
    }
    return value
  }

  private static func under(_ key: String, of value: ValueForm) -> ValueForm? {
    switch value {
    case .form(let form): return MapForm.form(form).value(of: key)
    case .map(let value): return value
    case .either(let values):
      // A key of the language comes before a name.
      let forms = values.filter { if case .form = $0 { true } else { false } }
      let others = values.filter { if case .form = $0 { false } else { true } }
      return (forms + others).lazy.compactMap { under(key, of: $0) }.first
    default: return nil
    }
  }
}
