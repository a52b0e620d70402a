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
    add(spec.types, .type)
    for constant in spec.constants { add(constant.name, .constant, constant.type, constant.doc) }
    for model in spec.models { add(model, .model) }
    for error in spec.errors { add(error, .error) }
    for service in spec.services {
      let members = service.methods.map { method in
        Member(
          name: method.name.text, type: method.returns.map { text(of: $0) } ?? "", doc: method.doc,
          span: method.name.span, parameters: parameters(method.takes))
      }
      add(service.name, .service, nil, service.doc, members: members)
      for method in service.methods { add(method, of: service) }
    }
    for formatter in spec.formatters { add(formatter.name, .formatter, nil, formatter.doc) }
    for cell in spec.cells {
      let members = cell.fields.map {
        Member(name: $0.name.text, type: "", doc: $0.doc, span: $0.name.span)
      }
      add(
        cell.name, .cell, nil, cell.doc, members: members, sources: parameters(cell.sources))
    }
    for need in spec.needs { add(need.name, .need, need.type, need.doc) }
    for input in spec.inputs {
      switch input.kind {
      case .value(let type, _): add(input.name, .input, type, input.doc)
      case .event(let takes, _):
        let list = takes.map { "\($0.name.text): \(text(of: $0.type))" }.joined(separator: ", ")
        symbols.append(
          Symbol(
            name: input.name.text, kind: .event, detail: "(\(list))", doc: input.doc,
            span: input.name.span, members: parameters(takes)))
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
    let takes = method.takes.map { "\($0.name.text): \(text(of: $0.type))" }
    let result =
      method.streams.map { " streams \(text(of: $0))" }
      ?? method.returns.map { " -> \(text(of: $0))" } ?? ""
    let error = method.throwing.map { text(of: $0) }
    let thrown = error.map { $0 == "true" ? " throws" : " throws \($0)" } ?? ""
    methods.append(
      Symbol(
        name: path, kind: .method, detail: "(\(takes.joined(separator: ", ")))\(thrown)\(result)",
        doc: method.doc, span: method.name.span))
  }

  private func parameters(_ takes: [ParameterSpec]) -> [Member] {
    takes.map {
      Member(name: $0.name.text, type: text(of: $0.type), doc: $0.doc, span: $0.name.span)
    }
  }

  private mutating func add(_ names: [Name], _ kind: Kind) {
    for name in names { add(name, kind, nil, nil) }
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
    fields.map {
      Member(name: $0.name.text, type: text(of: $0.type), doc: $0.doc, span: $0.name.span)
    }
  }

  private mutating func add(_ value: ValueSpec, _ kind: Kind, derived: Kind) {
    switch value.kind {
    case .stored(let type, _): add(value.name, kind, type, value.doc)
    case .derived(.from(let node), _), .derived(.text(let node), _):
      symbols.append(
        Symbol(
          name: value.name.text, kind: derived, detail: " = \(text(of: node))",
          doc: value.doc, span: value.name.span))
    }
  }

  private mutating func add(
    _ name: Name, _ kind: Kind, _ type: YAMLNode?, _ doc: String?, members: [Member] = [],
    sources: [Member] = []
  ) {
    symbols.append(
      Symbol(
        name: name.text, kind: kind, detail: type.map { ": \(text(of: $0))" } ?? "", doc: doc,
        span: name.span, members: members, sources: sources))
  }

  private func text(of node: YAMLNode) -> String {
    node.scalar?.text ?? file.text(at: node.span)
  }
}
