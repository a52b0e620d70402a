import MVVMGenSpec

// How a method of a service is called in specs, and so in messages: `shop.load`.

extension CheckedService {
  public func path(of method: Method) -> String { "\(name).\(method.name)" }
}

extension Step.Call {
  public var methodPath: String { "\(service).\(method)" }
}

extension CheckedScenario.Answer {
  public var methodPath: String { "\(service).\(method)" }
}

extension MethodReference {
  var path: String { "\(service.text).\(method.text)" }
}
