import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// Which enums of a screen are keys in JSON is told by its own requests. Where those of another
  /// spec ask for more, they would fail when they run.
  mutating func checkScreensInJSON() {
    let screens = libraries.filter { !$0.isLibrary && !$0.models.isEmpty }
    guard !screens.isEmpty else { return }
    for (service, checked) in zip(spec.services, screen.services) where checked.client != nil {
      for (method, checked) in zip(service.methods, checked.methods) {
        if case .answers(let type) = checked.kind {
          check(type, in: screens, at: method.returns?.span ?? method.name.span)
        }
        for (written, parameter) in zip(method.takes, checked.parameters) {
          check(parameter.type, in: screens, at: written.type.span)
        }
      }
    }
  }

  private mutating func check(_ type: ValueType, in screens: [CheckedScreen], at span: SourceSpan) {
    var seen = NameSet()
    var reason: String?
    func look(_ type: ValueType) {
      switch type {
      case .optional(let inner), .array(let inner), .set(let inner): look(inner)
      case .dictionary(let key, let value):
        if case .named(let name) = key,
          let owner = screens.first(where: { $0.declares(model: name) }),
          !owner.keysInJSON.contains(name)
        {
          reason = "'\(name)' of the screen '\(owner.name)' is made for no keys of JSON"
        }
        look(value)
      case .named(let name):
        guard seen.insert(name) else { return }
        for field in expressions.types[name]?.fields ?? [] { look(field.type) }
      default: break
      }
    }
    look(type)
    guard let reason else { return }
    report(.notJSON, reason, at: span, hint: SharedPart.inLibrary)
  }
}

extension CheckedScreen {
  fileprivate func declares(model name: String) -> Bool {
    models.contains { $0.name == name && !$0.isExternal }
  }
}
