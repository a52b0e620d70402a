import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// The types of all values that are written out. The values themselves come later: they may be
  /// made of any constant, and of cells, whose fields are not known yet.
  mutating func declareFixedTypes() {
    for library in libraries {
      for constant in library.constants {
        add(Name(constant.name, at: declared[constant.name] ?? spec.span), .constant, constant.type)
      }
    }
    for constant in spec.constants {
      let type = values.type(constant.type, firstValue: .key("value"))
      screen.constants.append(
        CheckedConstant(name: constant.name.text, type: type, value: .unknown, doc: constant.doc))
      add(constant.name, .constant, type)
    }
    for need in spec.needs {
      let type = values.type(
        need.type, firstValue: .none(hint: "whoever opens the screen gives its value"))
      screen.needs.append(CheckedNeed(name: need.name.text, type: type, doc: need.doc))
      add(need.name, .need, type)
    }
  }

  /// The parameter of an event may have the name of a value, which it hides; a type is meant all
  /// the same where it is made.
  private mutating func checkHidesNoType(_ name: Name) {
    guard expressions.types[name.text] != nil, let place = declared[name.text] else { return }
    let small = name.text.withoutCapitals
    report(
      .hidesName, "'\(name.text)' would hide another name", at: name.span,
      hint: small == name.text ? "give it another name" : "write '\(small)'",
      related: [.declaration(of: name.text, at: place)],
      missing: small == name.text ? nil : .init(.name(small), isGuessed: true))
  }

  mutating func declareInputsAndStoredValues() {
    for input in spec.inputs {
      switch input.kind {
      case .value(let type, let initial):
        addStored(input.name, .input, type: type, initial: initial, doc: input.doc)
      case .event(let takes, let isPrivate):
        let parameters = takes.map { parameter in
          checkName(parameter.name, as: .parameter)
          checkHidesNoType(parameter.name)
          return TypedExpression.Parameter(
            name: parameter.name.text,
            type: values.type(parameter.type, firstValue: .ofParameters))
        }
        screen.events.append(
          CheckedEvent(
            name: input.name.text, parameters: parameters, places: takes.map { $0.name.span },
            isPrivate: isPrivate, doc: ParameterDocs.added(to: input.doc, takes)))
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
        let type = values.type(
          event.type, allowsVoid: true,
          firstValue: .none(hint: "a step emits the value: 'emit', and 'value' below it"))
        screen.signals.append(CheckedSignal(name: event.name.text, type: type, doc: event.doc))
      }
    }
  }

  private mutating func addStored(
    _ name: Name, _ role: CheckedValue.Role, type node: YAMLNode, initial: YAMLNode?, doc: String?
  ) {
    let type = values.type(node, firstValue: .key("initial"))
    // Whatever is said of how it is used would follow from its type, or from what it starts with.
    if type == .unknown || initial == nil && emptyValue(of: type) == nil {
      expressions.poisoned.insert(name.text)
    }
    initials.append(Initial(name: name, place: screen.values.count, node: initial))
    screen.values.append(
      CheckedValue(
        name: name.text, type: type, role: role, content: .stored(.unknown), doc: doc))
    add(name, role.referenceKind, type)
  }

  /// Adds a name to the scopes that can see it.
  mutating func add(_ name: Name, _ kind: Reference.Kind, _ type: ValueType) {
    guard declared[name.text] == name.span else { return }
    scope.add(name.text, kind, type, at: name.span)
    if kind == .constant || kind == .need {
      firstScope.add(name.text, kind, type, at: name.span)
    }
    if kind == .constant { constantScope.add(name.text, kind, type, at: name.span) }
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
