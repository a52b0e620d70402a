import MVVMGenChecking
import MVVMGenExpressions

/// A chain of choices that all ask which case of an enum one value is: a `switch` in Swift.
struct CaseChoice<Way> {
  let subject: TypedExpression
  let arms: [Arm]
  /// The other cases, `nil` among them, which is the name of none; none where there are too many to
  /// name. And what is done for them; nil where each case has an arm.
  private(set) var rest: (cases: [String], way: Way)?
  private let cases: [TypeDeclaration.Case]

  struct Arm {
    let cases: [String]
    /// What the way calls the values of the case, or the one of them that it is about.
    let valuesName: String?
    let field: String?
    /// Whether any values of the case will do.
    let takesAnyValues: Bool
    let way: Way
  }

  /// A choice in the chain: what it asks, and the two ways.
  struct Link {
    let subject: TypedExpression
    let arm: Arm
    let otherwise: Way

    init(
      _ subject: TypedExpression, _ cases: [String], takesAnyValues: Bool = true, then: Way,
      else otherwise: Way
    ) {
      self.subject = subject
      arm = Arm(
        cases: cases, valuesName: nil, field: nil, takesAnyValues: takesAnyValues, way: then)
      self.otherwise = otherwise
    }

    /// Nil where the optional is not the values of a case, or one that each such case has.
    init?(_ optional: TypedExpression, as name: String, then: Way, else otherwise: Way) {
      guard let (subject, asked, body) = optional.askedValues else { return nil }
      var field: String?
      if let body {
        guard case .field(let base, let name) = body.kind, base.kind == .chained,
          !body.type.isOptional
        else { return nil }
        field = name
      }
      self.subject = subject
      arm = Arm(cases: [asked], valuesName: name, field: field, takesAnyValues: true, way: then)
      self.otherwise = otherwise
    }

    /// Nil where the condition asks for no case.
    init?(_ condition: TypedExpression, then: Way, else otherwise: Way) {
      if let (subject, cases) = condition.askedCases {
        self.init(subject, cases, takesAnyValues: false, then: then, else: otherwise)
      } else if let (subject, name, isThen) = condition.askedPresence {
        self.init(
          subject, [name], then: isThen ? then : otherwise, else: isThen ? otherwise : then)
      } else {
        return nil
      }
    }
  }

  /// More of them say less than `default`.
  private static var mostOthers: Int { 3 }

  /// Nil for what reads better as an `if`: a single choice, and one that not only asks for cases.
  /// `last` are choices that go on a chain of others.
  init?(_ first: Way, _ unit: Unit, link: (Way) -> Link?, last: (Way) -> Link? = { _ in nil }) {
    guard let start = link(first), case .named(let name) = start.subject.type.unwrapped,
      let second = link(start.otherwise), second.subject == start.subject,
      let cases = unit.screen.types[name]?.cases
    else { return nil }
    let isExternal = unit.model(name)?.isExternal ?? false
    let isOptional = start.subject.type.isOptional
    // Of an optional, Swift takes them for its own.
    if isOptional, cases.contains(where: { ["none", "some"].contains($0.name) }) { return nil }
    var (arms, asked, next) = ([Arm](), NameSet(), start)
    while true {
      for name in next.arm.cases where !asked.insert(name) { return nil }
      // A type that is declared elsewhere need not be an enum of these values.
      if next.arm.takesAnyValues, isExternal || isOptional { return nil }
      arms.append(next.arm)
      var following = link(next.otherwise)
      if following == nil, !isExternal, !isOptional, let behind = last(next.otherwise),
        !behind.arm.cases.contains(where: asked.contains)
      {
        following = behind
      }
      guard let following, following.subject == start.subject else { break }
      next = following
    }
    let hasValues = cases.filter { !$0.values.isEmpty }.map { $0.name }
    // `== .case` compares the values too.
    if arms.contains(where: { !$0.takesAnyValues && $0.cases.contains(where: hasValues.contains) })
    {
      return nil
    }
    let others = cases.map { $0.name }.filter { !asked.contains($0) }
    if others.isEmpty, isExternal { return nil }
    (subject, self.arms, self.cases) = (start.subject, arms, cases)
    let isLeft = isOptional && !asked.contains("nil")
    if isLeft || !others.isEmpty {
      let namesNone = isExternal || others.count > Self.mostOthers
      rest = (namesNone ? [] : others + (isLeft ? ["nil"] : []), next.otherwise)
    }
  }

