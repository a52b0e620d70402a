/// The name of the configuration, which stands among specs and is none.
public let configurationName = "mvvmgen.yaml"

/// Whether a file of that name is a spec.
public func isSpec(_ name: String) -> Bool {
  specStem(of: name) != nil && name != configurationName
}

/// A file's name without the ending of specs, which some systems write in capitals; nil where it
/// has another.
public func specStem(of name: String) -> Substring? {
  guard let point = name.lastIndex(of: "."),
    ["yaml", "yml"].contains(name[name.index(after: point)...].lowercased())
  else { return nil }
  return name[..<point]
}
