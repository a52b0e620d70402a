import MVVMGenDiagnostics
import MVVMGenExpressions

/// What is said of a name of which nothing is known.
extension ExpressionChecker {
  /// A name of which nothing is known: what is near to it, or how there can be one.
  mutating func failUnknown(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    if reportNoCapital(name, usedAt: place(range)) { return .unknown }
    let owned = (localOfType(name, range, in: scope) ?? memberOfLocal(name, range, in: scope))
      .map { Hint.write($0) }
    // `message`, of a call that gives a Message, is not the list of them.
    let isAnswer = scope.unnamedAnswer?.type.unwrapped.name?.withoutCapital == name
    let near = isAnswer ? nil : near(name, range, scope)
    let meant =
      typeMeant(by: name, range) ?? nameMeant(
        by: name, expected, near: near, owned: owned, in: scope)
      ?? enumeration(by: name, range)
      ?? memberAlone(behind: name, range, scope)
      ?? memberShown(name, in: scope)
      ?? memberOfValue(name, range, expected, in: scope).map { Hint.didYouMean($0) }
      ?? triggerMeant(by: name, range, scope, expected)
      ?? caseAlone(name, range, expected)
    if meant == nil, scope.unnamedAnswer?.isMisnamed ?? false { return .unknown }
    let naming: Hint? = scope.unnamedAnswer.map {
      "to give the answer of '\($0.method)' that name, add 'as: \(name)' to the call"
    }
    // Each of several calls may lack a name for its answer.
    let answer: Diagnostic.Missing.What? =
      meant == nil
      ? scope.unnamedAnswer.map { .answerName(name, ofCallAt: $0.span.offset) } : nil
    let hint = ofMath(name, range) ?? meant ?? naming ?? otherwise(name, range, scope, expected)
    return fail(
      .unknownName, "there is no '\(name)' here", range, hint: hint,
      missing: .init(answer ?? .name(name), isGuessed: meant != nil),
      roots: owners(of: name, scope))
  }

  /// `Ordr.best`, a case of `Order`.
  private func typeMeant(by name: String, _ range: Range<Int>) -> Hint? {
    guard name.startsUpper, let word = node.memberWritten(after: range),
      let near = suggestion(for: name, among: types.names), let type = near.replacement
    else { return nil }
    return types[type]?.cases?.contains { $0.name == word } ?? false ? near : nil
  }

  /// `steady` of the only enum with such a case, where nothing says that one is wanted.
  private func caseAlone(_ name: String, _ range: Range<Int>, _ expected: ValueType?) -> Hint? {
    guard expected == nil || expected == .unknown, node.memberWritten(after: range) == nil else {
      return nil
    }
    let owners = types.owners(ofCase: name)
    guard owners.count == 1, let found = types[owners[0]]?.cases?.first(where: { $0.name == name }),
      found.values.isEmpty
    else { return nil }
    return .write("\(owners[0]).\(name)")
  }

  private func ofMath(_ name: String, _ range: Range<Int>) -> Hint? {
    guard name == "Math" else { return nil }
    return ["round", "floor", "ceil"].contains(node.memberWritten(after: range) ?? "")
      ? "a number is rounded by a member: n.rounded(0)"
      : "min, max and abs are functions of their own: max(a, b)"
  }

