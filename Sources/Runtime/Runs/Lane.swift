/// The runs that share a policy: those of a binding, or of one value of its `per`.
@MainActor
final class Lane {
  enum Body {
    case suspending(@MainActor (Run) async throws(RunEnded) -> Void)
    case direct(@MainActor (Run) throws(RunEnded) -> Void)
  }

  /// What holds for all lanes of a binding.
  final class Rules {
    let policy: Policy
    let loading: LoadingFlag?
    let debounce: Duration?
    let throttle: Duration?
    let screen: Screen

    nonisolated init(
      policy: Policy,
      loading: LoadingFlag?,
      debounce: Duration?,
      throttle: Duration?,
      screen: Screen
    ) {
      self.policy = policy
      self.loading = loading
      self.debounce = debounce
      self.throttle = throttle
      self.screen = screen
    }
  }

  private let rules: Rules
  private let whenEmpty: ((Lane) -> Void)?
  @exclusivity(unchecked) private var runs: ContiguousArray<Run> = []
  @exclusivity(unchecked) private var waiting = Queue<Body>()
  @exclusivity(unchecked) private var isStarting = false
  /// The pause of a debounce, or the window of a throttle.
  private var timer: ScreenTimer?
  /// What a throttle starts at the end of its window.
  private var last: Body?

  init(_ rules: Rules, whenEmpty: ((Lane) -> Void)? = nil) {
    self.rules = rules
    self.whenEmpty = whenEmpty
  }

  func start(_ body: Body) {
    guard !rules.screen.isEnded else { return }
    if let pause = rules.debounce {
      timer?.cancel()
      timer = ScreenTimer(after: pause, in: rules.screen) { [self] in
        timer = nil
        begin(body)
        forgetIfEmpty()
      }
    } else if rules.throttle != nil {
      if timer == nil {
        openWindow()
        begin(body)
      } else {
        last = body
      }
    } else {
      begin(body)
    }
    forgetIfEmpty()
  }

  func cancel(except run: Run?) {
    if rules.debounce != nil {
      timer?.cancel()
      timer = nil
    }
    last = nil
    let dropped = waiting.count
    waiting.removeAll()
    for other in runs where other !== run { other.end() }
    for _ in 0..<dropped { rules.loading?.end() }
    forgetIfEmpty()
  }

  /// A run is over.
  func finished(_ run: Run) {
    if let place = runs.firstIndex(where: { $0 === run }) { runs.remove(at: place) }
    startWaiting()
    rules.loading?.end()
    forgetIfEmpty()
  }

  /// In a loop, because each run may be over at once.
  private func startWaiting() {
    guard !isStarting else { return }
    isStarting = true
    while !rules.screen.isEnded, runs.isEmpty, let next = waiting.popFirst() { perform(next) }
    isStarting = false
  }

  private func openWindow() {
    guard let window = rules.throttle else { return }
    timer = ScreenTimer(after: window, in: rules.screen) { [self] in
      timer = nil
      guard let body = last else { return forgetIfEmpty() }
      last = nil
      openWindow()
      begin(body)
    }
  }

  private func begin(_ body: Body) {
    switch rules.policy {
    case .latest:
      rules.loading?.begin()
      perform(body, insteadOf: runs)
    case .first:
      guard runs.isEmpty else { return }
      rules.loading?.begin()
      perform(body)
    case .queue:
      rules.loading?.begin()
      if runs.isEmpty, waiting.isEmpty { perform(body) } else { waiting.append(body) }
    case .all:
      rules.loading?.begin()
      perform(body)
    }
  }

  private func perform(_ body: Body, insteadOf older: ContiguousArray<Run> = []) {
    let run = Run(in: rules.screen, lane: self)
    runs.append(run)
    // Only now: a lane that has nothing in it is forgotten.
    for other in older { other.end() }
    rules.loading?.show()
    // Those who heard of the loading may have ended it, or let go of the view model.
    guard !run.isOver else { return run.finish() }
    switch body {
    case .suspending(let body): run.begin(body)
    case .direct(let body): run.begin(body)
    }
  }

  private func forgetIfEmpty() {
    guard let whenEmpty, runs.isEmpty, waiting.isEmpty, timer == nil, last == nil else { return }
    whenEmpty(self)
  }
}
