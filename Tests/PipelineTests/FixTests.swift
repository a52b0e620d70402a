import Foundation
import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What an editor writes in place of a mistake, tried on all wrong specs that are recorded.
@Suite struct FixTests {
  @Test func whatIsOfferedMendsTheMistake() throws {
    let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/WrongSpecs")
    let files = try FileManager.default.contentsOfDirectory(
      at: goldens, includingPropertiesForKeys: nil)
    let options = Pipeline.Options(templates: try TemplateSet())
    func told(_ spec: [UInt8]) -> [Diagnostic] {
      Pipeline(options).check(SourceFile(name: "a.yaml", bytes: spec), using: MemorySource())
        .result.diagnostics
    }
    var count = 0
    for file in files {
      for block in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "----\n") {
        let spec = Array(
          block.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix(">> ") }.joined(separator: "\n").utf8)
        for mistake in told(spec) {
          guard let text = mistake.hint?.replacement else { continue }
          count += 1
          var mended = spec
          mended.replaceSubrange(Int(mistake.span.offset)..<Int(mistake.span.end), with: text.utf8)
          let left = told(mended).first {
            $0.title == mistake.title && $0.span.offset == mistake.span.offset
          }
          #expect(
            left == nil,
            "\(file.lastPathComponent): '\(text)' does not mend \(mistake.title)\n\(block)")
        }
      }
    }
    #expect(count > 900)
  }
}
