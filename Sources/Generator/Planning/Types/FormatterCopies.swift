import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// Makes the functions of formatters. Where one fixes a locale or a time zone, those inside that
/// have none are copied for it: once for each locale and time zone, whoever uses them.
struct FormatterCopies {
  /// What makes a copy another one.
  private struct Key: Hashable {
    var formatter: String
    var locale: String?
    var timeZone: String?
  }

  /// A function that is still to be made.
  private struct Waiting {
    var formatter: CheckedFormatter
    var name: String
    var doc: String?
    /// The formatter of the spec that a copy was made for first; nil where this is none.
    var root: String?
  }

  private let unit: Unit
  /// Nil where nothing is fixed.
  private let uses: EnvironmentUses?
  /// Those of the copies.
  private var names = NameSet()
  private var copies: [Key: String] = [:]

  init(_ unit: Unit) {
    self.unit = unit
    let fixesAny = unit.screen.formatters.contains { $0.locale != nil || $0.timeZone != nil }
    uses = fixesAny ? EnvironmentUses(unit.screen) : nil
  }

  /// The function of a formatter, and those of its copies that are not made yet. Without recursion:
  /// a chain of thousands would need more stack than a thread has.
  mutating func functions(of formatter: CheckedFormatter) -> [FormatterFunction] {
    var functions: [FormatterFunction] = []
    var waiting = [
      Waiting(formatter: formatter, name: formatter.name, doc: formatter.doc, root: nil)
    ]
    while let next = waiting.popLast() {
      var namesInside: [String: String] = [:]
      var new: [Waiting] = []
      for inside in copied(in: next.formatter) {
        let key = Key(formatter: inside.name, locale: inside.locale, timeZone: inside.timeZone)
        if let known = copies[key] {
          namesInside[inside.name] = known
          continue
        }
        let copy = newCopy(of: inside, for: next)
        names.insert(copy.name)
        copies[key] = copy.name
        namesInside[inside.name] = copy.name
        new.append(copy)
      }
      functions.append(
        FormatterFunction(
          formatter: next.formatter, name: next.name, doc: next.doc, isCopy: next.root != nil,
          namesInside: namesInside))
      waiting += new.reversed()
    }
    return functions
  }

  /// Named by who uses it and by the one that this is copied for itself, and by no more: in a long
  /// chain the names would get ever longer.
  private func newCopy(of inside: CheckedFormatter, for user: Waiting) -> Waiting {
    let root = user.root ?? user.name
    let users = user.root == nil ? [root] : [user.formatter.name, root]
    let name = ([inside.name] + users.map { $0.withCapital }).joined(separator: "For")
    let fixed = [inside.locale, inside.timeZone].compactMap { $0 }
    return Waiting(
      formatter: inside, name: unit.names.own(name, besides: names),
      doc: "`\(inside.name)` for `\(user.name)`: \(fixed.joined(separator: ", ")).", root: root)
  }

  /// The formatters inside that have another locale or time zone there, with these.
  private func copied(in outer: CheckedFormatter) -> [CheckedFormatter] {
    guard let uses, outer.locale != nil || outer.timeZone != nil,
      case .expression(let expression) = outer.kind
    else { return [] }
    var inside = NameSet()
    expression.visit { part in
      if case .formatted(_, let name) = part.kind { inside.insert(name) }
    }
    return inside.names.compactMap { name in
      guard let formatter = unit.formatter(name) else { return nil }
      var copy = formatter
      if copy.locale == nil, uses.formatter(name, goesBy: .locale) { copy.locale = outer.locale }
      if copy.timeZone == nil, uses.formatter(name, goesBy: .timeZone) {
        copy.timeZone = outer.timeZone
      }
      let isSame = copy.locale == formatter.locale && copy.timeZone == formatter.timeZone
      return isSame ? nil : copy
    }
  }
}
