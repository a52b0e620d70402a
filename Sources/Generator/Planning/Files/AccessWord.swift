import MVVMGenChecking

/// The access level of generated declarations, as it is written before them.
struct AccessWord {
  let text: String

  init(_ unit: Unit) {
    switch unit.screen.access {
    case .internal: text = ""
    case .package: text = "package "
    case .public: text = "public "
    }
  }

  /// The level of what screens in other modules need of a library, and nobody needs of a screen:
  /// its constants, its formatters, and what makes its cells.
  init(ofShared unit: Unit) {
    self = unit.screen.isLibrary ? AccessWord(unit) : AccessWord(text: "")
  }

  private init(text: String) {
    self.text = text
  }
}
