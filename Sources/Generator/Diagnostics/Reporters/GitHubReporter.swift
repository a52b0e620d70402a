/// Diagnostics as the commands that make GitHub show them beside the line in a pull request.
public struct GitHubReporter: Sendable {
  /// Makes the reporter.
  public init() {}

  /// `::error file=…,line=…,col=…::text`, one line each.
  public func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String {
    var text = ""
    for diagnostic in diagnostics {
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      let span = diagnostic.span
      let end = files.end(of: span)
      var properties = [
        "file=" + property(files[span.file]?.name ?? ""), "line=\(span.line)",
        "endLine=\(end.line)",
      ]
      // Columns are only taken where the part is in one line.
      if end.line == span.line {
        properties += ["col=\(span.column)", "endColumn=\(max(end.column, span.column + 1) - 1)"]
      }
      properties.append("title=" + property("\(diagnostic.id)"))
      var message = diagnostic.title
      for related in diagnostic.related {
        message += "\n\(LineReporter().location(of: related.span, in: files)): \(related.text)"
      }
      if let hint = diagnostic.hint { message += "\nhint: \(hint)" }
      text += "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
    }
    return text
  }

  /// The same of something about a whole file.
  public func report(_ error: String, file: String) -> String {
    "::error file=\(property(file))::\(data(error))\n"
  }

  private func data(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  private func property(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }

  /// The text without the signs that would end it, as the runner wants them written.
  private func escaped(_ text: String, _ signs: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if signs.unicodeScalars.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true).padded(to: 2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
