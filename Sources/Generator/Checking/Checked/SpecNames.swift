import Expressions

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
      case .structure(let fields): addMembers(fields.map(\.name))
      case .enumeration(let cases), .error(let cases):
        for item in cases { addMembers([item.name] + item.values.map(\.name)) }
      }
    }
    for cell in screen.cells { addMembers(cell.fields.map(\.name)) }
    for method in screen.services.flatMap(\.methods) {
      addMembers([method.name] + method.parameters.map(\.name))
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
    add(screen.constants, \.name)
    add(screen.formatters, \.name)
    add(screen.needs, \.name)
    add(screen.values, \.name)
    add(screen.signals, \.name)
    add(screen.models, \.name)
    for cell in screen.cells {
      add(cell.sources, \.name)
      for field in cell.fields { add(field.value) }
    }
    for service in screen.services {
      all.formUnion([service.name, service.protocolName])
      add(service.client?.needs ?? [], \.name)
    }
    for event in screen.events {
      all.insert(event.name)
      add(event.parameters, \.name)
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
    case .swift(let code): add(code.scope, \.reference.name)
    case .set, .branch, .send, .emit, .cancel, .wait, .stop: break
    }
    step.visitExpressions { add($0) }
  }

  private mutating func add(_ expression: TypedExpression) {
    all.formUnion(expression.localNames)
  }
}
