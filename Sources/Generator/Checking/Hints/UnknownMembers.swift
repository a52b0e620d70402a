import Diagnostics
import Expressions
import Reading

extension ExpressionChecker {
  /// There is no such member: say why, and what was meant.
  mutating func failMember(
    _ name: Expression.Identifier, of type: ValueType, _ range: Range<Int>,
    _ start: StartOfPath?, isOpened: Bool
  ) -> TypedExpression {
    if poisoned.contains(name.text) { return .unknown }
    // A cell of a circle has no fields yet.
    if let typeName = type.unwrapped.name, poisoned.contains(typeName) { return .unknown }
    return failAsNoMember(name, of: type, range)
      ?? failAsUnknown(name, of: type, range, start, isOpened: isOpened)
  }

  /// How a member is asked of what may be missing; the values of a case have no default.
  private func chained(_ member: String, of type: ValueType, _ range: Range<Int>) -> Hint {
    let chain: Hint = "write '?.\(member)'"
    let value = "\(node.text(in: range)) ?? \(example(of: type.unwrapped))"
    return type.unwrapped.isSeveral
      ? chain : "\(chain), or give a default: '(\(value)).\(member)'"
  }

  /// A member with all that is asked of it in turn, where more of that may be missing.
  private func wholeChain(_ name: Expression.Identifier, of type: ValueType) -> String? {
    guard let text = node.scalar?.text else { return nil }
    func member(_ name: String, _ type: ValueType) -> ValueType? {
      types.member(name, of: TypedExpression(.null, type.unwrapped))?.type
    }
    var written = "?.\(name.text)"
    var isLonger = false
    var type = member(name.text, type)
    var rest = text.utf8.dropFirst(name.range.upperBound)
    while let owner = type, rest.first == UInt8(ascii: ".") {
      let next = String(Substring(rest.dropFirst().prefix(while: \.isInName)))
      type = member(next, owner)
      guard type != nil else { break }
      isLonger = isLonger || owner.isOptional
      written += (owner.isOptional ? "?." : ".") + next
      rest = rest.dropFirst(1 + next.utf8.count)
    }
    return isLonger ? written : nil
  }

  /// A name of which it is known why it is no member.
  private mutating func failAsNoMember(
    _ name: Expression.Identifier, of type: ValueType, _ range: Range<Int>
  ) -> TypedExpression? {
    let own = TypeTable.otherNames[name.text] ?? name.text
    if type.isOptional, type != .null,
      let member = [name.text, own].first(where: { types.hasMember($0, type.unwrapped) })
    {
      let isCalled = member != name.text && types.methodNames(of: type.unwrapped).contains(member)
      let meant = isCalled ? "\(member)(\(types.example(of: member, on: type.unwrapped)))" : member
      if let chain = wholeChain(name, of: type) {
        return fail(
          .optionalValue, type.maybeMissing, range,
          hint: "write '\(node.text(in: range))\(chain)': more of it may be missing")
      }
      if let shown = shownInHole(name, type, range) {
        return fail(.optionalValue, type.maybeMissing, range, hint: shown)
      }
      return fail(
        .optionalValue, type.maybeMissing, range,
        hint: isCalled
          ? chained(meant, of: type, range)
          : numberInOperation(name, type, range) ?? chained(meant, of: type, range))
    }
    if name.text == "sum", case .array(let element) = type {
      return fail(
        .wrongCall, "'sum' adds numbers, and these are \(element)", name.range,
        hint: types.sumHint(element))
    }
    if types.methodNames(of: type).contains(name.text) {
      return fail(
        .wrongCall, "'\(name.text)' takes arguments", name.range,
        hint: "write '\(name.text)(\(types.example(of: name.text, on: type)))'")
    }
    if case .named(let typeName) = type.unwrapped, types[typeName]?.kind == .opaque {
      return fail(
        .unknownMember, "nothing is known of the members of '\(typeName)'", name.range,
        hint: "describe it as a model with 'external: true' and its fields",
        related: related(to: typeName))
    }
    if case .named(let typeName) = type,
      let found = types[typeName]?.cases?.first(where: { $0.name == name.text })
    {
      return fail(
        .unknownMember, "the case '\(name.text)' has no values to look into", name.range,
        hint: ValueType.builtIns[found.text] == nil
          ? "compare it: == .\(name.text)"
          : "its values have names: '\(name.text): { name: \(found.text) }'",
        related: related(to: typeName),
        missing: .init(.member(name.text, of: typeName), isGuessed: true),
        roots: valuesMissing(of: name.text, in: typeName))
    }
    if name.text == "isNil" {
      return fail(
        .unknownMember, "\(type) has no member 'isNil'", name.range,
        hint: "it is always there: only an optional can be nil", cause: .otherWord)
    }
    if name.text == "message", node.text(in: range) == "error" {
      return fail(
        .unknownMember, "\(type) has no member 'message'", name.range,
        hint:
          "the error of a call is seen in its 'catch' alone; here 'error' is the value of that name"
      )
    }
    return nil
  }

