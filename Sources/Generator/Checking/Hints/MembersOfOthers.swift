import MVVMGenDiagnostics
import MVVMGenExpressions

/// What Swift, other languages and other types write as a member.
extension TypeTable {
  /// What is meant by a member that only other languages have, of a value of that type.
  func memberOfOthers(
    _ name: String, _ type: ValueType, of base: String, called arguments: String?
  ) -> Hint? {
    let isOne = !type.unwrapped.isSeveral
    if name == "equals", isOne { return "compare it: \(base) == ..." }
    if name == "value", [.date, .uuid, .url, .data].contains(type) {
      return "a name stands for its value: remove '.value'"
    }
    let meant: Hint? =
      switch type {
      case .int where ["rounded", "round", "floor", "ceil"].contains(name):
        "it is whole already: write '\(base)'"
      case .int, .double, .decimal: ofNumber(name, base)
      case .bool:
        ["toggle", "toggled", "negated", "not"].contains(name)
          ? "write 'not \(base)'" : ofNumber(name, base)
      case .string: ofText(name, base)
      case .date: ofDate(name, base, arguments)
      case .uuid, .url, .data: Self.formatter(of: type, name)
      case .optional(let wrapped): ofOptional(name, wrapped, base, arguments)
      case .array(let element): ofList(name, element, base, arguments)
      case .dictionary(let key, _): ofDictionary(name, key, base)
      case .set: ofSet(name, type)
      default: cases(of: type).flatMap { ofEnum(name, $0, base) }
      }
    if meant == nil, name == "value", isOne {
      return "a name stands for its value: remove '.value'"
    }
    return meant
  }

  private func ofEnum(_ name: String, _ cases: [TypeDeclaration.Case], _ base: String) -> Hint? {
    if name == "rawValue" {
      guard cases.allSatisfy({ $0.values.isEmpty }) else { return "its text is '.message'" }
      return "its text is '.message'; in JSON, and in a request, '\(base)' alone is its name"
    }
    return cases.first { $0.values.contains { $0.name == name } }
      .map { "the case '\($0.name)' has it: \(base).\($0.name)?.\(name)" }
  }

  /// A Bool has these too.
  private func ofNumber(_ name: String, _ base: String) -> Hint? {
    switch name {
    case "toString", "description", "string", "text", "stringValue": "write 'String(\(base))'"
    case "toInt", "int", "intValue": "write 'Int(\(base))'"
    case "toDouble", "double", "doubleValue": "write 'Double(\(base))'"
    case "toDecimal", "decimal", "decimalValue": "write 'Decimal(\(base))'"
    case "abs", "magnitude", "absoluteValue": "write 'abs(\(base))'"
    case "max", "coerceAtLeast": "write 'max(\(base), ...)'"
    case "min", "coerceAtMost": "write 'min(\(base), ...)'"
    case "clamp", "clamped", "coerceIn": "write 'max(lowest, min(\(base), highest))'"
    case "mod", "rem", "remainder", "modulo": "the rest of a division is '\(base) % ...'"
    case "formatted", "format", "toFixed": "a formatter shows it: \(base) | name"
    default: nil
    }
  }

  private func ofText(_ name: String, _ base: String) -> Hint? {
    switch name {
    case "toInt", "intValue", "toIntOrNull": "write 'Int(\(base))', which may be missing"
    case "toDouble", "doubleValue", "toDoubleOrNull":
      "write 'Double(\(base))', which may be missing"
    case "toDecimal", "decimalValue", "toBigDecimal", "toBigDecimalOrNull":
      "write 'Decimal(\(base))', which may be missing"
    case "isBlank": "write 'trimmed.isEmpty'"
    case "text", "string", "stringValue": "it is a text already: remove '.\(name)'"
    case _ where Self.partsOfTexts.contains(name):
      "a formatter in Swift computes it: { swift: value..., from: String, to: String }"
    default: nil
    }
  }

