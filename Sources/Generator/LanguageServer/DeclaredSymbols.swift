import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// What the specs of a file declare.
struct DeclaredSymbols {
  typealias Symbol = SymbolIndex.Symbol
  typealias Member = SymbolIndex.Member
  typealias Kind = SymbolIndex.Kind

  private(set) var symbols: [Symbol] = []
  /// The methods of the services, each as `service.method`.
  private(set) var methods: [Symbol] = []
  /// The events that set off the same binding.
  private(set) var together: [[String]] = []
  private let file: SourceFile

  init(of specs: [ScreenSpec], in file: SourceFile) {
    self.file = file
    for spec in specs { declare(spec) }
  }

  private mutating func declare(_ spec: ScreenSpec) {
    for name in spec.types { add(name, .type, nil, nil) }
    for constant in spec.constants { add(constant.name, .constant, constant.type, constant.doc) }
    for model in spec.models { add(model, .model) }
    for error in spec.errors { add(error, .error) }
    for service in spec.services {
      let members = service.methods.map {
        member($0.name, $0.returns, $0.doc, parameters: parameters($0.takes))
      }
      add(service.name, .service, nil, service.doc, members: members)
      for method in service.methods { add(method, of: service) }
    }
    for formatter in spec.formatters { add(formatter.name, .formatter, nil, formatter.doc) }
    for cell in spec.cells {
      let members = cell.fields.map { member($0.name, nil, $0.doc) }
      add(cell.name, .cell, nil, cell.doc, members: members, sources: parameters(cell.sources))
    }
    for need in spec.needs { add(need.name, .need, need.type, need.doc) }
    for input in spec.inputs {
      switch input.kind {
      case .value(let type, _): add(input.name, .input, type, input.doc)
      case .event(let takes, let isPrivate):
        add(input.name, .event, detail: list(takes), input.doc, members: parameters(takes))
        symbols[symbols.count - 1].isPrivate = isPrivate
      }
    }
    for case .when(let names) in spec.bindings.map({ $0.trigger }) where names.count > 1 {
      together.append(names.map { $0.text })
    }
    for state in spec.state { add(state, .state, derived: .derivedState) }
    for output in spec.outputs {
      switch output {
      case .value(let value): add(value, .output, derived: .derivedOutput)
      case .event(let event): add(event.name, .eventOutput, event.type, event.doc)
      }
    }
  }

  /// A method is known by its path, and renamed by what is behind the point.
  private mutating func add(_ method: MethodSpec, of service: ServiceSpec) {
    let path = "\(service.name.text).\(method.name.text)"
    let result =
      method.streams.map { " streams \(text(of: $0))" }
      ?? method.returns.map { " -> \(text(of: $0))" } ?? ""
    let error = method.throwing.map { text(of: $0) }
    let thrown = error.map { $0 == "true" ? " throws" : " throws \($0)" } ?? ""
    methods.append(
      Symbol(
        name: path, kind: .method, detail: "\(list(method.takes))\(thrown)\(result)",
        doc: method.doc, span: method.name.span))
  }

  /// `(id: Int, name: String)`
  private func list(_ takes: [ParameterSpec]) -> String {
    let list = takes.map { "\($0.name.text): \(text(of: $0.type))" }
    return "(\(list.joined(separator: ", ")))"
  }

  private func member(
    _ name: Name, _ type: YAMLNode?, _ doc: String?, parameters: [Member] = []
  ) -> Member {
    Member(
      name: name.text, type: type.map { text(of: $0) } ?? "", doc: doc, span: name.span,
      parameters: parameters)
  }

  private func parameters(_ takes: [ParameterSpec]) -> [Member] {
    takes.map { member($0.name, $0.type, $0.doc) }
  }

  private mutating func add(_ model: ModelSpec, _ kind: Kind) {
    let members =
      switch model.content {
      case .fields(let fields):
        self.fields(fields)
      case .cases(let cases):
        cases.map {
          Member(
            name: $0.name.text, type: model.name.text, doc: $0.text.map { text(of: $0) },
            span: $0.name.span, parameters: self.fields($0.values))
        }
      }
    add(model.name, kind, nil, model.doc, members: members)
  }

  private func fields(_ fields: [FieldSpec]) -> [Member] {
    fields.map { member($0.name, $0.type, $0.doc) }
  }

  private mutating func add(_ value: ValueSpec, _ kind: Kind, derived: Kind) {
    switch value.kind {
    case .stored(let type, _): add(value.name, kind, type, value.doc)
    case .derived(.from(let node), _), .derived(.text(let node), _):
      add(value.name, derived, detail: " = \(text(of: node))", value.doc)
    }
  }

  private mutating func add(
    _ name: Name, _ kind: Kind, _ type: YAMLNode?, _ doc: String?, members: [Member] = [],
    sources: [Member] = []
  ) {
    let detail = type.map { ": \(text(of: $0))" } ?? ""
    add(name, kind, detail: detail, doc, members: members, sources: sources)
  }

  private mutating func add(
    _ name: Name, _ kind: Kind, detail: String, _ doc: String?, members: [Member] = [],
    sources: [Member] = []
  ) {
    symbols.append(
      Symbol(
        name: name.text, kind: kind, detail: detail, doc: doc, span: name.span, members: members,
        sources: sources))
  }

  private func text(of node: YAMLNode) -> String {
    node.scalar?.text ?? file.text(at: node.span)
  }
}
