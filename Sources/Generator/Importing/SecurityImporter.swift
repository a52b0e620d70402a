import MVVMGenChecking
import MVVMGenReading

/// What every request of a service needs.
struct SecurityImporter {
  private(set) var needs: [String] = []
  private(set) var query: [(key: String, value: String)] = []
  private(set) var headers: [(key: String, value: String)] = []
  private var names = UniqueNames()
  /// The schemes that count, all of them together.
  private let schemes: Set<String>
  /// What is needed where an operation says nothing; nil where nothing says anything.
  private let usual: [[String]]?

  /// Takes the first way in that the document offers to all, or else that any operation offers.
  init(_ schemas: inout SchemaImporter) {
    let document = schemas.document
    let schemes = document.root["components"]?["securitySchemes"]?.entries ?? []
    let operations = (document.root["paths"]?.entries ?? []).flatMap { $0.value.entries }
      .map { $0.value }
    let whole = Self.ways(document.root)
    let first = ((whole ?? []) + operations.flatMap { Self.ways($0) ?? [] }).first { !$0.isEmpty }
    let names = first ?? Array(schemes.map { $0.key }.prefix(1))
    self.schemes = Set(names)
    usual = whole ?? first.map { _ in [] }
    for name in names {
      guard let found = schemes.first(where: { $0.key == name })?.value,
        let scheme = document.resolved(found)
      else { continue }
      add(scheme, name, &schemas)
    }
    for (name, scheme) in schemes where !names.contains(name) {
      schemas.notes.add("the security scheme '\(name)' is left out: there is another", scheme)
    }
  }

  /// The ways in that a document or an operation names, each of several schemes together.
  private static func ways(_ node: YAMLNode) -> [[String]]? {
    node["security"]?.sequence?.map { $0.entries.map { $0.key } }
  }

  /// Whether an operation needs nothing, though others do.
  func isOpen(_ operation: YAMLNode) -> Bool {
    guard !needs.isEmpty, let ways = Self.ways(operation) ?? usual else { return false }
    return ways.allSatisfy { $0.isEmpty }
  }

  /// Whether an operation sends what the service sends, or nothing.
  func fits(_ operation: YAMLNode) -> Bool {
    guard let ways = Self.ways(operation) else { return true }
    return ways.allSatisfy { $0.isEmpty } || ways.contains { Set($0) == schemes }
  }

  private mutating func add(_ scheme: YAMLNode, _ name: String, _ schemas: inout SchemaImporter) {
    let kind = (scheme["type"]?.text, scheme["scheme"]?.text?.lowercased())
    func leaveOut(_ reason: String) {
      schemas.notes.add("the security scheme '\(name)' is left out: \(reason)", scheme)
    }
    switch kind {
    case ("oauth2", _), ("openIdConnect", _), ("http", "bearer"), ("http", "basic"):
      guard !headers.contains(where: { $0.key == "Authorization" }) else {
        return leaveOut("there is another")
      }
      guard kind.1 != "basic" else {
        // The name and the password, as base64.
        needs.append(names.name("credentials"))
        headers.append(("Authorization", "Basic ${credentials}"))
        return
      }
      needs.append(names.name("token"))
      headers.append(("Authorization", "Bearer ${token}"))
    case ("apiKey", _):
      guard let key = scheme["name"]?.text, let place = scheme["in"]?.text, place != "cookie" else {
        return leaveOut("a cookie is for the session to keep")
      }
      guard place == "query" || key.isHeaderName else {
        return leaveOut("no header can be called '\(key)'")
      }
      let need = names.name(needs.contains("apiKey") ? "\(Naming.lower(name))Key" : "apiKey")
      needs.append(need)
      if place == "query" {
        query.append((key, "=" + need))
      } else {
        headers.append((key, "=" + need))
      }
    default: leaveOut("a spec has none of it")
    }
  }
}
