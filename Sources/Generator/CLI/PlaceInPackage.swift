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

private let here = currentFolder()
