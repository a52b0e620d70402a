import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

/// Finds the names that a file mentions, and the keys that it has.
struct MentionSearch {
  typealias Mention = SymbolIndex.Mention
  typealias Key = SymbolIndex.Key

  private(set) var mentions: [Mention] = []
  private(set) var keys: [Key] = []
  private let file: SourceFile
  /// What the file declares.
  private let symbols: [SymbolIndex.Symbol]

  init(in file: SourceFile, _ symbols: [SymbolIndex.Symbol]) {
    (self.file, self.symbols) = (file, symbols)
  }

  mutating func look(at root: YAMLNode) {
    look(at: root, .form(Form.ofDocument(root)), hidden: [])
  }

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
      case .form(let form)?: look(at: pairs, of: form, hidden)
      case .names(let value)?: look(atNames: pairs, value, hidden, under: key)
      case nil: look(atLiteral: pairs, value, hidden)
      }
    }
  }

  private mutating func look(at pairs: [YAMLPair], of form: Form, _ hidden: Set<String>) {
    var hidden = hidden
    if form == .whenBinding, let names = pairs["when"] {
      hidden.formUnion(parameters(of: names))
    }
    if form == .cell, let from = pairs["from"]?.mapping {
      hidden.formUnion(from.names)
    }
    for pair in pairs {
      guard let name = pair.name else { continue }
      if let key = form.keys.first(where: { $0.name == name }) {
        keys.append(Key(form: key, span: pair.key.span))
      } else if name.contains(".") {
        mention(pair.key, name)
      }
      guard let value = MapForm.form(form).value(of: name) else { continue }
      let inner = name == "catch" ? hidden.union(["error"]) : hidden
      look(at: pair.value, value, hidden: inner, under: name)
    }
  }

  private mutating func look(
    atNames pairs: [YAMLPair], _ value: ValueForm, _ hidden: Set<String>, under key: String
  ) {
    for pair in pairs {
      if let text = pair.name {
        if key == "expect" {
          look(parseExpression(text, from: 0).0, at: pair.key, hidden)
        } else if Self.namingKeys.contains(key) {
          mention(pair.key, text)
        }
      }
      look(at: pair.value, value, hidden: hidden)
    }
  }

  /// A literal, whose keys may be expressions, or a type.
  private mutating func look(
    atLiteral pairs: [YAMLPair], _ value: ValueForm, _ hidden: Set<String>
  ) {
    let isType =
      if case .either(let values) = value { values.contains(.type) } else { value == .type }
    for pair in pairs {
      look(at: pair.key, isType ? .type : .value, hidden: hidden)
      look(at: pair.value, value, hidden: hidden)
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

  private mutating func look(_ expression: Expression, at node: YAMLNode, _ hidden: Set<String>) {
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
    mentions.append(Mention(name: text, span: node.span(of: start..<text.utf8.count, in: file)))
  }

  /// The parameters of the events of a binding, which hide what has their name.
  private func parameters(of names: YAMLNode) -> Set<String> {
    let events = names.sequence?.compactMap { $0.scalar?.text } ?? [names.scalar?.text ?? ""]
    var parameters: Set<String> = []
    for symbol in symbols where symbol.kind == .event && events.contains(symbol.name) {
      parameters.formUnion(symbol.members.map { $0.name })
    }
    return parameters
  }
}
