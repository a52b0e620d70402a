/// What an option takes; the raw value is what the help calls it.
enum OptionValue: String {
  case folder = "DIR"
  case file = "FILE"
  case spec = "SPEC"
  case name = "NAME"
  case module = "MODULE"
  case moduleFolder = "MODULE=DIR"
  case operation = "ID"
  case testLibrary = "LIBRARY"
  case kinds = "KINDS"
  case accessLevel = "LEVEL"
  case format = "HOW"

  /// How a message asks for it.
  var what: String {
    switch self {
    case .folder: "a folder"
    case .file, .spec: "a file"
    case .name: "a name"
    case .module: "a module"
    case .moduleFolder: "a module and its folder"
    case .operation: "an operation"
    case .testLibrary: "a test library"
    case .kinds: "kinds of files"
    case .accessLevel: "an access level"
    case .format: "a format"
    }
  }
}
