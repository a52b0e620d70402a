/// The path of a request: `"/photos/\(id)"`. What stands in a hole is percent-encoded, so that it
/// stays one part of the path, whatever it is.
public nonisolated struct HTTPPath: Sendable, ExpressibleByStringInterpolation {
  let encoded: String
  /// Whether a hole makes a part empty, `.` or `..`, which would lead to another place.
  let leadsAstray: Bool

  /// A path without holes.
  public init(stringLiteral value: String) {
    encoded = value.percentEncoded(keeping: StringInterpolation.kept)
    leadsAstray = false
  }

  /// A path with holes.
  public init(stringInterpolation: StringInterpolation) {
    var interpolation = stringInterpolation
    interpolation.endPart()
    encoded = interpolation.encoded
    leadsAstray = interpolation.leadsAstray
  }

  /// Collects the pieces of a path.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What may stand in a path by itself; with `%`, what is encoded already.
    static let kept = "/%!$&'()*+,;=:@"

    var encoded = ""
    var leadsAstray = false
    private var part = ""
    private var hasHole = false

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// What stands between the holes.
    public mutating func appendLiteral(_ literal: String) {
      let text = literal.percentEncoded(keeping: Self.kept)
      encoded += text
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      for (index, piece) in parts.enumerated() {
        if index > 0 { endPart() }
        part += piece
      }
    }

    /// A value, of which nothing but its text gets into the path.
    public mutating func appendInterpolation(_ value: some HTTPValue) {
      let text = value.httpTexts.joined(separator: ",").percentEncoded()
      encoded += text
      part += text
      hasHole = true
    }

    mutating func endPart() {
      if hasHole, ["", ".", ".."].contains(part) { leadsAstray = true }
      part = ""
      hasHole = false
    }
  }
}
