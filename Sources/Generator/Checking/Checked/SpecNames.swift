import MVVMGenExpressions

/// All names that a spec gives to anything: generated code must not use one of them for something
/// of its own.
struct SpecNames {
  private(set) var all = NameSet()
  /// Those that are never written without what they belong to: of fields, cases and methods.
  private(set) var members = NameSet()
  /// Those of fields, cases and methods that types have too.
  private(set) var hidingMembers = NameSet()
  private let types: TypeTable

  init(_ screen: CheckedScreen) {
    types = screen.types
    add(screen)
    for library in screen.libraries {
      let members = library.memberNamesForUsers
      for name in library.namesForUsers.names where !members.contains(name) { all.insert(name) }
    }
    addMembers(of: screen)
    for library in screen.libraries { addMembers(library.memberNamesForUsers.names) }
  }

  private mutating func addMembers(of screen: CheckedScreen) {
    for model in screen.models {
      switch model.kind {
      case .structure(let fields): addMembers(fields.map { $0.name })
      case .enumeration(let cases), .error(let cases):
        for item in cases { addMembers([item.name] + item.values.map { $0.name }) }
      }
    }
    for cell in screen.cells { addMembers(cell.fields.map { $0.name }) }
    for method in screen.services.flatMap({ $0.methods }) {
      addMembers([method.name] + method.parameters.map { $0.name })
    }
  }

  private mutating func addMembers(_ names: [String]) {
    for name in names {
      if all.insert(name) {
        members.insert(name)
      } else if types[name] != nil {
        hidingMembers.insert(name)
      }
    }
  }

  private mutating func add(_ screen: CheckedScreen) {
    all.formUnion(screen.types.names)
    all.formUnion(screen.opaqueTypes)
    add(screen.constants, { $0.name })
    add(screen.formatters, { $0.name })
    add(screen.needs, { $0.name })
    add(screen.values, { $0.name })
    add(screen.signals, { $0.name })
    add(screen.models, { $0.name })
    for cell in screen.cells {
      add(cell.sources, { $0.name })
      for field in cell.fields { add(field.value) }
    }
    for service in screen.services {
      all.formUnion([service.name, service.protocolName])
      add(service.client?.needs ?? [], { $0.name })
    }
    for event in screen.events {
      all.insert(event.name)
      add(event.parameters, { $0.name })
    }
    for value in screen.values {
      switch value.content {
      case .stored(let expression), .derived(let expression): add(expression)
      }
    }
    for formatter in screen.formatters {
      if case .expression(let expression) = formatter.kind { add(expression) }
    }
    for binding in screen.bindings { add(binding) }
    for scenario in screen.scenarios { scenario.visitExpressions { add($0) } }
  }

  private mutating func add<Element>(_ elements: [Element], _ name: (Element) -> String) {
    for element in elements { all.insert(name(element)) }
  }

  private mutating func add(_ binding: CheckedBinding) {
    if case .every(_, let condition?) = binding.trigger { add(condition) }
    if let per = binding.per { add(per) }
    binding.visitSteps { add($0) }
  }

  private mutating func add(_ step: Step) {
    switch step {
    case .letValue(let name, _), .branchOfOptional(_, let name, _, _), .forEach(_, let name, _):
      all.insert(name)
    case .call(let call): if let name = call.resultName { all.insert(name) }
    case .swift(let code): add(code.scope, { $0.reference.name })
    case .set, .branch, .send, .emit, .cancel, .wait, .stop: break
    }
    step.visitExpressions { add($0) }
  }

  private mutating func add(_ expression: TypedExpression) {
    all.formUnion(expression.localNames)
  }
}
