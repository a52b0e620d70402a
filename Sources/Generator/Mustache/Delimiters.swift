/// What a tag starts and ends with.
struct Delimiters: Sendable {
  let open: [UInt8]
  let close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