  private func ofDate(_ name: String, _ base: String, _ arguments: String?) -> Hint {
    if ["formatted", "format", "toString", "description"].contains(name) {
      return "a formatter shows it: \(base) | name"
    }
    if let pattern = Self.partsOfDates[name] {
      return "a formatter shows it, { date: \(pattern) }; to count with it, "
        + "one in Swift has it: { swift: ..., from: Date, to: Int }"
    }
    guard let type = Self.valuesOfDates[name] else {
      return "a formatter in Swift computes it: { swift: ..., from: Date, to: ... }"
    }
    // Of what has a name here the formatter knows nothing.
    let isFixed = arguments?.utf8.allSatisfy { $0.isDigit || "()_*+-. ".utf8.contains($0) } ?? true
    return "a formatter in Swift computes it: { swift: value.\(name)"
      + "\(isFixed ? arguments ?? "" : "(...)"), from: Date, to: \(type) }"
  }

  /// The text of what has one in Swift only, and what else that has.
  private static func formatter(of type: ValueType, _ name: String) -> Hint? {
    ["toString", "description", "string", "stringValue"].contains(name)
      || textInSwift(type).holds(".\(name)")
      ? formatterInSwift(type)
      : "a formatter in Swift computes it: { swift: ..., from: \(type), to: ... }"
  }

  /// The formatter that shows what has a text in Swift only.
  static func formatterInSwift(_ type: ValueType) -> Hint {
    "a formatter behind '|' shows it: { swift: \(textInSwift(type)), from: \(type), to: String }"
  }

  private static func textInSwift(_ type: ValueType) -> String {
    switch type {
    case .uuid: "value.uuidString"
    case .url: "value.absoluteString"
    default: "value.base64EncodedString()"
    }
  }

  private func ofOptional(
    _ name: String, _ wrapped: ValueType, _ base: String, _ arguments: String?
  ) -> Hint? {
    switch name {
    case "toString", "description", "string", "stringValue":
      wrapped.isNumber || wrapped == .bool ? "write 'String(\(base) ?? ...)'" : nil
    case "map", "flatMap", "let":
      "a member of what is there is '\(base)?.name'; for more, name it: "
        + "'if \(base) as value then ... else ...'"
    case _ where wrapped == .date && (Self.partsOfDates[name] != nil || name.hasPrefix("format")):
      ofDate(name, base, arguments)
    case "formatted", "format", "toFixed":
      wrapped.isNumber ? "a formatter shows it: (\(base) | name) ?? \"...\"" : nil
    default:
      cases(of: wrapped)?.contains { $0.name == name && $0.values.isEmpty } ?? false
        ? "compare it: \(base) == .\(name)" : nil
    }
  }

  private func ofList(
    _ name: String, _ element: ValueType, _ base: String, _ arguments: String?
  ) -> Hint? {
    switch name {
    case "get", "at", "getOrNull", "elementAt": "an element is '\(base)[index]', or nil"
    case "slice", "subarray", "splice": "write '\(base).dropFirst(start).prefix(count)'"
    case "concat", "concatenating", "union": "write '\(base) + other'"
    case "average", "mean", "avg":
      element.isNumber
        ? "write '\(element == .int ? "Double(\(base).sum)" : "\(base).sum") / \(element == .decimal ? "Decimal" : "Double")(\(base).count)'"
        : averageHint(element, base, arguments)
    case "enumerated", "mapIndexed", "withIndex": "write 'map((x, i) => ...)'"
    case _ where Self.rearrangements.contains(name):
      "a formatter in Swift computes it: { swift: ..., from: \"[\(element)]\", to: ... }"
    default: nil
    }
  }

  /// What makes others of lists elsewhere.
  private static let rearrangements: NameSet = [
    "associate", "associateBy", "chunked", "chunks", "distinct", "distinctBy", "groupBy", "grouped",
    "grouping", "groupingBy", "partition", "partitioned", "shuffled", "unique", "uniqued",
    "uniq", "zip", "zipped",
  ]

