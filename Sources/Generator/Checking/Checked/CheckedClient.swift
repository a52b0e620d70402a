/// What the live client of a service needs for all its requests.
public struct CheckedClient: Equatable, Sendable {
  /// The URL that all paths start with.
  public var base: String
  /// Parameters of the initialiser.
  public var needs: [CheckedNeed]
  public var query: [CheckedRequest.Item]
  public var headers: [CheckedRequest.Item]
  public var dates: Dates

  /// How the server writes times.
  public enum Dates: Equatable, Sendable {
    case iso8601, seconds, milliseconds
    case pattern(String)
  }
}
