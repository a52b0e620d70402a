/// The engine room of one view model: its transactions, turns, timers and runs under way.
///
/// Generated code makes one for each view model.
public nonisolated final class Screen {
  /// The world that the screen lives in: language, time zone, clock.
  public let environment: ScreenEnvironment

  /// Counts transactions: the open one, or else the last.
  @usableFromInline @exclusivity(unchecked) var transactionNumber = 0
  @usableFromInline @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var staged: ContiguousArray<StagedSource> = []
  @exclusivity(unchecked) var spare: ContiguousArray<StagedSource> = []
  @usableFromInline @exclusivity(unchecked) var commit: (() -> Void)?
  /// The events of an update, until all of it is set.
  @exclusivity(unchecked) var emitted: [() -> Void]?
  private var boxes = 0

  let turns = Turns()
  /// Shared with the view model's lifetime; the last one to hold it knows that the other is gone.
  @exclusivity(unchecked) private var life = Life()
  @exclusivity(unchecked) private var hasLifetime = false
  @usableFromInline @exclusivity(unchecked) private(set) var isClosed = false
  @exclusivity(unchecked) var runs: ContiguousArray<Run> = []
  @exclusivity(unchecked) var timers: ContiguousArray<ScreenTimer> = []
  /// What else ends with it.
  @exclusivity(unchecked) var endings: [@MainActor () -> Void] = []
  /// What code written by hand calls its view model.
  @exclusivity(unchecked) private var hand: AnyObject?
  /// The sequences of its values, which end with it.
  @exclusivity(unchecked) var streams: [ObjectIdentifier: Token] = [:]

  /// Makes a screen.
  public init(environment: ScreenEnvironment = ScreenEnvironment()) {
    self.environment = environment
    TestScreens.add(turns)
    (environment.clock as? ManualClock)?.serve(self)
  }

  /// Whether the view model is gone. It is so at once, wherever that was let go of.
  public var isEnded: Bool {
    isClosed || (hasLifetime && isKnownUniquelyReferenced(&life))
  }

  /// Returns, called as a function, when all that can run has run.
  @MainActor
  public var settle: Settling { Settling(screen: self) }

  /// Returns when all that can run has run; false when that was given up, with a failed test.
  @MainActor
  func settle(at place: TestPlace) async -> Bool {
    await turns.settle(at: place) { [self] in end() }
  }

  /// What code written by hand calls its view model: made once, and kept until the screen ends, so
  /// that what such code starts can hold it weakly. It must not keep the view model alive.
  @MainActor
  public func hand<ViewModel: AnyObject>(_ make: () -> ViewModel) -> ViewModel {
    if let hand = hand as? ViewModel { return hand }
    let made = make()
    // Nobody would let go of it.
    if hasLifetime, !isEnded { hand = made }
    return made
  }

  func nextOrder() -> Int {
    boxes += 1
    return boxes
  }

  func beginLife() -> Life {
    hasLifetime = true
    return life
  }

  /// Ends all runs and timers. Nothing is delivered any more.
  @MainActor
  func end() {
    isClosed = true
    commit = nil
    hand = nil
    for timer in timers { timer.cancel() }
    timers.removeAll()
    let ended = runs
    runs.removeAll()
    for run in ended { run.end() }
    for ending in endings { ending() }
    endings.removeAll()
    let unfinished = streams
    streams = [:]
    for token in unfinished.values { token.cancel() }
  }
}

/// What a screen and its lifetime share.
nonisolated final class Life: Sendable {}
