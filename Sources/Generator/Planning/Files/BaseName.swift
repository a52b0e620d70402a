import MVVMGenPaths

/// What the files of a spec start with, and what their folder is called: from the spec file's name
/// alone, so that whoever plans a build knows it without reading the spec.
public func baseName(of path: String) -> String {
  SwiftName.base(ofFile: fileName(of: path))
}
