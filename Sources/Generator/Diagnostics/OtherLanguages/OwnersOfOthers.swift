/// What other view models write before their own names.
public let ownersOfOthers: Set<String> = [
  "self", "this", "input", "inputs", "output", "outputs", "state", "viewModel", "vm", "needs",
  "constants", "event", "action", "params", "args", "props",
]

/// The name that `input.name` and `self.name` stand for, with what is behind it.
public func withoutOwner(_ path: String) -> String? {
  guard let point = path.firstIndex(of: "."), ownersOfOthers.contains(String(path[..<point]))
  else { return nil }
  return String(path[path.index(after: point)...])
}