  /// The average of a number of each element.
  private func averageHint(_ element: ValueType, _ base: String, _ arguments: String?) -> Hint? {
    let numbers = fields(of: element)?.filter { $0.type.isNumber && $0.name != "id" } ?? []
    let named = numbers.first { arguments?.holds(".\($0.name)") ?? false }
    guard let field = named ?? numbers.first else { return nil }
    let sum = "\(base).sum(x => x.\(field.name))"
    let type = field.type == .decimal ? "Decimal" : "Double"
    return "write '\(field.type == .int ? "Double(\(sum))" : sum) / \(type)(\(base).count)'"
  }

  private func ofDictionary(_ name: String, _ key: ValueType, _ base: String) -> Hint? {
    switch name {
    case "contains", "containsKey", "hasKey", "has": "ask its entry: \(base)[key] != nil"
    case "get": "an entry is '\(base)[key]', or nil"
    case _ where Self.membersOfLists.contains(name):
      "a list has it: '\(base).keys' or '\(base).values'"
    case _ where Self.changes.contains(name):
      "an entry is set by 'setting(key, value)', and left out by 'removing(key)'"
    default: key == .string ? "an entry is '\(base)[\"\(name)\"]', or nil" : nil
    }
  }

  private func ofSet(_ name: String, _ type: ValueType) -> Hint? {
    switch name {
    case "has", "includes": "write 'contains'"
    case "appending", "append", "add", "insert": "write 'inserting'"
    case "remove", "delete": "write 'removing'"
    case "toggle", "toggling":
      "a choice does it: if a.contains(x) then a.removing(x) else a.inserting(x)"
    case "sorted": "only texts, numbers and dates have an order: keep a list, and sort it by one"
    case _ where Self.membersOfLists.contains(name):
      memberNames(of: type).contains("sorted")
        ? "a Set has no order: 'sorted' is the list of its elements"
        : "a Set has no order: 'contains(x)' asks it; to go through it, keep a list"
    default: nil
    }
  }

  /// What cuts or changes a text elsewhere.
  private static let partsOfTexts: NameSet = [
    "capitalized", "dropFirst", "dropLast", "first", "last", "padded", "padding", "prefix",
    "reversed", "slice", "substring", "suffix",
  ]

  /// The date patterns of members that dates have in other languages.
  private static let partsOfDates: [String: String] = [
    "year": "yyyy", "month": "MM", "day": "d", "weekday": "EEEE", "hour": "HH", "minute": "mm",
    "second": "ss", "quarter": "Q",
  ]

  /// The types of members that dates have in Swift.
  private static let valuesOfDates: [String: String] = [
    "addingTimeInterval": "Date", "timeIntervalSince1970": "Double",
    "timeIntervalSinceReferenceDate": "Double",
  ]

  private static let membersOfLists: NameSet = [
    "all", "filter", "first", "flatMap", "forEach", "joined", "last", "map", "max", "min",
    "reduce", "sorted", "sum",
  ]

  /// What changes a dictionary elsewhere.
  private static let changes: NameSet = [
    "adding", "appending", "inserting", "merging", "put", "replacing", "set", "updateValue",
    "updating", "with",
  ]

  /// What can be added up of elements that are no numbers.
  func sumHint(_ element: ValueType) -> Hint {
    if element.isOptional, element.unwrapped.isNumber {
      return "leave out what is missing: .compact.sum"
    }
    if element == .string { return "to join texts, write 'joined(\", \")'" }
    let number = fields(of: element)?.first { $0.type.isNumber && $0.name != "id" }?.name
    return "name a number of each: sum(x => x.\(number ?? "number"))"
  }

