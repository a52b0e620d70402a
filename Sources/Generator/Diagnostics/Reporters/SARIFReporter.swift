import MVVMGenJSON

/// All diagnostics as one SARIF 2.1.0 log, the format of code scanning.
public struct SARIFReporter: Sendable {
  private let version: String

  /// Makes the reporter of a version of the tool.
  public init(version: String) {
    self.version = version
  }

  /// One run, with a rule for each kind of message that is in it.
  public func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String {
    let ids = Set(diagnostics.map { $0.id }).sorted()
    var places: [DiagnosticID: Int] = [:]
    for (index, id) in ids.enumerated() { places[id] = index }
    let driver: JSONValue = [
      "name": "mvvmgen", "version": .string(version), "rules": .array(ids.map(rule)),
    ]
    let results = diagnostics.map { result($0, rule: places[$0.id] ?? 0, in: files) }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]
    return log.pretty + "\n"
  }

  private func rule(_ id: DiagnosticID) -> JSONValue {
    guard let explanation = Explanation.of(id) else { return ["id": .string(id.description)] }
    return [
      "id": .string(id.description),
      "shortDescription": ["text": .string(explanation.title)],
      "fullDescription": ["text": .string(explanation.why)],
      "help": ["text": .string(explanation.text)],
    ]
  }

  private func result(_ diagnostic: Diagnostic, rule: Int, in files: SourceFiles) -> JSONValue {
    let text = diagnostic.title + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    var members = [
      JSONValue.Member("ruleId", .string(diagnostic.id.description)),
      JSONValue.Member("ruleIndex", .integer(rule)),
      JSONValue.Member("level", .string(diagnostic.severity.rawValue)),
      JSONValue.Member("message", ["text": .string(text)]),
      JSONValue.Member("locations", [["physicalLocation": place(of: diagnostic.span, in: files)]]),
    ]
    if !diagnostic.related.isEmpty {
      let related = diagnostic.related.enumerated().map { index, related -> JSONValue in
        [
          "id": .integer(index + 1), "message": ["text": .string(related.text)],
          "physicalLocation": place(of: related.span, in: files),
        ]
      }
      members.append(JSONValue.Member("relatedLocations", .array(related)))
    }
    return .object(members)
  }

  private func place(of span: SourceSpan, in files: SourceFiles) -> JSONValue {
    let end = files.end(of: span)
    return [
      "artifactLocation": ["uri": .string(uri(of: files[span.file]?.name ?? ""))],
      "region": [
        "startLine": .integer(Int(span.line)), "startColumn": .integer(Int(span.column)),
        "endLine": .integer(Int(end.line)), "endColumn": .integer(Int(end.column)),
      ],
    ]
  }

  /// A path as a reference.
  private func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path: path)
  }
}