  /// `s.open.bikes > 0`: nothing can be compared with a number that may be missing, or added to it.
  private func numberInOperation(
    _ name: Expression.Identifier, _ type: ValueType, _ range: Range<Int>
  ) -> Hint? {
    let signs = node.signs(around: range.lowerBound..<name.range.upperBound)
    guard let sign = signs.first(where: { "<>+-*/%".utf8.contains($0) }),
      let field = types.fields(of: type.unwrapped)?.first(where: { $0.name == name.text }),
      field.type.unwrapped.isNumber
    else { return nil }
    let value = "\(node.text(in: range))?.\(name.text) ?? 0"
    return .init("write '\("<>".utf8.contains(sign) ? value : "(\(value))")'")
  }

  /// `${user.name}`, where all of the hole is one member of what may be missing.
  private func shownInHole(
    _ name: Expression.Identifier, _ type: ValueType, _ range: Range<Int>
  ) -> Hint? {
    let bytes = Array((node.scalar?.text ?? "").utf8)
    guard range.lowerBound >= 2, bytes[range.lowerBound - 1] == UInt8(ascii: "{"),
      bytes[range.lowerBound - 2] == UInt8(ascii: "$"), name.range.upperBound < bytes.count,
      bytes[name.range.upperBound] == UInt8(ascii: "}"),
      let field = types.fields(of: type.unwrapped)?.first(where: { $0.name == name.text }),
      field.type.unwrapped == .string || field.type.unwrapped.isNumber || field.type == .bool
    else { return nil }
    return "write '\(node.text(in: range))?.\(name.text) ?? \(example(of: field.type.unwrapped))'"
  }

  /// A name of which nothing is known: what is near to it, or what there is.
  private mutating func failAsUnknown(
    _ name: Expression.Identifier, of type: ValueType, _ range: Range<Int>,
    _ start: StartOfPath?, isOpened: Bool
  ) -> TypedExpression {
    let members = types.memberNames(of: type)
    let inOther = types.listHint(name.text, type)
    let all = members + types.methodNames(of: type).filter { !members.contains($0) }
    let other = TypeTable.otherNames[name.text].flatMap {
      all.contains($0) ? Hint.write($0) : nil
    }
    // `lenght` is near to nothing here, but to what is called `count` here.
    let near =
      suggestion(for: name.text, among: all)
      ?? didYouMean(name.text, among: TypeTable.otherNames.keys.sorted())
      .flatMap { TypeTable.otherNames[$0] }
      .flatMap { all.contains($0) ? Hint.write($0) : nil }
    let (nearest, place) = asWritten(other ?? near, name, isMember: members.contains, type)
    let known =
      types.fields(of: type)?.fieldMeant(byKeyInJSON: name.text) ?? inOther
      ?? (other == nil ? nil : nearest)
      ?? types.elementHint(name.text, type, called: node.argumentsWritten(behind: name))
      ?? (all.contains { $0.lowercased() == name.text.lowercased() }
        ? nearest : naming(start, range) { formatterHint(name.text, type, $0) })
    let own =
      known
      ?? naming(start, range) { base in
        defaultMeant(by: name.text, type, base, range) ?? deniedMember(name.text, members, base)
          ?? askedCase(name.text, type, base)
      }
      ?? nearest
    let ofOthers =
      own == nil
      ? naming(start, range) { base in
        types.memberOfOthers(
          name.text, type, of: reached(base, range, type),
          called: node.argumentsWritten(behind: name))
      } : nil
    let meant = own ?? ofOthers ?? memberOfField(name.text, type)
    // It may be one whose name can't be a name.
    if meant == nil, let fields = types.fields(of: type.unwrapped),
      fields.withNames.count < fields.count
    {
      return .unknown
    }
    // What it has where it is there.
    let inner = type.isOptional && type != .null ? types.memberNames(of: type.unwrapped) : []
    let innerName = inner.isEmpty ? nil : didYouMean(name.text, among: inner)
    let list = all.isEmpty ? nil : namesHint(all)
    let redeclared =
      meant == nil && innerName == nil
      ? typeMeant(by: name.text, type, range, isOptional: isOpened) : nil
    return fail(
      .unknownMember, "\(type) \(type.isSeveral ? "have" : "has") no member '\(name.text)'",
      place,
      hint: meant ?? redeclared ?? innerName.map { "write '?.\($0)'" }
        ?? list.map { inner.isEmpty ? $0 : $0 + "; behind '?.' \(inner.joined(separator: ", "))" },
      related: owner(of: type).map { related(to: $0.type) } ?? [],
      missing: missingMember(name, of: type, meant: meant),
      // What a list or a text has by another name may be taken for one.
      cause: ofOthers != nil && (type.isNumber || type == .bool)
        ? .otherWord : redeclared == nil ? nil : .otherTypeMeant)
  }

