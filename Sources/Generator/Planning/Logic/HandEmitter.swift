import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// What a team writes in Swift: whole bindings, and single steps. Both are methods of the view
/// model.
struct HandEmitter {
  private let unit: Unit
  private let logic: LogicNames

  init(_ unit: Unit, _ logic: LogicNames) {
    self.unit = unit
    self.logic = logic
  }

  /// Whether a screen has any of it.
  static func isNeeded(by program: ScreenProgram) -> Bool {
    program.bindings.contains { binding in
      binding.isByHand
        || binding.binding.hasStep { if case .swift = $0 { true } else { false } }
    }
  }

  /// What is to be written for a binding, above its call: a reader finds it by that, and where it
  /// is missing Swift shows both.
  func announce(_ binding: BindingProgram, to writer: inout CodeWriter) {
    let written: Layout =
      Layout.call(
        "// By hand, in an extension: func \(logic.method(binding))",
        binding.binding.parameters.map { unit.names.parameterInViewModel($0.name, $0.type) })
      + " async"
    if writer.fits(written) { writer.add(written) }
  }

  /// The call of a binding that is written by hand.
  func call(_ binding: BindingProgram) -> Layout {
    .call(
      "await \(logic.viewModel).\(logic.method(binding))",
      binding.binding.parameters.map { SwiftName.passed($0.name) })
  }

  /// The call of a step in Swift, with the names that it mentions.
  func call(_ code: Step.SwiftCode, _ emitter: ExpressionEmitter) -> Layout {
    .call(
      "await \(logic.viewModel).\(logic.method(code))",
      mentioned(by: code).map {
        "\(SwiftName.label($0.reference.name)): \(emitter.reference($0.reference))"
      })
  }

  /// The methods with the steps in Swift, each at its line of the spec.
  func declaration() -> DeclarationPlan? {
    var members = Members()
    var written: Set<String> = []
    unit.program.visitSteps {
      // A step that an alias repeats is one method, unless it takes something else there.
      if case .swift(let code) = $0, written.insert(signature(of: code)).inserted {
        add(code, to: &members)
      }
    }
    guard !members.isEmpty else { return nil }
    return DeclarationPlan(
      doc: "The steps that the spec has in Swift.",
      head: "extension \(SwiftName.plain(unit.names.viewModel))", members: members)
  }

  private func add(_ code: Step.SwiftCode, to members: inout Members) {
    members.add { writer in
      writer.addKeepsLines()
      writer.block(
        Layout.call(
          "fileprivate func \(logic.method(code))",
          mentioned(by: code).map {
            unit.names.parameterInViewModel($0.reference.name, $0.type)
          })
          + " async"
      ) { body in
        body.add(code, file: unit.file)
      }
    }
  }

  private func signature(of code: Step.SwiftCode) -> String {
    mentioned(by: code).reduce(logic.method(code)) { "\($0), \($1.reference.name): \($1.type)" }
  }

  private func mentioned(by code: Step.SwiftCode) -> [Step.TypedName] {
    code.scope.filter { code.mentionsLocally($0.reference.name) }
  }
}
