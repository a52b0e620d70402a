import Writing

/// The path of a folder, with a slash behind it, from that of the Swift package that it is in; nil
/// where there is none. What stands above a repository is not of the project.
func placeInPackage(of folder: String) -> String? {
  let path = normalized(folder.hasPrefix("/") ? folder : here + "/" + folder)
  var place = ""
  var package = path == "/" ? path : path + "/"
  while FileKind(at: package + "Package.swift") != .file {
    guard FileKind(at: package + ".git") == .missing else { return nil }
    package.removeLast()
    let name = package.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(package[$0...].dropFirst())
    }
    guard let name else { return nil }
    place = name + "/" + place
    package.removeLast(name.count)
  }
  return place
}

/// Whether builds make the files of a spec in a folder: it is among the sources of a package whose
/// manifest names the plugin.
func isGeneratedInBuilds(_ folder: String) -> Bool {
  let path = folder.hasPrefix("/") ? folder : "\(currentFolder())/\(folder)"
  guard let place = placeInPackage(of: path), place.hasPrefix("Sources/") else { return false }
  let manifest = "\(normalized(path).dropLast(place.utf8.count - 1))Package.swift"
  guard let bytes = try? readFile(manifest) else { return false }
  return String(decoding: bytes, as: UTF8.self).holds("MVVMGenPlugin")
}

private let here = currentFolder()
