import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// How a part of a value is set: with all of it.
extension ScreenChecker {
  /// `user.name` is set with all of `user`, `items[0]` with all of `items`.
  func settingField(_ path: String, in scope: Scope) -> Hint? {
    let name = path.prefix { $0 != "." && $0 != "[" }
    guard name.endIndex < path.endIndex, let type = self.scope[String(name)]?.type else {
      return nil
    }
    if screen.needs.contains(where: { $0.name == name }) {
      let state = "{ type: \(type.asWritten), initial: =\(name) }"
      return "'\(name)' is a need; a state that starts with it can be set: \(state)"
    }
    let part = path[name.endIndex...]
    // `seen.id`, where `id` is a key at hand.
    if case .dictionary(let key, _) = type, part.first == ".",
      case let local = String(part.dropFirst()), scope[local]?.type == key, declared[local] == nil
    {
      return "set all of it: { \(name): '=\(name).setting(\(local), ...)' }"
    }
    let whole = changing(part, of: String(name), type)
    return "set all of it: { \(name): \(whole == "..." ? whole : "'=\(whole)'") }"
  }

  /// A value with another one at the end of a path, as in
  /// `user.with(address: user.address.with(city: ...))`; `...` where that can't be said.
  private func changing(_ path: Substring, of value: String, _ type: ValueType) -> String {
    if path.first == "[" {
      let index = path.dropFirst().prefix { $0 != "]" }
      let rest = path.dropFirst(index.count + 2)
      switch type {
      case .array(let element) where !index.isEmpty && rest.first == ".":
        let part = changing(rest, of: "x", element)
        return part == "..." ? part : "\(value).map((x, i) => if i == \(index) then \(part) else x)"
      case .array where !index.isEmpty: return "\(value).replacing(\(index), ...)"
      case .dictionary where !index.isEmpty: return "\(value).setting(\(index), ...)"
      default: return "..."
      }
    }
    let name = path.dropFirst().prefix { $0 != "." && $0 != "[" }
    let rest = path[name.endIndex...]
    if case .dictionary(.string, _) = type, !name.isEmpty {
      return "\(value).setting(\"\(name)\", ...)"
    }
    guard path.first == ".", !name.isEmpty,
      let fields = expressions.types.fields(of: type.unwrapped)
    else { return "..." }
    if type.isOptional { return "\(value)?.with(\(name): ...)" }
    let field = fields.first { $0.name == name }?.type ?? .unknown
    return "\(value).with(\(name): \(changing(rest, of: "\(value).\(name)", field)))"
  }

  /// `todo.isDone` of an element that a step has named, where one list alone may hold it.
  func settingElement(_ path: String, in scope: Scope) -> Hint? {
    let name = String(path.prefix { $0 != "." })
    guard let entry = scope[name], entry.reference.kind == .local, declared[name] == nil,
      case .named(let type) = entry.type, expressions.types[type]?.fields != nil,
      case let part = changing(path.dropFirst(name.count), of: name, entry.type), part != "..."
    else { return nil }
    let lists = screen.values.filter { !$0.isDerived && $0.type == .array(entry.type) }.map {
      $0.name
    }
    guard lists.count == 1 else {
      return "'\(name)' is a copy, so set the state that it is from, with '\(part)'"
    }
    let isSame = expressions.types.hasID(entry.type) ? "x.id == \(name).id" : "x == \(name)"
    return "'\(name)' is a copy, so set the list: "
      + "{ \(lists[0]): '=\(lists[0]).map(x => if \(isSame) then \(part) else x)' }"
  }
}
