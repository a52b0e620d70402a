/// Collects lines of Swift, each indented as deep as the blocks around it.
struct CodeWriter {
  private(set) var lines: [String] = []
  /// Where the first block stands in the file.
  private let column: Int
  private var depth = 0

  init(column: Int) {
    self.column = column
  }

  var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ layout: Layout) {
    LayoutPrinter.add(layout, to: &lines, depth: depth * 2, column: column + depth * 2)
  }

  /// Lines as they are, at this depth.
  mutating func add(lines more: [String]) {
    let indentation = String(repeating: " ", count: depth * 2)
    lines += more.map { $0.isEmpty ? $0 : indentation + $0 }
  }

  /// A line at the very edge of the file, whatever is around it.
  mutating func addBlankLine() {
    lines.append("")
  }

  /// `head {`, what the body adds, and `}`.
  mutating func block(
    _ head: Layout, close: String = "}", _ body: (inout CodeWriter) -> Void
  ) {
    let count = lines.count
    add([head, " {"])
    let headCount = lines.count
    inside(body)
    guard lines.count > headCount else {
      lines.removeLast(lines.count - count)
      add([head, " {}"])
      return
    }
    add(.text(close))
  }

  /// Adds lines one step deeper.
  mutating func inside(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
