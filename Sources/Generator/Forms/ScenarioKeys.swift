extension Form {
  /// The keys of scenarios and of `given`.
  var scenarioKeys: [KeyForm] {
    switch self {
    case .scenario:
      [
        KeyForm("name", .text, "What the test is called.", isRequired: true),
        KeyForm("given", .form(.given), "What is there before `start`."),
        KeyForm(
          "steps", .scenarioSteps, "What happens, and what is expected.",
          isRequired: true),
      ]
    case .given:
      [
        KeyForm("values", .map(.value), "States, value inputs and plain outputs."),
        KeyForm("needs", .map(.value), "What the screen is opened with."),
        KeyForm("locale", .text, "The locale; en_US_POSIX where nothing is said."),
        KeyForm("timeZone", .text, "The time zone; UTC where nothing is said."),
        KeyForm("now", .text, "The time; 2001-01-01T00:00:00Z where nothing is said."),
      ]
    case .answer:
      [
        KeyForm("returns", .value, "The answer to every call."),
        KeyForm("returnsEach", .list(.value), "Answers, one after another, the last for ever."),
        KeyForm("streams", .list(.value), "The elements of the stream, which then ends."),
        KeyForm("throws", .value, "The error."),
      ]
    default: []
    }
  }

  /// The keys of the steps of a scenario; the first one says which step it is.
  var scenarioStepKeys: [KeyForm] {
    switch self {
    case .sendScenarioStep:
      [
        KeyForm("send", .name, "Sends an event.", isRequired: true),
        KeyForm("with", .map(.value), "The arguments."),
      ]
    case .setScenarioStep:
      [KeyForm("set", .map(.value), "Writes value inputs.", isRequired: true)]
    case .replyStep:
      [
        KeyForm("reply", .name, "Answers the oldest waiting call.", isRequired: true),
        KeyForm("to", .map(.value), "Some of the arguments of the call that is answered."),
        KeyForm("returns", .value, "The answer; for a stream, one element."),
        KeyForm("throws", .value, "The error."),
        KeyForm("ends", .bool, "Ends the stream."),
      ]
    case .advanceStep: [KeyForm("advance", .duration, "Moves the clock on.", isRequired: true)]
    case .expectStep:
      [KeyForm("expect", .map(.value), "The values that are expected.", isRequired: true)]
    case .expectChangesStep:
      [
        KeyForm(
          "expectChanges", .map(.list(.value)), "What observers of an output were told.",
          isRequired: true)
      ]
    case .expectEventsStep:
      [
        KeyForm(
          "expectEvents", .map(.list(.value)), "What an event output has delivered.",
          isRequired: true)
      ]
    case .expectCallsStep:
      [
        KeyForm(
          "expectCalls", .map(.list(.map(.value))), "All calls of a method so far.",
          isRequired: true)
      ]
    default: []
    }
  }

  /// The forms of the steps of a scenario.
  public static let scenarioSteps: [Form] = [
    .sendScenarioStep, .setScenarioStep, .replyStep, .advanceStep, .expectStep,
    .expectChangesStep, .expectEventsStep, .expectCallsStep,
  ]
}
