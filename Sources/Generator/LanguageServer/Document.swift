import Diagnostics
import JSON

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

  /// The place in bytes of a position of the protocol, which counts in UTF-16.
  func offset(of position: JSONValue?) -> Int {
    let line = min(max(position?["line"]?.integer ?? 0, 0), lines.count - 1)
    var left = position?["character"]?.integer ?? 0
    var index = lines[line]
    let end = line + 1 < lines.count ? lines[line + 1] - 1 : file.bytes.count
    while index < end, left > 0 {
      let byte = file.bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      left -= length == 4 ? 2 : 1
      index += length
    }
    return min(index, end)
  }

  /// A range of the protocol.
  func range(_ span: SourceSpan) -> JSONValue {
    ["start": position(Int(span.offset)), "end": position(Int(span.end))]
  }

  /// The range of the whole file.
  var wholeRange: JSONValue {
    ["start": position(0), "end": position(file.bytes.count)]
  }

  private func position(_ offset: Int) -> JSONValue {
    let offset = min(offset, file.bytes.count)
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let text = String(decoding: file.bytes[lines[low]..<offset], as: UTF8.self)
    return ["line": .integer(low), "character": .integer(text.utf16.count)]
  }

  /// The line up to a place.
  func line(upTo offset: Int) -> String {
    String(decoding: file.bytes[file.lineRange(at: offset).lowerBound..<offset], as: UTF8.self)
  }

  /// The lines above the one of a place, the nearest first.
  func linesAbove(_ offset: Int) -> some Sequence<String> {
    let start = file.lineRange(at: offset).lowerBound
    let index = lines.lastIndex { $0 <= start } ?? 0
    return lines[..<index].reversed().lazy.map { start in
      String(decoding: file.bytes[file.lineRange(at: start)], as: UTF8.self)
    }
  }
}
