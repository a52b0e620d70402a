import MVVMGenDiagnostics
import MVVMGenReading

/// `(Int) async throws -> Item`, as Swift writes the type of a function: a method has keys for its
/// parts, and its parameters have names.
func methodMeant(byType text: String) -> Hint? {
  guard text.hasPrefix("("), let close = text.firstIndex(of: ")") else {
    return SwiftSignature("method() \(text)").map { .write($0.keysOfMethod) }
  }
  let types = text[..<close].dropFirst().split(separator: ",").map { String($0.drop { $0 == " " }) }
  var names: [String] = []
  for type in types {
    let name = nameOfValue(of: type)
    names.append(names.contains(name) ? "\(name)\(names.count + 1)" : name)
  }
  let parameters = zip(names, types).map { $1.contains(":") ? $1 : "\($0): \($1)" }
  let signature = "method(\(parameters.joined(separator: ", ")))\(text[close...].dropFirst())"
  return SwiftSignature(signature).map { .write($0.keysOfMethod) }
}

/// What a value of a type could be called: `order` of `Order`, `id` of `UUID?`.
func nameOfValue(of type: String) -> String {
  if type.hasPrefix("[") { return "items" }
  switch type.prefix(while: { $0.isLetter || $0.isNumber }) {
  case "String", "Int", "Double", "Bool": return "name"
  case "UUID": return "id"
  case let name: return String(name).withoutCapitals
  }
}
