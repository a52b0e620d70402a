import MVVMGenDiagnostics

/// Collects the lines of a test, and sees to it that a failure points at the line of the spec.
///
/// By `#sourceLocation`, not by an argument of each `#expect`: what mocks report, XCTest, a
/// debugger and Swift's own errors go by it too, and no call has less room or other line breaks for
/// it.
struct TestWriter {
  private(set) var code: CodeWriter
  /// The spec's file, in quotes.
  private let file: String
  /// The line of the spec that Swift takes the next line for, where it takes it for any.
  private var line: Int?

  init(_ code: CodeWriter, file: String) {
    self.code = code
    self.file = StringLiteral.quoted(file)
  }

  /// Lines that stand for nothing in the spec.
  mutating func add(_ layout: Layout) {
    let count = code.lineCount
    code.add(layout)
    line? += code.lineCount - count
  }

  /// Lines that stand for a line of the spec.
  mutating func add(_ layout: Layout, at span: SourceSpan) {
    mark(span)
    add(layout)
  }

  /// Several of which none fails by itself: one mark is enough.
  mutating func add(_ layouts: [Layout], at span: SourceSpan) {
    if !layouts.isEmpty { mark(span) }
    for layout in layouts { add(layout) }
  }

  /// An empty line, before what stands for another thought.
  mutating func addGap() {
    code.add(lines: [""])
    line? += 1
  }

  /// `head {`, the body's lines, and `}`.
  mutating func block(_ head: Layout, _ body: [Layout]) {
    let count = code.lineCount
    code.block(head) { inner in
      for layout in body { inner.add(layout) }
    }
    line? += code.lineCount - count
  }

  /// From here on the lines are those of the generated file again.
  mutating func endMarks() {
    guard line != nil else { return }
    code.add("#sourceLocation()")
    line = nil
  }

  private mutating func mark(_ span: SourceSpan) {
    guard line != Int(span.line) else { return }
    // Without spaces: that is how swift-format wants it.
    code.add("#sourceLocation(file:\(file),line:\(Int(span.line)))")
    line = Int(span.line)
  }
}
