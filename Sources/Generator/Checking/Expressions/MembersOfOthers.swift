import Expressions

/// What Swift, other languages and other types write as a member.
extension ValueChecker {
  /// What other languages write as a member.
  func memberOfOthers(_ name: String, _ type: ValueType, _ range: Range<Int>) -> String? {
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
        + "'if \(base) as value then ... else ...'"
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
    case (.optional(.date), _) where Self.partsOfDates[name] != nil:
      return memberOfOthers(name, .date, range)
    case (.date, _) where Self.partsOfDates[name] != nil:
      return "a formatter shows it, { date: \(Self.partsOfDates[name] ?? "") }; to count with it, "
        + "one in Swift has it: { swift: ..., from: Date, to: Int }"
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

  /// The patterns of what dates have elsewhere.
  private static let partsOfDates: [String: String] = [
    "year": "yyyy", "month": "MM", "day": "d", "weekday": "EEEE", "hour": "HH", "minute": "mm",
    "second": "ss", "quarter": "Q",
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

  /// What can be added up of elements that are no numbers.
  func sumHint(_ element: ValueType) -> String {
    if element.isOptional, element.unwrapped.isNumber {
      return "leave out what is missing: .compact.sum"
    }
    if element == .string { return "to join texts, write 'joined(\", \")'" }
    let number = types.fields(of: element)?.first { $0.type.isNumber && $0.name != "id" }?.name
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
  func listHint(_ name: String, _ type: ValueType) -> String? {
    guard case .array(let element) = type else { return nil }
    if element.isOptional, hasMember(name, .array(element.unwrapped)) {
      return "leave out what is missing: .compact.\(name)"
    }
    let fields = types.fields(of: element) ?? []
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
  func elementHint(_ name: String, _ type: ValueType) -> String? {
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
    let field = types.fields(of: element)?.first { $0.type.isOrdered }
    return "x => x.\(field?.name ?? "name")"
  }

  private static let examples: [String: String] = [
    "contains": "x => ...", "hasPrefix": "\"a\"", "hasSuffix": "\"a\"", "split": "\",\"",
    "replacing": "\"a\", \"b\"", "joined": "\", \"", "prefix": "3", "dropFirst": "1",
    "map": "x => x.name", "filter": "x => x.isOn", "all": "x => x.isOn",
    "rounded": "2", "index": "x => x.isOn", "with": "field: value",
  ]
}