  /// A member of a value is not the case of its type that is missing elsewhere, but for
  /// `mode.done?.at` and `mode.done != nil`.
  private func missingMember(
    _ name: Expression.Identifier, of type: ValueType, meant: Hint?
  ) -> Diagnostic.Missing? {
    guard case .named(let enumeration) = type, let cases = types[enumeration]?.cases,
      case let rest = node.written(behind: name),
      !["?", ".isNil", " != nil", " == nil", " as "].contains(where: rest.hasPrefix),
      // `if: error.locked`, of which the name is nearly a case.
      !rest.isEmpty || !(cases.contains { $0.name == meant?.replacement })
    else { return owner(of: type)?.missing(name.text, meant: meant) }
    return .init(.memberOfValue(name.text, of: enumeration), isGuessed: meant != nil)
  }

  /// What was meant by a name, with all of it that is wrong: a value has no parentheses, and the
  /// arguments of a method no names. Where more than the name has to go, no word alone is the fix.
  private func asWritten(
    _ meant: Hint?, _ name: Expression.Identifier, isMember: (String) -> Bool,
    _ type: ValueType
  ) -> (Hint?, Range<Int>) {
    guard let meant, let word = meant.replacement else { return (meant, name.range) }
    let end = name.range.upperBound
    guard let arguments = YAMLNode.arguments(in: node.written(behind: name)) else {
      return (meant, name.range)
    }
    let whole = name.range.lowerBound..<end + arguments.length
    // `reduce(0, (a, b) => a + b.price)`
    if name.text == "reduce" {
      return ("numbers are added by 'sum': .sum, or .sum(x => x.number)", name.range)
    }
    if isMember(word),
      arguments.values.isEmpty || !types.methodNames(of: type).contains(word)
    {
      return arguments.values.isEmpty
        ? (meant, whole) : ("write '\(word)', which takes nothing", name.range)
    }
    if let member = member(named: arguments.values, of: type, by: word) {
      return (.write("\(word)(\\.\(member))"), whole)
    }
    if arguments.haveLabels, word != "with" {
      return (.write("\(word)(\(arguments.values.joined(separator: ", ")))"), whole)
    }
    return (meant, name.range)
  }

  /// The member of the elements that `sort(by: name)` and `sortBy(name)` name, where a function is
  /// wanted.
  private func member(named arguments: [String], of type: ValueType, by method: String) -> String? {
    guard case .array(let element) = type, arguments.count == 1,
      ["all", "filter", "map", "sorted", "sum"].contains(method),
      types.memberNames(of: element).contains(arguments[0])
    else { return nil }
    return arguments[0]
  }

