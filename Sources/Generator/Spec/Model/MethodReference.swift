import MVVMGenDiagnostics

/// `service.method`
public struct MethodReference: Equatable, Sendable {
  public var service: Name
  public var method: Name

  public var span: SourceSpan {
    var span = service.span
    span.length = method.span.end - service.span.offset
    return span
  }
}
