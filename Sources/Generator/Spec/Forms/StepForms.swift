/// Steps by the keys that say which step it is.
struct StepForms {
  /// The keys, in the order of the reference.
  let names: [String]
  private let forms: [String: Form]

  static let steps = StepForms(Form.steps)
  static let scenarioSteps = StepForms(Form.scenarioSteps)

  private init(_ forms: [Form]) {
    names = forms.compactMap { $0.keys.first?.name }
    self.forms = Dictionary(zip(names, forms), uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> Form? { forms[name] }
}
