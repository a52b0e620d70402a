import Dispatch
import Foundation

/// Whether this code runs on the main actor's executor.
///
/// The main thread alone would not do: where `main` is asynchronous, Dispatch serves the main queue
/// from other threads on Linux.
nonisolated func isOnMainActor() -> Bool {
  if Thread.isMainThread { return true }
  return DispatchQueue.getSpecific(key: mainQueueMark.key) == true
}

private let mainQueueMark = MainQueueMark()

private struct MainQueueMark: Sendable {
  let key = DispatchSpecificKey<Bool>()

  init() {
    DispatchQueue.main.setSpecific(key: key, value: true)
  }
}
