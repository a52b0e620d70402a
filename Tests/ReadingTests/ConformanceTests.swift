import MVVMGenDiagnostics
import Testing

@testable import MVVMGenReading

/// The reader does with every case of the YAML test suite what the suite says.
@Suite struct ConformanceTests {
  private static let cases: [YAMLTestSuite.Case] = {
    do {
      if let cases = try YAMLTestSuite.load() { return cases }
      print("The YAML test suite is not there: its cases are not tested.")
    } catch {
      Issue.record(error, "the YAML test suite cannot be read")
    }
    return []
  }()

  @Test func eventsAreThoseOfTheSuite() {
    for test in Self.cases {
      let lines = events(of: test.yaml)
      let isSame = test.isError ? lines == nil : lines == lineArray(test.events)
      let reason = KnownDifferences.reason(of: test.name)
      if let reason {
        #expect(!isSame, "\(test.name) is listed as a difference (\(reason)), and is none")
      } else {
        #expect(isSame, "\(test.name) differs, and is not listed as a difference")
      }
    }
  }

  @Test func everyListedDifferenceIsACase() {
    guard !Self.cases.isEmpty else { return }
    let names = Set(Self.cases.map(\.name))
    #expect(KnownDifferences.names.filter { !names.contains($0) } == [])
  }

  /// The tree holds what the events say; what the reader refuses on purpose, it refuses.
  @Test func treesAreThoseOfTheSuite() {
    for test in Self.cases where events(of: test.yaml) == lineArray(test.events) {
      let file = SourceFile(name: test.name, bytes: test.yaml)
      let result = readYAML(file, id: FileID(rawValue: 0))
      let errors = result.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        #expect(
          result.documents.flatMap { EventText.lines($0.root) }
            == EventText.treeLines(ofEvents: test.events), "\(test.name)")
      } else {
        let reasons: Set<DiagnosticID> = [
          .tag, .keyIsNoText, .blockHeader, .unknownAlias, .missingColon, .unusedAnchor,
        ]
        #expect(reasons.isSuperset(of: errors.map(\.id)), "\(test.name): \(errors)")
        #expect(isRefusedOnPurpose(test, errors), "\(test.name): \(errors)")
      }
    }
  }

  /// Whatever libyaml rejects gives one error, with a place in the file.
  @Test func refusalsHaveAPlace() {
    for test in Self.cases where events(of: test.yaml) == nil {
      let file = SourceFile(name: test.name, bytes: test.yaml)
      let result = readYAML(file, id: FileID(rawValue: 0))
      #expect(result.diagnostics.hasErrors, "\(test.name)")
      for diagnostic in result.diagnostics {
        #expect(Int(diagnostic.span.end) <= test.yaml.count, "\(test.name)")
        let range = Int(diagnostic.span.offset)..<Int(diagnostic.span.end)
        #expect(file.span(of: range, in: FileID(rawValue: 0)) == diagnostic.span, "\(test.name)")
      }
    }
  }

  /// Each character of each text is found in the source.
  @Test func everyCharacterHasItsPlace() {
    for test in Self.cases {
      let file = SourceFile(name: test.name, bytes: test.yaml)
      for document in readYAML(file, id: FileID(rawValue: 0)).documents {
        SpanCheck(file: file).check(document.root)
      }
    }
  }

  private func isRefusedOnPurpose(_ test: YAMLTestSuite.Case, _ errors: [Diagnostic]) -> Bool {
    errors.allSatisfy { error in
      switch error.id {
      case .tag: test.events.contains(" <")
      case .keyIsNoText: test.events.contains("+SEQ") || test.events.contains("+MAP")
      case .blockHeader: test.events.contains(" |\n") || test.events.contains(" >\n")
      // A key of several words that nothing follows: `{ big team, a: b }`.
      case .missingColon: test.events.contains("=VAL :\n")
      // A name given to nothing a second time: `&a` was hardly meant, but `*a`.
      case .unusedAnchor: test.events.contains("=VAL &a :\n")
      default: false
      }
    }
  }

  private func lineArray(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// The events of a text; nothing where it is rejected.
  private func events(of bytes: [UInt8]) -> [String]? {
    bytes.withUnsafeBufferPointer { buffer in
      guard var source = EventSource(buffer) else { return nil }
      var lines: [String] = []
      while let event = source.next() {
        lines.append(EventText.line(event))
        if case .streamEnd = event.kind { return lines }
      }
      return nil
    }
  }
}
