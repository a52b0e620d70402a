/// `a.b.c`, or `.` for the innermost value itself.
///
/// A class, as it is taken from its template hundreds of times a file.
final class Path: Sendable {
  /// Nothing where it means the innermost value.
  let first: String?
  /// The names that are looked up in what the one before them means.
  let rest: [String]

  var names: [String] { (first.map { [$0] } ?? []) + rest }

  init(_ text: String) {
    // Most are one name.
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      first = text
      rest = []
      return
    }
    guard text != "." else {
      first = nil
      rest = []
      return
    }
    first = String(text[..<point])
    rest = text[point...].utf8.dropFirst()
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
