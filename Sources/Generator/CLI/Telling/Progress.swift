import MVVMGenWriting

/// A line that says how far a run with many specs is; only on a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool

  /// A run with few specs is over before anybody could read it.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = total >= 20 && !isQuiet && isatty(STDERR_FILENO) == 1
  }

  func show(_ count: Int) {
    guard isShown else { return }
    Terminal.error("\r\(count) of \(total) specs")
  }

  /// Removes the line.
  func finish() {
    guard isShown else { return }
    Terminal.error("\r\u{1B}[K")
  }
}
