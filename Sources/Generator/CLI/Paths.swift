/// The folder of a path, with its slash; empty for a name.
func folder(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
}

/// A path without `.` and `a/..`, so that one file has one name.
func normalized(_ path: String) -> String {
  var parts: [String] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) })
  where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
