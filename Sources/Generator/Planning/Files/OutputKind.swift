/// The kinds of files that are generated for a spec.
public enum OutputKind: String, CaseIterable, Sendable {
  case viewModel = "viewmodel"
  case models
  case services
  case clients
  case mocks
  case tests

  /// The end of the file's name, before `.swift`.
  public var suffix: String {
    switch self {
    case .viewModel: "ViewModel"
    case .models: "Models"
    case .services: "Services"
    case .clients: "Clients"
    case .mocks: "Mocks"
    case .tests: "Tests"
    }
  }
}
