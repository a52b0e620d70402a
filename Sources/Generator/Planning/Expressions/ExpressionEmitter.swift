import MVVMGenChecking
import MVVMGenExpressions

/// Writes typed expressions in Swift.
struct ExpressionEmitter {
  let unit: Unit
  let site: Site
  /// The local names in scope, which hide properties of the same name.
  var locals = NameSet()
  /// The members of the type around that hide types.
  var hidingMembers = NameSet()
  /// In the head of an `if` or `for`, where a closure behind a call would be taken for its block.
  var isInHead = false
  /// In the hole of a text.
  var isInText = false
  /// On a side of an operator, other than `&&` and `||`.
  var isOperand = false
  /// In one of several operators, with closures on both sides.
  var isBesideClosures = false
  var row = Row.none
  /// Where Swift does not see what a bare number is: in the argument of a function; and behind the
  /// `??` of a list that is written out, where it takes one for one that may be missing.
  var saysDecimals = false
  /// How many closures of one chain stand behind what is written.
  var closuresBehind = 0
  /// What stands for the value of the optional chain around, innermost last.
  var chained: [Chained] = []
  /// Names of the values of a case that each have a name of their own.
  var unpacked: [String] = []
  /// What values are called where they are parameters, and that is not their own name.
  var namesOfValues: [String: String] = [:]
  /// What formatters are called that stand here once more, with the locale and time zone of what
  /// uses them.
  var namesOfFormatters: [String: String] = [:]

  struct Chained {
    let layout: Layout
    /// Whether what follows goes on an optional chain of Swift.
    let isOptional: Bool

    init(_ layout: Layout, isOptional: Bool) {
      self.layout = layout
      self.isOptional = isOptional
    }
  }

  init(_ unit: Unit, _ site: Site, locals: NameSet = []) {
    self.unit = unit
    self.site = site
    self.locals = locals
  }

  /// In a type of the spec with these members.
  init(_ unit: Unit, inside members: [String], locals: NameSet = []) {
    self.init(unit, .member, locals: locals)
    hidingMembers = unit.names.typeNames(among: members)
  }

  /// A type where a value could stand too.
  func type(_ type: ValueType) -> String {
    unit.names.type(type) { hidingMembers.contains($0) || locals.contains($0) }
  }

  /// The same for the head of an `if` or `for`.
  var inHead: ExpressionEmitter {
    var emitter = self
    emitter.isInHead = true
    return emitter
  }

  /// A method with a closure: `base.map { x in … }`, in a head `base.map({ x in … })`.
  func applying(
    _ method: String, to base: Layout, label: String = "", _ closure: Layout
  ) -> Layout {
    guard isInHead || label == "on" else { return "\(base).\(method) \(closure)" }
    return [base, .text(".\(method)(" + (label.isEmpty ? "" : "\(label): ")), closure, ")"]
  }

  /// A value where Swift knows the type that it has to have.
  func typed(_ value: TypedExpression) -> Layout {
    if let said = said(value) { return said.layout }
    guard let inner = inRow(value) else { return typedHere(value) }
    return inner.typedHere(value)
  }

  private func typedHere(_ value: TypedExpression) -> Layout {
    switch value.kind {
    case .integer(let number) where value.type == .decimal:
      return .text(NumberLiteral.integer(number))
    case .list(let elements):
      return .array(elements.map { typed($0) })
    case .dictionary(let entries):
      guard !mayRepeatKeys(entries) else { return layout(value) }
      return .dictionary(entries.map { (typed($0.key), typed($0.value)) })
    case .enumCase(let type, let name, let arguments) where name != "none" && name != "some":
      return ".\(SwiftName.member(name))" + values(arguments, of: type)
    case .coalesce: return typedCoalescing(value).layout(atLeast: .ternary)
    case .choice(let condition, let then, let otherwise):
      return choice(condition, branch(then, .or), branch(otherwise, .ternary)).layout
    default: return expressionHere(value).layout
    }
  }

  func layout(_ value: TypedExpression, atLeast level: SwiftExpression.Level = .ternary) -> Layout {
    expression(value).layout(atLeast: level)
  }

