import MVVMGenDiagnostics
import MVVMGenExpressions

/// What was meant by what is no function where one is wanted.
extension ExpressionChecker {
  /// The member of each element that `sum(likes)`, `sum(.likes)` or `sum("likes")` means.
  func memberMeant(in call: MethodCall) -> String? {
    guard case .array(let element) = call.value.type, call.arguments.count == 1 else { return nil }
    let argument = call.arguments[0].value
    let name: String? =
      switch argument.kind {
      case .name(let text): text
      case .implicitCase(let identifier, nil), .member(_, let identifier, _): identifier.text
      default: argument.literalText
      }
    return name.flatMap { types.memberNames(of: element).contains($0) ? $0 : nil }
  }

  /// `filter(n > 1)` of elements with an `n`, `map(Row(item: x))`, `map(Row.init)`, and `first(3)`.
  func functionMeant(in call: MethodCall, _ scope: Scope) -> Hint? {
    guard case .array(let element) = call.value.type, call.arguments.count == 1 else { return nil }
    let (argument, name) = (call.arguments[0].value, call.name.text)
    if let compared = compared(in: call, scope) { return compared }
    switch argument.kind {
    case .text(let pieces):
      if pieces.count == 1, case .literal(let text) = pieces[0], text.holds("=>") {
        return "a function has no quotes: write '\(name)(\(text))'"
      }
    case .integer(let count) where name == "first": return "write 'prefix(\(count))'"
    case .member(let type, let label, _) where label.text == "init":
      return made(by: node.text(in: type.range), scope).map { "write '\(name)(\($0))'" }
    default: break
    }
    var unknown: [UnknownName] = []
    collectUnknown(argument, scope, &unknown)
    let x = freeName("x", in: scope)
    if let body = ofElement(x, argument, unknown, types.memberNames(of: element)) {
      return "write '\(name)(\(x) => \(body))'"
    }
    unknown.removeAll { $0.isBehindPoint }
    guard let first = unknown.first else { return nil }
    guard unknown.allSatisfy({ $0.name == first.name }), argument.kind != .name(first.name),
      scope.unnamedAnswer == nil
    else { return nil }
    // `map(w > Row(word: w))`
    if case .binary(.greater, let left, let body, _) = argument.kind,
      left.kind == .name(first.name),
      unknown.count > 1
    {
      return "write '\(name)(\(first.name) => \(node.text(in: body.range)))'"
    }
    return "write '\(name)(\(first.name) => \(node.text(in: argument.range)))'"
  }

  /// `Row` for a cell, and `x => String(x)`.
  private func made(by type: String, _ scope: Scope) -> String? {
    if case .cell(let sources, _)? = types[type]?.kind { return sources.count == 1 ? type : nil }
    let x = freeName("x", in: scope)
    return ["Double", "Int", "String", "Decimal"].contains(type) ? "\(x) => \(type)(\(x))" : nil
  }

  /// An expression with the element in front of each of its members, and a point in front of a
  /// case.
  private func ofElement(
    _ element: String, _ body: Expression, _ unknown: [UnknownName], _ members: [String]
  ) -> String? {
    var written = Array(node.text(in: body.range).utf8)
    var hasMember = false
    for found in unknown.sorted(by: { $0.place > $1.place }) {
      let isMember = members.contains(found.name)
      guard isMember || found.isBehindPoint || types.owner(ofCase: found.name) != nil else {
        return nil
      }
      hasMember = hasMember || isMember
      let sign = (isMember ? element : "") + (found.isBehindPoint ? "" : ".")
      written.insert(contentsOf: sign.utf8, at: found.place - body.range.lowerBound)
    }
    return hasMember ? String(decoding: written, as: UTF8.self) : nil
  }

  /// A name of which nothing is known where it stands.
  private struct UnknownName {
    var name: String
    var place: Int
    /// Whether it is written as a case: `.kind`.
    var isBehindPoint = false
  }

  private func collectUnknown(_ part: Expression, _ scope: Scope, _ found: inout [UnknownName]) {
    if case .name(let name) = part.kind, scope[name] == nil, declared[name] == nil {
      found.append(UnknownName(name: name, place: part.range.lowerBound))
    }
    if case .implicitCase(let name, nil) = part.kind {
      found.append(UnknownName(name: name.text, place: part.range.lowerBound, isBehindPoint: true))
    }
    for part in part.parts where !part.isFunction { collectUnknown(part, scope, &found) }
  }

  /// `write 'map(x => x…)'`
  private func function(in call: MethodCall, _ scope: Scope, of member: String) -> Hint {
    let x = freeName("x", in: scope)
    return "write '\(call.name.text)(\(x) => \(x)\(member))'"
  }

  /// What `map(\.date | day)` means: a path ends before the formatter.
  private func shown(in call: MethodCall, _ scope: Scope) -> Hint? {
    guard case .formatted(let value, let formatter)? = call.arguments.first?.value.kind,
      case .path(let names) = value.kind
    else { return nil }
    let path = names.map { ".\($0.text)" }.joined()
    return function(in: call, scope, of: "\(path) | \(formatter.text)")
  }

  /// What `filter(\.id != id)` means: a path stands alone.
  private func compared(in call: MethodCall, _ scope: Scope) -> Hint? {
    guard case .binary(_, let left, _, _)? = call.arguments.first?.value.kind,
      case .path = left.kind, let argument = call.arguments.first?.value
    else { return nil }
    return function(in: call, scope, of: String(node.text(in: argument.range).dropFirst()))
  }

