import Diagnostics
import Expressions

extension ValueChecker {
  /// `value.name`
  mutating func member(
    _ name: Expression.Identifier, of value: TypedExpression, _ range: Range<Int>
  ) -> TypedExpression {
    if let found = member(name.text, of: value) { return note(name, of: value.type, found) }
    return note(name, of: value.type, failMember(name, of: value.type, range))
  }

  func member(_ name: String, of value: TypedExpression) -> TypedExpression? {
    func builtin(_ builtin: Builtin, _ type: ValueType) -> TypedExpression {
      TypedExpression(.builtin(builtin, [value]), type)
    }
    switch (value.type, name) {
    case (.optional, "isNil"): return builtin(.isNil, .bool)
    case (.string, "count"): return builtin(.stringCount, .int)
    case (.string, "isEmpty"): return builtin(.stringIsEmpty, .bool)
    case (.string, "trimmed"): return builtin(.trimmed, .string)
    case (.string, "lowercased"): return builtin(.lowercased, .string)
    case (.string, "uppercased"): return builtin(.uppercased, .string)
    case (.array, "count"), (.dictionary, "count"), (.set, "count"): return builtin(.count, .int)
    case (.array, "isEmpty"), (.dictionary, "isEmpty"), (.set, "isEmpty"):
      return builtin(.isEmpty, .bool)
    case (.array(let element), "first"): return builtin(.first, element.asOptional)
    case (.array(let element), "last"): return builtin(.last, element.asOptional)
    case (.array, "reversed"): return builtin(.reversed, value.type)
    case (.array(.optional(let element)), "compact"):
      return builtin(.compact, .array(element))
    case (.array(.array(let element)), "flat"): return builtin(.flat, .array(element))
    case (.array(let element), "sum") where element.isNumber: return builtin(.sum, element)
    case (.array(let element), "min") where element.isNumber:
      return builtin(.min, element.asOptional)
    case (.array(let element), "max") where element.isNumber:
      return builtin(.max, element.asOptional)
    case (.dictionary(let key, _), "keys"): return builtin(.keys, .array(key))
    case (.dictionary(_, let element), "values"): return builtin(.values, .array(element))
    case (.set(let element), "sorted") where element.isOrdered && element != .bool:
      return builtin(.setSorted, .array(element))
    case (.anyError, "message"): return TypedExpression(.message(value), .string)
    case (.caseValues(let type, let caseName), _):
      return types[type]?.cases?.first { $0.name == caseName }?.values
        .first { $0.name == name }
        .map { TypedExpression(.field(value, name), $0.type) }
    case (.named(let type), _): return member(name, of: value, named: type)
    default: return nil
    }
  }

  private func member(
    _ name: String, of value: TypedExpression, named type: String
  ) -> TypedExpression? {
    guard let declaration = types[type] else { return nil }
    if let field = declaration.fields?.first(where: { $0.name == name }) {
      return TypedExpression(.field(value, name), field.type)
    }
    guard let cases = declaration.cases else { return nil }
    if name == "message" { return TypedExpression(.message(value), .string) }
    guard let found = cases.first(where: { $0.name == name }), !found.values.isEmpty else {
      return nil
    }
    return TypedExpression(
      .caseValues(value, case: name), .optional(.caseValues(of: type, case: name)))
  }

  // MARK: Messages

