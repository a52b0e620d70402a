import MVVMGenChecking
import MVVMGenExpressions

extension ExpressionEmitter {
  func postfix(_ value: TypedExpression) -> Layout {
    if let joined = value.joinedLists { return untyped(joined) }
    return switch value.kind {
    case .list: untyped(value)
    // Swift misreads a member of such a literal that stands first in a list.
    case .decimal where value.type == .double, .integer where value.type == .double:
      "(\(layout(value)))"
    default: layout(value, atLeast: .postfix)
    }
  }

  /// A value that a member is asked of. Without room for it, behind parentheses also where these
  /// have several lines, the member has a line of its own.
  func receiver(_ value: TypedExpression, of member: String = "") -> Layout {
    let found = base(value)
    let count = found.bytes.count
    let isLong = count > Self.longPath || count + member.utf8.count > 2 * Self.longPath
    let linked = isLong ? Layout.linked(found) : found
    return value.asksFunction || value.goesOnBehindFunction ? [linked, .member] : linked
  }

  private func base(_ value: TypedExpression) -> Layout {
    switch value.kind {
    case .list, .decimal, .integer: return postfix(value)
    case .binary where value.joinedLists != nil: return postfix(value)
    default:
      let found = expression(value)
      return found.level < .postfix ? .hanging("(\(found.layout))") : found.layout
    }
  }

  /// Shorter ones have room wherever they are.
  static let longPath = 20

  /// The same for a method, which leaves a line of names without room for it too.
  func callee(_ value: TypedExpression) -> Layout {
    guard !isInHead, isPath(value) else { return receiver(value) }
    let found = base(value)
    // One name begins a line before its method does.
    return .hanging(found.isName ? [.behindLabel, found] : found)
  }

  /// Whether it is nothing but names in Swift too: the value of a chain may be that of a call.
  private func isPath(_ value: TypedExpression) -> Bool {
    guard value.isPath else { return false }
    return chained.last?.layout.hasBrackets != true || !value.has { $0.kind == .chained }
  }
}
