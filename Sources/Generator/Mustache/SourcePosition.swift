/// A place in a text as people count it. It is computed only for messages.
struct SourcePosition {
  let line: Int
  let column: Int

  init(offset: Int, in bytes: [UInt8]) {
    var counter = Counter(bytes)
    self = counter.position(of: offset)
  }

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Counts lines once for any number of places, which must be asked for in their order.
  struct Counter {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func position(of place: Int) -> SourcePosition {
      while offset < place {
        if bytes[offset] == Byte.newline {
          line += 1
          lineStart = offset + 1
        }
        offset += 1
      }
      return SourcePosition(line: line, column: place - lineStart + 1)
    }
  }
}
