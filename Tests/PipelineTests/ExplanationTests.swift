import Foundation
import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// Each kind of message has an explanation whose examples are what they say.
@Suite struct ExplanationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What takes several files to go wrong.
  private static let ofModules = DiagnosticID(58)

  /// The files that an explanation describes in words.
  private static let described: [UInt16: [UInt8]] = [
    1: Array("screen: Caf".utf8) + [0xE9],
    2: Array("screen: Large\ndoc: ".utf8) + [UInt8](repeating: 0x61, count: 16 << 20),
    3: Array("screen: Deep\ndoc: ".utf8) + [UInt8](repeating: 0x5B, count: 300)
      + [UInt8](repeating: 0x5D, count: 300),
    4: Array("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n".utf8)
      + (1...6).flatMap {
        "a\($0): &a\($0) [\([String](repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]\n"
          .utf8
      },
    5: Array("screen: A\ndoc: \"ring\u{7}\"\n".utf8),
  ]

  /// The library that examples use.
  private static let library = "library: Shared\nmodels: { Photo: { fields: { id: Int } } }\n"

  private func messages(_ bytes: [UInt8], refusesSwift: Bool = true) throws -> [String] {
    let options = Pipeline.Options(templates: try TemplateSet(), refusesSwift: refusesSwift)
    let result = Pipeline(options).run(
      SourceFile(name: "a.yaml", bytes: bytes),
      using: MemorySource(files: ["shared.yaml": Self.library]))
    #expect(result.failure == nil)
    return result.diagnostics.map { "\($0.id) \($0.title)" }
  }

  /// The messages about parts that are a file each, of one module.
  private func messages(ofModule text: String) throws -> [String] {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let files = text.components(separatedBy: "---\n").enumerated().map {
      SourceFile(name: "\($0).yaml", text: $1)
    }
    var module = ModuleTypes()
    var results: [PipelineResult] = []
    for file in files {
      var result = pipeline.run(file, using: MemorySource())
      module.add(&result, of: file)
      results.append(result)
    }
    results += module.hiddenNames(
      pipeline, using: MemorySource(), read: { name in files.first { $0.name == name } })
    return results.flatMap(\.diagnostics).map { "\($0.id) \($0.title)" }
  }

  @Test(arguments: Explanation.all.map(\.id))
  func theWrongExampleGivesThisMessageAlone(id: DiagnosticID) throws {
    let explanation = try #require(Explanation.of(id))
    let bytes =
      explanation.isDescribed
      ? try #require(Self.described[id.number]) : Array(explanation.wrong.utf8)
    let found =
      id == Self.ofModules ? try messages(ofModule: explanation.wrong) : try messages(bytes)
    #expect(found.count == 1 && found[0].hasPrefix(id.description), "\(found)")
  }

  @Test(arguments: Explanation.all.map(\.id))
  func theRightExampleGivesNone(id: DiagnosticID) throws {
    let explanation = try #require(Explanation.of(id))
    if id == Self.ofModules {
      let found = try messages(ofModule: explanation.right)
      #expect(found == [])
    }
    let isOfSwift = explanation.right.contains("- swift:")
    #expect(try messages(Array(explanation.right.utf8), refusesSwift: !isOfSwift) == [])
  }

  /// The ids are constants all over the sources: what is missing here would have no page.
  @Test func everyIDIsExplainedOnce() throws {
    let sources = Self.root.appendingPathComponent("Sources/Generator")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /static let \w+ = DiagnosticID\((\d+)\)/) {
        declared.append(String(match.1))
      }
    }
    #expect(declared.count > 80)
    #expect(Set(declared).count == declared.count)
    #expect(declared.sorted() == Explanation.all.map { "\($0.id.number)" }.sorted())
    #expect(Explanation.all.map(\.id) == Explanation.all.map(\.id).sorted())
  }

  /// `MVVMGEN_RECORD=1` writes the page anew.
  @Test func thePageIsUpToDate() throws {
    let page = Self.root.appendingPathComponent("Docs/Diagnostics.md")
    if ProcessInfo.processInfo.environment["MVVMGEN_RECORD"] != nil {
      try Explanation.page.write(to: page, atomically: true, encoding: .utf8)
    }
    let isUpToDate = try String(contentsOf: page, encoding: .utf8) == Explanation.page
    #expect(isUpToDate, "MVVMGEN_RECORD=1 swift test --filter ExplanationTests writes it")
  }
}
