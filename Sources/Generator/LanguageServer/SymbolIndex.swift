import Diagnostics
import Expressions
import Reading
import Spec

/// The names of a file: where each is declared, and where it is mentioned.
struct SymbolIndex {
  struct Symbol {
    var name: String
    var kind: Kind
    /// What the author wrote as its type, or what it is made of.
    var detail: String
    var doc: String?
    var span: SourceSpan
    /// Fields, cases, methods or parameters.
    var members: [Member] = []
    /// What a cell is made from.
    var sources: [Member] = []
  }

  /// What stands after a point.
  struct Member {
    var name: String
    /// As the author wrote it.
    var type: String
    var doc: String?
    var span: SourceSpan
    /// What a method takes, or a case holds.
    var parameters: [Member] = []

    /// A field with its type, or a case with its values.
    func line(in owner: String) -> String {
      let values = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      if !values.isEmpty { return "\(name)(\(values))" }
      return type.isEmpty || type == owner ? name : "\(name): \(type)"
    }
  }

  struct Mention {
    var name: String
    var span: SourceSpan
  }

  /// A key of the language, and where it stands.
  struct Key {
    var form: KeyForm
    var span: SourceSpan
  }

  private(set) var symbols: [Symbol] = []
  /// The names that users of the file don't see, where this is what they see.
  private var kept: [String] = []
  private(set) var mentions: [Mention] = []
  private(set) var keys: [Key] = []
  /// The files that are used.
  private(set) var uses: [Located<String>] = []
  /// The events that set off the same binding.
  private var together: [[String]] = []
  /// The methods of the services, by `service.method`.
  private var methods: [String: Symbol] = [:]
  private let file: SourceFile

  init(of file: SourceFile) {
    let id = FileID.main
    self.file = file
    let reading = readYAML(file, id: id)
    for spec in decodeSpecs(reading.documents, of: id).specs {
      uses += spec.uses
      declare(spec)
    }
    for document in reading.documents {
      look(at: document.root, .form(Form.ofDocument(document.root)), hidden: [])
    }
  }

  /// What those see who use the file.
  var shared: SymbolIndex {
    var shared = self
    shared.kept = symbols.filter { !$0.kind.isShared }.map(\.name)
    shared.symbols.removeAll { !$0.kind.isShared }
    return shared
  }

  /// Whether a name is declared here, for others to see or not.
  func declares(_ name: String) -> Bool { symbol(name) != nil || kept.contains(name) }

  /// The name that stands at a place.
  func mention(at offset: Int) -> Mention? {
    mentions.first { $0.span.touches(offset) }
  }

  func symbol(_ name: String) -> Symbol? {
    symbols.first { $0.name == name } ?? methods[name]
  }

  /// What is declared under another name, with that: `Photo`, `Mode.busy`, `open`, `api.load`.
  var members: [(holder: String, member: Member)] {
    symbols.flatMap { symbol in
      let fields = symbol.kind == .service ? [] : symbol.members
      return fields.map { (symbol.name, $0) }
        + symbol.sources.map { ("\(symbol.name).from", $0) }
        + symbol.members.flatMap { owner in
          owner.parameters.map { ("\(symbol.name).\(owner.name)", $0) }
        }
    }
  }

  /// All events that set off the same bindings as one of them and have the parameter, which is one
  /// name in the steps, and all that have it by an alias; of anything else, that alone.
  func sharing(_ parameter: String, of holder: String) -> [String] {
    let named = members.filter { $0.member.name == parameter }
    var holders = [holder]
    var next = 0
    while next < holders.count {
      let places = named.filter { $0.holder == holders[next] }.map(\.member.span)
      let events = together.filter { $0.contains(holders[next]) }.joined()
      holders += named.filter {
        (events.contains($0.holder) || places.contains($0.member.span))
          && !holders.contains($0.holder)
      }.map(\.holder)
      next += 1
    }
    return holders
  }

  /// The file whose path stands at a place.
  func use(at offset: Int) -> Located<String>? {
    uses.first { $0.span.touches(offset) }
  }

  /// The key of the language that stands at a place.
  func key(at offset: Int) -> Key? {
    keys.first { $0.span.touches(offset) }
  }

