extension Form {
  /// The keys of bindings.
  var bindingKeys: [KeyForm] {
    let shared: [KeyForm] = [
      KeyForm(
        "policy", .choice(["latest", "first", "queue", "all"]),
        "What happens when it starts while it runs."),
      KeyForm("per", .expression, "Policy and pauses hold for each value of this by itself."),
      KeyForm("debounce", .duration, "Runs when nothing has come for that time."),
      KeyForm("throttle", .duration, "Runs at most once in that time."),
      KeyForm("loading", .name, "A Bool state or output, true while this binding runs."),
      KeyForm("do", .steps, "The steps."),
      KeyForm("by", .choice(["hand"]), "The behaviour is written in Swift."),
      KeyForm(
        "calls", .either([.name, .list(.name)]),
        "With `by`: the services of libraries that the Swift calls."),
    ]
    return switch self {
    case .whenBinding:
      [
        KeyForm(
          "when", .either([.name, .list(.name)]),
          "An event, `start`, or a value that got a different one.", isRequired: true)
      ] + shared
    case .everyBinding:
      [
        KeyForm("every", .duration, "Runs again and again after that time.", isRequired: true),
        KeyForm("while", .expression, "Only while this is true."),
      ] + shared
    default: []
    }
  }

  /// The keys of the steps of a binding; the first one says which step it is.
  var stepKeys: [KeyForm] {
    let steps = ValueForm.steps
    return switch self {
    case .setStep:
      [KeyForm("set", .map(.value), "Sets values, all at once.", isRequired: true)]
    case .letStep:
      [KeyForm("let", .map(.value), "Names values for the steps that follow.", isRequired: true)]
    case .callStep:
      [
        KeyForm("call", .name, "Calls a method of a service.", isRequired: true),
        KeyForm("with", .map(.value), "The arguments."),
        KeyForm("as", .name, "What the following steps call the answer."),
        KeyForm("catch", steps, "The steps when it throws; then the run ends."),
        KeyForm("each", steps, "The steps for each element of a stream."),
      ]
    case .ifStep:
      [
        KeyForm("if", .expression, "What decides.", isRequired: true),
        KeyForm("as", .name, "What `then` calls the value of an optional."),
        KeyForm("then", steps, "The steps if it is so."),
        KeyForm("else", steps, "The steps if it isn't."),
      ]
    case .eachStep:
      [
        KeyForm("each", .expression, "An array.", isRequired: true),
        KeyForm("as", .name, "What the steps call the element.", isRequired: true),
        KeyForm("do", steps, "The steps for each element.", isRequired: true),
      ]
    case .sendStep:
      [
        KeyForm("send", .name, "An event, as if the view had sent it.", isRequired: true),
        KeyForm("with", .map(.value), "The arguments."),
      ]
    case .emitStep:
      [
        KeyForm("emit", .name, "An event output.", isRequired: true),
        KeyForm("value", .value, "What is delivered."),
      ]
    case .cancelStep:
      [
        KeyForm(
          "cancel", .either([.name, .list(.name)]), "Ends the runs of these.", isRequired: true)
      ]
    case .waitStep: [KeyForm("wait", .duration, "Goes on after that time.", isRequired: true)]
    case .stopStep: [KeyForm("stop", .bool, "Ends the run.", isRequired: true)]
    case .swiftStep: [KeyForm("swift", .text, "Swift code.", isRequired: true)]
    default: []
    }
  }

  /// The forms of the steps of a binding.
  public static let steps: [Form] = [
    .setStep, .letStep, .callStep, .ifStep, .eachStep, .sendStep, .emitStep, .cancelStep,
    .waitStep, .stopStep, .swiftStep,
  ]
}