  /// A hint that may name what a member is asked of. In a path that has no name: where the hint is
  /// another one without it, it says how it gets one.
  private func naming(
    _ start: StartOfPath?, _ range: Range<Int>, _ advise: (String) -> Hint?
  ) -> Hint? {
    guard let start else { return advise(node.text(in: range)) }
    let hint = advise(start.written)
    guard let hint, hint != advise("") else { return hint }
    return hint + ", behind '\(start.parameter) =>' in place of '\\.'"
  }

  /// What a member is asked of; with the `?` behind it, where a case is to follow.
  private func reached(_ base: String, _ range: Range<Int>, _ type: ValueType) -> String {
    let isOptional = node.text(after: range).hasPrefix("?")
    return base + (isOptional && types.cases(of: type) != nil ? "?" : "")
  }

  /// A formatter is no member.
  private func formatterHint(_ name: String, _ type: ValueType, _ base: String) -> Hint? {
    guard let formatter = formatters[name],
      formatter.input.map({ $0.unwrapped == type.unwrapped }) ?? type.unwrapped.isNumber
    else { return nil }
    return "a formatter shows it: \(base) | \(name)"
  }

  /// `line.name` is `line.product.name`, where one field alone has it.
  private func memberOfField(_ name: String, _ type: ValueType) -> Hint? {
    let owners = (types.fields(of: type) ?? []).filter { field in
      types.fields(of: field.type.unwrapped)?.contains { $0.name == name } ?? false
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return .didYouMean("\(owner.name)\(owner.type.isOptional ? "?" : "").\(name)")
  }

  /// `chosen.title`, where `chosen` has another type, and one model alone has a title.
  private func typeMeant(
    by name: String, _ type: ValueType, _ range: Range<Int>, isOptional: Bool
  ) -> Hint? {
    let base = node.text(in: range)
    let owners = types.owners(ofField: name)
    guard owners.count == 1, declared[base] != nil else { return nil }
    return "\(owners[0]) has it: is '\(base): \(owners[0])\(isOptional ? "?" : "")' meant?"
  }

  /// `plan.isPro` is `plan == .pro`.
  private func askedCase(_ name: String, _ type: ValueType, _ base: String) -> Hint? {
    guard name.hasPrefix("is"), let cases = types.cases(of: type),
      let found = cases.first(where: { "is\($0.name.withCapital)" == name })
    else { return nil }
    return found.values.isEmpty
      ? "compare it: \(base) == .\(found.name)"
      : "ask whether it is there: \(base).\(found.name) != nil"
  }

  /// `user.orEmpty` and `user?.let(...)`, which are near to members of other kinds.
  private func defaultMeant(
    by name: String, _ type: ValueType, _ base: String, _ range: Range<Int>
  ) -> Hint? {
    switch name {
    case "orEmpty", "orElse", "getOrElse", "valueOr", "unwrapOr", "getOrDefault", "ifNil", "ifNull":
      guard type.isOptional else { return "it is never missing: remove '.\(name)'" }
      let empty =
        switch type.unwrapped {
        case .string: "\"\""
        case .array: "[]"
        default: "..."
        }
      return "write '\(base) ?? \(name == "orEmpty" ? empty : "...")'"
    case "map", "flatMap":
      guard case .array = type else {
        return node.text(after: range).hasPrefix("?")
          ? "what is there gets a name: 'if \(base) as value then ... else ...'" : nil
      }
      return nil
    case "let", "also", "apply", "run":
      return type.isOptional
        ? nil : "what is there gets a name: 'if \(base) as value then ... else ...'"
    default: return nil
    }
  }

  /// `list.isNotEmpty` is `not list.isEmpty`.
  private func deniedMember(_ name: String, _ members: [String], _ base: String) -> Hint? {
    opposite(of: name, among: members).map { "write 'not \(base).\($0)'" }
  }

  private func owner(of type: ValueType) -> FieldOwner? {
    switch type {
    case .named(let name): FieldOwner(type: name, fields: [])
    case .caseValues(let name, let caseName):
      FieldOwner(type: name, caseName: caseName, fields: [])
    default: nil
    }
  }
}
