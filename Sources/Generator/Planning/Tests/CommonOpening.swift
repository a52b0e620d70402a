import Checking

/// How several scenarios open the screen, where that is long: it stands once, beside the mocks.
struct CommonOpening {
  let function: String
  /// Whether they open it in the same environment, which is no parameter then.
  private(set) var hasOneEnvironment = false
  private let unit: Unit
  private var first: CheckedScenario?

  init(_ unit: Unit) {
    self.unit = unit
    function = unit.names.own("makeViewModel")
    var groups: [[CheckedScenario]] = []
    for scenario in unit.screen.scenarios {
      let place = groups.firstIndex { $0[0].given.opensAlike(scenario.given) }
      if let place { groups[place].append(scenario) } else { groups.append([scenario]) }
    }
    guard let largest = groups.max(by: { $0.count < $1.count }), largest.count > 1 else { return }
    hasOneEnvironment = largest.allSatisfy {
      !$0.usesClock && $0.given.hasEnvironment(of: largest[0].given)
    }
    let opening = OpeningEmitter(unit, largest[0])
    // Where it differs, the function has it as a parameter, and so has each test.
    guard opening.isLong(hasOneEnvironment ? opening.environment : ".fixed()") else { return }
    first = largest[0]
  }

  func isOf(_ scenario: CheckedScenario) -> Bool {
    first?.given.opensAlike(scenario.given) ?? false
  }

  func add(to members: inout Members) {
    guard let first else { return }
    let opening = OpeningEmitter(unit, first)
    let label = unit.environmentLabel
    let parameter: [Layout] =
      hasOneEnvironment ? [] : ["\(label): \(unit.names.known("ScreenEnvironment"))"]
    let head: Layout = .call("private func \(function)", parameter)
    members.add(doc: "The screen as several tests open it.") { writer in
      if unit.testLibrary == .xctest { writer.add("@\(unit.names.known("MainActor"))") }
      writer.block("\(head) -> \(SwiftName.plain(unit.names.viewModel))") { body in
        var inner = TestWriter(body, file: unit.file)
        opening.emit("", hasOneEnvironment ? opening.environment : .text(label), into: &inner)
        body = inner.code
      }
    }
  }
}

extension CheckedScenario.Given {
  fileprivate func opensAlike(_ other: Self) -> Bool {
    needs == other.needs && values == other.values
  }

  fileprivate func hasEnvironment(of other: Self) -> Bool {
    locale == other.locale && timeZone == other.timeZone && now == other.now
  }
}
