import Foundation

/// What the pauses, time limits and caches of clients go by.
public nonisolated struct HTTPTime: Sendable {
  /// The time of day.
  public var now: @Sendable () -> Date
  /// Comes back after a time, or throws when the task around it is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// A number from 0 to 1: what is left to chance.
  public var chance: @Sendable () -> Double

  /// Makes it; without anything, the system's own.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.now = now
    self.sleep = sleep
    self.chance = chance
  }
}
