import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenWriting

/// The path of a folder, with a slash behind it, from that of the Swift package that it is in; nil
/// where there is none.
func placeInPackage(of folder: String) -> String? { packageAround(folder)?.place }

/// Whether builds make the files of a spec in a folder: it is among the sources of a package whose
/// manifest names the plugin.
func isGeneratedInBuilds(_ folder: String) -> Bool {
  guard let (package, place) = packageAround(folder), place.hasPrefix("Sources/"),
    let manifest = try? readFile(package + "Package.swift")
  else { return false }
  return String(decoding: manifest, as: UTF8.self).holds("MVVMGenPlugin")
}

/// The package that a folder is in, and the way from there to the folder, each with a slash behind
/// it. What stands above a repository is not of the project.
private func packageAround(_ folder: String) -> (path: String, place: String)? {
  var package = withSlash(normalized(folder.hasPrefix("/") ? folder : "\(here)/\(folder)"))
  var place = ""
  while FileKind(at: package + "Package.swift") != .file {
    guard FileKind(at: package + ".git") == .missing else { return nil }
    let (above, name) = splitPath(withoutSlashes(package))
    guard !above.isEmpty else { return nil }
    (package, place) = (above, "\(name)/\(place)")
  }
  return (package, place)
}

private let here = currentFolder()
