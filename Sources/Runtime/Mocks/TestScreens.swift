/// The screens that a test has made, so that a mock can know whether a call may still come.
nonisolated enum TestScreens {
  private struct Entry {
    let task: Int?
    weak var turns: Turns?
  }

  private struct State {
    /// Only where mocks are used are there tests.
    var isNeeded = false
    var entries: [Entry] = []
  }

  private static let state = Lock(State())

  /// How long a test without a screen of its own waits for a call before it fails.
  static let patience = Duration.seconds(1)

  static func begin() {
    state.locked { $0.isNeeded = true }
  }

  static func add(_ turns: Turns) {
    state.locked { state in
      guard state.isNeeded else { return }
      state.entries.removeAll { $0.turns == nil }
      state.entries.append(Entry(task: currentTask(), turns: turns))
    }
  }

  /// The screens that were made by this very task.
  static func ofThisTask() -> [Turns] {
    let task = currentTask()
    guard task != nil else { return [] }
    return state.locked { $0.entries.filter { $0.task == task }.compactMap(\.turns) }
  }

  /// Those of all tests that run.
  static var all: [Turns] { state.locked { $0.entries.compactMap(\.turns) } }

  private static func currentTask() -> Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
