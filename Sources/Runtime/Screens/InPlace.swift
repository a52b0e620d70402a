import Dispatch

/// Where a task starts that is to do its first steps at once, up to where it waits for something.
///
/// Its executor runs what it is given in place, and says that it is the main actor's, to which the
/// task can go on then without waiting for a turn. Swift's `Task.immediate` is that on Apple's
/// systems of 2025 and later only.
@globalActor
actor InPlace {
  static let shared = InPlace()
  private static let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }

  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if isOnMainActor() {
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      } else {
        // Before macOS 15 and iOS 18 Swift starts each task on another thread.
        DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      }
    }
  }
}
