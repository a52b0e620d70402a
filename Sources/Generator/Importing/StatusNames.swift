/// What the failures of servers are called.
enum StatusNames {
  private static let known: [String: (name: String, message: String)] = [
    "400": ("badRequest", "The request was not understood"),
    "401": ("unauthorized", "You are not signed in"),
    "403": ("forbidden", "You may not do this"),
    "404": ("notFound", "It was not found"),
    "405": ("notAllowed", "This can't be done"),
    "409": ("conflict", "It does not go with what is there"),
    "410": ("gone", "It is not there any more"),
    "422": ("invalid", "The values are not valid"),
    "429": ("tooManyRequests", "Too many requests: try again later"),
    "500": ("serverError", "The server has a problem"),
    "503": ("unavailable", "The server is not available"),
    "3xx": ("redirected", "The server wants to be asked elsewhere"),
    "4xx": ("refused", "The server refused the request"),
    "5xx": ("serverFailed", "The server failed"),
  ]

  static func name(of status: String) -> String { known[status]?.name ?? "status" + status }

  static func message(of status: String) -> String {
    known[status]?.message ?? "The server answered with status \(status)"
  }
}
