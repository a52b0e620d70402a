import Foundation
import Testing

/// A file of `Tests/Goldens` with what is said of wrong specs: `MVVMGEN_RECORD=1` writes what is
/// said now. Read the difference before it goes in.
struct RecordedMessages {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")
  private let name: String
  private let place: URL

  init(_ name: String) {
    self.name = name
    place = Self.folder.appendingPathComponent(name)
  }

  /// Compares what is recorded with what is made of it, up to the first line that differs.
  func check(_ render: (String) throws -> String) throws {
    let recorded = try String(contentsOf: place, encoding: .utf8)
    let now = try render(recorded)
    guard ProcessInfo.processInfo.environment["MVVMGEN_RECORD"] == nil else {
      return try now.write(to: place, atomically: true, encoding: .utf8)
    }
    guard now != recorded else { return }
    let (old, new) = (lines(recorded), lines(now))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let isMissing = old.dropFirst(same + 1).first == new.dropFirst(same).first
    let isMore = new.dropFirst(same + 1).first == old.dropFirst(same).first
    let removed = isMore ? nil : old.dropFirst(same).first.map { "\n- \($0)" }
    let added = isMissing ? nil : new.dropFirst(same).first.map { "\n+ \($0)" }
    Issue.record("\(name):\(same + 1)\(removed ?? "")\(added ?? "")")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
