/// A length of time, as in `300ms`.
public struct TimeSpan: Hashable, Sendable {
  public var milliseconds: Int
}
