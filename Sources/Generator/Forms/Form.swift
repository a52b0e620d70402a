/// The kinds of maps in a spec whose keys are fixed.
public enum Form: Int, CaseIterable, Sendable {
  case screen, library, constant, need, parameter, model, error, field, service, method, http
  case formatter, number, percent, dateStyle, cell, cellField
  case input, event, value, output
  case whenBinding, everyBinding
  case setStep, letStep, callStep, ifStep, eachStep, sendStep, emitStep, cancelStep
  case waitStep, stopStep, swiftStep
  case scenario, given, answer
  case sendScenarioStep, setScenarioStep, replyStep, advanceStep
  case expectStep, expectChangesStep, expectEventsStep, expectCallsStep
  case configuration, configurationTests, configurationNames

  /// What the JSON Schema calls it: the name of the case, which Embedded Swift does not know.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "screen", "library", "constant", "need", "parameter", "model", "error", "field", "service",
    "method", "http",
    "formatter", "number", "percent", "dateStyle", "cell", "cellField",
    "input", "event", "value", "output",
    "whenBinding", "everyBinding",
    "setStep", "letStep", "callStep", "ifStep", "eachStep", "sendStep", "emitStep", "cancelStep",
    "waitStep", "stopStep", "swiftStep",
    "scenario", "given", "answer",
    "sendScenarioStep", "setScenarioStep", "replyStep", "advanceStep",
    "expectStep", "expectChangesStep", "expectEventsStep", "expectCallsStep",
    "configuration", "configurationTests", "configurationNames",
  ]

  /// What a message calls such a map.
  public var title: String {
    switch self {
    case .screen: "a screen"
    case .library: "a library"
    case .constant: "a constant"
    case .need: "a need"
    case .parameter: "a parameter"
    case .model: "a model"
    case .error: "an error"
    case .field: "a field"
    case .service: "a service"
    case .method: "a method"
    case .http: "an HTTP service"
    case .formatter: "a formatter"
    case .number: "a number format"
    case .percent: "a percent format"
    case .dateStyle: "a date style"
    case .cell: "a cell"
    case .cellField: "a field of a cell"
    case .input: "a value input"
    case .event: "an event"
    case .value: "a state"
    case .output: "an output"
    case .whenBinding, .everyBinding: "a binding"
    case .setStep: "a set step"
    case .letStep: "a let step"
    case .callStep: "a call step"
    case .ifStep: "an if step"
    case .eachStep: "an each step"
    case .sendStep, .sendScenarioStep: "a send step"
    case .emitStep: "an emit step"
    case .cancelStep: "a cancel step"
    case .waitStep: "a wait step"
    case .stopStep: "a stop step"
    case .swiftStep: "a swift step"
    case .scenario: "a scenario"
    case .given: "given"
    case .answer: "an answer"
    case .setScenarioStep: "a set step"
    case .replyStep: "a reply step"
    case .advanceStep: "an advance step"
    case .expectStep: "an expect step"
    case .expectChangesStep: "an expectChanges step"
    case .expectEventsStep: "an expectEvents step"
    case .expectCallsStep: "an expectCalls step"
    case .configuration: "the configuration"
    case .configurationTests: "'tests'"
    case .configurationNames: "'names'"
    }
  }

  /// The form's keys, in the order of the reference.
  public var keys: [KeyForm] { Self.table[rawValue] }

  /// Whether it has a key of that name.
  public func has(_ key: some StringProtocol) -> Bool { keys.contains { $0.name == key } }

  private static let table = allCases.map { $0.makeKeys() }

  private func makeKeys() -> [KeyForm] {
    switch self {
    case .screen, .library: unitKeys
    case .constant, .need, .parameter, .model, .error, .field, .cell, .cellField, .input, .event,
      .value, .output:
      declarationKeys
    case .service, .method, .http: serviceKeys
    case .formatter, .number, .percent, .dateStyle: formatterKeys
    case .whenBinding, .everyBinding: bindingKeys
    case .setStep, .letStep, .callStep, .ifStep, .eachStep, .sendStep, .emitStep, .cancelStep,
      .waitStep, .stopStep, .swiftStep:
      stepKeys
    case .scenario, .given, .answer: scenarioKeys
    case .sendScenarioStep, .setScenarioStep, .replyStep, .advanceStep, .expectStep,
      .expectChangesStep, .expectEventsStep, .expectCallsStep:
      scenarioStepKeys
    case .configuration, .configurationTests, .configurationNames: configurationKeys
    }
  }
}

extension Form {
  static let doc = KeyForm("doc", .text, "Documentation, carried into the Swift doc comments.")
}

extension Form {
  /// The types that every spec knows. A test compares them with `ValueType`.
  public static let ownTypes: Set<String> = [
    "String", "Int", "Double", "Decimal", "Bool", "Date", "URL", "Data", "UUID",
  ]
}
