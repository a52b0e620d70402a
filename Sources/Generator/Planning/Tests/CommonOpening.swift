import MVVMGenChecking

/// How the spec's own `given` opens the screen, where that is long: it stands once, beside the
/// mocks. A scenario that says something else of needs or values opens it by itself, so that none
/// of them depends on what others say.
struct CommonOpening {
  let function: String
  /// What a scenario calls a clock of its own.
  let clock: String
  private let unit: Unit
  private let given: CheckedScenario.Given?

  init(_ unit: Unit) {
    self.unit = unit
    function = unit.names.own("makeViewModel")
    // Only a mock stands beside it by its name alone.
    let isMocked = unit.mockedServices.contains { unit.mockProperty($0.name) == "clock" }
    let clock = isMocked ? unit.names.own("manualClock") : "clock"
    given = unit.screen.given.flatMap { OpeningEmitter(unit, $0, clock).isLong ? $0 : nil }
    self.clock = clock
  }

  /// The call that opens the screen for a scenario; nil where it has to do that by itself.
  func call(for scenario: CheckedScenario, _ opening: OpeningEmitter) -> Layout? {
    guard let given, scenario.given.needs == given.needs, scenario.given.values == given.values
    else { return nil }
    let isAsGiven = !scenario.usesClock && scenario.given.hasEnvironment(of: given)
    return .call(
      .text(function), isAsGiven ? [] : ["\(unit.environmentLabel): \(opening.environment)"])
  }

  func add(to members: inout Members) {
    guard let given else { return }
    let opening = OpeningEmitter(unit, given, clock)
    let isUsed = unit.screen.scenarios.contains { call(for: $0, opening) != nil }
    guard isUsed else { return }
    let (label, type) = (unit.environmentLabel, unit.names.known("ScreenEnvironment"))
    let head: Layout = .call(
      "private func \(function)", ["\(label): \(type) = \(opening.environment)"])
    members.add(doc: "The screen as it is opened where a test says nothing else.") { writer in
      if unit.testLibrary == .xctest { writer.add("@\(unit.names.known("MainActor"))") }
      writer.block("\(head) -> \(SwiftName.plain(unit.names.viewModel))") { body in
        var inner = TestWriter(body, file: unit.file)
        opening.emit("", .text(label), into: &inner)
        body = inner.code
      }
    }
  }
}

extension CheckedScenario.Given {
  fileprivate func hasEnvironment(of other: Self) -> Bool {
    locale == other.locale && timeZone == other.timeZone && now == other.now
  }
}
