/// A source line and the marker under a part of it.
struct SourceExcerpt {
  /// The line, shortened on either side where it is very long.
  let line: String
  /// What stands before the marker, so that it is under its part.
  let indent: String
  /// `^~~~`
  let marker: String

  /// How much of a line is shown before its part, and from its part on.
  private static let longest = (before: 80, from: 120)

  /// Nothing where there is no such file.
  init?(_ span: SourceSpan, in files: SourceFiles) {
    guard let file = files[span.file] else { return nil }
    let range = Self.lineRange(at: Int(span.offset), in: file)
    let start = min(max(Int(span.offset), range.lowerBound), range.upperBound)
    let end = min(max(Int(span.end), start), range.upperBound)

    var first = range.lowerBound
    var last = range.upperBound
    if start - first > Self.longest.before { first = start - Self.longest.before }
    if last - start > Self.longest.from { last = start + Self.longest.from }
    // Never cut a scalar in two.
    while first < start, file.bytes[first] & 0xC0 == 0x80 { first += 1 }
    while last > start, last < range.upperBound, file.bytes[last] & 0xC0 == 0x80 { last -= 1 }

    let before = Self.text(file, first..<start, leadingDots: first > range.lowerBound)
    let marked = Self.text(file, start..<min(end, last))
    let after = Self.text(file, min(end, last)..<last)
    line = before + marked + after + (last < range.upperBound ? "…" : "")
    indent = DisplayText.blank(for: before)
    marker = "^" + String(repeating: "~", count: max(0, DisplayText.width(of: marked) - 1))
  }

  /// The line around an offset, or as much of it as can be shown: a line may be the whole file.
  private static func lineRange(at offset: Int, in file: SourceFile) -> Range<Int> {
    let bytes = file.bytes
    let place = min(offset, bytes.count)
    let first = max(0, place - 2 * longest.before)
    let last = min(bytes.count, place + 2 * longest.from)
    let part = SourceFile(name: "", bytes: Array(bytes[first..<last])).lineRange(at: place - first)
    return part.lowerBound + first..<part.upperBound + first
  }

  private static func text(
    _ file: SourceFile, _ range: Range<Int>, leadingDots: Bool = false
  ) -> String {
    // Of UTF-16, which is told so, all but letters like `é` can be read without every other byte.
    let bytes = file.bytes[range].filter { !file.isUTF16 || (1...0xFD).contains($0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return (leadingDots ? "…" : "") + DisplayText.safe(text)
  }
}
