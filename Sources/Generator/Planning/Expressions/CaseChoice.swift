import Checking
import Expressions

/// A chain of choices that all ask which case of an enum one value is: a `switch` in Swift.
struct CaseChoice<Way> {
  let subject: TypedExpression
  let arms: [Arm]
  /// The other cases, none where there are too many to name, and what is done for them; nil where
  /// each case has an arm.
  private(set) var rest: (cases: [String], way: Way)?
  private let cases: [TypeDeclaration.Case]

  struct Arm {
    let cases: [String]
    /// What the way calls the values of the case.
    let valuesName: String?
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
      _ subject: TypedExpression, _ cases: [String], valuesName: String? = nil,
      takesAnyValues: Bool = true, then: Way, else otherwise: Way
    ) {
      self.subject = subject
      arm = Arm(cases: cases, valuesName: valuesName, takesAnyValues: takesAnyValues, way: then)
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
  init?(_ first: Way, _ unit: Unit, link: (Way) -> Link?) {
    guard let start = link(first), case .named(let name) = start.subject.type,
      let second = link(start.otherwise), second.subject == start.subject,
      let cases = unit.screen.types[name]?.cases
    else { return nil }
    let isExternal = unit.model(name)?.isExternal ?? false
    var (arms, asked, next) = ([Arm](), NameSet(), start)
    while true {
      for name in next.arm.cases where !asked.insert(name) { return nil }
      // A type that is declared elsewhere need not be an enum of these values.
      if next.arm.takesAnyValues, isExternal { return nil }
      arms.append(next.arm)
      guard let following = link(next.otherwise), following.subject == start.subject else { break }
      next = following
    }
    let hasValues = cases.filter { !$0.values.isEmpty }.map(\.name)
    // `== .case` compares the values too.
    if arms.contains(where: { !$0.takesAnyValues && $0.cases.contains(where: hasValues.contains) })
    {
      return nil
    }
    let others = cases.map(\.name).filter { !asked.contains($0) }
    if others.isEmpty, isExternal { return nil }
    (subject, self.arms, self.cases) = (start.subject, arms, cases)
    if !others.isEmpty {
      rest = (isExternal || others.count > Self.mostOthers ? [] : others, next.otherwise)
    }
  }

  /// The names of the values of a case.
  func values(of name: String) -> [String] {
    cases.first { $0.name == name }?.values.map(\.name) ?? []
  }
}

extension TypedExpression {
  /// The value that a condition asks for its case, and the cases that will do.
  var askedCases: (subject: TypedExpression, cases: [String])? {
    guard case .binary(let sign, let left, let right) = kind else { return nil }
    switch (sign, left.kind, right.kind) {
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
    case .builtin(.isNil, let arguments): arguments[0].askedValues.map { ($0, $1, false) }
    case .not(let condition): condition.askedPresence.map { ($0, $1, !$2) }
    default: nil
    }
  }

  /// The values of a case, and of what.
  var askedValues: (subject: TypedExpression, case: String)? {
    if case .caseValues(let subject, let name) = kind { (subject, name) } else { nil }
  }

  /// The expression as a choice by cases.
  func caseChoice(_ unit: Unit) -> CaseChoice<TypedExpression>? {
    CaseChoice(self, unit) { value in
      switch value.kind {
      case .choice(let condition, let then, let otherwise):
        return .init(condition, then: then, else: otherwise)
      case .choiceOfOptional(let optional, let name, let then, let otherwise):
        return optional.askedValues.map {
          .init($0, [$1], valuesName: name, then: then, else: otherwise)
        }
      default: return nil
      }
    }
  }
}
