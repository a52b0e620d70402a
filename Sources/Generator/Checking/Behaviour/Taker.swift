import MVVMGenDiagnostics

/// What takes arguments: an event, or a method of a service.
struct Taker {
  /// `open`, or `weather.current`.
  let name: String
  let parameters: [TypedExpression.Parameter]
  private let place: Place

  private enum Place {
    /// Where each parameter is declared.
    case event([SourceSpan])
    case method(SourceSpan)
  }

  init(_ event: CheckedEvent) {
    name = event.name
    parameters = event.parameters
    place = .event(event.places)
  }

  init(_ service: CheckedService, _ method: CheckedService.Method) {
    name = service.path(of: method)
    parameters = method.parameters
    place = .method(method.span)
  }

  /// Where a method is declared.
  var methodSpan: SourceSpan? { if case .method(let span) = place { span } else { nil } }

  /// What a parameter is called among the declarations.
  func root(_ parameter: String) -> String {
    methodSpan == nil ? parameter : "\(name).\(parameter)"
  }

  /// Where its type is declared.
  func span(of parameter: String) -> SourceSpan? {
    switch place {
    case .event(let places):
      parameters.firstIndex { $0.name == parameter }.map { places[$0] }
    case .method(let span): span
    }
  }
}
