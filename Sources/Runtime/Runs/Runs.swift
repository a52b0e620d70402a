/// The runs of one binding, under its policy.
@MainActor
public final class Runs {
  private let rules: Lane.Rules
  @exclusivity(unchecked) private var whole: Lane?
  /// By the values of `per` of which something is under way.
  private(set) var lanes: [AnyHashable: Lane] = [:]

  /// Makes the runs of a binding.
  public init(
    _ policy: Policy,
    loading: LoadingFlag? = nil,
    debounce: Duration? = nil,
    throttle: Duration? = nil,
    in screen: Screen
  ) {
    rules = Lane.Rules(
      policy: policy,
      loading: loading,
      debounce: debounce,
      throttle: throttle,
      screen: screen
    )
    // What waits in a queue or for the end of a window holds the logic, which holds this.
    screen.endings.append { [weak self] in self?.cancel() }
  }

  /// Sets the binding off.
  public func start(_ body: @escaping @MainActor (Run) async throws(RunEnded) -> Void) {
    lane().start(.suspending(body))
  }

  /// Sets the binding off; none of its steps is awaited.
  public func start(_ body: @escaping @MainActor (Run) throws(RunEnded) -> Void) {
    lane().start(.direct(body))
  }

  /// Sets the binding off, for one value of `per`: each has its own policy, debounce and throttle.
  public func start(
    per key: some Hashable,
    _ body: @escaping @MainActor (Run) async throws(RunEnded) -> Void
  ) {
    lane(per: key).start(.suspending(body))
  }

  /// Sets the binding off, for one value of `per`; none of its steps is awaited.
  public func start(
    per key: some Hashable,
    _ body: @escaping @MainActor (Run) throws(RunEnded) -> Void
  ) {
    lane(per: key).start(.direct(body))
  }

  /// Ends the runs, other than one, and drops what waits in queue, debounce or throttle.
  public func cancel(except run: Run? = nil) {
    // Who hears that nothing is loading any more finds all of it ended, and may begin anew.
    rules.loading?.begin()
    empty(except: run)
    rules.loading?.end()
  }

  /// Does so with the runs of several bindings, as one step.
  public static func cancel(_ all: Runs..., except run: Run? = nil) {
    for runs in all { runs.rules.loading?.begin() }
    for runs in all { runs.empty(except: run) }
    for runs in all { runs.rules.loading?.end() }
  }

  private func empty(except run: Run?) {
    whole?.cancel(except: run)
    for lane in lanes.values { lane.cancel(except: run) }
  }

  private func lane() -> Lane {
    if let whole { return whole }
    let lane = Lane(rules)
    whole = lane
    return lane
  }

  private func lane(per key: some Hashable) -> Lane {
    let key = key == key ? AnyHashable(key) : AnyHashable(NoNumber())
    if let lane = lanes[key] { return lane }
    // A lane with nothing in it need not be remembered.
    let lane = Lane(rules) { [weak self] lane in
      // Who hears that it has ended may have begun another one.
      if self?.lanes[key] === lane { self?.lanes[key] = nil }
    }
    lanes[key] = lane
    return lane
  }
}

/// What stands for a key with a NaN in it, which equals nothing, itself included.
private struct NoNumber: Hashable {}
