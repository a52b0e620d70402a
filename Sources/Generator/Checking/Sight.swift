import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What the checker knows of one place in a file, or of all that is named there, noted while it
/// checks: for editors. Where nobody asks there is none, and nothing is noted.
public final class Sight {
  /// What a name stands for.
  public struct Meaning: Equatable, Sendable {
    public var name: String
    public var span: SourceSpan
    public var type: ValueType
    /// The type whose field, case or member it is; nil for a name that stands alone.
    public var owner: ValueType?
    /// Where it is declared, for a name that stands alone.
    public var place: SourceSpan?
    /// What takes the value that stands under the name: a type, `Type.case`, an event or
    /// `service.method`.
    public var taker: String?

    /// What the name is declared under; nil for a name that stands alone.
    public var holder: String? {
      if let taker { return taker }
      guard case .caseValues(let type, let name)? = owner?.unwrapped else {
        return owner?.unwrapped.name
      }
      return "\(type).\(name)"
    }
  }

  /// What can stand at the place.
  public struct Candidate: Equatable, Sendable {
    public var name: String
    /// Nil where it depends on more: for methods.
    public var type: ValueType?
    /// Whether `?.` leads to it, and not `.`.
    public var isBehindOptional = false
  }

  private let file: FileID
  /// Nil for all places.
  private let offset: UInt32?
  /// What was named there, as often as the checker looked at it.
  public private(set) var meanings: [Meaning] = []
  /// Behind a point: the members, or the cases. Where a literal stands: the cases that it can be.
  public private(set) var members: [Candidate]?
  /// Where a field is given by its name: those that can be.
  public private(set) var fields: [Candidate] = []
  /// Names of values, the local ones among them.
  public private(set) var names: [Candidate] = []

  /// For a place in bytes, or for all.
  public init(file: FileID, offset: Int?) {
    self.file = file
    self.offset = offset.map { UInt32($0) }
  }

  /// Whether nothing was seen.
  public var isEmpty: Bool { meanings.isEmpty && members == nil && fields.isEmpty && names.isEmpty }

  /// The name at the place, as the checker took it in the end.
  public var meaning: Meaning? { meanings.last }

  func isIn(_ span: SourceSpan) -> Bool {
    guard let offset else { return span.file == file }
    return span.file == file && span.touches(Int(offset))
  }

  func see(_ meaning: Meaning) {
    // What is not known says nothing.
    if meaning.type != .unknown { meanings.append(meaning) }
  }

  func see(members: [Candidate]) { self.members = members }

  func see(fields: [Candidate]) { self.fields = fields }

  func see(_ scope: Scope) {
    names = scope.names.sorted().map { Candidate(name: $0, type: scope[$0]?.type) }
  }
}

extension ExpressionChecker {
  /// Notes a name that stands alone.
  func note(_ name: String, _ range: Range<Int>, _ scope: Scope) {
    guard let sight else { return }
    let span = place(range)
    guard sight.isIn(span) else { return }
    sight.see(scope)
    if let entry = scope[name] {
      sight.see(Sight.Meaning(name: name, span: span, type: entry.type, place: entry.span))
    }
  }

  /// Notes a member, with what comes of it.
  func note(
    _ name: Expression.Identifier, of owner: ValueType, _ found: TypedExpression
  ) -> TypedExpression {
    guard let sight else { return found }
    let span = place(name.range)
    guard sight.isIn(span) else { return found }
    sight.see(members: candidates(of: owner))
    sight.see(Sight.Meaning(name: name.text, span: span, type: found.type, owner: owner))
    return found
  }

  /// Notes where a case of an enum is named.
  func noteCase(_ name: String, of type: String, at span: SourceSpan) {
    guard let sight, sight.isIn(span), let cases = types[type]?.cases else { return }
    sight.see(members: cases.map { Sight.Candidate(name: $0.name, type: .named(type)) })
    guard cases.contains(where: { $0.name == name }) else { return }
    sight.see(Sight.Meaning(name: name, span: span, type: .named(type), owner: .named(type)))
  }

  /// Notes the name under which a value is given.
  func note(
    _ name: String, of taker: @autoclosure () -> String, _ type: ValueType, at span: SourceSpan
  ) {
    guard let sight, sight.isIn(span) else { return }
    sight.see(Sight.Meaning(name: name, span: span, type: type, taker: taker()))
  }

  /// Notes where the name of a field stands, or is about to, and which others are given.
  func noteField(
    _ name: String, of owner: FieldOwner, beside given: @autoclosure () -> [String?],
    at span: @autoclosure () -> SourceSpan
  ) {
    guard let sight, sight.isIn(span()) else { return }
    let given = given()
    sight.see(
      fields: owner.fields.filter { $0.name == name || !given.contains($0.name) }
        .map { Sight.Candidate(name: $0.name, type: $0.type) })
  }

  /// Notes a local name where it is given.
  func noteLocal(_ name: String, _ type: ValueType, at span: SourceSpan) {
    guard let sight, sight.isIn(span) else { return }
    sight.see(Sight.Meaning(name: name, span: span, type: type, place: span))
  }

  private func candidates(of type: ValueType) -> [Sight.Candidate] {
    let members = types.memberNames(of: type)
    var found = members.map {
      Sight.Candidate(name: $0, type: types.member($0, of: TypedExpression(.null, type))?.type)
    }
    found += types.methodNames(of: type).filter { !members.contains($0) }.map {
      Sight.Candidate(name: $0, type: nil)
    }
    guard case .optional(let wrapped) = type else { return found }
    return found
      + candidates(of: wrapped).map {
        Sight.Candidate(name: $0.name, type: $0.type, isBehindOptional: true)
      }
  }

  /// Goes through an expression that is still being written, without a message.
  mutating func look(at body: (inout ExpressionChecker) -> TypedExpression) {
    guard let sight, sight.isIn(node.span) else { return }
    let before = diagnostics
    _ = body(&self)
    diagnostics = before
  }
}
