/// `a.b.c`, or `.` for the innermost value itself.
struct Path: Sendable {
  /// Without names where it means the innermost value.
  let names: [String]

  init(_ text: String) {
    names =
      text == "."
      ? []
      : text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
  }
}
