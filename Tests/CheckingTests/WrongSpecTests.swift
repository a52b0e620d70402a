import Foundation
import Testing

/// Wrong specs, each with the messages that it gives, as they stand in `Tests/Goldens`.
///
/// `MVVMGEN_RECORD=1` writes what the checker says now: read the difference before it goes in.
@Suite struct WrongSpecTests {
  @Test(arguments: [
    "declarations", "services", "bindings", "expressions", "texts", "scenarios", "http", "dashes",
    "together", "slips", "unread", "others", "habits", "idioms", "follow", "warnings", "hints",
    "judged",
    "misled", "proposals", "meant", "single", "replaced", "taken", "written", "causes", "moved",
    "pasted", "screens", "pairs", "exact",
  ])
  func givesItsMessages(group: String) throws {
    try compare("WrongSpecs/\(group).txt") { recorded in
      recorded.components(separatedBy: "----\n").map { block in
        let spec = block.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix(">> ") }.joined(separator: "\n")
        let text = spec.hasSuffix("\n") ? String(spec.dropLast()) : spec
        return text + "\n"
          + messages(of: text, warns: group == "warnings").map { ">> \($0)\n" }.joined()
      }.joined(separator: "----\n")
    }
  }

  /// Each wrong expression stands at the end of one spec, so that its places are easy to count.
  @Test func wrongExpressionsGiveTheirMessages() throws {
    try compare("WrongExpressions.txt") { recorded in
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

  private func compare(_ name: String, _ render: (String) -> String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let now = render(recorded)
    if ProcessInfo.processInfo.environment["MVVMGEN_RECORD"] != nil {
      try now.write(to: file, atomically: true, encoding: .utf8)
    } else {
      let (old, new) = (recorded.split(separator: "\n"), now.split(separator: "\n"))
      for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
        Issue.record("\(name):\(index + 1)\n- \(pair.0)\n+ \(pair.1)")
        return
      }
      #expect(old.count == new.count)
    }
  }
}
