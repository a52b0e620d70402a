/// When a request is tried again, and how often.
public nonisolated struct HTTPRetry: Sendable {
  /// How often it is tried again, at most.
  public var times: Int
  /// The statuses after which it is.
  public var statuses: Set<Int>
  /// Whether it is also after a failure of the network.
  public var onNetwork: Bool
  /// The first pause; each one that follows is twice as long.
  public var wait: Duration

  /// Makes a policy.
  public init(
    times: Int, on statuses: Set<Int> = [429, 503], onNetwork: Bool = false,
    wait: Duration = .milliseconds(200)
  ) {
    self.times = times
    self.statuses = statuses
    self.onNetwork = onNetwork
    self.wait = wait
  }

  /// A server that wants to be left alone for longer is not waited for.
  private static let longestWait = Duration.seconds(60)

  /// The pause before the next try; nil where there is none. Up to half of it is left to chance, so
  /// that clients that failed together don't come back together.
  func pause(
    after failure: HTTPFailure.Cause, tries: Int, retryAfter: Duration?, chance: Double
  ) -> Duration? {
    guard tries <= times else { return nil }
    switch failure {
    case .status(let status): guard statuses.contains(status) else { return nil }
    case .network, .timedOut: guard onNetwork else { return nil }
    default: return nil
    }
    let doubled = wait * (1 << min(tries - 1, 16))
    let pause = max(min(doubled, Self.longestWait) * (1 - chance / 2), retryAfter ?? .zero)
    return pause > Self.longestWait ? nil : pause
  }
}
