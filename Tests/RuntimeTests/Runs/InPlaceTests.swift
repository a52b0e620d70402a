import Testing

@testable import MVVMRuntime

/// Tasks that do their first steps at once.
@MainActor
@Suite struct InPlaceTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func start(_ name: String, then next: String? = nil) -> Task<Void, Never> {
    let task = Task { @InPlace in await steps(name, next) }
    log.entries.append("started \(name)")
    return task
  }

  private func steps(_ name: String, _ next: String?) async {
    MainActor.assertIsolated()
    log.entries.append("begin \(name)")
    let inner = next.map { start($0) }
    await Task.yield()
    MainActor.assertIsolated()
    log.entries.append("go on \(name)")
    await inner?.value
  }

  @Test func theFirstStepsAreDoneWhenItIsStarted() async {
    let task = start("a", then: "b")
    #expect(log.entries == ["begin a", "begin b", "started b", "started a"])
    await task.value
    #expect(log.entries.suffix(2).sorted() == ["go on a", "go on b"])
  }

  @Test func itKeepsTheValuesOfItsTask() async {
    let run = Run(in: Screen(environment: .fixed()), lane: nil)
    await Run.$current.withValue(run) {
      let task = Task { @InPlace in await isCurrent(run) }
      #expect(await task.value)
    }
  }

  private func isCurrent(_ run: Run) async -> Bool { Run.current === run }

  /// As older systems start every task.
  @Test func fromAnotherThreadItGoesOnOnTheMainActor() async {
    let task = Task.detached { await Self.isOnMain() }
    #expect(await task.value)
  }

  @InPlace private static func isOnMain() -> Bool { isOnMainActor() }
}
