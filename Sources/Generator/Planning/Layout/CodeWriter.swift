/// Collects lines of Swift, each indented as deep as it stands in the file; but for the first, which
/// whoever places the text puts where it belongs.
struct CodeWriter {
  private var bytes: [UInt8] = []
  private(set) var lineCount = 0
  /// Where the first block stands in the file.
  private let column: Int
  private var depth = 0

  init(column: Int) {
    self.column = column
    // Most members fit.
    bytes.reserveCapacity(480)
  }

  var isEmpty: Bool { lineCount == 0 }

  /// The lines, without an end of the last.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ layout: Layout) {
    addRow(CollectionOfOne(layout))
  }

  /// A row of layouts, which need not be put together where they fit on one line.
  mutating func add(_ row: [Layout]) {
    addRow(row)
  }

  private mutating func addRow(_ row: some Collection<Layout>) {
    let isFirst = lineCount == 0
    if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    let indentation = depth * 2
    lineCount += LayoutPrinter.add(
      row, to: &bytes, indentation: isFirst ? indentation : column + indentation,
      column: column + indentation)
  }

  /// Whether a layout has room on one line here.
  func fits(_ layout: Layout) -> Bool {
    var line: [UInt8] = []
    let fits = OneLine.add(
      CollectionOfOne(layout), to: &line, indentation: column + depth * 2,
      room: LayoutPrinter.lineWidth - column - depth * 2)
    return fits && line.count <= LayoutPrinter.lineWidth
  }

  /// Lines as they are, at this depth.
  mutating func add(lines: [String]) {
    for line in lines {
      let isFirst = lineCount == 0
      if !isFirst { bytes.append(UInt8(ascii: "\n")) }
      if !line.isEmpty { bytes.addSpaces((isFirst ? 0 : column) + depth * 2) }
      bytes += line.utf8
      lineCount += 1
    }
  }

  /// `head {`, what the body adds, and `}`.
  mutating func block(_ head: Layout, _ body: (inout CodeWriter) -> Void) {
    let (byteCount, count) = (bytes.count, lineCount)
    add([head, " {"])
    let headCount = lineCount
    inside(body)
    guard lineCount > headCount else {
      bytes.removeLast(bytes.count - byteCount)
      lineCount = count
      add([head, " {}"])
      return
    }
    add("}")
  }

  /// Adds lines one step deeper.
  mutating func inside(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
