/// What boxes and relays have in common: listeners in the order of binding, and their place in a
/// screen.
///
/// Nothing here is generic, on purpose: see ``Listener``.
public nonisolated class Source {
  @usableFromInline @exclusivity(unchecked) var listeners: ContiguousArray<Listener> = []
  /// Told of reads and changes in SwiftUI's way; made on the first read.
  @usableFromInline @exclusivity(unchecked) var observation: ObservationCell?
  @usableFromInline let screen: Screen?
  /// The screen, for a set that need not count references to it.
  private let uncounted: Unmanaged<Screen>?
  /// The place in the order in which a screen's observers are told.
  let order: Int
  /// The transaction in which this was set last.
  @usableFromInline @exclusivity(unchecked) var transaction = 0
  /// Set, and its observers don't know yet.
  @exclusivity(unchecked) var isPending = false

  @exclusivity(unchecked) private var isNotifying = false
  @exclusivity(unchecked) private var isSetMeanwhile = false
  @exclusivity(unchecked) private var hasCancelled = false
  @exclusivity(unchecked) private var hasUpToDate = false

  @usableFromInline
  init(in screen: Screen?) {
    self.screen = screen
    uncounted = screen.map { Unmanaged.passUnretained($0) }
    order = screen?.nextOrder() ?? 0
  }

  deinit {
    for listener in listeners {
      listener.source = nil
      listener.cancel()
    }
  }

  @usableFromInline
  func add(_ listener: Listener) -> Token {
    listener.source = self
    if isSetMeanwhile {
      listener.isUpToDate = true
      hasUpToDate = true
    }
    listeners.append(listener)
    return Token(listener)
  }

  func remove(_ listener: Listener) {
    listener.source = nil
    // The places of the others must not move while they are gone through.
    if isNotifying {
      hasCancelled = true
    } else if let place = listeners.firstIndex(where: { $0 === listener }) {
      listeners.remove(at: place)
    }
  }

  /// Tells all listeners. Set meanwhile, it goes on round, until all have heard the newest value:
  /// so no listener is entered twice at once, and none hears the same value twice.
  @usableFromInline
  func notify() {
    isPending = false
    if isClosed { return }
    if isNotifying {
      isSetMeanwhile = true
      if hasUpToDate { forgetUpToDate() }
      return
    }
    observation?.changed()
    guard !listeners.isEmpty else { return }
    isNotifying = true
    var place = 0
    var left = listeners.count
    while left > 0 {
      if place >= listeners.count { place = 0 }
      call(place)
      place += 1
      left -= 1
      if isSetMeanwhile {
        isSetMeanwhile = false
        observation?.changed()
        left = listeners.count
      }
    }
    endNotifying()
  }

  /// It was set: its observers are told at once, or when the open transaction is closed.
  @usableFromInline
  func changed() {
    guard let uncounted else { return notify() }
    uncounted._withUnsafeGuaranteedRef { $0.stage(self) }
  }

  /// Tells those who listen now, once; those who begin meanwhile hear of the next time.
  @usableFromInline
  func notifyOnce() {
    if isClosed { return }
    isNotifying = true
    var place = 0
    let end = listeners.count
    while place < end {
      call(place)
      place += 1
    }
    endNotifying()
  }

  /// Calls a listener without counting references: while listeners are called, none is let go of.
  @inline(__always)
  private func call(_ place: Int) {
    Unmanaged.passUnretained(listeners[place])._withUnsafeGuaranteedRef { listener in
      if listener.isAlive, !listener.isUpToDate { listener.action() }
    }
  }

  /// Whether the view model is gone: then nothing is delivered any more.
  @inline(__always)
  private var isClosed: Bool {
    uncounted?._withUnsafeGuaranteedRef { $0.isClosed } ?? false
  }

  private func forgetUpToDate() {
    hasUpToDate = false
    for listener in listeners { listener.isUpToDate = false }
  }

  private func endNotifying() {
    isNotifying = false
    if hasUpToDate { forgetUpToDate() }
    if hasCancelled {
      hasCancelled = false
      listeners.removeAll { !$0.isAlive }
    }
  }
}