  /// The names of the values of a case.
  func values(of name: String) -> [String] {
    cases.first { $0.name == name }?.values.map { $0.name } ?? []
  }
}

extension TypedExpression {
  /// The value that a condition asks for its case, and the cases that will do.
  var askedCases: (subject: TypedExpression, cases: [String])? {
    // That an enum is missing is as good as a case of it.
    if case .builtin(.isNil, let arguments) = kind, case .named = arguments[0].type.unwrapped,
      arguments[0].askedValues == nil
    {
      return (arguments[0], ["nil"])
    }
    guard case .binary(let sign, let left, let right) = kind else { return nil }
    switch (sign, left.kind, right.kind) {
    case (.equal, _, .null): return (left, ["nil"])
    case (.equal, _, .enumCase(_, let name, let values)) where values.isEmpty:
      return (left, [name])
    case (.equal, .enumCase(_, let name, let values), _) where values.isEmpty:
      return (right, [name])
    case (.or, _, _):
      guard let first = left.askedCases, let second = right.askedCases,
        first.subject == second.subject
      else { return nil }
      return (first.subject, first.cases + second.cases)
    default: return nil
    }
  }

  /// The value of which a condition asks whether there are values of a case, as `load.done.isNil`.
  fileprivate var askedPresence: (subject: TypedExpression, case: String, isThen: Bool)? {
    switch kind {
    case .builtin(.isNil, let arguments):
      arguments[0].askedValues.flatMap { $0.body == nil ? ($0.subject, $0.case, false) : nil }
    case .not(let condition): condition.askedPresence.map { ($0, $1, !$2) }
    default: nil
    }
  }

  /// The values of a case, and of what; the body of the chain that goes on behind them.
  fileprivate var askedValues: (subject: TypedExpression, case: String, body: TypedExpression?)? {
    switch kind {
    case .caseValues(let subject, let name): (subject, name, nil)
    case .chain(let base, let body):
      base.askedValues.flatMap { $0.body == nil ? ($0.subject, $0.case, body) : nil }
    default: nil
    }
  }

  /// The expression as a choice by cases.
  func caseChoice(_ unit: Unit) -> CaseChoice<TypedExpression>? {
    CaseChoice(self, unit, link: { $0.caseLink }, last: { $0.lastCaseLink })
  }

  private var caseLink: CaseChoice<TypedExpression>.Link? {
    switch kind {
    case .choice(let condition, let then, let otherwise):
      .init(condition, then: then, else: otherwise)
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      .init(optional, as: name, then: then, else: otherwise)
    default: nil
    }
  }

  /// `mode.failed?.reason`, or that with a default, behind what is so in other cases.
  private var lastCaseLink: CaseChoice<TypedExpression>.Link? {
    switch kind {
    case .chain(let values, let body):
      let nothing = TypedExpression(.null, type)
      return values.caseLink(body, else: nothing)
    case .coalesce(let optional, let otherwise):
      guard case .chain(let values, let body) = optional.kind, !body.type.isOptional else {
        return nil
      }
      return values.caseLink(body, else: otherwise)
    default: return nil
    }
  }

  /// What is made of the values of a case, where that is nothing but members of theirs.
  private func caseLink(
    _ body: TypedExpression, else otherwise: TypedExpression
  ) -> CaseChoice<TypedExpression>.Link? {
    // No name of a spec.
    let name = "values?"
    return body.behind(.local(name, type.unwrapped)).flatMap {
      .init(self, as: name, then: $0, else: otherwise)
    }
  }

  /// The members of a chain's value as those of another; nil where it is more than members.
  private func behind(_ value: TypedExpression) -> TypedExpression? {
    switch kind {
    case .chained: value
    case .field(let base, let name):
      base.behind(value).map { TypedExpression(.field($0, name), type) }
    case .message(let base): base.behind(value).map { TypedExpression(.message($0), type) }
    case .builtin(let builtin, let arguments) where arguments.count == 1:
      arguments[0].behind(value).map { TypedExpression(.builtin(builtin, [$0]), type) }
    default: nil
    }
  }
}
