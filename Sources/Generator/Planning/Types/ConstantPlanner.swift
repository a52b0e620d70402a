import MVVMGenChecking
import MVVMGenExpressions

/// The constants of a spec.
struct ConstantPlanner {
  static func declaration(_ unit: Unit) -> DeclarationPlan? {
    guard !unit.screen.constants.isEmpty else { return nil }
    let emitter = ExpressionEmitter(unit, .constants)
    let shared = unit.screen.constantsOfDefaults
    let shown = unit.access
    let access = shared.isEmpty ? unit.sharedAccess : shown
    var members = Members()
    for constant in unit.screen.constants {
      let word = shared.contains(constant.name) ? shown : unit.sharedAccess
      members.addToGroup(
        doc: constant.doc,
        .row(
          ChoiceEmitter(emitter).declaring(
            "\(word)static let \(SwiftName.plain(constant.name))", constant.value,
            as: constant.type)))
    }
    return DeclarationPlan(
      doc: unit.doc("Values that never change.", of: .constants),
      head: "\(access)nonisolated enum \(unit.names.constants)",
      members: members)
  }
}
