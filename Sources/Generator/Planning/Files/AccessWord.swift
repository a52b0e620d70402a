/// The access of what a spec generates, as it stands before a declaration.
struct AccessWord {
  let text: String

  init(_ unit: Unit) {
    switch unit.screen.access {
    case .internal: text = ""
    case .package: text = "package "
    case .public: text = "public "
    }
  }
}
