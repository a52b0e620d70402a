import MVVMGenChecking

/// Where the documentation of a library goes: nothing in Swift is the library itself.
extension Unit {
  enum Bearer { case formatters, constants, models, services }

  /// The first that the library has.
  private var bearer: Bearer? {
    guard screen.isLibrary, screen.doc != nil else { return nil }
    if !screen.formatters.isEmpty { return .formatters }
    if !screen.constants.isEmpty { return .constants }
    return screen.models.isEmpty && screen.cells.isEmpty ? .services : .models
  }

  /// The documentation of a type that has the library's name, with that of the library.
  func doc(_ text: String, of type: Bearer) -> String {
    bearer == type ? "\(text)\n\n\(screen.doc ?? "")" : text
  }

  /// What stands at the top of a file, where no type has the library's name.
  func header(of kind: OutputKind) -> [String] {
    switch (bearer, kind) {
    case (.models, .models), (.services, .services):
      DocComment.lines(screen.doc).map { String($0.dropFirst("/// ".count)) }
    default: []
    }
  }
}