  /// There is no such member: say why, and what was meant.
  private mutating func failMember(
    _ name: Expression.Identifier, of type: ValueType, _ range: Range<Int>
  ) -> TypedExpression {
    if poisoned.contains(name.text) { return .unknown }
    // A cell of a circle has no fields yet.
    if let typeName = type.unwrapped.name, poisoned.contains(typeName) { return .unknown }
    let own = Self.otherNames[name.text] ?? name.text
    if type.isOptional, type != .null,
      let member = [name.text, own].first(where: { hasMember($0, type.unwrapped) })
    {
      let isCalled = member != name.text && methodNames(of: type.unwrapped).contains(member)
      let meant = isCalled ? "\(member)(\(example(of: member, on: type.unwrapped)))" : member
      return fail(
        .optionalValue, "this may be missing: it is \(type)", range,
        hint: "write '?.\(meant)', or give a default: '(... ?? ...).\(meant)'")
    }
    if name.text == "sum", case .array(let element) = type {
      return fail(
        .wrongCall, "'sum' adds numbers, and these are \(element)", name.range,
        hint: sumHint(element))
    }
    if methodNames(of: type).contains(name.text) {
      return fail(
        .wrongCall, "'\(name.text)' takes arguments", name.range,
        hint: "write '\(name.text)(\(example(of: name.text, on: type)))'")
    }
    if case .named(let typeName) = type, types[typeName]?.kind == .opaque {
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
        missing: .init("\(typeName).\(name.text)", meant: "=="))
    }
    if name.text == "isNil" {
      return fail(
        .unknownMember, "\(type) has no member 'isNil'", name.range,
        hint: "it is always there: only an optional can be nil")
    }
    let members = memberNames(of: type)
    let inOther = listHint(name.text, type)
    let all = members + methodNames(of: type).filter { !members.contains($0) }
    let other = Self.otherNames[name.text].flatMap { all.contains($0) ? Suggestion(word: $0) : nil }
    // `lenght` is near to nothing here, but to what is called `count` here.
    let near =
      suggestion(for: name.text, among: all)
      ?? suggestion(for: name.text, among: Self.otherNames.keys.sorted())
      .flatMap { Self.otherNames[$0.word] }
      .flatMap { all.contains($0) ? Suggestion(word: $0) : nil }
    let (nearest, place) = asWritten(other ?? near, name, isMember: members.contains, type)
    let known =
      inOther ?? (other == nil ? nil : nearest?.hint) ?? elementHint(name.text, type)
      ?? formatterHint(name.text, range)
    let meant =
      known ?? deniedMember(name.text, members, range) ?? askedCase(name.text, type, range)
      ?? nearest?.hint ?? memberOfOthers(name.text, type, range)
    // What it has where it is there.
    let inner = type.isOptional && type != .null ? memberNames(of: type.unwrapped) : []
    let innerName = inner.isEmpty ? nil : suggestion(for: name.text, among: inner)?.word
    let list = all.isEmpty ? nil : "it has \(all.joined(separator: ", "))"
    return fail(
      .unknownMember, "\(type) \(type.isSeveral ? "have" : "has") no member '\(name.text)'",
      place,
      hint: meant ?? innerName.map { "write '?.\($0)'" }
        ?? list.map { inner.isEmpty ? $0 : $0 + "; behind '?.' \(inner.joined(separator: ", "))" },
      related: owner(of: type).map { related(to: $0.type) } ?? [],
      missing: owner(of: type)?.missing(name.text, meant: meant), nearest: nearest)
  }

  /// What was meant by a name, with all of it that is wrong: a value has no parentheses, and the arguments
  /// of a method no names. Where more than the name has to go, no word alone is the fix.
  private func asWritten(
    _ meant: Suggestion?, _ name: Expression.Identifier, isMember: (String) -> Bool,
    _ type: ValueType
  ) -> (Suggestion?, Range<Int>) {
    guard var meant else { return (nil, name.range) }
    let end = name.range.upperBound
    let behind = String((node.scalar?.text ?? "").utf8.dropFirst(end)) ?? ""
    guard behind.first == "(" else { return (meant, name.range) }
    let arguments = behind.dropFirst().prefix { $0 != ")" }
    if isMember(meant.word), arguments.isEmpty || !methodNames(of: type).contains(meant.word) {
      if arguments.isEmpty { return (meant, name.range.lowerBound..<end + 2) }
      meant.hint = "write '\(meant.word)', which takes nothing"
    } else if arguments.contains(":"), meant.word != "with" {
      if let values = Self.withoutLabels(arguments) {
        let word = "\(meant.word)(\(values))"
        return (
          Suggestion(word: word), name.range.lowerBound..<end + arguments.utf8.count + 2
        )
      }
      meant.hint = "write '\(meant.word)(\(example(of: meant.word, on: type)))'"
    } else {
      return (meant, name.range)
    }
    meant.isWhole = false
    return (meant, name.range)
  }

  /// `of: a, with: b` as `a, b`; nil where it takes more to tell arguments apart.
  private static func withoutLabels(_ arguments: Substring) -> String? {
    let values = arguments.split(separator: ",").map { argument in
      let parts = argument.split(separator: ":", maxSplits: 1)
      return (parts.last ?? "").drop { $0 == " " }
    }
    let isPlain = values.allSatisfy { value in
      !value.contains { "({[$:".contains($0) } && value.count { $0 == "\"" } % 2 == 0
    }
    return isPlain ? values.joined(separator: ", ") : nil
  }

  /// A formatter is no member.
  private func formatterHint(_ name: String, _ range: Range<Int>) -> String? {
    guard formatters[name] != nil, let text = node.scalar.map({ Array($0.text.utf8) }),
      range.upperBound <= text.count
    else { return nil }
    return "a formatter shows it: \(String(decoding: text[range], as: UTF8.self)) | \(name)"
  }

  /// `plan.isPro` is `plan == .pro`.
  private func askedCase(_ name: String, _ type: ValueType, _ range: Range<Int>) -> String? {
    guard name.hasPrefix("is"), let cases = type.name.flatMap({ types[$0]?.cases }),
      let found = cases.first(where: { "is\($0.name.withCapital)" == name })
    else { return nil }
    return found.values.isEmpty
      ? "compare it: \(text(in: range)) == .\(found.name)"
      : "ask whether it is there: \(text(in: range)).\(found.name) != nil"
  }

  /// `list.isNotEmpty` is `not list.isEmpty`.
  private func deniedMember(_ name: String, _ members: [String], _ range: Range<Int>) -> String? {
    opposite(of: name, among: members).map { "write 'not \(text(in: range)).\($0)'" }
  }

  /// A part of the expression that is being looked at, as it stands there.
  func text(in range: Range<Int>) -> String {
    let text = Array((node.scalar?.text ?? "").utf8)
    return range.upperBound <= text.count ? String(decoding: text[range], as: UTF8.self) : "..."
  }

  /// What other languages write as a member.
  private func memberOfOthers(_ name: String, _ type: ValueType, _ range: Range<Int>) -> String? {
    let base = text(in: range)
    switch (type, name) {
    case (.int, _), (.double, _), (.decimal, _), (.bool, _):
      switch name {
      case "toString", "description", "string", "text", "stringValue":
        return "write 'String(\(base))'"
      case "toInt", "int", "intValue": return "write 'Int(\(base))'"
      case "toDouble", "double", "doubleValue": return "write 'Double(\(base))'"
      case "toDecimal", "decimal", "decimalValue": return "write 'Decimal(\(base))'"
      case "abs", "magnitude", "absoluteValue": return "write 'abs(\(base))'"
      case "max", "coerceAtLeast": return "write 'max(\(base), ...)'"
      case "min", "coerceAtMost": return "write 'min(\(base), ...)'"
      case "formatted", "format", "toFixed": return "a formatter shows it: \(base) | name"
      case "toggled", "negated", "not": return type == .bool ? "write 'not \(base)'" : nil
      default: break
      }
    case (.optional(let wrapped), "toString"), (.optional(let wrapped), "description"),
      (.optional(let wrapped), "string"), (.optional(let wrapped), "stringValue"):
      return wrapped.isNumber || wrapped == .bool ? "write 'String(\(base) ?? ...)'" : nil
    case (.optional, "map"), (.optional, "flatMap"), (.optional, "let"):
      return "a member of what is there is '\(base)?.name'; for more, name it: "
        + "'if \(base) as x then ... else ...'"
    case (.string, "toInt"), (.string, "intValue"), (.string, "toIntOrNull"):
      return "write 'Int(\(base))', which may be missing"
    case (.string, "toDouble"), (.string, "doubleValue"), (.string, "toDoubleOrNull"):
      return "write 'Double(\(base))', which may be missing"
    case (.array, "get"), (.array, "at"), (.array, "getOrNull"), (.array, "elementAt"):
      return "an element is '\(base)[index]', or nil"
    case (.string, "isBlank"): return "write 'trimmed.isEmpty'"
    case (.string, _) where Self.partsOfTexts.contains(name):
      return "a formatter in Swift computes it: { swift: value..., from: String, to: String }"
    case (.string, "text"), (.string, "string"), (.string, "stringValue"):
      return "it is a text already: remove '.\(name)'"
    case (.date, "formatted"), (.date, "format"), (.date, "toString"), (.date, "description"):
      return "a formatter shows it: \(base) | name"
    case (.date, _):
      return "a formatter in Swift computes it: { swift: value.\(name), from: Date, to: Type }"
    case (.named(let type), _):
      if let found = types[type]?.cases?.first(where: { $0.values.contains { $0.name == name } }) {
        return "the case '\(found.name)' has it: \(base).\(found.name)?.\(name)"
      }
    case (.dictionary, "contains"), (.dictionary, "containsKey"), (.dictionary, "hasKey"),
      (.dictionary, "has"):
      return "ask its entry: \(base)[key] != nil"
    case (.dictionary, "get"): return "an entry is '\(base)[key]', or nil"
    case (.dictionary, _) where Self.membersOfLists.contains(name):
      return "a list has it: '\(base).keys' or '\(base).values'"
    case (.dictionary, _) where Self.changes.contains(name):
      return "an entry is set by 'setting(key, value)', and left out by 'removing(key)'"
    case (.dictionary(.string, _), _): return "an entry is '\(base)[\"\(name)\"]', or nil"
    case (.set, _) where Self.membersOfLists.contains(name):
      return memberNames(of: type).contains("sorted")
        ? "a Set has no order: 'sorted' is the list of its elements"
        : "a Set has no order: 'contains(x)' asks it; to go through it, keep a list"
    case (.array, "slice"), (.array, "subarray"), (.array, "splice"):
      return "write '\(base).dropFirst(start).prefix(count)'"
    case (.array, "concat"), (.array, "concatenating"), (.array, "union"):
      return "write '\(base) + other'"
    case (.array(let element), "average"), (.array(let element), "mean"),
      (.array(let element), "avg"):
      guard element.isNumber else { break }
      return "write '\(element == .int ? "Double(\(base).sum)" : "\(base).sum") / "
        + "\(element == .decimal ? "Decimal" : "Double")(\(base).count)'"
    case (.array, "enumerated"), (.array, "mapIndexed"), (.array, "withIndex"):
      return "write 'map((x, i) => ...)'"
    case (.string, "equals"), (.int, "equals"), (.named, "equals"):
      return "compare it: \(base) == ..."
    case (.set, "has"), (.set, "includes"): return "write 'contains'"
    case (.set, "appending"), (.set, "append"), (.set, "add"), (.set, "insert"):
      return "write 'inserting'"
    case (.set, "remove"), (.set, "delete"): return "write 'removing'"
    default: break
    }
    if case .caseValues = type.unwrapped { return nil }
    return name == "value" ? "a name stands for its value: remove '.value'" : nil
  }

  /// What cuts or changes a text elsewhere.
  private static let partsOfTexts: NameSet = [
    "capitalized", "dropFirst", "dropLast", "first", "last", "padded", "padding", "prefix",
    "reversed", "slice", "substring", "suffix",
  ]

  private static let membersOfLists: NameSet = [
    "all", "filter", "first", "flatMap", "forEach", "joined", "last", "map", "reduce", "sorted",
    "sum",
  ]

  /// What changes a dictionary elsewhere.
  private static let changes: NameSet = [
    "adding", "appending", "inserting", "merging", "put", "replacing", "set", "updateValue",
    "updating", "with",
  ]

  private func owner(of type: ValueType) -> FieldOwner? {
    switch type {
    case .named(let name): FieldOwner(type: name, fields: [])
    case .caseValues(let name, let caseName):
      FieldOwner(type: name, caseName: caseName, fields: [])
    default: nil
    }
  }

  /// What can be added up of elements that are no numbers.
  func sumHint(_ element: ValueType) -> String {
    if element.isOptional, element.unwrapped.isNumber {
      return "leave out what is missing: .compact.sum"
    }
    if element == .string { return "to join texts, write 'joined(\", \")'" }
    let fields = element.name.flatMap { types[$0]?.fields } ?? []
    let number = fields.first { $0.type.isNumber && $0.name != "id" }?.name
    return "name a number of each: sum(x => x.\(number ?? "number"))"
  }

  /// `sum(\.price)` where the price may be missing.
  func sumHint(_ call: MethodCall, _ type: ValueType, _ element: ValueType) -> String {
    guard type.isOptional, type.unwrapped.isNumber else { return sumHint(element) }
    let key: String
    switch call.arguments[0].value.kind {
    case .path(let names): key = "x => x" + names.map { ".\($0.text)" }.joined()
    case .function: key = text(in: call.arguments[0].value.range)
    default: return sumHint(element)
    }
    return "what is missing counts as 0 with a default: sum(\(key) ?? 0)"
  }

  /// What lists of other elements have, or of other languages.
  private func listHint(_ name: String, _ type: ValueType) -> String? {
    guard case .array(let element) = type else { return nil }
    if element.isOptional, hasMember(name, .array(element.unwrapped)) {
      return "leave out what is missing: .compact.\(name)"
    }
    let fields = element.name.flatMap { types[$0]?.fields } ?? []
    switch name {
    case "joined":
      if element.isNumber { return "texts are joined: map(x => \"${x}\").joined(\", \")" }
      let text = fields.first { $0.type == .string }?.name
      return "texts are joined: map(x => x.\(text ?? "name")).joined(\", \")"
    case "min", "max":
      guard !element.isNumber else { return nil }
      let end = name == "min" ? "first" : "last"
      if element == .string || element == .date {
        return "numbers have it; one of these is sorted(x => x).\(end)"
      }
      if element == .bool { return "only numbers have it; whether all are true is all(x => x)" }
      let number = fields.first { $0.type.isNumber && $0.name != "id" }?.name ?? "number"
      return "numbers have it: map(x => x.\(number)).\(name)"
        + "; an element of them: sorted(x => x.\(number)).\(end)"
    case "removeAll", "removeIf", "reject", "filterNot": return "write 'filter(x => not ...)'"
    case "compactMap": return "write 'map(x => ...).compact'"
    case "flatMap": return "write 'map(x => ...).flat'"
    case "forEach": return "an 'each' step goes through a list"
    case "suffix", "takeLast":
      return "the last 3 of a list: write 'dropFirst(list.count - 3)', with its name"
    case "dropLast":
      return "all but the last of a list: write 'prefix(list.count - 1)', with its name"
    default: return nil
    }
  }

  /// What a list has not, its elements may have.
  private func elementHint(_ name: String, _ type: ValueType) -> String? {
    guard case .array(let element) = type, hasMember(name, element.unwrapped) else { return nil }
    if element.isOptional {
      return "its elements have it, where they are not missing: .compact.map(\\.\(name))"
    }
    return "its elements have it: '.map(\\.\(name))' for all of them, '.first?.\(name)' for one"
  }

  /// What Swift and other languages call the members.
  static let otherNames: [String: String] = [
    "length": "count", "size": "count", "len": "count", "empty": "isEmpty", "trim": "trimmed",
    "trimmingCharacters": "trimmed", "components": "split", "replacingOccurrences": "replacing",
    "toLowerCase": "lowercased", "toUpperCase": "uppercased", "lower": "lowercased",
    "upper": "uppercased", "startsWith": "hasPrefix", "endsWith": "hasSuffix",
    "includes": "contains", "replace": "replacing", "reverse": "reversed", "sort": "sorted",
    "flatten": "flat", "join": "joined", "skip": "dropFirst",
    "append": "appending", "insert": "inserting", "remove": "removing", "some": "contains",
    "any": "contains", "every": "all", "allSatisfy": "all", "find": "first", "where": "filter",
    "joinToString": "joined", "orderBy": "sorted", "sortedBy": "sorted", "sortBy": "sorted",
    "firstIndex": "index", "indexOf": "index", "take": "prefix", "drop": "dropFirst",
    "reduce": "sum", "push": "appending", "add": "appending", "strip": "trimmed",
    "localizedDescription": "message", "description": "message",
    "rawValue": "message", "copy": "with", "copyWith": "with", "updating": "with",
    "changing": "with",
    "round": "rounded", "round2": "rounded",
  ]

  /// The member that a function of another language is here.
  func memberMeant(by function: String) -> String? {
    let name = Self.otherNames[function] ?? function
    if ["count", "isEmpty", "first", "last", "trimmed", "lowercased", "uppercased", "reversed"]
      .contains(name)
    {
      return "it is a member: value.\(name)"
    }
    return Self.examples[name].map { "it is a member: value.\(name)(\($0))" }
  }

  func example(of method: String, on type: ValueType) -> String {
    if method == "contains", type == .string { return "\"a\"" }
    if method == "sorted", case .array(let element) = type { return sortKey(of: element) }
    return Self.examples[method] ?? "..."
  }

  /// What the elements of a list can be sorted by.
  func sortKey(of element: ValueType) -> String {
    if element.isOrdered { return "x => x" }
    if element.unwrapped.isOrdered { return "x => x ?? ..." }
    let field = element.name.flatMap { types[$0]?.fields?.first { $0.type.isOrdered } }
    return "x => x.\(field?.name ?? "name")"
  }

  private static let examples: [String: String] = [
    "contains": "x => ...", "hasPrefix": "\"a\"", "hasSuffix": "\"a\"", "split": "\",\"",
    "replacing": "\"a\", \"b\"", "joined": "\", \"", "prefix": "3", "dropFirst": "1",
    "map": "x => x.name", "filter": "x => x.isOn", "all": "x => x.isOn",
    "rounded": "2", "index": "x => x.isOn", "with": "field: value",
  ]

  private func hasMember(_ name: String, _ type: ValueType) -> Bool {
    memberNames(of: type).contains(name) || methodNames(of: type).contains(name)
  }

  func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .caseValues(let name, let caseName):
      return types[name]?.cases?.first { $0.name == caseName }?.values.map(\.name) ?? []
    case .named(let name):
      guard let cases = types[name]?.cases else { return types[name]?.fields?.map(\.name) ?? [] }
      return ["message"] + cases.filter { !$0.values.isEmpty }.map(\.name)
    default: return type.memberNames
    }
  }
}

extension ValueType {
  /// Whether a message speaks of it as of several: "the values of Plan.pro".
  var isSeveral: Bool { if case .caseValues = self { true } else { false } }

  /// That it is wanted.
  var wanted: String { "\(self) \(isSeveral ? "are" : "is") wanted" }

  /// The name of a declared type.
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
