import Foundation
import Testing

/// Every piece of Swift in the documentation stands in a file that is compiled: in `Examples`, or
/// in what is generated from the specs beside it.
@Suite struct SwiftBlockTests {
  private static let compiled: String = {
    let folder = Page.root.appendingPathComponent("Tests/DocsTests")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter {
      $0.hasSuffix(".swift") && ($0.hasPrefix("Examples/") || $0.hasPrefix("Generated/"))
    }
    let texts = files.compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return texts.map { "\n" + plain($0) }.joined()
  }()

  /// All but the manifest, which names no type.
  static let blocks = Page.all.flatMap(\.blocks).filter {
    $0.language == "swift" && !isManifest($0)
  }

  private static func isManifest(_ block: CodeBlock) -> Bool {
    block.text.hasPrefix("// swift-tools-version")
  }

  /// The manifest to start from is that of an example, which is built.
  @Test func theManifestOfTheReadmeIsThatOfAnExample() throws {
    let blocks = Page.all.first { $0.name == "README.md" }?.blocks ?? []
    let manifest = try #require(blocks.first(where: Self.isManifest))
    let example = Page.root.appendingPathComponent("Examples/Gallery/Package.swift")
    let expected = try String(contentsOf: example, encoding: .utf8)
      .replacingOccurrences(of: "\"../..\"", with: "\"../mvvmgen\"")
      .replacingOccurrences(of: "Gallery", with: "App")
    #expect(manifest.text == expected)
  }

  @Test(arguments: blocks) func isCompiled(block: CodeBlock) {
    // Where a page leaves something out it says so with three points.
    let parts = block.text.components(separatedBy: "...\n")
    for part in parts where !part.allSatisfy(\.isWhitespace) {
      let isCompiled = Self.compiled.contains("\n" + Self.plain(part))
      #expect(isCompiled, "no compiled file holds this: \(part)")
    }
  }

  /// Without what differs only by where the code stands: indentation, empty lines, comments at the
  /// end of a line.
  private static func plain(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      var line = line.drop { $0 == " " }
      if let comment = line.range(of: "  //") { line = line[..<comment.lowerBound] }
      while line.last == " " { line.removeLast() }
      if !line.isEmpty { lines.append(line) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
