import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

/// The names of the logic's own parts, which give way to those of the spec. A class, as all
/// emitters of steps hold it.
final class LogicNames {
  let screen: String
  let formatters: String
  let run: String
  let viewModel: String
  /// What stands before a step that is not taken when the view model is gone.
  var endWithScreen: Layout { "guard !\(screen).isEnded else { return }" }
  private var ofBindings: [OfBinding]
  private var swiftSteps: [SourceSpan: String] = [:]

  /// Those of the parts that a binding has.
  private struct OfBinding {
    var method = ""
    var runs = ""
    var starter = ""
    var timer = ""
    var difference = ""
  }

  init(_ unit: Unit) {
    let names = unit.names
    screen = names.own("screen")
    formatters = names.own("formatters")
    run = names.own("run")
    viewModel = names.own("viewModel")
    let bindings = unit.program.bindings
    ofBindings = Array(repeating: OfBinding(), count: bindings.count)
    var taken = NameSet()
    func own(_ name: String) -> String {
      let name = names.own(name, besides: taken)
      taken.insert(name)
      return name
    }
    nameMethods(BindingSubjects(unit), of: bindings, own)
    nameDifferences(of: bindings, own)
    for binding in bindings {
      var count = 0
      binding.binding.visitSteps {
        // A step that an alias repeats is known by its place.
        guard case .swift(let code) = $0, swiftSteps[code.span] == nil else { return }
        count += 1
        let number = count == 1 ? "" : String(count)
        swiftSteps[code.span] = own("\(method(binding))InSwift\(number)")
      }
    }
  }

  private func nameMethods(
    _ subjects: BindingSubjects, of bindings: [BindingProgram], _ own: (String) -> String
  ) {
    var counts: [String: Int] = [:]
    // A method that the team writes has its name whatever other bindings there are.
    for binding in bindings.filter({ $0.isByHand }) + bindings.filter({ !$0.isByHand }) {
      let trigger = subjects.subject(of: binding)
      let count = counts[trigger, default: 0] + 1
      counts[trigger] = count
      let number = count == 1 ? "" : String(count)
      if binding.isTimer {
        ofBindings[binding.index].starter = own("\(trigger)\(number)")
        ofBindings[binding.index].timer = own("\(trigger)Timer\(number)")
      } else if binding.hasStarter {
        let verb = trigger.hasPrefix("start") ? "run" : "start"
        ofBindings[binding.index].starter = own("\(verb)\(trigger.withCapital)\(number)")
      }
      ofBindings[binding.index].method =
        if binding.isTimer && !binding.needsRuns {
          starter(binding)
        } else if subjects.isNamedForCall(binding) {
          own("run\(trigger.withCapital)\(number)")
        } else {
          own("when\(trigger.withCapital)\(number)")
        }
      if binding.needsRuns { ofBindings[binding.index].runs = own("\(trigger)Runs\(number)") }
    }
  }

  /// Bindings that the same changes set off ask for them once.
  private func nameDifferences(of bindings: [BindingProgram], _ own: (String) -> String) {
    var known: [String: String] = [:]
    for binding in bindings where !binding.changes.isEmpty {
      let changes = binding.changes.map { $0.name }
      let key = changes.joined(separator: " ")
      let ending = changes.count == 1 ? "Differs" : "Differ"
      let name = known[key] ?? own(BindingSubjects.joined(changes) + ending)
      known[key] = name
      ofBindings[binding.index].difference = name
    }
  }

  /// The method with the steps of a binding.
  func method(_ binding: BindingProgram) -> String { ofBindings[binding.index].method }

  /// The property with the runs of a binding.
  func runs(_ binding: BindingProgram) -> String { SwiftName.plain(ofBindings[binding.index].runs) }

  /// The method that sets a binding off, for its timer or for several who do.
  func starter(_ binding: BindingProgram) -> String { ofBindings[binding.index].starter }

  /// The method with a step in Swift.
  func method(_ code: Step.SwiftCode) -> String { swiftSteps[code.span] ?? "" }

  /// Whether values whose changes set a binding off are others than they were.
  func difference(_ binding: BindingProgram) -> String { ofBindings[binding.index].difference }

  /// The property with the timer of an `every`.
  func timer(_ binding: BindingProgram) -> String { ofBindings[binding.index].timer }
}

extension BindingProgram {
  /// Whether a run of it starts in a method of its own, and not where it is set off.
  var hasStarter: Bool { needsRuns && (isTimer || isSetOffInSeveralPlaces) }
}
