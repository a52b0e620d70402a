import MVVMGenChecking
import MVVMGenExpressions

/// Writes what a scenario expects as conditions.
struct PatternEmitter {
  private let unit: Unit
  let emitter: ExpressionEmitter

  init(_ unit: Unit) {
    self.unit = unit
    emitter = ExpressionEmitter(unit, .test)
  }

  func conditions(_ expectation: CheckedScenario.Expectation) -> [Condition] {
    let subject = expectation.subject
    if subject.type == .bool, case .value(let value) = expectation.expected,
      case .bool(let expected) = value.kind
    {
      return [condition(subject, is: expected)]
    }
    return conditions(
      expectation.expected, on: emitter.found(subject).layout(atLeast: .chain), subject.type,
      isOpen: subject.isOpenChain)
  }

  /// The conditions that hold when a value is as expected; none where anything is. In an optional
  /// chain every value may be missing, whatever its own type is; an open one is optional only for
  /// what it went through, and goes on without a mark.
  func conditions(
    _ pattern: CheckedScenario.Pattern, on subject: Layout, _ type: ValueType,
    isInChain: Bool = false, isOpen: Bool = false
  ) -> [Condition] {
    let mayBeMissing = isInChain || type.isOptional
    if let whole = whole(pattern, type) {
      return [equal(subject, whole, mayBeMissing: mayBeMissing)]
    }
    let mark = type.isOptional && !isOpen ? "?" : ""
    switch pattern {
    case .value(let value): return [equal(subject, value, mayBeMissing: mayBeMissing)]
    case .fields(let fields):
      // A field that is not nil says so.
      let exists: [Condition] = type.isOptional && !fields.needValue ? [.exists(subject)] : []
      return exists + self.fields(fields, "\(subject)\(mark)", isInChain: mayBeMissing)
    case .enumCase(let name, let fields):
      return enumCase(name, fields, "\(subject)\(mark)")
    case .list(let elements):
      return list(elements, "\(subject)\(mark)", type)
    case .set(let elements):
      guard case .set(let element) = type.unwrapped else { return [] }
      let base: Layout = "\(subject)\(mark)"
      return [count(elements.count, of: base)]
        + elements.compactMap { contains($0, base, element, mayBeMissing: mayBeMissing) }
    case .dictionary(let entries):
      guard case .dictionary(_, let value) = type.unwrapped else { return [] }
      return [count(entries.count, of: "\(subject)\(mark)")]
        + entries.flatMap { entry in
          let key = emitter.typed(entry.key)
          // An entry that is nil looks like one that is not there.
          let exists: [Condition] =
            entry.pattern.needsValue(of: value.asOptional)
            ? [] : [.exists("\(subject)\(mark).index(forKey: \(key))")]
          return exists
            + conditions(
              entry.pattern,
              on: emitter.flattened("\(subject)\(mark)[\(key)]", elementOf: type),
              value.asOptional)
        }
    }
  }

  /// Whether something is so, as directly as it can be said.
  private func condition(_ subject: TypedExpression, is expected: Bool) -> Condition {
    switch subject.kind {
    case .not(let inner): return condition(inner, is: !expected)
    case .builtin(.isNil, let arguments):
      guard let optional = arguments.first else { break }
      let found = emitter.layout(optional, atLeast: .chain)
      return expected ? .isMissing(found) : .exists(found)
    default: break
    }
    let found = subject.comparesLists ? emitter.found(subject) : emitter.expression(subject)
    return expected ? .holds(found) : .fails(found)
  }

  /// The expected value, where it is all of the value and not just what matters of it.
  func whole(_ pattern: CheckedScenario.Pattern, _ type: ValueType) -> TypedExpression? {
    switch pattern {
    case .value(let value): return value
    case .list(let elements):
      guard case .array(let element) = type.unwrapped, unit.isHashable(element) else { return nil }
      return list(of: elements, element, type)
    case .set(let elements):
      guard case .set(let element) = type.unwrapped else { return nil }
      return list(of: elements, element, type)
    case .enumCase(let name, let fields):
      guard case .named(let enumeration) = type.unwrapped,
        let item = unit.screen.types[enumeration]?.cases?.first(where: { $0.name == name }),
        let arguments = arguments(fields, for: item.values)
      else { return nil }
      return TypedExpression(
        .enumCase(type: enumeration, name: name, arguments: arguments), type.unwrapped)
    case .fields(let fields):
      guard case .named(let name) = type.unwrapped, let all = unit.screen.types[name]?.fields,
        let arguments = arguments(fields, for: all)
      else { return nil }
      return TypedExpression(.model(name, arguments: arguments), type.unwrapped)
    case .dictionary(let entries):
      guard case .dictionary(_, let value) = type.unwrapped, unit.isHashable(value) else {
        return nil
      }
      let values = entries.compactMap { entry in
        whole(entry.pattern, value).map { TypedExpression.Entry(key: entry.key, value: $0) }
      }
      return values.count == entries.count && !emitter.mayRepeatKeys(values)
        ? TypedExpression(.dictionary(values), type.unwrapped) : nil
    }
  }

