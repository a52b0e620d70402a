/// The folder of a path, with its slash, and the name behind it.
public func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
}

/// The folder of a path, with its slash; empty for a name.
public func folder(of path: String) -> String { splitPath(path).folder }

/// A path without its folders.
public func fileName(of path: String) -> String { splitPath(path).name }

/// The path of a folder as it stands before those of its files.
public func withSlash(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

/// A path without the slashes at its end.
public func withoutSlashes(_ path: String) -> String {
  guard let last = path.utf8.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return "" }
  return String(path[...last])
}

/// A folder as the system wants it: the current one, which stands before no name, is `.` there.
public func orHere(_ folder: String) -> String { folder.isEmpty ? "." : folder }

/// What stands between the slashes of a path.
func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
}

/// The parts of a path as one. The standard library's `joined` looks for a conformance while it
/// runs.
func joined(_ parts: ArraySlice<String>, behind start: String) -> String {
  var path = start
  for place in parts.indices {
    if place > parts.startIndex { path += "/" }
    path += parts[place]
  }
  return path
}
