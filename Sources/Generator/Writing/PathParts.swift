/// The folder of a path, with its slash, and the name behind it.
public func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
}

/// The path of a folder as it stands before those of its files.
func withSlash(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }
