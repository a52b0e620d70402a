/// What boxes of all types have in common: their place in the transactions of a screen.
public nonisolated class StagedSource: Source {
  /// Tells its observers. A closure without a context, made where the type of value is known: an
  /// overridden method would be compiled for values of any type, which is several times as slow.
  @usableFromInline final let notification: (StagedSource) -> Void
  /// Told of reads and changes in SwiftUI's way; made on the first read.
  @usableFromInline @exclusivity(unchecked) final var observation: ObservationCell?
  /// The place in the order in which a screen's observers are notified.
  final let order: Int
  /// The transaction in which this was set last.
  @usableFromInline @exclusivity(unchecked) final var transaction = 0
  /// Set, and its observers don't know yet.
  @usableFromInline @exclusivity(unchecked) final var isPending = false
  @usableFromInline @exclusivity(unchecked) final var isSetMeanwhile = false

  @usableFromInline
  init(in screen: Screen?, notification: @escaping (StagedSource) -> Void) {
    self.notification = notification
    order = screen?.nextOrder() ?? 0
    super.init(in: screen)
  }

  final override var isTold: Bool { !isPending }

  /// Adds a listener that knows the value that is there now.
  @usableFromInline
  final func addInformed(_ listener: Listener) -> Token {
    if isSetMeanwhile {
      listener.state = .upToDate
      isDisturbed = true
    }
    return add(listener)
  }

  /// A listener has heard the value before the others.
  @usableFromInline
  final func isInformed(_ listener: Listener) {
    guard listener.state == .listening else { return }
    listener.state = .upToDate
    isDisturbed = true
  }

  /// Whether the listeners are to be told now, by whoever asks.
  @inlinable
  @inline(__always)
  final func beginNotifying(isCommitted: Bool) -> Bool {
    isPending = false
    if isClosed { return false }
    if isNotifying {
      setMeanwhile(isCommitted: isCommitted)
      return false
    }
    if observation != nil { noteChange() }
    guard !listeners.isEmpty else { return false }
    isNotifying = true
    return true
  }

  /// Set from within a notification: that one goes on until all have heard of it. Who was bound
  /// between a set and its commit has heard it.
  @usableFromInline
  final func setMeanwhile(isCommitted: Bool) {
    isSetMeanwhile = true
    if isDisturbed, !isCommitted { forgetUpToDate() }
    isDisturbed = true
  }

  /// All listeners are to be told once more. Returns how many they are.
  @usableFromInline
  final func beginAgain() -> Int {
    isSetMeanwhile = false
    noteChange()
    return listeners.count
  }

  @usableFromInline
  final func noteChange() {
    observation?.changed()
  }

  @usableFromInline
  final func noteRead() {
    if observation == nil { observation = ObservationCell() }
    observation?.read()
  }
}
