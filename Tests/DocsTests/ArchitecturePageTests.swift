import Foundation
import MVVMGenDiagnostics
import MVVMGenMustache
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What the pages for those who work on the project say is there.
@Suite struct ArchitecturePageTests {
  @Test func hasTheModules() throws {
    let page = try #require(Page("Docs/Architecture.md"))
    let folder = Page.root.appendingPathComponent("Sources/Generator").path
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(modules.count > 10)
    #expect(modules.filter { !page.text.contains("| `\($0)` |") } == [])
  }

  @Test(arguments: ["Checking", "Planning"])
  func hasTheFoldersOfModule(name: String) throws {
    let page = try #require(Page("Docs/Architecture.md"))
    let module = Page.root.appendingPathComponent("Sources/Generator/\(name)").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: module)
      .filter { !$0.hasSuffix(".swift") }
    #expect(folders.count > 5)
    #expect(folders.filter { !page.text.contains("| `\($0)` |") } == [])
  }

  @Test func hasTheFoldersOfTests() throws {
    let page = try #require(Page("Docs/Architecture.md"))
    let folder = Page.root.appendingPathComponent("Tests").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Tests") }
    #expect(folders.count > 20)
    let missing = folders.filter {
      !page.text.contains("`\($0)`") && !page.text.contains("`Tests/\($0)`")
    }
    #expect(missing == [])
  }

  /// The files and folders that a contributor is sent to.
  @Test(arguments: ["CONTRIBUTING.md", "Docs/Architecture.md"])
  func namesWhatExists(name: String) throws {
    let page = try #require(Page(name))
    let folders = ["Docs", "Scripts", "Sources", "Specs", "Templates", "Tests", ".ci"]
    let all = try folders.flatMap { folder in
      let path = Page.root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
    }
    let words = page.text.components(separatedBy: "`")
    let paths = words.filter {
      $0.contains("/") && $0 != "///" && !$0.contains(" ") && !$0.contains("\n")
    }
    #expect(paths.count > 5)
    #expect(paths.filter { path in !all.contains { $0 == path || $0.hasSuffix("/" + path) } } == [])
  }

  /// What a template gets is described, key by key.
  @Test func describesWhatTemplatesGet() throws {
    let page = try #require(Page("Docs/TemplateContext.md"))
    let block = try #require(SpecBlockTests.accepted.first { $0.fileName == "counter.yaml" })
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let file = SourceFile(name: block.fileName, text: block.text)
    let plans = pipeline.plan(file, using: OtherBlocks()).plans
    #expect(!plans.isEmpty)
    var keys: Set<String> = []
    for plan in plans { collect(MustacheContext(plan).value, into: &keys) }
    #expect(keys.filter { !page.text.contains("`\($0)`") } == [])
  }

  private func collect(_ value: MustacheValue, into keys: inout Set<String>) {
    switch value {
    case .object(let object):
      keys.formUnion(object.names)
      for value in object.values { collect(value, into: &keys) }
    case .list(let elements): for element in elements { collect(element, into: &keys) }
    default: break
    }
  }
}
