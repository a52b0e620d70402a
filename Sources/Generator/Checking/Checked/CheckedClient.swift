/// What the live client of a service needs for all its requests.
public struct CheckedClient: Equatable, Sendable {
  /// The URL that all paths start with.
  public var base: String
  /// Parameters of the initialiser.
  public var needs: [CheckedNeed]
  public var query: [CheckedRequest.Item]
  public var headers: [CheckedRequest.Item]
  public var dates: Dates
  /// What holds for requests that say nothing else: a POST or PATCH is not tried again.
  public var retry: CheckedRequest.Retry?
  /// How long what a GET answers is kept.
  public var cache: TimeSpan?
  public var timeout: TimeSpan?

  /// How the server writes times.
  public enum Dates: Equatable, Sendable {
    case iso8601, seconds, milliseconds
    case pattern(String)
  }
}
