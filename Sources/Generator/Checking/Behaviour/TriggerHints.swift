import MVVMGenDiagnostics
import MVVMGenExpressions

/// What was meant by the name of a trigger that nothing has.
extension ScreenChecker {
  /// What to do about it; `near` is a name that is like it.
  func triggerMeant(by name: String, near: Hint?) -> Hint? {
    if let hint = eventCalled(name) { return hint }
    if let hint = eventDecorated(name) { return hint }
    if let hint = severalNames(name) { return hint }
    if let plain = withoutOwner(name), declared[plain] != nil || plain == "start" {
      return .write(plain).ofOneWord
    }
    let declaration = "inputs: { \(name): {} }"
    if Self.startsOfOthers.contains(name) {
      return "what is done first stands under 'when: start'; an event that the view sends is"
        + " declared: \(declaration)"
    }
    return near ?? declaring(name, declaration) ?? notAName(name)
  }

  /// `when: open(id)`
  private func eventCalled(_ text: String) -> Hint? {
    let name = String(text.prefix { $0 != "(" })
    return name.utf8.count < text.utf8.count && hasEvent(name)
      ? "write '\(name)': the steps see its parameters by their names" : nil
  }

  /// `onSubmit`, `handleSubmit` and `submitTapped` of an event `submit`.
  private func eventDecorated(_ text: String) -> Hint? {
    let starts = ["on", "did", "handle", "will"].filter { text.hasPrefix($0) }
      .map { String(text.dropFirst($0.utf8.count)).withoutCapital }
    let ends = ["Tapped", "Pressed", "Clicked", "Selected", "Action", "Event"]
      .filter { text.hasSuffix($0) }.map { String(text.dropLast($0.utf8.count)) }
    return (starts + ends).first(where: hasEvent).map { .write($0) }
  }

  /// What a screen's start is called elsewhere.
  static let startsOfOthers: NameSet = [
    "didLoad", "init", "onAppear", "onInit", "onLoad", "onMount", "onStart", "viewDidAppear",
    "viewDidLoad", "viewWillAppear",
  ]

  /// `when: orders.load` of a service, and `when: count > 3`.
  private func notAName(_ text: String) -> Hint {
    if let point = text.firstIndex(of: "."), value(named: String(text[..<point])) != nil,
      ["change", "changed", "changes", "didSet", "didChange", "onChange"]
        .contains(text[text.index(after: point)...])
    {
      return "write '\(text[..<point])': the steps run when it has changed"
    }
    // `when: go.id`
    if let point = text.firstIndex(of: "."), hasEvent(String(text[..<point])) {
      return "write '\(text[..<point])': the steps see its parameters by their names"
    }
    let words = text.split(separator: " ", maxSplits: 1)
    if words.count == 2,
      value(named: String(words[0])) != nil || hasEvent(String(words[0])),
      ["changes", "changed", "is sent", "sent", "is tapped", "tapped", "is set"].contains(words[1])
    {
      return .write(String(words[0]))
    }
    // `when: [start reload]`
    let names = text.split(separator: " ").map(String.init)
    if names.count > 1,
      names.allSatisfy({ $0 == "start" || value(named: $0) != nil || hasEvent($0) })
    {
      return "write '[\(names.joined(separator: ", "))]'"
    }
    // `when: 1s`
    if text.utf8.first?.isDigit ?? false { return "write 'every: \(text)' in place of 'when'" }
    if text.hasPrefix("every ") { return "write 'every: \(text.dropFirst(6))' in place of 'when'" }
    if method(at: text)?.streams ?? false {
      return
        "call it when the screen starts: 'when: start', '- call: \(text)' and its steps under 'each'"
    }
    return allServices.contains { text.hasPrefix("\($0.name).") }
      ? "the steps after '- call: \(text)' go on with its answer"
      : "an expression needs a name: state: { name: { from: ... } }, and 'when: name'"
  }

  /// `when: a, b` is one text.
  func severalNames(_ text: String) -> Hint? {
    let signs: [Character] = [",", ";", "|", "&"]
    let words = text.split { $0 == " " || signs.contains($0) }.map(String.init)
    let names = words.filter { $0 != "or" && $0 != "and" }
    guard names.count > 1, names.allSatisfy(isName),
      names.count < words.count || text.contains(where: signs.contains)
        || names.allSatisfy({ declared[$0] != nil })
    else { return nil }
    return "several are a list: [\(names.joined(separator: ", "))]"
  }
}
