import Foundation
import Testing

/// The page of the runtime tells of every public type. A new one makes this fail until it does.
@Suite struct RuntimePageTests {
  @Test func hasThePublicTypes() throws {
    let page = try #require(Page("Docs/Runtime.md"))
    let types = try publicTypes()
    #expect(types.count > 30)
    #expect(types.filter { !page.text.contains($0) }.sorted() == [])
  }

  private func publicTypes() throws -> Set<String> {
    let folder = Page.root.appendingPathComponent("Sources/Runtime")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var types: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("public ") {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol"]
        guard let kind = words.firstIndex(where: kinds.contains), words.count > kind + 1 else {
          continue
        }
        // Types inside others are told of with them.
        if !line.hasPrefix("  ") || name.contains("Combine") {
          types.insert(String(words[kind + 1]))
        }
      }
    }
    return types
  }
}
