import MVVMGenDiagnostics

/// What can be wrong with the live client of a service.
extension DiagnosticID {
  /// Keys of a request in a service without `http`.
  static let requestWithoutServer = DiagnosticID(54)
  /// A base that is no URL of a server.
  static let badBase = DiagnosticID(190)
  /// A method that is no one request.
  static let badRequest = DiagnosticID(191)
  /// A path that can't be one.
  static let badPath = DiagnosticID(192)
  /// What can't be sent.
  static let cannotSend = DiagnosticID(193)
  /// A place in the answer that can't be one.
  static let badPlace = DiagnosticID(194)
  /// A type that can't be read from JSON, or written as it.
  static let notJSON = DiagnosticID(195)
  /// A failure without its case.
  static let badFailure = DiagnosticID(196)
  /// A policy that can't be what it says.
  static let badHTTPPolicy = DiagnosticID(197)
  /// A parameter that no part of the request uses.
  static let notSent = DiagnosticID(198)
}
