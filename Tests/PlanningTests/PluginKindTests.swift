import Foundation
import Testing

@testable import MVVMGenPlanning

/// A plugin can import nothing of the package: what it says of the files by itself has to be true.
@Suite struct PluginKindTests {
  @Test func thePluginKnowsTheKindsOfFiles() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Plugins/MVVMGenPlugin/FileKind.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = OutputKind.allCases.map(\.rawValue)
    #expect(text.contains("case \(names.joined(separator: ", "))\n"))
    for kind in OutputKind.allCases {
      #expect(text.contains("case .\(kind.rawValue): \"\(kind.suffix)\"\n"))
    }
  }
}
