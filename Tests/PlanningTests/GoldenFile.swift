import Foundation
import Testing

/// A file of examples with what came of them: `MVVMGEN_RECORD=1` writes it anew. Read the
/// difference before it goes in.
struct GoldenFile {
  struct Example {
    var title: String
    var input: String
    var output: String
  }

  private static let outputMark = "\n----\n"
  private let place: URL

  init(_ name: String) {
    place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/Planning/\(name)")
  }

  /// The examples: `## title`, the input, `----`, and what comes of it.
  func examples() throws -> [Example] {
    let text = try String(contentsOf: place, encoding: .utf8)
    return text.components(separatedBy: "\n## ").dropFirst().map { part in
      let lines = part.components(separatedBy: Self.outputMark)
      let head = lines[0].components(separatedBy: "\n")
      return Example(
        title: head[0], input: head.dropFirst().joined(separator: "\n"),
        output: lines.count > 1
          ? lines[1].trimmingCharacters(in: .newlines) : "")
    }
  }

  /// Compares what comes of each example with what is recorded.
  func check(_ make: (Example) throws -> String) throws {
    let examples = try examples()
    #expect(!examples.isEmpty)
    var text = try introduction()
    for example in examples {
      let output = try make(example)
      text += "\n## \(example.title)\n\(example.input)\(Self.outputMark)\(output)\n"
      if !isRecording { #expect(output == example.output, "\(example.title)") }
    }
    if isRecording { try text.write(to: place, atomically: true, encoding: .utf8) }
  }

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["MVVMGEN_RECORD"] != nil
  }

  private func introduction() throws -> String {
    try String(contentsOf: place, encoding: .utf8).components(separatedBy: "\n## ")[0]
      .trimmingCharacters(in: .newlines) + "\n"
  }
}
