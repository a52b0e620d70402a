import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What was meant by a member that a value has not.
extension ExpressionChecker {
  /// The member that others call so.
  func memberOfSameMeaning(_ name: String, among all: [String]) -> Hint? {
    TypeTable.otherNames[name].flatMap { all.contains($0) ? .write($0) : nil }
  }

  /// `lenght` is near to nothing here, but to what is called `count` here.
  func nearestMember(to name: String, among all: [String]) -> Hint? {
    suggestion(for: name, among: all)
      ?? didYouMean(name, among: TypeTable.otherNames.keys.sorted())
      .flatMap { memberOfSameMeaning($0, among: all) }
  }

  /// What has the name: a field by its key in JSON, a word that is sure, an element of a list.
  func ownMember(_ asked: UnknownMember, _ word: Hint?) -> Hint? {
    let (name, type) = (asked.name, asked.type)
    return types.fields(of: type)?.fieldMeant(byKeyInJSON: name.text)
      ?? types.listHint(name.text, type) ?? word
      ?? types.elementHint(name.text, type, called: node.argumentsWritten(behind: name))
  }

  /// What others ask of such a value.
  func memberOfOthers(_ asked: UnknownMember) -> Hint? {
    // What it is asked of; with the `?` behind it, where a case is to follow.
    let isOptional = node.text(after: asked.range).hasPrefix("?")
    let sign = isOptional && types.cases(of: asked.type) != nil ? "?" : ""
    return naming(asked) { base in
      namingFormatters(
        types.memberOfOthers(
          asked.name.text, asked.type, of: base + sign,
          called: node.argumentsWritten(behind: asked.name)), of: asked.type)
    }
  }

  /// What was meant by a name, with all of it that is wrong: a value has no parentheses, and the
  /// arguments of a method no names. Where more than the name has to go, no word alone is the fix.
  func asWritten(
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
    if isMember(word), arguments.values.isEmpty || !types.methodNames(of: type).contains(word) {
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
  func naming(_ asked: UnknownMember, _ advise: (String) -> Hint?) -> Hint? {
    guard let start = asked.start else { return advise(node.text(in: asked.range)) }
    let hint = advise(start.written)
    guard let hint, hint != advise("") else { return hint }
    return hint + ", behind '\(start.parameter) =>' in place of '\\.'"
  }

  /// A formatter is no member.
  func formatterHint(_ asked: UnknownMember, _ base: String) -> Hint? {
    let (name, type) = (asked.name.text, asked.type.unwrapped)
    guard let formatter = formatters[name],
      formatter.input.map({ $0.unwrapped == type }) ?? type.isNumber
    else { return nil }
    return "a formatter shows it: \(base) | \(name)"
  }

  /// `line.name` is `line.product.name`, where one field alone has it.
  func memberOfField(_ name: String, _ type: ValueType) -> Hint? {
    let owners = (types.fields(of: type) ?? []).filter { field in
      types.fields(of: field.type.unwrapped)?.contains { $0.name == name } ?? false
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return .didYouMean("\(owner.name)\(owner.type.isOptional ? "?" : "").\(name)")
  }

  /// `chosen.title`, where `chosen` has another type, and one model alone has a title.
  func typeMeant(_ asked: UnknownMember) -> Hint? {
    let base = node.text(in: asked.range)
    let owners = types.owners(ofField: asked.name.text)
    guard owners.count == 1, declared[base] != nil else { return nil }
    return "\(owners[0]) has it: is '\(base): \(owners[0])\(asked.isOpened ? "?" : "")' meant?"
  }

  /// `plan.isPro` is `plan == .pro`.
  func askedCase(_ asked: UnknownMember, _ base: String) -> Hint? {
    guard asked.name.text.hasPrefix("is"), let cases = types.cases(of: asked.type),
      let found = cases.first(where: { "is\($0.name.withCapital)" == asked.name.text })
    else { return nil }
    return found.values.isEmpty
      ? "compare it: \(base) == .\(found.name)"
      : "ask whether it is there: \(base).\(found.name) != nil"
  }

  /// `user.orEmpty` and `user?.let(...)`, which are near to members of other kinds.
  func defaultMeant(_ asked: UnknownMember, _ base: String) -> Hint? {
    let (name, type) = (asked.name.text, asked.type)
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
      // A list has both.
      return node.text(after: asked.range).hasPrefix("?")
        ? "what is there gets a name: 'if \(base) as value then ... else ...'" : nil
    case "let", "also", "apply", "run":
      return type.isOptional
        ? nil : "what is there gets a name: 'if \(base) as value then ... else ...'"
    default: return nil
    }
  }

  /// `list.isNotEmpty` is `not list.isEmpty`.
  func deniedMember(_ name: String, _ members: [String], _ base: String) -> Hint? {
    opposite(of: name, among: members).map { "write 'not \(base).\($0)'" }
  }
}
