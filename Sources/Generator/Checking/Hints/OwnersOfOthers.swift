import Expressions

/// What other view models write before their own names.
let ownersOfOthers: NameSet = [
  "self", "this", "input", "inputs", "output", "outputs", "state", "viewModel", "needs",
  "constants", "event", "action", "params", "args", "props",
]

/// The name that `input.name` and `self.name` stand for.
func withoutOwner(_ path: String) -> String? {
  guard let point = path.firstIndex(of: "."), ownersOfOthers.contains(String(path[..<point]))
  else { return nil }
  let name = String(path[path.index(after: point)...])
  return isName(name) ? name : nil
}
