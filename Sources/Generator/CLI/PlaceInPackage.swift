import Writing

/// The path of a spec from the folder of its Swift package, where SwiftPM runs Swift: so a terminal makes a
/// link of what Swift says of a spec, and a debugger finds it. Nil where there is no package: nobody knows
/// where Swift runs then. What is not committed, like a `.git`, must not matter, as the files are to be the
/// same on each machine.
func placeInPackage(of spec: String) -> String? {
  let path = normalized(spec.hasPrefix("/") ? spec : here + "/" + spec)
  var package = folder(of: path)
  while !package.isEmpty {
    if FileKind(at: package + "Package.swift") == .file {
      return String(path.dropFirst(package.count))
    }
    package = folder(of: String(package.dropLast()))
  }
  return nil
}

private let here = currentFolder()
