import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// The first value of something that is stored, not checked yet.
struct Initial {
  var name: Name
  /// Where it is among the values of the screen.
  var place: Int
  var node: YAMLNode?
}

extension ScreenChecker {
  /// The values that are there before anything runs: constants, the default values of fields, and
  /// what states, inputs and outputs start with.
  mutating func checkFixedValues() {
    expressions.formattingCells = formattingCells
    var constants = constantScope.within(.fixed)
    let defaults = constants
    constants.limit = "constants are made without the screen: derive a state: { from: ... }"
    for (place, constant) in spec.constants.enumerated() {
      constants.constant = constant.name.text
      screen.constants[place].value = values.value(
        constant.value, in: constants, expected: screen.constants[place].type,
        takenBy: constant.name.text, at: constant.name.span)
    }
    checkDefaults(in: defaults)
    checkConstantCircles()
    firstScope.limit =
      "a first value is made of constants and needs; what follows others is { from: ... }"
    for initial in initials { checkInitial(initial) }
  }

  /// The cells that need formatters when they are made from their sources, directly or through
  /// cells in them.
  private var formattingCells: NameSet {
    let cells = screen.withLibraries.flatMap { $0.cells }
    var found = NameSet()
    var count = -1
    while count < found.count {
      count = found.count
      for cell in cells {
        for field in cell.fields {
          field.value.visit { part in
            switch part.kind {
            case .formatted: found.insert(cell.name)
            case .cell(let inner, _) where found.contains(inner): found.insert(cell.name)
            default: break
            }
          }
        }
      }
    }
    return found
  }

  private mutating func checkDefaults(in scope: Scope) {
    for (index, model) in spec.models.enumerated() {
      guard case .fields(let specs) = model.content,
        case .structure(var fields) = screen.models[index].kind
      else { continue }
      for (place, field) in specs.enumerated() {
        guard let node = field.defaultValue else { continue }
        fields[place].defaultValue = values.value(node, in: scope, expected: fields[place].type)
      }
      screen.models[index].kind = .structure(fields)
    }
  }

  private mutating func checkInitial(_ initial: Initial) {
    let type = screen.values[initial.place].type
    let first: TypedExpression
    if let node = initial.node {
      first = values.value(
        node, in: firstScope, expected: type, takenBy: initial.name.text, at: initial.name.span)
      if type.unwrapped == .string { expressions.warnIfQuotedTwice(node) }
    } else if let value = emptyValue(of: type) {
      first = value
    } else if declared[initial.name.text] != initial.name.span {
      // It goes, or gets another name: that was told.
      first = .unknown
    } else {
      let name = initial.name
      let isEmitted = spec.bindings.contains { binding in
        binding.steps.contains { step in
          step.hasStep {
            if case .emit(let output, _) = $0.kind { output.text == name.text } else { false }
          }
        }
      }
      report(
        .needsInitial, "'\(name.text)' needs a first value: \(type) has none of its own",
        at: name.span,
        hint: isEmitted
          ? "an event, which a step emits, is written '\(name.text): { emits: \(type) }'"
          : "write '\(name.text): { type: \(type), initial: \(firstCase(of: type) ?? "...") }', "
            + "or make it '\(type)?'" + eventMeant(by: initial, type))
      first = .unknown
    }
    screen.values[initial.place] = screen.values[initial.place].starting(with: first)
  }

  /// `play: Track` among the inputs may be an event, which brings one.
  private func eventMeant(by initial: Initial, _ type: ValueType) -> String {
    guard screen.values[initial.place].role == .input, case .named(let model) = type,
      expressions.types[model]?.fields != nil
    else { return "" }
    let label = model.withoutCapital
    return "; an event that brings one is written "
      + "'\(initial.name.text): { takes: { \(label): \(model) } }'"
  }

  /// A case that an enum may start with.
  private func firstCase(of type: ValueType) -> String? {
    expressions.types.cases(of: type)?.first { $0.values.isEmpty }?.name
  }

  /// Formatters and cells may read values, none of which is there yet.
  mutating func checkReadsOfFirstValues() {
    for initial in initials {
      guard let node = initial.node, case .stored(let first) = screen.values[initial.place].content,
        case let reads = screen.reads.reads(of: [first]), let read = reads.values.first
      else { continue }
      report(
        .wrongFormatter, "what shows this reads '\(read)', which has no value yet", at: node.span,
        hint: "a first value is made of constants and needs; what follows others is { from: ... }")
    }
  }

  /// What a value starts with where nothing is said; nil where its type has no empty value.
  func emptyValue(of type: ValueType) -> TypedExpression? {
    switch type {
    case .string: TypedExpression(.text([]), type)
    case .bool: TypedExpression(.bool(false), type)
    case .int, .double, .decimal: TypedExpression(.integer(0), type)
    case .optional: TypedExpression(.null, type)
    case .array, .set: TypedExpression(.list([]), type)
    case .dictionary: TypedExpression(.dictionary([]), type)
    case .unknown: .unknown
    default: nil
    }
  }
}