  func expression(_ value: TypedExpression) -> SwiftExpression {
    if let said = said(value) { return said }
    guard let inner = inRow(value) else { return expressionHere(value) }
    return inner.expressionHere(value)
  }

  private func expressionHere(_ value: TypedExpression) -> SwiftExpression {
    switch value.kind {
    case .integer(let number): return integer(number, value.type)
    case .decimal(let text): return decimal(text, value.type)
    case .bool(let flag): return SwiftExpression(flag ? "true" : "false")
    case .null: return SwiftExpression("nil")
    case .text: return text(value.pieces)
    case .date(let seconds): return date(seconds)
    case .url(let text): return url(text)
    case .uuid(let text): return uuid(text)
    case .data(let bytes): return data(bytes)
    case .list(let elements): return list(elements, value.type)
    case .dictionary(let entries): return dictionary(entries, value.type)
    case .enumCase(let type, let name, let arguments): return enumCase(type, name, arguments)
    case .reference(let reference): return SwiftExpression(self.reference(reference))
    case .field(let base, let name):
      if let value = unpackedField(base, name) { return SwiftExpression(.text(value)) }
      return SwiftExpression("\(receiver(base, of: name)).\(SwiftName.member(name))")
    case .message(let base):
      let member = base.type == .anyError ? "userMessage" : "message"
      return SwiftExpression("\(receiver(base)).\(member)")
    case .caseValues(let base, let name):
      return SwiftExpression("\(receiver(base)).\(SwiftName.member(name))")
    case .chain(let base, let body): return chain(base, body)
    case .chained: return SwiftExpression(chained.last?.layout ?? "")
    case .choiceOfOptional(let optional, let name, let then, let otherwise)
    where !then.mentions(name):
      return choice(ofPresent: optional, then, otherwise, value.type)
    case .coalesce, .choiceOfOptional: return coalescing(coalesced(value))
    case .not(let inner): return OperatorEmitter(self).not(inner)
    case .negate(let inner):
      guard value.type != .int else { return SwiftExpression("\(receiver(inner)).negated") }
      return prefixed("-", inner)
    case .binary(let sign, let left, let right):
      return OperatorEmitter(self).binary(sign, left, right, value.type)
    case .choice(let condition, let then, let otherwise):
      return choice(condition, then, otherwise)
    case .element(let base, let index): return element(of: base, at: index)
    case .builtin(let builtin, let arguments):
      return BuiltinEmitter(self).expression(builtin, arguments, value.type)
    case .function(let parameters, let body): return SwiftExpression(closure(parameters, body))
    case .formatted(let value, let formatter): return formatted(value, by: formatter)
    case .cell(let name, let arguments): return cell(name, arguments)
    case .model(let name, let arguments): return model(name, arguments)
    case .with(let base, let arguments): return copy(of: base, with: arguments)
    }
  }

  // MARK: Parts

  func labelled(_ arguments: [TypedExpression.Argument]) -> Layout {
    .list("(", arguments.map { labelled($0.label, $0.value) }, ")")
  }

  func labelled(_ label: String, _ value: TypedExpression) -> Layout {
    "\(SwiftName.label(label)): \(typed(value).chained(as: value))"
  }

  func call(_ name: String, _ arguments: [Layout]) -> SwiftExpression {
    SwiftExpression(.call(.text(name), arguments))
  }

  /// A text of these pieces. A value that is all of it is made a String, where it is none.
  func text(_ pieces: [TypedExpression.TextPiece]) -> SwiftExpression {
    if pieces.count == 1, case .hole(let value) = pieces[0] {
      switch value.type {
      case .string: return expression(value)
      // It has no initialiser of its own for them.
      case .decimal:
        return call(unit.names.known("String"), ["describing: \(converted(value))"])
      default: return call(unit.names.known("String"), [converted(value)])
      }
    }
    var inner = self
    inner.isInText = true
    return SwiftExpression(TextLiteral.layout(of: pieces) { inner.layout($0) })
  }
}