  /// What `map(day)` means: a formatter is no function.
  private func formatter(in call: MethodCall, _ scope: Scope) -> Hint? {
    guard let name = nameAlone(in: call), formatters[name] != nil else { return nil }
    return function(in: call, scope, of: " | \(name)")
  }

  /// The key of `sorted(\.price, descending)`.
  private func keyBeside(order call: MethodCall) -> String? {
    guard call.name.text == "sorted", call.arguments.count == 2 else { return nil }
    switch call.arguments[0].value.kind {
    case .function, .path: return node.written(call.arguments[0].value)
    default: return nil
    }
  }

  /// `map(Row())`
  private func cellMade(in call: MethodCall) -> Hint? {
    guard call.name.text == "map", call.arguments.count == 1,
      case .call(let cell, []) = call.arguments[0].value.kind, case .cell? = types[cell.text]?.kind
    else { return nil }
    return Hint("write 'map(\(cell.text))'", replacement: cell.text)
  }

  /// What is no function where one is wanted: by `map` a cell may have been meant.
  mutating func reportNoFunction(_ call: MethodCall, _ range: Range<Int>, _ scope: Scope) {
    let name = nameAlone(in: call)
    if let name, poisoned.contains(name) { return }
    let meant =
      memberMeant(in: call).map { Hint("write '\(call.name.text)(\\.\($0))'") }
      ?? formatter(in: call, scope) ?? shown(in: call, scope) ?? cellMade(in: call)
      ?? functionMeant(in: call, scope)
    let example = meant ?? "write '\(call.name.text)(x => ...)', or \\.name for a member"
    guard let name, call.name.text == "map", scope[name] == nil else {
      return report(
        .wrongFunction, "'\(call.name.text)' takes a function", at: place(range), hint: example)
    }
    let cells = types.names.filter { if case .cell? = types[$0]?.kind { true } else { false } }
    let nearest = suggestion(for: name, among: cells)?.inWords
    if case .structure(let fields)? = types[name]?.kind {
      let field = fields.first.map { "\($0.name): ..." } ?? ""
      report(
        .wrongFunction, "'map' takes a function or a cell, and '\(name)' is a model",
        at: place(range),
        hint: nearest ?? "write 'map(\(freeName("x", in: scope)) => \(name)(\(field)))'",
        related: related(to: name))
    } else if types[name] == nil, let nearest {
      report(
        .unknownName, "there is no '\(name)' here", at: place(range), hint: nearest,
        missing: .init(.name(name), isGuessed: true))
    } else if types[name] == nil, meant == nil, name.startsUpper {
      let declaring = "declare it under 'cells', or use its library: 'uses'"
      report(
        .unknownName, "there is no cell '\(name)'", at: place(range),
        hint: Hint(
          cells.isEmpty ? declaring : "there is \(cells.sorted().quotedList)\n\(declaring)"),
        missing: .init(.name(name)))
    } else {
      report(
        .wrongFunction, "'\(call.name.text)' takes a function", at: place(range), hint: example)
    }
  }

  /// `(x, i) => Row(item: x, index: i)`, where one source alone is such an element, and another an
  /// Int.
  func made(
    _ cell: String, from sources: [TypeDeclaration.Field], of element: ValueType,
    _ scope: Scope
  ) -> String {
    let (x, i) = (freeName("x", in: scope), freeName("i", in: scope))
    let isOne = sources.count { $0.type == element } == 1 && element != .int
    let isIndexed = sources.count { $0.type == .int } == 1
    let values = sources.map { source in
      let value = isOne && source.type == element ? x : isIndexed && source.type == .int ? i : "..."
      return "\(source.name): \(value)"
    }
    return "\(isIndexed ? "(\(x), \(i))" : x) => \(cell)(\(values.joined(separator: ", ")))"
  }

  /// Says so where nothing would be wrong with `(i, x) => …`, were it `(x, i) => …`.
  mutating func reportSwapped(
    _ parameters: [Expression.Identifier], _ body: Expression, _ element: ValueType,
    _ result: ValueType?, _ scope: Scope, from mistakes: Int
  ) {
    guard parameters.count == 2, element != .int else { return }
    var other = probe
    var inner = scope
    other.bind(parameters[0], .int, to: &inner)
    other.bind(parameters[1], element, to: &inner)
    guard other.typed(body, inner, wanting: result).type != .unknown, other.diagnostics.isEmpty
    else { return }
    diagnostics.removeSubrange(mistakes...)
    report(
      .wrongFunction, "the element comes first, and its index second",
      at: place(parameters[0].range.lowerBound..<parameters[1].range.upperBound),
      hint: .write("\(parameters[1].text), \(parameters[0].text)"))
  }

  /// What is written where there is no argument, or more than one.
  func hintForOneFunction(_ call: MethodCall, _ element: ValueType) -> Hint {
    let name = call.name.text
    // `map(x, i => ...)`
    if name != "sorted", call.arguments.count == 2,
      case .name(let first) = call.arguments[0].value.kind,
      case .function(let second, _) = call.arguments[1].value.kind, second.count == 1
    {
      return "write '\(name)((\(first), \(second[0].text)) => ...)'"
    }
    if let key = keyBeside(order: call) {
      return "write 'sorted(\(key))'; '.reversed' behind it turns it round"
    }
    let example = name == "sorted" ? types.sortKey(of: element) : "x => ..."
    return name == "first" || name == "sum" && element.isNumber
      ? "write '\(name)' alone, or '\(name)(\(example))'" : "write '\(name)(\(example))'"
  }
}
