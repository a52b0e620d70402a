/// Something that a screen does later, once.
@MainActor
public final class ScreenTimer {
  /// When, on the screen's clock.
  public let deadline: Duration
  let screen: Screen
  private var action: (() -> Void)?
  private var onCancel: (() -> Void)?

  init(at deadline: Duration, in screen: Screen, _ action: @escaping () -> Void) {
    self.deadline = deadline
    self.screen = screen
    guard !screen.isEnded else { return }
    self.action = action
    screen.timers.append(self)
    screen.environment.clock.schedule(self)
  }

  convenience init(after time: Duration, in screen: Screen, _ action: @escaping () -> Void) {
    let deadline = screen.environment.clock.time + max(time, .zero)
    self.init(at: deadline, in: screen, action)
  }

  /// Whether it will not fire any more.
  public var isOver: Bool { action == nil }

  /// Does what is due. A second time it does nothing.
  public func fire() {
    guard let action else { return }
    end()
    if !screen.isEnded { action() }
  }

  /// What a clock does when the timer is not needed any more.
  public func whenCancelled(_ action: @escaping () -> Void) {
    onCancel = action
  }

  func cancel() {
    guard action != nil else { return }
    let onCancel = onCancel
    end()
    onCancel?()
  }

  private func end() {
    action = nil
    onCancel = nil
    if let place = screen.timers.firstIndex(where: { $0 === self }) {
      screen.timers.remove(at: place)
    }
  }
}
