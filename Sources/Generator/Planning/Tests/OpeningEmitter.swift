import MVVMGenChecking

/// Writes how a scenario opens the screen.
struct OpeningEmitter {
  let clock: String
  private let unit: Unit
  private let given: CheckedScenario.Given
  private let usesClock: Bool
  private let emitter: ExpressionEmitter

  /// What is given, and whether a clock of its own, of that name, stands before it.
  init(
    _ unit: Unit, _ given: CheckedScenario.Given, _ clock: String, usesClock: Bool = false
  ) {
    self.unit = unit
    self.given = given
    self.clock = clock
    self.usesClock = usesClock
    emitter = ExpressionEmitter(unit, .test)
  }

  var newClock: Layout {
    .call(
      .text(unit.names.known("ManualClock")),
      given.now.kind == .date(0) ? [] : ["now: \(emitter.typed(given.now))"])
  }

  /// `.fixed(…)`, with what differs from what it has by itself.
  var environment: Layout {
    var arguments: [Layout] = []
    if given.locale != "en_US_POSIX" {
      let identifier = StringLiteral.quoted(given.locale)
      arguments.append("locale: \(unit.names.known("Locale"))(identifier: \(identifier))")
    }
    if given.timeZone != "UTC" {
      let identifier = StringLiteral.quoted(given.timeZone)
      arguments.append(
        "timeZone: \(unit.names.known("TimeZone"))(identifier: \(identifier)) ?? .gmt")
    }
    if usesClock {
      arguments.append("clock: \(clock)")
    } else if given.now.kind != .date(0) {
      arguments.append("clock: \(newClock)")
    }
    return .call(".fixed", arguments)
  }

  /// The view model, as its initialiser makes it.
  func emit(_ before: Layout, _ environment: Layout, into writer: inout TestWriter) {
    let head = head(before, environment)
    guard !given.values.isEmpty else { return writer.add(head) }
    writer.block(
      head,
      given.values.map {
        "$0.\(SwiftName.member($0.target.name)) =\(ChoiceEmitter(emitter).assigned($0.value))"
      })
  }

  /// Whether it has no room on a line.
  var isLong: Bool {
    !given.values.isEmpty
      || LayoutPrinter.flat(head("", environment)).bytes.count > Self.room
  }

  /// What there is of a line behind `let viewModel =`.
  private static let room = 78

  private func head(_ before: Layout, _ environment: Layout) -> Layout {
    // What may be missing is left out where it is.
    var arguments: [Layout] = given.needs.filter { $0.value.kind != .null }.map {
      emitter.labelled($0.label, $0.value)
    }
    arguments += unit.usedServices.map {
      "\(SwiftName.label($0.name)): \(unit.mockProperty($0.name))"
    }
    arguments.append("\(unit.environmentLabel): \(environment)")
    return .call("\(before)\(SwiftName.plain(unit.names.viewModel))", arguments)
  }
}