  // MARK: Declarations

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
    for case .when(let names) in spec.bindings.map(\.trigger) where names.count > 1 {
      together.append(names.map(\.text))
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
    methods[path] = Symbol(
      name: path, kind: .method, detail: "(\(takes.joined(separator: ", ")))\(thrown)\(result)",
      doc: method.doc, span: method.name.span)
    mentions.append(Mention(name: path, span: method.name.span))
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

  // MARK: Mentions

  /// Keys under which the names of values stand.
  private static let namingKeys: Set<String> = [
    "set", "expectChanges", "expectEvents", "expectCalls", "values", "needs", "inputs",
    "state", "outputs", "constants", "models", "errors", "services", "formatters", "cells",
  ]

  private mutating func look(
    at node: YAMLNode, _ value: ValueForm, hidden: Set<String>, under key: String = ""
  ) {
    switch node.content {
    case .invalid: break
    case .scalar(let scalar): look(at: node, scalar, value, hidden)
    case .sequence(let elements):
      let element = value == .type ? .type : value.element ?? value
      for node in elements { look(at: node, element, hidden: hidden, under: key) }
    case .mapping(let pairs):
      switch value.map(with: pairs) {
      case .form(let form)?:
        var hidden = hidden
        if form == .whenBinding, let names = pairs["when"] {
          hidden.formUnion(parameters(of: names))
        }
        if form == .cell, let from = pairs["from"]?.mapping {
          hidden.formUnion(from.compactMap { $0.key.scalar?.text })
        }
        for pair in pairs {
          guard let name = pair.key.scalar?.text else { continue }
          if let key = form.keys.first(where: { $0.name == name }) {
            keys.append(Key(form: key, span: pair.key.span))
          } else if name.contains(".") {
            mention(pair.key, name)
          }
          guard let value = MapForm.form(form).value(of: name) else { continue }
          let inner = name == "catch" ? hidden.union(["error"]) : hidden
          look(at: pair.value, value, hidden: inner, under: name)
        }
      case .names(let value)?:
        for pair in pairs {
          if let text = pair.key.scalar?.text {
            if key == "expect" {
              look(parseExpression(text, from: 0).0, at: pair.key, hidden)
            } else if Self.namingKeys.contains(key) {
              mention(pair.key, text)
            }
          }
          look(at: pair.value, value, hidden: hidden)
        }
      case nil:
        // A literal, whose keys may be expressions, or a type.
        let isType =
          if case .either(let values) = value { values.contains(.type) } else { value == .type }
        for pair in pairs {
          look(at: pair.key, isType ? .type : .value, hidden: hidden)
          look(at: pair.value, value, hidden: hidden)
        }
      }
    }
  }

  private mutating func look(
    at node: YAMLNode, _ scalar: YAMLScalar, _ value: ValueForm, _ hidden: Set<String>
  ) {
    switch value {
    case .name: mention(node, scalar.text)
    case .expression: look(parseExpression(scalar.text, from: 0).0, at: node, hidden)
    case .value where scalar.isExpression:
      look(parseExpression(scalar.text, from: 1).0, at: node, hidden)
    case .value, .template:
      guard scalar.text.holds("${") else { return }
      for case .hole(let hole) in parseText(scalar.text).0 { look(hole, at: node, hidden) }
    case .type:
      for name in parseType(scalar.text).0.names {
        mentions.append(Mention(name: name.text, span: node.span(of: name.range, in: file)))
      }
    case .either(let values):
      // One of them is meant; a name is the same in all.
      let meant = values.first { [.name, .expression, .type, .value, .template].contains($0) }
      if let meant { look(at: node, scalar, meant, hidden) }
    default: break
    }
  }

  private mutating func look(
    _ expression: Expression, at node: YAMLNode, _ hidden: Set<String>
  ) {
    for name in expression.places where !hidden.contains(name.text) {
      mentions.append(Mention(name: name.text, span: node.span(of: name.range, in: file)))
    }
  }

  /// A name, or the first part of `service.method` and of a path.
  private mutating func mention(_ node: YAMLNode, _ text: String) {
    let first = text.prefix { $0 != "." }
    let span = node.span(of: 0..<first.utf8.count, in: file)
    mentions.append(Mention(name: String(first), span: span))
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    // It may be a method: what is behind the point belongs to the service.
    let start = first.utf8.count + 1
    mentions.append(
      Mention(name: text, span: node.span(of: start..<text.utf8.count, in: file)))
  }

  /// The parameters of the events of a binding, which hide what has their name.
  private func parameters(of names: YAMLNode) -> Set<String> {
    let events = names.sequence?.compactMap { $0.scalar?.text } ?? [names.scalar?.text ?? ""]
    var parameters: Set<String> = []
    for symbol in symbols where symbol.kind == .event && events.contains(symbol.name) {
      parameters.formUnion(symbol.members.map(\.name))
    }
    return parameters
  }
}
