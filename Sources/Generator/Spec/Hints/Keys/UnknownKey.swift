import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// A key that its form does not know, with all that tells what was meant by it.
struct UnknownKey {
  let decoder: SpecDecoder
  let key: String
  let value: YAMLNode
  /// All keys of the map.
  let pairs: [YAMLPair]
  let form: Form

  /// What was meant, as far as the form, the value and the keys beside it tell.
  var hint: Hint? {
    hintAtSigns ?? hintAtOwnWord ?? valueInKey ?? hintInForm ?? hintAtMissing ?? hintAtSection
      ?? hintAtArguments ?? hintAtOther
  }

  /// What was meant in a map of that form.
  var hintInForm: Hint? {
    if let hint = hintAtType { return hint }
    if key == "<<" { return "specs don't merge maps: write out what it stands for" }
    return switch form {
    case .screen, .library: hintInUnit
    case .service: hintInService
    case .http: hintInHTTP
    case .method: hintInMethod
    case .model, .error: hintInModel
    case .cell: hintInCell
    case .cellField: hintInFieldOfCell
    case .field: hintInField
    case .event, .input: hintInInput
    case .value, .output: hintInValue
    case .need, .parameter: hintAtFirstValue
    case .formatter, .number, .percent, .dateStyle: hintInFormatter
    case .whenBinding, .everyBinding: hintInBinding
    case .setStep, .sendStep, .emitStep: hintInStep
    case .callStep: hintInCall
    case .scenario: hintInScenario
    case .replyStep: hintInReply
    case .given: hintInGiven
    case .answer: hintInAnswer
    case .configuration: hintInConfiguration
    case .constant, .letStep, .ifStep, .eachStep, .cancelStep, .waitStep, .stopStep, .swiftStep,
      .sendScenarioStep, .setScenarioStep, .advanceStep, .expectStep, .expectChangesStep,
      .expectEventsStep, .expectCallsStep, .configurationTests, .configurationNames:
      nil
    }
  }

  var text: String? { value.scalar?.text }

  /// Whether it is like no key of the form.
  var isStrange: Bool { !form.isNear(key) && form.meantKey(by: key) == nil }

  /// Whether its value is the name of a type.
  var hasType: Bool { text?.startsUpper ?? false }

  /// Signs that are no part of a key.
  private var hintAtSigns: Hint? {
    if key.hasPrefix("-"), key.dropFirst().first?.isLetter ?? false {
      return "a space is missing after the '-': write '- \(key.dropFirst()):'"
    }
    return key.hasPrefix("//")
      ? "a comment starts with '#': write '# \(key.drop { "/ ".contains($0) }): ...'" : nil
  }

  /// Words that mean one thing alone where they stand, whatever they are near to.
  private var hintAtOwnWord: Hint? {
    switch (form, key) {
    case (.output, "value") where pairs.has("emits"), (.output, "with") where pairs.has("emits"):
      "the step that emits it gives it: '- emit: name', and below it 'value: \(text ?? "...")'"
    case (_, "computed") where value.isText("true") && form.has("from"):
      "write what computes it: 'from: a + b'"
    case (.method, "async"):
      value.isText("false")
        ? "what answers at once says so: write 'sync: true'"
        : "methods are always async: remove it"
    case (.callStep, _) where key.hasPrefix("catch") && key.utf8.count > 5:
      "write 'catch': what was thrown is called 'error' in its steps"
    default: nil
    }
  }

  /// `- when go:`, whose colon stands too late.
  private var valueInKey: Hint? {
    let words = key.split(separator: " ", maxSplits: 1)
    guard words.count == 2, value.isNull, !pairs.has(String(words[0])), form.has(words[0]) else {
      return nil
    }
    return "write '\(words[0]): \(words[1])'"
  }

  /// Where a value may be missing, as others write it.
  private var hintAtMissing: Hint? {
    guard ["optional", "nullable", "required"].contains(key), form == .model || form.isTyped else {
      return nil
    }
    return (key == "required") == (text != "false")
      ? "a value is there unless its type has a '?': remove '\(key)'"
      : "what may be missing has a '?' after its type"
  }

  /// What has a place of its own in the spec.
  private var hintAtSection: Hint? {
    let isInSpec = ![.configuration, .configurationTests, .configurationNames].contains(form)
    guard isInSpec, SpecDecoder.isSection(key), form != .screen, form != .library,
      form.meantKey(by: key) == nil
    else { return nil }
    return "'\(key)' is a part of the spec itself: write it at the start of its line"
  }

  /// What answers, or is given to what is called or sent.
  private var hintAtArguments: Hint? {
    switch form {
    case .given: hintAtMethod
    case .callStep: partOfCall
    case .sendStep, .sendScenarioStep:
      decoder.parameters(ofEventIn: pairs).flatMap { areArguments(of: $0) ? .write("with") : nil }
    default: nil
    }
  }

  /// `format: …` beside `date: …`
  private var hintAtOther: Hint? {
    guard value.scalar != nil, form != .screen, form != .library,
      let meant = form.meantKey(by: key), pairs.has(meant)
    else { return nil }
    return "'\(meant)' says it already: remove it"
  }

  private var hintInConfiguration: Hint? {
    ["no-swift", "quiet", "check", "reporter", "watch"].contains(key)
      ? "it is said where mvvmgen is called: --\(key)" : nil
  }

  static func asComment(_ text: String) -> Hint {
    "only declarations have one: write it as a comment: # \(text)"
  }
}
