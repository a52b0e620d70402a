/// Stands in for a label of UIKit.
@MainActor
final class Label {
  var text = ""
}

/// Stands in for something that calls back every minute.
@MainActor
final class MinuteTimer {
  private(set) static var newest: MinuteTimer?

  private let tick: @MainActor (Int) -> Void
  private(set) var isStopped = false

  init(_ tick: @escaping @MainActor (Int) -> Void) {
    self.tick = tick
    Self.newest = self
  }

  func pass(_ minute: Int) {
    if !isStopped { tick(minute) }
  }

  func stop() {
    isStopped = true
  }
}
