/// Steps by the keys that say which step it is.
struct StepForms {
  /// The keys, in the order of the reference.
  let names: [String]
  private let forms: [String: Form]

  /// What to write in place of the steps of the others.
  private let ofOthers: [String: String]

  static let steps = StepForms(
    Form.steps,
    [
      "advance": "write 'wait'", "reply": "answers stand under 'scenarios'",
      "expect": "what is expected stands under 'scenarios'",
    ])
  static let scenarioSteps = StepForms(
    Form.scenarioSteps,
    [
      "call": "the screen calls: 'reply' answers it, and 'expectCalls' looks at its calls",
      "wait": "write 'advance'", "emit": "the screen emits: 'expectEvents' looks at it",
      "given": "'given' stands beside 'steps'",
    ])

  private init(_ forms: [Form], _ ofOthers: [String: String]) {
    self.ofOthers = ofOthers
    names = forms.compactMap { $0.keys.first?.name }
    self.forms = Dictionary(zip(names, forms), uniquingKeysWith: { first, _ in first })
  }

  /// What to write in place of a step that these have not.
  func meant(by name: String) -> String? { ofOthers[name] }

  subscript(name: String) -> Form? { forms[name] }
}
