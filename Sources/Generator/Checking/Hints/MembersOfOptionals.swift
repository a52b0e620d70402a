import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Members of what may be missing.
extension ExpressionChecker {
  /// How a member is reached that is there where the value is.
  func hintAtOptional(_ asked: UnknownMember) -> Hint? {
    let (name, type) = (asked.name.text, asked.type)
    let own = TypeTable.otherNames[name] ?? name
    guard type.isOptional, type != .null,
      let member = [name, own].first(where: { types.hasMember($0, type.unwrapped) })
    else { return nil }
    if let chain = wholeChain(asked) {
      return "write '\(node.text(in: asked.range))\(chain)': more of it may be missing"
    }
    if let shown = shownInHole(asked) { return shown }
    if member != name, types.methodNames(of: type.unwrapped).contains(member) {
      let arguments = types.example(of: member, on: type.unwrapped)
      return chained("\(member)(\(arguments))", asked)
    }
    return numberInOperation(asked) ?? chained(member, asked)
  }

  /// How a member is asked of what may be missing; the values of a case have no default.
  private func chained(_ member: String, _ asked: UnknownMember) -> Hint {
    let chain: Hint = "write '?.\(member)'"
    let type = asked.type.unwrapped
    let value = "\(node.text(in: asked.range)) ?? \(example(of: type))"
    return type.isSeveral ? chain : "\(chain), or give a default: '(\(value)).\(member)'"
  }

  /// A member with all that is asked of it in turn, where more of that may be missing.
  private func wholeChain(_ asked: UnknownMember) -> String? {
    guard let text = node.scalar?.text else { return nil }
    func member(_ name: String, _ type: ValueType) -> ValueType? {
      types.member(name, of: TypedExpression(.null, type.unwrapped))?.type
    }
    var written = "?.\(asked.name.text)"
    var isLonger = false
    var type = member(asked.name.text, asked.type)
    var rest = text.utf8.dropFirst(asked.name.range.upperBound)
    while let owner = type, rest.first == UInt8(ascii: ".") {
      let next = String(Substring(rest.dropFirst().prefix(while: { $0.isInName })))
      type = member(next, owner)
      guard type != nil else { break }
      isLonger = isLonger || owner.isOptional
      written += (owner.isOptional ? "?." : ".") + next
      rest = rest.dropFirst(1 + next.utf8.count)
    }
    return isLonger ? written : nil
  }

  /// `s.open.bikes > 0`: nothing can be compared with a number that may be missing, or added to it.
  private func numberInOperation(_ asked: UnknownMember) -> Hint? {
    let (name, type, range) = (asked.name, asked.type, asked.range)
    let signs = node.signs(around: range.lowerBound..<name.range.upperBound)
    guard let sign = signs.first(where: { "<>+-*/%".utf8.contains($0) }),
      let field = types.fields(of: type.unwrapped)?.first(where: { $0.name == name.text }),
      field.type.unwrapped.isNumber
    else { return nil }
    let value = "\(node.text(in: range))?.\(name.text) ?? 0"
    return .init("write '\("<>".utf8.contains(sign) ? value : "(\(value))")'")
  }

  /// `${user.name}`, where all of the hole is one member of what may be missing.
  private func shownInHole(_ asked: UnknownMember) -> Hint? {
    let (name, type, range) = (asked.name, asked.type, asked.range)
    let bytes = Array((node.scalar?.text ?? "").utf8)
    guard range.lowerBound >= 2, bytes[range.lowerBound - 1] == UInt8(ascii: "{"),
      bytes[range.lowerBound - 2] == UInt8(ascii: "$"), name.range.upperBound < bytes.count,
      bytes[name.range.upperBound] == UInt8(ascii: "}"),
      let field = types.fields(of: type.unwrapped)?.first(where: { $0.name == name.text }),
      field.type.unwrapped == .string || field.type.unwrapped.isNumber || field.type == .bool
    else { return nil }
    return "write '\(node.text(in: range))?.\(name.text) ?? \(example(of: field.type.unwrapped))'"
  }
}
