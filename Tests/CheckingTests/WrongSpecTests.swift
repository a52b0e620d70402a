import Foundation
import Testing

/// Wrong specs, each with the messages that it gives, as they stand in `Tests/Goldens`.
@Suite struct WrongSpecTests {
  static let groups = try? FileManager.default.contentsOfDirectory(
    atPath: RecordedMessages.folder.appendingPathComponent("WrongSpecs").path
  ).filter { $0.hasSuffix(".txt") }.sorted()

  @Test func theGroupsAreThere() throws {
    #expect(try #require(Self.groups).count > 20)
  }

  @Test(arguments: groups ?? [])
  func givesItsMessages(group: String) throws {
    try RecordedMessages("WrongSpecs/\(group)").check { recorded in
      recorded.components(separatedBy: "----\n").map { block in
        let spec = block.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix(">> ") }.joined(separator: "\n")
        let text = spec.hasSuffix("\n") ? String(spec.dropLast()) : spec
        return text + "\n"
          + messages(of: text, warns: group == "warnings.txt").map { ">> \($0)\n" }.joined()
      }.joined(separator: "----\n")
    }
  }

  /// Each wrong expression stands at the end of one spec, so that its places are easy to count.
  @Test func wrongExpressionsGiveTheirMessages() throws {
    try RecordedMessages("WrongExpressions.txt").check { recorded in
      let parts = recorded.components(separatedBy: "----\n")
      let expressions = parts[1].split(separator: "\n").filter { !$0.hasPrefix(">> ") }
      let lines = parts[0].split(separator: "\n").count + 2
      return parts[0] + "----\n"
        + expressions.map { expression in
          let quoted = expression.replacingOccurrences(of: "'", with: "''")
          let found = messages(of: parts[0] + "outputs:\n  o: { from: '\(quoted)' }")
          #expect(!found.isEmpty, "\(expression) is right")
          return expression + "\n"
            + found.map { message in
              ">> " + message.replacingOccurrences(of: "\(lines):", with: "") + "\n"
            }.joined()
        }.joined()
    }
  }
}
