extension Form {
  /// The keys of services and of their methods.
  var serviceKeys: [KeyForm] {
    switch self {
    case .service:
      [
        Self.doc,
        KeyForm("protocol", .name, "The name of the protocol."),
        KeyForm(
          "style", .choice(["async", "callback"]),
          "`callback` gives the protocol completion handlers."),
        KeyForm("http", .form(.http), "What the live client needs."),
        KeyForm(
          "methods", .map(.either([.form(.method), .null])), "What can be called.",
          isRequired: true),
      ]
    case .method:
      [
        Self.doc,
        KeyForm("takes", .parameters, "The parameters, in order."),
        KeyForm("returns", .type, "The type of the answer."),
        KeyForm("streams", .type, "The type of the elements of an asynchronous stream."),
        KeyForm(
          "throws", .either([.name, .bool]), "The error that is thrown, or `true` for any."),
        KeyForm("sync", .bool, "The method answers at once."),
      ] + Self.httpMethodKeys
    case .http:
      [
        KeyForm("base", .text, "The URL that all paths start with.", isRequired: true),
        KeyForm("query", .object, "Sent with every request."),
        KeyForm("headers", .object, "Sent with every request."),
        KeyForm("needs", .parameters, "Parameters of the client's initialiser."),
        KeyForm(
          "dates", .text, "How times are written: iso8601, seconds, milliseconds or a pattern."),
        KeyForm("retry", .object, "When a request is tried again."),
        KeyForm("cache", .duration, "How long an answer is kept."),
        KeyForm("timeout", .duration, "How long an answer may take."),
      ]
    default: []
    }
  }

  /// The keys of a method that only its live client needs.
  public static let httpMethodKeys: [KeyForm] = [
    KeyForm("get", .template, "The path of a GET request."),
    KeyForm("post", .template, "The path of a POST request."),
    KeyForm("put", .template, "The path of a PUT request."),
    KeyForm("patch", .template, "The path of a PATCH request."),
    KeyForm("delete", .template, "The path of a DELETE request."),
    KeyForm("query", .object, "Query items."),
    KeyForm("headers", .object, "Headers."),
    KeyForm("body", .value, "What is sent, as JSON."),
    KeyForm("form", .object, "What is sent, as the fields of a form."),
    KeyForm("at", .text, "Where the value is in the response."),
    KeyForm("status", .object, "The error for each status, and for `network`."),
    KeyForm("otherwise", .name, "The error for any other failure."),
    KeyForm("retry", .object, "When a request is tried again."),
    KeyForm("cache", .duration, "How long an answer is kept."),
    KeyForm("timeout", .duration, "How long an answer may take."),
  ]
}
