/// A name that fields are found by. Nearly all that are compared differ, which a number tells
/// faster.
struct MustacheName: Equatable, Sendable {
  private let hash: UInt64
  let text: String

  init(_ text: String) {
    hash = text.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
    self.text = text
  }
}
