/// Keeps a box true while any run of the bindings that share this is under way.
@MainActor
public final class LoadingFlag {
  private let box: Box<Bool>
  private var count = 0
  private var isShown = false

  /// Makes the loading flag of some bindings.
  public init(_ box: ScreenBox<Bool>) {
    self.box = box.box
  }

  /// A run is there, or waits in a queue. Nobody is told yet: that is for when its place among the
  /// others is taken, because whoever hears of it may start the next one.
  func begin() {
    count += 1
  }

  func show() {
    guard !isShown, count > 0 else { return }
    isShown = true
    Run.apart { box.value = true }
  }

  func end() {
    count -= 1
    guard count == 0, isShown else { return }
    isShown = false
    if box.screen?.isEnded != true { Run.apart { box.value = false } }
  }
}
