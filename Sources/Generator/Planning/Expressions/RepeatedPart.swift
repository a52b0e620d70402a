import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

extension TypedExpression {
  /// The first part that is worked out more than once, and takes more than a look: what goes
  /// through a list or a text, or shows a value as text. Of a choice only one way is taken.
  var repeatedPart: TypedExpression? { [self].repeatedPart }

  /// What a part is called where it has a name.
  var nameOfWork: String {
    switch kind {
    case .formatted(_, let formatter):
      formatter.hasSuffix("Text") ? formatter : formatter + "Text"
    case .builtin(let builtin, let arguments):
      switch builtin {
      case .filter: arguments[0].nameOfWork("filtered")
      case .map: arguments[1].nameOfFields ?? "mapped"
      case .compact, .flat: "mapped"
      case .sorted: arguments[0].nameOfWork("sorted")
      case .trimmed: arguments[0].nameOfWork("trimmed")
      case .lowercased: arguments[0].nameOfWork("lowercased")
      case .uppercased: arguments[0].nameOfWork("uppercased")
      case .count: "count"
      case .sum, .sumOf: "sum"
      case .min: "smallest"
      case .max: "largest"
      case .firstWhere, .first, .last: "found"
      case .indexWhere: "index"
      case .containsWhere: "isFound"
      default: if case .array = type { "list" } else { "value" }
      }
    default: "value"
    }
  }

  /// `trimmedName` for what is done to something with a name.
  private func nameOfWork(_ word: String) -> String {
    guard let name = nameOfSubject, name.utf8.count > 1, !name.hasPrefix(word),
      word.utf8.count + name.utf8.count <= 30
    else { return word }
    return word + name.withCapital
  }

  /// What it is a value of, whatever was done to it: `query` for `trimmedQuery` too.
  private var nameOfSubject: String? {
    switch kind {
    case .reference(let reference):
      Self.wordsOfWork.first { reference.name.hasPrefix($0) && reference.name != $0 }
        .map { String(reference.name.dropFirst($0.count)).withoutCapital } ?? reference.name
    case .field(_, let name): name
    case .coalesce(let value, _), .chain(_, let value): value.nameOfSubject
    case .builtin(let builtin, let arguments) where arguments.count == 1 || builtin == .sorted:
      arguments[0].nameOfSubject
    default: nil
    }
  }

  private static let wordsOfWork = ["filtered", "sorted", "trimmed", "lowercased", "uppercased"]

  /// `ids` for the `id` of each element.
  private var nameOfFields: String? {
    guard case .function(_, let body) = kind, case .field(_, let name) = body.kind,
      body.type != .bool, let last = name.utf8.last,
      ![UInt8(ascii: "s"), UInt8(ascii: "y")].contains(last)
    else { return nil }
    return name + "s"
  }

  /// All names that mean something in it.
  var allNames: NameSet {
    var names = localNames
    visit { if case .reference(let reference) = $0.kind { names.insert(reference.name) } }
    return names
  }

  /// The same with another value for a part.
  func replacing(_ part: TypedExpression, by other: TypedExpression) -> TypedExpression {
    self == part ? other : withParts { $0.replacing(part, by: other) }
  }

  /// Whether it is work by itself, whatever its parts are.
  var isStartOfWork: Bool {
    switch kind {
    case .formatted: true
    case .builtin(let builtin, _):
      switch builtin {
      case .sum, .min, .max, .trimmed, .lowercased, .uppercased: true
      default: asksFunction
      }
    default: false
    }
  }

  private var isWork: Bool {
    if isStartOfWork { return true }
    guard case .builtin(let builtin, let arguments) = kind, arguments.count == 1 else {
      return false
    }
    return builtin != .stringIsEmpty && arguments[0].isWork
  }

  /// The parts that are work, each before its own parts, and how often it is done. What names that
  /// are given inside the expression mean has no place before it.
  fileprivate func work(besides given: [String]) -> [Work] {
    switch kind {
    case .choice(let condition, let then, let otherwise):
      return condition.work(besides: given)
        .adding(then.work(besides: given).beside(otherwise.work(besides: given)))
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      return optional.work(besides: given)
        .adding(then.work(besides: given + [name]).beside(otherwise.work(besides: given)))
    // What is asked of each element is done as often as there are elements.
    case .function(let parameters, let body):
      return body.work(besides: given + parameters.map { $0.name }).map {
        Work(part: $0.part, count: $0.count + 1)
      }
    case .chained: return []
    default:
      var found: [Work] = []
      if isWork, !has({ $0.kind == .chained }), !given.contains(where: mentions) {
        found.append(Work(part: self, count: 1))
      }
      visitParts { found = found.adding($0.work(besides: given)) }
      return found
    }
  }
}

extension [TypedExpression] {
  /// The first part that all of them together work out more than once.
  fileprivate var repeatedPart: TypedExpression? {
    var count = 0
    for value in self { value.visit { if $0.isStartOfWork { count += 1 } } }
    guard count > 1 else { return nil }
    let all = reduce([Work]()) { $0.adding($1.work(besides: [])) }
    guard let first = all.first(where: { $0.count > 1 }) else { return nil }
    // What is a part of others too comes before them.
    let inner = all.first { part in
      part.count > first.count && first.part.has { $0 == part.part }
    }
    return (inner ?? first).part
  }

  /// Puts a name in the place of each part that they work out more than once; `name` gives it one.
  mutating func nameRepeatedParts(_ name: (TypedExpression) -> String) {
    while let part = repeatedPart {
      replace(part, by: .local(name(part), part.type))
    }
  }

  mutating func replace(_ part: TypedExpression, by other: TypedExpression) {
    for index in indices { self[index] = self[index].replacing(part, by: other) }
  }
}

private struct Work {
  let part: TypedExpression
  var count: Int
}

extension [Work] {
  /// Both one after the other.
  fileprivate func adding(_ others: [Work]) -> [Work] { merged(others, +) }

  /// One or the other.
  fileprivate func beside(_ others: [Work]) -> [Work] { merged(others, Swift.max) }

  private func merged(_ others: [Work], _ join: (Int, Int) -> Int) -> [Work] {
    var all = self
    for other in others {
      if let index = all.firstIndex(where: { $0.part == other.part }) {
        all[index].count = join(all[index].count, other.count)
      } else {
        all.append(other)
      }
    }
    return all
  }
}
