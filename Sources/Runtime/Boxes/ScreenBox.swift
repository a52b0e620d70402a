/// A value of a screen, as the screen's own logic holds it: what the logic reads is of no interest
/// to SwiftUI, so that its reads are not tracked. A view sees the box itself, or ``readOnly``.
public nonisolated struct ScreenBox<Value> {
  /// The box that a view can follow and set.
  public let box: Box<Value>

  /// Makes a box.
  @inlinable
  public init(_ value: Value, in screen: Screen) {
    self.init(value, in: screen, watch: nil)
  }

  @inlinable
  init(_ value: Value, in screen: Screen, watch: Watch<Value>?) {
    box = Box(value, in: screen, watch: watch)
  }

  /// The value. Observers are notified whenever it is set: at once, or when the transaction ends.
  /// When the view model is gone, it stays as it is.
  @inlinable public var value: Value {
    get { box.stored }
    nonmutating set { if !box.isClosed { box.set(consume newValue) } }
    nonmutating _modify {
      if box.isClosed {
        var dropped = box.stored
        yield &dropped
        return
      }
      box.willSet()
      defer { box.changed(isCommitted: false) }
      yield &box.stored
    }
  }

  /// What a view sees of the box: it can't set it.
  @inlinable public var readOnly: ReadOnlyBox<Value> { ReadOnlyBox(box) }

  /// Whether this was set in the transaction that is being closed.
  @inlinable public var isChanged: Bool { box.isChanged }

  /// Whether the value differs from the one before the transaction that is being closed.
  @inlinable public var isDifferent: Bool {
    guard isChanged else { return false }
    guard let watch = box.watch, let before = watch.before else { return true }
    return !watch.areSame(before, box.stored)
  }
}
