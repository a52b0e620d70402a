import Observation

/// A value that any number of observers can follow.
///
/// - A bound closure is called at once with the value, and again whenever the value is set, in the
///   order of binding.
/// - A value set from within a notification, the first call of a closure included, is delivered
///   after it, the newest only; no closure is entered twice at once.
/// - A closure that is unbound during a notification is not called any more; one that is bound
///   during it is called once.
///
/// A box that belongs to a screen takes part in its transactions. Any other stands for itself.
public nonisolated final class Box<Value>: StagedSource, Observable {
  @usableFromInline @exclusivity(unchecked) var stored: Value
  @usableFromInline let watch: Watch<Value>?

  /// Makes a box.
  @inlinable
  public convenience init(_ value: Value, in screen: Screen? = nil) {
    self.init(value, in: screen, watch: nil)
  }

  @inlinable
  init(_ value: Value, in screen: Screen?, watch: Watch<Value>?) {
    stored = value
    self.watch = watch
    super.init(in: screen) { unsafeDowncast($0, to: Box<Value>.self).changed(isCommitted: true) }
  }

  /// The value. Observers are notified whenever it is set: at once, or when the transaction ends.
  @inlinable public var value: Value {
    get {
      noteRead()
      return stored
    }
    set { set(consume newValue) }
    _modify {
      noteRead()
      willSet()
      defer { changed(isCommitted: false) }
      yield &stored
    }
  }

  /// What a view sees of the box: it can't set it.
  @inlinable public var readOnly: ReadOnlyBox<Value> { ReadOnlyBox(self) }

  /// Calls the closure with the value: now, and whenever it is set, until the token is cancelled.
  @inlinable
  @inline(__always)
  @discardableResult
  public func bind(_ action: @escaping (Value) -> Void) -> Token {
    let listener = BoundListener(action)
    let token = addInformed(listener)
    // It hears now of a value that the others are still to be told of, unless it sets another.
    if isPending { isInformed(listener) }
    guard !isNotifying else {
      action(stored)
      return token
    }
    // The first call is a notification: values set from within it are delivered after it.
    isNotifying = true
    action(stored)
    if isSetMeanwhile { goOn(from: 0, to: 0) }
    endNotifying()
    return token
  }

  /// Calls the closure with the value and its owner: now, and whenever it is set, until the token
  /// is cancelled or the owner is gone. The owner is not kept alive.
  @inlinable
  @discardableResult
  public func bind<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner, Value) -> Void
  ) -> Token {
    OwnToken.bound(to: owner, action) { bind($0) }
  }

  @inlinable var isChanged: Bool {
    guard let screen else { return false }
    return transaction == screen.transactionNumber
  }

  @inlinable
  func set(_ value: consuming Value) {
    willSet()
    stored = value
    changed(isCommitted: false)
  }

  /// Whoever compares wants to know the value before the open transaction.
  @inlinable
  func willSet() {
    guard let watch, let screen, transaction != screen.openTransaction else { return }
    watch.before = stored
  }

  /// It was set: notifies its observers at once, or when its transaction has been committed.
  @inlinable
  @inline(never)
  func changed(isCommitted: Bool) {
    if !isCommitted, let uncounted, uncounted._withUnsafeGuaranteedRef({ $0.stages(self) }) {
      return
    }
    guard beginNotifying(isCommitted: isCommitted) else { return }
    let value = stored
    let end = listeners.count
    var place = 0
    // Some may know the value already.
    if isDisturbed {
      goOn(from: 0, to: end)
      return endNotifying()
    }
    // Until something is cancelled, bound or set, all of them are listening. One of them may have
    // let go of the view model; to ask in the loop's own condition takes a sixth more time for ten.
    while place < end {
      if place > 0, isClosed { break }
      call(place, value)
      place += 1
      if isDisturbed {
        goOn(from: place, to: end)
        break
      }
    }
    endNotifying()
  }

  /// Notifies the rest. If the value is set again it goes round until all have heard the newest, so
  /// no listener is entered twice at once. One that is bound in a round is no part of it, and so
  /// hears no value twice.
  @usableFromInline
  func goOn(from start: Int, to end: Int) {
    var place = start
    var end = end
    var left = end - start
    while isSetMeanwhile || left > 0, !isClosed {
      if isSetMeanwhile {
        left = beginAgain()
        end = left
      }
      if place >= end { place = 0 }
      tell(place, stored)
      place += 1
      left -= 1
    }
  }
}
