/// A path without `.` and `a/..`, so that one file has one name.
public func normalized(_ path: String) -> String {
  var names: [String] = []
  for part in parts(of: path) where part != "." {
    if part == "..", let last = names.last, last != ".." {
      names.removeLast()
    } else {
      names.append(part)
    }
  }
  return joined(names[...], behind: path.hasPrefix("/") ? "/" : "")
}
