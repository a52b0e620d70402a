import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ScreenChecker {
  /// Query items, or headers; beside them there may be a body.
  mutating func items(
    _ node: YAMLNode, in scope: Scope, besideBody: Bool = false
  ) -> [CheckedRequest.Item] {
    pairs(node).compactMap { pair in
      guard let name = pair.name else { return nil }
      return CheckedRequest.Item(name: name, value: sent(pair.value, name, in: scope, besideBody))
    }
  }

  mutating func headers(_ node: YAMLNode, in scope: Scope) -> [CheckedRequest.Item] {
    var seen: [String: YAMLNode] = [:]
    for pair in pairs(node) {
      guard let name = pair.name else { continue }
      if !name.isHeaderName {
        report(
          .cannotSend, "'\(name)' can't be the name of a header", at: pair.key.span,
          hint: "letters, digits and '-': X-Api-Key")
      }
      // A name that comes twice was reported already.
      if let first = seen[name.lowercased()], first.scalar?.text != name {
        report(
          .cannotSend, "the header '\(name)' is given twice: capitals make no difference",
          at: pair.key.span, hint: "remove one of them",
          related: [Diagnostic.Related(first.span, "it is here first")])
      }
      seen[name.lowercased()] = seen[name.lowercased()] ?? pair.key
    }
    let items = items(node, in: scope)
    for (item, pair) in zip(items, pairs(node)) where holdsControlCharacter(item.value) {
      report(
        .cannotSend, "a header holds neither a line break nor another control character",
        at: pair.value.span, hint: "write it in one line")
    }
    return items
  }

  private func holdsControlCharacter(_ value: TypedExpression) -> Bool {
    guard case .text(let pieces) = value.kind else { return false }
    return pieces.contains { piece in
      guard case .literal(let text) = piece else { return false }
      return text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }
  }

  /// What is sent as JSON: a value, or an object that is written out.
  mutating func body(_ node: YAMLNode, in scope: Scope) -> CheckedRequest.Body? {
    if let pairs = node.mapping {
      return .object(
        pairs.compactMap { pair in
          guard let name = pair.name else { return nil }
          let isAlone = pair.value.isEmptyPlain && scope[name] != nil
          let value = values.inferredValue(
            pair.value, in: scope,
            remedy: isAlone
              ? "write '\(name): =\(name)'"
              : "send a parameter, which has a type: add it to 'takes'")
          return CheckedRequest.Item(name: name, value: json(value, pair.value))
        })
    }
    guard let scalar = node.scalar, scalar.isExpression else {
      if !node.isInvalid {
        report(
          .cannotSend, "the body is an expression or a map", at: node.span,
          hint: bodyMeant(by: node, scope) ?? "body: =draft, or body: { name: =name }")
      }
      return nil
    }
    return .value(json(expressions.expression(node, in: scope, expected: nil), node))
  }

  /// `draft`, `${draft}`, and `Draft` where one parameter alone has that type.
  private func bodyMeant(by node: YAMLNode, _ scope: Scope) -> Hint? {
    guard let text = node.scalar?.text else { return nil }
    let name = BareHoles.removed(from: text) ?? text
    if scope[name] != nil { return .write("=\(name)") }
    let ofType = scope.localNames.filter { scope[$0]?.type.unwrapped.name == name }
    return ofType.count == 1 ? .write("=\(ofType[0])") : nil
  }

  private func pairs(_ node: YAMLNode) -> [YAMLPair] { node.mapping ?? [] }

  private mutating func sent(
    _ node: YAMLNode, _ name: String, in scope: Scope, _ besideBody: Bool
  ) -> TypedExpression {
    guard let scalar = node.scalar else {
      if !node.isInvalid {
        report(
          .cannotSend, "'\(name)' is a text or an expression", at: node.span,
          hint: "write '\(name): =name' for a value, which may be an array")
      }
      return .unknown
    }
    guard scalar.isExpression else {
      if scalar.isEmptyPlain, scope[name] != nil {
        report(
          .cannotSend, "nothing is written here, and a text is wanted", at: node.span,
          hint: "write '\(name): =\(name)'")
        return .unknown
      }
      return hintingAtEach {
        $0.values.value(node, in: scope, expected: .string)
      } by: {
        $1.id == .cannotShow ? $0.valueAlone(scalar.text, name) : nil
      }
    }
    let value = expressions.expression(node, in: scope, expected: nil)
    guard canBeSent(value.type) else {
      report(
        .cannotSend, "\(value.type) can't be sent as text", at: node.span,
        hint: besideBody && isJSON(value.type)
          ? "send it as JSON: 'body: \(scalar.text)'" : howToSend(scalar.text, name, value.type))
      return .unknown
    }
    return value
  }

  /// `"${day}"`: what no text has room for can be sent as it is.
  private func valueAlone(_ text: String, _ name: String) -> Hint {
    let hole = text.hasPrefix("${") && text.hasSuffix("}") ? text.dropFirst(2).dropLast() : ""
    return hole.isEmpty || hole.contains("$")
      ? "a value alone can be sent: '\(name): =value'" : "write '\(name): =\(hole)'"
  }

  private func howToSend(_ text: String, _ name: String, _ type: ValueType) -> Hint {
    switch type {
    case .set(let element) where element.isOrdered && canBeSent(.array(element)):
      "send it as a list: '\(name): \(text).sorted'"
    case .array(.optional(let element)) where canBeSent(.array(element)):
      "leave out what is missing: '\(name): \(text).compact'"
    case .optional(.set(let element)) where element.isOrdered && canBeSent(.array(element)):
      "send it as a list: '\(name): \(text)?.sorted'"
    // A Set whose elements have no order has no list of them either.
    case .set(let element) where canBeSent(.array(element)),
      .optional(.set(let element)) where canBeSent(.array(element)):
      "take a list instead: '[\(element)]'"
    case .array(.array(let element)) where canBeSent(.array(element)):
      "send them in one list: '\(name): \(text).flat'"
    case .dictionary(_, let value) where canBeSent(.array(value)):
      "send its keys or its values: '\(name): \(text).values'"
    case .array(.named(let model)) where fieldToSend(of: model) != nil:
      "send a member of each: '\(name): \(text).map(\\.\(fieldToSend(of: model) ?? ""))'"
    case .data, .optional(.data): "Data is sent in JSON alone: 'body: { \(name): \(text) }'"
    case .named(let model):
      "send one of its members: '\(name): \(text).\(fieldToSend(of: model) ?? "member")'"
    default: "send one of its members: '\(name): \(text).member'"
    }
  }

  func fieldToSend(of model: String) -> String? {
    switch expressions.types[model]?.kind {
    case .structure(let fields)?: fields.first { canBeSent($0.type) }?.name
    case .enumeration?: "message"
    default: nil
    }
  }

  /// What has a text of its own, an optional of that, or an array.
  func canBeSent(_ type: ValueType) -> Bool {
    switch type {
    case .string, .int, .double, .decimal, .bool, .uuid, .url, .date, .unknown: true
    case .named(let name), .optional(.named(let name)), .array(.named(let name)),
      .optional(.array(.named(let name))):
      hasRawText(.named(name))
    // An enum deeper inside has nobody who asks each for its text.
    case .optional(let inner), .array(let inner):
      canBeSent(inner) && !inner.holds { if case .named = $0 { true } else { false } }
    default: false
    }
  }

  /// An enum of the spec whose cases are nothing but names.
  private func hasRawText(_ type: ValueType) -> Bool {
    guard case .named(let name) = type else { return false }
    let model = screen.withLibraries.flatMap { $0.models }.first { $0.name == name }
    guard let model, !model.isExternal, case .enumeration(let cases) = model.kind else {
      return false
    }
    return cases.allSatisfy { $0.values.isEmpty }
  }

  private mutating func json(_ value: TypedExpression, _ node: YAMLNode) -> TypedExpression {
    if value.type != .unknown, !isJSON(value.type) {
      report(
        .notJSON, "\(value.type) can't be written as JSON", at: node.span,
        hint: codability?.whyNot(value.type)
          ?? "a model is, where all its fields are; an enum where no case has values")
    }
    return value
  }

  /// Whether a type is Codable; of a type declared elsewhere Swift knows.
  mutating func isJSON(_ type: ValueType) -> Bool {
    !type.holds { part in
      if case .named(let name) = part, expressions.types[name]?.kind == .opaque { return false }
      return !(codability?.isCodable(part) ?? true)
    }
  }
}
