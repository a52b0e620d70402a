/// The kinds of files that are made of a spec, as `--emit` names them. A plugin can't import those
/// of the tool; a test compares them.
enum FileKind: String, CaseIterable {
  case viewmodel, models, services, clients, mocks, tests

  /// Those that belong to the app itself. All are made, the clients of a spec without `http:` as an
  /// empty file: a build does not plan anew when the text of a spec changes.
  static let ofSources: [FileKind] = [.viewmodel, .models, .services, .clients]

  /// The end of the file's name.
  var suffix: String {
    switch self {
    case .viewmodel: "ViewModel"
    case .models: "Models"
    case .services: "Services"
    case .clients: "Clients"
    case .mocks: "Mocks"
    case .tests: "Tests"
    }
  }
}
