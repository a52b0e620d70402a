import CountMalloc

/// Prints the best time of many rounds, which other work on the machine disturbs the least.
@MainActor
func measure(_ name: String, times: Int = 100_000, _ body: (Int) -> Void) {
  guard isWanted(name) else { return }
  body(times)
  var best = Duration.seconds(1_000)
  let before = allocationCount()
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    body(times)
    best = min(best, start.duration(to: .now))
  }
  show(name, times, best, before)
}

/// The same for what has to wait.
@MainActor
func measure(_ name: String, times: Int, _ body: (Int) async -> Void) async {
  guard isWanted(name) else { return }
  await body(times)
  var best = Duration.seconds(1_000)
  let before = allocationCount()
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    await body(times)
    best = min(best, start.duration(to: .now))
  }
  show(name, times, best, before)
}

private let rounds = 25

/// All are, or those that an argument is a part of.
private func isWanted(_ name: String) -> Bool {
  let parts = CommandLine.arguments.dropFirst()
  return parts.isEmpty || parts.contains { name.contains($0) }
}

@MainActor
private func show(_ name: String, _ times: Int, _ best: Duration, _ before: Int) {
  let allocations = Double(allocationCount() - before) / Double(rounds * times)
  let nanoseconds = best / .nanoseconds(1) / Double(times)
  print(
    name.padded(to: 46), short(nanoseconds).padded(to: 10, atEnd: false),
    before < 0 ? "" : short(allocations).padded(to: 8, atEnd: false))
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
