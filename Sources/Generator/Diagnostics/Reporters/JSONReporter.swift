import MVVMGenJSON

/// All diagnostics as one JSON document, for other programs.
public struct JSONReporter: Sendable {
  /// Makes the reporter.
  public init() {}

  /// `{"version": 1, "diagnostics": […]}`; lines and columns count from 1, columns in Unicode
  /// scalars, and an end is the place after the last character.
  public func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String {
    let list = diagnostics.map { diagnostic -> JSONValue in
      var members = [
        JSONValue.Member("id", .string(diagnostic.id.description)),
        JSONValue.Member("severity", .string(diagnostic.severity.rawValue)),
        JSONValue.Member("title", .string(diagnostic.title)),
        JSONValue.Member("hint", diagnostic.hint.map { .string($0.text) } ?? .null),
      ]
      members += place(of: diagnostic.span, in: files)
      let related = diagnostic.related.map { related -> JSONValue in
        .object(
          [JSONValue.Member("text", .string(related.text))] + place(of: related.span, in: files))
      }
      members.append(JSONValue.Member("related", .array(related)))
      return .object(members)
    }
    let document: JSONValue = ["version": 1, "diagnostics": .array(list)]
    return document.pretty + "\n"
  }

  private func place(of span: SourceSpan, in files: SourceFiles) -> [JSONValue.Member] {
    let end = files.end(of: span)
    return [
      JSONValue.Member("file", .string(files[span.file]?.name ?? "")),
      JSONValue.Member("line", .integer(Int(span.line))),
      JSONValue.Member("column", .integer(Int(span.column))),
      JSONValue.Member("endLine", .integer(Int(end.line))),
      JSONValue.Member("endColumn", .integer(Int(end.column))),
      JSONValue.Member("offset", .integer(Int(span.offset))),
      JSONValue.Member("length", .integer(Int(span.length))),
    ]
  }
}
