import Foundation

/// A page of the documentation.
struct Page: Sendable {
  /// Its path in the project.
  let name: String
  let text: String
  let blocks: [CodeBlock]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All pages.
  static let all: [Page] = {
    let folder = root.appendingPathComponent("Docs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
    return (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + pages).compactMap { Page($0) }
  }()

  init?(_ name: String) {
    let url = Page.root.appendingPathComponent(name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.name = name
    self.text = text
    blocks = CodeBlock.blocks(of: text, page: name)
  }

  /// The headings, as links call them.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for line in proseLines where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      let letters = title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      anchors.insert(letters.replacingOccurrences(of: " ", with: "-"))
    }
    return anchors
  }

  /// The lines that are no code.
  var proseLines: [Substring] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  /// What stands under a heading, up to the next one of its level.
  func section(_ title: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && $0.hasSuffix("# " + title) })
    else { return nil }
    let level = lines[start].prefix { $0 == "#" } + " "
    let end = lines[(start + 1)...].firstIndex { line in
      line.hasPrefix("#") && line.prefix { $0 == "#" }.count < level.count
    }
    return lines[start..<(end ?? lines.endIndex)].joined(separator: "\n")
  }
}
