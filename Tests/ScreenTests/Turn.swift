import MVVMRuntime

/// Later turns of the main actor.
@MainActor
enum Turn {
  /// Goes on when something is so, or gives up, for an expectation to say that it is not.
  static func until(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }
}
