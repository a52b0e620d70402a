@testable import MVVMGenReading

/// Writes events in the notation of the YAML test suite.
enum EventText {
  static func line(_ event: YAMLEvent) -> String {
    switch event.kind {
    case .streamStart: "+STR"
    case .streamEnd: "-STR"
    case .documentStart: isWritten(event) ? "+DOC ---" : "+DOC"
    case .documentEnd: isWritten(event) ? "-DOC ..." : "-DOC"
    case .alias: "=ALI *\(event.anchor ?? "")"
    case .scalar: "=VAL" + properties(event) + " " + text(event.scalar)
    case .sequenceStart: "+SEQ" + (event.isFlow ? " []" : "") + properties(event)
    case .sequenceEnd: "-SEQ"
    case .mappingStart: "+MAP" + (event.isFlow ? " {}" : "") + properties(event)
    case .mappingEnd: "-MAP"
    }
  }

  private static func isWritten(_ event: YAMLEvent) -> Bool { event.start != event.end }

  /// The events that a tree stands for: without documents, anchors, tags and the style of
  /// brackets, and with aliases as what they stand for.
  static func lines(_ node: YAMLNode) -> [String] {
    switch node.content {
    case .invalid: ["invalid"]
    case .scalar(let scalar): ["=VAL " + text(scalar)]
    case .sequence(let elements): ["+SEQ"] + elements.flatMap(lines) + ["-SEQ"]
    case .mapping(let pairs):
      ["+MAP"] + pairs.flatMap { lines($0.key) + lines($0.value) } + ["-MAP"]
    }
  }

  /// The lines of the suite, brought to what a tree keeps.
  static func treeLines(ofEvents events: String) -> [String] {
    var result: [String] = []
    var anchors: [String: [String]] = [:]
    var open: [(name: String?, start: Int)] = []
    for line in events.split(separator: "\n") {
      let (name, plain) = withoutProperties(line)
      switch line.prefix(4) {
      case "=VAL":
        result.append(plain)
        if let name { anchors[name] = [plain] }
      case "=ALI": result += anchors[String(line.dropFirst(6))] ?? ["unknown"]
      case "+SEQ", "+MAP":
        open.append((name, result.count))
        result.append(plain)
      case "-SEQ", "-MAP":
        result.append(plain)
        let start = open.removeLast()
        if let name = start.name { anchors[name] = Array(result[start.start...]) }
      default: break
      }
    }
    return result
  }

  private static func withoutProperties(_ line: Substring) -> (anchor: String?, line: String) {
    var anchor: String?
    var rest = line.dropFirst(4)
    while let first = rest.dropFirst().first,
      first == "&" || first == "<" || first == "[" || first == "{"
    {
      let word = rest.dropFirst().prefix { $0 != " " }
      if first == "&" { anchor = String(word.dropFirst()) }
      rest = rest.dropFirst(1 + word.count)
    }
    return (anchor, String(line.prefix(4) + rest))
  }

  private static func properties(_ event: YAMLEvent) -> String {
    (event.anchor.map { " &\($0)" } ?? "") + (event.tag.map { " <\($0)>" } ?? "")
  }

  private static func text(_ scalar: YAMLScalar) -> String {
    let sign =
      switch scalar.style {
      case .plain: ":"
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      }
    var result = sign
    for character in scalar.text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
