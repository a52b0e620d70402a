import Foundation
import MVVMRuntime

/// A time that the test moves. Pauses are over at once; time limits are never over, unless the
/// test says so.
final class TestTime: Sendable {
  let pauses = Guarded<[Duration]>([])
  let date = Guarded(Date(timeIntervalSince1970: 1_714_579_200))
  private let limits: Set<Duration>

  /// With the lengths of time that are time limits, not pauses.
  init(limits: Set<Duration> = [.seconds(60), .seconds(30), .milliseconds(500)]) {
    self.limits = limits
  }

  var time: HTTPTime {
    HTTPTime(
      now: { self.date.now },
      sleep: { duration in
        if self.limits.contains(duration) {
          // Until it is cancelled.
          for await _ in AsyncStream<Void>.makeStream().stream {}
          throw CancellationError()
        }
        self.pauses.change { $0.append(duration) }
      },
      chance: { 0 })
  }
}
