import MVVMGenChecking

extension Unit {
  /// The access level of generated declarations, as it is written before them.
  var access: String {
    switch screen.access {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// The level of what screens in other modules need of a library, and nobody needs of a screen:
  /// its constants, its formatters, and what makes its cells.
  var sharedAccess: String { screen.isLibrary ? access : "" }
}
