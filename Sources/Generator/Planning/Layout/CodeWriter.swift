/// Collects lines of Swift, each indented as deep as it stands in the file. The first is not:
/// whoever places the text puts it where it belongs.
struct CodeWriter {
  private(set) var bytes: [UInt8] = []
  /// How many lines there are that belong together.
  private(set) var lineCount = 0
  private var blockStart = 0
  /// Where the first block stands in the file.
  private let column: Int
  private var depth = 0

  init(column: Int) {
    self.column = column
    // Most declarations fit.
    bytes.reserveCapacity(1000)
  }

  /// The lines that belong together, without the end of the last.
  var block: Range<Int> { blockStart..<bytes.count }

  /// What comes next does not belong to the lines before.
  mutating func startBlock() {
    guard lineCount > 0 else { return }
    bytes.append(UInt8(ascii: "\n"))
    (lineCount, blockStart) = (0, bytes.count)
  }

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
    let indentation = column + depth * 2
    let room = LayoutPrinter.lineWidth - indentation
    let line = OneLine.line(of: CollectionOfOne(layout), indentation: indentation, room: room)
    return line.map { $0.count <= LayoutPrinter.lineWidth } ?? false
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
    add([head, .brace])
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

  /// `do {`, what may fail, and what is done then. `effect` says what is thrown.
  mutating func attempt(
    _ effect: Layout = "", _ body: (inout CodeWriter) -> Void,
    orElse: (inout CodeWriter) -> Void
  ) {
    add("do\(effect) {")
    inside(body)
    block("} catch", orElse)
  }

  /// Adds lines one step deeper.
  mutating func inside(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
