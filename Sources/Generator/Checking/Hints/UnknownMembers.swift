import MVVMGenDiagnostics
import MVVMGenExpressions

/// A member that a value has not, and where it stands.
struct UnknownMember {
  let name: Expression.Identifier
  let type: ValueType
  /// What it is asked of.
  let range: Range<Int>
  /// In a path, what stands before it.
  let start: StartOfPath?
  /// Whether it stands behind `?.`.
  let isOpened: Bool
}

extension ExpressionChecker {
  /// There is no such member: say why, and what was meant.
  mutating func failMember(_ asked: UnknownMember) -> TypedExpression {
    if poisoned.contains(asked.name.text) { return .unknown }
    // A cell of a circle has no fields yet.
    if let typeName = asked.type.unwrapped.name, poisoned.contains(typeName) { return .unknown }
    if let hint = hintAtOptional(asked) {
      return fail(.optionalValue, asked.type.maybeMissing, asked.range, hint: hint)
    }
    return failAsMethod(asked.name, of: asked.type)
      ?? failAsCase(asked.name, of: asked.type)
      ?? failAsNoMember(asked) ?? failAsUnknown(asked)
  }

  /// A method without its arguments.
  private mutating func failAsMethod(
    _ name: Expression.Identifier, of type: ValueType
  ) -> TypedExpression? {
    if name.text == "sum", case .array(let element) = type {
      return fail(
        .wrongCall, "'sum' adds numbers, and these are \(element)", name.range,
        hint: types.sumHint(element))
    }
    guard types.methodNames(of: type).contains(name.text) else { return nil }
    return fail(
      .wrongCall, "'\(name.text)' takes arguments", name.range,
      hint: "write '\(name.text)(\(types.example(of: name.text, on: type)))'")
  }

  /// A case without values.
  private mutating func failAsCase(
    _ name: Expression.Identifier, of type: ValueType
  ) -> TypedExpression? {
    guard case .named(let typeName) = type,
      let found = types[typeName]?.cases?.first(where: { $0.name == name.text })
    else { return nil }
    return fail(
      .unknownMember, "the case '\(name.text)' has no values to look into", name.range,
      hint: ValueType.builtIns[found.text] == nil
        ? "compare it: '== .\(name.text)' in place of '.\(name.text)'"
        : "its values have names: '\(name.text): { name: \(found.text) }'",
      related: related(to: typeName),
      missing: .init(.member(name.text, of: typeName), isGuessed: true),
      roots: valuesMissing(of: name.text, in: typeName))
  }

  /// A name of which it is known why it is no member.
  private mutating func failAsNoMember(_ asked: UnknownMember) -> TypedExpression? {
    let (name, type) = (asked.name, asked.type)
    if case .named(let typeName) = type.unwrapped, types[typeName]?.kind == .opaque {
      return fail(
        .unknownMember, "nothing is known of the members of '\(typeName)'", name.range,
        hint: "describe it as a model with 'external: true' and its fields",
        related: related(to: typeName))
    }
    if name.text == "isNil" {
      return fail(
        .unknownMember, "\(type) has no member 'isNil'", name.range,
        hint: "it is always there: only an optional can be nil", cause: .otherWord)
    }
    if name.text == "message", node.text(in: asked.range) == "error" {
      return fail(
        .unknownMember, "\(type) has no member 'message'", name.range,
        hint:
          "the error of a call is seen in its 'catch' alone; here 'error' is the value of that name"
      )
    }
    return nil
  }

  /// A name of which nothing is known: what is near to it, or what there is.
  private mutating func failAsUnknown(_ asked: UnknownMember) -> TypedExpression {
    let (name, type) = (asked.name, asked.type)
    let members = types.memberNames(of: type)
    let all = members + types.methodNames(of: type).filter { !members.contains($0) }
    let other = memberOfSameMeaning(name.text, among: all)
    let (nearest, place) = asWritten(
      other ?? nearestMember(to: name.text, among: all), name, isMember: members.contains, type)
    let isSure = other != nil || all.contains { $0.lowercased() == name.text.lowercased() }
    let own =
      ownMember(asked, isSure ? nearest : nil)
      ?? naming(asked) { base in
        formatterHint(asked, base) ?? defaultMeant(asked, base)
          ?? deniedMember(name.text, members, base) ?? askedCase(asked, base)
      }
      ?? nearest
    let ofOthers = own == nil ? memberOfOthers(asked) : nil
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
    let redeclared = meant == nil && innerName == nil ? typeMeant(asked) : nil
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

  private func owner(of type: ValueType) -> FieldOwner? {
    switch type {
    case .named(let name): FieldOwner(type: name, fields: [])
    case .caseValues(let name, let caseName):
      FieldOwner(type: name, caseName: caseName, fields: [])
    default: nil
    }
  }
}
