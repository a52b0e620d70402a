import Foundation
import MVVMGenDiagnostics
import Testing

/// The formats for other programs.
@Suite struct DocumentReporterTests {
  private var files = SourceFiles()
  private var diagnostics: [Diagnostic] = []

  init() {
    let file = SourceFile(name: "Specs/my app.yaml", text: "screen: Ä\ndoc: [a,\n  b]: \"c\"\n")
    let id = files.add(file)
    diagnostics = [
      Diagnostic(
        DiagnosticID(42), "it's wrong: 100%, \"so\"", at: file.span(of: 8..<10, in: id),
        related: [.init(file.span(of: 0..<6, in: id), "the key")], hint: "do\nthat"),
      Diagnostic(
        DiagnosticID(200), "over lines", at: file.span(of: 16..<23, in: id), severity: .warning),
    ]
  }

  private func object(_ text: String) throws -> NSDictionary {
    #expect(text.hasSuffix("}\n"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test func jsonHoldsEverything() throws {
    let document = try object(JSONReporter().report(diagnostics, in: files))
    let expected: NSDictionary = [
      "version": 1,
      "diagnostics": [
        [
          "id": "MVG042", "severity": "error", "title": "it's wrong: 100%, \"so\"",
          "hint": "do\nthat", "file": "Specs/my app.yaml", "line": 1, "column": 9, "endLine": 1,
          "endColumn": 10, "offset": 8, "length": 2,
          "related": [
            [
              "text": "the key", "file": "Specs/my app.yaml", "line": 1, "column": 1,
              "endLine": 1, "endColumn": 7, "offset": 0, "length": 6,
            ]
          ],
        ],
        [
          "id": "MVG200", "severity": "warning", "title": "over lines", "hint": NSNull(),
          "file": "Specs/my app.yaml", "line": 2, "column": 6, "endLine": 3, "endColumn": 4,
          "offset": 16, "length": 7, "related": [],
        ],
      ],
    ]
    #expect(document == expected)
  }

  @Test func ofNothingThereIsStillADocument() throws {
    let document = try object(JSONReporter().report([], in: files))
    #expect(document == ["version": 1, "diagnostics": []] as NSDictionary)
    let log = try object(SARIFReporter(version: "1").report([], in: files))
    let run = try #require((log["runs"] as? [NSDictionary])?.first)
    #expect(run["results"] as? [NSDictionary] == [])
  }

  @Test func gitHubGetsCommandsInOneLineEach() {
    #expect(
      GitHubReporter().report(diagnostics, in: files) == """
        ::error file=Specs/my app.yaml,line=1,endLine=1,col=9,endColumn=9,title=MVG042::\
        it's wrong: 100%25, "so"%0ASpecs/my app.yaml:1:1: the key%0Ahint: do%0Athat
        ::warning file=Specs/my app.yaml,line=2,endLine=3,title=MVG200::over lines

        """)
  }

  /// What SARIF 2.1.0 demands of a log, as far as one of ours can go wrong.
  @Test func sarifIsWhatItsSchemaAsksFor() throws {
    let log = try object(SARIFReporter(version: "0.1.0").report(diagnostics, in: files))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [NSDictionary])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? NSDictionary)?["driver"] as? NSDictionary)
    #expect(driver["name"] as? String == "mvvmgen")
    #expect(driver["version"] as? String == "0.1.0")
    let rules = try #require(driver["rules"] as? [NSDictionary])
    for rule in rules {
      let text = (rule["shortDescription"] as? NSDictionary)?["text"] as? String
      #expect(text?.isEmpty == false)
      #expect((rule["help"] as? NSDictionary)?["text"] is String)
    }
    let results = try #require(run["results"] as? [NSDictionary])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? NSDictionary)?["text"] is String)
    }
    let place = try #require(
      ((results[0]["locations"] as? [NSDictionary])?.first)?["physicalLocation"] as? NSDictionary)
    let expected: NSDictionary = [
      "artifactLocation": ["uri": "Specs/my%20app.yaml"],
      "region": ["startLine": 1, "startColumn": 9, "endLine": 1, "endColumn": 10],
    ]
    #expect(place == expected)
    let related = try #require((results[0]["relatedLocations"] as? [NSDictionary])?.first)
    #expect(related["id"] as? Int == 1)
    #expect(results[1]["relatedLocations"] == nil)
  }
}
