import Writing

/// The folder of a path, with its slash; empty for a name.
func folder(of path: String) -> String { splitPath(path).folder }

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

/// The way from a folder to a file, both as they are seen from the current folder; nil where that
/// can't be told from their paths.
func way(to file: String, from folder: String) -> String? {
  let (start, end) = (parts(of: folder), parts(of: file))
  let shared = zip(start, end).prefix { $0 == $1 }.count
  guard !start[shared...].contains(".."), folder.hasPrefix("/") || !file.hasPrefix("/"),
    !folder.hasPrefix("/") || file.hasPrefix("/")
  else { return nil }
  return String(repeating: "../", count: start.count - shared)
    + end[shared...].map(String.init).joined(separator: "/")
}

private func parts(of path: String) -> [Substring] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
}
