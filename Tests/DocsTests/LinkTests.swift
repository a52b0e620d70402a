import Foundation
import Testing

/// Links between the pages lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: Page.all.map(\.name)) func lead(name: String) throws {
    let page = try #require(Page(name))
    let folder = Page.root.appendingPathComponent(name).deletingLastPathComponent()
    for link in links(of: page) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      var target = page
      if let path = parts.first, !path.isEmpty {
        let url = folder.appendingPathComponent(String(path)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: url.path), "\(name): \(link)")
        let place = String(url.path.dropFirst(Page.root.standardizedFileURL.path.count + 1))
        guard parts.count > 1, let other = Page(place) else { continue }
        target = other
      }
      if parts.count > 1 {
        #expect(target.anchors.contains(String(parts[1])), "\(name): \(link)")
      }
    }
  }

  private func links(of page: Page) -> [String] {
    let text = page.proseLines.joined(separator: "\n")
    return text.components(separatedBy: "](").dropFirst().compactMap { rest in
      rest.split(separator: ")", omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}
