import Foundation
import Testing

@Suite struct ReporterTests {
  private let wrong = "screen: Wrong\noutputs:\n  a: Strng\n"
  private let library = "library: Shared\nmodels:\n  M: {}\n"

  @Test func lineHasALineForEachPlaceAndHint() throws {
    try Tool.inFolder(["a.yaml": wrong]) { tool in
      let result = try tool.run("a.yaml", "--reporter", "line")
      #expect(result.status == 1)
      #expect(
        result.errors == "a.yaml:3:6: error: there is no type 'Strng' [MVG061]\n"
          + "a.yaml:3:6: note: did you mean 'String'?\n")
    }
  }

  @Test func gitHubReadsTheStandardOutput() throws {
    try Tool.inFolder(["a.yaml": wrong]) { tool in
      let result = try tool.run("a.yaml", "--reporter=github", "-q")
      #expect(result.output.hasPrefix("::error file=a.yaml,line=3,"))
      #expect(result.errors == "")
    }
  }

  @Test(arguments: ["json", "sarif"])
  func aDocumentHoldsAllOfTheRunOnce(kind: String) throws {
    let files = [
      "Specs/shared.yaml": library, "Specs/a.yaml": "screen: A\nuses: shared.yaml\n",
      "Specs/b.yaml": "screen: B\noutputs: { x: Strng }\n",
      "Specs/c.yaml": "screen: C\nuses: [shared.yaml]\n",
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("Specs", "--reporter", kind, "-o", "Out")
      #expect(result.status == 1)
      #expect(result.errors == "")
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let list =
        (document as? NSDictionary)?["diagnostics"]
        ?? ((document as? NSDictionary)?["runs"] as? [NSDictionary])?.first?["results"]
      let found = try #require(list as? [NSDictionary])
      #expect(found.count == 2)
    }
  }

  /// Also where it may be about a declaration of the library, which each spec reads for itself.
  @Test func aMistakeOfALibraryIsToldOnce() throws {
    let library = """
      library: Shared
      models: { Item: { fields: { price: String } } }
      formatters: { money: { currency: USD } }
      cells: { Row: { from: { item: Item }, fields: { price: { from: item.price | money } } } }

      """
    let files = ["a.yaml": "screen: A\nuses: shared.yaml\n", "shared.yaml": library]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("a.yaml", "shared.yaml", "--reporter", "line", "-o", "Out")
      let lines = result.errors.split(separator: "\n").filter { $0.contains("MVG107") }
      #expect(lines.count == 1)
    }
  }

  @Test(arguments: ["--dry-run", "--check", "--diff"])
  func aDocumentIsAloneOnTheStandardOutput(option: String) throws {
    try Tool.inFolder(["a.yaml": "screen: A\noutputs: { x: String }\n"]) { tool in
      let result = try tool.run("a.yaml", option, "--reporter", "sarif", "-o", "Out")
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect(result.errors.contains("AViewModel.swift"))
    }
  }

  @Test func thereIsNoOther() throws {
    try Tool.inFolder(["a.yaml": wrong]) { tool in
      let result = try tool.run("a.yaml", "--reporter", "jsn")
      #expect(result.status == 64)
      #expect(result.errors.contains("--reporter knows no 'jsn': did you mean 'json'?"))
    }
  }
}