  /// What there is in place of a name that is near to none.
  private func otherwise(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> Hint? {
    if expected?.unwrapped == .string, name.startsUpper {
      return "a text has double quotes of its own: \(node.quotedInYAML(name))"
    }
    if let cell = scope.cell {
      return (namesInSight(scope, name, expected, range).map { "\($0)\n" } ?? "")
        + "or add it to what '\(cell.path)' is made from: 'from: { \(name): Type }'"
    }
    if let shown = valueShown(in: scope) { return shown }
    if let section = scope.section { return "declare it\(section): { \(name): String }" }
    return namesInSight(scope, name, expected, range)
  }

  /// What a name may have belonged to before that was changed: the sources of a cell, the
  /// parameters of an event that is a value now.
  private func owners(of name: String, _ scope: Scope) -> [Diagnostic.Root] {
    if let cell = scope.cell {
      return [.init(cell.path, at: cell.span, taken: .having("source \(name)"))]
    }
    guard let trigger = scope.trigger, let entry = scope[trigger] else { return [] }
    return [.init(trigger, at: entry.span, taken: .having("parameter \(name)"))]
  }

  /// What is near to a name, or has it.
  private func nameMeant(
    by name: String, _ expected: ValueType?, near: Hint?, owned: Hint?, in scope: Scope
  ) -> Hint? {
    // In other capitals it is that name and no other.
    let isSame =
      near?.replacement == owned?.replacement
      || near?.replacement?.lowercased() == name.lowercased()
    if let near, isSame { return near }
    if let found = owned ?? near { return found }
    if let other = opposite(of: name, among: scope.names) { return .write("not \(other)") }
    return (onlyLocal(by: name, in: scope) ?? parameter(by: name, expected, in: scope))
      .map { .write($0) }
  }

  /// The name that is near to one; of `book.id` only one that has such a member.
  func near(_ name: String, _ range: Range<Int>, _ scope: Scope) -> Hint? {
    guard let near = suggestion(for: name, among: scope.names) else { return nil }
    guard let member = node.memberWritten(after: range), let word = near.replacement,
      word.lowercased() != name.lowercased(), let type = scope[word]?.type, type != .unknown
    else { return near }
    // A member that nothing has may be a slip as well.
    return has(member, type) || !scope.names.contains { has(member, ofValue: $0, scope) }
      ? near : nil
  }

  private func has(_ member: String, ofValue name: String, _ scope: Scope) -> Bool {
    scope[name].map { has(member, $0.type) } ?? false
  }

  /// Whether a value has a member, or has it where it is there.
  private func has(_ member: String, _ type: ValueType) -> Bool {
    member == "isNil" ? type.isOptional : types.hasMember(member, type.unwrapped)
  }

  /// `book.id`, where there is no book, and the event brings its `id`.
  func memberAlone(behind name: String, _ range: Range<Int>, _ scope: Scope) -> Hint? {
    guard let member = node.memberWritten(after: range), let entry = scope[member],
      entry.reference.kind == .local, entry.type != .unknown
    else { return nil }
    return "'\(member)' stands alone here: write it without '\(name).'"
  }

  /// The `episode.seconds` that is meant by `seconds`, where one value of the screen alone has it,
  /// and it may be what is wanted.
  private func memberOfValue(
    _ name: String, _ range: Range<Int>, _ expected: ValueType?, in scope: Scope
  ) -> String? {
    // A formatter shows what it is given, and not what the screen has by the same name.
    guard valueShown(in: scope) == nil else { return nil }
    let wanted = expected?.unwrapped ?? .unknown
    let names = scope.names.filter { owner in
      guard wanted != .unknown, !wanted.isOpen, let type = scope[owner]?.type else { return true }
      let found = types.fields(of: type.unwrapped)?.first { $0.name == name }?.type.unwrapped
      return found.map { $0 == wanted || $0.isNumber && wanted.isNumber } ?? true
    }
    return member(name, range, of: names, in: scope)
  }

  /// A member with its owner, where one alone has it, and it is not compared with that already.
  private func member(
    _ name: String, _ range: Range<Int>, of names: [String], in scope: Scope
  ) -> String? {
    let owners = names.filter { owner in
      guard let entry = scope[owner] else { return false }
      return types.fields(of: entry.type.unwrapped)?.contains { $0.name == name } ?? false
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    let member = "\(owner)\(scope[owner]?.type.isOptional ?? false ? "?" : "").\(name)"
    return node.pathCompared(with: range) == member ? nil : member
  }

  /// The `choose` whose change sets the steps off, where `x.id == id` asks for what it has.
  private func triggerMeant(
    by name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> Hint? {
    guard node.pathCompared(with: range)?.hasSuffix(".\(name)") ?? false,
      let trigger = scope.trigger, let type = scope[trigger]?.type, type != .unknown,
      type == expected?.unwrapped
    else { return nil }
    return "write '\(trigger)', which sets this off"
      + "\nor make that an event: inputs: { \(trigger): { takes: { \(name): \(type) } } }"
  }

  /// What a formatter shows is called `value`.
  func valueShown(in scope: Scope) -> Hint? {
    guard scope["value"]?.reference.kind == .source, scope.cell == nil else { return nil }
    return "what is shown is called 'value'"
  }

  /// The `value.busy` that is meant by `busy`, where a formatter shows something of that.
  private func memberShown(_ name: String, in scope: Scope) -> Hint? {
    guard valueShown(in: scope) != nil, let type = scope["value"]?.type, has(name, type) else {
      return nil
    }
    return .write("value\(type.isOptional ? "?" : "").\(name)")
  }

  /// `Plans.pro` of an enum `Plan`.
  private func enumeration(by name: String, _ range: Range<Int>) -> Hint? {
    guard name.startsUpper, let label = node.memberWritten(after: range) else { return nil }
    return suggestion(
      for: name,
      among: types.names.filter { types[$0]?.cases?.contains { $0.name == label } ?? false })
  }

  /// The `value` that is meant by `photo`, where it alone is a Photo, and not compared with that.
  private func localOfType(_ name: String, _ range: Range<Int>, in scope: Scope) -> String? {
    let other = node.pathCompared(with: range).map { $0.prefix(while: { $0.isInName }) }
    let names = scope.localNames.filter { local in
      !expressionWords.contains(local) && scope[local]?.type.unwrapped.name == name.withCapital
        && other.map { $0 != local } ?? true
    }
    return names.count == 1 ? names.first : nil
  }

  /// The `value` that is meant by `it`, where nothing else is named here.
  private func onlyLocal(by name: String, in scope: Scope) -> String? {
    guard ["it", "self", "this", "item", "element"].contains(name) else { return nil }
    return scope.localNames.count == 1 ? scope.localNames.first : nil
  }

  /// The `id` of a request or an event that is meant by `bookId`, or the other way round.
  private func parameter(by name: String, _ expected: ValueType?, in scope: Scope) -> String? {
    let names = (scope.section == nil ? scope.localNames : scope.names).filter {
      name.hasSuffix($0.withCapital) || $0.hasSuffix(name.withCapital)
    }
    guard names.count == 1, let found = names.first, let type = scope[found]?.type else {
      return nil
    }
    return expected.map { $0.unwrapped == type.unwrapped || $0.isOpen } ?? true ? found : nil
  }

  /// The `photo.name` that is meant by `name`, where one value alone has it.
  private func memberOfLocal(_ name: String, _ range: Range<Int>, in scope: Scope) -> String? {
    member(name, range, of: scope.localNames, in: scope)
  }

  /// How a state of that name is declared, where states are seen and its type is known.
  private func declared(
    _ name: String, _ type: ValueType?, _ member: String?, _ scope: Scope
  ) -> String? {
    guard let type, type != .unknown, member == nil, name.startsLower,
      declared[name] == nil,
      // Anything but a Bool is likelier what the event brings.
      scope.plainEvent == nil || type == .bool,
      scope.names.contains(where: { other in
        scope[other].map { [.input, .state, .output].contains($0.reference.kind) } ?? false
      })
    else { return nil }
    return "declare it: state: { \(name): \(type.asDeclared) }"
  }

  /// What can be named, where nothing says what is meant: what is closest comes first. Where the
  /// type that is wanted is known, or a member of it, and anything has that, it is only this.
  private func namesInSight(
    _ scope: Scope, _ name: String, _ expected: ValueType?, _ range: Range<Int>
  ) -> Hint? {
    let all = scope.names.filter(isName)
    let expected = expected?.unwrapped == .unknown ? nil : expected
    let member = node.memberWritten(after: range)
    let fitting = all.filter { name in
      guard let type = scope[name]?.type else { return false }
      return member.map { has($0, type) } ?? (type.unwrapped == expected?.unwrapped)
    }
    let these = fitting.isEmpty ? all : fitting
    guard !these.isEmpty else { return nil }
    let areAll = these.count == all.count
    let kind = member.map { "with '\($0)'" } ?? expected.map { "of type \($0.unwrapped)" } ?? ""
    let which = areAll ? "in sight" : "in sight \(kind)"
    let shown = these.count > 8 ? 6 : 8
    let near = these.filter(scope.isLocal).sorted()
    let names = near + firstOfAlphabet(shown, of: these.filter { !scope.isLocal($0) })
    let more = these.count > 8 ? " and \(these.count - 6) more" : ""
    // What is a parameter of another event may be one of what is a value here.
    let input = scope.trigger.flatMap { trigger in
      seenElsewhere[name] != nil && scope[trigger]?.reference.kind == .input ? trigger : nil
    }
    let typeWanted = expected.flatMap { $0.isOpen ? nil : $0.asWritten } ?? "Type"
    let declaring = (scope.plainEvent ?? input).map {
      "\nif it comes with the event: \($0): { takes: { \(name): \(typeWanted) } }"
    }
    let sight: Hint = "\(which): \(names.prefix(shown).joined(separator: ", "))\(more)"
    guard let declared = declared(name, expected, member, scope) else {
      return sight + (declaring ?? "")
    }
    // What the event brings is likelier meant than a state that nobody declared.
    let isBrought = !near.isEmpty && (!areAll || expected != nil)
    return (isBrought ? "\(sight)\n\(declared)" : "\(declared)\n\(sight)") + (declaring ?? "")
  }
}

/// The first names in the order of the alphabet, without all others being put in order.
private func firstOfAlphabet(_ count: Int, of names: [String]) -> [String] {
  var first: [String] = []
  for name in names where first.count < count || name < first[count - 1] {
    first.insert(name, at: first.firstIndex { name < $0 } ?? first.count)
    if first.count > count { first.removeLast() }
  }
  return first
}
