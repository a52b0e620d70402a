import Foundation
import MVVMGenDiagnostics
import MVVMGenFormatting
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// Every spec of the documentation is accepted, and stands generated in `Generated`, where it is
/// compiled and its scenarios are run; or it gets the message that the page shows.
///
/// `Scripts/record` writes the generated files anew.
@Suite struct SpecBlockTests {
  static let blocks = Page.all.flatMap(\.blocks)
  static let accepted = blocks.filter { $0.language == "yaml" }
  static let told = blocks.filter { $0.isTold }

  private let generated = Page.root.appendingPathComponent("Tests/DocsTests/Generated")

  @Test func theBlocksAreThere() {
    #expect(Self.accepted.count > 15)
    #expect(Self.told.count > 5)
    let others = Set(Self.blocks.map(\.language))
      // Those of the page of messages are looked at where they come from.
      .subtracting(["yaml", "yaml wrong", "yaml warned", "yml", "swift", "text", "sh", ""])
    #expect(others == [])
  }

  @Test(arguments: accepted) func isAcceptedAndGenerated(block: CodeBlock) throws {
    let result = try run(block)
    #expect(messages(result) == "")
    #expect(!result.generated.isEmpty)
    for file in result.generated {
      let place = generated.appendingPathComponent(file.name)
      let recorded = try? String(contentsOf: place, encoding: .utf8)
      #expect(recorded == file.text, "\(file.name) is stale: run Scripts/record")
    }
  }

  @Test(arguments: accepted) func isInTheUsualForm(block: CodeBlock) {
    let file = SourceFile(name: block.fileName, text: block.text)
    #expect(formatSpec(file).bytes.map { String(decoding: $0, as: UTF8.self) } == block.text)
  }

  @Test func nothingElseIsGenerated() throws {
    let names = try Self.accepted.flatMap { try run($0).generated.map(\.name) }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    #expect(Set(recorded.filter { $0.hasSuffix(".swift") }) == Set(names))
    #expect(names.count == Set(names).count, "two specs of the documentation have one name")
  }

  @Test(arguments: told) func givesTheMessageShown(block: CodeBlock) throws {
    let result = try run(block)
    #expect(result.diagnostics.hasErrors == (block.language == "yaml wrong"))
    #expect(messages(result) == block.next)
  }

  /// The message in the README is the one that its own spec gives, with the slip that it tells of.
  @Test func theMessageOfTheReadmeIsAsPrinted() throws {
    let blocks = Self.blocks.filter { $0.page == "README.md" }
    let weather = try #require(blocks.first { $0.fileName == "weather.yaml" })
    let message = try #require(blocks.first { $0.text.hasPrefix("weather.yaml:") })
    let slip = weather.text.replacingOccurrences(of: "error.message", with: "error.mesage")
    #expect(messages(try run(weather, text: slip)) == message.text)
  }

  private func run(_ block: CodeBlock, text: String? = nil) throws -> PipelineResult {
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let file = SourceFile(name: block.fileName, text: text ?? block.text)
    return pipeline.run(file, using: OtherBlocks())
  }

  private func messages(_ result: PipelineResult) -> String {
    TextReporter().report(result.diagnostics, in: result.files) + (result.failure ?? "")
  }
}

/// What a spec uses stands in another block.
struct OtherBlocks: SpecSource {
  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    guard let block = SpecBlockTests.accepted.first(where: { $0.fileName == path }) else {
      throw SpecSourceError("there is no such file or folder")
    }
    return SourceFile(name: path, text: block.text)
  }

  /// Where `Scripts/record` has them.
  func placeForSwift(of file: SourceFile) -> String? { ".build/doc-specs/\(file.name)" }
}
