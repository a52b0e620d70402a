/// `a.b.c`, or `.` for the innermost value itself.
///
/// A class, as it is taken from its template hundreds of times a file.
final class Path: Sendable {
  /// Nothing where it means the innermost value.
  let first: String?
  /// The names that are looked up in what the one before them means.
  let rest: [String]

  init(_ text: String) {
    guard text != "." else {
      first = nil
      rest = []
      return
    }
    let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    first = names[0]
    rest = Array(names.dropFirst())
  }
}
