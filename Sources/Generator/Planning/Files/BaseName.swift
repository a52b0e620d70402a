/// What the files of a spec start with, and what their folder is called: from the spec file's name
/// alone, so that whoever plans a build knows it without reading the spec.
public func baseName(of path: String) -> String {
  SwiftName.base(ofFile: fileName(of: path))
}

/// A path without its folders.
public func fileName(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}
