import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPlanning

/// A library of another module that specs of this one use.
struct ForeignLibrary {
  var name: String
  var file: SourceFile
  var types: [DeclaredType]
  /// The specs that use it.
  var users: Set<String>
}

extension ModuleTypes {
  /// Takes note of the libraries of other modules that a spec uses, and tells of types of this
  /// module that have the names of theirs: in the code of who uses them, Swift takes those for
  /// these.
  mutating func addForeign(_ result: inout PipelineResult, of file: SourceFile) {
    var found: [Diagnostic] = []
    for type in result.declared {
      guard let library = foreignOwners[type.name].flatMap({ foreign[$0] }),
        !Self.isSame(library.file, file), let user = library.users.subtracting([file.name]).min()
      else { continue }
      refused[file.name, default: []].insert(user)
      found.append(message(of: type, in: file, hiding: library, for: user, &result.files))
    }
    for library in result.libraries where isElsewhere(library, result.files) {
      guard let owner = result.files[library.place.file] else { continue }
      if foreign[owner.name] == nil {
        let types = library.declaredTypes
        foreign[owner.name] = ForeignLibrary(
          name: library.name, file: owner, types: types, users: [])
        for type in types where foreignOwners[type.name] == nil {
          foreignOwners[type.name] = owner.name
        }
      }
      foreign[owner.name]?.users.insert(file.name)
      // Where it is used already, later declarations have been reported.
      guard let known = foreign[owner.name], known.users.count < 3 else { continue }
      for type in known.types {
        guard let other = owners[type.name], other.file.name != file.name,
          !Self.isSame(other.file, known.file)
        else { continue }
        refused[file.name, default: []].insert(other.file.name)
        found.append(
          message(of: other.type, in: other.file, hiding: known, for: file.name, &result.files))
      }
    }
    guard !found.isEmpty else { return }
    result.diagnostics = (result.diagnostics + found).inSourceOrder()
    result.generated = []
  }

  /// Whether it is one file, however its path is written.
  private static func isSame(_ file: SourceFile, _ other: SourceFile) -> Bool {
    file.name == other.name || file.bytes == other.bytes
  }

  mutating func removeForeign(_ file: String) {
    for (name, library) in foreign where library.users.contains(file) {
      foreign[name]?.users.remove(file)
      guard library.users == [file] else { continue }
      foreign[name] = nil
      for type in library.types where foreignOwners[type.name] == name {
        foreignOwners[type.name] = nil
      }
    }
  }

  private func message(
    of type: DeclaredType, in file: SourceFile, hiding library: ForeignLibrary, for user: String,
    _ files: inout SourceFiles
  ) -> Diagnostic {
    let theirs = library.types.first { $0.name == type.name }
    return Diagnostic(
      .declaredInModule,
      "'\(type.name)' hides the one of the library \(library.name), which '\(user)' uses",
      at: files.span(type.span, in: file),
      related: theirs.map { [.init(files.span($0.span, in: library.file), "that one is here")] }
        ?? [],
      hint: "give it another name: in this module Swift takes the one for the other")
  }
}
