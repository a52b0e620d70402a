/// What a key can hold.
public indirect enum ValueForm: Equatable, Sendable {
  case text
  /// A text with holes.
  case template
  case name
  case bool
  case integer
  /// A type: a text, a list of one, or a map of one.
  case type
  /// A literal, a text with holes, or an expression.
  case value
  /// A bare expression.
  case expression
  /// `300ms`
  case duration
  case choice([String])
  case form(Form)
  case list(ValueForm)
  /// A map from names to that.
  case map(ValueForm)
  case either([ValueForm])
  /// A map of anything.
  case object
  case null
}

extension ValueForm {
  /// Names with their types, each in short or long form.
  static let parameters = ValueForm.map(.either([.type, .form(.parameter)]))
  static let needs = ValueForm.map(.either([.type, .form(.need)]))

  /// The cases of an enum or error: their names, or a map to their texts or values.
  static let cases = ValueForm.either([
    .list(.name),
    .map(.either([.text, .map(.either([.type, .form(.field)])), .null])),
  ])

  /// The steps of a binding.
  static let steps = listOf(Form.steps)

  /// The steps of a scenario.
  static let scenarioSteps = listOf(Form.scenarioSteps)

  private static func listOf(_ forms: [Form]) -> ValueForm {
    .list(.either(forms.map { .form($0) }))
  }
}
