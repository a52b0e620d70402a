import CountMalloc

/// Prints the best time of many rounds, which other work on the machine disturbs the least.
@MainActor
func measure(_ name: String, times: Int = 100_000, _ body: (Int) -> Void) {
  guard isWanted(name) else { return }
  body(times)
  var rounds = Rounds()
  while rounds.areWanted {
    let start = ContinuousClock.now
    body(times)
    rounds.add(start.duration(to: .now))
  }
  show(name, times, rounds)
}

/// The same for what has to wait.
@MainActor
func measure(_ name: String, times: Int, _ body: (Int) async -> Void) async {
  guard isWanted(name) else { return }
  await body(times)
  var rounds = Rounds()
  while rounds.areWanted {
    let start = ContinuousClock.now
    await body(times)
    rounds.add(start.duration(to: .now))
  }
  show(name, times, rounds)
}

/// At least 25, and so many that a processor that slept is at its full speed in most of them.
@MainActor
private struct Rounds {
  private(set) var best = Duration.seconds(1_000)
  private var count = 0
  private var total = Duration.zero
  private let before = allocationCount()

  var areWanted: Bool { count < 25 || total < .milliseconds(200) }

  /// What one round allocated; below zero where that is not counted.
  var allocations: Double { before < 0 ? -1 : Double(allocationCount() - before) / Double(count) }

  mutating func add(_ time: Duration) {
    best = min(best, time)
    count += 1
    total += time
  }
}

/// All are, or those that an argument is a part of.
private func isWanted(_ name: String) -> Bool {
  let parts = CommandLine.arguments.dropFirst()
  return parts.isEmpty || parts.contains { name.contains($0) }
}

@MainActor
private func show(_ name: String, _ times: Int, _ rounds: Rounds) {
  let allocations = rounds.allocations / Double(times)
  let nanoseconds = rounds.best / .nanoseconds(1) / Double(times)
  print(
    name.padded(to: 46), short(nanoseconds).padded(to: 10, atEnd: false),
    allocations < 0 ? "" : short(allocations).padded(to: 8, atEnd: false))
}

private func short(_ number: Double) -> String {
  "\((number * 10).rounded() / 10)"
}

extension String {
  fileprivate func padded(to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atEnd ? self + space : space + self
  }
}
