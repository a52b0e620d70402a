/// One run of a binding: from its first step to its last, or until something ends it.
///
/// Whether it is over is looked at before and after every step, so that the steps of a run that was
/// ended are never taken, whatever its service still answers.
@MainActor
public final class Run {
  /// The run that this code is part of.
  @TaskLocal public static var current: Run?

  let screen: Screen
  private let lane: Lane?
  @exclusivity(unchecked) private var isFinished = false
  @exclusivity(unchecked) var task: Task<Void, Never>?
  /// Where it stands among the screen's runs.
  @exclusivity(unchecked) var place = -1

  /// The task, or the calls with a completion handler, that can go on.
  @exclusivity(unchecked) private var units = 0
  /// Calls that a mock holds, and waits.
  @exclusivity(unchecked) private var held = 0
  @exclusivity(unchecked) private var isBusy = false
  /// An answer came in a turn of its own.
  @exclusivity(unchecked) var cameInOwnTurn = false
  /// What to do when the run is ended while it waits.
  @exclusivity(unchecked) private var endings: [ObjectIdentifier: () -> Void] = [:]

  init(in screen: Screen, lane: Lane?) {
    self.screen = screen
    self.lane = lane
  }

  /// Whether none of its steps may be taken any more.
  public var isOver: Bool { isFinished || screen.isEnded }

  /// Throws if the run is over.
  public func check() throws(RunEnded) {
    if isOver { throw RunEnded() }
  }

  /// A step that sets values, as one transaction. Throws if the run is over before or after it.
  @inlinable
  public func set(_ body: () -> Void) throws(RunEnded) {
    try check()
    box(body)
    try check()
  }

  /// A step that sends an event to the view model itself. Throws if the run is over before or after
  /// it.
  public func send(_ event: () -> Void) throws(RunEnded) {
    try check()
    Run.apart(event)
    try check()
  }

  /// A step that delivers an event.
  public func emit<Value>(_ relay: Relay<Value>, _ value: Value) throws(RunEnded) {
    try check()
    Run.apart { relay.emit(value) }
    try check()
  }

  /// A step that delivers an event without a value.
  public func emit(_ relay: Relay<Void>) throws(RunEnded) {
    try emit(relay, ())
  }

  /// Goes on after a call, in a turn of its own. Throws if the run is over.
  public func resume() async throws(RunEnded) {
    if cameInOwnTurn {
      cameInOwnTurn = false
    } else if !isOver {
      await screen.turns.ownTurn()
    }
    try check()
  }

  @usableFromInline
  func box(_ body: () -> Void) {
    Run.apart { screen.transaction(body) }
  }

  /// Does something whose observers are no part of the run that does it: what they begin goes on
  /// when that is over.
  static func apart(_ body: () -> Void) {
    if current == nil { body() } else { $current.withValue(nil, operation: body) }
  }
}

// How it begins and ends.
extension Run {
  func begin(_ body: (Run) throws(RunEnded) -> Void) {
    try? body(self)
    if units == 0 { finish() } else { stay() }
  }

  func begin(_ body: @escaping @MainActor (Run) async throws(RunEnded) -> Void) {
    addUnit()
    Run.$current.withValue(self) {
      task = Task { @InPlace [self] in await perform(body) }
    }
    if isFinished {
      // Ended before there was a task to cancel.
      task?.cancel()
    } else if screen.isEnded {
      end()
    } else {
      stay()
    }
  }

  private func perform(_ body: @MainActor (Run) async throws(RunEnded) -> Void) async {
    if !isOver { try? await body(self) }
    finish()
    removeUnit()
  }

  private func stay() {
    guard !isFinished else { return }
    place = screen.runs.count
    screen.runs.append(self)
  }

  /// Ends the run before its last step.
  func end() {
    guard !isFinished else { return }
    task?.cancel()
    let endings = endings
    self.endings = [:]
    for ending in endings.values { ending() }
    finish()
  }

  /// The run is over, one way or the other.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    if place >= 0, place < screen.runs.count, screen.runs[place] === self {
      let last = screen.runs.removeLast()
      if last !== self {
        screen.runs[place] = last
        last.place = place
      }
    }
    lane?.finished(self)
    count()
  }
}

// What it is waiting for.
extension Run {
  func addUnit() {
    units += 1
    count()
  }

  func removeUnit() {
    units -= 1
    count()
  }

  /// One of its calls has come to its end; with the last one the run has.
  func finishUnit() {
    units -= 1
    if units == 0 { finish() } else { count() }
  }

  /// A mock holds a call of it, or it waits: it can't go on by itself.
  func hold() {
    held += 1
    cameInOwnTurn = false
    count()
  }

  /// It goes on now.
  func release() {
    held -= 1
    count()
  }

  func onEnd(of key: AnyObject, _ ending: (() -> Void)?) {
    endings[ObjectIdentifier(key)] = ending
  }

  private func count() {
    let isBusyNow = !isFinished && held < units
    guard isBusyNow != isBusy else { return }
    isBusy = isBusyNow
    if isBusyNow { screen.turns.beginWork() } else { screen.turns.endWork() }
  }
}