  /// What lists of other elements have, or of other languages.
  func listHint(_ name: String, _ type: ValueType) -> Hint? {
    guard case .array(let element) = type else { return nil }
    if element.isOptional, hasMember(name, .array(element.unwrapped)) {
      return "leave out what is missing: .compact.\(name)"
    }
    let fields = fields(of: element) ?? []
    switch name {
    case "joined":
      if element == .array(.string) { return "texts are joined: .flat.joined(\", \")" }
      if element.isNumber { return "texts are joined: map(x => \"${x}\").joined(\", \")" }
      let text = fields.first { $0.type == .string }?.name
      return "texts are joined: map(x => x.\(text ?? "name")).joined(\", \")"
    case "min", "max", "minBy", "maxBy", "minOf", "maxOf", "minOrNull", "maxOrNull":
      guard !element.isNumber else {
        return name.utf8.count > 3 ? "write '\(name.prefix(3))'" : nil
      }
      let end = name.hasPrefix("min") ? "first" : "last"
      if element == .string || element == .date {
        return "numbers have it; one of these is sorted(x => x).\(end)"
      }
      if element == .bool { return "only numbers have it; whether all are true is all(x => x)" }
      let number = fields.first { $0.type.isNumber && $0.name != "id" }?.name ?? "number"
      return "numbers have it: map(x => x.\(number)).\(name.prefix(3))"
        + "; an element of them: sorted(x => x.\(number)).\(end)"
    case "removeAll", "removeIf", "reject", "filterNot": return "write 'filter(x => not ...)'"
    case "compactMap": return "write 'map(x => ...).compact'"
    case "flatMap": return "write 'map(x => ...).flat'"
    case "forEach": return "an 'each' step goes through a list"
    case "move", "moving", "moved", "swapAt":
      return "what moves is taken out and put in again: "
        + "write 'removing(from).inserting(x, to)', where x is what was there"
    case "suffix", "takeLast":
      return "the last n of a list: write 'dropFirst(list.count - n)', with its name"
    case "dropLast":
      return "all but the last of a list: write 'prefix(list.count - 1)', with its name"
    default: return nil
    }
  }

  /// What a list has not, its elements may have.
  func elementHint(_ name: String, _ type: ValueType, called arguments: String?) -> Hint? {
    guard case .array(let element) = type, hasMember(name, element.unwrapped) else { return nil }
    if element.isOptional {
      return "its elements have it, where they are not missing: .compact.map(\\.\(name))"
    }
    if methodNames(of: element).contains(name), !memberNames(of: element).contains(name) {
      let call = name + (arguments ?? "(\(example(of: name, on: element)))")
      return
        "its elements have it: '.map(x => x.\(call))' for all of them, '.first?.\(call)' for one"
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
    "flatten": "flat", "join": "joined", "skip": "dropFirst", "append": "appending",
    "insert": "inserting", "remove": "removing", "some": "contains", "any": "contains",
    "every": "all", "allSatisfy": "all", "find": "first", "where": "filter",
    "joinToString": "joined", "orderBy": "sorted", "sortedBy": "sorted", "sortBy": "sorted",
    "firstIndex": "index", "indexOf": "index", "take": "prefix", "drop": "dropFirst",
    "reduce": "sum", "sumOf": "sum", "sumBy": "sum", "push": "appending", "add": "appending",
    "strip": "trimmed", "localizedDescription": "message", "description": "message", "copy": "with",
    "copyWith": "with", "updating": "with", "changing": "with", "round": "rounded",
    "round2": "rounded",
  ]

  /// The member that a function of another language is here.
  func memberMeant(by function: String, of base: String = "value") -> Hint? {
    if function == "round" { return "it is a member: \(base).rounded(0)" }
    let name = Self.otherNames[function] ?? function
    if [
      "count", "isEmpty", "isNil", "first", "last", "trimmed", "lowercased", "uppercased",
      "reversed",
    ]
    .contains(name) {
      return "it is a member: \(base).\(name)"
    }
    return Self.examples[name].map { "it is a member: \(base).\(name)(\($0))" }
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
    let field = fields(of: element)?.first { $0.type.isOrdered }
    return "x => x.\(field?.name ?? "name")"
  }

  private static let examples: [String: String] = [
    "contains": "x => ...", "hasPrefix": "\"a\"", "hasSuffix": "\"a\"", "split": "\",\"",
    "replacing": "\"a\", \"b\"", "joined": "\", \"", "prefix": "3", "dropFirst": "1",
    "map": "x => x.name", "filter": "x => x.isOn", "all": "x => x.isOn",
    "rounded": "2", "index": "x => x.isOn", "with": "field: value",
  ]
}
