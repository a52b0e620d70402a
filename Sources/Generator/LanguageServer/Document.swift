import MVVMGenDiagnostics
import MVVMGenJSON

/// A file that is open in the editor.
struct Document {
  let uri: String
  let file: SourceFile
  /// Where each line starts, in bytes.
  private let lines: [Int]

  init(uri: String, path: String, bytes: [UInt8]) {
    self.uri = uri
    file = SourceFile(name: path, bytes: bytes)
    var lines = [0]
    for index in bytes.indices where file.endOfBreak(at: index) > index {
      // A CR before its LF ends no line of its own.
      if file.endOfBreak(at: index) == index + 1 { lines.append(index + 1) }
    }
    self.lines = lines
  }

  /// The place in bytes of a position of the protocol, which counts in UTF-16, and may be behind
  /// the end of its line.
  func offset(of position: JSONValue?) -> Int {
    let line = min(max(position?["line"]?.integer ?? 0, 0), lines.count - 1)
    var left = position?["character"]?.integer ?? 0
    let range = file.lineRange(at: lines[line])
    let end = range.upperBound
    var index = range.lowerBound
    while index < end, left > 0 {
      let byte = file.bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      left -= length == 4 ? 2 : 1
      index += length
    }
    return min(index, end)
  }

  /// A range of the protocol.
  func range(_ span: SourceSpan) -> JSONValue { range(span.range) }

  /// The same of some bytes.
  func range(_ bytes: Range<Int>) -> JSONValue {
    ["start": position(bytes.lowerBound), "end": position(bytes.upperBound)]
  }

  /// Where the file starts.
  var start: JSONValue { range(0..<0) }

  /// A text in place of what stands at a span.
  func edit(_ span: SourceSpan, _ text: String) -> JSONValue {
    edit(span.range, text)
  }

  /// The same for some bytes.
  func edit(_ bytes: Range<Int>, _ text: String) -> JSONValue {
    ["range": range(bytes), "newText": .string(text)]
  }

  private func position(_ offset: Int) -> JSONValue {
    let offset = min(offset, file.bytes.count)
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let before = text(lines[low]..<offset)
    return ["line": .integer(low), "character": .integer(before.utf16.count)]
  }

  /// Whether a text stands at a place.
  func holds(_ text: String, at span: SourceSpan) -> Bool {
    file.bytes(at: span).elementsEqual(text.utf8)
  }

  private func text(_ bytes: Range<Int>) -> String {
    String(decoding: file.bytes[bytes], as: UTF8.self)
  }

  /// The line up to a place.
  func line(upTo offset: Int) -> String {
    text(file.lineRange(at: offset).lowerBound..<offset)
  }

  /// The text with a name at a place, if none is there. Where nothing follows on the line, also
  /// with all closed that is open before it, or with the colon of a key.
  func completed(at offset: Int) -> [[UInt8]] {
    let bytes = file.bytes
    let line = file.lineRange(at: offset)
    let isInName = bytes[line.lowerBound..<offset].last?.isInName ?? false
    let name: [UInt8] = isInName ? [] : Array("x".utf8)
    let rest = bytes[offset...]
    let texts = [Array(bytes[..<offset] + name + rest)]
    guard bytes[offset..<line.upperBound].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      return texts
    }
    let closing = Self.closing(bytes[line.lowerBound..<offset])
    guard closing.isEmpty else { return texts + [Array(bytes[..<offset] + name + closing + rest)] }
    // A name alone in its line may become a key.
    let word = bytes[line.lowerBound..<offset].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    guard word.allSatisfy({ $0.isInName }) else { return texts }
    return texts + [Array(bytes[..<offset] + name + [UInt8(ascii: ":")] + rest)]
  }

  /// The quotes and brackets that are still open at the end of a text, the inner ones first.
  private static func closing(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
      UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var open: [UInt8] = []
    for byte in text {
      if byte == open.last {
        open.removeLast()
      } else if let closing = pairs[byte] {
        open.append(closing)
      } else if quotes.contains(byte) {
        // What a text leaves open ends with it, but for its holes, which have texts of their own.
        let inner = open.lastIndex { quotes.contains($0) || $0 == UInt8(ascii: "}") }
        if let inner, open[inner] == byte {
          open.removeSubrange(inner...)
        } else if inner.map({ !quotes.contains(open[$0]) }) ?? true {
          open.append(byte)
        }
      }
    }
    return open.reversed()
  }

  /// The line from a place on.
  func line(from offset: Int) -> String {
    text(offset..<file.lineRange(at: offset).upperBound)
  }

  /// The lines below the one of a place.
  func linesBelow(_ offset: Int) -> some Sequence<String> {
    lines[(lines.firstIndex { $0 > offset } ?? lines.endIndex)...].lazy.map {
      text(file.lineRange(at: $0))
    }
  }

  /// The lines above the one of a place, the nearest first.
  func linesAbove(_ offset: Int) -> some Sequence<String> {
    let start = file.lineRange(at: offset).lowerBound
    let index = lines.lastIndex { $0 <= start } ?? 0
    return lines[..<index].reversed().lazy.map { text(file.lineRange(at: $0)) }
  }
}
