import Testing

/// A piece of code on a page.
struct CodeBlock: Sendable, CustomTestStringConvertible {
  let page: String
  /// Where it starts, from 1.
  let line: Int
  /// What stands after the fence: `yaml`, `yaml wrong`, `yaml warned`, `swift`.
  let language: String
  /// Its text, without the indentation of the fence.
  let text: String
  /// The block after it, where nothing but an empty line is between them.
  var next: String?

  var testDescription: String { "\(page):\(line)" }

  /// Whether it is a spec whose message is shown below it.
  var isTold: Bool { language == "yaml wrong" || language == "yaml warned" }

  /// What the spec's file is called: as its first line says, or else after the screen.
  var fileName: String {
    let lines = text.split(separator: "\n")
    if let first = lines.first, first.hasPrefix("# "), first.hasSuffix(".yaml") {
      return String(first.dropFirst(2))
    }
    let unit = lines.first { $0.hasPrefix("screen: ") || $0.hasPrefix("library: ") }
    var name = ""
    for character in unit?.split(separator: " ").last ?? "" {
      if character.isUppercase, !name.isEmpty { name += "_" }
      name += character.lowercased()
    }
    return name + ".yaml"
  }

  static func blocks(of text: String, page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, indent: Int, language: String, lines: [Substring])?
    var gap = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if let block = open {
        guard content.hasPrefix("```") else {
          let spaces = line.prefix { $0 == " " }.count
          open?.lines.append(line.dropFirst(min(block.indent, spaces)))
          continue
        }
        let text = block.lines.map { $0 + "\n" }.joined()
        if gap == 1, let last = blocks.indices.last { blocks[last].next = text }
        blocks.append(
          CodeBlock(page: page, line: block.line, language: block.language, text: text))
        open = nil
        gap = 0
      } else if content.hasPrefix("```") {
        let indent = line.count - content.count
        open = (index + 1, indent, String(content.dropFirst(3)), [])
      } else {
        gap += line.isEmpty ? 1 : 2
      }
    }
    return blocks
  }
}
