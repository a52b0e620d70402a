import Diagnostics
import Expressions
import Reading
import Spec

extension ScreenChecker {
  mutating func declareConstantsAndNeeds() {
    for library in libraries {
      for constant in library.constants {
        add(Name(constant.name, at: declared[constant.name] ?? spec.span), .constant, constant.type)
      }
    }
    for constant in spec.constants {
      let type = values.type(constant.type, allowsVoid: false)
      let value = values.value(constant.value, in: fixedScope, expected: type)
      screen.constants.append(
        CheckedConstant(
          name: constant.name.text, type: type, value: value, doc: constant.doc))
      add(constant.name, .constant, type)
    }
    declareDefaults()
    for need in spec.needs {
      let type = values.type(need.type, allowsVoid: false)
      screen.needs.append(CheckedNeed(name: need.name.text, type: type, doc: need.doc))
      add(need.name, .need, type)
    }
  }

  /// The default values of fields may be made of constants, so they come after them.
  private mutating func declareDefaults() {
    for (index, model) in spec.models.enumerated() {
      guard case .fields(let specs) = model.content,
        case .structure(var fields) = screen.models[index].kind
      else { continue }
      for (place, field) in specs.enumerated() {
        guard let node = field.defaultValue else { continue }
        fields[place].defaultValue = values.value(
          node, in: fixedScope, expected: fields[place].type)
      }
      screen.models[index].kind = .structure(fields)
      guard var type = values.types[model.name.text], case .structure(var declared) = type.kind
      else { continue }
      for place in fields.indices {
        declared[place].hasDefault = fields[place].defaultValue != nil
      }
      type.kind = .structure(declared)
      values.types.declare(type)
    }
  }

  mutating func declareInputsAndStoredValues() {
    for input in spec.inputs {
      switch input.kind {
      case .value(let type, let initial):
        addStored(input.name, .input, type: type, initial: initial, doc: input.doc)
      case .event(let takes, let isPrivate):
        let parameters = takes.map { parameter in
          checkName(parameter.name)
          return TypedExpression.Parameter(
            name: parameter.name.text, type: values.type(parameter.type, allowsVoid: false))
        }
        screen.events.append(
          CheckedEvent(
            name: input.name.text, parameters: parameters, isPrivate: isPrivate, doc: input.doc))
      }
    }
    for state in spec.state {
      if case .stored(let type, let initial) = state.kind {
        addStored(state.name, .state, type: type, initial: initial, doc: state.doc)
      }
    }
    for output in spec.outputs {
      switch output {
      case .value(let value):
        if case .stored(let type, let initial) = value.kind {
          addStored(value.name, .output, type: type, initial: initial, doc: value.doc)
        }
      case .event(let event):
        let type = values.type(event.type, allowsVoid: true)
        screen.signals.append(CheckedSignal(name: event.name.text, type: type, doc: event.doc))
      }
    }
  }

  private mutating func addStored(
    _ name: Name, _ role: CheckedValue.Role, type node: YAMLNode, initial: YAMLNode?, doc: String?
  ) {
    let type = values.type(node, allowsVoid: false)
    let first: TypedExpression
    if let initial {
      first = values.value(initial, in: fixedScope, expected: type)
    } else if let value = emptyValue(of: type) {
      first = value
    } else {
      report(
        .needsInitial, "'\(name.text)' needs a first value: \(type) has none of its own",
        at: name.span,
        hint: "write '\(name.text): { type: \(type), initial: ... }', or make it '\(type)?'")
      first = TypedExpression(.null, .unknown)
    }
    screen.values.append(
      CheckedValue(
        name: name.text, type: type, role: role, content: .stored(first), doc: doc))
    add(name, role.referenceKind, type)
  }

  /// Adds a name to the scopes that can see it.
  mutating func add(_ name: Name, _ kind: Reference.Kind, _ type: ValueType) {
    guard declared[name.text] == name.span else { return }
    scope.add(name.text, kind, type, at: name.span)
    if kind == .constant || kind == .need {
      fixedScope.add(name.text, kind, type, at: name.span)
    }
  }
}

extension CheckedValue.Role {
  var referenceKind: Reference.Kind {
    switch self {
    case .input: .input
    case .state: .state
    case .output: .output
    }
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
  case .unknown: TypedExpression(.null, .unknown)
  default: nil
  }
}
