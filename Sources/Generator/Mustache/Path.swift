/// `a.b.c`, or `.` for the innermost value itself.
enum Path: Sendable {
  case innermost
  case name(MustacheName)
  /// A name, and those that are looked up in what the one before them means.
  case names(MustacheName, [MustacheName])

  var names: [String] {
    switch self {
    case .innermost: []
    case .name(let name): [name.text]
    case .names(let first, let rest): [first.text] + rest.map({ $0.text })
    }
  }

  init(_ text: String) {
    // Most are one name.
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      self = .name(MustacheName(text))
      return
    }
    guard text != "." else {
      self = .innermost
      return
    }
    let rest = text[point...].utf8.dropFirst()
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    self = .names(
      MustacheName(String(text[..<point])),
      rest.map { MustacheName(String(decoding: $0, as: UTF8.self)) })
  }
}
