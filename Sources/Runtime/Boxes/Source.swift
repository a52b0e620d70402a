/// What boxes and relays have in common: listeners in the order of binding, and their screen.
///
/// What is done for each listener is written inlinable, for the client to compile it for its type
/// of value; all that is done rarely stands here once for all types.
public nonisolated class Source {
  @usableFromInline @exclusivity(unchecked) final var listeners: ContiguousArray<Listener> = []
  @usableFromInline final let screen: Screen?
  /// The screen, for a set that need not count references to it.
  @usableFromInline final let uncounted: Unmanaged<Screen>?
  @usableFromInline @exclusivity(unchecked) final var isNotifying = false
  /// Listeners were cancelled, or bound and are up to date, or the value was set anew, since the
  /// notification began or, for those that are up to date, is due.
  @usableFromInline @exclusivity(unchecked) final var isDisturbed = false

  @usableFromInline
  init(in screen: Screen?) {
    self.screen = screen
    uncounted = screen.map { Unmanaged.passUnretained($0) }
  }

  deinit {
    for listener in listeners {
      listener.source = nil
      listener.cancel()
    }
  }

  @usableFromInline
  final func add(_ listener: Listener) -> Token {
    listener.source = self
    listeners.append(listener)
    return Token(listener)
  }

  final func remove(_ listener: Listener) {
    listener.source = nil
    // The places of the others must not move while they are gone through.
    if isNotifying {
      isDisturbed = true
    } else if let place = listeners.firstIndex(where: { $0 === listener }) {
      listeners.remove(at: place)
    }
  }

  /// Calls a listener that is still listening.
  @inlinable
  @inline(__always)
  final func tell<Value>(_ place: Int, _ value: Value) {
    if listeners[place].state == .listening { call(place, value) }
  }

  /// Calls a listener without counting references: while listeners are called, none is let go of.
  @inlinable
  @inline(__always)
  final func call<Value>(_ place: Int, _ value: Value) {
    Unmanaged.passUnretained(listeners[place])._withUnsafeGuaranteedRef { listener in
      // A source of a type of value has listeners to that type only.
      unsafeDowncast(listener, to: BoundListener<Value>.self).action(value)
    }
  }

  /// Whether the view model is gone: then nothing is delivered any more.
  @inlinable
  @inline(__always)
  final var isClosed: Bool {
    uncounted?._withUnsafeGuaranteedRef { $0.isClosed } ?? false
  }

  @inlinable
  final func endNotifying() {
    isNotifying = false
    if isDisturbed { tidyUp() }
  }

  /// Whether all listeners have heard the newest value.
  var isTold: Bool { true }

  @usableFromInline
  final func tidyUp() {
    if isTold {
      isDisturbed = false
      forgetUpToDate()
    }
    // What their closures held may go with them, and unbind others here: not before all are in
    // place.
    var cancelled: [Listener] = []
    listeners.removeAll { listener in
      guard listener.state == .cancelled else { return false }
      cancelled.append(listener)
      return true
    }
  }

  final func forgetUpToDate() {
    for listener in listeners where listener.state == .upToDate { listener.state = .listening }
  }
}
