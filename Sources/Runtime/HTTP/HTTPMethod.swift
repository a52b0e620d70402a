/// What a request asks a server to do.
public nonisolated enum HTTPMethod: String, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether a server that is asked twice does no more than one that is asked once.
  var mayBeRepeated: Bool {
    switch self {
    case .get, .put, .delete: true
    case .post, .patch: false
    }
  }
}
