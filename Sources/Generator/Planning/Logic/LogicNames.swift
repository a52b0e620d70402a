import Checking
import Expressions
import Program

/// The names of the logic's own parts, which give way to those of the spec. A class, as all emitters
/// of steps hold it.
final class LogicNames: Sendable {
  let screen: String
  let formatters: String
  let environment: String
  let run: String
  let viewModel: String
  private let methods: [String]
  private let runs: [String]
  private let ticks: [String]
  private let timers: [String]

  init(_ unit: Unit) {
    let names = unit.names
    screen = names.own("screen")
    formatters = names.own("formatters")
    environment = names.own("environment")
    run = names.own("run")
    viewModel = names.own("viewModel")
    var counts: [String: Int] = [:]
    var methods: [String] = []
    var runs: [String] = []
    var ticks: [String] = []
    var timers: [String] = []
    for binding in unit.program.bindings {
      let trigger = binding.triggerNames.first ?? "tick"
      let count = counts[trigger, default: 0] + 1
      counts[trigger] = count
      let number = count == 1 ? "" : String(count)
      ticks.append(names.own("tick\(number)"))
      timers.append(names.own("tickTimer\(number)"))
      let isPlainTimer = binding.isTimer && !binding.needsRuns
      methods.append(
        isPlainTimer
          ? names.own("tick\(number)")
          : names.own("when\(SwiftName.capitalized(trigger))\(number)"))
      runs.append(names.own("\(trigger)Runs\(number)"))
    }
    self.methods = methods
    self.runs = runs
    self.ticks = ticks
    self.timers = timers
  }

  /// The method with the steps of a binding.
  func method(_ binding: BindingProgram) -> String { methods[binding.index] }

  /// The property with the runs of a binding.
  func runs(_ binding: BindingProgram) -> String { SwiftName.plain(runs[binding.index]) }

  /// The method that a timer calls.
  func tick(_ binding: BindingProgram) -> String { ticks[binding.index] }

  /// The property with the timer of an `every`.
  func timer(_ binding: BindingProgram) -> String { timers[binding.index] }
}