  /// The elements of a list or Set, where each is known as a whole.
  private func list(
    of elements: [CheckedScenario.Pattern], _ element: ValueType, _ type: ValueType
  ) -> TypedExpression? {
    let values = elements.compactMap { whole($0, element) }
    return values.count == elements.count ? TypedExpression(.list(values), type.unwrapped) : nil
  }

  /// The values of a model, a cell or a case, where all of them are named.
  private func arguments(
    _ patterns: [CheckedScenario.FieldPattern], for fields: [TypeDeclaration.Field]
  ) -> [TypedExpression.Argument]? {
    let arguments = fields.compactMap { field in
      patterns.first { $0.name == field.name }.flatMap { pattern in
        whole(pattern.pattern, pattern.type).map {
          TypedExpression.Argument(label: field.name, value: $0)
        }
      }
    }
    return arguments.count == fields.count ? arguments : nil
  }

  private func equal(
    _ subject: Layout, _ value: TypedExpression, mayBeMissing: Bool
  ) -> Condition {
    switch value.kind {
    case .bool(true) where !mayBeMissing: .holds(SwiftExpression(subject))
    case .bool(false) where !mayBeMissing: .fails(SwiftExpression(subject))
    case .list([]):
      mayBeMissing ? .equal(subject, SwiftExpression("[]")) : .isEmpty(subject)
    case .dictionary([]):
      mayBeMissing ? .equal(subject, SwiftExpression("[:]")) : .isEmpty(subject, "[:]")
    // A Set is made of its list by a call.
    case .dictionary,
      .list where value.isWrittenList:
      .lists(subject, emitter.expected(value).layout)
    case .null: .isMissing(subject)
    case .integer, .enumCase: .equal(subject, SwiftExpression(emitter.typed(value)))
    default: .equal(subject, emitter.expected(value))
    }
  }

  private func fields(
    _ fields: [CheckedScenario.FieldPattern], _ base: Layout, isInChain: Bool
  ) -> [Condition] {
    let base = base.bytes.count > ExpressionEmitter.longPath ? .linked(base) : base
    return fields.flatMap { field in
      conditions(
        field.pattern, on: "\(base).\(SwiftName.member(field.name))", field.type,
        isInChain: isInChain)
    }
  }

  private func enumCase(
    _ name: String, _ fields: [CheckedScenario.FieldPattern], _ base: Layout
  ) -> [Condition] {
    let values: Layout = "\(base).\(SwiftName.member(name))"
    // What is expected to be missing is so of any other case too.
    return (fields.needValue ? [] : [.exists(values)])
      + self.fields(fields, "\(values)?", isInChain: true)
  }

  private func list(
    _ elements: [CheckedScenario.Pattern], _ base: Layout, _ type: ValueType
  ) -> [Condition] {
    guard case .array(let element) = type.unwrapped else { return [] }
    var elements = elements
    let columns = element.isOptional ? [] : takeColumns(from: &elements, element, of: base)
    let count = columns.isEmpty ? [count(elements.count, of: base)] : columns
    return count
      + elements.enumerated().flatMap { index, pattern in
        // The columns were all of it.
        if case .fields([]) = pattern, !columns.isEmpty { return [Condition]() }
        let conditions = conditions(
          pattern,
          on: emitter.flattened("\(base).element(at: \(index))", elementOf: type),
          element.asOptional)
        // The count says already that there is an element.
        guard case .fields(let fields) = pattern, !element.isOptional, !fields.needValue,
          case .exists? = conditions.first
        else { return conditions }
        return Array(conditions.dropFirst())
      }
  }

  /// That a Set, which has no order, holds such an element; nothing where any is one.
  private func contains(
    _ pattern: CheckedScenario.Pattern, _ base: Layout, _ type: ValueType, mayBeMissing: Bool
  ) -> Condition? {
    let found: Layout
    if let whole = whole(pattern, type) {
      found = .call("\(base).contains", [emitter.typed(whole)])
    } else {
      let tests = conditions(pattern, on: "$0", type).map { $0.expression }
      guard !tests.isEmpty else { return nil }
      found = [base, ".contains ", .braced("{", .allOf(tests))]
    }
    return mayBeMissing ? .equal(found, SwiftExpression("true")) : .holds(SwiftExpression(found))
  }

  /// How many there are of something.
  func count(_ number: Int, of list: Layout) -> Condition {
    .equal("\(list).count", SwiftExpression(.text(NumberLiteral.integer(number))))
  }
}

extension CheckedScenario.Pattern {
  /// Whether nothing is as expected where there is no value of the type.
  fileprivate func needsValue(of type: ValueType) -> Bool {
    switch self {
    case .value(let value): !value.type.isOptional && value.kind != .null
    case .fields(let fields):
      type.isOptional || fields.needValue
    case .enumCase, .list, .set, .dictionary: true
    }
  }
}

extension [CheckedScenario.FieldPattern] {
  /// Whether one of them says that there is a value.
  fileprivate var needValue: Bool { contains { $0.pattern.needsValue(of: $0.type) } }
}
